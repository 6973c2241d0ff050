import type { BoardProps, GameBoard, Motion } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { ThematicMap } from '../content/thematic-drawing.ts';
import type { View } from '../rules/view.ts';
import { choiceNamesIn } from '../words/choice-names.ts';
import { whole } from '../words/spoken.ts';
import { fetchPictures, hasPictures } from './island/board-picture.tsx';
import { Choosing } from './spirits/choosing.tsx';
import { SpiritSign } from './island/pieces.tsx';

/*
 * Spirits are chosen before there is an island: what draws it, what lies before a spirit, and the words of all cards come when it is laid.
 */
let laid: typeof import('./island/laid.ts') | undefined;
/** The shapes of the thematic boards come with the first table that has them. */
let map: ThematicMap | null = null;

async function fetchLaid(thematic: boolean): Promise<void> {
  if (thematic) map ??= (await import('../content/thematic-outlines.ts')).thematicMap;
  laid ??= await import('./island/laid.ts');
}

const isLaid = ({ island }: View): boolean => island.boards.length > 0;

export const ready: NonNullable<GameBoard<View>['ready']> = (view, question) => {
  const { thematic } = view.wishes;
  const missing: Promise<void>[] = [];
  const need = (part: Promise<void> | undefined): void => {
    if (part !== undefined) missing.push(part);
  };
  if (isLaid(view)) {
    need(whole());
    if (laid === undefined || (thematic && map === null)) need(fetchLaid(thematic));
  } else if (question !== null) {
    const asksBoard = question.name === 'take-board' || question.name === 'extra-board';
    if (asksBoard && !hasPictures()) need(fetchPictures(thematic));
    // What an aspect does is said in the words of the cards.
    if (question.name === 'take-aspect' || question.name === 'extra-board') need(whole());
    if (question.name === 'take-aspect' && laid === undefined) need(fetchLaid(thematic));
  }
  return missing.length === 0 ? undefined : Promise.all(missing).then(() => {});
};

export const readable: NonNullable<GameBoard<View>['readable']> = ({ island }) =>
  laid?.readableSize(island, innerWidth < innerHeight ? 0.75 : 1.8, map) ?? { width: 0, height: 0 };

/** Spirits and boards to choose from, and then the island. */
export function Board(props: BoardProps<View> & { readonly motion: Motion<View> | null }): ReactNode {
  const { view, motion } = props;
  if (!isLaid(view) || (motion !== null && !isLaid(motion.before))) return <Choosing {...props} aspects={laid?.AspectChoice} />;
  const { IslandBoard } = laid!;
  return <IslandBoard {...props} {...(view.wishes.thematic && map !== null ? { map } : {})} />;
}

export function Hand(props: BoardProps<View>): ReactNode {
  if (!isLaid(props.view)) return null;
  const { Hand: LaidHand } = laid!;
  return <LaidHand {...props} />;
}

export function Side(props: BoardProps<View> & { readonly size: 'narrow' | 'wide' }): ReactNode {
  if (!isLaid(props.view)) return null;
  const { Side: LaidSide } = laid!;
  return <LaidSide {...props} />;
}

type OfSeat = BoardProps<View> & { readonly of: number };

/** Before the island is laid a seat has no more than its spirit. */
export function SeatLine(props: OfSeat): ReactNode {
  const { view, language, of } = props;
  const { kind } = view.spirits[of]!;
  if (kind < 0) return null;
  if (isLaid(view)) {
    const { SeatLine: LaidLine } = laid!;
    return <LaidLine {...props} />;
  }
  const name = choiceNamesIn(language).spirit(kind);
  return (
    <span className="spirit-island si-seat-line" role="img" aria-label={name} title={name}>
      <SpiritSign seat={of} kind={kind} size={18} />
    </span>
  );
}

export function SeatPanel(props: OfSeat): ReactNode {
  const { view, language, of } = props;
  const { kind } = view.spirits[of]!;
  if (kind < 0) return null;
  if (isLaid(view)) {
    const { SeatPanel: LaidPanel } = laid!;
    return <LaidPanel {...props} />;
  }
  return (
    <div className="spirit-island si-seat">
      <p className="si-seat-name">{choiceNamesIn(language).spirit(kind)}</p>
    </div>
  );
}

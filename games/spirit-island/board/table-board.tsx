import type { BoardProps, GameBoard, Motion } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { View } from '../rules/view.ts';
import { whole } from '../words/spoken.ts';
import { fetchPictures } from './board-picture.tsx';
import { Choosing } from './choosing.tsx';

/*
 * Spirits are chosen before there is an island: what draws it, what lies before a spirit, and the words of all cards come when it is laid.
 */
let laid: typeof import('./laid.ts') | undefined;

const fetchLaid = async (): Promise<void> => {
  laid = await import('./laid.ts');
};

const isLaid = ({ island }: View): boolean => island.boards.length > 0;

export const ready: NonNullable<GameBoard<View>['ready']> = (view, question) => {
  if (!isLaid(view)) return question?.name === 'take-board' ? fetchPictures() : undefined;
  const words = whole();
  return laid !== undefined && words === undefined ? undefined : Promise.all([fetchLaid(), words]).then(() => {});
};

export const readable: NonNullable<GameBoard<View>['readable']> = ({ island }) =>
  laid?.readableSize(island, innerWidth < innerHeight ? 0.75 : 1.8) ?? { width: 0, height: 0 };

/** Spirits and boards to choose from, and then the island. */
export function Board(props: BoardProps<View> & { readonly motion: Motion<View> | null }): ReactNode {
  const { view, motion } = props;
  if (!isLaid(view) || (motion !== null && !isLaid(motion.before))) return <Choosing {...props} />;
  const { IslandBoard } = laid!;
  return <IslandBoard {...props} />;
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

import type { BoardProps } from '@skerry/presentation';
import { type EnlargeHandlers, picking, useEnlarge } from '@skerry/presentation/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BLUE, BRICK, GREY, RED } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { tellings } from '../words/spoken.ts';
import type { FiftyFirstStateAnswer } from '../words/telling.ts';
import { CardFace, PlaceFace, TALL } from './card-face.tsx';
import { Choices } from './choosers.tsx';
import { Glyphs } from './glyph-lines.tsx';
import { LargeCard } from './large-card.tsx';
import { both, byFinger } from './lit.tsx';

const ways = ['incorporate', 'build', 'make-deal', 'raze-card'] as const;
type Way = (typeof ways)[number];

const paidWith: Readonly<Record<Way, number>> = { incorporate: GREY, build: BRICK, 'make-deal': BLUE, 'raze-card': RED };

const isWay = (answer: FiftyFirstStateAnswer, way: Way, card: number): boolean => answer.kind === way && answer.card === card;

/** The answer for each of the four ways to use a card, -1 where it is none now. */
function waysOf({ question }: BoardProps<FiftyFirstStateView>, card: number): readonly number[] {
  if (question?.name !== 'turn') return ways.map(() => -1);
  return ways.map((way) => question.answers.findIndex((answer) => isWay(answer as FiftyFirstStateAnswer, way, card)));
}

/** T-7.1, T-7.7, T-8.1, T-9.1: the ways to use a card that are open now, each with its price. */
function Ways({ props, words, card }: { props: BoardProps<FiftyFirstStateView>; words: Words; card: number }): ReactNode {
  const { question, pointed, view, language } = props;
  const open = waysOf(props, card).flatMap((index, i) => (index < 0 ? [] : [{ index, way: ways[i]! }]));
  if (open.length === 0) return null;
  return (
    <div className="fs-ways">
      {open.map(({ index, way }) => {
        const n = way === 'build' ? 1 : locations[card]!.distance;
        return (
          <button
            key={way}
            type="button"
            className={`fs-way ${pointed === index ? 'fs-pointed' : ''}`}
            aria-label={tellings[language].answer(question!.answers[index]!, question!, view)}
            {...picking(props, index)}
          >
            <Glyphs groups={[[{ kind: 'good', good: paidWith[way], n }]]} size={15} />
            {words.board.ways[way]}
          </button>
        );
      })}
    </div>
  );
}

const EDGE = 6;

/** What can be done with a card, in words, over the card that was picked; for a finger with the card itself, large. */
function WaysList({
  props,
  words,
  card,
  beside,
  large,
  close,
}: {
  props: BoardProps<FiftyFirstStateView>;
  words: Words;
  card: number;
  beside: Element;
  large: boolean;
  close: () => void;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const indices = waysOf(props, card).filter((index) => index >= 0);
  useLayoutEffect(() => {
    const element = box.current!;
    element.showPopover();
    const { offsetWidth: w, offsetHeight: h } = element;
    const { left, top, width } = beside.getBoundingClientRect();
    element.style.left = `${Math.max(EDGE, Math.min(left + (width - w) / 2, innerWidth - w - EDGE))}px`;
    element.style.top = `${Math.max(EDGE, Math.min(top - h - EDGE, innerHeight - h - EDGE))}px`;
    element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [beside]);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={words.locations[card]}
      className="fs-ways-list"
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      {large ? <LargeCard card={card} words={words} /> : <strong>{words.locations[card]}</strong>}
      {indices.length > 0 && <Choices props={props} words={words} indices={indices} />}
      {large && (
        <button type="button" className="fs-close" onClick={close}>
          {words.board.close}
        </button>
      )}
    </div>
  );
}

/** The face of a card that is an answer by itself. */
export function AskedFace({
  props,
  index,
  large,
  children,
}: {
  props: BoardProps<FiftyFirstStateView>;
  index: number;
  large: EnlargeHandlers;
  children: ReactNode;
}): ReactNode {
  const { question, pointed, view, language } = props;
  const pick = picking(props, index);
  return (
    <button
      type="button"
      className={`fs-held-face fs-held-lit ${pointed === index ? 'fs-pointed' : ''}`}
      data-answers={pick['data-answers']}
      onClick={pick.onClick}
      {...both(large, pick.onPointerEnter, pick.onPointerLeave)}
    >
      {children}
      <span className="unseen">{tellings[language].answer(question!.answers[index]!, question!, view)}</span>
    </button>
  );
}

const WHOLE = { width: 98, height: 98 * TALL };
const SHORTER = { width: 106, height: 84 };

const sized = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width,
  height,
  viewBox: `-1 -1 ${width + 2} ${height + 2}`,
  'aria-hidden': true as const,
});

/** A card in the own hand: lit where it is asked for; in a turn, with the ways to use it. */
export function HeldCard({ props, words, card }: { props: BoardProps<FiftyFirstStateView>; words: Words; card: number }): ReactNode {
  const { question, view, seat } = props;
  const enlarge = useEnlarge();
  const [opened, setOpened] = useState<{ readonly asked: number | null; readonly beside: Element; readonly large: boolean } | null>(null);
  const seen = view.players[seat!]!.shown.includes(card);
  const large = enlarge(() => <LargeCard card={card} words={words} notes={seen ? [words.board.seenByAll] : []} />);
  const asked = question?.id ?? null;
  const index =
    question === null
      ? -1
      : question.answers.findIndex(
          (answer) =>
            answer.kind === 'card' && question.name !== 'pick' && (answer as FiftyFirstStateAnswer & { card: number }).card === card,
        );
  const face = (
    <>
      <svg className="fs-held-whole" {...sized(WHOLE)}>
        <CardFace card={card} {...WHOLE} words={words} />
      </svg>
      <svg className="fs-held-short" {...sized(SHORTER)}>
        <PlaceFace card={card} {...SHORTER} words={words} text={13} />
      </svg>
    </>
  );
  if (index >= 0) {
    return (
      <div className="fs-held">
        <AskedFace props={props} index={index} large={large}>
          {face}
        </AskedFace>
      </div>
    );
  }
  const open = waysOf(props, card).filter((way) => way >= 0);
  const usable = open.length > 0;
  const built = question?.name === 'build-on' && (question.about as { readonly card?: number } | undefined)?.card === card;
  return (
    <div className={`fs-held ${built ? 'fs-held-asked' : ''}`}>
      <button
        type="button"
        aria-haspopup={usable ? 'dialog' : undefined}
        data-answers={usable ? open.join(' ') : undefined}
        className={`fs-held-face ${usable ? 'fs-held-usable' : ''}`}
        {...large}
        onClick={(event) => {
          const finger = byFinger(event);
          if (usable || finger) setOpened({ asked, beside: event.currentTarget, large: finger });
        }}
      >
        {face}
        <span className="unseen">{words.locations[card]}</span>
      </button>
      <Ways props={props} words={words} card={card} />
      {opened !== null && opened.asked === asked && (
        <WaysList props={props} words={words} card={card} beside={opened.beside} large={opened.large} close={() => setOpened(null)} />
      )}
    </div>
  );
}

import { picking, useEnlarge } from '@skerry/presentation/react';
import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { SuperstarView } from '../rules/view.ts';
import { cardFaces, type Card } from '../content/cards.ts';
import type { Words } from '../words/catalogue.ts';
import { CardPicture, Sign } from './pictograms.tsx';

/** The face of a card: its picture in a round window, and its name. */
function Face({ card, words }: { card: Card; words: Words }): ReactNode {
  return (
    <>
      <svg className="ss-card-picture" viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="18" className="ss-card-window" />
        {cardFaces[card].bonus && <circle r="15.6" className="ss-card-orbit" />}
        <g transform="scale(1.12)">
          <CardPicture card={card} />
        </g>
      </svg>
      <span className="ss-card-name">{words.card[card]}</span>
    </>
  );
}

/** The card large, with all that it does and the rules it follows. */
export function LargeCard({ card, words, note }: { card: Card; words: Words; note: string | null }): ReactNode {
  const { bonus, shows, rules } = cardFaces[card];
  return (
    <div className={`superstar ss-large ss-card-${card}`}>
      <div className="ss-large-head">
        <svg width="64" height="64" viewBox="-20 -20 40 40" aria-hidden="true">
          <circle r="18" className="ss-card-window" />
          <g transform="scale(1.12)">
            <CardPicture card={card} />
          </g>
        </svg>
        <div>
          <strong>{words.card[card]}</strong>
          {bonus && <small>{words.board.bonusCard}</small>}
          {note !== null && <small>{note}</small>}
        </div>
      </div>
      {shows.map((effect) => (
        <p key={effect}>
          {shows.length > 1 && (
            <Sign size={22}>
              <g className="ss-sign">
                <CardPicture card={effect} />
              </g>
            </Sign>
          )}
          <span>{words.effect[effect]}</span>
        </p>
      ))}
      <p>{bonus ? words.bonusGoesOn : words.simpleToo}</p>
      <footer>{rules.join(' · ')}</footer>
    </div>
  );
}

export type CardState = 'hand' | 'face-up' | 'face-down';

/** A card that lies before its owner or is held; lit when it can be played. */
export function CardView({
  card,
  state,
  index,
  blocked,
  props,
  words,
}: {
  card: Card;
  state: CardState;
  index: number | null;
  /** The rule that forbids to play it now. */
  blocked: string | null;
  props: BoardProps<SuperstarView>;
  words: Words;
}): ReactNode {
  const enlarge = useEnlarge();
  const note =
    state === 'face-up'
      ? words.board.faceUp
      : state === 'face-down'
        ? words.board.faceDown
        : blocked === null
          ? null
          : words.board.blocked(blocked);
  const large = enlarge(() => <LargeCard card={card} words={words} note={note} />);
  const className = `ss-card ss-card-${card} ss-card-${state}`;
  const label = [words.card[card], ...(cardFaces[card].bonus ? [words.board.bonusCard] : []), ...(note === null ? [] : [note])].join(', ');
  if (index === null) {
    return (
      // It can be looked at by keyboard too, so it is a button that cannot be pressed.
      <button
        type="button"
        aria-disabled="true"
        className={`${className} ${blocked === null ? '' : 'ss-card-blocked'}`}
        aria-label={label}
        {...large}
      >
        <Face card={card} words={words} />
      </button>
    );
  }
  const pick = picking(props, index);
  return (
    <button
      type="button"
      className={`${className} ss-card-lit ${props.pointed === index ? 'ss-pointed' : ''}`}
      aria-label={`${label}. ${cardFaces[card].shows.map((effect) => words.effect[effect]).join(' ')}`}
      data-answers={pick['data-answers']}
      onClick={pick.onClick}
      {...large}
      onPointerEnter={(event) => (pick.onPointerEnter(), large.onPointerEnter(event))}
      onPointerLeave={(event) => (pick.onPointerLeave(), large.onPointerLeave(event))}
      onFocus={(event) => (pick.onFocus(), large.onFocus(event))}
      onBlur={(event) => (pick.onBlur(), large.onBlur(event))}
    >
      <Face card={card} words={words} />
    </button>
  );
}

import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { actionCards, actions } from '../content/action-cards.ts';
import { type PropertyId, propertyRule } from '../content/original.ts';
import { CARDS } from '../rules/cards.ts';
import type { Words } from '../words/catalogue.ts';
import { ActionPicture } from './action-pictures.tsx';
import { Sign } from './strip.tsx';

/** Marks where a long word may be broken: between a vowel and a syllable that follows it. Not every browser knows every language. */
const broken = (text: string): string =>
  text.replace(/(?<=[^\s]{4}[аеёиоуыэюяіїєaeiou])(?=[^\saеёиоуыэюяіїєьй][аеёиоуыэюяіїє][^\s]{2})/gi, '\u00ad');

/** The face of an action card: its number, and each of its two actions with sign and name. */
function Face({ card, words }: { card: number; words: Words }): ReactNode {
  const { number, actions: both } = actionCards[card]!;
  return (
    <>
      <span className="fi-card-number">{number}</span>
      {both.map((action) => (
        <span key={action} className="fi-card-half">
          <Sign size={32} box={15}>
            <ActionPicture action={action} />
          </Sign>
          <span className="fi-card-name">{broken(words.action[action])}</span>
        </span>
      ))}
    </>
  );
}

/** The card large, with what its actions do and the rules that they follow. */
export function LargeCard({ card, words, note }: { card: number; words: Words; note: string | null }): ReactNode {
  const { number, actions: both } = actionCards[card]!;
  return (
    <div className={`floating-islands fi-large fi-card-${number}`}>
      <header>
        <span className="fi-card-number">{number}</span>
        {note !== null && <small>{note}</small>}
      </header>
      {both.map((action) => (
        <div key={action} className="fi-large-half">
          <Sign size={44} box={15}>
            <ActionPicture action={action} />
          </Sign>
          <div>
            <strong>{words.action[action]}</strong>
            <p>{words.effect[action]}</p>
            <small>{actions[action]}</small>
          </div>
        </div>
      ))}
      <footer>{words.board.both}</footer>
    </div>
  );
}

export function LargeProperty({ airship: id, words }: { airship: PropertyId; words: Words }): ReactNode {
  return (
    <div className="floating-islands fi-large">
      <div className="fi-large-half">
        <Sign size={44} box={15}>
          <ActionPicture action={id} />
        </Sign>
        <div>
          <strong>{words.property[id].name}</strong>
          <p>{words.property[id].text}</p>
          <small>{propertyRule(id)}</small>
        </div>
      </div>
      <footer>{words.board.original}</footer>
    </div>
  );
}

/** A turn in the row: the number of its card. */
export function SmallTurn({ card, words }: { card: number; words: Words }): ReactNode {
  const enlarge = useEnlarge();
  const castled = card >= CARDS;
  const { number } = actionCards[card % CARDS]!;
  const note = castled ? words.castling : words.board.played;
  return (
    <span
      className={`fi-small-turn fi-card-${number} ${castled ? 'fi-card-down' : ''}`}
      role="img"
      aria-label={castled ? words.describe.castledAs(number) : words.describe.cardNumber(number)}
      {...enlarge(() => <LargeCard card={card % CARDS} words={words} note={note} />)}
    >
      {number}
    </span>
  );
}

/** What a card does when it is clicked: nothing, gives an answer, or is marked. */
export interface Pick {
  readonly lit: boolean;
  /** The answers that it stands for, by itself or with others. */
  readonly answers: readonly number[];
  readonly marked?: boolean;
  readonly pointed?: boolean;
  onClick(): void;
  onPoint?(on: boolean): void;
}

/** A card that is held or lies before its owner. */
export function CardView({
  card,
  words,
  note = null,
  pick = null,
  blocked = null,
}: {
  card: number;
  words: Words;
  note?: string | null;
  pick?: Pick | null;
  /** The rule that forbids it now. */
  blocked?: string | null;
}): ReactNode {
  const enlarge = useEnlarge();
  const said = blocked === null ? note : words.board.blocked(blocked);
  const large = enlarge(() => <LargeCard card={card} words={words} note={said} />);
  const { number, actions: both } = actionCards[card]!;
  const className = `fi-card fi-card-${number}`;
  const label = [
    words.describe.cardNumber(number),
    both.map((action) => words.action[action]).join(', '),
    ...(said === null ? [] : [said]),
  ].join(': ');
  if (pick === null) {
    return (
      <div className={`${className} ${blocked === null ? '' : 'fi-card-blocked'}`} role="img" aria-label={label} tabIndex={0} {...large}>
        <Face card={card} words={words} />
      </div>
    );
  }
  const point = (on: boolean): void => pick.onPoint?.(on);
  return (
    <button
      type="button"
      className={`${className} ${pick.lit ? 'fi-card-lit' : ''} ${pick.marked === true ? 'fi-card-marked' : ''} ${pick.pointed === true ? 'fi-pointed' : ''}`}
      aria-pressed={pick.marked}
      data-answers={pick.answers.join(' ')}
      onClick={pick.onClick}
      {...large}
      onPointerEnter={(event) => (point(true), large.onPointerEnter(event))}
      onPointerLeave={(event) => (point(false), large.onPointerLeave(event))}
      onFocus={(event) => (point(true), large.onFocus(event))}
      onBlur={(event) => (point(false), large.onBlur(event))}
    >
      <Face card={card} words={words} />
      <span className="unseen">
        {said} {both.map((action) => words.effect[action]).join(' ')}
      </span>
      {pick.marked === true && (
        <Sign size={22} box={10}>
          <circle r="9" className="fi-mark-back" />
          <path d="M-4.4 0L-1.2 3.6L4.6 -3.6" className="fi-mark-tick" />
        </Sign>
      )}
    </button>
  );
}

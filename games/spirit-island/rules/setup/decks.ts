import { blightCards } from '../../content/blight-cards.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import type { CardSet } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import { isInSets, type SetChoice, setChoices } from '../../content/sets.ts';
import type { Events } from '../state.ts';

/** The cards of a table's sets, by number: found once, copied for each game. */
interface Decks {
  readonly minor: readonly number[];
  readonly major: readonly number[];
  readonly fear: readonly number[];
  readonly blight: readonly number[];
  readonly events: readonly number[];
}

/** J-26.1 */
const numbersIn = (sets: SetChoice, cards: readonly { readonly set: CardSet }[]): number[] =>
  cards.flatMap(({ set }, card) => (isInSets(sets, set) ? [card] : []));

function decksOf(sets: SetChoice): Decks {
  const cards = numbersIn(sets, powers);
  return {
    minor: cards.filter((card) => powers[card]!.kind === 'minor'),
    major: cards.filter((card) => powers[card]!.kind === 'major'),
    fear: numbersIn(sets, fearCards),
    blight: numbersIn(sets, blightCards),
    // J-36.4: what only one adversary brings is laid there by it.
    events: numbersIn(sets, eventCards).filter((card) => eventCards[card]!.onlyWith === undefined),
  };
}

const decks = Object.fromEntries(setChoices.map((sets) => [sets, decksOf(sets)])) as Readonly<Record<SetChoice, Decks>>;

export const powerDeck = (sets: SetChoice, deck: 'minor' | 'major'): number[] => [...decks[sets][deck]];
export const fearCardsOf = (sets: SetChoice): number[] => [...decks[sets].fear];

/** J-39.13: without events no card that is kind, or done at once. */
export const blightDeck = (sets: SetChoice, withEvents: boolean): number[] =>
  withEvents ? [...decks[sets].blight] : decks[sets].blight.filter(lastsWithoutEvents);

function lastsWithoutEvents(card: number): boolean {
  const { side, perPlayer, ongoing, lasting } = blightCards[card]!;
  return side !== 'blighted' || (perPlayer > 2 && (ongoing.length > 0 || lasting !== null));
}

/** J-26.3 */
export const eventDeck = (sets: SetChoice): Events => ({
  unseen: [...decks[sets].events],
  under: [],
  discard: [],
  current: -1,
  part: 0,
  title: '',
  back: 0,
});

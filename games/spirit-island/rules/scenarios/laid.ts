import type { Island } from '../island/geography.ts';
import type { Space, State } from '../state.ts';

/** What scenarios have put on the table. What a scenario does not have stays empty. */
export interface Laid {
  /** Ward the Shores: the land of each pattern. */
  wards: number[];
  /** Rituals of the Destroying Flame: the land of each marker. */
  flames: number[];
  /** Elemental Invocation: the markers, each on a corner. */
  invoked: { readonly corner: number; readonly element: number }[];
  /** Despicable Theft: the thieves on the island, each with the number that it carries, or -1 as long as nobody has seen it; */
  thieves: { land: number; value: number }[];
  /** the numbers that nobody sees now, in no order; and those that have left the island this turn. */
  loot: number[];
  gone: number[];
  /** Powers Long Forgotten: the lands of the markers that lie face down, how many of those have numbers, and which numbers may be there; */
  hidden: number[];
  numbered: number;
  numbers: number[];
  /** what was found, by whom and where; `held`: by players who have not used it yet. */
  finds: { readonly n: number; readonly by: 'players' | 'invaders'; readonly land: number; held: boolean }[];
  /** The turn in which each spirit has but one card play; -1: none. */
  onePlayIn: number;
  /** Second Wave: which of its two games it is; */
  wave: 'first' | 'won' | 'second';
  /** the spirits of the first game, the cards that they laid aside, and those that are in play this turn, by whom; */
  first: number[];
  aside: number[];
  helping: { readonly seat: number; readonly card: number }[];
  /** a turn of the second has begun in stage III; */
  lastStage?: true;
  /** what the first game left on the island; */
  left: { readonly island: Island; readonly spaces: Space[] } | null;
  /** the blight beside the card, and that card: it comes when the card is turned again. */
  beside: { readonly card: number; readonly n: number } | null;
  /** still healthy cards of the first game, on top of the blight deck. */
  next: number[];
  /** The Great River: towns that have left the island. */
  emigrants: number;
  /** Powers Long Forgotten: towns that have left the game. */
  lostTowns: number;
}

/** J-24.6: what lay in a land that is gone; what a thief carried comes back when time passes. */
export function sinkLaid({ laid }: State, land: number): void {
  const isElsewhere = (there: number): boolean => there !== land;
  laid.wards = laid.wards.filter(isElsewhere);
  laid.flames = laid.flames.filter(isElsewhere);
  const lost = laid.thieves.filter((thief) => thief.land === land);
  laid.thieves = laid.thieves.filter((thief) => thief.land !== land);
  laid.gone.push(...lost.flatMap(({ value }) => (value < 0 ? [] : [value])));
}

export const nothingLaid = (): Laid => ({
  wards: [],
  flames: [],
  invoked: [],
  thieves: [],
  loot: [],
  gone: [],
  hidden: [],
  numbered: 0,
  numbers: [],
  finds: [],
  onePlayIn: -1,
  wave: 'first',
  first: [],
  aside: [],
  helping: [],
  left: null,
  beside: null,
  next: [],
  emigrants: 0,
  lostTowns: 0,
});

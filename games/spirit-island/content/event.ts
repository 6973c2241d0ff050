import type { Element } from './elements.ts';
import type { Part } from './part.ts';
import type { CardSet } from './power.ts';

/** One of the things that may happen. */
export interface Branch {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** One of the things that the table may choose. */
export interface Choice extends Branch {
  /** Energy for each player, shared freely. */
  readonly price: number;
  /** What must be there at least, where the price depends on what is done. */
  readonly least?: number;
  /** Such elements and cards help to pay. */
  readonly aidedBy: Element | null;
}

/** What decides about the main event. */
export type Main =
  | { readonly by: 'choice'; readonly choices: readonly Choice[] }
  /** The second branch holds from this stage, or terror level, on; or on a blighted island. */
  | { readonly by: 'stage' | 'terror'; readonly from: 2 | 3; readonly branches: readonly [Branch, Branch] }
  | { readonly by: 'island'; readonly branches: readonly [Branch, Branch] }
  /** Each spirit chooses, for each of the slow power cards that it has in play. */
  | { readonly by: 'slow-card'; readonly branches: readonly [Branch, Branch] };

export interface EventCard {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly main: Main;
  /** Of beasts, disease or strife. */
  readonly token: Branch | null;
  readonly dahan: Branch | null;
  /** Only this adversary brings it. */
  readonly onlyWith?: 'france';
  /** Another card is drawn when it has been carried out. */
  readonly thenAnother?: true;
}

type Side = { readonly token?: Branch; readonly dahan?: Branch };

/** Makers of the event cards of one set. */
export const eventsOf =
  (set: CardSet) =>
  (name: string, main: Main, { token, dahan }: Side): EventCard => ({
    name,
    set,
    origin: 'published',
    main,
    token: token ?? null,
    dahan: dahan ?? null,
  });

export const branch = (title: string, ...parts: Part[]): Branch => ({ title, parts });
export const free = (title: string, ...parts: Part[]): Choice => ({ title, price: 0, aidedBy: null, parts });
export const forEnergy = (price: number, aidedBy: Element | null, title: string, ...parts: Part[]): Choice => ({ title, price, aidedBy, parts });
/** A price that depends on what is done, but is never less than this. */
export const forAtLeast = (least: number, aidedBy: Element, title: string, ...parts: Part[]): Choice => ({ title, price: 0, least, aidedBy, parts });
export const choose = (...choices: Choice[]): Main => ({ by: 'choice', choices });
export const healthyOrBlighted = (healthy: Branch, blighted: Branch): Main => ({ by: 'island', branches: [healthy, blighted] });
export const forEachSlowCard = (one: Branch, other: Branch): Main => ({ by: 'slow-card', branches: [one, other] });
/** The second from stage II, or III, on. */
export const byStage = (from: 2 | 3, early: Branch, late: Branch): Main => ({ by: 'stage', from, branches: [early, late] });
export const byTerror = (from: 2 | 3, low: Branch, high: Branch): Main => ({ by: 'terror', from, branches: [low, high] });

/** All that may happen by a card. */
export function branchesOf({ main, token, dahan }: EventCard): Branch[] {
  const branches: readonly Branch[] = main.by === 'choice' ? main.choices : main.branches;
  return [...branches, ...[token, dahan].filter((side) => side !== null)];
}

/** The names of all that may happen by a card. */
export const titlesOf = (card: EventCard): string[] => branchesOf(card).map(({ title }) => title);

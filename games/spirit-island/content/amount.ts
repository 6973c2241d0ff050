import { type Element, type Elements, readElements } from './elements.ts';
import type { Named } from './pieces.ts';

/** What is counted for an amount. */
export type Counted =
  /** Here unless told: in adjacent lands, here and there, or in the land that the power targets, wherever it is used. */
  | { readonly count: 'pieces'; readonly of: readonly Named[]; readonly where?: 'adjacent' | 'around' | 'target' }
  /** How many of these kinds are here. */
  | { readonly count: 'kinds'; readonly of: readonly Named[] }
  /** The ones or the others, whichever are fewer. */
  | { readonly count: 'fewer'; readonly of: readonly Named[]; readonly or: readonly Named[] }
  /** By this action, in all lands. */
  | { readonly count: 'destroyed' | 'removed'; readonly of: readonly Named[] }
  /** Presence that this action has replaced. */
  | { readonly count: 'presence-replaced' }
  /** Yours, or that of all spirits. */
  | { readonly count: 'presence'; readonly of?: 'anyone' }
  | { readonly count: 'element'; readonly of: Element }
  | { readonly count: 'cards-played' }
  | { readonly count: 'sacred-sites-with-invaders' }
  /** Your sacred sites, or your presence, here and in adjacent lands. */
  | { readonly count: 'sacred-sites-near' | 'presence-near' }
  /** Adjacent lands with your presence. */
  | { readonly count: 'lands-beside' }
  /** How often you have all of these elements. */
  | { readonly count: 'sets'; readonly of: Elements }
  /** Your presence that was destroyed here in this action. */
  | { readonly count: 'presence-lost' }
  | { readonly count: 'invader-discards' | 'terror' | 'absorbed' }
  /** The highest number that is uncovered on your energy track. */
  | { readonly count: 'energy-track' }
  /** Fear cards that are earned and not yet resolved. */
  | { readonly count: 'earned-fear-cards' }
  /** Sacred sites of all spirits in the land. */
  | { readonly count: 'sacred-sites-here' }
  | { readonly count: 'adjacent-lands' }
  | { readonly count: 'players' };

/** A number, or so many for each of something. */
export type Amount =
  | number
  | {
      readonly per: Counted;
      /** For each: so many. */
      readonly each: number;
      /** One share for every so many of them. */
      readonly every?: number;
      /** A share that is begun counts too. */
      readonly up?: true;
      readonly times?: Counted;
      readonly plus?: number;
      readonly most?: number;
    };

const pieces = (of: readonly Named[]): Counted => ({ count: 'pieces', of });
export const per = (each: number, ...of: Named[]): Amount => ({ per: pieces(of), each });
export const perEvery = (every: number, of: Named): Amount => ({ per: pieces([of]), each: 1, every });
export const perElement = (of: Element): Amount => ({ per: { count: 'element', of }, each: 1 });
export const perAround = (each: number, ...of: Named[]): Amount => ({ per: { count: 'pieces', of, where: 'around' }, each });
/** Counted in the land that the power targets. */
export const perInTarget = (each: number, ...of: Named[]): Amount => ({ per: { count: 'pieces', of, where: 'target' }, each });
export const perKind = (...of: Named[]): Amount => ({ per: { count: 'kinds', of }, each: 1 });
export const perFewer = (of: readonly Named[], or: readonly Named[]): Amount => ({ per: { count: 'fewer', of, or }, each: 1 });
export const perDestroyed = (each: number, ...of: Named[]): Amount => ({ per: { count: 'destroyed', of }, each });
export const perRemoved = (every: number, of: Named): Amount => ({ per: { count: 'removed', of: [of] }, each: 1, every });
export const perReplaced = (each: number): Amount => ({ per: { count: 'presence-replaced' }, each });
export const perAdjacent = (each: number, ...of: Named[]): Amount => ({ per: { count: 'pieces', of, where: 'adjacent' }, each });
/** One for every so many, and for the rest. */
export const roundedUp = (every: number, of: Named): Amount => ({ per: pieces([of]), each: 1, every, up: true });
export const perPlayer = (each: number): Amount => ({ per: { count: 'players' }, each });
export const sacredSitesHere: Amount = { per: { count: 'sacred-sites-here' }, each: 1 };
export const adjacentLands: Amount = { per: { count: 'adjacent-lands' }, each: 1 };
export const perCardPlayed: Amount = { per: { count: 'cards-played' }, each: 1 };
export const perPresence = (each: number, times?: Named): Amount => ({
  per: { count: 'presence' },
  each,
  ...(times === undefined ? {} : { times: pieces([times]) }),
});
/** For each presence here, whosever it is. */
export const perAnyPresence = (each: number): Amount => ({ per: { count: 'presence', of: 'anyone' }, each });
/** "1 for each set of …" */
export const perSet = (each: number, of: string): Amount => ({ per: { count: 'sets', of: readElements(of) }, each });
export const perEveryElement = (every: number, of: Element): Amount => ({ per: { count: 'element', of }, each: 1, every });
export const perOther = (each: number, of: Named): Amount => ({ per: pieces([of]), each, plus: -each });
const counting = (count: 'sacred-sites-near' | 'presence-near' | 'lands-beside' | 'presence-lost' | 'invader-discards' | 'terror' | 'absorbed') =>
  (each = 1): Amount => ({ per: { count }, each });
export const perSacredSiteNear = counting('sacred-sites-near');
export const perPresenceNear = counting('presence-near');
export const perLandBeside = counting('lands-beside');
export const perPresenceLost = counting('presence-lost');
export const perInvaderDiscard = counting('invader-discards');
export const perTerrorLevel = counting('terror');
export const perAbsorbed = counting('absorbed');
/** The highest uncovered number of the energy track, and so much more. */
export const highestEnergy = (plus: number): Amount => ({ per: { count: 'energy-track' }, each: 1, plus });
export const perEarnedFearCards = (every: number): Amount => ({ per: { count: 'earned-fear-cards' }, each: 1, every });
export const atMost = (most: number, amount: Amount): Amount => (typeof amount === 'number' ? Math.min(most, amount) : { ...amount, most });

/** "Up to so many", or all that are there. */
export interface UpTo {
  readonly upTo: Amount;
  readonly least?: number;
  readonly may?: true;
}
export const upTo = (n: Amount): UpTo => ({ upTo: n });
/** "1 or 2" */
export const fromTo = (least: number, most: number): UpTo => ({ upTo: most, least });
/** "You may … so many" */
export const maybe = (n: Amount): UpTo => ({ upTo: n, may: true });
/** How many of them: exactly, up to, or all. */
export type Many = Amount | UpTo | 'all';
const isUpTo = (n: Many): n is UpTo => typeof n === 'object' && 'upTo' in n;
/** `any`: as many as one likes. */
export const many = (n: Many | 'any'): { n: Amount | 'all'; upTo: boolean; least?: number; may?: true } => {
  if (n === 'any') return { n: 'all', upTo: true };
  if (!isUpTo(n)) return { n, upTo: false };
  const { upTo: most, ...more } = n;
  return { n: most, upTo: true, ...more };
};

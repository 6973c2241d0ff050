import type { Terrain } from './boards.ts';
import { type Element, type Elements, readElements } from './elements.ts';

/*
 * The words in which powers, fear cards, blight cards and escalations are written. A card is a list of steps: plain data that the rules
 * carry out, the telling puts into words and the page previews. Reading a card here should be like reading the card.
 */

/** Pieces that a step can name. */
export type Named = 'explorer' | 'town' | 'city' | 'dahan' | 'blight' | 'beasts' | 'wilds' | 'disease' | 'badlands' | 'strife';
export const invaders: readonly Named[] = ['explorer', 'town', 'city'];

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

/** What a land (or a spirit, or the island) must be. All of a list must hold. */
export type Test =
  | { readonly is: 'terrain'; readonly of: readonly Terrain[] }
  | { readonly is: 'coastal' | 'inland' | 'ocean' | 'dry-land' }
  /** `surely`: what only may count as such a piece does not. */
  | { readonly is: 'has'; readonly of: readonly Named[]; readonly least: number; readonly most?: number; readonly surely?: true }
  | { readonly is: 'without'; readonly of: readonly Named[] }
  /** More of the ones than of the others: by so many at least, or by one. */
  | { readonly is: 'more'; readonly of: readonly Named[]; readonly than: readonly Named[]; readonly by?: number }
  /** So many of these in all adjacent lands together. */
  | { readonly is: 'surrounded'; readonly of: readonly Named[]; readonly least: number }
  /** Whether a card in the ravage space shows the land. */
  | { readonly is: 'ravage-card'; readonly shows: boolean }
  | { readonly is: 'presence'; readonly of: 'you' | 'target' | 'anyone' }
  | { readonly is: 'sacred-site'; readonly of: 'you' | 'target' | 'anyone' }
  | { readonly is: 'all'; readonly of: readonly Test[] }
  /** Your presence is in all adjacent lands. */
  | { readonly is: 'hemmed-in' }
  /** So much of your presence was destroyed here in this action. */
  | { readonly is: 'presence-lost'; readonly least: number }
  | { readonly is: 'other-target' | 'self-target' }
  | { readonly is: 'your-sacred-sites'; readonly least: number }
  | { readonly is: 'any'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly test: Test }
  /** This land, or an adjacent one, is so; or only an adjacent one. */
  | { readonly is: 'near' | 'beside'; readonly test: readonly Test[] }
  | { readonly is: 'terror'; readonly least: number; readonly most: number }
  /** The land from which the range was measured; adjacent to it; or that it is a sacred site of the user now. */
  | { readonly is: 'origin' | 'beside-origin' | 'origin-is-sacred-site' }
  /** By this action, in this land. */
  | { readonly is: 'destroyed' | 'added'; readonly of: readonly Named[] }
  /** And by that none of them is left here. */
  | { readonly is: 'all-destroyed'; readonly of: readonly Named[] }
  /** A power with two target lands: either of them, or the second one. */
  | { readonly is: 'targeted' | 'second-target' }
  /** Dahan are printed there: the board begins with them. */
  | { readonly is: 'printed-dahan' }
  /** An invader card in this space of theirs shows the land. */
  | { readonly is: 'shown'; readonly on: 'ravage' | 'build' }
  /** Of the whole island. */
  | { readonly is: 'healthy-island' }
  /** The last ravages have added no blight to its board. */
  | { readonly is: 'spared-board' }
  /** So many lands of its board are like this. */
  | { readonly is: 'lands-of-board'; readonly least: number; readonly in: readonly Test[] }
  /** The user has no other power card in play. */
  | { readonly is: 'only-card' }
  /** The user has so many power cards in play, or one of so high a printed cost. */
  | { readonly is: 'burdened'; readonly cards: number; readonly cost: number }
  /** What lies on the whole board of the land, or only in such lands of it, is so. */
  | { readonly is: 'board'; readonly test: BoardTest; readonly in: readonly Test[] };

/** Tests that count pieces, and so can count those of a whole board. */
export type BoardTest = Extract<Test, { is: 'has' | 'without' | 'more' }>;

export type Who = 'you' | 'target';

/** Lands of yours that share in damage: so many of them at the most, and what they must be. */
export interface Among {
  readonly most: number;
  readonly test: readonly Test[];
}

/** How damage is dealt: divided freely, so much to each, all to one piece, or each point to another piece. */
export type Spread = 'divided' | 'each' | 'one' | 'different';

export type Step =
  | { readonly do: 'fear'; readonly n: Amount }
  | {
      readonly do: 'damage';
      readonly n: Amount;
      readonly to: readonly Named[];
      readonly spread: Spread;
      /** Never more, whatever would add to it. */
      readonly most?: number;
      /** It may be divided among this land and others. */
      readonly among?: Among;
    }
  | {
      readonly do: 'destroy' | 'remove' | 'downgrade' | 'drown';
      readonly n: Amount | 'all';
      readonly upTo: boolean;
      readonly what: readonly Named[];
      /** Only such as have taken damage. */
      readonly damaged?: boolean;
    }
  /** Invaders up to so much health in all. */
  | { readonly do: 'remove-health'; readonly n: Amount; readonly upTo: boolean }
  | { readonly do: 'replace'; readonly n: Amount; readonly what: readonly Named[]; readonly with: readonly Named[] }
  | {
      readonly do: 'push' | 'gather';
      readonly n: Amount | 'all';
      readonly upTo: boolean;
      /** Up to so many, but at least this many. */
      readonly least?: number;
      /** "You may", no "up to": nothing forces it. */
      readonly may?: true;
      readonly what: readonly Named[];
      /** Only to the adjacent land with the most of these, at least one. */
      readonly toMost?: readonly Named[];
      /** Pushed pieces go to as many different lands as possible. */
      readonly spread?: boolean;
      /** Only to, or from, such lands. */
      readonly other?: readonly Test[];
      /** Only one land nearer to the nearest ocean. */
      readonly seaward?: boolean;
      /** Done in each land that something was pushed to; `once` for all of them together. */
      readonly there?: { readonly steps: readonly Step[]; readonly once: boolean };
    }
  /** `still`: blight that does not cascade. */
  | { readonly do: 'add'; readonly n: Amount; readonly what: Named; readonly still?: true }
  /** Strife, each for one of these invaders; `different`: no two for the same. */
  | { readonly do: 'add-strife'; readonly n: Amount; readonly to: readonly Named[]; readonly different?: boolean }
  /** So many tokens, each of one of these kinds; of each kind no more than `most`. */
  | { readonly do: 'add-any'; readonly n: Amount; readonly of: readonly Named[]; readonly most?: number }
  /** Adds presence: here, or within a range of the spirit's own. */
  | { readonly do: 'add-presence'; readonly who: Who; readonly range: number | 'here'; readonly n?: number }
  /** Destroyed presence comes back here. */
  | { readonly do: 'restore-presence'; readonly who: Who; readonly n: number }
  | { readonly do: 'destroy-presence'; readonly n: number }
  | { readonly do: 'forget'; readonly n: number }
  /** The top card of a deck is turned up and discarded; what happens depends on it. */
  | { readonly do: 'reveal'; readonly deck: 'minor' | 'major'; readonly test: CardTest; readonly so: readonly Step[]; readonly otherwise: readonly Step[] }
  | { readonly do: 'defend'; readonly n: Amount }
  | { readonly do: 'energy'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'gain-power'; readonly deck: 'minor' | 'major' | 'any'; readonly who: Who; readonly draw?: number; readonly keepAll?: boolean }
  /** So many of one element of its choice, for this turn. */
  | { readonly do: 'gain-element'; readonly n: number; readonly who: Who }
  /** The invaders act here: an action of their own. */
  | { readonly do: 'invaders'; readonly what: 'ravage' | 'build' | 'explore' }
  | { readonly do: 'skip'; readonly what: 'all' | 'ravage' | 'build' | 'explore' | 'one' | 'next-build'; readonly times?: Amount }
  /** A rule for this turn, here or everywhere. */
  | {
      readonly do: 'rule';
      readonly rule: string;
      readonly n: Amount;
      readonly everywhere?: boolean;
      /** In all lands that are so whenever the rule is needed. */
      readonly where?: readonly Test[];
      /** For these humans only. */
      readonly of?: readonly Named[];
      /** On the board on which it is made. */
      readonly onBoard?: true;
    /** It waits for the next ravage of the invaders' cards and ends with it; or for what uses it up; or it stays for the rest of the game. */
      readonly until?: 'ravage' | 'used' | 'game';
      /** It holds from the next turn on: for that turn, unless it is said for how long. */
      readonly from?: 'next-turn';
    }
  /** "After …, do …", for this turn. */
  | { readonly do: 'after'; readonly condition: Awaited; readonly level: number }
  /** "After each …, do …" for this turn, or after the next one only. */
  | {
      readonly do: 'whenever';
      readonly on: Trigger;
      readonly once: boolean;
      readonly who: Who;
      readonly optional: boolean;
      readonly steps: readonly Step[];
    }
  | {
      readonly do: 'may-repeat';
      readonly times: number;
      readonly upToCost: number | null;
      readonly atCost: boolean;
      readonly who: Who;
      /** Only the cheapest power card in play. */
      readonly cheapest?: boolean;
      /** Besides those that the card has granted already. */
      readonly more?: true;
    }
  /** `either`: or as many fast ones as slow; `lesser`: no major powers. */
  | { readonly do: 'quicken'; readonly n: number; readonly who: Who; readonly either?: boolean; readonly lesser?: boolean }
  /** `coastal`: only to coastal lands. */
  | { readonly do: 'range'; readonly n: number; readonly who: Who; readonly coastal?: boolean }
  | { readonly do: 'take-back'; readonly who: Who }
  /** One more power card may be played at once, at its cost. */
  | { readonly do: 'play-card'; readonly who: Who }
  /** `who`: the one who chooses; `able`: only what can be done in full. */
  /** `instead`: no "or", but what one may do in place of the first. */
  | { readonly do: 'either'; readonly of: readonly (readonly Step[])[]; readonly who?: Who; readonly able?: true; readonly instead?: true }
  /** What may be had for energy; `must`: whoever can pay is not asked. */
  | { readonly do: 'pay'; readonly n: number; readonly must?: boolean; readonly steps: readonly Step[] }
  /** Any number of times, each for forgetting a minor, a major and a unique power. */
  | { readonly do: 'for-forgetting'; readonly steps: readonly Step[] }
  /** All of it, so often. */
  | { readonly do: 'times'; readonly n: Amount; readonly steps: readonly Step[] }
  | { readonly do: 'may'; readonly steps: readonly Step[] }
  /** The target spirit does it, and is "you" in it. */
  | { readonly do: 'as-target'; readonly steps: readonly Step[] }
  | { readonly do: 'gain-elements'; readonly elements: Elements; readonly who: Who }
  | { readonly do: 'when'; readonly test: readonly Test[]; readonly so: readonly Step[]; readonly otherwise: readonly Step[] }
  /** In each land of some kind. */
  | { readonly do: 'each-land'; readonly where: EachLand; readonly steps: readonly Step[] }
  /** In one land that somebody chooses: within a range of the target land, or one with somebody's presence, or any. */
  | {
      readonly do: 'at';
      readonly land: Place;
      readonly who: Who;
      readonly optional?: boolean;
      /** What is done there is the user's, whoever has chosen the land. */
      readonly yours?: true;
      /** In so many different lands, one after the other. */
      readonly lands?: number;
      readonly steps: readonly Step[];
    }
  /** 1 fear (or `fear` many) for each of these pieces that the steps destroy. */
  | { readonly do: 'fear-for-destroyed'; readonly of: readonly Named[]; readonly most: number | null; readonly steps: readonly Step[] }
  /** What no other card does: a rule of its own, by name. */
  | { readonly do: 'special'; readonly name: string; readonly n?: number };

/** What a power of this turn waits for. */
export type Awaited = 'vengeance' | 'quicksand' | 'guard' | 'break-against-the-stone' | 'observe';

export type EachLand = 'adjacent' | 'here-and-adjacent' | 'within-2' | 'everywhere' | 'other-coastal-of-board' | 'damaged';

/** What a power of this turn may wait for: invaders destroyed here, a power used on a land, an action skipped here by this power. */
export type Trigger = 'invaders-destroyed' | 'power-used' | 'skipped';

/** What is looked for on a card. */
export type CardTest = { readonly with: Element } | { readonly without: Element } | { readonly speed: 'fast' | 'slow' };

/** A land to be chosen. */
export interface Place {
  readonly test: readonly Test[];
  /** From the target land. */
  readonly range?: number;
  /** Not the target land itself. */
  readonly elsewhere?: boolean;
  /** From the presence of the target spirit. */
  readonly fromTarget?: number;
  /** From your presence. */
  readonly fromPresence?: number;
  /** The land with the most of these, at least one; or with the fewest. */
  readonly most?: readonly Named[];
  readonly fewest?: readonly Named[];
  /** By its number on the board. */
  readonly numbered?: 'highest' | 'lowest';
  /** The card has the land chosen before anything is done there: nothing need come of it. */
  readonly free?: true;
}

/** How a threshold changes a power. */
export type Mode =
  /** done after what stands before it */
  | 'also'
  /** done in place of all that stands before it */
  | 'instead'
  /** may be done in place of all that stands before it */
  | 'may-instead'
  /** done before the rest */
  | 'first'
  /** done after the rest, in the land that was chosen for it */
  | 'there'
  /** of what stands before it with an "or", both may be done */
  | 'both'
  /** known before targeting */
  | 'range'
  | 'speed'
  | 'slow'
  /** its damage is divided among several lands */
  | 'split'
  /** with a target of its own, as a use of its own */
  | 'separate'
  /** the power is used again */
  | 'repeat'
  | 'repeat-adjacent';

export interface Threshold {
  readonly need: Elements;
  readonly mode: Mode;
  readonly steps: readonly Step[];
  /** For `range`: what it becomes (`to`) or is lengthened by (`by`). */
  readonly range?: { readonly to?: number; readonly by?: number };
  /** These elements will do, too. */
  readonly or?: Elements;
  /** What the target land must be besides. */
  readonly where?: readonly Test[];
  /** For `split`. */
  readonly among?: Among;
  /** For `both`: who may, if it is not the user. */
  readonly who?: 'target';
}

// ── Amounts ──

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
type Many = Amount | UpTo | 'all';
const isUpTo = (n: Many): n is UpTo => typeof n === 'object' && 'upTo' in n;
const many = (n: Many): { n: Amount | 'all'; upTo: boolean; least?: number; may?: true } => {
  if (!isUpTo(n)) return { n, upTo: false };
  const { upTo: most, ...more } = n;
  return { n: most, upTo: true, ...more };
};

// ── Steps ──

export const fear = (n: Amount): Step => ({ do: 'fear', n });
export const damage = (n: Amount, ...to: Named[]): Step => ({ do: 'damage', n, to: to.length === 0 ? invaders : to, spread: 'divided' });
/** No more damage than that in all, badlands included. */
export const damageAtMost = (most: number, n: Amount): Step => ({ do: 'damage', n: atMost(most, n), to: invaders, spread: 'divided', most });
export const damageEach = (n: Amount, ...to: Named[]): Step => ({ do: 'damage', n, to: to.length === 0 ? invaders : to, spread: 'each' });
export const damageOne = (n: Amount, ...to: Named[]): Step => ({ do: 'damage', n, to, spread: 'one' });
export const damageDifferent = (n: Amount): Step => ({ do: 'damage', n, to: invaders, spread: 'different' });
export const destroy = (n: Many, ...what: Named[]): Step => ({ do: 'destroy', ...many(n), what });
export const remove = (n: Many, ...what: Named[]): Step => ({ do: 'remove', ...many(n), what });
export const removeHealth = (n: Amount | UpTo): Step => ({ do: 'remove-health', ...(many(n) as { n: Amount; upTo: boolean }) });
export const destroyDamaged = (n: number, ...what: Named[]): Step => ({ do: 'destroy', n, upTo: false, what, damaged: true });
export const removeDamaged = (...what: Named[]): Step => ({ do: 'remove', n: 'all', upTo: false, what, damaged: true });
export const downgrade = (n: Many, ...what: Named[]): Step => ({ do: 'downgrade', ...many(n), what });
export const drown = (n: Many, ...what: Named[]): Step => ({ do: 'drown', ...many(n), what });
export const replace = (n: Amount, what: Named, ...by: Named[]): Step => ({ do: 'replace', n, what: [what], with: by });
/** Pieces are pushed, perhaps only into such lands. */
export const push = (n: Many, ...what: (Named | { readonly to: readonly Test[] })[]): Step => {
  const other = what.find((one) => typeof one === 'object');
  const pushed = what.filter((one) => typeof one === 'string');
  return { do: 'push', ...many(n), what: pushed, ...(other === undefined ? {} : { other: other.to }) };
};
/** Into the adjacent land with the most of these. */
export const pushToMost = (n: Many, what: Named, toMost: readonly Named[]): Step => ({ do: 'push', ...many(n), what: [what], toMost });
export const gather = (n: Many, ...what: Named[]): Step => ({ do: 'gather', ...many(n), what });
export const pushSpread = (n: Many, ...what: Named[]): Step => ({ do: 'push', ...many(n), what, spread: true });
export const pushSeaward = (n: Many, ...what: Named[]): Step => ({ do: 'push', ...many(n), what, seaward: true });
export const add = (n: Amount, what: Named): Step => ({ do: 'add', n, what });
/** Blight that does not cascade. */
export const blightStill = (n: Amount): Step => ({ do: 'add', n, what: 'blight', still: true });
export const forget = (n: number): Step => ({ do: 'forget', n });
export const reveal = (deck: 'minor' | 'major', test: CardTest, so: Step, otherwise?: Step): Step => ({
  do: 'reveal',
  deck,
  test,
  so: [so],
  otherwise: otherwise === undefined ? [] : [otherwise],
});
/** Strife for invaders of the user's choice, or only for these. */
export const addStrife = (n: Amount, ...to: Named[]): Step => ({ do: 'add-strife', n, to: to.length === 0 ? invaders : to });
/** 1 strife to each of so many. */
export const addStrifeToEach = (n: Amount, ...to: Named[]): Step => ({ do: 'add-strife', n, to, different: true });
/** Tokens, each of one of these kinds. */
export const addAny = (n: Amount, ...of: Named[]): Step => ({ do: 'add-any', n, of });
export const addPresence = (who: Who = 'you', range: number | 'here' = 'here', n = 1): Step => ({
  do: 'add-presence',
  who,
  range,
  ...(n === 1 ? {} : { n }),
});
export const noMoreOfEach = (most: number, step: Step): Step => ({ ...(step as Step & { do: 'add-any' }), most });
export const restorePresence = (who: Who, n = 1): Step => ({ do: 'restore-presence', who, n });
export const destroyPresence = (n: number): Step => ({ do: 'destroy-presence', n });
export const defend = (n: Amount): Step => ({ do: 'defend', n });
export const energy = (n: Amount, who: Who = 'you'): Step => ({ do: 'energy', n, who });
export const gainPower = (deck: 'minor' | 'major' | 'any', who: Who = 'you'): Step => ({ do: 'gain-power', deck, who });
export const invadersDo = (what: 'ravage' | 'build' | 'explore'): Step => ({ do: 'invaders', what });
export const gainElement = (n: number, who: Who): Step => ({ do: 'gain-element', n, who });
export const skipAll: Step = { do: 'skip', what: 'all' };
export const skipNextBuild: Step = { do: 'skip', what: 'next-build' };
/** So many actions, of which the players say which. */
export const skipAny = (times: Amount): Step => ({ do: 'skip', what: 'one', times });
export const rule = (name: string, n: Amount = 1): Step => ({ do: 'rule', rule: name, n });
export const islandRule = (name: string, n: Amount = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true });
/** A rule in all lands that are so, whenever it is needed. */
export const ruleIn = (where: Test | readonly Test[], name: string, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  where: list(where),
});
/** For these humans, in all lands that are so. */
export const ruleFor = (of: readonly Named[], where: Test | readonly Test[], name: string, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  where: list(where),
  of,
});
/** In all lands of the board that are so. */
export const boardRule = (where: Test | readonly Test[], name: string, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  onBoard: true,
  where: list(where),
});
/** For the next turn. */
export const nextTurn = (name: string): Step => ({ do: 'rule', rule: name, n: 1, from: 'next-turn' });
/** From the next turn to the end of the game. */
export const fromNextTurn = (name: string, n = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game', from: 'next-turn' });
/** Until it has happened, in whatever round that is. */
export const onceInTheGame = (name: string, n = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game' });
/** So much more health, or less, for these humans. */
export const health = (n: Amount, ...of: Named[]): Step => ({ do: 'rule', rule: 'health', n, of });
/** The same wherever they are. */
export const healthOfAll = (n: Amount, ...of: Named[]): Step => ({ do: 'rule', rule: 'health', n, of, everywhere: true });
/** A rule for the next ravage of the invaders' cards. */
export const nextRavage = (name: string, n = 1, ...of: Named[]): Step => ({ do: 'rule', rule: name, n, of, everywhere: true, until: 'ravage' });
/** A rule for the next card of the invaders that it is about, whenever that comes. */
export const nextCard = (name: string): Step => ({ do: 'rule', rule: name, n: 1, everywhere: true, until: 'used' });
/** A rule for what happens next here, and for that alone. */
export const nextHere = (name: string, n: Amount = 1): Step => ({ do: 'rule', rule: name, n, until: 'used' });
/** A rule for the rest of the game, everywhere. */
export const forTheGame = (name: string, n: number): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game' });
export const isolate: Step = { do: 'rule', rule: 'isolate', n: 1 };
export const mayRepeat = (times: number, how: { upToCost?: number; atCost?: boolean; more?: true } = {}): Step => ({
  do: 'may-repeat',
  times,
  upToCost: how.upToCost ?? null,
  atCost: how.atCost ?? false,
  who: 'target',
  ...(how.more === undefined ? {} : { more: how.more }),
});
export const quicken = (n: number, who: Who = 'target'): Step => ({ do: 'quicken', n, who });
/** The same, but for major powers. */
export const quickenLesser = (n: number, who: Who): Step => ({ do: 'quicken', n, who, lesser: true });
export const longerRange = (n: number, who: Who = 'target'): Step => ({ do: 'range', n, who });
/** So many slow powers as fast, or fast ones as slow. */
export const anySpeed = (n: number, who: Who = 'target'): Step => ({ do: 'quicken', n, who, either: true });
export const longerRangeToCoast = (n: number, who: Who = 'target'): Step => ({ do: 'range', n, who, coastal: true });
export const repeatCheapest = (who: Who): Step => ({ do: 'may-repeat', times: 1, upToCost: null, atCost: true, who, cheapest: true });
export const playCard = (who: Who): Step => ({ do: 'play-card', who });
export const takeBack = (who: Who): Step => ({ do: 'take-back', who });
export const afterEach = (on: Trigger, ...steps: Step[]): Step => ({ do: 'whenever', on, once: false, who: 'you', optional: false, steps });
export const afterNext = (on: Trigger, ...steps: Step[]): Step => ({ do: 'whenever', on, once: true, who: 'you', optional: false, steps });
/** The target spirit may, once. */
export const targetMayAfter = (on: Trigger, ...steps: Step[]): Step => ({ do: 'whenever', on, once: true, who: 'target', optional: true, steps });
export const after = (condition: Awaited, level = 0): Step => ({ do: 'after', condition, level });
export const either = (...of: (Step | readonly Step[])[]): Step => ({ do: 'either', of: of.map(list) });
/** One of these that can be done in full. */
/** The first, or what one may do instead. */
export const mayInstead = (first: Step, instead: Step): Step => ({ do: 'either', of: [[first], [instead]], instead: true });
export const eitherAble = (...of: (Step | readonly Step[])[]): Step => ({ do: 'either', of: of.map(list), able: true });
export const targetChooses = (...of: (Step | readonly Step[])[]): Step => ({ do: 'either', of: of.map(list), who: 'target' });
export const may = (...steps: Step[]): Step => ({ do: 'may', steps });
export const forEnergy = (n: number, ...steps: Step[]): Step => ({ do: 'pay', n, must: true, steps });
export const forForgetting = (...steps: Step[]): Step => ({ do: 'for-forgetting', steps });
export const times = (n: Amount, ...steps: Step[]): Step => ({ do: 'times', n, steps });
export const when = (test: Test | readonly Test[], ...so: Step[]): Step => ({ do: 'when', test: list(test), so, otherwise: [] });
export const whenElse = (test: Test | readonly Test[], so: Step | readonly Step[], otherwise: Step | readonly Step[]): Step => ({
  do: 'when',
  test: list(test),
  so: list(so),
  otherwise: list(otherwise),
});
export const pay = (n: number, ...steps: Step[]): Step => ({ do: 'pay', n, steps });
export const asTarget = (...steps: Step[]): Step => ({ do: 'as-target', steps });
export const gainElements = (elements: string, who: Who = 'you'): Step => ({ do: 'gain-elements', elements: readElements(elements), who });
export const skipOne = (what: 'ravage' | 'build' | 'explore'): Step => ({ do: 'skip', what });
export const inEach = (where: EachLand, ...steps: Step[]): Step => ({ do: 'each-land', where, steps });
/** Pushed only to such lands. */
export const onlyTo = (test: Test, step: Step): Step => ({ ...(step as Step & { do: 'push' }), other: [test] });
export const inEachAdjacent = (...steps: Step[]): Step => ({ do: 'each-land', where: 'adjacent', steps });
export const inEachOtherCoastal = (...steps: Step[]): Step => ({ do: 'each-land', where: 'other-coastal-of-board', steps });
export const at = (land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'you', steps });
export const mayAt = (land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'you', optional: true, steps });
/** In a land that is chosen first, whatever comes of it. */
export const atChosen = (test: readonly Test[], ...steps: Step[]): Step => at({ test, free: true }, ...steps);
/** In each of so many lands. */
export const atEachOf = (lands: number, land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'you', lands, steps });
/** In each of up to so many lands. */
export const atUpTo = (lands: number, land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'you', lands, optional: true, steps });
export const inEachDamaged = (...steps: Step[]): Step => ({ do: 'each-land', where: 'damaged', steps });
/** The target spirit chooses the land, and what it does there; damage is the user's. */
export const targetAt = (land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'target', steps });
/** The target spirit chooses the land, and what it does there. */
export const targetMayAt = (land: Place, ...steps: Step[]): Step => ({ do: 'at', land, who: 'target', optional: true, steps });
/** The target spirit may choose the land, and nothing else: what is done there is the user's. */
export const targetMayPick = (land: Place, ...steps: Step[]): Step => ({
  do: 'at',
  land,
  who: 'target',
  optional: true,
  yours: true,
  steps,
});
export const fearForDestroyed = (of: readonly Named[], most: number | null, ...steps: Step[]): Step => ({
  do: 'fear-for-destroyed',
  of,
  most,
  steps,
});
export const special = (name: string, n?: number): Step => ({ do: 'special', name, ...(n === undefined ? {} : { n }) });
/** What is done in each land to which something was pushed. */
export const thenThere = (step: Step, ...steps: Step[]): Step => ({ ...(step as Step & { do: 'push' }), there: { steps, once: false } });
export const thenOnce = (step: Step, test: Test, ...steps: Step[]): Step => ({
  ...(step as Step & { do: 'push' }),
  there: { steps: [{ do: 'when', test: [test], so: steps, otherwise: [] }], once: true },
});

// ── Tests ──

export const inTerrain = (...of: Terrain[]): Test => ({ is: 'terrain', of });
export const coastal: Test = { is: 'coastal' };
export const inland: Test = { is: 'inland' };
/** No ocean, even where oceans count as lands. */
export const dryLand: Test = { is: 'dry-land' };
export const has = (...of: Named[]): BoardTest => ({ is: 'has', of, least: 1 });
/** With one of these, and not with what only may count as such: nobody lets it count where that does harm. */
export const surelyHas = (...of: Named[]): BoardTest => ({ is: 'has', of, least: 1, surely: true });
export const atLeast = (least: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least });
export const between = (least: number, most: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least, most });
export const hasInvaders: BoardTest = { is: 'has', of: invaders, least: 1 };
export const without = (...of: Named[]): BoardTest => ({ is: 'without', of });
export const noInvaders: BoardTest = { is: 'without', of: invaders };
export const more = (of: readonly Named[], than: readonly Named[]): BoardTest => ({ is: 'more', of, than });
export const surroundedBy = (least: number, ...of: Named[]): Test => ({ is: 'surrounded', of, least });
export const onRavageCard: Test = { is: 'ravage-card', shows: true };
export const onNoRavageCard: Test = { is: 'ravage-card', shows: false };
export const moreBy = (by: number, of: readonly Named[], than: readonly Named[]): BoardTest => ({ is: 'more', of, than, by });
export const yourPresence: Test = { is: 'presence', of: 'you' };
export const withoutYou: Test = { is: 'not', test: yourPresence };
export const both = (...of: Test[]): Test => ({ is: 'all', of });
export const hemmedIn: Test = { is: 'hemmed-in' };
export const presenceLost = (least: number): Test => ({ is: 'presence-lost', least });
export const anyPresence: Test = { is: 'presence', of: 'anyone' };
export const anySacredSite: Test = { is: 'sacred-site', of: 'anyone' };
export const ofTarget: Place = { test: [{ is: 'presence', of: 'target' }] };
export const otherTarget: Test = { is: 'other-target' };
export const selfTarget: Test = { is: 'self-target' };
export const anyOf = (...of: Test[]): Test => ({ is: 'any', of });
export const not = (test: Test): Test => ({ is: 'not', test });
export const near = (...test: Test[]): Test => ({ is: 'near', test });
export const beside = (...test: Test[]): Test => ({ is: 'beside', test });
export const onBoard = (test: BoardTest, ...within: Test[]): Test => ({ is: 'board', test, in: within });
export const exactly = (n: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least: n, most: n });
export const sacredSites = (least: number): Test => ({ is: 'your-sacred-sites', least });

export const terror = (least: number, most = 3): Test => ({ is: 'terror', least, most });
export const targetPresence: Test = { is: 'presence', of: 'target' };
export const targetSacredSite: Test = { is: 'sacred-site', of: 'target' };
export const origin: Test = { is: 'origin' };
export const besideOrigin: Test = { is: 'beside-origin' };
export const originIsSacredSite: Test = { is: 'origin-is-sacred-site' };
export const destroyedHere = (...of: Named[]): Test => ({ is: 'destroyed', of });
export const allDestroyedHere = (...of: Named[]): Test => ({ is: 'all-destroyed', of });
export const addedHere = (...of: Named[]): Test => ({ is: 'added', of });
export const targeted: Test = { is: 'targeted' };
export const secondTarget: Test = { is: 'second-target' };
export const burdened = (cards: number, cost: number): Test => ({ is: 'burdened', cards, cost });
export const onlyCard: Test = { is: 'only-card' };
export const printedDahan: Test = { is: 'printed-dahan' };
export const shownOn = (on: 'ravage' | 'build'): Test => ({ is: 'shown', on });
export const healthyIsland: Test = { is: 'healthy-island' };
export const sparedBoard: Test = { is: 'spared-board' };
export const landsOfBoard = (least: number, ...within: Test[]): Test => ({ is: 'lands-of-board', least, in: within });
/** A land next to the target land. */
export const adjacent = (...test: Test[]): Place => ({ test, range: 1, elsewhere: true });
/** The target land or one next to it. */
export const nearby = (...test: Test[]): Place => ({ test, range: 1 });

// ── Thresholds ──

const level =
  (mode: Mode) =>
  (need: string, ...steps: Step[]): Threshold => ({ need: readElements(need), mode, steps });
export const threshold = level('also');
export const insteadAt = level('instead');
export const mayInsteadAt = level('may-instead');
export const firstAt = level('first');
export const thereAt = level('there');
export const bothAt = level('both');
export const targetBothAt = (need: string): Threshold => ({ ...bothAt(need), who: 'target' });
/** With a target of its own. */
export const separateAt = level('separate');
export const repeatAt = level('repeat');
export const repeatAdjacentAt = level('repeat-adjacent');
export const fastAt = level('speed');
export const slowAt = level('slow');
export const splitAt = (need: string, among: Among): Threshold => ({ need: readElements(need), mode: 'split', steps: [], among });
/** A threshold that other elements meet as well, or that wants something of the target land. */
export const orAt = (or: string, threshold: Threshold): Threshold => ({ ...threshold, or: readElements(or) });
export const whereAt = (test: Test, threshold: Threshold): Threshold => ({ ...threshold, where: [test] });
export const rangeAt = (need: string, range: { to?: number; by?: number }): Threshold => ({ need: readElements(need), mode: 'range', steps: [], range });

function list<T>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}

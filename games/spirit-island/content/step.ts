import { type Amount, atMost, many, type Many, type UpTo } from './amount.ts';
import { type Element, type Elements, readElements } from './elements.ts';
import type { Place, Test } from './land-test.ts';
import type { LastingRule } from './lasting-rule.ts';
import { invaders, type Named } from './pieces.ts';
import type { SpecialName } from './special-name.ts';

/*
 * The words in which powers, fear cards, blight cards and escalations are written. A card is a list of steps: plain data that the rules
 * carry out, the telling puts into words and the page previews. Reading a card here should be like reading the card. How much, where, and from
 * how many elements on stand in files of their own; whoever writes a card takes all its words from here.
 */

export * from './amount.ts';
export * from './land-test.ts';
export * from './pieces.ts';
export * from './threshold.ts';

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
      /** Only to lands with more of these than this one has. */
      readonly toMore?: readonly Named[];
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
      readonly rule: LastingRule;
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
  /** `who`: the one who chooses; `able`: only what can be done in full; `free`: nothing need come of it; `instead`: no "or", but what one may do in place of the first. */
  | {
      readonly do: 'either';
      readonly of: readonly (readonly Step[])[];
      readonly who?: Who;
      readonly able?: true;
      readonly free?: true;
      readonly instead?: true;
    }
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
  /** 1 fear for each of these pieces that the steps destroy, up to so much. */
  | { readonly do: 'fear-for-destroyed'; readonly of: readonly Named[]; readonly most: number | null; readonly steps: readonly Step[] }
  /** What no other card does: a rule of its own, by name. `most`: not "up to", but as much as it may. */
  | { readonly do: 'special'; readonly name: SpecialName; readonly n?: number; readonly most?: true };

/** What a power of this turn waits for. */
export type Awaited = 'vengeance' | 'quicksand' | 'guard' | 'break-against-the-stone' | 'observe';

export type EachLand = 'adjacent' | 'here-and-adjacent' | 'within-2' | 'everywhere' | 'other-coastal-of-board' | 'damaged';

/** What a power of this turn may wait for: invaders destroyed here, a power used on a land, an action skipped here by this power. */
export type Trigger = 'invaders-destroyed' | 'power-used' | 'skipped';

/** What is looked for on a card. */
export type CardTest = { readonly with: Element } | { readonly without: Element } | { readonly speed: 'fast' | 'slow' };

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
/** Perhaps only into such lands. */
export const push = (n: Many | 'any', ...what: (Named | { readonly to: readonly Test[] })[]): Step => {
  const other = what.find((one) => typeof one === 'object');
  const pushed = what.filter((one) => typeof one === 'string');
  return { do: 'push', ...many(n), what: pushed, ...(other === undefined ? {} : { other: other.to }) };
};
/** Into the adjacent land with the most of these. */
export const pushToMost = (n: Many, what: Named, toMost: readonly Named[]): Step => ({ do: 'push', ...many(n), what: [what], toMost });
/** Into a land with more of these. */
export const pushToMore = (n: Many, what: Named, toMore: readonly Named[]): Step => ({ do: 'push', ...many(n), what: [what], toMore });
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
export const rule = (name: LastingRule, n: Amount = 1): Step => ({ do: 'rule', rule: name, n });
export const islandRule = (name: LastingRule, n: Amount = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true });
/** A rule in all lands that are so, whenever it is needed. */
export const ruleIn = (where: Test | readonly Test[], name: LastingRule, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  where: list(where),
});
/** For these humans, in all lands that are so. */
export const ruleFor = (of: readonly Named[], where: Test | readonly Test[], name: LastingRule, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  where: list(where),
  of,
});
/** In all lands of the board that are so. */
export const boardRule = (where: Test | readonly Test[], name: LastingRule, n: Amount = 1): Step => ({
  do: 'rule',
  rule: name,
  n,
  everywhere: true,
  onBoard: true,
  where: list(where),
});
/** For the next turn. */
export const nextTurn = (name: LastingRule): Step => ({ do: 'rule', rule: name, n: 1, from: 'next-turn' });
/** From the next turn to the end of the game. */
export const fromNextTurn = (name: LastingRule, n = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game', from: 'next-turn' });
/** Until it has happened, in whatever round that is. */
export const onceInTheGame = (name: LastingRule, n = 1): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game' });
/** So much more health, or less, for these humans. */
export const health = (n: Amount, ...of: Named[]): Step => ({ do: 'rule', rule: 'health', n, of });
/** The same wherever they are. */
export const healthOfAll = (n: Amount, ...of: Named[]): Step => ({ do: 'rule', rule: 'health', n, of, everywhere: true });
/** A rule for the next ravage of the invaders' cards. */
export const nextRavage = (name: LastingRule, n = 1, ...of: Named[]): Step => ({ do: 'rule', rule: name, n, of, everywhere: true, until: 'ravage' });
/** A rule for the next card of the invaders that it is about, whenever that comes. */
export const nextCard = (name: LastingRule): Step => ({ do: 'rule', rule: name, n: 1, everywhere: true, until: 'used' });
/** A rule for what happens next here, and for that alone. */
export const nextHere = (name: LastingRule, n: Amount = 1): Step => ({ do: 'rule', rule: name, n, until: 'used' });
/** A rule for the rest of the game, everywhere. */
export const forTheGame = (name: LastingRule, n: number): Step => ({ do: 'rule', rule: name, n, everywhere: true, until: 'game' });
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
/** The first, or what one may do instead. */
export const mayInstead = (first: Step, instead: Step): Step => ({ do: 'either', of: [[first], [instead]], instead: true });
/** One of these that can be done in full. */
export const eitherAble = (...of: (Step | readonly Step[])[]): Step => ({ do: 'either', of: of.map(list), able: true });
/** One of these, whatever comes of it. */
export const eitherFree = (...of: (Step | readonly Step[])[]): Step => ({ do: 'either', of: of.map(list), free: true });
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
export const special = (name: SpecialName, n?: number): Step => ({ do: 'special', name, ...(n === undefined ? {} : { n }) });
/** What is done in each land to which something was pushed. */
export const thenThere = (step: Step, ...steps: Step[]): Step => ({ ...(step as Step & { do: 'push' }), there: { steps, once: false } });
export const thenOnce = (step: Step, test: Test, ...steps: Step[]): Step => ({
  ...(step as Step & { do: 'push' }),
  there: { steps: [{ do: 'when', test: [test], so: steps, otherwise: [] }], once: true },
});

function list<T>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}

import { type Element, elements } from './elements.ts';
import type { CardSet, Power } from './power.ts';
import type { Named, Step, Test } from './step.ts';

/** The simplest first. */
export const complexities = ['low', 'moderate', 'high', 'very high'] as const;
export type Complexity = (typeof complexities)[number];

/** Where presence is put at the beginning, on the starting board. */
export type SetupPlace =
  | { readonly put: 'highest' | 'lowest'; readonly of: readonly Test[] }
  | { readonly put: 'number'; readonly number: number }
  | { readonly put: 'choose'; readonly of: readonly Test[] }
  | { readonly put: 'most-dahan' }
  | { readonly put: 'ocean' }
  /** Beside the presence put before: with the first of these that fits anywhere. */
  | { readonly put: 'beside'; readonly of: readonly Test[] };

export interface SetupStep {
  readonly presence: number;
  readonly where: SetupPlace;
  /** On any board, not only its own. */
  readonly anyBoard?: true;
  /** Tokens that come into the same land; blight from the box. */
  readonly with?: Readonly<Partial<Record<'beasts' | 'wilds' | 'badlands' | 'blight', number>>>;
  /** All dahan are pushed from there. */
  readonly pushDahan?: true;
}

/** One symbol of a growth option. */
export type GrowthPart =
  | { readonly grow: 'reclaim'; readonly n: 'all' | 'half' | number }
  | { readonly grow: 'card' }
  /** `per`: as much for each of something, besides `n`. */
  | { readonly grow: 'energy'; readonly n: number; readonly per?: 'card-play' | 'fire-on-tracks' }
  /** To be paid, or the option cannot be taken. */
  | { readonly grow: 'cost'; readonly n: number }
  | { readonly grow: 'plays'; readonly n: number }
  /** So many of an element, or of one of several, for this turn. */
  | { readonly grow: 'element'; readonly of: readonly Element[]; readonly n: number }
  | {
      readonly grow: 'presence';
      readonly range: number;
      readonly to: readonly Test[];
      /** Such a token comes along, */
      readonly with?: Named;
      /** or may come in its place. */
      readonly or?: Named;
    }
  | { readonly grow: 'move-presence'; readonly range: number }
  | { readonly grow: 'discard'; readonly n: number }
  | { readonly grow: 'ignore-range' }
  /** What a card could say. */
  | { readonly grow: 'do'; readonly steps: readonly Step[] }
  | { readonly grow: 'gather-presence' | 'push-presence' }
  /** Time: presence from a track or from the island. */
  | { readonly grow: 'time'; readonly n: number; readonly upTo: boolean }
  /** A card of Days That Never Were. */
  | { readonly grow: 'day' }
  /** One of these. */
  | { readonly grow: 'choose'; readonly of: readonly GrowthPart[] };

export type GrowthOption = readonly GrowthPart[];

export interface GrowthGroup {
  /** How many of the options are taken, each once; or all of them. */
  readonly pick: number;
  readonly options: readonly GrowthOption[];
  /** By option: the track that must be empty for it. Of the options behind one track one is chosen, for good, when it is empty for the first time. */
  readonly locked?: Readonly<Record<number, number>>;
}

export const trackActions = [
  'reclaim-1',
  'move-1',
  'push-dahan',
  'push-building',
  'prepare-1',
  'pay-2-for-a-card',
  'markers-for-a-play',
] as const;
/** May be done once in the spirit phase. */
export type TrackAction = (typeof trackActions)[number];

export interface TrackSpace {
  readonly energy?: number;
  readonly plays?: number;
  /** Added to the highest number. */
  readonly moreEnergy?: number;
  readonly morePlays?: number;
  readonly moreRange?: number;
  readonly elements?: readonly (Element | 'any')[];
  readonly action?: TrackAction;
  /** An element of its spirit's choice, for good. */
  readonly star?: true;
  /** Energy, each time that a presence is added from here. */
  readonly gain?: number;
}

export interface Track {
  readonly name: 'energy' | 'plays' | 'shared' | 'growth';
  /** The first is open from the beginning, unless the track begins behind others or covered. */
  readonly spaces: readonly TrackSpace[];
  /** Where it begins: behind the ends of all of these tracks, or beside any of them. */
  readonly behind?: readonly number[];
  readonly beside?: readonly number[];
  readonly covered?: true;
  /** Where its first space stands among the others, for tracks that lines join: column and row. */
  readonly at?: readonly [number, number];
}

/** How many spaces of a track are open from the beginning. */
export const openAtFirst = ({ behind, beside, covered }: Track): number =>
  behind === undefined && beside === undefined && covered === undefined ? 1 : 0;

/** Rules that only one spirit has; the rules that they change look them up by name. */
export type SpecialRule =
  | 'swiftness-of-lightning'
  | 'rivers-domain'
  | 'shadows-of-the-dahan'
  | 'earths-vitality'
  | 'choke-the-land-with-green'
  | 'steady-regeneration'
  | 'to-dream-a-thousand-deaths'
  | 'ocean-in-play'
  | 'drowning'
  | 'ally-of-the-dahan'
  | 'sworn-to-victory'
  | 'growth-begets-growth'
  | 'slowly-coalescing-nature'
  | 'fragments-of-shattered-time'
  | 'days-that-never-were'
  | 'forbidden-ground'
  | 'ally-of-the-beasts'
  | 'call-forth-predators'
  | 'bestow-the-endurance-of-bedrock'
  | 'deep-layers'
  | 'mountain-home'
  | 'collapse-in-a-blast'
  | 'volcanic-peaks'
  | 'home-of-the-islands-heart'
  | 'enthrall-the-foreign-explorers'
  | 'fly-fast-as-thought'
  | 'a-joining-of-swarms'
  | 'long-ages'
  | 'insights-into-the-worlds-nature'
  | 'a-real-flair-for-discord'
  | 'cleaning-up-messes'
  | 'gather-power-from-the-cool-and-dark'
  | 'mists-shift-and-flow'
  | 'slow-and-silent-death'
  | 'terror-of-a-slowly-unfolding-plague'
  | 'lingering-pestilence'
  | 'wreak-vengeance'
  | 'blazing-presence'
  | 'destructive-nature'
  | 'deep-slumber'
  | 'drench-the-landscape'
  | 'pour-down-power'
  | 'responsibilities-to-the-dead'
  | 'open-the-ways'
  // Of aspects
  | 'shadows-cast-a-subtle-madness'
  | 'glimpse-of-the-shadowed-void'
  | 'reach-through-ephemeral-distance'
  | 'anchor-the-lands-resilience';

export interface SpiritKind {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly complexity: Complexity;
  readonly setup: readonly SetupStep[];
  readonly rules: readonly SpecialRule[];
  readonly growth: readonly GrowthGroup[];
  readonly tracks: readonly Track[];
  readonly innates: readonly Power[];
  readonly uniques: readonly Power[];
  /** Names of the powers that it gains one after the other in a first game. */
  readonly progression: readonly string[] | null;
  /** J-26.7: tokens that its panel names, without which it cannot be played. */
  readonly needs?: readonly Extract<Named, 'beasts' | 'wilds' | 'disease' | 'strife' | 'badlands'>[];
  /** How much of its presence is destroyed before the game, and what markers it has prepared. */
  readonly destroyed?: number;
  readonly prepared?: string;
}

export const PRESENCE = 13;

const spaceWords: Readonly<Record<string, TrackSpace>> = {
  reclaim1: { action: 'reclaim-1' },
  move1: { action: 'move-1' },
  push1dahan: { action: 'push-dahan' },
  push1building: { action: 'push-building' },
  prepare1: { action: 'prepare-1' },
  'pay2:card': { action: 'pay-2-for-a-card' },
  'discard2markers:+1play': { action: 'markers-for-a-play' },
  '+1play': { morePlays: 1 },
  '+1energy': { moreEnergy: 1 },
  '+2energy': { moreEnergy: 2 },
  '+1range': { moreRange: 1 },
  blank: {},
  star: { star: true },
  gain1: { gain: 1 },
};

/** "2 3 air any reclaim1 4&earth" as the spaces of a track; a number is energy or plays, by its name. A typo fails at load. */
export function track(name: Track['name'], text: string, begins: Pick<Track, 'behind' | 'beside' | 'covered' | 'at'> = {}): Track {
  return { name, spaces: text.split(' ').map((word) => spaceOf(name, word)), ...begins };
}

function spaceOf(name: Track['name'], text: string): TrackSpace {
  let space: TrackSpace = {};
  for (const word of text.split('&')) {
    if (/^\d+$/.test(word)) space = { ...space, ...(name === 'plays' ? { plays: Number(word) } : { energy: Number(word) }) };
    else if (word in spaceWords) space = { ...space, ...spaceWords[word] };
    else if (word === 'any' || elements.includes(word as Element))
      space = { ...space, elements: [...(space.elements ?? []), word as Element | 'any'] };
    else throw new Error(`A track cannot show "${word}".`);
  }
  return space;
}

export const reclaimAll: GrowthPart = { grow: 'reclaim', n: 'all' };
export const reclaimHalf: GrowthPart = { grow: 'reclaim', n: 'half' };
export const reclaimOne: GrowthPart = { grow: 'reclaim', n: 1 };
export const gainCard: GrowthPart = { grow: 'card' };
export const gainEnergy = (n: number): GrowthPart => ({ grow: 'energy', n });
export const cost = (n: number): GrowthPart => ({ grow: 'cost', n });
export const gainElement = (n: number, ...of: Element[]): GrowthPart => ({ grow: 'element', of, n });
export const movePresence = (range: number): GrowthPart => ({ grow: 'move-presence', range });
export const growBy = (...steps: Step[]): GrowthPart => ({ grow: 'do', steps });
export const morePlays = (n: number): GrowthPart => ({ grow: 'plays', n });
export const ANYWHERE = 99;
/** Presence within a range, to a land that is any one of these. */
export const presence = (range: number, ...to: Test[]): GrowthPart => ({ grow: 'presence', range, to });
export const oneOf = (...options: GrowthOption[]): GrowthGroup => ({ pick: 1, options });
export const pick = (n: number, ...options: GrowthOption[]): GrowthGroup => ({ pick: n, options });
export const always = (...options: GrowthOption[]): GrowthGroup => ({ pick: options.length, options });
/** So many of these options, and of those that a track unlocks when it is empty: by the track, the two of which one is chosen. */
export function growing(pick: number, options: readonly GrowthOption[], unlocked: Readonly<Record<number, readonly [GrowthOption, GrowthOption]>>): GrowthGroup {
  const all = [...options];
  const locked: Record<number, number> = {};
  for (const [track, both] of Object.entries(unlocked)) {
    for (const option of both) {
      locked[all.length] = Number(track);
      all.push(option);
    }
  }
  return { pick, options: all, locked };
}
export const gainTime = (n: number, upTo = false): GrowthPart => ({ grow: 'time', n, upTo });
export const gainADay: GrowthPart = { grow: 'day' };
export const choice = (...of: GrowthPart[]): GrowthPart => ({ grow: 'choose', of });

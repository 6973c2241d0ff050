import type { Counted, Modifier, Trigger } from '../content/building.ts';
import type { SkillName } from '../content/crew.ts';
import type { Raider } from '../rules/odds.ts';
import type { Phase, Variants } from '../rules/state.ts';

export const questionNames = [
  'home-port',
  'draft',
  'sail',
  'act',
  'tire',
  'force',
  'fight-crew',
  'battle',
  'lay-dice',
  'wound',
  'lose-raider',
  'influence',
  'visit-taken',
  'exchange',
  'exchange-again',
  'either',
  'hire',
  'reputation',
  'build',
  'place-cube',
  'skip-space',
  'draw-from',
  'keep-goods',
  'card-to-discard',
  'trade-give',
  'trade-get',
  'trade-answer',
] as const;
export type QuestionName = (typeof questionNames)[number];

export type OptionName = keyof Variants;
export type TireReason = 'berth' | 'fee' | 'exchange' | 'event' | 'fight' | 'negotiation';

/** What a question is about, in words and numbers; each question uses some of it. Goods come as finished lists: "2 wood and 1 fish". */
export interface Asked {
  readonly town: string;
  readonly skill: string;
  readonly reason: TireReason;
  readonly rule: string;
  readonly name: string;
  readonly pays: string;
  readonly gains: string;
  readonly n: number;
  readonly needed: number;
  readonly strength: number;
}

type Line<Facts extends readonly unknown[]> = (...facts: Facts) => string;

/** The signs that the legend explains, besides goods and skills. */
export const meanings = [
  'red',
  'teal',
  'owner',
  'event',
  'rest',
  'hire',
  'build',
  'reputation',
  'tire',
  'arrow',
  'times',
  'or',
  'crew',
  'ichor',
  'token',
  'wound',
  'capital',
] as const;
export type Meaning = (typeof meanings)[number];

/** All words of the game in one language. Nothing else differs between languages. */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly options: Readonly<Record<OptionName, { readonly label: string; readonly explanation: string }>>;
  readonly smallWorldIsForTwo: Line<[players: number]>;

  /** By number. */
  readonly towns: readonly string[];
  readonly buildings: readonly string[];
  readonly quoted: Line<[name: string]>;

  readonly skills: Readonly<Record<SkillName, string>>;
  readonly anySkill: string;
  /** By good: with its number, and alone. */
  readonly countGood: readonly Line<[n: number]>[];
  readonly goodNames: readonly string[];
  readonly ichor: string;
  readonly raiders: Readonly<Record<Raider, string>>;
  readonly list: Line<[parts: readonly string[]]>;
  readonly either: Line<[parts: readonly string[]]>;
  readonly nothing: string;
  readonly nobody: string;
  readonly percent: Line<[chance: number]>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly player: Line<[n: number]>;

  /** What stands on components. */
  readonly fee: {
    readonly none: string;
    readonly tire: Line<[skill: string]>;
    readonly tireAnybody: string;
    readonly toOwner: string;
    readonly toMap: string;
  };
  readonly sign: {
    readonly rest: string;
    readonly gain: Line<[goods: string]>;
    readonly perWork: Line<[good: string]>;
    readonly either: Line<[goods: string]>;
    readonly cube: string;
    readonly hire: string;
    readonly hireDear: Line<[coins: string]>;
    readonly build: string;
    readonly reputation: string;
    readonly exchange: Readonly<Record<'none' | 'crew' | 'tire', Line<[pays: string, gains: string, skill: string]>>>;
  };
  readonly ability: {
    readonly when: Line<[trigger: string, goods: string]>;
    readonly triggers: Readonly<Record<Trigger, string>>;
    readonly always: Readonly<Record<Modifier, Line<[n: number]>>>;
    readonly atEnd: Line<[renown: string, counted: string]>;
    /** "each town", "every 2 fish". */
    readonly counted: Readonly<Record<Counted, Line<[each: number]>>>;
  };
  readonly event: Line<[pays: string, cubes: string]>;
  readonly eventTires: Line<[skills: string]>;
  readonly reputation: Line<[own: string, counted: string, limit: number | null]>;
  readonly token: Line<[goods: string]>;
  readonly original: string;
  readonly published: string;
  readonly half: string;

  readonly prompt: Readonly<Record<QuestionName, Line<[asked: Asked]>>>;
  readonly hint: Readonly<Partial<Record<QuestionName, string>>>;

  readonly answer: {
    readonly port: Line<[town: string, gives: string]>;
    readonly sail: Line<[town: string, moves: number, fish: number, berth: boolean]>;
    readonly visit: Line<[town: string, fee: string, gains: string]>;
    readonly visitNow: Line<[town: string]>;
    readonly attack: Line<[town: string, strength: number, chance: string]>;
    readonly diplomacy: Line<[town: string, influence: number]>;
    readonly treasure: Line<[coins: string]>;
    readonly event: Line<[town: string, costs: string, cubes: string]>;
    readonly buy: Line<[building: string, coins: string]>;
    readonly board: Line<[name: string, dice: number, theirs: number]>;
    readonly trade: Line<[name: string]>;
    readonly endTurn: string;
    readonly crew: Line<[skills: string]>;
    readonly wound: Line<[skills: string]>;
    readonly negotiator: Line<[skills: string]>;
    readonly fighter: Line<[skills: string]>;
    readonly force: Line<[raiders: string, chance: string, withWounds: string | null]>;
    readonly reroll: Line<[die: number, chance: string]>;
    readonly takeWounds: Line<[n: number]>;
    readonly retreat: string;
    readonly takeTown: Line<[town: string]>;
    readonly lose: Readonly<Record<Raider, string>>;
    readonly cube: Line<[space: number, influence: number]>;
    readonly times: Line<[n: number, pays: string, gains: string]>;
    readonly noExchange: string;
    readonly pay: Line<[pays: string, gains: string]>;
    readonly goods: Line<[goods: string]>;
    readonly hire: Line<[skills: string, coins: string | null]>;
    readonly hireNobody: string;
    readonly reputation: Line<[own: string, counted: string, now: string]>;
    readonly build: Line<[building: string, goods: string]>;
    readonly buildNothing: string;
    readonly place: string;
    readonly placeFurther: string;
    readonly placeNone: string;
    readonly keep: Line<[goods: string]>;
    readonly decks: Readonly<Record<'regular' | 'metropolis', string>>;
    readonly draft: Line<[building: string]>;
    readonly discard: Line<[building: string]>;
    readonly add: Line<[good: string]>;
    readonly offerDone: string;
    readonly accept: string;
    readonly decline: string;
    readonly enough: string;
    readonly noVisit: string;
    readonly noMoreDice: string;
  };

  readonly entry: {
    readonly began: Line<[first: string, variants: string]>;
    readonly noVariants: string;
    readonly chosePort: Line<[name: string, town: string]>;
    readonly wasDealt: Line<[name: string, n: number, cards: string]>;
    readonly drafted: Line<[name: string, card: string]>;
    readonly round: Line<[round: number]>;
    readonly lastRound: Line<[round: number]>;
    readonly sailed: Line<[name: string, town: string, fish: string]>;
    readonly tired: Readonly<Record<TireReason, Line<[name: string, skills: string]>>>;
    readonly paidFee: Line<[name: string, coins: string, owner: string]>;
    readonly paidToMap: Line<[name: string, coins: string]>;
    readonly visited: Line<[name: string, town: string]>;
    readonly rested: Line<[name: string, up: number, healed: number]>;
    readonly gainedTown: Line<[name: string, goods: string, town: string]>;
    readonly gainedBuilding: Line<[name: string, goods: string, building: string]>;
    readonly gainedToken: Line<[name: string, goods: string]>;
    readonly gainedSlot: Line<[name: string, goods: string]>;
    readonly exchanged: Line<[name: string, pays: string, gains: string]>;
    readonly hired: Line<[name: string, skills: string, coins: string | null]>;
    readonly crewCame: Line<[skills: string]>;
    readonly gotIchor: Line<[name: string]>;
    readonly lostIchor: Line<[name: string]>;
    readonly placedCube: Line<[name: string, space: number, influence: number]>;
    readonly attacked: Line<[name: string, town: string, owner: string | null, needed: number, raiders: string]>;
    readonly rolled: Line<[name: string, dice: string, strength: number]>;
    readonly rerolled: Line<[name: string, die: number, now: number, strength: number]>;
    readonly wounded: Line<[name: string, skills: string]>;
    readonly laidLower: Line<[name: string, strength: number]>;
    readonly retreated: Line<[name: string, town: string, lost: string]>;
    readonly tookByForce: Line<[name: string, town: string, owner: string | null, loot: string]>;
    readonly tookByWord: Line<[name: string, town: string, owner: string | null, loot: string]>;
    readonly usedCube: Line<[name: string, space: number, influence: number]>;
    readonly hunted: Line<[name: string, coins: string]>;
    readonly didEvent: Line<[name: string, town: string, paid: string, cubes: string]>;
    readonly eventCame: Line<[town: string]>;
    readonly eventsShuffled: string;
    readonly bought: Line<[name: string, building: string, coins: string]>;
    readonly built: Line<[name: string, building: string, paid: string]>;
    readonly buildingCame: Line<[building: string]>;
    readonly showedReputation: Line<[name: string, renown: string, counted: string]>;
    readonly scoredReputation: Line<[name: string, renown: string]>;
    readonly reputationCame: Line<[counted: string]>;
    readonly tookToken: Line<[name: string, left: number]>;
    readonly tokenCame: Line<[goods: string]>;
    readonly threwOverboard: Line<[name: string, goods: string]>;
    readonly drew: Readonly<Record<'regular' | 'metropolis', Line<[name: string, card: string]>>>;
    readonly discarded: Line<[name: string, card: string]>;
    readonly deckShuffled: Readonly<Record<'regular' | 'metropolis', string>>;
    readonly offered: Line<[name: string, to: string, gives: string, gets: string]>;
    readonly traded: Line<[name: string, to: string, gives: string, gets: string]>;
    readonly declined: Line<[name: string, of: string]>;
    readonly boarded: Line<[name: string, against: string, dice: string, theirs: string]>;
    readonly boardingWon: Line<[name: string, coins: string]>;
    readonly boardingDrawn: string;
    readonly noDice: string;
    readonly endByBuildings: Line<[name: string, round: number]>;
    readonly endByTokens: Line<[name: string, round: number]>;
    readonly scored: Line<[name: string, renown: string, parts: string]>;
    readonly ended: string;
  };

  readonly score: Readonly<Record<'coins' | 'buildings' | 'abilities' | 'metropolis' | 'track' | 'tokens', Line<[n: number]>>>;
  readonly outcome: {
    readonly won: Line<[name: string, renown: string]>;
    readonly shared: Line<[names: string, renown: string]>;
    readonly tie: string;
    readonly scores: Line<[list: string]>;
    readonly score: Line<[name: string, total: number, parts: string]>;
    readonly rounds: Line<[n: number]>;
  };

  readonly describe: {
    readonly round: Line<[round: number, phase: string, turn: string]>;
    readonly last: Line<[round: number]>;
    readonly region: Line<[region: string, town: string, facts: string]>;
    readonly red: Line<[value: number]>;
    readonly teal: Line<[value: number]>;
    readonly owner: Line<[name: string]>;
    readonly fee: Line<[fee: string]>;
    readonly does: Line<[sign: string]>;
    readonly ships: Line<[names: string]>;
    readonly beside: Line<[regions: string]>;
    readonly treasure: Line<[coins: string]>;
    readonly influence: Line<[spaces: string]>;
    readonly blocked: string;
    readonly free: string;
    readonly events: Line<[events: string]>;
    readonly reputations: Line<[cards: string]>;
    readonly token: Line<[goods: string, left: number]>;
    readonly noTokens: string;
    readonly crewForHire: Line<[crew: string, next: string]>;
    readonly row: Line<[cards: string]>;
    readonly metropolisRow: Line<[cards: string]>;
    readonly inRow: Line<[building: string, books: string | null, coins: string, goods: string]>;
    readonly supply: Line<[pirates: string, serpents: string]>;
    readonly seat: Line<[name: string, own: boolean, first: boolean]>;
    readonly goods: Line<[goods: string, speed: number, hold: string]>;
    readonly crew: Line<[deck: string, below: string, wounded: string]>;
    readonly capital: Line<[buildings: string]>;
    readonly hand: Line<[n: number, cards: string]>;
    readonly renown: Line<[place: number, tokens: number, total: number]>;
    readonly towns: Line<[towns: string]>;
  };

  readonly legend: {
    readonly goods: string;
    readonly skills: string;
    readonly others: string;
    readonly meanings: Readonly<Record<Meaning, string>>;
  };

  readonly board: {
    readonly chart: string;
    readonly market: string;
    readonly pages: string;
    readonly influence: string;
    readonly renown: string;
    readonly events: string;
    readonly reputation: string;
    readonly treasure: string;
    readonly crewForHire: string;
    readonly buildings: string;
    readonly metropolis: string;
    readonly deck: Line<[n: number]>;
    readonly onDeck: string;
    readonly below: string;
    readonly wounded: string;
    readonly hold: Line<[n: number, most: number]>;
    readonly speed: Line<[n: number]>;
    readonly capital: string;
    readonly noBuildings: string;
    readonly hand: string;
    readonly passed: string;
    readonly homePort: string;
    readonly firstPlayer: string;
    readonly total: Line<[n: number]>;
    readonly strength: Line<[n: number]>;
    readonly influenceNeeded: Line<[n: number]>;
    readonly ownedBy: Line<[name: string]>;
    readonly free: string;
    readonly moves: Line<[n: number]>;
    readonly berth: string;
    readonly asks: string;
    readonly gives: string;
    readonly nowForYou: Line<[goods: string]>;
    readonly noVisit: string;
    readonly odds: Line<[chance: string, wounds: string | null]>;
    readonly yourInfluence: Line<[n: number]>;
    readonly eventHere: string;
    readonly battle: Line<[town: string]>;
    readonly chances: string;
    readonly more: Line<[goods: string]>;
    readonly fewer: Line<[goods: string]>;
    /** No luck could win with this. */
    readonly oneToTen: string;
    readonly unhurt: Line<[chance: string]>;
    readonly strengthNow: Line<[strength: number, needed: number]>;
    readonly offer: Line<[gives: string, gets: string]>;
    readonly books: Line<[n: number]>;
    readonly noBook: string;
    readonly free0: string;
    readonly supply: string;
    readonly space: Line<[space: number, influence: number, owner: string]>;
    readonly round: Line<[n: number]>;
    readonly roundLast: Line<[n: number]>;
    readonly shipOf: Line<[name: string]>;
    readonly next: string;
    readonly worth: Line<[n: number]>;
    readonly cards: Line<[n: number]>;
    readonly metropolisCard: string;
  };
}

import type { Change } from '../content/adversaries.ts';
import type { Lasting } from '../content/blight-cards.ts';
import type { LayoutId } from '../content/layouts.ts';
import type { ScenarioRule } from '../content/scenarios.ts';
import type { SetChoice } from '../content/sets.ts';
import type { Complexity, SpecialRule, Track, TrackAction } from '../content/spirit.ts';
import type { LossReason, Phase, TokenName } from '../rules/state.ts';
import type { AspectWords } from './aspect-words.ts';
import type { BoardLabels } from './board.ts';
import type { EntryWords } from './entry-words.ts';
import type { PartWords } from './part-words.ts';
import { scenarioQuestionNames, type ScenarioWords } from './scenario-words.ts';
import type { StepWords, TestWords } from './step-words.ts';
import { adversaryQuestionNames, type AdversaryWords } from './adversary-words.ts';
import { eventQuestionNames } from './event-words.ts';
import { type PriceWords, type TimeAnswers, type TimeEntries, type TimeGrowth, timeQuestionNames } from './time-words.ts';
import { variantQuestionNames, type VariantWords } from './variant-words.ts';

export const questionNames = [
  'take-spirit',
  'take-aspect',
  'take-board',
  'first-presence',
  'spirit-phase',
  'keep',
  'forget',
  'deck',
  'reclaim',
  'presence-land',
  'presence-from',
  'move-presence-from',
  'move-presence-to',
  'element',
  'tide-in',
  'tide-out',
  'power',
  'target',
  'target-spirit',
  'either',
  'may',
  'push',
  'gather',
  'damage',
  'damage-one',
  'destroy',
  'remove',
  'downgrade',
  'drown',
  'replace',
  'land',
  'fear-land',
  'cascade',
  'ravage-order',
  'build-order',
  'land-order',
  'board-order',
  'choke',
  'skip-one',
  'go-along',
  'lose-presence',
  'order',
  'take-back',
  'play-now',
  'give',
  'ashore',
  'washed-ashore',
  'carry',
  'fear-card',
  'ritual-energy',
  'ritual-presence',
  'scatter',
  'land-rush',
  'building-boom',
  'mining-rush',
  'royal-backing',
  'extra-explorer',
  'event-choice',
  'event-board',
  'ransom',
  'ransom-presence',
  'pay-share',
  'pay-cards',
  'guard',
  'let-go',
  'terrain',
  'rouse',
  'add-strife',
  'spend-token',
  'put-back',
  'unlock',
  'bargain',
  'weave',
  'unweave',
  'presence-or-token',
  'discard',
  'prepare',
  'spend-marker',
  'call-predators',
  'blight-from-the-box',
  'keep-presence',
  'enthrall',
  'wounded-sit-out',
  'mist',
  'discard-instead',
  'return-to-track',
  'erupt',
  'move-here',
  'chase',
  'own-presence',
  'guide',
  'pay-instead',
  'which-beasts',
  'origin',
  'pay',
  'once-more',
  'play-card',
  'restore',
  'return-whose',
  'draw-whose',
  'burn',
  ...timeQuestionNames,
  ...adversaryQuestionNames,
  ...variantQuestionNames,
  ...scenarioQuestionNames,
  ...eventQuestionNames,
  'forget-for',
  'fight',
  'discord',
  'gather-presence',
  'let-gather',
  'disease-along',
  'absorbed-from',
  'play-one',
  'presence-for-blight',
  'who-restores',
  'presence-flows',
  'let-build',
  'ways',
  'ways-to',
  'lead',
  'let-lead',
  'let-take',
  'strike-as-beasts',
  'lead-where',
  'passage',
  'boon-to',
  'boon-from',
  'along',
  'blight-takes-presence',
  'command-beasts',
  'replace-fear-card',
  'made-up-for',
  'aid',
] as const;
export type QuestionName = (typeof questionNames)[number];

/** What a question is about. Names are finished; what a question does not have is empty, or 0. */
export interface Asked {
  /** The power or card whose doing it is, with a colon and a space behind it; or nothing. A sentence that begins with it gets its capital later. */
  readonly source: string;
  readonly card: string;
  /** What the card says. */
  readonly text: string;
  readonly land: string;
  readonly from: string;
  readonly to: string;
  /** The second of two lands. */
  readonly other: string;
  readonly ocean: string;
  readonly spirit: string;
  readonly piece: string;
  /** How many are left; -1: all. */
  readonly left: number;
  readonly health: number;
  readonly action: 'ravage' | 'build' | 'explore';
  /** The board that a question is about, and what is given for it. */
  readonly board: string;
  readonly presence: number;
  readonly energy: number;
  /** Whether this is the answer of the invaders to an insurrection. */
  readonly response: boolean;
  /** The name of the board that is laid. */
  readonly joining: string;
}

/** A human in a certain condition: "town with 1 damage". */
export interface Marks {
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
}

export interface Explained {
  readonly label: string;
  readonly explanation: string;
}

/** All words of the game in one language. Nothing else differs between languages. */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  /** The name that stands on a card or a panel, by its English name. */
  readonly named: (name: string) => string;
  readonly quoted: (name: string) => string;
  readonly list: (parts: readonly string[]) => string;
  /** What is written on the board besides the names of things. */
  readonly labels: BoardLabels;

  readonly options: {
    readonly sets: Explained;
    readonly tokens: Explained;
    readonly events: Explained;
    /** What stands on the boxes; a later one holds the earlier ones. */
    readonly setNames: Readonly<Record<SetChoice, string>>;
    readonly allTokens: string;
    readonly noTokens: string;
    readonly withoutToken: Readonly<Record<TokenName, string>>;
    readonly adversary: Explained;
    readonly level: Explained;
    readonly supporting: Explained;
    readonly supportingLevel: Explained;
    readonly scenario: Explained;
    readonly layout: Explained;
    readonly progression: Explained;
    readonly spirit: (seat: number) => Explained;
    readonly board: (seat: number) => Explained;
    readonly none: string;
    readonly choose: string;
    readonly random: string;
    readonly 'random-low': string;
    readonly 'random-moderate': string;
  };
  readonly aspects: AspectWords;
  readonly scenario: ScenarioWords;
  readonly layouts: Readonly<Record<LayoutId, string>>;
  readonly difficulty: (n: number) => string;
  readonly refusal: {
    readonly twice: Readonly<Record<'spirit' | 'board', string>>;
    readonly levelWithoutAdversary: string;
    readonly supportingAlone: string;
    readonly sameAdversary: string;
    readonly franceWithoutEvents: string;
    readonly russiaWithoutBeasts: string;
    readonly tooFewSpirits: string;
    readonly ownLayout: (scenario: string) => string;
    readonly otherSet: (name: string) => string;
    readonly layout: (layout: string, boards: number) => string;
  };

  readonly elements: readonly string[];
  /** More than one of an element. */
  readonly times: (n: number, element: string) => string;
  readonly terrains: Readonly<Record<'mountain' | 'wetland' | 'jungle' | 'sands' | 'ocean' | 'coastal', string>>;
  readonly complexity: Readonly<Record<Complexity, string>>;
  /** By English name: one sentence on how a spirit plays. */
  readonly howItPlays: Readonly<Record<string, string>>;
  readonly specialRules: Readonly<Record<SpecialRule, string>>;
  readonly changes: Readonly<Record<Change, string>>;
  /** What a level puts onto every board, or takes from the deck. */
  readonly levels: {
    readonly setup: (pieces: string, land: string) => string;
    readonly moveBlight: (land: number) => string;
    readonly deck: (order: string) => string;
    readonly fearPool: (n: number) => string;
  };
  readonly scenarioRules: Readonly<Record<ScenarioRule, string>>;

  /** By mood: as an order, and as what can be done. */
  readonly steps: Readonly<Record<'order' | 'option', StepWords>>;
  readonly tests: TestWords;
  readonly threshold: {
    readonly instead: string;
    /** The target spirit may do both. */
    readonly targetBoth: string;
    /** In the land that the power has chosen. */
    readonly there: (clauses: string) => string;
    readonly both: string;
    readonly first: string;
    readonly mayInstead: (clauses: string) => string;
    readonly rangeBy: (n: number) => string;
    readonly rangeTo: (n: number) => string;
    readonly speed: string;
    readonly slow: string;
    readonly split: (most: number, land: string) => string;
    readonly separate: (clauses: string) => string;
    readonly orElements: (elements: string) => string;
    readonly repeat: string;
    readonly repeatAdjacent: string;
  };
  readonly target: {
    readonly nothing: string;
    readonly spirit: Readonly<Record<'any' | 'another' | 'yourself', string>>;
    readonly range: Readonly<Record<'presence' | 'sacred-site', (n: number) => string>>;
    readonly rangeFrom: (n: number, terrain: string) => string;
    readonly orLand: string;
    /** Lands that are so may be farther away. */
    readonly farther: (n: number, label: string) => string;
    readonly fastFor: (n: number) => string;
    readonly unhindered: string;
  };
  readonly parts: PartWords;
  readonly blightCard: {
    readonly holds: (n: number) => string;
    readonly atOnce: (clauses: string) => string;
    readonly eachTurn: (clauses: string) => string;
    readonly since: Readonly<Record<Lasting['since'], (clauses: string) => string>>;
  };
  /** What reminder cards would say. */
  readonly lasting: LastingWords;
  /** Kinds of tokens: "beasts", "wilds". */
  readonly tokenNames: Readonly<Record<TokenName, string>>;
  readonly growth: {
    readonly reclaimAll: string;
    readonly reclaimHalf: string;
    readonly reclaim: (n: number) => string;
    readonly card: string;
    readonly energy: (n: number) => string;
    readonly plays: (n: number) => string;
    readonly perCardPlay: string;
    readonly perFire: (n: number) => string;
    readonly cost: (n: number) => string;
    readonly element: (n: number, elements: readonly string[]) => string;
    readonly presenceWith: (where: string, piece: string) => string;
    readonly presenceOr: (where: string, piece: string) => string;
    readonly discard: (n: number) => string;
    readonly ignoreRange: string;
    readonly trackActions: Readonly<Record<Exclude<TrackAction, 'reclaim-1'>, string>>;
    readonly moreIncome: (n: number) => string;
    readonly moreRange: (n: number) => string;
    readonly anywhere: string;
    readonly range: (n: number) => string;
    readonly presence: (where: string) => string;
    readonly movePresence: (n: number) => string;
    readonly gatherPresence: string;
    readonly pushPresence: string;
    readonly income: (n: number) => string;
    readonly cardPlays: (n: number) => string;
    readonly anyElement: string;
  } & TimeGrowth;
  readonly price: PriceWords;
  readonly time: TimeEntries & TimeAnswers;
  readonly adversaries: AdversaryWords;
  readonly variants: VariantWords;

  /** By piece: "2 towns". */
  readonly countPieces: readonly ((n: number) => string)[];
  /** By piece, as what an act has for its object, "Destroy: town", and as its sign is called. */
  readonly piece: readonly string[];
  readonly presence: string;
  readonly marked: (piece: string, marks: Marks) => string;
  readonly land: (board: string, number: number) => string;
  readonly ocean: (board: string) => string;
  /** Where nobody says which boards lie on the table. */
  readonly landOfSlot: (slot: number, number: number) => string;
  readonly board: (id: string) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly speed: Readonly<Record<'fast' | 'slow', string>>;
  readonly cost: (n: number) => string;
  readonly stage: (n: number) => string;
  readonly tracks: Readonly<Record<Track['name'], string>>;
  readonly loss: Readonly<Record<LossReason, string>>;
  /** By terror level, how the game was won; and how an insurrection of the dahan wins it. */
  readonly winAt: readonly string[];
  readonly insurrectionAt: readonly string[];

  readonly prompt: Readonly<Record<QuestionName, (asked: Asked) => string>>;
  readonly hint: Readonly<Partial<Record<QuestionName, string>>>;
  readonly answer: AnswerWords;
  readonly entry: EntryWords;
  readonly describe: DescribeWords;
  readonly outcome: {
    readonly won: (how: string) => string;
    readonly sacrifice: string;
    readonly lost: (why: string) => string;
    readonly score: (n: string) => string;
    readonly turns: (n: number) => string;
    readonly difficulty: (n: number) => string;
    readonly sumWon: (difficulty: number, cards: number, dahan: number, blight: number) => string;
    readonly sumLost: (difficulty: number, cards: number, dahan: number, blight: number) => string;
    readonly sumOfFinds: (points: number) => string;
    /** What the dahan call a spirit that an element has changed. */
    readonly newName: (spirit: string, element: number) => string;
  };
}

export interface LastingWords {
  /** What is done to each land or board is done so much oftener on this board, or less often. */
  readonly oftener: (n: number) => string;
  readonly without: (tokens: string) => string;
  readonly aid: (name: string, card: string) => string;
  readonly bargains: (name: string, n: number) => string;
  /** How often the beasts may be commanded; a reminder lies under so many cards of the invader deck. */
  readonly commands: (n: number) => string;
  readonly reminder: (name: string, above: number) => string;
}

/** What is said before the island is laid, while spirits and boards are chosen; all else comes with the island. */
export type OpeningWords = Pick<
  Words,
  | 'title'
  | 'blurb'
  | 'named'
  | 'quoted'
  | 'list'
  | 'labels'
  | 'options'
  | 'layouts'
  | 'refusal'
  | 'elements'
  | 'terrains'
  | 'piece'
  | 'countPieces'
  | 'board'
  | 'complexity'
  | 'howItPlays'
  | 'specialRules'
  | 'aspects'
  | 'variants'
  | 'difficulty'
> & {
  readonly prompt: Pick<Words['prompt'], 'take-spirit' | 'take-board'>;
  readonly hint: Pick<Words['hint'], 'take-spirit'>;
  readonly answer: Pick<AnswerWords, 'spirit' | 'board'>;
  readonly entry: Pick<EntryWords, 'chose'>;
  readonly describe: Pick<DescribeWords, 'choosing' | 'enemy'>;
};

export interface AnswerWords {
  readonly land: (land: string, terrain: string) => string;
  readonly ocean: (ocean: string) => string;
  readonly yourself: (spirit: string) => string;
  readonly keep: (card: string, about: string) => string;
  readonly forget: (card: string) => string;
  readonly take: (card: string) => string;
  readonly give: (card: string) => string;
  readonly card: (card: string) => string;
  readonly deck: Readonly<Record<'minor' | 'major', string>>;
  readonly earnedFearCard: (n: number) => string;
  readonly fearCardInDeck: (n: number) => string;
  readonly element: (element: string) => string;
  readonly yes: Readonly<Partial<Record<QuestionName, string>>> & { readonly may: string };
  readonly no: Readonly<Partial<Record<QuestionName, string>>> & { readonly may: string };
  readonly stop: string;
  readonly hit: (n: number, piece: string) => string;
  readonly kill: (n: number, piece: string) => string;
  readonly piece: (piece: string) => string;
  readonly strife: (piece: string) => string;
  readonly lose: (spirit: string, land: string) => string;
  readonly amount: (n: number) => string;
  readonly discardFor: (card: string) => string;
  readonly forgetFor: (card: string) => string;
  readonly guard: readonly [string, string];
  readonly move: (piece: string, from: string, to: string) => string;
  readonly track: (track: string, opens: string) => string;
  readonly destroyed: (costs: boolean) => string;
  readonly from: (land: string) => string;
  readonly spirit: (spirit: string, complexity: string) => string;
  readonly board: (board: string) => string;
  readonly grow: (option: string) => string;
  readonly trackAction: (what: string, track: string) => string;
  readonly play: (card: string, cost: string) => string;
  readonly tradeDrowned: (health: number) => string;
  readonly callPredators: string;
  readonly pour: string;
  readonly ways: Readonly<Record<'open' | 'close' | 'keep' | 'keepForLong', string>>;
  readonly commandBeasts: string;
  readonly presences: (n: number) => string;
  readonly layOut: (element: string) => string;
  readonly spend: (element: string) => string;
  readonly swarm: string;
  readonly cover: (track: string, closes: string) => string;
  readonly done: string;
  /** Done although so many cards could still be played. */
  readonly doneEarly: (cards: number) => string;
  /** Done although powers are left that would do something: which, or how many. */
  readonly doneWithout: (powers: string | number) => string;
  readonly use: (power: string) => string;
  /** Behind it: as fast, at that cost. */
  readonly asFast: (cost: string) => string;
  /** Behind it: with no more than so many thresholds. */
  readonly fewer: (levels: number) => string;
  /** By their places on the power, from 1 on. */
  readonly onlyThresholds: (places: readonly number[]) => string;
  readonly repeat: (power: string) => string;
  readonly repeatFor: (power: string, cost: string) => string;
  /** J-40.9 */
  readonly repeatPoured: (power: string, cost: string) => string;
  readonly ritual: (land: string) => string;
  readonly order: (name: string, land: string) => string;
  readonly unlock: Readonly<Record<'pay' | 'forget', (cost: string) => string>>;
}

export interface DescribeWords {
  readonly turn: (turn: number, phase: string) => string;
  readonly choosing: string;
  readonly enemy: (enemy: string) => string;
  readonly terror: (level: number, generated: number, pool: number, earned: number, left: number) => string;
  readonly blight: (island: 'healthy' | 'still-healthy' | 'blighted', card: string, left: number) => string;
  readonly cards: (ravage: string, build: string, explore: string, left: number) => string;
  readonly immigration: (card: string) => string;
  readonly noCard: string;
  readonly land: (land: string, terrain: string, contents: string) => string;
  readonly presence: (spirit: string, n: number) => string;
  readonly defend: (n: number) => string;
  readonly spirit: (name: string, spirit: string, you: boolean) => string;
  readonly energy: (energy: number, income: number, plays: number) => string;
  readonly elements: (elements: string) => string;
  readonly hand: (cards: string) => string;
  readonly played: (cards: string) => string;
  readonly aid: (cards: string) => string;
  readonly discard: (cards: string) => string;
  readonly destroyed: (n: number) => string;
  readonly drowned: (health: number) => string;
}

import { inEach } from '@skerry/presentation';
import { words } from './spoken.ts';

/** What is written on the board besides the names of things. */
export interface BoardLabels {
  readonly island: string;
  readonly turn: (n: number) => string;
  /** The phases that are not now, in a word each: the line has to hold all of them. */
  readonly otherPhases: Readonly<Record<'spirit' | 'fast' | 'invader' | 'slow' | 'time-passes', string>>;
  /** The places of the invader board, and a letter for each where there is no room. */
  readonly ravage: string;
  /** England's extra space, where cards build once more. */
  readonly immigration: string;
  readonly build: string;
  readonly explore: string;
  readonly noCard: string;
  readonly faceDown: (stage: string) => string;
  readonly mayBe: (what: string) => string;
  readonly cardsLeft: (n: number) => string;
  readonly fear: (generated: number, pool: number) => string;
  readonly terror: (level: string) => string;
  readonly fearDeck: (left: string) => string;
  readonly earned: (n: number) => string;
  readonly unseenCard: string;
  readonly blightLeft: (n: number) => string;
  readonly healthy: string;
  readonly stillHealthy: string;
  /** What lasts: the heading, and until when. */
  readonly lasting: Readonly<Record<'title' | 'game' | 'waiting' | 'turn', string>>;
  readonly outlook: string;
  readonly nothingToCome: string;
  readonly waitsFor: (names: string) => string;

  readonly ravageSkipped: string;
  readonly buildSkipped: string;
  readonly exploreSkipped: string;
  readonly damageDealt: (damage: number, defend: number, dealt: number) => string;
  readonly holds: string;
  readonly blighted: (n: number) => string;
  readonly cascades: string;
  readonly losesPresence: (spirits: string) => string;
  readonly dahanLost: (n: number) => string;
  readonly counter: (n: number) => string;
  readonly builds: (piece: string) => string;
  readonly buildsNothing: string;
  readonly diseaseStops: string;
  /** Who comes. */
  readonly explores: (who: string) => string;
  /** What the table has yet to choose about that. */
  readonly perhaps: Readonly<Record<'one-more' | 'a-town', string>>;
  readonly sways: string;
  readonly laborers: (n: number) => string;
  readonly ravagedAgain: (times: number) => string;
  readonly wildsStop: string;
  readonly defends: (n: number) => string;
  readonly coastal: string;
  readonly sacred: string;
  readonly damaged: (n: number) => string;
  readonly strife: (n: number) => string;
  readonly empty: string;

  readonly growth: string;
  readonly tracks: string;
  readonly energyTrack: string;
  readonly playsTrack: string;
  /** A space that belongs to both. */
  readonly sharedTrack: string;
  /** A growth option whose row is not empty yet. */
  readonly locked: string;
  readonly presenceLimit: (here: number, most: number) => string;
  readonly pours: (used: number, most: number) => string;
  readonly way: (lands: string) => string;
  readonly noWay: string;
  readonly energy: (n: number) => string;
  readonly income: (n: number) => string;
  readonly plays: (played: number, of: number) => string;
  readonly elementsNow: string;
  readonly destroyedPresence: (n: number) => string;
  readonly drowned: (n: number) => string;
  /** Element markers that a spirit keeps until it needs them. */
  readonly prepared: string;
  readonly absorbed: (n: number) => string;
  readonly hand: string;
  readonly aid: string;
  readonly played: string;
  readonly discarded: string;
  readonly toKeep: string;
  readonly cost: (n: number) => string;
  readonly fast: string;
  readonly slow: string;
  readonly used: string;
  readonly otherUses: string;
  readonly wouldDo: string;
  readonly wouldDoNothing: string;
  /** Above what one's own powers would do in a land. */
  readonly yourPowersHere: string;
  readonly stillUnused: (n: number) => string;
  readonly stillPlayable: (n: number) => string;
  readonly pickedPiece: (piece: string, land: string) => string;

  readonly chooseSpirit: string;
  readonly chooseBoard: string;
  readonly chooseExtraBoard: string;
  /** A board that waits to be laid, and can be dragged to its place. */
  readonly dragBoard: string;
  readonly chooseAspect: string;
  /** A card that was played face down. */
  readonly faceDownCards: string;
  readonly noAspect: string;
  readonly searchSpirits: string;
  readonly complexity: string;
  readonly noSpirit: string;
  readonly chosenBy: (name: string) => string;
  readonly board: (id: string) => string;

  /** The event card on the table. */
  readonly event: {
    readonly title: string;
    readonly part: Readonly<Record<'token' | 'dahan', string>>;
    readonly now: string;
    readonly unpaid: string;
    readonly open: string;
    readonly fold: string;
  };

  /** Where all cards are looked up. */
  readonly codex: {
    readonly search: string;
    readonly kinds: string;
    readonly kind: Readonly<Record<'minor' | 'major' | 'spirit' | 'aspect' | 'event' | 'fear' | 'blight', string>>;
    readonly elements: string;
    readonly found: (n: number) => string;
    readonly more: string;
  };

  readonly legend: {
    readonly ravage: string;
    readonly held: string;
    readonly build: string;
    readonly explore: string;
    readonly stopped: string;
    readonly sacred: string;
    readonly presence: string;
    readonly wounds: string;
  };
}

export const labels = inEach((language): BoardLabels => words[language].labels);

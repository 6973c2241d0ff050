import type { Phase, ReminderName } from '../rules/state.ts';
import type { AdversaryAction } from './adversary-words.ts';
import type { EventActions, EventEntries } from './event-words.ts';

/** Words for the lines of the log. Names, cards, lands and pieces with their number come finished. */
export interface EntryWords extends EventEntries {
  readonly chose: (name: string, spirit: string, board: string) => string;
  readonly turn: (n: number) => string;
  readonly phase: Readonly<Record<Phase, string>>;
  readonly step: Readonly<Record<'blighted-island' | 'fear' | 'immigration' | 'ravage' | 'build' | 'explore' | 'advance', string>>;
  readonly action: {
    readonly power: (name: string, power: string) => string;
    readonly powerAt: (name: string, power: string, land: string) => string;
    readonly ravage: (land: string) => string;
    readonly build: (land: string) => string;
    readonly explore: (land: string) => string;
    readonly fear: (card: string) => string;
    readonly fearAt: (card: string, land: string) => string;
    readonly blight: (card: string) => string;
    readonly event: (title: string) => string;
    readonly eventAt: (title: string, land: string) => string;
    readonly ritual: (name: string, land: string) => string;
    /** Of rules, by name: what they are called in the log. */
    readonly named: EventActions &
      Readonly<
        Record<
          | 'drowning'
          | 'flair-for-discord'
          | 'cleaning-up-messes'
          | 'lingering-pestilence'
          | 'blazing-presence'
          | 'slow-and-silent-death'
          | 'responsibilities-to-the-dead'
          | 'observe'
          | 'break-against-the-stone'
          | 'call-forth-predators'
          | 'deep-layers'
          | 'forbidden-ground'
          | 'sworn-to-victory'
          | 'vengeance'
          | 'quicksand'
          | 'guard'
          | 'raid'
          | 'response'
          | 'spill-over'
          | 'insurrection'
          | 'escalation'
          | 'command-the-beasts'
          | AdversaryAction,
          string
        >
      >;
    readonly namedAt: (what: string, land: string) => string;
  };
  readonly grew: (name: string, option: string) => string;
  readonly energy: Readonly<Record<'growth' | 'track' | 'effect' | 'drowned', (name: string, n: number) => string>>;
  readonly paid: (name: string, n: number) => string;
  readonly reclaimed: (name: string, cards: string) => string;
  readonly drew: (name: string, cards: string, deck: 'minor' | 'major') => string;
  readonly drewNothing: (name: string) => string;
  readonly gained: (name: string, card: string) => string;
  readonly forgot: (name: string, card: string) => string;
  readonly gave: (name: string, to: string, card: string) => string;
  readonly played: (name: string, card: string, cost: number) => string;
  readonly gainedElement: (name: string, elements: string) => string;
  readonly done: (name: string) => string;
  readonly prepared: (name: string, elements: string) => string;
  readonly returnedPresence: (name: string) => string;
  readonly spentMarkers: (name: string, elements: string) => string;
  readonly discarded: (name: string, cards: string) => string;
  readonly presence: Readonly<Record<'track' | 'destroyed' | 'land', (name: string, land: string) => string>>;
  readonly movedPresence: (name: string, from: string, to: string, n: number) => string;
  readonly lostPresence: (name: string, land: string, n: number) => string;
  readonly presenceGone: (name: string, land: string, n: number) => string;
  readonly fear: (n: number) => string;
  readonly fearCardEarned: string;
  readonly terror: (level: number) => string;
  readonly fearCard: (card: string, terror: number, text: string) => string;
  readonly fearCardSeen: (card: string) => string;
  readonly damage: (land: string, piece: string, n: number) => string;
  readonly dreamt: (land: string, pieces: string) => string;
  readonly destroyed: (land: string, pieces: string) => string;
  readonly drowned: (land: string, pieces: string) => string;
  readonly removed: (land: string, pieces: string) => string;
  readonly added: (land: string, pieces: string) => string;
  readonly replaced: (land: string, piece: string, by: string) => string;
  readonly moved: (from: string, to: string, pieces: string) => string;
  readonly defend: (land: string, n: number) => string;
  readonly eventCard: (card: string, text: string) => string;
  readonly event: (title: string, text: string) => string;
  readonly revealed: (card: string) => string;
  readonly blightBoxed: (n: number) => string;
  readonly invaderCardBoxed: string;
  readonly fearCardAdded: string;
  readonly fearCardBoxed: string;
  readonly strifeAdded: (land: string, piece: string) => string;
  readonly strifeRemoved: (land: string, pieces: string) => string;
  readonly rule: (land: string, rule: string) => string;
  /** For rules that do not say it themselves. */
  readonly thisTurn: string;
  readonly invaderCard: Readonly<Record<'explore' | 'build' | 'ravage', (card: string) => string>>;
  readonly accelerated: (card: string) => string;
  readonly cardWaits: Readonly<Record<'build' | 'explore', string>>;
  readonly escalation: string;
  readonly skipped: Readonly<Record<'ravage' | 'build' | 'explore', (land: string) => string>>;
  readonly ravaged: (land: string, damage: number, defend: number, dealt: number) => string;
  readonly landHeld: (land: string) => string;
  readonly boardSunk: (board: string) => string;
  readonly woven: (land: string, other: string) => string;
  readonly waysOpened: (name: string, land: string, other: string) => string;
  readonly waysClosed: (name: string) => string;
  readonly bargain: (name: string) => string;
  readonly fearCardReplaced: (card: string) => string;
  readonly reminder: Readonly<Record<ReminderName, string>>;
  readonly aided: (name: string, card: string) => string;
  readonly lostEnergy: (name: string, n: number) => string;
  readonly largerFearPool: (n: number) => string;
  readonly stillHealthy: (card: string, text: string) => string;
  readonly blightCard: (card: string, text: string) => string;
  readonly advanced: string;
  readonly timePasses: string;
  readonly won: (how: string, sacrifice: boolean) => string;
  readonly lost: (why: string) => string;
}

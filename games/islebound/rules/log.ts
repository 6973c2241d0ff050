import type { LogEntry, Seat } from '@skerry/engine';
import type { Bundle } from '../content/goods.ts';
import type { Raider } from './odds.ts';
import type { Variants } from './state.ts';

/** Where something gained came from: a town (its number), a building, a renown token, loot, or the treasure map. */
export type Source =
  | { readonly from: 'town'; readonly town: number }
  | { readonly from: 'building'; readonly building: number }
  | { readonly from: 'token'; readonly token: number }
  | { readonly from: 'slot' };

/** The log. `seat` is who acts; towns, buildings, events, reputation cards and tokens are numbers of the content; crew are kinds. */
export type Entry = LogEntry &
  (
    | { readonly what: 'began'; readonly first: Seat; readonly variants: Variants; readonly map: readonly number[] }
    | { readonly what: 'chose-port'; readonly seat: Seat; readonly town: number }
    | { readonly what: 'was-dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'drafted'; readonly seat: Seat; readonly building?: number }
    | { readonly what: 'round'; readonly round: number; readonly last: boolean }
    /** One move of a ship: only motion. */
    | { readonly what: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
    | { readonly what: 'sailed'; readonly seat: Seat; readonly town: number; readonly fish: number }
    | {
        readonly what: 'tired';
        readonly seat: Seat;
        readonly crew: number;
        readonly reason: 'berth' | 'fee' | 'exchange' | 'event' | 'fight' | 'negotiation';
      }
    /** `to` is who gets the coins: a seat, or NOBODY for the treasure map. */
    | { readonly what: 'paid-fee'; readonly seat: Seat; readonly town: number; readonly coins: number; readonly to: Seat }
    | { readonly what: 'visited'; readonly seat: Seat; readonly town: number; readonly owner: Seat }
    | { readonly what: 'rested'; readonly seat: Seat; readonly up: readonly number[]; readonly healed: readonly number[] }
    | { readonly what: 'gained'; readonly seat: Seat; readonly goods: Bundle; readonly source: Source }
    | {
        readonly what: 'exchanged';
        readonly seat: Seat;
        readonly town: number;
        readonly pays: Bundle;
        readonly gains: Bundle;
        readonly times: number;
      }
    | { readonly what: 'hired'; readonly seat: Seat; readonly crew: number; readonly coins: number }
    | { readonly what: 'crew-came'; readonly crew: number }
    | { readonly what: 'got-ichor'; readonly seat: Seat }
    | { readonly what: 'lost-ichor'; readonly seat: Seat }
    | { readonly what: 'placed-cube'; readonly seat: Seat; readonly space: number }
    | {
        readonly what: 'attacked';
        readonly seat: Seat;
        readonly town: number;
        readonly owner: Seat;
        readonly needed: number;
        readonly pirates: number;
        readonly serpents: number;
        readonly ichor: boolean;
      }
    /** `strength` with the dice placed best and with the buildings' help. */
    | { readonly what: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly strength: number }
    | { readonly what: 'rerolled'; readonly seat: Seat; readonly die: number; readonly now: number; readonly strength: number }
    /** I-6.4: the dice would have won, but are laid lower. */
    | { readonly what: 'laid-lower'; readonly seat: Seat; readonly strength: number }
    | { readonly what: 'wounded'; readonly seat: Seat; readonly crew: number }
    | { readonly what: 'retreated'; readonly seat: Seat; readonly town: number; readonly lost: Raider }
    | {
        readonly what: 'took-town';
        readonly seat: Seat;
        readonly town: number;
        readonly by: 'attack' | 'diplomacy';
        readonly owner: Seat;
        readonly loot: number;
      }
    | { readonly what: 'used-cube'; readonly seat: Seat; readonly space: number; readonly influence: number }
    | { readonly what: 'hunted-treasure'; readonly seat: Seat; readonly coins: number }
    | { readonly what: 'did-event'; readonly seat: Seat; readonly card: number; readonly paid: Bundle; readonly cubes: number }
    | { readonly what: 'event-came'; readonly card: number }
    | { readonly what: 'events-shuffled' }
    | { readonly what: 'bought'; readonly seat: Seat; readonly building: number; readonly coins: number }
    | { readonly what: 'built'; readonly seat: Seat; readonly building: number; readonly paid: Bundle }
    | { readonly what: 'building-came'; readonly building: number }
    | { readonly what: 'showed-reputation'; readonly seat: Seat; readonly card: number; readonly renown: number }
    | { readonly what: 'scored-reputation'; readonly seat: Seat; readonly card: number; readonly renown: number }
    | { readonly what: 'reputation-came'; readonly card: number }
    | { readonly what: 'took-token'; readonly seat: Seat; readonly token: number; readonly left: number }
    | { readonly what: 'token-came'; readonly token: number }
    | { readonly what: 'threw-overboard'; readonly seat: Seat; readonly wood: number; readonly fish: number }
    | { readonly what: 'drew'; readonly seat: Seat; readonly deck: 'regular' | 'metropolis'; readonly card?: number }
    | { readonly what: 'discarded-card'; readonly seat: Seat; readonly building: number }
    | { readonly what: 'deck-shuffled'; readonly deck: 'regular' | 'metropolis' }
    | { readonly what: 'offered'; readonly seat: Seat; readonly to: Seat; readonly gives: Bundle; readonly gets: Bundle }
    | { readonly what: 'traded'; readonly seat: Seat; readonly with: Seat; readonly gives: Bundle; readonly gets: Bundle }
    | { readonly what: 'declined'; readonly seat: Seat; readonly of: Seat }
    | {
        readonly what: 'boarded';
        readonly seat: Seat;
        readonly against: Seat;
        readonly dice: readonly number[];
        readonly theirDice: readonly number[];
        /** Who won, or NOBODY, and the coins taken. */
        readonly winner: Seat;
        readonly coins: number;
      }
    | { readonly what: 'end-near'; readonly seat: Seat; readonly why: 'buildings' | 'tokens'; readonly lastRound: number }
    | { readonly what: 'scored'; readonly seat: Seat; readonly score: Score }
    | { readonly what: 'ended' }
  );

/** I-14.3: how a seat's renown comes about. */
export interface Score {
  readonly coins: number;
  readonly buildings: number;
  readonly abilities: number;
  readonly metropolis: number;
  readonly track: number;
  readonly tokens: number;
  readonly total: number;
}

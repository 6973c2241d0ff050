import type { LogEntry, Seat } from '@skerry/engine';
import type { CardSet } from '../content/card.ts';
import type { Bundle, GoodName } from '../content/goods.ts';
import type { TransportColour } from '../content/transport.ts';

/** Where goods came from. */
export type Source = 'board' | 'deal' | 'location';

/**
 * The log. `seat` is who acts, `of` whose location it is, `at` its place in that state, `card` the number of a location card.
 * Alone, the Hegemony is the seat after the only one.
 */
export type Entry = LogEntry &
  (
    | { readonly what: 'began'; readonly expansion: CardSet; readonly first: Seat }
    | { readonly what: 'chose-faction'; readonly seat: Seat; readonly faction: number }
    | { readonly what: 'was-dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'kept'; readonly seat: Seat; readonly discarded: readonly number[] }
    | { readonly what: 'round'; readonly round: number; readonly first: Seat }
    | { readonly what: 'transport-shown'; readonly colour: TransportColour; readonly card: number }
    | { readonly what: 'row'; readonly cards: readonly number[]; readonly number: 0 | 1 }
    | { readonly what: 'picked'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'row-discarded'; readonly cards: readonly number[] }
    | { readonly what: 'reshuffled'; readonly deck: 'main' | TransportColour }
    | { readonly what: 'returned'; readonly seat: Seat; readonly at: number; readonly goods: Bundle }
    | {
        readonly what: 'produced';
        readonly seat: Seat;
        readonly from: Source;
        readonly of: Seat;
        readonly at: number;
        readonly card: number;
        readonly goods: Bundle;
      }
    | { readonly what: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'short'; readonly seat: Seat; readonly good: number; readonly missing: number }
    | { readonly what: 'incorporated'; readonly seat: Seat; readonly card: number; readonly at: number; readonly paid: Bundle }
    | {
        readonly what: 'built';
        readonly seat: Seat;
        readonly card: number;
        readonly at: number;
        readonly over: number;
        readonly ruins: boolean;
        readonly paid: Bundle;
      }
    | {
        readonly what: 'bonus';
        readonly seat: Seat;
        readonly at: number;
        readonly card: number;
        readonly goods: Bundle;
        readonly onCard: boolean;
      }
    | { readonly what: 'made-deal'; readonly seat: Seat; readonly card: number; readonly paid: Bundle; readonly goods: Bundle }
    | { readonly what: 'razed-from-hand'; readonly seat: Seat; readonly card: number; readonly paid: Bundle; readonly goods: Bundle }
    | {
        readonly what: 'razed';
        readonly seat: Seat;
        readonly of: Seat;
        readonly at: number;
        readonly card: number;
        readonly paid: Bundle;
        readonly goods: Bundle;
        readonly compensation: Bundle;
      }
    | {
        readonly what: 'feature';
        readonly seat: Seat;
        readonly at: number;
        readonly card: number;
        readonly on: 'deal' | 'raze' | 'production';
        readonly goods: Bundle;
      }
    | {
        readonly what: 'used';
        readonly seat: Seat;
        readonly at: number;
        readonly card: number;
        readonly paid: Bundle;
        readonly goods: Bundle;
      }
    | { readonly what: 'used-board'; readonly seat: Seat; readonly does: GoodName; readonly paid: Bundle; readonly goods: Bundle }
    | { readonly what: 'gave-card' | 'gave-transport'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'gave-deal'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'stole'; readonly seat: Seat; readonly of: Seat; readonly good: number }
    | { readonly what: 'took-off'; readonly seat: Seat; readonly at: number; readonly card: number }
    | { readonly what: 'used-deal'; readonly seat: Seat; readonly of: Seat; readonly card: number; readonly goods: Bundle }
    | {
        readonly what: 'sent-worker';
        readonly seat: Seat;
        readonly of: Seat;
        readonly at: number;
        readonly card: number;
        readonly goods: Bundle;
      }
    | {
        readonly what: 'took-transport';
        readonly seat: Seat;
        readonly colour: TransportColour;
        readonly card: number;
        readonly paid: Bundle;
      }
    | { readonly what: 'played-transport'; readonly seat: Seat; readonly card: number; readonly paid: Bundle; readonly goods: Bundle }
    | { readonly what: 'defended'; readonly seat: Seat; readonly at: number; readonly card: number }
    | { readonly what: 'closed'; readonly seat: Seat }
    | { readonly what: 'stored'; readonly seat: Seat; readonly at: number; readonly card: number; readonly goods: Bundle }
    | { readonly what: 'discarded'; readonly seat: Seat; readonly goods: Bundle }
    | { readonly what: 'transport-discarded'; readonly colour: TransportColour; readonly card: number }
    | { readonly what: 'hegemony-gained'; readonly card: number; readonly at: number; readonly from: 'row' | 'deck' }
    | { readonly what: 'hegemony-took'; readonly colour: TransportColour; readonly card: number; readonly points: number }
    | {
        readonly what: 'hegemony-attacked';
        readonly attack: number;
        readonly number: number;
        readonly result: 'failed' | 'razed' | 'repelled';
        readonly at: number;
        readonly card: number;
        readonly compensation: Bundle;
      }
    | { readonly what: 'end-reached'; readonly seat: Seat; readonly points: number }
    | { readonly what: 'scored'; readonly seat: Seat; readonly points: number; readonly locations: number }
    | { readonly what: 'ended' }
  );

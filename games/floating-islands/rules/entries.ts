import type { LogEntry, Seat } from '@skerry/engine';
import type { Action } from '../content/action-cards.ts';
import type { PropertyId } from '../content/original.ts';
import type { Space } from './sky.ts';
import type { Place } from './state.ts';

/** Everything that the log tells. Numbers of islands, places, cards and faces are those of the state; a list by island follows `islands`. */
export type FloatingIslandsEntry = LogEntry &
  (
    | { readonly what: 'airship-taken'; readonly seat: Seat; readonly airship: PropertyId }
    | {
        readonly what: 'settled';
        readonly seat: Seat;
        readonly island: number;
        readonly hunters: number;
        readonly why: 'setup' | 'without-island';
      }
    | { readonly what: 'mercenaries-placed'; readonly islands: readonly number[] }
    | { readonly what: 'round'; readonly round: number; readonly first: Seat }
    | { readonly what: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'kept'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'took-saved'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
    | { readonly what: 'played'; readonly seat: Seat; readonly card: number; readonly turn: number }
    | { readonly what: 'castled'; readonly seat: Seat; readonly as: number; readonly turn: number; readonly cards?: readonly number[] }
    | { readonly what: 'idled'; readonly seat: Seat; readonly card?: number }
    | {
        readonly what: 'passed';
        readonly seat: Seat;
        readonly why: 'turns' | 'cards' | 'wish';
        readonly saved: number;
        readonly cards?: readonly number[];
      }
    | { readonly what: 'action'; readonly seat: Seat; readonly action: Action }
    | {
        readonly what: 'attacked';
        readonly seat: Seat;
        readonly from: Place;
        readonly island: number;
        readonly hunters: number;
        readonly mercenaries: number;
      }
    | {
        readonly what: 'captured';
        readonly seat: Seat;
        readonly island: number;
        /** Whose it was, or -1, and what was destroyed there. */
        readonly victim: Seat;
        readonly destroyedHunters: number;
        readonly destroyedMercenaries: number;
        /** What the capture cost. */
        readonly lostHunters: number;
        readonly lostMercenaries: number;
      }
    | { readonly what: 'spared'; readonly seat: Seat; readonly island: number }
    | { readonly what: 'turned-neutral'; readonly island: number; readonly was: Seat }
    | { readonly what: 'lost-last-island'; readonly seat: Seat }
    | { readonly what: 'stays-without'; readonly seat: Seat }
    | { readonly what: 'mustered'; readonly seat: Seat; readonly hunters: number }
    | { readonly what: 'extracted'; readonly seat: Seat; readonly island: number }
    | { readonly what: 'mined'; readonly seat: Seat; readonly island: number; readonly amount: number; readonly circuits: number }
    | {
        readonly what: 'overcame';
        readonly seat: Seat;
        readonly island: number;
        readonly victim: Seat;
        readonly hunters: number;
        readonly mercenaries: number;
      }
    | {
        readonly what: 'transported';
        readonly seat: Seat;
        readonly islands: readonly number[];
        readonly permanent: readonly number[];
        readonly temporary: readonly number[];
        readonly permanentBefore: readonly number[];
        readonly temporaryBefore: readonly number[];
      }
    | { readonly what: 'recruited'; readonly seat: Seat; readonly to: Place }
    | { readonly what: 'converted'; readonly seat: Seat; readonly island: number; readonly amount: number }
    | {
        readonly what: 'supported';
        readonly seat: Seat;
        /** The places, the airship last, and what stands there now and stood before. */
        readonly places: readonly Place[];
        readonly hunters: readonly number[];
        readonly mercenaries: readonly number[];
        readonly huntersBefore: readonly number[];
        readonly mercenariesBefore: readonly number[];
      }
    | { readonly what: 'rotated'; readonly seat: Seat; readonly island: number; readonly turns: number }
    | { readonly what: 'bribed'; readonly seat: Seat; readonly from: number; readonly to: Place; readonly victim: Seat }
    | { readonly what: 'speculated'; readonly seat: Seat; readonly island: number; readonly temporary: number }
    | {
        readonly what: 'strongest';
        readonly island: number;
        readonly owner: Seat;
        readonly chooser: Seat;
        readonly permanent: number;
        readonly temporary: number;
        readonly pulls: number;
      }
    | { readonly what: 'no-strongest'; readonly why: 'tie' | 'weak'; readonly islands: readonly number[] }
    | { readonly what: 'unstable'; readonly islands: readonly number[] }
    | {
        readonly what: 'attracted';
        readonly seat: Seat;
        readonly island: number;
        readonly to: number;
        readonly side: number;
        readonly from: Space;
        readonly space: Space;
        readonly turns: number;
      }
    | { readonly what: 'broke-off'; readonly islands: readonly number[] }
    | { readonly what: 'joined'; readonly seat: Seat; readonly island: number; readonly from: Space; readonly space: Space }
    | { readonly what: 'carried'; readonly from: number; readonly to: number }
    | { readonly what: 'not-rundor'; readonly seat: Seat }
    | { readonly what: 'surrounded'; readonly seat: Seat; readonly island: number }
    | { readonly what: 'faded'; readonly islands: readonly number[]; readonly amounts: readonly number[] }
    | { readonly what: 'rounds-over'; readonly round: number }
  );

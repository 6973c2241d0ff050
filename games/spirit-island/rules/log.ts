import type { LogEntry, Seat } from '@skerry/engine';
import type { Named, Test } from '../content/step.ts';
import type { ActionKind, Human, LossReason, Phase, Piece, PowerId, ReminderName } from './state.ts';

/** The log. `land` is a land or ocean, `power` a power's number, `piece` a piece's. */
export type Entry = LogEntry &
  (
    | { readonly what: 'chose'; readonly seat: Seat; readonly spirit: number; readonly aspect?: number; readonly board: string }
    | { readonly what: 'turn'; readonly turn: number }
    | { readonly what: 'phase'; readonly phase: Phase }
    | { readonly what: 'step'; readonly step: 'blighted-island' | 'fear' | 'immigration' | 'ravage' | 'build' | 'explore' | 'advance' }
    /** An action begins: the lines up to its end belong to it. */
    | {
        readonly what: 'action';
        readonly kind: ActionKind;
        readonly seat: Seat | null;
        readonly power: number | null;
        readonly land: number | null;
        readonly name?: string;
      }
    | { readonly what: 'action-over' }
    | { readonly what: 'grew'; readonly seat: Seat; readonly group: number; readonly option: number }
    | { readonly what: 'energy'; readonly seat: Seat; readonly n: number; readonly from: 'growth' | 'track' | 'effect' | 'drowned' }
    | { readonly what: 'paid'; readonly seat: Seat; readonly n: number }
    /** A spirit ignores the range of an action. */
    | { readonly what: 'reached'; readonly seat: Seat }
    | { readonly what: 'played-face-down'; readonly seat: Seat; readonly card: PowerId }
    | { readonly what: 'invoked'; readonly seat: Seat; readonly lands: readonly number[]; readonly elements: readonly number[] }
    | { readonly what: 'thief-destroyed' | 'thief-removed'; readonly land: number }
    | { readonly what: 'thief-escaped'; readonly land: number; readonly value: number }
    | { readonly what: 'first-won' }
    | { readonly what: 'laid-aside' | 'first-spirits'; readonly seat: Seat; readonly card: PowerId }
    | { readonly what: 'searched'; readonly land: number; readonly by: 'players' | 'invaders'; readonly n: number }
    | { readonly what: 'emptied'; readonly land: number }
    | { readonly what: 'accelerated'; readonly card: number }
    | { readonly what: 'warded' | 'flame'; readonly land: number }
    | { readonly what: 'wards-broken'; readonly land: number; readonly n: number }
    /** A town leaves the island; so many have in all. */
    | { readonly what: 'emigrated'; readonly land: number; readonly inAll: number }
    | { readonly what: 'reclaimed'; readonly seat: Seat; readonly cards: readonly number[] }
    | { readonly what: 'drew'; readonly seat: Seat; readonly cards: readonly number[]; readonly deck: 'minor' | 'major' }
    | { readonly what: 'gained'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'forgot'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: number }
    | { readonly what: 'played'; readonly seat: Seat; readonly card: number; readonly cost: number }
    | { readonly what: 'gained-element'; readonly seat: Seat; readonly elements: readonly number[] }
    | { readonly what: 'prepared'; readonly seat: Seat; readonly elements: readonly number[] }
    | { readonly what: 'spent-markers'; readonly seat: Seat; readonly elements: readonly number[] }
    | { readonly what: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
    /** Starlight: an element for a star, a growth option that is open from now on. */
    | { readonly what: 'star'; readonly seat: Seat; readonly elements: readonly number[] }
    | { readonly what: 'unlocked'; readonly seat: Seat; readonly group: number; readonly option: number }
    /** Time gained, or spent; from a land, or from or to a track. */
    | { readonly what: 'time'; readonly seat: Seat; readonly n: number; readonly land: number | null }
    | { readonly what: 'exchanged'; readonly card: number; readonly stage: number }
    | { readonly what: 'seen-invader-card'; readonly card: number }
    | { readonly what: 'sideways'; readonly from: number; readonly to: number }
    | { readonly what: 'stasis'; readonly land: number }
    | { readonly what: 'set-aside'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'done'; readonly seat: Seat }
    | {
        readonly what: 'presence';
        readonly seat: Seat;
        readonly land: number;
        readonly from: 'track' | 'destroyed' | 'land';
        readonly track?: number;
        readonly at?: number;
      }
    | { readonly what: 'moved-presence'; readonly seat: Seat; readonly from: number; readonly to: number; readonly n: number }
    | { readonly what: 'returned-presence'; readonly seat: Seat }
    | { readonly what: 'lost-presence'; readonly seat: Seat; readonly land: number; readonly n: number }
    | { readonly what: 'presence-gone'; readonly seat: Seat; readonly land: number; readonly n: number }
    | { readonly what: 'fear'; readonly n: number; readonly land: number | null }
    | { readonly what: 'fear-card-earned' }
    | { readonly what: 'terror'; readonly level: number }
    | { readonly what: 'fear-card'; readonly card: number; readonly terror: number }
    | { readonly what: 'fear-card-seen'; readonly card: number }
    | { readonly what: 'damage'; readonly land: number; readonly piece: Human; readonly n: number }
    | { readonly what: 'dreamt'; readonly land: number; readonly piece: Human; readonly n: number }
    | { readonly what: 'destroyed'; readonly land: number; readonly piece: Human; readonly n: number }
    | { readonly what: 'drowned'; readonly seat: Seat; readonly land: number; readonly piece: Human; readonly n: number }
    | { readonly what: 'removed'; readonly land: number; readonly piece: Piece; readonly n: number }
    | { readonly what: 'added'; readonly land: number; readonly piece: Piece; readonly n: number }
    | { readonly what: 'replaced'; readonly land: number; readonly piece: Piece; readonly by: readonly Piece[] }
    | { readonly what: 'moved'; readonly from: number; readonly to: number; readonly piece: Piece; readonly n: number }
    | { readonly what: 'defend'; readonly land: number; readonly n: number }
    | {
        readonly what: 'rule';
        readonly name: string;
        readonly land: number | null;
        readonly n: number;
        readonly where?: readonly Test[];
        readonly of?: readonly Named[];
        readonly board?: number;
        readonly from?: 'next-turn';
        /** For the rest of the game, or until it has happened. */
        readonly lasting?: true;
      }
    /** What adversaries do with their panels and the decks. */
    | { readonly what: 'hunted'; readonly land: number }
    | { readonly what: 'healed'; readonly n: number }
    | { readonly what: 'entrenched'; readonly card: number }
    | { readonly what: 'event-card' | 'seen-event-card'; readonly card: number }
    | { readonly what: 'event'; readonly card: number; readonly title: string }
    | { readonly what: 'blight-boxed' | 'blight-from-box'; readonly n: number }
    | { readonly what: 'element-for-good'; readonly seat: Seat; readonly element: number }
    | { readonly what: 'fear-lost'; readonly n: number }
    | { readonly what: 'fear-card-discarded'; readonly card: number }
    | { readonly what: 'invader-card-boxed' | 'fear-card-added' | 'fear-card-boxed' }
    | { readonly what: 'revealed'; readonly card: PowerId }
    | { readonly what: 'strife'; readonly land: number; readonly piece: Piece; readonly n: number }
    | { readonly what: 'invader-card'; readonly card: number; readonly step: 'explore' | 'build' | 'ravage' }
    | { readonly what: 'escalation' }
    /** A fear card puts off the card of a step. */
    | { readonly what: 'card-waits'; readonly step: 'build' | 'explore' }
    | { readonly what: 'skipped'; readonly land: number; readonly action: 'ravage' | 'build' | 'explore' }
    | {
        readonly what: 'ravaged';
        readonly land: number;
        readonly damage: number;
        readonly defend: number;
        readonly dealt: number;
      }
    | { readonly what: 'land-held'; readonly land: number }
    | { readonly what: 'extra-board'; readonly board: string }
    | { readonly what: 'board-sunk' | 'board-laid' | 'board-left-out'; readonly slot: number }
    | { readonly what: 'ways'; readonly seat: Seat; readonly pair: readonly [number, number] | null }
    | { readonly what: 'woven'; readonly land: number; readonly other: number }
    | { readonly what: 'bargain'; readonly seat: Seat; readonly land: number | null }
    | { readonly what: 'blight-card'; readonly card: number }
    | { readonly what: 'fear-card-replaced'; readonly card: number }
    | { readonly what: 'reminder'; readonly name: ReminderName }
    | { readonly what: 'aided'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'lost-energy'; readonly seat: Seat; readonly n: number }
    | { readonly what: 'larger-fear-pool'; readonly n: number }
    | { readonly what: 'advanced' }
    | { readonly what: 'time-passes' }
    | { readonly what: 'won'; readonly terror: number; readonly sacrifice: boolean }
    | { readonly what: 'lost'; readonly why: LossReason }
  );

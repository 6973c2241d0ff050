import { type Answer, fixed, type Seat } from '@skerry/engine';
import type { BoardId, Edge } from '../content/boards.ts';
import type { Those } from './pieces/pieces.ts';
import type { Human, PowerId, Token } from './state.ts';

/* What a seat may say. */

export interface LandAnswer extends Answer {
  readonly kind: 'land';
  readonly land: number;
}
export interface SeatAnswer extends Answer {
  readonly kind: 'spirit';
  readonly seat: Seat;
}
export interface CardAnswer extends Answer {
  readonly kind: 'card';
  readonly card: PowerId;
}
export interface OptionAnswer extends Answer {
  readonly kind: 'option';
  readonly option: number;
}
export interface ElementAnswer extends Answer {
  readonly kind: 'element';
  readonly element: number;
}
export type YesAnswer = Answer & { readonly kind: 'yes' | 'no' };
export interface StopAnswer extends Answer {
  readonly kind: 'stop';
}
/** These humans take so much damage. */
export interface HitAnswer extends Answer, Those {
  readonly kind: 'hit';
  readonly land: number;
  readonly amount: number;
}
/** These humans, or a token, of this land. */
export type PieceAnswer = Answer & { readonly kind: 'piece'; readonly land: number } & (
    | Those
    | { readonly piece: Token; readonly damage: 0; readonly strife: 0; readonly dream: 0; readonly swarm?: true }
  );
/** Presence of a spirit in a land is given up. */
export interface LoseAnswer extends Answer {
  readonly kind: 'lose';
  readonly seat: Seat;
  readonly land: number;
}
/** So much energy. */
export interface AmountAnswer extends Answer {
  readonly kind: 'amount';
  readonly n: number;
}
/** A card that helps to pay. */
export interface GiveAnswer extends Answer {
  readonly kind: 'give';
  readonly card: PowerId;
  readonly how: 'discard' | 'forget';
}
/** A board of the island, by its slot. */
export interface SlotAnswer extends Answer {
  readonly kind: 'slot';
  readonly slot: number;
}
/** One strife of such an invader. */
export interface StrifeAnswer extends Answer, Those {
  readonly kind: 'strife';
  readonly land: number;
}
/** A piece goes from one land to another. */
export interface MoveAnswer extends Answer {
  readonly kind: 'move';
  readonly piece: Human | Token;
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
  readonly from: number;
  readonly to: number;
  /** A sacred site that counts as beasts. */
  readonly swarm?: true;
}
/** Presence goes from one land to another. */
export interface ShiftAnswer extends Answer {
  readonly kind: 'shift';
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}
/** Where presence comes from: a track, destroyed presence, or a land. */
export type FromAnswer = Answer &
  ({ readonly kind: 'track'; readonly track: number } | { readonly kind: 'destroyed' } | { readonly kind: 'from'; readonly land: number });
export interface SpiritAnswer extends Answer {
  readonly kind: 'take-spirit';
  readonly spirit: number;
}
export interface AspectAnswer extends Answer {
  readonly kind: 'take-aspect';
  /** -1: none. */
  readonly aspect: number;
}
export interface BoardAnswer extends Answer {
  readonly kind: 'take-board';
  readonly board: BoardId;
}
/** Edge `facing` of the board that is laid lies against an edge of the board in a slot. */
export interface JoinAnswer extends Answer {
  readonly kind: 'join';
  readonly slot: number;
  readonly edge: Edge;
  readonly facing: Edge;
}
/** What a seat does in the spirit phase, */
export type SpiritPhaseAnswer = Answer &
  (
    | { readonly kind: 'grow'; readonly group: number; readonly option: number }
    | { readonly kind: 'part'; readonly part: number }
    | { readonly kind: 'track-action'; readonly track: number; readonly at: number }
    | { readonly kind: 'play'; readonly card: PowerId }
    | { readonly kind: 'call-predators' }
    /** Rituals of the Destroying Flame. */
    | { readonly kind: 'burn' }
    /** Powers Long Forgotten: what was held back, by its number; presence from sands to sands. */
    | { readonly kind: 'find'; readonly n: number }
    | { readonly kind: 'sands' }
    /** Second Wave. */
    | { readonly kind: 'call-first'; readonly card: PowerId }
    /** Elemental Invocation. */
    | { readonly kind: 'invoke' }
    /** Ward the Shores. */
    | { readonly kind: 'face-down'; readonly card: PowerId }
    | { readonly kind: 'trade-drowned' }
    | { readonly kind: 'open-ways' }
    | { readonly kind: 'done' }
  );
/** J-9.7: with the first `levels` of the thresholds that are met, or `only` with these, by their places on the power. */
export type UseAnswer = Answer & {
  readonly kind: 'use';
  readonly power: PowerId;
  readonly levels?: number;
  readonly only?: readonly number[];
  readonly repeat?: number;
  /** J-10.1: as fast, for the energy that it asks for that. */
  readonly paid?: true;
};
/** J-40.26: a prepared marker for what is used next. */
export type LayOutAnswer = { readonly kind: 'lay-out'; readonly element: number };
/** and in a phase of powers. */
export type PowerPhaseAnswer = Answer &
  (
    | UseAnswer
    | { readonly kind: 'ritual'; readonly land: number }
    | { readonly kind: 'find'; readonly n: number }
    | { readonly kind: 'sands' }
    /** Ward the Shores. */
    | { readonly kind: 'ward'; readonly land: number }
    | LayOutAnswer
    /** J-7.14: an element of a space that was uncovered after the spirit phase. */
    | { readonly kind: 'track-action'; readonly track: number; readonly at: number }
    | { readonly kind: 'pour' }
    | { readonly kind: 'command-beasts' }
    | { readonly kind: 'trade-drowned' }
    | { readonly kind: 'open-ways' }
    | { readonly kind: 'done' }
  );

export const stop: StopAnswer = { kind: 'stop' };
export const yes: YesAnswer = { kind: 'yes' };
export const no: YesAnswer = { kind: 'no' };
export const done = { kind: 'done' } as const;
export const callPredators = { kind: 'call-predators' } as const;
export const tradeDrowned = { kind: 'trade-drowned' } as const;
export const openWays = { kind: 'open-ways' } as const;
/** What Finder may say of its ways besides which land: none is open; they stay as they are, until the next action or for the rest of the phase. */
export type WaysAnswer = Answer & { readonly kind: 'close-ways' | 'keep-ways' | 'keep-ways-for-long' };
export const closeWays: WaysAnswer = { kind: 'close-ways' };
export const keepWays: WaysAnswer = { kind: 'keep-ways' };
export const keepWaysForLong: WaysAnswer = { kind: 'keep-ways-for-long' };
fixed([stop, yes, no, done, callPredators, tradeDrowned, openWays, closeWays, keepWays, keepWaysForLong]);

/** Made once for each number: a search meets the same answers a million times. */
function numbered<A extends Answer>(make: (n: number) => A): (n: number) => A {
  const made: A[] = [];
  return (n) => (made[n] ??= fixed([make(n)])[0]!);
}

export const landAnswer = numbered((land): LandAnswer => ({ kind: 'land', land }));
export const amountAnswer = numbered((n): AmountAnswer => ({ kind: 'amount', n }));
export const boardAnswer = numbered((slot): SlotAnswer => ({ kind: 'slot', slot }));
export const seatAnswer = numbered((seat): SeatAnswer => ({ kind: 'spirit', seat }));
export const cardAnswer = numbered((card): CardAnswer => ({ kind: 'card', card }));
export const optionAnswer = numbered((option): OptionAnswer => ({ kind: 'option', option }));
export const elementAnswer = numbered((element): ElementAnswer => ({ kind: 'element', element }));
export const playAnswer = numbered((card): SpiritPhaseAnswer => ({ kind: 'play', card }));
export const partAnswer = numbered((part): SpiritPhaseAnswer => ({ kind: 'part', part }));
export const growAnswer = numbered((n): SpiritPhaseAnswer => ({ kind: 'grow', group: Math.floor(n / 100), option: n % 100 }));
export const useAnswer = numbered((power): UseAnswer => ({ kind: 'use', power }));
export const trackAnswer = numbered((track): FromAnswer => ({ kind: 'track', track }));
export const fromAnswer = numbered((land): FromAnswer => ({ kind: 'from', land }));
/** A card of the invaders among the discards; below 0: one of that stage, face down. */
export interface InvaderAnswer extends Answer {
  readonly kind: 'invader';
  readonly card: number;
}
export const invaderAnswer = (card: number): InvaderAnswer => ({ kind: 'invader', card });
/** A corner of lands, by its number. */
export interface CornerAnswer extends Answer {
  readonly kind: 'corner';
  readonly corner: number;
}
export const cornerAnswer = numbered((corner): CornerAnswer => ({ kind: 'corner', corner }));
export const fromDestroyed: FromAnswer = { kind: 'destroyed' };

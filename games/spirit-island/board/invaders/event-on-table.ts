import type { ShownQuestion } from '@skerry/presentation';
import { eventCards } from '../../content/events/index.ts';
import { BEASTS, DAHAN, DISEASE, type Piece } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** The event card that lies on the table. */
export interface EventOnTable {
  readonly card: number;
  /** The branch that is happening, by its name in the rules; empty as long as none is. */
  readonly now: string;
  /** The spirits choose what happens. */
  readonly choosing: boolean;
}

/** The event that is being carried out, or the one of which a part has waited for this moment. */
export function eventOnTable({ events, actions, phase }: View, question: ShownQuestion | null = null): EventOnTable | null {
  if (events === null || phase !== 'invader') return null;
  const { current, title } = events;
  if (current >= 0) return { card: current, now: title, choosing: title === '' || question?.name === 'slow-card' };
  const last = events.discard.at(-1);
  if (last === undefined || actions.at(-1)?.kind !== 'event') return null;
  const { main } = eventCards[last]!;
  const waited = main.by === 'choice' ? undefined : main.branches.find(({ parts }) => parts.some(({ after }) => after !== undefined));
  return waited === undefined ? null : { card: last, now: waited.title, choosing: false };
}

/** The piece that a part of a card is about: dahan, or the tokens that it names. */
export function signOf(card: number, part: 'token' | 'dahan'): Piece {
  if (part === 'dahan') return DAHAN;
  return JSON.stringify(eventCards[card]!.token).includes('beasts') ? BEASTS : DISEASE;
}

import { EARLY_III, stageOfBack } from '../invaders/stage.ts';
import type { State } from '../state.ts';

/** J-39.12: whether the table has the cards of events and plays without them. */
export const isWithoutEvents = ({ events, sets }: State): boolean => events === null && sets !== 'base';

/** J-39.12, J-26.6: before the first card of stage II, which an early one of stage III counts as, and before the first of stage III. */
export function layReminders(state: State): void {
  if (!isWithoutEvents(state)) return;
  const { deck, reminders } = state.invaders;
  for (const above of [deck.findIndex((back) => stageOfBack(back) === 2 || back === EARLY_III), deck.indexOf(3)])
    if (above >= 0) reminders.push({ name: 'command-the-beasts', above });
}

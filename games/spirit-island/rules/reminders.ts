import { EARLY_III } from './stage.ts';
import type { SpiritTable, State } from './state.ts';

/** J-39.12: whether the table has the cards of events and plays without them. */
export const isWithoutEvents = ({ events, sets }: State): boolean => events === null && sets !== 'base';

/** J-39.12, J-26.6: before the first card of stage II, which an early one of stage III counts as, and before the first of stage III. */
export function layReminders(state: State): void {
  if (!isWithoutEvents(state)) return;
  const { deck, reminders } = state.invaders;
  for (const above of [deck.findIndex((back) => back === 2 || back === EARLY_III), deck.indexOf(3)])
    if (above >= 0) reminders.push({ name: 'command-the-beasts', above });
}

/** J-26.6, J-39.14: a card has left the invader deck, from this place; what lies on top now is taken. */
export function passReminders(table: SpiritTable, place = 0): void {
  const { state } = table;
  const { invaders } = state;
  for (const reminder of invaders.reminders) if (place < reminder.above) reminder.above--;
  for (const { name, above } of invaders.reminders) {
    if (above > 0) continue;
    state.beastCommands++;
    table.log({ what: 'reminder', name, rule: 'J-39.14' });
  }
  invaders.reminders = invaders.reminders.filter(({ above }) => above > 0);
}

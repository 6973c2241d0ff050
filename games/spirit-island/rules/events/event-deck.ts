import type { Play, Seat } from '@skerry/engine';
import { stop, yes } from '../answers.ts';
import type { Events, SpiritTable } from '../state.ts';

const cardsIn = ({ unseen, under }: Events): number => unseen.length + under.length;

export const canLookAtEvents = (events: Events | null): events is Events => events !== null && cardsIn(events) > 0;

/** Which of the two cards on top came to lie there is found out when it matters. */
export function settleEvents({ state: { events }, chance }: SpiritTable): void {
  if (events?.shuffled !== true) return;
  delete events.shuffled;
  if (chance.below(2) === 1) events.under = events.under.map((one) => (one.place < 2 ? { ...one, place: 1 - one.place } : one));
}

/** Visions of a Shifting Future: as with the invader deck. What one sees is told to all. */
export function* lookAtEvents(table: SpiritTable, seat: Seat, bury: boolean): Play {
  const events = table.state.events!;
  settleEvents(table);
  // Where nothing unseen is left, those that were put back follow one another.
  if (events.unseen.length === 0) events.under.toSorted((one, other) => one.place - other.place).forEach((one, i) => (one.place = i));
  const known = events.under.find(({ place }) => place === 0);
  const seen = known ?? { place: 0, card: table.chance.draw(events.unseen) };
  if (known === undefined) events.under.push(seen);
  table.log({ what: 'seen-event-card', card: seen.card });
  table.reveal(seen.card);
  if (bury) {
    const { kind } = yield* table.ask(seat, 'bury', [yes, stop], { about: { event: seen.card } });
    if (kind === 'yes') {
      for (const one of events.under) one.place--;
      seen.place = cardsIn(events) - 1;
      return;
    }
  }
  if (cardsIn(events) > 1) events.shuffled = true;
}

import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { openAtFirst } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { cardAnswer, type FromAnswer, fromAnswer, stop, trackAnswer } from '../answers.ts';
import { drawCards, forget, forgettable, takeCard } from './cards.ts';
import { hasRule } from '../island/island.ts';
import { boardCount } from '../setup/free-boards.ts';
import { openTracks, ownLands, uncover } from '../pieces/presence.ts';
import { hasFind } from '../scenarios/finds.ts';
import type { PowerId, Spirit, SpiritTable, State } from '../state.ts';

/** J-40.17: where time may come from. */
export function timeSources(state: State, seat: Seat): FromAnswer[] {
  return [...openTracks(state.spirits[seat]!).map(trackAnswer), ...ownLands(state, seat).map(fromAnswer)];
}

/** J-40.17: presence that becomes time. */
export function* gainTime(table: SpiritTable, seat: Seat, n: number, upTo = false): Play {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  for (let left = n; left > 0; left--) {
    const from = timeSources(state, seat);
    if (from.length === 0) return;
    const answer = yield* table.ask(seat, 'time-from', upTo ? [...from, stop] : from, { about: { left } });
    if (answer.kind === 'stop') return;
    if (answer.kind === 'track') uncover(table, seat, answer.track);
    else if (answer.kind === 'from') spirit.presence[answer.land]!--;
    spirit.time++;
    table.log({ what: 'time', seat, n: 1, land: answer.kind === 'from' ? answer.land : null, rule: 'J-40.17' });
  }
}

/** J-40.17 */
export function* spendTime(table: SpiritTable, seat: Seat, n: number): Play {
  for (let left = n; left > 0; left--) {
    table.state.spirits[seat]!.time--;
    table.log({ what: 'time', seat, n: -1, land: null, rule: 'J-40.17' });
    yield* returnToTrack(table, seat);
  }
}

/** J-4.11: presence goes back to the last uncovered space of a track; where there is none that can be covered, it is destroyed. */
export function* returnToTrack(table: SpiritTable, seat: Seat): Play {
  const spirit = table.state.spirits[seat]!;
  const tracks = coverable(spirit);
  if (tracks.length === 0) {
    spirit.destroyed++;
    return;
  }
  const answer = yield* table.ask(seat, 'return-to', tracks.map(trackAnswer));
  if (answer.kind === 'track') spirit.tracks[answer.track]!--;
}

/** The tracks with a space that can be covered again: not the first ones, and none behind whose end another track has begun. */
function coverable({ kind, tracks: open }: Spirit): number[] {
  const { tracks } = spirits[kind]!;
  const ledOn = (track: number): boolean => tracks.some(({ behind }, other) => behind?.includes(track) === true && open[other]! > 0);
  return tracks.flatMap((one, track) => (open[track]! > openAtFirst(one) && !ledOn(track) ? [track] : []));
}

// ── Days That Never Were ──

/** J-40.18: the first cards of Days That Never Were, more of them in a small game; and on a single board the first time. */
export function* beginDays(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  if (!hasRule(state, seat, 'days-that-never-were')) return;
  const n = state.players <= 2 ? 6 : 4;
  state.spirits[seat]!.days = [...drawCards(table, 'minor', n), ...drawCards(table, 'major', n)];
  if (boardCount(state) === 1) yield* gainTime(table, seat, 1);
}

/** J-8.4: what is forgotten for a card of the days; null: nothing, for a minor power. */
export function* chooseForgotten(table: SpiritTable, seat: Seat, card: PowerId): Play<PowerId | null> {
  // J-38.8: find 5 spares the players that.
  if (powers[card]!.kind !== 'major' || hasFind(table.state, 5, 'players')) return null;
  const cards = [...forgettable(table.state.spirits[seat]!), card].map(cardAnswer);
  return (yield* table.ask(seat, 'forget', cards, { about: { gained: card } })).card;
}

export function takeDay(table: SpiritTable, seat: Seat, card: PowerId, forgotten: PowerId | null): void {
  const spirit = table.state.spirits[seat]!;
  spirit.days = spirit.days.filter((other) => other !== card);
  takeCard(table, seat, card);
  if (forgotten !== null) forget(table, seat, forgotten);
}

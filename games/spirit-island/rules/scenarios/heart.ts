import type { Play, Seat } from '@skerry/engine';
import { landAnswer, trackAnswer } from '../answers.ts';
import { drawCards, takeCard } from '../spirits/cards.ts';
import { distanceBetween, landOn } from '../island/geography.ts';
import { geography, isCoastal } from '../island/island.ts';
import { putHumans } from '../pieces/pieces.ts';
import { mayBeIn, openTracks, putPresence } from '../pieces/presence.ts';
import { EXPLORER, type SpiritTable, type State, TOWN } from '../state.ts';

/** J-22.7: one inner land on each board. */
export function innerLands(state: State): number[] {
  const known = geography(state);
  return Array.from({ length: state.players }, (_, slot) => {
    if (state.players <= 2) return landOn(known, slot, 7);
    // The inland land that is nearest to all the other boards' lands lies in the middle.
    const own = known.existing.filter((land) => known.board[land] === slot && !isCoastal(state, land));
    const far = (land: number): number => {
      let sum = 0;
      for (let other = 0; other < state.players; other++) {
        if (other === slot) continue;
        sum += Math.min(
          ...known.existing.filter((there) => known.board[there] === other).map((there) => distanceBetween(known, land, there)),
        );
      }
      return sum;
    };
    const nearest = Math.min(...own.map(far));
    return own.filter((land) => far(land) === nearest).at(-1)!;
  });
}

/** J-22.8 */
export function* guardTheHeart(table: SpiritTable): Play {
  const { state } = table;
  for (const space of state.spaces) space.groups = space.groups.filter(({ kind }) => kind !== TOWN);
  state.marks = innerLands(state);
  for (let seat = 0; seat < state.players; seat++) {
    const heart = state.marks[state.spirits[seat]!.board]!;
    putHumans(state, heart, EXPLORER, 1);
    yield* guardian(table, seat, heart);
    for (const deck of ['minor', 'major'] as const) for (const card of drawCards(table, deck, 1)) takeCard(table, seat, card);
  }
}

/** A presence from a track, in the heart or the nearest land of that board where it may be. */
function* guardian(table: SpiritTable, seat: Seat, heart: number): Play {
  const { state } = table;
  const known = geography(state);
  const spirit = state.spirits[seat]!;
  const lands = known.existing.filter((land) => known.board[land] === spirit.board && mayBeIn(state, seat, land, false));
  const nearest = Math.min(...lands.map((land) => distanceBetween(known, heart, land)));
  const { land } = yield* table.ask(
    seat,
    'first-presence',
    lands.filter((one) => distanceBetween(known, heart, one) === nearest).map(landAnswer),
  );
  const from = yield* table.ask(seat, 'presence-from', openTracks(spirit).map(trackAnswer), { about: { land } });
  putPresence(table, seat, land, from);
}

import type { Play } from '@skerry/engine';
import { action } from './action.ts';
import { addHumans } from './arriving.ts';
import { no, yes } from './answers.ts';
import { generateFear } from './fear.ts';
import { geography, isCoastal, seatWith } from './island.ts';
import { holdsIn } from './modifiers.ts';
import { changeTokens, humans, tokens } from './pieces.ts';
import { ownLands } from './presence.ts';
import { allSands } from './scenarios/sands.ts';
import { isSkipped } from './skipping.ts';
import { CITY, DISEASE, type Human, type SpiritTable, type State, TOWN } from './state.ts';

/** J-17.1: what would be built in a land now; null: nothing. */
export function foreseeBuild(state: State, land: number): Human | null {
  const among = allSands(state, land);
  const all = (kind: Human): number => among.reduce((sum, there) => sum + humans(state, there, kind), 0);
  const city = all(TOWN) > all(CITY);
  if (city && isCoastal(state, land) && state.modifiers.some(({ kind }) => kind === 'no-city-coastal')) return null;
  return city ? CITY : TOWN;
}

/** J-14.2, J-17.1, J-17.2: one build in one land. */
export function* build(table: SpiritTable, land: number): Play {
  const { state } = table;
  yield* action(table, { kind: 'build', land }, function* () {
    if (yield* isSkipped(table, land, 'build')) return;
    const piece = foreseeBuild(state, land);
    if (piece === null) return;
    // J-27.5, J-27.6
    if (tokens(state, land, DISEASE) > 0 && !holdsIn(state, 'disease-idle', land) && !(yield* isLetHappen(table, land))) {
      changeTokens(state, land, DISEASE, -1);
      table.log({ what: 'removed', land, piece: DISEASE, n: 1 });
      return;
    }
    yield* addHumans(table, land, piece, 1, 'J-17.1');
  });
}

/** J-40.35 */
function* isLetHappen(table: SpiritTable, land: number): Play<boolean> {
  const { state } = table;
  const seat = seatWith(state, 'terror-of-a-slowly-unfolding-plague');
  const { board } = geography(state);
  if (seat < 0 || !ownLands(state, seat).some((own) => board[own] === board[land])) return false;
  const { kind } = yield* table.ask(seat, 'let-build', [yes, no], { about: { land } });
  if (kind === 'no') return false;
  generateFear(table, 1, land);
  return true;
}

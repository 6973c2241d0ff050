import type { Play } from '@skerry/engine';
import { addHumans } from '../pieces/arriving.ts';
import { type MoveAnswer, stop } from '../answers.ts';
import { hasChange } from './enemy.ts';
import { deciderFor, geography, isCoastal, landsOf, liesOn } from '../island/island.ts';
import { isCutOff, nearForInvaders } from '../island/isolation.ts';
import { move } from '../pieces/moving.ts';
import { humans, those, tokens } from '../pieces/pieces.ts';
import { asOften } from '../invaders/sideways.ts';
import { BLIGHT, CITY, type SpiritTable, type State, TOWN } from '../state.ts';
import { withoutOneBoard } from '../island/untouched-land.ts';
import { adversaryAction, type Board, boardsThat, chooseLand, chooseLeast } from './boards.ts';

/** J-36.11 */
export function* seekPrimeTerritory(table: SpiritTable): Play {
  const { state } = table;
  // J-23.12: blight in an ocean in play lies on its board.
  const blightOn = ({ slot }: Board): number =>
    landsOf(state, true).reduce((sum, land) => sum + (liesOn(state, land, slot) ? tokens(state, land, BLIGHT) : 0), 0);
  for (const most of [4, 2]) {
    for (const { lands } of yield* boardsThat(table, (one) => blightOn(one) <= most)) {
      if (state.over) return;
      const prime = lands.filter((land) => humans(state, land, TOWN) === 0 && tokens(state, land, BLIGHT) === 0);
      const land = yield* chooseLand(table, 'prime-territory', prime);
      if (land !== null) yield* adversaryAction(table, land, 'escalation', () => addHumans(table, land, TOWN, 1, 'J-36.11'));
    }
  }
}

/** J-36.12, J-31.4, J-41.4: `lands` are those that fit a card in the build space. */
export function* migratoryHerders(table: SpiritTable, lands: readonly number[]): Play {
  const { state } = table;
  for (const land of yield* withoutOneBoard(table, asOften(state, lands))) {
    if (state.over) return;
    const answers = herdsFor(state, land, lands);
    if (answers.length === 0) continue;
    // J-30.2: over the border of an isolated land only if the players allow it.
    const mayStay = answers.every(({ from }) => isCutOff(state, from, land));
    yield* adversaryAction(table, land, 'migratory-herders', function* () {
      const answer = yield* table.ask(deciderFor(state, land), 'herd', mayStay ? [...answers, stop] : answers, { about: { land } });
      if (answer.kind !== 'stop') yield* move(table, answer);
    });
  }
}

function herdsFor(state: State, land: number, lands: readonly number[]): MoveAnswer[] {
  return geography(state).adjacent[land]!.flatMap((from) =>
    lands.includes(from)
      ? []
      : state.spaces[from]!.groups.filter(({ kind }) => kind === TOWN).map((group): MoveAnswer => ({
          kind: 'move',
          ...those(group),
          from,
          to: land,
        })),
  );
}

/** J-36.16 */
export function* waveOfImmigration(table: SpiritTable): Play {
  const { state } = table;
  for (const { lands } of yield* boardsThat(table)) {
    if (state.over) return;
    const ports = lands.filter((land) => isCoastal(state, land) && humans(state, land, CITY) === 0);
    const port = yield* chooseLand(table, 'immigrant-city', ports);
    const inland = lands.filter((land) => !isCoastal(state, land));
    const settled = yield* chooseLeast(table, 'immigrant-town', inland, 3, (land) => tokens(state, land, BLIGHT));
    yield* adversaryAction(table, port ?? lands[0]!, 'wave-of-immigration', function* () {
      if (port !== null) yield* addHumans(table, port, CITY, 1, 'J-36.16');
      for (const land of settled) yield* addHumans(table, land, TOWN, 1, 'J-36.16');
    });
  }
}

/** J-36.17: what a ravage deals more. */
export const farFlungHerds = (state: State, land: number): number =>
  hasChange(state, 'far-flung-herds') && nearForInvaders(state, land).some((near) => humans(state, near, TOWN) > 0) ? 2 : 0;

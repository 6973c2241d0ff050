import type { Play } from '@skerry/engine';
import { invaderCards } from '../../content/invader-cards.ts';
import { addHumans } from '../pieces/arriving.ts';
import { addBlight } from '../fear-and-blight/blighting.ts';
import { showsTerrain } from '../island/island.ts';
import { buildingsIn, humans } from '../pieces/pieces.ts';
import { EXPLORER, type SpiritTable, TOWN } from '../state.ts';
import { adversaryAction, boardsThat, chooseLand, inAnyOrder } from './boards.ts';

/** J-36.2, J-37.3: `shown` are the lands of the card; of two terrains one is drawn by lot. */
export function* newCashCrops(table: SpiritTable, card: number, shown: readonly number[]): Play {
  const { state, chance } = table;
  const { matches } = invaderCards[card]!;
  const terrain = matches === 'coastal' || matches.length === 1 ? null : chance.pick(matches);
  const lands = terrain === null ? shown : shown.filter((land) => showsTerrain(state, land, terrain));
  const getsBlight = (land: number): boolean => lands.includes(land) && buildingsIn(state, land) > 0;
  yield* inAnyOrder(table, yield* boardsThat(table), getsBlight, function* (board) {
    const land = yield* chooseLand(
      table,
      'cash-crops',
      board.filter((one) => lands.includes(one)),
    );
    if (land === null) return;
    yield* adversaryAction(table, land, 'escalation', () =>
      buildingsIn(state, land) > 0 ? addBlight(table, land) : addHumans(table, land, TOWN, 1, 'J-36.2'),
    );
  });
}

/** J-36.9 */
export function* persistentExplorers(table: SpiritTable): Play {
  const { state } = table;
  for (const { lands } of yield* boardsThat(table)) {
    if (state.over) return;
    const land = yield* chooseLand(
      table,
      'persistent-explorers',
      lands.filter((one) => humans(state, one, EXPLORER) === 0),
    );
    if (land !== null) yield* adversaryAction(table, land, 'persistent-explorers', () => addHumans(table, land, EXPLORER, 1, 'J-36.9'));
  }
}

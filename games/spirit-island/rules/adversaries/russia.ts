import type { Play } from '@skerry/engine';
import { landAnswer, stop } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { hasChange } from './enemy.ts';
import { areOnOneBoard, deciderFor, landsOf } from '../island/island.ts';
import { changeTokens, humans, tokens } from '../pieces/pieces.ts';
import { BEASTS, EXPLORER, type SpiritTable, TOWN } from '../state.ts';
import { adversaryAction, boardsThat, chooseLand } from './boards.ts';

/** J-36.19, J-31.7: two explorers of each board, among its lands with beasts, or among those of one other board. */
export function* stalkThePredators(table: SpiritTable): Play {
  const { state } = table;
  const isHunted = (land: number): boolean => countOf(state, land, ['beasts']) > 0;
  // J-24.9: nobody has to let presence count as beasts.
  const isSurelyHunted = (land: number): boolean => countOf(state, land, ['beasts'], true) > 0;
  for (const { lands } of yield* boardsThat(table)) {
    if (state.over) return;
    const own = lands.filter(isHunted);
    const hunted = own.some(isSurelyHunted) ? own : landsOf(state, false).filter(isHunted);
    if (hunted.length === 0) continue;
    const answers = [...hunted.map(landAnswer), ...(hunted.some(isSurelyHunted) ? [] : [stop])];
    const answer = yield* table.ask(deciderFor(state, hunted[0]!), 'stalk-predators', answers);
    if (answer.kind === 'stop') continue;
    const first = answer.land;
    const second = yield* chooseLand(
      table,
      'stalk-predators',
      hunted.filter((land) => areOnOneBoard(state, land, first)),
    );
    yield* adversaryAction(table, first, 'escalation', function* () {
      for (const land of [first, second!]) yield* addHumans(table, land, EXPLORER, 1, 'J-36.19');
    });
  }
}

/** J-36.20: a ravage has added blight to a land. */
export function huntShellAndHide(table: SpiritTable, land: number): void {
  const { state } = table;
  if (!hasChange(state, 'hunters-seek-shell-and-hide') || tokens(state, land, BEASTS) === 0) return;
  changeTokens(state, land, BEASTS, -1);
  state.panels.beasts++;
  table.log({ what: 'hunted', land, rule: 'J-36.20' });
}

/** J-36.25 */
export function* pressureForFastProfit(table: SpiritTable): Play {
  const { state } = table;
  for (const { lands } of yield* boardsThat(table, ({ slot }) => !state.invaders.blighted.includes(slot))) {
    if (state.over) return;
    const most = Math.max(1, ...lands.map((land) => humans(state, land, EXPLORER)));
    const land = yield* chooseLand(
      table,
      'fast-profit',
      lands.filter((one) => humans(state, one, EXPLORER) === most),
    );
    if (land === null) continue;
    yield* adversaryAction(table, land, 'pressure-for-fast-profit', function* () {
      yield* addHumans(table, land, EXPLORER, 1, 'J-36.25');
      yield* addHumans(table, land, TOWN, 1, 'J-36.25');
    });
  }
}

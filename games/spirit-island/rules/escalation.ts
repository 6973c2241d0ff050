import type { Play } from '@skerry/engine';
import { action } from './action.ts';
import { landAnswer } from './answers.ts';
import { addHumans } from './arriving.ts';
import { build } from './build.ts';
import { hasChange } from './enemy.ts';
import { deciderFor, geography, landsOf } from './island.ts';
import { buildingsIn, humans } from './pieces.ts';
import { asOften } from './sideways.ts';
import { type SpiritTable, type State, TOWN } from './state.ts';
import { withoutOneBoard } from './untouched-land.ts';

/** J-21.3: what an adversary does when a card with the sign is carried out for the first time. */
export function* escalate(table: SpiritTable): Play {
  const { state } = table;
  if (state.enemy.adversary < 0) return;
  table.log({ what: 'escalation', rule: 'J-21.3' });
  if (hasChange(state, 'land-rush')) yield* landRush(table);
  if (hasChange(state, 'building-boom')) yield* buildingBoom(table);
}

/** J-14.5: the boards with towns or cities, found before the first of them. */
function settledBoards(state: State): number[][] {
  const { board } = geography(state);
  const slots = [...new Set(landsOf(state, false).map((land) => board[land]!))];
  const settled = slots
    .map((slot) => landsOf(state, false).filter((land) => board[land] === slot))
    .filter((lands) => lands.some((land) => buildingsIn(state, land) > 0));
  return asOften(state, settled, firstOf);
}

const firstOf = (lands: readonly number[]): number => lands[0]!;

/** J-21.5 */
function* landRush(table: SpiritTable): Play {
  const { state } = table;
  for (const lands of yield* withoutOneBoard(table, settledBoards(state), firstOf)) {
    const free = lands.filter((land) => humans(state, land, TOWN) === 0);
    if (free.length === 0) continue;
    const { land } = yield* table.ask(deciderFor(state, free[0]!), 'land-rush', free.map(landAnswer));
    yield* action(table, { kind: 'adversary', land, name: 'escalation' }, () => addHumans(table, land, TOWN, 1, 'J-21.5'));
    if (state.over) return;
  }
}

/** J-21.13, J-25.2 */
function* buildingBoom(table: SpiritTable): Play {
  const { state } = table;
  for (const lands of yield* withoutOneBoard(table, settledBoards(state), firstOf)) {
    const most = Math.max(...lands.map((land) => buildingsIn(state, land)));
    const largest = lands.filter((land) => buildingsIn(state, land) === most);
    const { land } = yield* table.ask(deciderFor(state, largest[0]!), 'building-boom', largest.map(landAnswer));
    yield* build(table, land);
    if (state.over) return;
  }
}

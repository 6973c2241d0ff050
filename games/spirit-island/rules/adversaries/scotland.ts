import type { Play } from '@skerry/engine';
import { invaderCards } from '../../content/invader-cards.ts';
import { addHumans } from '../pieces/arriving.ts';
import { boardAnswer, landAnswer } from '../answers.ts';
import { hasChange } from './enemy.ts';
import { isOpenToExplore } from '../invaders/explore.ts';
import { deciderFor, geography, isCoastal } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { buildingsIn, humans } from '../pieces/pieces.ts';
import { asOften } from '../invaders/sideways.ts';
import { type SpiritTable, type State, TOWN } from '../state.ts';
import { withoutOneBoard } from '../island/untouched-land.ts';
import { adversaryAction, byBoard, chooseLeast } from './boards.ts';

/** J-36.28: lands of a board that the coastal card turns into ports. */
const MOST_PORTS = 2;
const itself = (land: number): number => land;

/** J-36.27 */
export function* portsSprawlOutward(table: SpiritTable): Play {
  const { state } = table;
  const { board } = geography(state);
  const portsOn = (lands: readonly number[]): number =>
    lands.reduce((sum, land) => sum + (isCoastal(state, land) ? buildingsIn(state, land) : 0), 0);
  const boards = byBoard(state);
  const most = Math.max(...boards.map(portsOn));
  const slots = [...new Set(boards.filter((lands) => portsOn(lands) === most).map(([first]) => board[first!]!))];
  const { slot } = yield* table.ask(0, 'sprawling-board', slots.map(boardAnswer));
  const lands = boards.find(([first]) => board[first!] === slot)!;
  const chosen = yield* chooseLeast(table, 'ports-sprawl', lands, state.players, (land) => humans(state, land, TOWN));
  yield* adversaryAction(table, chosen[0]!, 'escalation', function* () {
    for (const land of chosen) yield* addHumans(table, land, TOWN, 1, 'J-36.27');
  });
}

/** J-36.28: the lands that an explore card makes ports in any case, and those of each board among which the table chooses them: where nobody comes no port does. */
export function portsOf(
  state: State,
  card: number,
  lands: readonly number[],
): { readonly sure: readonly number[]; readonly open: readonly (readonly number[])[] } {
  if (!hasChange(state, 'trading-port') || state.phase === 'setup') return { sure: [], open: [] };
  const coast = lands.filter((land) => isCoastal(state, land));
  if (invaderCards[card]!.matches !== 'coastal') return { sure: coast, open: [] };
  const { board } = geography(state);
  const open = coast.filter((land) => isOpenToExplore(state, land));
  const some = [...new Set(open.map((land) => board[land]!))].map((slot) => open.filter((land) => board[land] === slot));
  return { sure: some.filter((one) => one.length <= MOST_PORTS).flat(), open: some.filter((one) => one.length > MOST_PORTS) };
}

/** J-36.28: the lands in which an explore card adds a town in place of an explorer. */
export function* tradingPorts(table: SpiritTable, card: number, lands: readonly number[]): Play<readonly number[]> {
  const { state } = table;
  const { sure, open: boards } = portsOf(state, card, lands);
  const ports = [...sure];
  for (let open of boards) {
    for (let left = MOST_PORTS; left > 0; left--) {
      const { land } = yield* table.ask(deciderFor(state, open[0]!), 'trading-port', open.map(landAnswer), { about: { left } });
      ports.push(land);
      open = open.filter((other) => other !== land);
    }
  }
  return ports;
}

/** J-36.33, J-41.4: `lands` are those that fit a ravage card. */
export function* exportsFuelGrowth(table: SpiritTable, lands: readonly number[]): Play {
  const { state } = table;
  if (!hasChange(state, 'exports-fuel-growth')) return;
  // J-14.5
  const growing = lands.filter(
    (land) => !isCoastal(state, land) && [land, ...nearForInvaders(state, land)].some((near) => buildingsIn(state, near) > 0),
  );
  for (const land of yield* withoutOneBoard(table, asOften(state, growing, itself), itself)) {
    if (state.over) return;
    yield* adversaryAction(table, land, 'exports-fuel-growth', () => addHumans(table, land, TOWN, 1, 'J-36.33'));
  }
}

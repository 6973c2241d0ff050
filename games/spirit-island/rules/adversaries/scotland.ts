import type { Play } from '@skerry/engine';
import { invaderCards } from '../../content/invader-cards.ts';
import { addHumans } from '../pieces/arriving.ts';
import { boardAnswer, landAnswer } from '../answers.ts';
import { hasChange } from './enemy.ts';
import { deciderFor, isCoastal, landsOn, liesOn, slotsOf } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { buildingsIn, humans } from '../pieces/pieces.ts';
import { asOften } from '../invaders/sideways.ts';
import { type SpiritTable, type State, TOWN } from '../state.ts';
import { withoutOneBoard } from '../island/untouched-land.ts';
import { adversaryAction, allBoards, type Board, chooseLeast } from './boards.ts';

/** J-36.28: lands of a board that the coastal card turns into ports. */
const MOST_PORTS = 2;

/** J-36.27 */
export function* portsSprawlOutward(table: SpiritTable): Play {
  const { state } = table;
  const portsOn = ({ lands }: Board): number =>
    lands.reduce((sum, land) => sum + (isCoastal(state, land) ? buildingsIn(state, land) : 0), 0);
  const boards = allBoards(state);
  const most = Math.max(...boards.map(portsOn));
  const slots = boards.flatMap((board) => (portsOn(board) === most ? [board.slot] : []));
  const { slot } = yield* table.ask(0, 'sprawling-board', slots.map(boardAnswer));
  const lands = landsOn(state, slot);
  const chosen = yield* chooseLeast(table, 'ports-sprawl', lands, state.players, (land) => humans(state, land, TOWN));
  yield* adversaryAction(table, chosen[0]!, 'escalation', function* () {
    for (const land of chosen) yield* addHumans(table, land, TOWN, 1, 'J-36.27');
  });
}

/** J-36.28: of lands to which somebody comes, those that an explore card makes ports in any case, and those of each board among which the table chooses them. */
export function portsOf(
  state: State,
  card: number,
  lands: readonly number[],
): { readonly sure: readonly number[]; readonly open: readonly (readonly number[])[] } {
  if (!hasChange(state, 'trading-port') || state.phase === 'setup') return { sure: [], open: [] };
  const coast = lands.filter((land) => isCoastal(state, land));
  if (invaderCards[card]!.matches !== 'coastal') return { sure: coast, open: [] };
  const some = slotsOf(state, coast).map((slot) => coast.filter((land) => liesOn(state, land, slot)));
  return { sure: some.filter((one) => one.length <= MOST_PORTS).flat(), open: some.filter((one) => one.length > MOST_PORTS) };
}

/** J-36.28: the lands in which an explore card adds a town in place of an explorer. */
export function* tradingPorts(table: SpiritTable, card: number, shown: readonly number[]): Play<readonly number[]> {
  const { state } = table;
  const { sure, open: boards } = portsOf(state, card, shown);
  const ports = [...sure];
  for (const lands of boards) {
    // J-24.1: a land of two boards may be one of both.
    let open = lands.filter((land) => !ports.includes(land));
    for (let left = MOST_PORTS - (lands.length - open.length); left > 0; left--) {
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
  // J-14.5
  const growing = lands.filter(
    (land) => !isCoastal(state, land) && [land, ...nearForInvaders(state, land)].some((near) => buildingsIn(state, near) > 0),
  );
  for (const land of yield* withoutOneBoard(table, asOften(state, growing))) {
    if (state.over) return;
    yield* adversaryAction(table, land, 'exports-fuel-growth', () => addHumans(table, land, TOWN, 1, 'J-36.33'));
  }
}

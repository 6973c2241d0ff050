import type { Play } from '@skerry/engine';
import { action } from '../action.ts';
import { addHumans } from '../pieces/arriving.ts';
import { landAnswer, no, yes } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { areOnOneBoard, deciderFor, isCoastal, seatWith } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { holdsIn } from '../modifiers.ts';
import { buildingsIn, changeTokens, humans, invadersIn, tokens } from '../pieces/pieces.ts';
import { ownLands } from '../pieces/presence.ts';
import { allSands } from '../scenarios/sands.ts';
import { isSkipped } from './skipping.ts';
import { CITY, DISEASE, EXPLORER, type Human, type SpiritTable, type State, TOWN } from '../state.ts';

/** What is built. */
export interface Building {
  readonly piece: Human;
  readonly n: number;
}

/** J-17.1, J-36.13: what would be built in a land now; null: nothing. */
export function foreseeBuild(state: State, land: number): Building | null {
  const among = allSands(state, land);
  const all = (kind: Human): number => among.reduce((sum, there) => sum + humans(state, there, kind), 0);
  if (all(TOWN) <= all(CITY)) return { piece: TOWN, n: 1 };
  const coastal = isCoastal(state, land);
  if (coastal && state.modifiers.some(({ kind }) => kind === 'no-city-coastal')) return null;
  const rural = !coastal && state.phase !== 'setup' && hasChange(state, 'more-rural-than-urban');
  return rural ? { piece: TOWN, n: 2 } : { piece: CITY, n: 1 };
}

/** J-15.4, J-21.14, J-36.30: whether a build card that shows a land causes a build there. */
export function fitsToBuild(state: State, land: number): boolean {
  if (allSands(state, land).some((there) => invadersIn(state, there) > 0)) return true;
  const near = nearForInvaders(state, land);
  if (hasChange(state, 'servants-earn-land') && near.reduce((sum, one) => sum + buildingsIn(state, one), 0) >= 2) return true;
  return hasChange(state, 'chart-the-coastline') && isCoastal(state, land) && near.some((one) => humans(state, one, CITY) > 0);
}

/** J-14.2, J-17.1, J-17.2: one build in one land, perhaps by a build card. */
export function* build(table: SpiritTable, land: number, byCard = false): Play {
  const { state } = table;
  let built = false;
  yield* action(table, { kind: 'build', land }, function* () {
    if (yield* isSkipped(table, land, 'build', byCard)) return;
    const building = foreseeBuild(state, land);
    if (building === null) return;
    if (isStopped(state, land) && !(yield* isLetHappen(table, land))) {
      changeTokens(state, land, DISEASE, -1);
      table.log({ what: 'removed', land, piece: DISEASE, n: 1 });
      return;
    }
    yield* addHumans(table, land, building.piece, building.n, 'J-17.1');
    built = true;
    if (building.piece === CITY) yield* triangleTrade(table, land);
  });
  if (built && !state.over) yield* slaveLabor(table, land);
}

/** J-36.7: whether a city that is built in a land brings a town beside it. */
export const trades = (state: State, land: number): boolean => hasChange(state, 'triangle-trade') && isCoastal(state, land);

/** Whether a build brings somebody into lands beside it: by Triangle Trade, or led there by Confounding Mists. */
export const buildReachesOthers = (state: State, land: number): boolean =>
  (foreseeBuild(state, land)?.piece === CITY && trades(state, land)) ||
  state.modifiers.some(({ kind, land: where }) => kind === 'may-push-added' && where === land);

/** J-36.7 */
function* triangleTrade(table: SpiritTable, land: number): Play {
  const { state } = table;
  if (!trades(state, land)) return;
  const near = nearForInvaders(state, land);
  const fewest = Math.min(...near.map((one) => humans(state, one, TOWN)));
  const lands = near.filter((one) => humans(state, one, TOWN) === fewest);
  if (lands.length === 0) return;
  const answer = yield* table.ask(deciderFor(state, land), 'triangle-trade', lands.map(landAnswer), { about: { land } });
  yield* addHumans(table, answer.land, TOWN, 1, 'J-36.7');
}

/** J-36.4: how many explorers a build makes towns: all but one. */
export const laborers = (state: State, land: number): number =>
  hasChange(state, 'slave-labor') ? Math.max(0, humans(state, land, EXPLORER) - 1) : 0;

/** J-36.4 */
function* slaveLabor(table: SpiritTable, land: number): Play {
  const { state } = table;
  const n = laborers(state, land);
  if (n < 1) return;
  yield* action(table, { kind: 'adversary', land, name: 'slave-labor' }, () =>
    resolveSteps({ table, seat: deciderFor(state, land), user: null, target: null, land, power: null }, [
      { do: 'replace', n, what: ['explorer'], with: ['town'] },
    ]),
  );
}

/** J-27.5, J-27.6: whether disease stops the next build in a land. */
export const isStopped = (state: State, land: number): boolean => tokens(state, land, DISEASE) > 0 && !isIdle(state, land);

/** Lingering Plagues, Irregular Outbreaks: in this invader phase disease does nothing to builds. */
const isIdle = (state: State, land: number): boolean => state.phase === 'invader' && holdsIn(state, 'disease-idle', land);

/** J-40.35 */
function* isLetHappen(table: SpiritTable, land: number): Play<boolean> {
  const { state } = table;
  const seat = seatWith(state, 'terror-of-a-slowly-unfolding-plague');
  if (seat < 0 || !ownLands(state, seat).some((own) => areOnOneBoard(state, own, land))) return false;
  const { kind } = yield* table.ask(seat, 'let-build', [yes, no], { about: { land } });
  if (kind === 'no') return false;
  generateFear(table, 1, land);
  return true;
}

import type { Play } from '@skerry/engine';
import { action } from './action.ts';
import { addHumans } from './arriving.ts';
import { build } from './build.ts';
import { resolveSteps } from './carry-out.ts';
import { hasChange, hasScenarioRule } from './enemy.ts';
import { deciderFor, geography, showsTerrain } from './island.ts';
import { isIsolated, nearForInvaders } from './isolation.ts';
import { sumIn } from './modifiers.ts';
import { buildingsIn, changeTokens, dahanIn, invadersIn, tokens } from './pieces.ts';
import { isSkipped } from './skipping.ts';
import { allSands } from './scenarios/sands.ts';
import { hasFind } from './scenarios/finds.ts';
import { addThief } from './scenarios/thieves.ts';
import { invaderStage } from './stage.ts';
import { EXPLORER, type SpiritTable, type State, TOWN, WILDS } from './state.ts';

const LAST_STAGE = 3;

/** J-17.5, J-30.1, J-30.4: a town or city in the land or beside it, or an ocean beside it. */
export function hasSource(state: State, land: number): boolean {
  // J-30.1
  if (isIsolated(state, land)) return false;
  return (
    isReached(state, land) ||
    geography(state).oceans[land]!.some((ocean) => !isIsolated(state, ocean)) ||
    isSettledFor(state, land) ||
    nearForInvaders(state, land).some((near) => isSettledFor(state, near))
  );
}

/** J-38.8, find 2: for explores who is in any sands is in all of them. */
function isSettledFor(state: State, land: number): boolean {
  if (buildingsIn(state, land) > 0) return true;
  return allSands(state, land).some((other) => buildingsIn(state, other) > 0);
}

/** Distant Exploration: sources reach a land further. */
function isReached(state: State, land: number): boolean {
  if (!state.modifiers.some(({ kind }) => kind === 'reach-further')) return false;
  const { oceans } = geography(state);
  return nearForInvaders(state, land).some(
    (near) =>
      oceans[near]!.some((ocean) => !isIsolated(state, ocean)) || nearForInvaders(state, near).some((far) => buildingsIn(state, far) > 0),
  );
}

/** J-14.2: one explore in one land. `swayed`: by a card with Sweden's escalation. */
export function* explore(table: SpiritTable, land: number, explorers: number, swayed: boolean): Play {
  const { state } = table;
  let explored = false;
  yield* action(table, { kind: 'explore', land }, function* () {
    if (yield* isSkipped(table, land, 'explore')) return;
    explored = true;
    // J-27.4
    if (tokens(state, land, WILDS) > 0) {
      changeTokens(state, land, WILDS, -1);
      table.log({ what: 'removed', land, piece: WILDS, n: 1 });
      return;
    }
    yield* addHumans(table, land, EXPLORER, explorers + sumIn(state, 'explore-more', land), 'J-17.5');
    addThief(table, land);
    // J-38.11
    if (hasScenarioRule(state, 'ward-the-shores') && invaderStage(state) === LAST_STAGE) yield* addHumans(table, land, TOWN, 1, 'J-38.11');
  });
  // J-38.8, find 3
  if (explored && !state.over && hasFind(state, 3, 'invaders') && showsTerrain(state, land, 'wetland')) yield* build(table, land);
  if (explored && swayed && !state.over) yield* sway(table, land);
}

/** J-21.20 */
function* sway(table: SpiritTable, land: number): Play {
  const { state } = table;
  const dahan = dahanIn(state, land);
  if (!hasChange(state, 'swayed-by-the-invaders') || dahan === 0 || invadersIn(state, land) < dahan) return;
  yield* action(table, { kind: 'adversary', land, name: 'escalation' }, () =>
    resolveSteps({ table, seat: deciderFor(state, land), user: null, target: null, land, power: null }, [
      { do: 'replace', n: 1, what: ['dahan'], with: ['town'] },
    ]),
  );
}

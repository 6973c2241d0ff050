import type { Play } from '@skerry/engine';
import { action } from '../action.ts';
import { addHumans } from '../pieces/arriving.ts';
import { build } from './build.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { hasChange, hasScenarioRule } from '../adversaries/enemy.ts';
import { deciderFor, geography, showsTerrain, slotsOf } from '../island/island.ts';
import { isIsolated, nearForInvaders } from '../island/isolation.ts';
import { holdsIn, ruleOf, sumIn } from '../modifiers.ts';
import { EXPLORE } from './invader-steps.ts';
import { buildingsIn, changeTokens, dahanIn, invadersIn, tokens } from '../pieces/pieces.ts';
import { isSkipped, isSkippedByRule } from './skipping.ts';
import { allSands } from '../scenarios/sands.ts';
import { hasFind } from '../scenarios/finds.ts';
import { addThief, bringsThief } from '../scenarios/thieves.ts';
import { invaderStage } from './stage.ts';
import { EXPLORER, type Human, type SpiritTable, type State, THIEF, TOWN, WILDS } from '../state.ts';

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

const isSource = (state: State, land: number): boolean => buildingsIn(state, land) > 0 && !holdsIn(state, 'no-source', land);

/** J-38.8, find 2: for explores who is in any sands is in all of them. */
function isSettledFor(state: State, land: number): boolean {
  return isSource(state, land) || allSands(state, land).some((other) => isSource(state, other));
}

/** Distant Exploration: sources reach a land further. */
function isReached(state: State, land: number): boolean {
  if (!state.modifiers.some(({ kind }) => kind === 'reach-further')) return false;
  const { oceans } = geography(state);
  return nearForInvaders(state, land).some(
    (near) => oceans[near]!.some((ocean) => !isIsolated(state, ocean)) || nearForInvaders(state, near).some((far) => isSource(state, far)),
  );
}

/** Mapmakers Chart the Wild: in the explore step wilds keep nobody out. */
export function isKeptOut(state: State, land: number): boolean {
  const idle = state.phase === 'invader' && state.invaderStep === EXPLORE && ruleOf(state, 'wilds-idle') !== undefined;
  return tokens(state, land, WILDS) > 0 && !idle;
}

/** Whether nothing that is sure keeps an explore from happening in a land. */
export const isOpenToExplore = (state: State, land: number): boolean => !isSkippedByRule(state, land, 'explore') && !isKeptOut(state, land);

/** Promising Farmland: whether a town has come to a board in place of an explorer. */
export const hasFarm = (state: State, slot: number): boolean => ruleOf(state, 'explore-a-town')?.done?.includes(slot) === true;

/** Whether one is still to come to the board of a land. */
export const mayFarm = (state: State, land: number): boolean =>
  ruleOf(state, 'explore-a-town') !== undefined && slotsOf(state, [land]).some((slot) => !hasFarm(state, slot));

/** How one explore differs from others. `byCard`: an explore card causes it; `swayed`: Sweden's escalation goes with it; `port`: J-36.28, `farm`: one of the explorers is a town. */
interface Ways {
  readonly byCard?: boolean;
  readonly explorers?: number;
  readonly swayed?: boolean;
  readonly port?: boolean;
  readonly farm?: boolean;
}

/** Who comes to a land, by which rule. */
export interface Coming {
  readonly piece: Human | typeof THIEF;
  readonly n: number;
  readonly rule: string;
}

/** Who comes to a land by one explore that nothing stops. */
export function comingTo(state: State, land: number, { explorers = 1, port = false, farm = false }: Ways): readonly Coming[] {
  const all = explorers + sumIn(state, 'explore-more', land);
  const ports = port ? 1 : 0;
  const farms = farm && all > ports ? 1 : 0;
  const coming: readonly Coming[] = [
    { piece: TOWN, n: ports, rule: 'J-36.28' },
    { piece: TOWN, n: farms, rule: 'J-17.5' },
    { piece: EXPLORER, n: all - ports - farms, rule: 'J-17.5' },
    { piece: THIEF, n: bringsThief(state, land) ? 1 : 0, rule: 'J-38.18' },
    { piece: TOWN, n: hasScenarioRule(state, 'ward-the-shores') && invaderStage(state) === LAST_STAGE ? 1 : 0, rule: 'J-38.11' },
  ];
  return coming.filter(({ n }) => n > 0);
}

/** Promising Farmland: whether there is an explorer in whose place a town may come. */
export const bringsExplorer = (state: State, land: number, ways: Ways): boolean =>
  comingTo(state, land, ways).some(({ piece }) => piece === EXPLORER);

/** J-36.3: whether one more explorer follows an explore of a land as it is before it. */
export const isFrontier = (state: State, land: number): boolean =>
  buildingsIn(state, land) === 0 && hasChange(state, 'frontier-explorers') && state.phase !== 'setup';

/** J-21.20: whether one of the dahan in a land is swayed, when all have come who come. */
export const isSwayed = (state: State, land: number): boolean =>
  dahanIn(state, land) > 0 && invadersIn(state, land) >= dahanIn(state, land);

/** J-14.2: one explore in one land. */
export function* explore(
  table: SpiritTable,
  land: number,
  {
    byCard = false,
    explorers = 1,
    swayed = table.state.invaders.swaying === true,
    port = false,
    farm = mayFarm(table.state, land),
  }: Ways = {},
): Play {
  const { state } = table;
  let explored = false;
  let frontier = false;
  yield* action(table, { kind: 'explore', land }, function* () {
    // J-30.1: whatever causes it.
    if (isIsolated(state, land)) {
      table.log({ what: 'skipped', land, action: 'explore', rule: 'J-30.1' });
      return;
    }
    if (yield* isSkipped(table, land, 'explore', byCard)) return;
    // J-27.4
    if (isKeptOut(state, land)) {
      changeTokens(state, land, WILDS, -1);
      table.log({ what: 'removed', land, piece: WILDS, n: 1 });
      return;
    }
    explored = true;
    frontier = isFrontier(state, land);
    if (farm) {
      const rule = ruleOf(state, 'explore-a-town')!;
      rule.done = [...(rule.done ?? []), ...slotsOf(state, [land])];
    }
    for (const { piece, n, rule } of comingTo(state, land, { explorers, port, farm })) {
      if (piece === THIEF) addThief(table, land);
      else yield* addHumans(table, land, piece, n, rule);
    }
  });
  if (frontier && !state.over) yield* crossTheFrontier(table, land);
  if (explored && !state.over && buildsAtOnce(state, land)) yield* build(table, land);
  if (explored && swayed && !state.over) yield* sway(table, land);
}

/** J-38.8, find 3: whether an explore of a land is followed by a build. */
export const buildsAtOnce = (state: State, land: number): boolean => hasFind(state, 3, 'invaders') && showsTerrain(state, land, 'wetland');

/** J-36.3 */
function* crossTheFrontier(table: SpiritTable, land: number): Play {
  yield* action(table, { kind: 'adversary', land, name: 'frontier-explorers' }, () => addHumans(table, land, EXPLORER, 1, 'J-36.3'));
}

/** J-21.20 */
function* sway(table: SpiritTable, land: number): Play {
  const { state } = table;
  if (!isSwayed(state, land)) return;
  yield* action(table, { kind: 'adversary', land, name: 'escalation' }, () =>
    resolveSteps({ table, seat: deciderFor(state, land), user: null, target: null, land, power: null }, [
      { do: 'replace', n: 1, what: ['dahan'], with: ['town'] },
    ]),
  );
}

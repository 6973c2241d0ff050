import type { Play } from '@skerry/engine';
import { add } from '../content/step.ts';
import { landAnswer } from './answers.ts';
import { addHumans } from './arriving.ts';
import { resolveSteps } from './carry-out.ts';
import type { Due } from './conditions.ts';
import { hasScenarioRule } from './enemy.ts';
import { distanceBetween, OUT_OF_REACH } from './geography.ts';
import { allInvaders, dealDivided, isBuilding } from './harm.ts';
import { deciderFor, geography, isOcean, landsOf, showsTerrain } from './island.ts';
import { dahanIn } from './pieces.ts';
import { hasFind } from './scenarios/finds.ts';
import { type Action, CITY, DAHAN, EXPLORER, type Human, type SpiritTable, type State, TOWN } from './state.ts';

/** J-22.13, J-22.14: raids first, then the answer to them. */
export function insurrection(state: State, { happened }: Action): Due[] {
  if (!hasScenarioRule(state, 'dahan-insurrection')) return [];
  const ended = new Map<number, number>();
  for (const one of happened) {
    if (one.what !== 'moved' || one.kind !== DAHAN) continue;
    ended.set(one.from, Math.max(0, (ended.get(one.from) ?? 0) - one.count));
    ended.set(one.to, (ended.get(one.to) ?? 0) + one.count);
  }
  const due: Due[] = [...ended].flatMap(([land, count]) =>
    count === 0 || isOcean(state, land)
      ? []
      : [
          scenarioDue('raid', land, (table) =>
            // Who was destroyed on the way deals nothing.
            dealDivided(table, deciderFor(table.state, land), land, Math.min(count, dahanIn(table.state, land)), allInvaders),
          ),
        ],
  );
  const losses = happened.flatMap((one) => (one.what === 'destroyed' && isBuilding(one.kind) ? [one] : []));
  if (losses.length > 0) {
    due.push({
      ...scenarioDue('response', losses[0]!.land, function* (table) {
        for (const { kind, land, count } of losses) for (let i = 0; i < count; i++) yield* respond(table, kind, land);
      }),
      last: true,
    });
  }
  return due;
}

/** J-38.26: the nearest land is looked for as if no land were isolated. */
function* respond(table: SpiritTable, kind: Human, land: number): Play {
  const { state } = table;
  const known = geography(state);
  let nearest = OUT_OF_REACH;
  let lands: number[] = [];
  for (const there of landsOf(state, false)) {
    if (dahanIn(state, there) === 0) continue;
    const distance = distanceBetween(known, land, there);
    if (distance < nearest) [nearest, lands] = [distance, []];
    if (distance === nearest) lands.push(there);
  }
  if (lands.length === 0) return;
  const answer = yield* table.ask(deciderFor(state, land), 'land', lands.map(landAnswer), { about: { why: 'response' } });
  const piece = kind === CITY ? TOWN : EXPLORER;
  yield* addHumans(table, answer.land, piece, 1, 'J-22.14');
}

/** J-38.8, find 5 of the invaders: what is built first in a jungle or wetland brings blight. */
export function taint(state: State, { happened }: Action): Due[] {
  if (!hasFind(state, 5, 'invaders')) return [];
  return happened.flatMap((one) => {
    if (one.what !== 'settled' || !(['jungle', 'wetland'] as const).some((terrain) => showsTerrain(state, one.land, terrain))) return [];
    const doing = (table: SpiritTable) => ({
      table,
      seat: deciderFor(state, one.land),
      user: null,
      target: null,
      land: one.land,
      power: null,
    });
    return [scenarioDue('find', one.land, (table) => resolveSteps(doing(table), [add(1, 'blight')]))];
  });
}

const scenarioDue = (id: string, land: number, body: Due['body']): Due => ({
  id,
  name: id,
  kind: 'scenario',
  seat: null,
  power: null,
  land,
  body,
});

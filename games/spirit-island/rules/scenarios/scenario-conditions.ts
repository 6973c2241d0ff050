import type { Play } from '@skerry/engine';
import { add } from '../../content/step.ts';
import { landAnswer } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import type { Due } from '../conditions.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { distanceBetween, OUT_OF_REACH } from '../island/geography.ts';
import { allInvaders, dealDivided, isBuilding } from '../pieces/harm.ts';
import { deciderFor, geography, isOcean, landsOf, showsTerrain } from '../island/island.ts';
import { dahanIn } from '../pieces/pieces.ts';
import { hasFind } from './finds.ts';
import { type Action, CITY, DAHAN, EXPLORER, type Happening, type Human, type SpiritTable, type State, TOWN } from '../state.ts';

/** J-22.13, J-22.14: raids first, then the answer to them. */
export function insurrection(state: State, { happened }: Action): Due[] {
  if (!hasScenarioRule(state, 'dahan-insurrection')) return [];
  const due: Due[] = [...dahanThatMoved(state, happened)].flatMap(([land, count]) =>
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

/** J-22.13: by land, how many dahan have come there and stayed; who leaves it again has stood there before, as long as there is anybody who has. */
function dahanThatMoved(state: State, happened: readonly Happening[]): ReadonlyMap<number, number> {
  const moves = happened.filter((one) => one.what === 'moved' && one.kind === DAHAN) as readonly Extract<Happening, { what: 'moved' }>[];
  const moved = new Map<number, number>();
  // All that stand in a land that some have left, as they were before.
  const there = new Map(moves.map(({ from }) => [from, dahanIn(state, from)]));
  for (const { from, to, count } of moves) {
    change(there, from, count);
    change(there, to, -count);
  }
  for (const { from, to, count } of moves) {
    const strangers = moved.get(from) ?? 0;
    const standing = Math.max(0, there.get(from)! - strangers);
    change(there, from, -count);
    change(there, to, count);
    moved.set(from, strangers - Math.max(0, Math.min(strangers, count - standing)));
    moved.set(to, (moved.get(to) ?? 0) + count);
  }
  return moved;
}

function change(counts: Map<number, number>, land: number, by: number): void {
  const count = counts.get(land);
  if (count !== undefined) counts.set(land, count + by);
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

import type { Play } from '@skerry/engine';
import type { EventRule } from '../../content/lasting-rule.ts';
import { remove } from '../../content/step.ts';
import { landAnswer } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import type { Due } from '../conditions.ts';
import { isBuilding } from '../pieces/harm.ts';
import { deciderFor, slotsOf } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { ruleOf } from '../modifiers.ts';
import { invadersIn } from '../pieces/pieces.ts';
import { type Action, DAHAN, EXPLORER, type Human, type SpiritTable, type State, TOWN } from '../state.ts';

/** What events of this turn bring about after an action. */
export function ofEvents(state: State, record: Action): Due[] {
  if (state.modifiers.length === 0) return [];
  return [...eagerExplorers(state, record), ...resourcefulPopulace(state, record), ...stripTheLand(state, record)];
}

const due = (name: EventRule, land: number, body: Due['body']): Due => ({
  id: name,
  name,
  kind: 'event',
  seat: null,
  power: null,
  land,
  body,
});

/** After the first build on each board that builds something, an explorer comes to a land beside it. */
function eagerExplorers(state: State, { kind, land, happened }: Action): Due[] {
  const rule = ruleOf(state, 'eager-explorers');
  if (rule === undefined || kind !== 'build' || land === null) return [];
  const slots = slotsOf(state, [land]);
  const built = happened.some((one) => one.what === 'added' && one.land === land && one.piece < DAHAN && isBuilding(one.piece as Human));
  if (!built || slots.every((slot) => rule.done?.includes(slot) === true)) return [];
  return [
    due('eager-explorers', land, function* (table) {
      const now = ruleOf(table.state, 'eager-explorers')!;
      now.done = [...(now.done ?? []), ...slots];
      const lands = nearForInvaders(table.state, land).filter((near) => invadersIn(table.state, near) === 0);
      yield* addBeside(table, lands, EXPLORER);
    }),
  ];
}

/** After an action that destroys towns or cities a town comes to a land beside one where that happened. */
function resourcefulPopulace(state: State, { happened }: Action): Due[] {
  if (ruleOf(state, 'resourceful-populace') === undefined) return [];
  const lands = [...new Set(happened.flatMap((one) => (one.what === 'destroyed' && isBuilding(one.kind) ? [one.land] : [])))];
  if (lands.length === 0) return [];
  return [
    due('resourceful-populace', lands[0]!, (table) =>
      addBeside(table, [...new Set(lands.flatMap((land) => nearForInvaders(table.state, land)))], TOWN),
    ),
  ];
}

function* addBeside(table: SpiritTable, lands: readonly number[], piece: Human): Play {
  if (lands.length === 0) return;
  const { land } = yield* table.ask(deciderFor(table.state, lands[0]!), 'land', lands.map(landAnswer));
  yield* addHumans(table, land, piece, 1);
}

/** After a ravage that adds blight an explorer and a town leave the land. */
function stripTheLand(state: State, { kind, land, happened }: Action): Due[] {
  if (ruleOf(state, 'strip-the-land') === undefined || kind !== 'ravage' || land === null) return [];
  if (!happened.some(({ what }) => what === 'blight-added')) return [];
  return [
    due('strip-the-land', land, (table) =>
      resolveSteps({ table, seat: deciderFor(table.state, land), user: null, target: null, land, power: null }, [
        remove(1, 'explorer'),
        remove(1, 'town'),
      ]),
    ),
  ];
}

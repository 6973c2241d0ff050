import type { Plain, Play } from '@skerry/engine';
import { type HitAnswer, landAnswer, no, stop, yes } from '../answers.ts';
import { resolveSteps } from './carry-out.ts';
import type { Due } from '../conditions.ts';
import { isDream } from '../pieces/dreams.ts';
import { allInvaders, badlandsFor, dealDivided, healthLeft, hurt, isBuilding, perish, wearDown } from '../pieces/harm.ts';
import { isDurable } from '../pieces/health.ts';
import { around, geography } from '../island/island.ts';
import { groupOf, type Those } from '../pieces/pieces.ts';
import { breakAgainstTheStone, observe } from '../spirits/spirit-conditions.ts';
import { type Action, type Condition, DAHAN, type Human, type SpiritTable, type State } from '../state.ts';

/** What powers of this turn wait for. */
export function ofPowers(state: State, record: Action): Due[] {
  return state.conditions.flatMap((condition) => {
    const body = awaited[condition.kind](condition, record, state);
    const { id, kind, seat, power } = condition;
    const land = condition.land < 0 ? record.land : condition.land;
    if (body === null) return [];
    const ofMoved = kind === 'quicksand' || kind === 'guard';
    const due = { id: `${kind} ${id}`, name: kind, kind: 'spirit' as const, seat, power, land, body };
    return [ofMoved ? { ...due, ofMoved } : due];
  });
}

type Body = (condition: Condition, record: Action, state: State) => Due['body'] | null;

const awaited: Readonly<Record<Condition['kind'], Body>> = {
  vengeance,
  quicksand,
  guard,
  whenever,
  'break-against-the-stone': breakAgainstTheStone,
  observe,
};

/** "After the next …", "after each …": the steps that a card says. */
function whenever(condition: Condition, record: Action, state: State): Due['body'] | null {
  const { land, seat, power, whenever: rule } = condition;
  if (!isMet(condition, record, state)) return null;
  const { once, optional, steps } = rule!;
  const { exists } = geography(state);
  // J-24.6: what has sunk is no land any more.
  const lands = (land < 0 ? targetsOf(record) : [land]).filter((one) => exists[one]);
  if (lands.length === 0) return null;
  return function* (table) {
    const there = optional ? yield* chooseWhere(table, condition, lands) : lands[0]!;
    if (there === null) return;
    if (once) table.state.conditions = table.state.conditions.filter(({ id }) => id !== condition.id);
    yield* resolveSteps({ table, seat, user: seat, target: null, land: there, power }, steps);
  };
}

/** In which of these lands the steps are done, if in any. */
function* chooseWhere(table: SpiritTable, { seat, power, whenever: rule }: Condition, lands: readonly number[]): Play<number | null> {
  const [land] = lands;
  if (lands.length === 1) {
    const { kind } = yield* table.ask(seat, 'may', [yes, no], { about: { power, land: land!, steps: rule!.steps as unknown as Plain } });
    return kind === 'no' ? null : land!;
  }
  const answer = yield* table.ask(seat, 'land', [...lands.map(landAnswer), stop], { about: { power } });
  return answer.kind === 'stop' ? null : answer.land;
}

/** J-41.5: the lands that a use has targeted. */
const targetsOf = ({ land, happened }: Action): number[] => [
  land!,
  ...happened.flatMap((one) => (one.what === 'targeted' ? [one.land] : [])),
];

function isMet({ land, seat, power, whenever: rule }: Condition, { kind, happened, ...record }: Action, state: State): boolean {
  switch (rule!.on) {
    case 'invaders-destroyed':
      return destroyedIn(happened, land, (human) => human !== DAHAN) > 0;
    case 'power-used':
      // J-41.3: only an action that used the power.
      return (
        kind === 'spirit' &&
        record.power !== null &&
        record.seat === seat &&
        record.land !== null &&
        record.chain.length === 0 &&
        !isPartOfUse(state, record)
      );
    case 'skipped':
      return happened.some((one) => one.what === 'skipped' && one.land === land && one.power === power);
  }
}

/** A land that is an action of its own is but a part of the use; a power may also be used in the midst of another. */
function isPartOfUse({ actions }: State, { seat, power }: Pick<Action, 'seat' | 'power'>): boolean {
  const outer = actions.at(-1);
  return outer !== undefined && outer.seat === seat && outer.power === power;
}

/** Who of these came to a land by an action, added or moved, and did not leave it again. */
function newcomers(land: number, happened: Action['happened'], kinds: readonly Human[] = allInvaders): Those[] {
  const came: Those[] = [];
  for (const one of happened) {
    if (one.what === 'moved' && kinds.includes(one.kind)) {
      const those: Those = { piece: one.kind, damage: one.damage ?? 0, strife: one.strife ?? 0, dream: 0 };
      const at = one.from === land ? came.findIndex((other) => isLike(other, those)) : -1;
      if (at >= 0) came.splice(at, 1);
      if (one.to === land) came.push(those);
    } else if (one.what === 'added' && one.land === land && one.piece < DAHAN)
      for (let n = one.count; n > 0; n--) came.push({ piece: one.piece as Human, damage: 0, strife: 0, dream: 0 });
  }
  return came;
}

/** Call to Guard: those invaders who came here take 1 damage each. J-29.3: what badlands add is for them alone. */
function guard({ land, seat }: Condition, { happened }: Action): Due['body'] | null {
  const came = newcomers(land, happened);
  if (came.length === 0) return null;
  return function* (table) {
    const { state } = table;
    const kinds = [...new Set(came.map(({ piece }) => piece))];
    let more = badlandsFor(state, land, kinds);
    let struck: Those[] = [];
    for (const those of came) {
      const alive = yield* strike(table, land, those);
      if (alive !== null) struck.push(alive);
    }
    for (; more > 0 && struck.length > 0; more--) {
      const answers = struck.map((those): HitAnswer => ({ kind: 'hit', land, ...those, amount: 1 }));
      const hit = yield* table.ask(seat, 'damage', unlike(answers), { about: { land, left: more } });
      const at = struck.findIndex((those) => isLike(those, hit));
      const alive = yield* strike(table, land, struck[at]!);
      struck = struck.flatMap((those, i) => (i !== at ? [those] : alive === null ? [] : [alive]));
    }
  };
}

const isLike = (one: Those, other: Those): boolean =>
  one.piece === other.piece && one.damage === other.damage && one.strife === other.strife && one.dream === other.dream;

const unlike = (answers: readonly HitAnswer[]): HitAnswer[] =>
  answers.filter((answer, i) => answers.findIndex((other) => isLike(answer, other)) === i);

/** One of these takes 1 damage, if there is one; what it is then, if it lives. */
function* strike(table: SpiritTable, land: number, those: Those): Play<Those | null> {
  const { state } = table;
  const group = groupOf(state, land, those);
  if (group === undefined) return null;
  const left = healthLeft(state, land, group);
  yield* hurt(table, land, group, 1);
  if (left <= 1) return null;
  return isDream(state) ? { ...those, dream: those.dream + 1 } : { ...those, damage: those.damage + 1 };
}

/** J-24.11: 1 damage for each town, city or dahan that the action destroyed here. */
function vengeance({ land, seat, level }: Condition, { happened }: Action): Due['body'] | null {
  const dead = destroyedIn(happened, land, (kind) => isBuilding(kind) || kind === DAHAN);
  if (dead === 0) return null;
  return function* (table) {
    let left = dead;
    const places = level === 0 ? [land] : around(table.state, land, true);
    while (left > 0) {
      const lands = places.filter((place) => table.state.spaces[place]!.groups.some((group) => group.kind !== DAHAN));
      if (lands.length === 0) return;
      const answer = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: { left } });
      const share = lands.length === 1 ? left : 1;
      yield* dealDivided(table, seat, answer.land, share, allInvaders);
      left -= share;
    }
  };
}

/** J-24.12: those whom the action moved here are destroyed, and nobody in their place; who went on from here in the same action is not here. */
function quicksand({ land }: Condition, { happened }: Action): Due['body'] | null {
  const came = newcomers(
    land,
    happened.filter(({ what }) => what === 'moved'),
    [...allInvaders, DAHAN],
  );
  if (came.length === 0) return null;
  return function* (table) {
    const { state } = table;
    for (const kind of new Set(came.map(({ piece }) => piece))) {
      const theirs = came.filter(({ piece }) => piece === kind);
      // J-31.10: the durable bear it together.
      if (isDurable(state, land, kind)) yield* wearDown(table, land, kind, theirs.length);
      else for (const those of theirs) yield* sinkIn(table, land, those);
    }
  };
}

/** One of those is destroyed; who has changed since he came is one of his kind. */
function* sinkIn(table: SpiritTable, land: number, those: Those): Play {
  const { groups } = table.state.spaces[land]!;
  const group = groupOf(table.state, land, those) ?? groups.find(({ kind, dream }) => kind === those.piece && dream >= 0);
  if (group !== undefined) yield* perish(table, land, group, 1);
}

export function destroyedIn(happened: Action['happened'], land: number, of: (kind: Human) => boolean): number {
  let count = 0;
  for (const one of happened) if (one.what === 'destroyed' && one.land === land && of(one.kind)) count += one.count;
  return count;
}

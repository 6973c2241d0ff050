import type { Plain, Play, Seat } from '@skerry/engine';
import { add } from '../content/step.ts';
import { type HitAnswer, landAnswer, no, yes } from './answers.ts';
import { addHumans } from './arriving.ts';
import { resolveSteps } from './carry-out.ts';
import { hasChange, hasScenarioRule } from './enemy.ts';
import { ofEvents } from './event-conditions.ts';
import { distanceBetween, OUT_OF_REACH } from './geography.ts';
import { allInvaders, badlandsFor, dealDivided, drown, healthLeft, hurt, isBuilding, isDream, perish, wearDown } from './harm.ts';
import { isDurable } from './health.ts';
import { around, deciderFor, geography, isCoastal, isOcean, landsOf, oceanInPlay, seatWith, showsTerrain } from './island.ts';
import { dahanIn, groupOf, humans, type Those } from './pieces.ts';
import { destroyPresence } from './losing-presence.ts';
import { ownLands } from './presence.ts';
import { washAshore } from './stranded.ts';
import { breakAgainstTheStone, observe, ofSpirits } from './spirit-conditions.ts';
import { hasFind } from './scenarios/finds.ts';
import {
  type Action,
  type ActionKind,
  CITY,
  type Condition,
  DAHAN,
  EXPLORER,
  type Human,
  type SpiritTable,
  type State,
  TOWN,
} from './state.ts';

/** An action that a condition brings about. */
export interface Due {
  /** Names the condition: what it brought about does not meet it again. */
  readonly id: string;
  readonly name: string;
  readonly kind: ActionKind;
  readonly seat: Seat | null;
  readonly power: number | null;
  readonly land: number | null;
  /** It comes after the others. */
  readonly last?: true;
  /** It deals with those whom the action moved. */
  readonly ofMoved?: true;
  readonly body: (table: SpiritTable) => Play;
}

/** J-14.9, J-14.10: what an action that is over brings about. */
export function conditionsAfter(state: State, record: Action): Due[] {
  const due = [
    ...drowning(state, record),
    ...swornToVictory(state, record),
    ...ofThisTurn(state, record),
    ...ofSpirits(state, record),
    ...ofEvents(state, record),
    ...insurrection(state, record),
    ...runoff(state, record),
    ...taint(state, record),
  ];
  return due.filter(({ id }) => !record.chain.includes(id));
}

/** J-23.14 */
function drowning(state: State, { happened }: Action): Due[] {
  const seat = seatWith(state, 'drowning');
  if (seat < 0) return [];
  const oceans = new Set(
    happened.flatMap((one) => (one.what === 'moved' && isOcean(state, one.to) && oceanInPlay(state, one.to) ? [one.to] : [])),
  );
  return [...oceans].map((ocean) => ({
    id: `drowning ${ocean}`,
    name: 'drowning',
    kind: 'spirit' as const,
    seat,
    power: null,
    land: ocean,
    ofMoved: true as const,
    *body(table) {
      const { groups } = table.state.spaces[ocean]!;
      // J-40.40: towns that are durable bear what they take together.
      const durable = isDurable(table.state, ocean, TOWN) ? groups.find(({ kind }) => kind === TOWN) : undefined;
      const towns = humans(table.state, ocean, TOWN);
      for (const group of groups.filter(({ kind }) => durable === undefined || kind !== TOWN))
        yield* drown(table, seat, ocean, group, group.count);
      if (durable !== undefined) yield* drown(table, seat, ocean, durable, towns);
      // J-38.13, J-40.40: who did not die of it, or was not to be harmed, cannot stay there.
      yield* washAshore(table, ocean);
    },
  }));
}

/** J-23.18 */
function swornToVictory(state: State, { kind, land, happened }: Action): Due[] {
  const seat = seatWith(state, 'sworn-to-victory');
  if (seat < 0 || kind !== 'ravage' || land === null) return [];
  const lost = destroyedIn(happened, land, (piece) => piece === DAHAN);
  if (lost === 0) return [];
  return [
    {
      id: 'sworn-to-victory',
      name: 'sworn-to-victory',
      kind: 'spirit',
      seat,
      power: null,
      land,
      *body(table) {
        const known = geography(table.state);
        for (let i = 0; i < lost; i++) {
          const lands = ownLands(table.state, seat).filter((own) => distanceBetween(known, own, land) <= 1);
          if (lands.length === 0) return;
          const answer = yield* table.ask(seat, 'lose-presence', lands.map(landAnswer), { about: { land } });
          yield* destroyPresence(table, seat, answer.land, 1);
        }
      },
    },
  ];
}

function destroyedIn(happened: Action['happened'], land: number, of: (kind: Human) => boolean): number {
  let count = 0;
  for (const one of happened) if (one.what === 'destroyed' && one.land === land && of(one.kind)) count += one.count;
  return count;
}

/** What powers of this turn wait for. */
function ofThisTurn(state: State, record: Action): Due[] {
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
  const there = land < 0 ? record.land! : land;
  return function* (table) {
    if (optional) {
      const { kind } = yield* table.ask(seat, 'may', [yes, no], { about: { power, land: there, steps: steps as unknown as Plain } });
      if (kind === 'no') return;
    }
    if (once) table.state.conditions = table.state.conditions.filter(({ id }) => id !== condition.id);
    yield* resolveSteps({ table, seat, user: seat, target: null, land: there, power }, steps);
  };
}

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

/** J-36.32: after a ravage that added blight to the coast of a board, its ocean gets some. */
function runoff(state: State, { kind, happened }: Action): Due[] {
  if (kind !== 'ravage' || !hasChange(state, 'runoff-and-bilgewater')) return [];
  const { board, lands } = geography(state);
  const coasts = happened.flatMap((one) => (one.what === 'blight-added' && isCoastal(state, one.land) ? [board[one.land]!] : []));
  return [...new Set(coasts)].map((slot) => ({
    id: `runoff ${slot}`,
    name: 'runoff-and-bilgewater',
    kind: 'adversary' as const,
    seat: null,
    power: null,
    land: lands + slot,
    body: (table) =>
      resolveSteps({ table, seat: deciderFor(state, lands + slot), user: null, target: null, land: lands + slot, power: null }, [
        { do: 'add', n: 1, what: 'blight', still: true },
      ]),
  }));
}

// ── Dahan Insurrection ──

/** J-22.13, J-22.14: raids first, then the answer to them. */
function insurrection(state: State, { happened }: Action): Due[] {
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
          scenarioDue(`raid ${land}`, land, (table) =>
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

const scenarioDue = (id: string, land: number, body: Due['body']): Due => ({
  id,
  name: id.split(' ')[0]!,
  kind: 'scenario',
  seat: null,
  power: null,
  land,
  body,
});

/** J-38.8, find 5 of the invaders: what is built first in a jungle or wetland brings blight. */
function taint(state: State, { happened }: Action): Due[] {
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
    return [scenarioDue(`find ${one.land}`, one.land, (table) => resolveSteps(doing(table), [add(1, 'blight')]))];
  });
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

import type { Play, Seat } from '@skerry/engine';
import { current, once } from '../record.ts';
import { type HitAnswer, type MoveAnswer, no, type PieceAnswer, stop, type StopAnswer, yes } from '../answers.ts';
import { beastsAsBadlands, blightAsBadlands } from '../island/conditions-of-lands.ts';
import { DREAM_FEAR, isDream } from './dreams.ts';
import { destroyed, DISASTER, isSafe, keepSafe, save, spare, sparedIn } from './dying.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { fearOfPower, generateFear } from '../fear-and-blight/fear.ts';
import { hunters } from './hunting-grounds.ts';
import { deciderFor } from '../island/island.ts';
import { isCutOff } from '../island/isolation.ts';
import { move, pushTargets } from './moving.ts';
import { healthOf, isDurable } from './health.ts';
import { baseHealth, groupOf, putHumans, takeHumans, those, tokens } from './pieces.ts';
import { hitThief, thievesAsExplorers } from '../scenarios/thieves.ts';
import { harmable, mayHarm } from '../scenarios/immunity.ts';
import { BADLANDS, CITY, DAHAN, EXPLORER, type Group, type Human, type SpiritTable, type State, THIEF, TOWN } from '../state.ts';

/** How much more one of a group can take; 0: nothing can happen to it. */
export function healthLeft(state: State, land: number, group: Group): number {
  if (group.dream < 0 || isSafe(state, land, group.kind)) return 0;
  return healthOf(state, land, group.kind, group.strife) - group.damage - group.dream;
}

/** J-29.1, J-29.2, J-29.7, J-29.9: what badlands add, once in an action to the damage of invaders in a land, and once to that of dahan. */
export function badlandsFor(state: State, land: number, kinds: readonly Human[]): number {
  const n = badlandsIn(state, land) + (kinds.includes(DAHAN) ? 0 : hunters(state, land));
  if (n === 0 || !state.spaces[land]!.groups.some((group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0)) return 0;
  return once(state, `badlands ${land} ${kinds.includes(DAHAN) ? 'dahan' : 'invaders'}`) ? n : 0;
}

export function badlandsIn(state: State, land: number): number {
  return tokens(state, land, BADLANDS) + beastsAsBadlands(state, land) + blightAsBadlands(state, land);
}

/** Damage with what badlands add to it. J-29.4: none to no damage. */
export function* dealDivided(table: SpiritTable, seat: Seat, land: number, amount: number, kinds: readonly Human[]): Play {
  if (amount > 0) yield* divideDamage(table, seat, land, amount + badlandsFor(table.state, land, kinds), kinds);
}

/** J-13.2: so much damage among the humans of these kinds in a land, divided by a seat point by point. */
export function* divideDamage(table: SpiritTable, seat: Seat, land: number, amount: number, of: readonly Human[]): Play {
  const { state } = table;
  let left = amount;
  const kinds = amount > 0 ? yield* harmable(table, land, of) : of;
  let isOver = false;
  while (left > 0) {
    const groups = isOver
      ? []
      : state.spaces[land]!.groups.filter((group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0);
    const thieves = kinds.includes(EXPLORER) ? thievesAsExplorers(state, land) : 0;
    if (groups.length === 0 && thieves === 0) return;
    // Who takes all of it takes it without being asked: nothing differs.
    const all = groups.reduce((sum, group) => sum + group.count * healthLeft(state, land, group), 0);
    if (all + thieves <= left && groups.length > 0) {
      for (const group of groups) yield* perish(table, land, group, group.count);
      left -= all;
      isOver = true;
      continue;
    }
    const answers: (HitAnswer | PieceAnswer | StopAnswer)[] = [];
    // J-38.20
    if (thieves > 0) answers.push({ kind: 'piece', land, piece: THIEF, damage: 0, strife: 0, dream: 0 });
    if (groups.length === 0) answers.push(stop);
    for (const group of groups) {
      const whole = healthLeft(state, land, group);
      if (whole <= left) answers.push({ kind: 'hit', land, ...those(group), amount: whole });
      if (whole > 1) answers.push({ kind: 'hit', land, ...those(group), amount: 1 });
    }
    const hit = yield* table.ask(seat, 'damage', answers, { about: { land, left } });
    if (hit.kind === 'stop') return;
    if (hit.kind === 'piece') {
      hitThief(state, land, true);
      left--;
      continue;
    }
    yield* hurt(table, land, groupOf(state, land, hit), hit.amount);
    left -= hit.amount;
  }
}

/** J-13.13: but for those who were saved already. */
const woundedFirst = (state: State, land: number): Group[] =>
  state.spaces[land]!.groups.filter(({ kind, dream }) => kind === DAHAN && dream >= 0).toSorted((one, other) => other.damage - one.damage);

/** J-13.5: as many as possible, the wounded first. */
export function dahanDestroyedBy(state: State, land: number, damage: number): number {
  let left = damage;
  let lost = 0;
  const health = healthOf(state, land, DAHAN, 0);
  for (const { damage: taken, count } of woundedFirst(state, land)) {
    const some = Math.min(count, Math.floor(left / (health - taken)));
    lost += some;
    left -= some * (health - taken);
  }
  return Math.max(0, lost - sparedIn(state, land));
}

/** J-13.5: damage to dahan by invaders, or by a card that is no power: nobody is asked. */
export function* harmDahan(table: SpiritTable, land: number, amount: number): Play {
  const { state } = table;
  const health = healthOf(state, land, DAHAN, 0);
  let left = amount;
  for (const group of woundedFirst(state, land)) {
    const some = Math.min(group.count, Math.floor(left / (health - group.damage)));
    left -= some * (health - group.damage);
    yield* perish(table, land, group, some);
  }
  const [wounded] = woundedFirst(state, land);
  if (wounded !== undefined && left > 0) yield* hurt(table, land, wounded, Math.min(left, health - wounded.damage - 1));
}

/** J-13.3: as much to each, or to each what is its due. */
export function* damageEach(table: SpiritTable, land: number, amount: number | ((group: Group) => number), of: readonly Human[]): Play {
  const { state } = table;
  const kinds = yield* harmable(table, land, of);
  // The most wounded first: whoever is wounded now may come to stand with them.
  const groups = state.spaces[land]!.groups.filter((group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0).toSorted(
    (one, other) => other.damage + other.dream - one.damage - one.dream,
  );
  for (const group of groups) {
    const left = healthLeft(state, land, group);
    const n = typeof amount === 'number' ? amount : amount(group);
    if (n === 0) continue;
    if (left <= n) yield* perish(table, land, group, group.count);
    else wound(table, land, group, group.count, n);
  }
  // J-38.20
  if (!kinds.includes(EXPLORER) || thievesAsExplorers(state, land) === 0) return;
  const { kind } = yield* table.ask(current(state).seat!, 'thieves-too', [yes, no], { about: { land } });
  if (kind === 'yes') while (thievesAsExplorers(state, land) > 0) hitThief(state, land, true);
}

/** One of a group takes damage. J-13.1 */
export function* hurt(table: SpiritTable, land: number, group: Group, amount: number): Play {
  if (!(yield* mayHarm(table, land, group.kind))) return;
  if (healthLeft(table.state, land, group) <= amount) yield* perish(table, land, group, 1);
  else wound(table, land, group, 1, amount);
}

function wound(table: SpiritTable, land: number, group: Group, count: number, amount: number): void {
  const { state } = table;
  const { kind, damage, strife, dream } = group;
  table.log({ what: 'damage', land, piece: kind, n: amount });
  takeHumans(state, land, group, count);
  if (isDream(state)) putHumans(state, land, kind, count, damage, strife, dream + amount);
  else putHumans(state, land, kind, count, damage + amount, strife, dream);
}

/** An effect destroys so many of a group, or whatever happens instead. */
export function* destroy(table: SpiritTable, land: number, group: Group, count: number): Play {
  if (isDurable(table.state, land, group.kind)) yield* wearDown(table, land, group.kind, count);
  else yield* perish(table, land, group, count);
}

/** J-31.10, J-31.11: who is durable takes as much damage as it has basic health instead, all of them together, divided freely. */
export function* wearDown(table: SpiritTable, land: number, kind: Human, count: number): Play {
  const { state } = table;
  yield* dealDivided(table, current(state).seat ?? deciderFor(state, land), land, baseHealth(kind) * count, [kind]);
}

/** So many of a group die: of damage, or by an effect that nothing holds off. */
export function* perish(table: SpiritTable, land: number, group: Group, dying: number): Play {
  const { state } = table;
  const { kind } = group;
  if (dying <= 0 || group.dream < 0 || !(yield* mayHarm(table, land, kind))) return;
  const count = kind === EXPLORER && (yield* escapes(table, land, group)) ? dying - 1 : dying;
  if (count === 0) return;
  if (isSafe(state, land, kind)) {
    save(state, land, group, count);
    return;
  }
  if (isDream(state)) {
    if (kind !== DAHAN) yield* dreamDeath(table, land, group, count);
    return;
  }
  const lost = count - spare(state, land, group, count);
  if (lost === 0) return;
  takeHumans(state, land, group, lost);
  table.log({ what: 'destroyed', land, piece: kind, n: lost });
  destroyed(table, land, kind, lost);
}

/** J-23.8, J-23.9: fear in place of death; explorers and towns are pushed, and one use counts each of them once. */
function* dreamDeath(table: SpiritTable, land: number, group: Group, count: number): Play {
  const { state } = table;
  const { seat } = current(state);
  const { kind, strife } = group;
  // J-13.12: who would die of the damage that it has taken already is rid of it.
  const damage = group.damage < healthOf(state, land, kind, strife) ? group.damage : 0;
  takeHumans(state, land, group, count);
  putHumans(state, land, kind, count, damage, strife, -1);
  table.log({ what: 'dreamt', land, piece: kind, n: count, rule: 'J-23.8' });
  fearOfPower(table, DREAM_FEAR[kind] * count, land);
  if (kind === CITY) return;
  for (let i = 0; i < count; i++) {
    const lands = pushTargets(state, land);
    if (lands.length === 0) return;
    const from = { kind: 'move' as const, piece: kind, damage, strife, dream: -1, from: land };
    const ways: (MoveAnswer | StopAnswer)[] = lands.map((to) => ({ ...from, to }));
    // J-30.2
    if (lands.every((to) => isCutOff(state, land, to))) ways.push(stop);
    const answer = yield* table.ask(seat!, 'push', ways, { about: { land } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

/**
 * J-36.21: the first time in an action that explorers would be destroyed, one of them is pushed instead, if there is a way. J-40.41: Bringer may
 * let its own rule come first; then nobody would be destroyed.
 */
function* escapes(table: SpiritTable, land: number, group: Group): Play<boolean> {
  const { state } = table;
  if (!hasChange(state, 'sense-for-disaster') || !once(state, DISASTER)) return false;
  const lands = pushTargets(state, land);
  if (lands.length === 0) return false;
  const seat = current(state).seat ?? deciderFor(state, land);
  if (isDream(state)) {
    const { kind } = yield* table.ask(seat, 'dream-or-flee', [yes, no], { about: { land } });
    if (kind === 'no') return false;
  }
  const ways: (MoveAnswer | StopAnswer)[] = lands.map((to) => ({ kind: 'move', ...those(group), from: land, to }));
  // J-30.2: out of an isolated land it flees only if the players allow it.
  if (lands.every((to) => isCutOff(state, land, to))) ways.push(stop);
  const answer = yield* table.ask(seat, 'push', ways, { about: { land, left: 1 } });
  if (answer.kind === 'stop') return false;
  yield* move(table, { ...those(keepSafe(state, land, group, 1)), from: land, to: answer.to });
  generateFear(table, 1, land);
  return true;
}

/** J-23.14, J-23.15: destroyed, and kept on Ocean's panel. */
export function* drown(table: SpiritTable, seat: Seat, land: number, group: Group, drowning: number): Play {
  const { state } = table;
  const { kind } = group;
  if (!(yield* mayHarm(table, land, kind))) return;
  if (isSafe(state, land, kind)) {
    save(state, land, group, drowning);
    return;
  }
  if (isDurable(state, land, kind)) return yield* drownDurable(table, seat, land, kind, drowning);
  const count = kind === EXPLORER && (yield* escapes(table, land, group)) ? drowning - 1 : drowning;
  if (count === 0) return;
  takeHumans(state, land, group, count);
  table.log({ what: 'drowned', seat, land, piece: kind, n: count, rule: 'J-23.14' });
  destroyed(table, land, kind, count);
  if (kind !== DAHAN) state.spirits[seat]!.drowned += baseHealth(kind) * count;
}

/** J-40.40: they are worn down, and only those who died of it are kept. */
function* drownDurable(table: SpiritTable, seat: Seat, land: number, kind: Human, count: number): Play {
  const { happened } = current(table.state);
  const before = happened.length;
  yield* wearDown(table, land, kind, count);
  for (const one of happened.slice(before))
    if (one.what === 'destroyed' && one.kind === kind) table.state.spirits[seat]!.drowned += baseHealth(kind) * one.count;
}

export const isBuilding = (kind: Human): boolean => kind === TOWN || kind === CITY;
export const allInvaders: readonly Human[] = [EXPLORER, TOWN, CITY];

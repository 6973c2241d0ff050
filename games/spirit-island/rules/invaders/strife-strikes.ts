import type { Play } from '@skerry/engine';
import type { Doing } from '../powers/amounts.ts';
import type { HitAnswer } from '../answers.ts';
import { isDream } from '../pieces/dreams.ts';
import { allInvaders, badlandsFor, damageEach, divideDamage, healthLeft, hurt } from '../pieces/harm.ts';
import { groupOf, those } from '../pieces/pieces.ts';
import { DAHAN, type Group, type Human } from '../state.ts';
import { strengthOf } from '../pieces/strength.ts';

/** An invader that was wounded by the others, as it is now, and how much of it they did. */
interface Struck {
  readonly kind: Human;
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
  readonly taken: number;
}

/**
 * J-28.4: each invader with strife deals its damage to others of its land, all at the same time. So the damage is divided as one sum, and nobody takes
 * more than the others deal.
 */
export function* strifeStrikes({ table, seat, land }: Doing): Play {
  const { state } = table;
  const { groups } = state.spaces[land]!;
  const dealtBy = ({ kind, strife }: Pick<Group, 'kind' | 'strife'>): number => (strife > 0 ? strengthOf(state, land, kind) : 0);
  const invaders = groups.filter(({ kind }) => kind !== DAHAN);
  const dealt = invaders.reduce((sum, group) => sum + dealtBy(group) * group.count, 0);
  if (dealt === 0) return;
  const sum = dealt + badlandsFor(state, land, allInvaders);
  let struck: Struck[] = [];
  const isIt = (group: Group) => (one: Struck) =>
    one.kind === group.kind && one.damage === group.damage && one.strife === group.strife && one.dream === group.dream;
  /** Of those who look alike, what the one who was struck least has taken. */
  const leastTaken = (group: Group): number => {
    const wounded = struck.filter(isIt(group));
    return wounded.length < group.count ? 0 : Math.min(...wounded.map(({ taken }) => taken));
  };
  let left = sum;
  while (left > 0) {
    const open = state.spaces[land]!.groups.flatMap((group) => {
      const whole = group.kind === DAHAN ? 0 : healthLeft(state, land, group);
      const most = Math.min(whole, sum - dealtBy(group) - leastTaken(group));
      return most > 0 ? [{ group, whole, most }] : [];
    });
    if (open.length === 0) return;
    const hitting = (group: Group, amount: number): HitAnswer => ({ kind: 'hit', land, ...those(group), amount });
    const answers = open.flatMap(({ group, whole, most }) => [
      ...(most === whole && whole <= left ? [hitting(group, whole)] : []),
      ...(whole > 1 ? [hitting(group, 1)] : []),
    ]);
    // Where each takes all that it can nothing differs.
    const all = open.reduce((total, { group, most }) => total + most * group.count, 0) <= left;
    const hit = all ? hitting(open[0]!.group, open[0]!.most) : yield* table.ask(seat, 'damage', answers, { about: { land, left } });
    const group = groupOf(state, land, hit);
    const { kind, damage, strife, dream } = group;
    const marks = isDream(state) ? { damage, dream: dream + hit.amount } : { damage: damage + hit.amount, dream };
    const taken = leastTaken(group);
    const lives = healthLeft(state, land, group) > hit.amount;
    const before = struck.findIndex((one) => isIt(group)(one) && one.taken === taken);
    if (taken > 0) struck = struck.filter((_, i) => i !== before);
    if (lives) struck.push({ kind, strife, ...marks, taken: taken + hit.amount });
    yield* hurt(table, land, group, hit.amount);
    left -= hit.amount;
  }
}

/** Discord, Slave Rebellion: each invader takes as much damage as it has strife. */
export const strifeHurts = (doing: Doing): Play => hurtThoseInStrife(doing, (strife) => strife);

/** Each invader with strife takes so much damage. J-29.6 */
export function* hurtThoseInStrife({ table, seat, land }: Doing, amountFor: (strife: number) => number): Play {
  const { state } = table;
  if (!state.spaces[land]!.groups.some(({ strife }) => strife > 0)) return;
  const more = badlandsFor(state, land, allInvaders);
  yield* damageEach(table, land, ({ strife }) => (strife > 0 ? amountFor(strife) : 0), allInvaders);
  yield* divideDamage(table, seat, land, more, allInvaders);
}

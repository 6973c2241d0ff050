import type { Play, Seat } from '@skerry/engine';
import type { Among, Step } from '../../content/step.ts';
import { about, amountOf, type Doing } from '../powers/amounts.ts';
import { landAnswer, type PieceAnswer } from '../answers.ts';
import { meetsAll, pieceOf } from '../island/conditions-of-lands.ts';
import { isDream } from './dreams.ts';
import { badlandsFor, damageEach, dealDivided, divideDamage, harmDahan, healthLeft, hurt } from './harm.ts';
import { isPower } from './moving.ts';
import { groupOf, those } from './pieces.ts';
import { ownLands } from './presence.ts';
import { current, currentUse, note, once } from '../record.ts';
import { hasFind, isOfFire } from '../scenarios/finds.ts';
import type { Human, State } from '../state.ts';

/** J-1.4: the damage of a power is its user's to divide, also where the target spirit has chosen the land. */
const dividerOf = ({ user, seat }: Doing): Seat => user ?? seat;

/** Damage as a step says. J-29.3, J-29.6: what badlands add goes to the same kinds, and is divided. */
export function* dealDamage(doing: Doing, step: Extract<Step, { do: 'damage' }>): Play {
  const { table, land } = doing;
  const { state } = table;
  const seat = dividerOf(doing);
  const kinds = step.to.map((name) => pieceOf(name) as Human);
  const declared = amountOf(doing, step.n);
  if (declared <= 0) return;
  if (state.spaces[land]!.groups.some((group) => kinds.includes(group.kind))) note(state, { what: 'damaged', land });
  const fury = furyIn(state, land, kinds);
  const amount = declared + (step.spread === 'divided' || step.spread === 'one' ? fury : 0);
  if (step.among !== undefined) return yield* dealAmong(doing, amount, kinds, step.among);
  // J-29.5
  const room = (step.most ?? Infinity) - amount;
  const more = room <= 0 ? 0 : Math.min(room, badlandsFor(state, land, kinds));
  switch (step.spread) {
    case 'divided':
      if (!isPower(state) && step.to.every((name) => name === 'dahan')) return yield* harmDahan(table, land, amount + more);
      return yield* divideDamage(table, seat, land, amount + more, kinds);
    case 'each':
      yield* damageEach(table, land, amount, kinds);
      return yield* divideDamage(table, seat, land, more + fury, kinds);
    case 'one':
      yield* damageOne(doing, amount, kinds);
      return yield* divideDamage(table, seat, land, more, kinds);
    case 'different': {
      const hit: MarkedGroup[] = [];
      for (let i = 0; i < amount; i++) {
        const groups = state.spaces[land]!.groups.filter(
          (group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0 && countHit(hit, group) < group.count,
        );
        if (groups.length === 0) break;
        const answer: PieceAnswer = yield* table.ask(
          seat,
          'damage-one',
          groups.map((group) => ({ kind: 'piece' as const, land, ...those(group) })),
          { about: about(doing) },
        );
        const group = groupOf(state, land, answer);
        const { kind, damage, strife, dream } = group;
        yield* hurt(table, land, group, 1);
        hit.push({ kind, strife, ...(isDream(state) ? { damage, dream: dream + 1 } : { damage: damage + 1, dream }) });
      }
      return yield* divideDamage(table, seat, land, more + fury, kinds);
    }
  }
}

/** Flame's Fury: 1 damage more, once in each use of a power of the one who has it, where there is somebody to take it. */
function furyIn(state: State, land: number, kinds: readonly Human[]): number {
  if (
    state.actions.length === 0 ||
    !state.spaces[land]!.groups.some((group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0)
  )
    return 0;
  const { seat, power } = current(state);
  if (power === null || seat === null) return 0;
  let more = 0;
  for (const rule of state.modifiers) if (rule.kind === 'powers-deal-more' && rule.seat === seat) more += rule.amount;
  // J-38.8, find 1
  if (hasFind(state, 1, 'players') && isOfFire(state)) more++;
  return more > 0 && once(state, 'fury', currentUse(state)) ? more : 0;
}

interface MarkedGroup {
  readonly kind: Human;
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
}

/** How many of a group were hit already: those are not hit again. */
function countHit(hit: readonly MarkedGroup[], { kind, damage, strife, dream }: MarkedGroup): number {
  return hit.filter((one) => one.kind === kind && one.damage === damage && one.strife === strife && one.dream === dream).length;
}

function* damageOne(doing: Doing, amount: number, kinds: readonly Human[]): Play {
  const { table, land } = doing;
  const { state } = table;
  const seat = dividerOf(doing);
  const groups = state.spaces[land]!.groups.filter((group) => kinds.includes(group.kind) && healthLeft(state, land, group) > 0);
  if (groups.length === 0) return;
  const answer: PieceAnswer = yield* table.ask(
    seat,
    'damage-one',
    groups.map((group) => ({ kind: 'piece' as const, land, ...those(group) })),
    { about: about(doing) },
  );
  yield* hurt(table, land, groupOf(state, land, answer), amount);
}

const sharing = (land: number): string => `shares ${land}`;

/** Damage that is divided among the target land and lands of the user, land by land; badlands add in each. */
function* dealAmong(doing: Doing, amount: number, kinds: readonly Human[], { most, test }: Among): Play {
  const { table, land, user } = doing;
  const { state } = table;
  const seat = dividerOf(doing);
  const others = ownLands(state, user ?? seat).filter((own) => own !== land && meetsAll(state, own, test, doing));
  let left = amount;
  // The lands that share in the damage are those of the whole use, whichever of its levels deals it.
  const used = others.filter((own) => current(state).done.includes(sharing(own)));
  while (left > 0) {
    const open = used.length < most ? others : used;
    const lands = [land, ...open].filter((there) =>
      state.spaces[there]!.groups.some((group) => kinds.includes(group.kind) && healthLeft(state, there, group) > 0),
    );
    if (lands.length === 0) return;
    const { land: there } = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: { ...about(doing), left } });
    if (there !== land && once(state, sharing(there))) used.push(there);
    // Where nothing else can be hit, all that is left goes there.
    const share = lands.length === 1 ? left : 1;
    // J-29.7: what badlands add in a land is dealt with its first share there.
    yield* dealDivided(table, seat, there, share, kinds);
    left -= share;
  }
}

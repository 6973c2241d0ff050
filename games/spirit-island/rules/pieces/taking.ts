import type { Play } from '@skerry/engine';
import type { Named, Step } from '../../content/step.ts';
import { countTowns } from '../adversaries/town-supply.ts';
import { about, amountOf, type Doing } from '../powers/amounts.ts';
import { type HitAnswer, no, type PieceAnswer, stop, type StrifeAnswer, yes } from '../answers.ts';
import { removeBlight } from '../fear-and-blight/blight-card.ts';
import { pieceOf } from '../island/conditions-of-lands.ts';
import { isDream } from './dreams.ts';
import { isUnchanged } from './dying.ts';
import { hasChange } from '../adversaries/enemy.ts';
import { destroy, drown, perish, wearDown } from './harm.ts';
import { seatWith } from '../island/island.ts';
import { healthOf, isDurable } from './health.ts';
import { changeTokens, groupOf, humans, isToken, putHumans, smaller, takeHumans, those, type Those, tokens } from './pieces.ts';
import { isLeftOut, makeUpFor } from '../setup/left-out.ts';
import { destroyPresence } from './losing-presence.ts';
import { removePresence } from './presence.ts';
import { push } from './pushing.ts';
import { current, note } from '../record.ts';
import {
  BEASTS,
  BLIGHT,
  DAHAN,
  EXPLORER,
  type Group,
  type Human,
  type Piece,
  pieceNames,
  type State,
  THIEF,
  type Token,
  TOWN,
} from '../state.ts';
import { canCatch, hitThief, thievesAsExplorers } from '../scenarios/thieves.ts';
import { takeStrife } from './strife.ts';
import { givesUpSwarm, isSwarmAtHand, swarmIn } from './swarms.ts';

type TakeAway = Extract<Step, { do: 'destroy' | 'remove' | 'downgrade' | 'drown' }>;

/** J-11.2: destroys, removes, downgrades or drowns so many, or all. */
export function* takeAway(doing: Doing, step: TakeAway): Play {
  const { table, seat } = doing;
  const { state } = table;
  const kinds = step.what.map(pieceOf);
  const strife = step.what.includes('strife');
  if (step.n === 'all') {
    for (const kind of kinds) yield* takeAll(doing, step, kind);
    if (kinds.includes(EXPLORER) && step.damaged !== true) yield* takeThieves(doing, step.do === 'destroy' || step.do === 'drown');
    return;
  }
  const most = amountOf(doing, step.n);
  // J-31.10: the durable who would be destroyed are counted first, for they share the damage that takes the place of it.
  let durable = 0;
  for (let i = 0; i < most; i++) {
    const pieces = [
      ...piecesHere(doing, kinds, step.do === 'destroy' || step.do === 'drown').filter(({ damage }) => step.damaged !== true || damage > 0),
      ...(strife ? strifeHere(doing) : []),
    ];
    const answers: (PieceAnswer | StrifeAnswer | typeof stop)[] = pieces.filter(
      (answer, at) =>
        !isDurableFor(doing, step, answer) ||
        // One of them is as good as another, as long as there are enough.
        (durable < humans(state, doing.land, TOWN) && pieces.findIndex((other) => isDurableFor(doing, step, other)) === at),
    );
    if (answers.length === 0) break;
    // J-24.9: nobody has to let a sacred site count as beasts.
    if (step.upTo || pieces.every((one) => 'swarm' in one)) answers.push(stop);
    const answer = yield* table.ask(seat, step.do, answers, { about: { ...about(doing), left: most - i } });
    if (answer.kind === 'stop') break;
    if (answer.kind === 'strife') takeStrife(table, doing.land, groupOf(state, doing.land, answer));
    else if (isDurableFor(doing, step, answer)) durable++;
    else if (!(yield* takeOne(doing, step.do, answer))) i--;
    if (state.over) return;
  }
  if (durable > 0) yield* wearDown(table, doing.land, TOWN, durable);
}

const isDurableFor = ({ table, land }: Doing, { do: how }: TakeAway, { piece }: Those | PieceAnswer): boolean =>
  how === 'destroy' && !isToken(piece) && isDurable(table.state, land, piece);

/** The invaders here that have strife. */
export function strifeHere({ table, land }: Doing): StrifeAnswer[] {
  return table.state.spaces[land]!.groups.flatMap((group) => (group.strife > 0 ? [{ kind: 'strife', land, ...those(group) }] : []));
}

/** The pieces of these kinds that are here; `living`: that can be destroyed. */
export function piecesHere({ table, land }: Doing, kinds: readonly Piece[], living: boolean): PieceAnswer[] {
  const { state } = table;
  const answers: PieceAnswer[] = [];
  // J-23.8: no dream destroys what is not human.
  const isOnlyDreamt = living && isDream(state);
  for (const group of state.spaces[land]!.groups) {
    if (kinds.includes(group.kind) && (!living || group.dream >= 0) && !isUnchanged(state, land, group.kind))
      answers.push({ kind: 'piece', land, ...those(group) });
  }
  if (kinds.includes(BEASTS) && !isOnlyDreamt && isSwarmAtHand(state, land))
    answers.push({ kind: 'piece', land, piece: BEASTS, damage: 0, strife: 0, dream: 0, swarm: true });
  if (kinds.includes(EXPLORER) && thievesAsExplorers(state, land) > 0)
    answers.push({ kind: 'piece', land, piece: THIEF, damage: 0, strife: 0, dream: 0 });
  for (const kind of kinds) {
    if (isToken(kind) && !isOnlyDreamt && tokens(state, land, kind) > 0)
      answers.push({ kind: 'piece', land, piece: kind, damage: 0, strife: 0, dream: 0 });
  }
  return answers;
}

function* takeAll(doing: Doing, { do: how, damaged = false }: TakeAway, kind: Piece): Play {
  const { table, land } = doing;
  const { state } = table;
  if (isToken(kind)) {
    // J-23.8
    if (how === 'remove' || !isDream(state)) removeTokens(doing, kind, tokens(state, land, kind));
    return;
  }
  for (const group of state.spaces[land]!.groups.filter((one) => one.kind === kind && (!damaged || one.damage > 0))) {
    if (how === 'destroy') yield* perish(table, land, group, group.count);
    else if (how === 'drown') yield* drown(table, seatWith(state, 'drowning'), land, group, group.count);
    else yield* removeHumans(doing, group, group.count);
  }
}

/** Returns whether it was taken. */
function* takeOne(doing: Doing, how: TakeAway['do'], answer: PieceAnswer): Play<boolean> {
  const { table, land } = doing;
  const { state } = table;
  if ('swarm' in answer) return yield* takeSwarm(doing, how);
  if (answer.piece === THIEF) hitThief(state, land, how === 'destroy' || how === 'drown');
  else if (isToken(answer.piece)) removeTokens(doing, answer.piece, 1);
  else {
    const group = groupOf(state, land, answer as Those);
    if (how === 'destroy') yield* destroy(table, land, group, 1);
    else if (how === 'drown') yield* drown(table, seatWith(state, 'drowning'), land, group, 1);
    else if (how === 'remove') yield* removeHumans(doing, group, 1);
    else yield* replaceGroup(doing, group, [smaller(group.kind)]);
  }
  return true;
}

/** J-4.8, J-40.23: two presence of Many Minds together. */
function* takeSwarm({ table, land }: Doing, how: TakeAway['do']): Play<boolean> {
  const seat = swarmIn(table.state, land);
  if (!(yield* givesUpSwarm(table, land))) return false;
  if (how === 'destroy') yield* destroyPresence(table, seat, land, 2);
  else removePresence(table, seat, land, 2);
  return true;
}

/** Returns whether it was removed. */
export const removeOne = (doing: Doing, answer: PieceAnswer): Play<boolean> => takeOne(doing, 'remove', answer);

/** J-38.20: all explorers are taken: the thieves may be, too. */
function* takeThieves({ table, seat, land }: Doing, destroyed: boolean): Play {
  const { state } = table;
  if (thievesAsExplorers(state, land) === 0) return;
  const { kind } = yield* table.ask(seat, 'thieves-too', [yes, no], { about: { land } });
  if (kind === 'yes') while (thievesAsExplorers(state, land) > 0) hitThief(state, land, destroyed);
}

function removeTokens({ table, land }: Doing, token: Token, n: number): void {
  if (n === 0) return;
  if (token === BLIGHT) {
    removeBlight(table, land, n);
    return;
  }
  changeTokens(table.state, land, token, -n);
  table.log({ what: 'removed', land, piece: token, n });
}

function* removeHumans(doing: Doing, group: Group, n: number): Play {
  const { table, land } = doing;
  const { kind } = group;
  // J-36.9
  if (kind === EXPLORER && current(table.state).kind === 'fear' && hasChange(table.state, 'persistent-explorers')) {
    yield* push(doing, { do: 'push', n, upTo: true, what: ['explorer'] });
    return;
  }
  takeHumans(table.state, land, group, n);
  table.log({ what: 'removed', land, piece: kind, n });
  note(table.state, { what: 'removed', kind, land, count: n });
}

/** Invaders whose health, wounds not counted, is so much at the most. */
export function* removeHealth(doing: Doing, most: number): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  let left = most;
  for (;;) {
    const groups = state.spaces[land]!.groups.filter(
      (group) => group.kind !== DAHAN && healthOf(state, land, group.kind, group.strife) <= left,
    );
    const thief: PieceAnswer = { kind: 'piece', land, piece: THIEF, damage: 0, strife: 0, dream: 0 };
    const thieves = left > 0 && thievesAsExplorers(state, land) > 0 ? [thief] : [];
    if (groups.length + thieves.length === 0) return;
    const answers = [...groups.map((group): PieceAnswer => ({ kind: 'piece', land, ...those(group) })), ...thieves, stop];
    const answer = yield* table.ask(seat, 'remove', answers, { about: { ...about(doing), health: left } });
    if (answer.kind === 'stop') return;
    left -= answer.piece === THIEF ? 1 : healthOf(state, land, answer.piece as Human, answer.strife);
    yield* takeOne(doing, 'remove', answer);
  }
}

export function* replaceOne(doing: Doing, what: readonly Named[], by: readonly Named[]): Play {
  const { table, seat, land } = doing;
  const answers = piecesHere(doing, what.map(pieceOf), false);
  if (answers.length === 0) return;
  const answer = yield* table.ask(seat, 'replace', answers, { about: about(doing) });
  const pieces = by.map(pieceOf);
  if (answer.piece === THIEF) return yield* replaceThief(doing, pieces);
  const group = groupOf(table.state, land, answer as Those);
  const humans = pieces.filter((piece): piece is Human => !isToken(piece));
  if (humans.length === pieces.length) return yield* replaceGroup(doing, group, humans);
  // Tokens have no damage to bear, and a dream cannot become one.
  if (group.dream < 0) return;
  takeHumans(table.state, land, group, 1);
  const [laid, missed] = laidAndMissed(table.state, pieces.filter(isToken));
  table.log(
    laid.length > 0
      ? { what: 'replaced', land, piece: group.kind, by: laid }
      : { what: 'removed', land, piece: group.kind, n: 1, rule: 'J-39.15' },
  );
  for (const token of laid) changeTokens(table.state, land, token, 1);
  yield* makeUpFor(doing, missed);
}

/** J-39.15: the tokens that come, and how many do not because they are left out. */
function laidAndMissed(state: State, by: readonly Token[]): [laid: Token[], missed: number] {
  const laid = by.filter((token) => !isLeftOut(state, pieceNames[token]));
  return [laid, by.length - laid.length];
}

/** J-38.20: what a thief becomes comes only if it can be caught. */
export function* replaceThief(doing: Doing, by: readonly Piece[]): Play {
  const { table, land } = doing;
  const { state } = table;
  if (canCatch(state, land)) {
    const people = by.filter((piece): piece is Human => !isToken(piece));
    const [laid, missed] = laidAndMissed(state, by.filter(isToken));
    for (const kind of people) putHumans(state, land, kind, 1);
    for (const token of laid) changeTokens(state, land, token, 1);
    for (const piece of [...people, ...laid]) table.log({ what: 'added', land, piece, n: 1, rule: 'J-38.20' });
    yield* makeUpFor(doing, missed);
  }
  countTowns(state);
  hitThief(state, land, false);
}

/** J-13.7, J-13.8: damage and strife stay on the new pieces, divided as its user likes; the damage may destroy them at once. */
export function* replaceGroup(doing: Doing, group: Group, by: readonly Human[]): Play {
  const { table, land } = doing;
  const { state } = table;
  const { kind, damage, strife, dream } = group;
  takeHumans(state, land, group, 1);
  table.log({ what: 'replaced', land, piece: kind, by });
  const fresh: Those[] = [];
  let left = damage;
  for (const [i, piece] of by.entries()) {
    const share = yield* shareOf(doing, piece, left, by.length - i);
    left -= share;
    fresh.push({ piece, damage: share, strife: 0, dream: i === 0 ? dream : 0 });
  }
  const lives = (one: Those): boolean => one.damage < healthOf(state, land, one.piece, one.strife);
  // Who dies at once takes no strife that another can have.
  if (by[0] !== DAHAN && !fresh.some(lives)) fresh[0] = { ...fresh[0]!, strife };
  for (const one of fresh) putHumans(state, land, one.piece, 1, one.damage, one.strife, one.dream);
  for (const one of fresh) if (!lives(one)) yield* perish(table, land, groupOf(state, land, one), 1);
  for (const one of yield* divideStrife(doing, strife, fresh.filter(lives)))
    if (!lives(one)) yield* perish(table, land, groupOf(state, land, one), 1);
  countTowns(state);
}

/** J-13.8, J-28.6: so much strife, each for one of the new invaders; one is as good as another that is like it. */
function* divideStrife(doing: Doing, strife: number, fresh: readonly Those[]): Play<readonly Those[]> {
  const { table, seat, land } = doing;
  const { state } = table;
  const takers = fresh.filter(({ piece }) => piece !== DAHAN);
  for (let left = takers.length === 0 ? 0 : strife; left > 0; left--) {
    const unlike = takers.filter((one, i) => takers.findIndex((other) => isLike(one, other)) === i);
    const answers = unlike.map((one): PieceAnswer => ({ kind: 'piece', land, ...one }));
    const answer = (yield* table.ask(seat, 'add-strife', answers, { about: { ...about(doing), left } })) as PieceAnswer & Those;
    const taker = takers.find((one) => isLike(one, answer))!;
    const { piece, damage, dream } = taker;
    takeHumans(state, land, groupOf(state, land, taker), 1);
    putHumans(state, land, piece, 1, damage, taker.strife + 1, dream);
    takers[takers.indexOf(taker)] = { ...taker, strife: taker.strife + 1 };
  }
  return takers;
}

const isLike = (one: Those, other: Those): boolean =>
  one.piece === other.piece && one.damage === other.damage && one.strife === other.strife && one.dream === other.dream;

/** How much of the damage one of so many new pieces takes, the most first: they are alike. */
function* shareOf({ table, seat, land }: Doing, piece: Human, left: number, pieces: number): Play<number> {
  const least = Math.ceil(left / pieces);
  const answers: HitAnswer[] = [];
  for (let amount = left; amount >= least; amount--) answers.push({ kind: 'hit', land, piece, damage: 0, strife: 0, dream: 0, amount });
  const { amount } = yield* table.ask(seat, 'damage', answers, { about: { land, left } });
  return amount;
}

import type { Plain, Play } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { invaders, type Step, surely } from '../../content/step.ts';
import { isAble } from './able.ts';
import { addAny } from '../pieces/adding.ts';
import { isBlightOnly } from '../adversaries/ocean-blight.ts';
import { about, amountOf, type Doing, whoOf } from './amounts.ts';
import { addHumans } from '../pieces/arriving.ts';
import { cardAnswer, no, optionAnswer, yes } from '../answers.ts';
import { addBlight } from '../fear-and-blight/blighting.ts';
import { build } from '../invaders/build.ts';
import { forgettable, gainPower, giveUp } from '../spirits/cards.ts';
import { resolveSteps } from './carry-out.ts';
import { meetsAll, pieceOf } from '../island/conditions-of-lands.ts';
import { dealDamage } from '../pieces/dealing.ts';
import { weaken, weakenWhereItDepends } from '../pieces/dying.ts';
import { elementIndex, gainElements, gainEnergy } from '../spirits/elements.ts';
import { inEachLand, inLand, repeatedly, resolveAt } from './elsewhere.ts';
import { explore } from '../invaders/explore.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { gainElement, restorePresence } from '../spirits/giving.ts';
import { isLeftOut, makeUpFor } from '../setup/left-out.ts';
import { loseOwnPresence } from '../pieces/giving-up-presence.ts';
import { isOfCard, isPower } from '../pieces/moving.ts';
import { forEnergy, forForgetting, mayPlayCard } from './paying.ts';
import { around } from '../island/island.ts';
import { changeTokens, isToken } from '../pieces/pieces.ts';
import { canDo } from '../island/places.ts';
import { addPresence, landsInReach, mayBeIn } from '../pieces/presence.ts';
import { gather, push } from '../pieces/pushing.ts';
import { ravage } from '../invaders/ravage.ts';
import { current, note } from '../record.ts';
import { specials } from '../specials/index.ts';
import { BLIGHT, type Human, type Piece, pieceNames, type SpiritTable } from '../state.ts';
import { addStrife, strifeThatFits } from '../pieces/strife.ts';
import { presenceAsBeasts } from '../pieces/swarms.ts';
import { removeHealth, replaceOne, takeAway } from '../pieces/taking.ts';
import { elementsShown, turnUp } from '../events/turning-up.ts';

/** J-11.1: from top to bottom; what cannot be done is passed over. */
export function* carryOutSteps(doing: Doing, steps: readonly Step[]): Play {
  for (const step of steps) {
    if (doing.table.state.over) return;
    if (step.do === 'special') {
      if ((yield* specials[step.name](doing, step.n ?? 0, step.most === true)) === 'stop') return;
    } else if (!isBlightOnly(doing.table.state, doing.land, step)) yield* resolve(doing, step);
    weakenWhereItDepends(doing.table);
  }
}

function* resolve(doing: Doing, step: Exclude<Step, { do: 'special' }>): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  switch (step.do) {
    case 'fear':
      return fearOfPower(table, amountOf(doing, step.n), land);
    case 'damage':
      return yield* dealDamage(doing, step);
    case 'destroy':
    case 'remove':
    case 'downgrade':
    case 'drown':
      return yield* takeAway(doing, step);
    case 'remove-health':
      return yield* removeHealth(doing, amountOf(doing, step.n));
    case 'replace':
      for (let i = amountOf(doing, step.n); i > 0; i--) yield* replaceOne(doing, step.what, step.with);
      return;
    case 'push':
      return yield* doThere(doing, step, yield* push(doing, step));
    case 'gather':
      return yield* gather(doing, step);
    case 'add':
      if (step.what === 'strife') return yield* resolve(doing, { do: 'add-strife', n: step.n, to: invaders });
      return yield* add(doing, pieceOf(step.what), amountOf(doing, step.n), step.still === true);
    case 'add-strife':
      if (isLeftOut(state, 'strife')) return yield* makeUpFor(doing, strifeThatFits(doing, step));
      return yield* addStrife(doing, step);
    case 'add-any':
      return yield* addAny(doing, step);
    case 'add-presence':
      return yield* addPresenceFor(doing, step);
    case 'restore-presence':
      return yield* restorePresence(doing, step);
    case 'destroy-presence':
      yield* loseOwnPresence(table, seat, step.n);
      return;
    case 'forget':
      for (let i = 0; i < step.n; i++) yield* forgetOne(doing);
      return;
    case 'reveal':
      return yield* resolveSteps(doing, (yield* reveal(doing, step)) ? step.so : step.otherwise);
    case 'defend': {
      const n = amountOf(doing, step.n);
      if (n === 0) return;
      state.modifiers.push({ kind: 'defend', land, amount: n, seat: doing.user, until: 'turn' });
      return table.log({ what: 'defend', land, n });
    }
    case 'energy': {
      const who = whoOf(doing, step.who);
      const n = gainEnergy(state, who, amountOf(doing, step.n));
      if (n > 0) table.log({ what: 'energy', seat: who, n, from: 'effect' });
      return;
    }
    case 'gain-power':
      return yield* gainPower(table, whoOf(doing, step.who), { deck: step.deck, ...(step.draw === undefined ? {} : { draw: step.draw }) });
    case 'skip':
      for (let i = amountOf(doing, step.times ?? 1); i > 0; i--) addRule(doing, { rule: `skip-${step.what}`, n: 1 });
      return;
    case 'rule':
      return addRule(doing, step);
    case 'after':
      state.conditions.push({ id: state.nextId++, kind: step.condition, land, seat: doing.user!, power: doing.power!, level: step.level });
      return table.log({ what: 'rule', name: step.condition, land, n: 1 });
    case 'whenever':
      state.conditions.push({
        id: state.nextId++,
        kind: 'whenever',
        land,
        seat: whoOf(doing, step.who),
        power: doing.power!,
        level: 0,
        whenever: step,
      });
      return;
    case 'may-repeat': {
      const { times, upToCost, atCost, cheapest } = step;
      const grant = { upTo: upToCost, atCost, count: times, ...(doing.power === null ? {} : { by: doing.power }) };
      state.spirits[whoOf(doing, step.who)]!.repeats.push(cheapest === undefined ? grant : { ...grant, cheapest });
      return;
    }
    case 'quicken':
      state.spirits[whoOf(doing, step.who)]![step.either === true ? 'anySpeed' : step.lesser === true ? 'quickenedLesser' : 'quickened'] +=
        step.n;
      return;
    case 'range':
      state.spirits[whoOf(doing, step.who)]![step.coastal === true ? 'coastalRange' : 'range'] += step.n;
      return;
    case 'play-card':
      return yield* mayPlayCard(doing, step);
    case 'gain-element':
      return yield* gainElement(doing, step);
    case 'pay':
      return yield* forEnergy(doing, step);
    case 'for-forgetting':
      return yield* forForgetting(doing, step);
    case 'times':
      return yield* repeatedly(doing, amountOf(doing, step.n), step.steps);
    case 'take-back':
      state.spirits[whoOf(doing, step.who)]!.takeBack++;
      return;
    case 'either': {
      const open = openOptions(doing, step);
      if (open.length === 0) return;
      const { option } = yield* table.ask(step.who === undefined ? seat : whoOf(doing, step.who), 'either', open.map(optionAnswer), {
        about: { ...about(doing), options: step.of as unknown as Plain },
      });
      return yield* resolveSteps(doing, step.of[option]!);
    }
    case 'may': {
      const { kind } = yield* table.ask(seat, 'may', [yes, no], { about: { ...about(doing), steps: step.steps as unknown as Plain } });
      if (kind === 'yes') yield* resolveSteps(doing, step.steps);
      return;
    }
    case 'as-target': {
      const who = whoOf(doing, 'target');
      return yield* resolveSteps({ ...doing, seat: who, user: who }, step.steps);
    }
    case 'gain-elements':
      return gainElements(
        table,
        whoOf(doing, step.who),
        step.elements.flatMap((n, element) => Array<number>(n).fill(element)),
      );
    case 'when':
      return yield* resolveSteps(doing, (yield* isHeld(doing, step)) ? step.so : step.otherwise);
    case 'each-land':
      return yield* inEachLand(doing, step);
    case 'invaders':
      return yield* invadersAct[step.what](table, land);
    case 'at':
      return yield* resolveAt(doing, step);
    case 'fear-for-destroyed':
      return yield* fearForDestroyed(doing, step);
  }
}

function addRule(
  doing: Doing,
  { rule: kind, n, everywhere, where, of, until, from, onBoard }: Omit<Extract<Step, { do: 'rule' }>, 'do'>,
): void {
  const { table, user, target, power, board } = doing;
  const amount = amountOf(doing, n);
  if (amount === 0) return;
  const land = everywhere === true || doing.land < 0 ? null : doing.land;
  const humans = of?.map((name) => pieceOf(name) as Human);
  table.state.modifiers.push({
    kind,
    land,
    amount,
    seat: target ?? user,
    until: until ?? 'turn',
    ...(kind === 'skip-one' && power !== null ? { power } : {}),
    ...(where === undefined ? {} : { where }),
    ...(humans === undefined ? {} : { of: humans }),
    ...(onBoard === undefined ? {} : { board: board! }),
    ...(from === undefined ? {} : { from: table.state.turn + 1 }),
  });
  table.log({
    what: 'rule',
    name: kind,
    land,
    n: amount,
    ...(where === undefined ? {} : { where }),
    ...(of === undefined ? {} : { of }),
    ...(onBoard === undefined ? {} : { board: board! }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { lasting: true }),
  });
  // J-13.10: who has more damage than health now is destroyed.
  if (kind === 'health' || kind === 'health-per-strife') weaken(table, land);
}

/** J-11.3, J-11.8: which of several may be chosen: what a card that is no power says in this way is done if any of it can be. */
function openOptions(doing: Doing, { of, able, free }: Extract<Step, { do: 'either' }>): number[] {
  const open = of.flatMap((steps, i) => (able !== true || isAble(doing, steps) ? [i] : []));
  if (free === true || !isOfCard(doing.table.state)) return open;
  const doable = open.filter((i) => canDo(doing, of[i]!));
  return doable.length > 0 ? doable : open;
}

/** J-24.9: whether a condition holds; where it does only by what may count as something else, and something is done without it, that is a choice. */
function* isHeld(doing: Doing, { test, so, otherwise }: Extract<Step, { do: 'when' }>): Play<boolean> {
  const { table, seat, user, land } = doing;
  const { state } = table;
  if (!meetsAll(state, land, test, doing)) return false;
  if (otherwise.length === 0 || !isPower(state) || meetsAll(state, land, test.map(surely), doing)) return true;
  // Whose presence it is says so; whether a thief is an explorer, the user.
  const owners = around(state, land, true).flatMap((near) => presenceAsBeasts(state, near).map((one) => one.seat));
  const decider = user !== null && owners.includes(user) ? user : (owners[0] ?? seat);
  const { option } = yield* table.ask(decider, 'either', [0, 1].map(optionAnswer), {
    about: { ...about(doing), options: [so, otherwise] as unknown as Plain },
  });
  return option === 0;
}

/** What a card does in the lands to which it pushed something; `once`: in one of them. */
function* doThere(doing: Doing, { n, there }: Extract<Step, { do: 'push' | 'gather' }>, reached: readonly number[]): Play {
  if (there === undefined) return;
  const { steps, once } = there;
  const fits = (land: number): boolean => steps.every((step) => step.do !== 'when' || meetsAll(doing.table.state, land, step.test, doing));
  // J-14.4: "in each land", where there can be several.
  const each = !once && (n === 'all' || amountOf(doing, n) > 1);
  for (const land of once ? reached.filter(fits).slice(0, 1) : reached) {
    if (each) yield* inLand(doing, land, steps);
    else yield* resolveSteps({ ...doing, land }, steps);
  }
}

// ── Add ──

function* add(doing: Doing, piece: Piece, n: number, still = false): Play {
  const { table, land } = doing;
  if (n <= 0) return;
  if (piece === BLIGHT) {
    yield* addBlight(table, land, n, still ? { still } : {});
    return;
  }
  if (isToken(piece)) {
    if (isLeftOut(table.state, pieceNames[piece])) return yield* makeUpFor(doing, n);
    changeTokens(table.state, land, piece, n);
    table.log({ what: 'added', land, piece, n });
    note(table.state, { what: 'added', piece, land, count: n });
  } else yield* addHumans(table, land, piece, n);
}

function* addPresenceFor(doing: Doing, { who, range, n = 1 }: Extract<Step, { do: 'add-presence' }>): Play {
  const { table, land } = doing;
  const seat = whoOf(doing, who);
  for (let i = 0; i < n; i++) {
    const lands =
      range === 'here'
        ? [land].filter((here) => mayBeIn(table.state, seat, here, true))
        : landsInReach(table.state, seat, range, isPower(table.state));
    yield* addPresence(table, seat, lands);
  }
}

/** A card is forgotten for nothing. */
function* forgetOne({ table, seat }: Doing): Play {
  const cards = forgettable(table.state.spirits[seat]!);
  if (cards.length === 0) return;
  const { card } = yield* table.ask(seat, 'forget', cards.map(cardAnswer));
  yield* giveUp(table, seat, card);
}

/** J-42.1: the top card of a deck is turned up and discarded. */
function* reveal({ table, seat }: Doing, { deck, test }: Extract<Step, { do: 'reveal' }>): Play<boolean> {
  const card = turnUp(table, deck);
  if (card === null) return false;
  if ('speed' in test) return powers[card]!.speed === test.speed;
  const elements = yield* elementsShown(table, seat, card);
  const n = elements[elementIndex('with' in test ? test.with : test.without)]!;
  return 'with' in test ? n > 0 : n === 0;
}

/** J-14.7: what a card makes the invaders do is their own action. */
const invadersAct = {
  ravage,
  build,
  explore: (table: SpiritTable, land: number): Play => explore(table, land),
} as const;

function* fearForDestroyed(doing: Doing, { of, most, steps }: Extract<Step, { do: 'fear-for-destroyed' }>): Play {
  const { happened } = current(doing.table.state);
  const before = happened.length;
  yield* resolveSteps(doing, steps);
  const kinds = of.map(pieceOf);
  let n = 0;
  for (const happening of happened.slice(before)) {
    if (happening.what === 'destroyed' && kinds.includes(happening.kind)) n += happening.count;
  }
  fearOfPower(doing.table, most === null ? n : Math.min(most, n), doing.land);
}

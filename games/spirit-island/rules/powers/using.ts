import type { Play, Seat } from '@skerry/engine';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import type { Threshold } from '../../content/step.ts';
import { action } from '../action.ts';
import { aim, type Aim } from './aiming.ts';
import { no, yes } from '../answers.ts';
import { forget } from '../spirits/cards.ts';
import { resolveSteps } from './carry-out.ts';
import { meetsAll } from '../island/conditions-of-lands.ts';
import { costOf } from '../spirits/costs.ts';
import { elementIndex, elementsOf, gainEnergy } from '../spirits/elements.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { hasRule, neighbours } from '../island/island.ts';
import { payEnergy } from './paying.ts';
import { movePresence } from '../pieces/presence.ts';
import { payToUse } from './prices.ts';
import { spend } from './purse.ts';
import { canReach, reachOnce } from './reaching.ts';
import type { PowerId, SpiritTable } from '../state.ts';
import { answerWith, doesAnything, fewer, isEffect, isRepeat, type Kept, keptIn, metThresholds, stepsOf } from './thresholds.ts';
import { spendTime } from '../spirits/time.ts';
import { AIR, POURED, type Use, waysWithFewer } from './usable.ts';
import { betweenActions } from '../island/ways.ts';

/** Uses a power: pays for it, carries it out as an action, and repeats it as often as it says. */
export function* usePower(table: SpiritTable, seat: Seat, use: Use, aimed: Aim, kept?: Kept): Play {
  const { state } = table;
  const power = powers[use.power]!;
  yield* payToUse(table, seat, use.power);
  pay(table, seat, use, aimed);
  const met = fewer(power, metThresholds(state, seat, power, aimed.land), kept);
  const apart = met.filter(({ mode }) => mode === 'separate');
  yield* carryOut(table, seat, use.power, aimed, apart.length === 0 ? met : [apart[0]!]);
  for (const level of met) {
    const { mode } = level;
    if (state.over) return;
    if (mode === 'separate' && level !== apart[0]) {
      yield* betweenActions(table);
      const other = yield* aim(table, seat, use.power, [level]);
      if (other !== null) yield* carryOut(table, seat, use.power, other, [level]);
    }
    if (!isRepeat(level)) continue;
    yield* betweenActions(table);
    const near = mode === 'repeat-adjacent' ? neighbours(state, aimed.land, true) : null;
    const anew = yield* chooseThresholds(table, seat, use.power);
    const again = yield* aim(table, seat, use.power, fewer(power, metThresholds(state, seat, power), anew), near);
    if (again === null) continue;
    if (again.far) reachFar(table, seat);
    yield* carryOut(table, seat, use.power, again, fewer(power, metThresholds(state, seat, power, again.land), anew));
  }
  yield* useAgain(table, seat, use.power, aimed, met);
}

/** J-9.7: whoever repeats a power says anew which of its thresholds are used; what does the same is no choice. */
function* chooseThresholds(table: SpiritTable, seat: Seat, id: PowerId): Play<Kept> {
  const { state } = table;
  const power = powers[id]!;
  const met = metThresholds(state, seat, power);
  const effectOf = (kept: Kept): string =>
    String(fewer(power, met, kept).flatMap((one) => (isEffect(one) && !isRepeat(one) ? [power.thresholds.indexOf(one)] : [])));
  // To repeat a power that then does nothing is no use of it.
  const effects = new Set([effectOf(undefined), ...(doesAnything(power, []) ? [] : [''])]);
  const ways: Kept[] = [undefined];
  for (const kept of waysWithFewer(state, seat, { power: id, repeat: -1, untimely: 'quickened' })) {
    if (!effects.has(effectOf(kept))) ways.push(kept);
    effects.add(effectOf(kept));
  }
  return keptIn(
    yield* table.ask(
      seat,
      'repeat-how',
      ways.map((kept) => answerWith(id, kept)),
      { about: { power: id } },
    ),
  );
}

/** J-10.14: for what the power says it may be used once more, when all that it caused is over. */
function* useAgain(table: SpiritTable, seat: Seat, id: PowerId, aimed: Aim, met: readonly Threshold[]): Play {
  const { state } = table;
  const { again } = powers[id]!;
  const spirit = state.spirits[seat]!;
  if (again === undefined || state.over || ('time' in again ? spirit.time < again.time : !spirit.played.includes(id))) return;
  const { kind } = yield* table.ask(seat, 'use-again', [yes, no], { about: { power: id, land: aimed.land } });
  if (kind === 'no') return;
  if ('time' in again) {
    yield* spendTime(table, seat, again.time);
    yield* carryOut(table, seat, id, aimed, met);
    return;
  }
  forget(table, seat, id);
  const element = elementIndex(again.forgetting);
  spirit.gained[element]!++;
  table.log({ what: 'gained-element', seat, elements: [element] });
  const next = yield* aim(table, seat, id, met);
  if (next === null) return;
  if (next.far) reachFar(table, seat);
  yield* carryOut(table, seat, id, next, met);
}

function pay(table: SpiritTable, seat: Seat, { power, repeat, untimely }: Use, { far }: Aim): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const used = spirit.uses.find((use) => use.power === power);
  if (used === undefined) spirit.uses.push({ power, times: 1 });
  else used.times++;
  if (repeat === POURED) {
    spirit.pours++;
    const cost = costOf(state, powers[power]!);
    spend(table, seat, cost);
    if (cost > 0) table.log({ what: 'paid', seat, n: cost, rule: 'J-40.9' });
  } else if (repeat >= 0) {
    const grant = spirit.repeats[repeat]!;
    grant.count--;
    if (grant.atCost) {
      const cost = costOf(state, powers[power]!);
      spend(table, seat, cost);
      if (cost > 0) table.log({ what: 'paid', seat, n: cost });
    }
  }
  spendMeans(table, seat, powers[power]!, untimely);
  if (far) reachFar(table, seat);
  if (hasScenarioRule(state, 'fast-is-cheaper') && powers[power]!.kind === 'innate' && powers[power]!.speed === 'fast') {
    // J-24.10
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, 1), from: 'effect', rule: 'J-22.3' });
  }
}

/** What lets a power be used in the phase that is not its own is used up. */
export function spendMeans(table: SpiritTable, seat: Seat, power: Power, untimely: Use['untimely']): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (untimely === 'paid') payEnergy(table, seat, power.fastFor!);
  else if (untimely === 'any-speed') spirit.anySpeed--;
  else if (untimely === 'quickened') {
    // Its own swiftness goes first: gifts may be kept for another power.
    if (hasRule(state, seat, 'swiftness-of-lightning') && elementsOf(state, seat)[AIR]! > spirit.swift) spirit.swift++;
    else if (spirit.quickenedLesser > 0 && power.kind !== 'major') spirit.quickenedLesser--;
    else spirit.quickened--;
  }
}

/** J-23.3, J-41.9: what a land out of range costs: 1 energy, or what may be done once a turn. */
export function reachFar(table: SpiritTable, seat: Seat): void {
  if (canReach(table.state, seat)) {
    reachOnce(table, seat);
    return;
  }
  spend(table, seat, 1);
  table.log({ what: 'paid', seat, n: 1, rule: 'J-23.3' });
}

function* carryOut(
  table: SpiritTable,
  seat: Seat,
  power: PowerId,
  { land, target, mist, origin, crossed = 0 }: Aim,
  met: readonly Threshold[],
): Play {
  const { state } = table;
  // J-39.3
  if (crossed > 0) {
    spend(table, seat, crossed);
    table.log({ what: 'paid', seat, n: crossed, rule: 'J-39.3' });
  }
  // Who is given something may want to go on.
  if (target !== null) state.spirits[target]!.done = false;
  // What a level wants of the target land is looked at once it is known.
  const fitting = met.filter(({ where }) => where === undefined || meetsAll(state, land, where, { user: seat, target }));
  yield* action(table, { kind: 'spirit', seat, power, land: land < 0 ? null : land }, () => {
    // J-40.28: what is gathered for it moves by the use.
    if (mist !== undefined) movePresence(table, seat, mist.from, mist.to);
    return resolveSteps(
      { table, seat, user: seat, target, land, power, ...(origin === undefined ? {} : { origin }) },
      stepsOf(powers[power]!, fitting),
    );
  });
}

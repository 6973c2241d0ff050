import type { Answer, Seat } from '@skerry/engine';
import { innatesOf, powers } from '../../content/powers.ts';
import type { Amount, Named, Step, Test } from '../../content/step.ts';
import type { PowerPhaseAnswer } from '../answers.ts';
import { countOf, meetsAll } from '../island/conditions-of-lands.ts';
import { cardPlays } from '../spirits/elements.ts';
import { neighbours } from '../island/island.ts';
import { metThresholds, stepsOf } from './thresholds.ts';
import { targetLands } from './targeting.ts';
import { amountOf } from './amounts.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';

/*
 * What a power would do in a land as things stand: its steps with the thresholds that are met, with numbers for what is counted, without
 * what does not apply there or finds nothing to act on. The same declaration that the rules carry out.
 */

interface Use {
  readonly state: State;
  readonly seat: Seat;
  readonly power: PowerId;
  readonly land: number;
}

/** J-9.2: a card in the hand is thought of as played, so that its own elements count. */
function asPlayed(state: State, seat: Seat, power: PowerId): State {
  const spirit = state.spirits[seat]!;
  if (!spirit.hand.includes(power)) return state;
  return { ...state, spirits: state.spirits.with(seat, { ...spirit, played: [...spirit.played, power] }) };
}

export function effectsIn({ state, seat, power, land }: Use): readonly Step[] {
  const declared = powers[power]!;
  const played = asPlayed(state, seat, power);
  return effective({ state: played, seat, power, land }, stepsOf(declared, metThresholds(played, seat, declared, land)));
}

/** What changes the pieces of a land, and the conditions that ask for pieces. */
const moving: readonly Step['do'][] = ['damage', 'destroy', 'remove', 'downgrade', 'push', 'gather', 'add', 'replace'];
const counting: readonly Test['is'][] = ['has', 'without', 'more'];

/** J-11.4: a condition is read when its step is reached, so behind a step that changes what it asks for it stays open. */
function effective(use: Use, steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const open =
      step.do === 'when' && step.test.some(({ is }) => counting.includes(is)) && all.some((before) => moving.includes(before.do));
    all.push(...(open ? [step] : effect(use, step)));
  }
  return all;
}

const counts = (use: Use, n: Amount): number =>
  amountOf(
    { table: { state: use.state } as SpiritTable, seat: use.seat, user: use.seat, target: null, land: use.land, power: use.power },
    n,
  );

const number = (use: Use, n: Amount | 'all'): number | 'all' => (n === 'all' ? n : counts(use, n));

function effect(use: Use, step: Step): Step[] {
  const { state, land } = use;
  const here = (of: readonly Named[]): number => (land < 0 ? 0 : countOf(state, land, of));
  switch (step.do) {
    case 'fear':
    case 'defend':
    case 'energy': {
      const n = counts(use, step.n);
      return n > 0 ? [{ ...step, n }] : [];
    }
    case 'damage': {
      const n = counts(use, step.n);
      return n > 0 && here(step.to) > 0 ? [{ ...step, n }] : [];
    }
    case 'destroy':
    case 'remove':
    case 'downgrade':
    case 'drown':
    case 'push': {
      const n = number(use, step.n);
      return n !== 0 && here(step.what) > 0 ? [{ ...step, n }] : [];
    }
    case 'replace':
      return here(step.what) > 0 ? [step] : [];
    case 'gather': {
      const n = number(use, step.n);
      const near = land < 0 ? 0 : neighbours(state, land, true).reduce((sum, other) => sum + countOf(state, other, step.what), 0);
      return n !== 0 && near > 0 ? [{ ...step, n }] : [];
    }
    case 'when':
      return effective(use, meetsAll(state, land, step.test, { user: use.seat, target: null }) ? step.so : step.otherwise);
    case 'either': {
      const of = step.of.map((one) => effective(use, one)).filter((one) => one.length > 0);
      return of.length === 0 ? [] : of.length === 1 ? [...of[0]!] : [{ ...step, of }];
    }
    case 'may': {
      const some = effective(use, step.steps);
      return some.length === 0 ? [] : [{ ...step, steps: some }];
    }
    default:
      return [step];
  }
}

/** A land that a power could target, and whether it would do anything there. */
export interface Reached {
  readonly land: number;
  readonly does: boolean;
}

/** The lands that a power could target as things stand; none for an innate power without a level that is met. */
export function reachOf(state: State, seat: Seat, power: PowerId): readonly Reached[] {
  const declared = powers[power]!;
  const played = asPlayed(state, seat, power);
  const met = metThresholds(played, seat, declared);
  if (declared.kind === 'innate' && met.length === 0) return [];
  return targetLands(played, seat, declared, met).map(({ land }) => ({
    land,
    does: effectsIn({ state, seat, power, land }).length > 0,
  }));
}

/** What the powers of a spirit that are not used yet would do in a land: those in play, its innate ones, those in its hand. */
export function powersHere(
  state: State,
  seat: Seat,
  land: number,
): readonly { readonly power: PowerId; readonly steps: readonly Step[] }[] {
  const spirit = state.spirits[seat]!;
  const { kind, played, aid, hand, uses } = spirit;
  const own = kind < 0 ? [] : [...played, ...aid, ...innatesOf(spirit), ...hand];
  return own.flatMap((power) => {
    if (uses.some((use) => use.power === power)) return [];
    if (!reachOf(state, seat, power).some((reached) => reached.land === land && reached.does)) return [];
    return [{ power, steps: effectsIn({ state, seat, power, land }) }];
  });
}

/** Whether a power that could be used would change anything anywhere. */
export function wouldDoSomething(state: State, seat: Seat, power: PowerId): boolean {
  return powers[power]!.target.at !== 'land' || reachOf(state, seat, power).some(({ does }) => does);
}

/** The powers in these answers that would change something and are left by whoever is done now. */
export function leftUndone(state: State, seat: Seat, answers: readonly Answer[]): readonly PowerId[] {
  const usable = new Set((answers as readonly PowerPhaseAnswer[]).flatMap((answer) => (answer.kind === 'use' ? [answer.power] : [])));
  return [...usable].filter((power) => wouldDoSomething(state, seat, power));
}

/** How many of the cards in these answers could still be played this turn. */
export function stillPlayable(state: State, seat: Seat, answers: readonly Answer[]): number {
  const spirit = state.spirits[seat]!;
  return Math.min(answers.filter(({ kind }) => kind === 'play').length, cardPlays(spirit) - spirit.plays);
}

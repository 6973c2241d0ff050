import type { Seat } from '@skerry/engine';
import { hasElements } from '../content/elements.ts';
import type { Power } from '../content/power.ts';
import { powers } from '../content/powers.ts';
import { type Amount, invaders, type Named, type Step, type Threshold } from '../content/step.ts';
import { countOf, meetsAll, pieceOf } from '../rules/island/conditions-of-lands.ts';
import { elementsOf } from '../rules/spirits/elements.ts';
import { healthOf } from '../rules/pieces/health.ts';
import { dahanIn, damageBy, humans, invadersIn, tokens } from '../rules/pieces/pieces.ts';
import { presenceOnIsland } from '../rules/pieces/presence.ts';
import { stepsOf } from '../rules/powers/thresholds.ts';
import { targetLands } from '../rules/powers/targeting.ts';
import { foreseeRavage } from '../rules/invaders/foreseen-ravage.ts';
import { isSkippedByRule } from '../rules/invaders/skipping.ts';
import { BLIGHT, CITY, DAHAN, EXPLORER, type Human, type State, TOWN } from '../rules/state.ts';
import { blightToCome, ravagedIn } from './danger.ts';

/** What destroying an invader is worth, with the fear that it brings. */
const KILL = [1, 3, 6] as const;

/** What a blight costs. */
export const BLIGHTED = 6;

/** From where something is judged. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  /** It will be done after the invaders' next phase. */
  readonly after: boolean;
}

/** Roughly what steps would do for the spirits in a land: quick enough to be asked for every land in a playout. */
export function worthOf(moment: Moment, land: number, steps: readonly Step[]): number {
  let worth = 0;
  for (const step of steps) worth += worthOfStep(moment, land, step);
  return worth;
}

function worthOfStep(moment: Moment, land: number, step: Step): number {
  const { state, seat } = moment;
  switch (step.do) {
    case 'fear':
      return 1.1 * roughly(state, land, step.n);
    case 'damage': {
      const n = roughly(state, land, step.n);
      if (!step.to.some((one) => invaders.includes(one))) return land < 0 ? 0 : -1.5 * Math.min(dahanIn(state, land), Math.floor(n / 2));
      if (step.spread === 'each') return n === 0 ? 0 : 0.7 * worthOfDamage(moment, land, n * 3);
      return worthOfDamage(moment, land, n);
    }
    case 'destroy':
    case 'drown':
    case 'remove':
    case 'downgrade':
      return worthOfTaking(moment, land, step);
    case 'replace':
      return land >= 0 && countOf(state, land, step.what) === 0 ? 0 : worthOfReplacing(step);
    case 'push':
      return worthOfPushing(moment, land, step);
    case 'gather':
      return step.what.includes('dahan') ? 0.8 : 0.3;
    case 'defend':
      return worthOfDefence(moment, land, roughly(state, land, step.n));
    case 'add':
      return worthOfAdding(state, land, step.what) * roughly(state, land, step.n);
    case 'add-strife':
      return worthOfStrife(state, land, step.to) * roughly(state, land, step.n);
    case 'add-any':
      return 0.6 * roughly(state, land, step.n);
    case 'add-presence':
      return 3 * (step.n ?? 1);
    case 'restore-presence':
      return 1.5;
    case 'destroy-presence':
      return -2.2 * step.n;
    case 'forget':
      return -1.5 * step.n;
    case 'pay':
      return Math.max(0, worthOf(moment, land, step.steps) - 0.7 * step.n);
    case 'times':
      return roughly(state, land, step.n) * worthOf(moment, land, step.steps);
    case 'whenever':
      return land < 0 ? 0.6 : 0.6 * worthOf(moment, land, step.steps);
    case 'for-forgetting':
      return 0;
    case 'skip':
      return worthOfSkipping(moment, land, step.what);
    case 'invaders':
      return land < 0 ? -2 : step.what === 'ravage' ? -4 * blightToCome(state, land) : step.what === 'build' ? -3 : -1;
    case 'energy':
      return 0.8;
    case 'gain-power':
      return 2.5;
    case 'either':
      return Math.max(...step.of.map((one) => worthOf(moment, land, one)));
    case 'may':
      return Math.max(0, worthOf(moment, land, step.steps));
    case 'when':
      return worthOf(moment, land, meetsAll(state, land, step.test, { user: seat, target: null }) ? step.so : step.otherwise);
    case 'fear-for-destroyed':
      return 1.2 * worthOf(moment, land, step.steps);
    case 'special':
      return step.name === 'erupt' ? (land < 0 ? 0 : bestEruption(moment, land)) : 1.5;
    case 'each-land':
    case 'at':
    case 'rule':
    case 'after':
    case 'may-repeat':
    case 'quicken':
    case 'play-card':
      return 1.5;
    default:
      return 0.5;
  }
}

function worthOfAdding(state: State, land: number, what: Named): number {
  switch (what) {
    case 'blight':
      return -7;
    case 'dahan':
      return 1.5;
    case 'strife':
      return worthOfStrife(state, land, invaders);
    case 'beasts':
      return 1.2;
    case 'wilds':
      return invadersIn(state, land) === 0 ? 1.2 : 0.6;
    case 'disease':
      return invadersIn(state, land) === 0 ? 0.4 : 2;
    case 'badlands':
      return 0.8;
    default:
      return -2;
  }
}

/** What a piece is worth to the spirits while it stands on the island. */
const STANDING: Readonly<Record<Named, number>> = {
  explorer: -1,
  town: -3,
  city: -6,
  dahan: 2,
  blight: -BLIGHTED,
  beasts: 1.2,
  wilds: 0.8,
  disease: 1.2,
  badlands: 0.8,
  strife: 1,
};

/** Somebody goes and others come in his place. */
function worthOfReplacing(step: Extract<Step, { do: 'replace' }>): number {
  const come = step.with.reduce((sum, one) => sum + STANDING[one], 0);
  return come - Math.max(...step.what.map((one) => STANDING[one]));
}

/** Strife takes a building out of the next ravage. */
function worthOfStrife(state: State, land: number, to: readonly Named[]): number {
  if (land < 0 || countOf(state, land, to) === 0) return 0;
  return ravagedIn(state, land) === 0 ? (blightToCome(state, land) > 0 ? 4 : 1) : 0.8;
}

/** An amount as a bot guesses it, without asking who is who. */
export function roughly(state: State, land: number, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { per, each, every = 1, most = Infinity } = amount;
  const count = per.count === 'pieces' && land >= 0 ? countOf(state, land, per.of) : 1.5;
  return Math.min(most, Math.floor(count / every) * each);
}

/** What a land's next ravage costs, if so much less damage is dealt in it: the sooner, the surer. */
function harmIn({ state, after }: Moment, land: number, less: number): number {
  const when = ravagedIn(state, land, after);
  if (when > 1) return 0;
  const cascades = tokens(state, land, BLIGHT) > 0;
  if (when === 0 && !after) {
    if (isSkippedByRule(state, land, 'ravage')) return 0;
    const { dealt, blight } = foreseeRavage(state, land);
    return blight > 0 && dealt - less >= 2 ? BLIGHTED * (cascades ? 2 : 1) : 0;
  }
  const now = damageNow(state, land) - less;
  // Where nobody is left nothing is built; what is built strikes in the round after.
  if (now <= 0) return 0;
  return (when === 0 ? 0.65 : 0.45) * BLIGHTED * (cascades ? 1.6 : 1);
}

function damageNow(state: State, land: number): number {
  let damage = 0;
  for (const { kind, strife, count } of state.spaces[land]!.groups)
    if (kind !== DAHAN && strife === 0) damage += count * damageBy(state, kind);
  return damage;
}

function worthOfSkipping(moment: Moment, land: number, what: string): number {
  if (land < 0) return 1;
  if (what === 'build' || what === 'explore') return ravagedIn(moment.state, land, moment.after) === 1 ? 2 : 0.5;
  return 0.5 + harmIn(moment, land, 0);
}

/** Kills, the dearest first, and the harm that they avert. */
export function worthOfDamage(moment: Moment, land: number, n: number): number {
  const { state } = moment;
  if (land < 0) return n;
  let left = n;
  let worth = 0;
  let less = 0;
  for (const kind of [CITY, TOWN, EXPLORER] as const) {
    const health = healthOf(state, land, kind, 0);
    for (let count = humans(state, land, kind); count > 0 && left >= health; count--) {
      left -= health;
      worth += KILL[kind];
      less += damageBy(state, kind);
    }
  }
  return less === 0 ? 0 : worth + harmIn(moment, land, 0) - harmIn(moment, land, less);
}

function worthOfTaking(moment: Moment, land: number, step: Extract<Step, { do: 'destroy' | 'drown' | 'remove' | 'downgrade' }>): number {
  if (land < 0) return 1;
  const { state } = moment;
  let worth = 0;
  let less = 0;
  let left = step.n === 'all' ? 99 : roughly(state, land, step.n);
  const share = step.do === 'downgrade' ? 0.5 : step.do === 'remove' ? 0.8 : 1;
  const kinds = step.what.map(pieceOf).toSorted((one, other) => other - one);
  for (const kind of kinds) {
    if (left <= 0) break;
    if (kind === BLIGHT) {
      const count = Math.min(left, tokens(state, land, BLIGHT));
      worth += BLIGHTED * count;
      left -= count;
    } else if (kind <= CITY) {
      const count = Math.min(left, humans(state, land, kind as Human));
      worth += share * KILL[kind as 0 | 1 | 2] * count;
      less += (step.do === 'downgrade' ? 1 : damageBy(state, kind as Human)) * count;
      left -= count;
    } else if (kind === DAHAN) worth -= 1.5 * Math.min(left, dahanIn(state, land));
  }
  return less === 0 ? worth : worth + harmIn(moment, land, 0) - harmIn(moment, land, less);
}

function worthOfPushing(moment: Moment, land: number, step: Extract<Step, { do: 'push' | 'gather' }>): number {
  if (step.what.includes('dahan')) return step.upTo ? 0.4 : -0.5;
  if (land < 0) return 0.5;
  const { state } = moment;
  let left = step.n === 'all' ? 99 : roughly(state, land, step.n);
  let less = 0;
  let moved = 0;
  for (const kind of step.what.map(pieceOf).toSorted((one, other) => other - one)) {
    if (kind > CITY) continue;
    const count = Math.min(left, humans(state, land, kind as Human));
    left -= count;
    moved += count;
    less += count * damageBy(state, kind as Human);
  }
  return moved === 0 ? 0 : 0.3 * moved + 0.8 * (harmIn(moment, land, 0) - harmIn(moment, land, less));
}

/** Defending saves land from blight and dahan from death, who then strike back. */
function worthOfDefence({ state, after }: Moment, land: number, n: number): number {
  if (land < 0 || n <= 0) return 0.3;
  if (after || state.phase === 'slow' || ravagedIn(state, land) !== 0 || isSkippedByRule(state, land, 'ravage')) return 0;
  const { dealt, blight, cascades, dahanLost } = foreseeRavage(state, land);
  let worth = 0;
  const left = Math.max(0, dealt - n);
  if (blight > 0 && left < 2) worth += BLIGHTED * (cascades ? 2 : 1);
  worth += 2.5 * Math.max(0, dahanLost - Math.floor(left / 2));
  return worth;
}

/** The land in which a power would do most, of those that it reaches, and what it would do there. */
export function bestUse(
  moment: Moment,
  power: Power,
  met: readonly Threshold[],
  claimed: ReadonlySet<number>,
): { land: number; worth: number } {
  const { state, seat } = moment;
  const steps = stepsOf(power, met);
  if (power.target.at !== 'land') return { land: -1, worth: 1 + worthOf(moment, -1, steps) / 2 };
  let worth = -9;
  let best = -1;
  for (const { land } of targetLands(state, seat, power, met)) {
    const there = worthOf(moment, land, steps) * (claimed.has(land) ? 0.3 : 1);
    if (there > worth) {
      worth = there;
      best = land;
    }
  }
  return { land: best, worth };
}

/** Volcano's eruption with the presence that serves it best. */
function bestEruption(moment: Moment, land: number): number {
  let best = -Infinity;
  for (let n = moment.state.spirits[moment.seat]!.presence[land]!; n > 0; n--) best = Math.max(best, worthOfErupting(moment, land, n));
  return best === -Infinity ? 0 : best;
}

/** So much presence is destroyed and strikes as it goes; from 2, 4 and 6 on the innate power does more, if it has the elements. */
export function worthOfErupting(moment: Moment, land: number, n: number): number {
  const { state, seat } = moment;
  const left = presenceOnIsland(state, seat) - n;
  if (left <= 0) return -60;
  const have = elementsOf(state, seat);
  const reached = powers[eruption]!.thresholds.filter(({ need }) => hasElements(have, need)).length;
  let worth = worthOfDamage(moment, land, n) - 1.5 * Math.floor(n / 2) * Math.min(1, dahanIn(state, land)) - (left < 2 ? 4 : 1.7) * n;
  if (reached > 0 && n >= 2) worth += 0.9 * n;
  if (reached > 1 && n >= 4) worth += 1.1 * n;
  if (reached > 2 && n >= 6) worth += 8;
  return worth;
}

const eruption = powers.findIndex(({ name }) => name === 'Explosive Eruption');

import { type Answer, best, type Chance, type Seat } from '@skerry/engine';
import { powers } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import type { Step } from '../content/step.ts';
import type {
  FromAnswer,
  HitAnswer,
  LandAnswer,
  MoveAnswer,
  PieceAnswer,
  PowerPhaseAnswer,
  SpiritPhaseAnswer,
  StopAnswer,
} from '../rules/answers.ts';
import { dahanIn, invadersIn, tokens } from '../rules/pieces/pieces.ts';
import { metThresholds, stepsOf } from '../rules/powers/thresholds.ts';
import { BEASTS, BLIGHT, CITY, DAHAN, type PowerId, type State, TOWN } from '../rules/state.ts';
import { aboutOf, type Asked, type Score } from './asked.ts';
import { forgetClaims, worthOfCard, worthOfElement, worthOfPlaying, worthOfTrack } from './cards.ts';
import { choices } from './choices.ts';
import { allLands, blightToCome } from './danger.ts';
import { worthOfLosing } from './events.ts';
import { worthOfGrowth } from './growth.ts';
import { urgencyOf, worthOfArriving, worthOfBeingIn, worthOfMove, worthOfNewcomers } from './lands.ts';
import { bestUse, worthOf } from './worth.ts';

const CARELESSNESS = 2 / 3;

/** How a sensible player leans: the answer with the best rough worth, with a little luck so that playouts differ. */
export function lean(state: State, asked: Asked, chance: Chance): number {
  const worths = glance(state, asked);
  return worths === null ? chance.below(asked.answers.length) : best(worths, chance, CARELESSNESS, (worth) => worth);
}

/** Nothing is worth a quarrel. */
const AGREED = 100;

/** The rough worth of each answer; null where nothing is known about it. */
export function glance(state: State, asked: Asked): number[] | null {
  const score = scores[asked.name];
  if (score === undefined) return null;
  forgetClaims();
  // Where all must agree, what the first has proposed is better than what the table falls back on.
  const proposed = asked.more?.proposals?.[0];
  return asked.answers.map((answer) => score(state, asked.seat, answer as never, asked) + (answer === proposed ? AGREED : 0));
}

/** Where newcomers settle. */
const settling = [
  'land-rush',
  'mining-rush',
  'triangle-trade',
  'persistent-explorers',
  'prime-territory',
  'immigrant-city',
  'immigrant-town',
  'fast-profit',
  'ports-sprawl',
  'trading-port',
  'inland-city',
];

const scores: Readonly<Record<string, Score>> = {
  ...choices,
  ...Object.fromEntries(
    settling.map((name) => [name, (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land)] satisfies [string, Score]),
  ),
  'spirit-phase': (state, seat, answer: SpiritPhaseAnswer) => worthInSpiritPhase(state, seat, answer),
  power: (state, seat, answer: PowerPhaseAnswer) => worthOfUsing(state, seat, answer),
  target: (state, seat, { land }: LandAnswer, asked) => worthOfTarget(state, seat, aboutOf(asked)['power'] as PowerId, land),
  'target-spirit': (_state, seat, answer: { seat: Seat }) => (answer.seat === seat ? 0 : 0.6),
  either: (state, seat, answer: { option: number }, asked) => {
    const { options, land } = aboutOf(asked) as { options: readonly (readonly Step[])[]; land: number };
    return worthOf({ state, seat, after: false }, land, options[answer.option]!);
  },
  may: (state, seat, answer: Answer, asked) => {
    const { steps, land } = aboutOf(asked) as { steps: readonly Step[]; land: number };
    return answer.kind === 'yes' ? worthOf({ state, seat, after: false }, land, steps) : 0;
  },
  pay: (state, seat, answer: Answer, asked) => {
    const { steps, land, left } = aboutOf(asked) as { steps: readonly Step[]; land: number; left: number };
    return answer.kind === 'yes' ? worthOf({ state, seat, after: false }, land, steps) - 0.7 * left : 0;
  },
  'play-card': (state, seat, answer: Answer & { card?: PowerId }) =>
    answer.card === undefined ? 0 : worthOfPlaying(state, seat, answer.card),
  restore: (_state, _seat, answer: Answer) => (answer.kind === 'yes' ? 2 : 0),
  'once-more': (_state, _seat, answer: Answer) => (answer.kind === 'yes' ? -2 : 0),
  'return-whose': (_state, seat, answer: { seat: Seat }) => (answer.seat === seat ? 0.5 : 0),
  'draw-whose': (_state, seat, answer: { seat: Seat }) => (answer.seat === seat ? -0.5 : 0),
  burn: (_state, _seat, { option }: { option: number }) => 0.4 * Math.min(option, 4),
  'presence-land': (state, seat, { land }: LandAnswer) => worthOfArriving(state, seat, land),
  'presence-from': (state, seat, answer: FromAnswer) => worthOfTrack(state, seat, answer),
  'move-presence-from': (state, seat, answer: LandAnswer | StopAnswer) =>
    answer.kind === 'stop' ? 0 : -worthOfBeingIn(state, seat, answer.land),
  'move-presence-to': (state, seat, { land }: LandAnswer) => worthOfArriving(state, seat, land),
  'lose-presence': (state, seat, { land }: LandAnswer) =>
    worthOfLosing(state, seat) + (state.spirits[seat]!.presence[land]! > 2 ? 1 : 0) - worthOfBeingIn(state, seat, land),
  keep: (_state, seat, { card }: { card: PowerId }) => worthOfCard(_state, seat, card),
  forget: (state, seat, { card }: { card: PowerId }) => -worthOfCard(state, seat, card),
  reclaim: (state, seat, answer: Answer & { card?: PowerId }) => (answer.card === undefined ? -9 : worthOfCard(state, seat, answer.card)),
  'set-aside': (state, seat, answer: Answer & { card?: PowerId }) =>
    answer.card === undefined ? -9 : worthOfCard(state, seat, answer.card),
  star: (state, seat, { element }: { element: number }) => worthOfElement(state, seat, element),
  'time-from': (_state, _seat, { kind }: Answer) => (kind === 'track' ? 1 : kind === 'stop' ? 0.5 : -3),
  'return-to': () => 0,
  'take-back': (state, seat, answer: Answer & { card?: PowerId }) =>
    answer.card === undefined ? -2 : worthOfCard(state, seat, answer.card),
  deck: (state, seat, { option }: { option: number }) =>
    option === 1 ? (state.spirits[seat]!.energy >= 4 && state.turn > 3 ? 1.2 : -0.8) : 0.4,
  // Besides those who can be hit: a thief, or nobody.
  damage: (state, _seat, answer: HitAnswer | PieceAnswer | StopAnswer) =>
    answer.kind === 'hit' ? worthOfHit(state, answer) : worthOfPiece(answer, 1),
  'damage-one': (_state, _seat, { piece }: PieceAnswer) => piece,
  destroy: (_state, _seat, answer: PieceAnswer | Answer) => worthOfPiece(answer, 1),
  remove: (_state, _seat, answer: PieceAnswer | Answer) => worthOfPiece(answer, 1),
  downgrade: (_state, _seat, answer: PieceAnswer | Answer) => worthOfPiece(answer, 1),
  drown: (_state, _seat, answer: PieceAnswer | Answer) => worthOfPiece(answer, 1),
  replace: (_state, _seat, answer: PieceAnswer | Answer) => worthOfPiece(answer, 1),
  push: (state, _seat, answer: MoveAnswer | Answer) => worthOfMove(state, answer),
  gather: (state, _seat, answer: MoveAnswer | Answer) => worthOfMove(state, answer),
  carry: (_state, _seat, answer: Answer) => (answer.kind === 'stop' ? 0 : 1),
  cascade: (state, _seat, { land }: LandAnswer) =>
    -3 * tokens(state, land, BLIGHT) - state.spirits.reduce((sum, { presence }) => sum + Math.min(1, presence[land]!), 0),
  'ravage-order': () => 0,
  'build-order': () => 0,
  'land-order': () => 0,
  'board-order': () => 0,
  choke: (state, seat, answer: Answer, asked) => {
    const { land, action } = aboutOf(asked) as { land: number; action: string };
    if (answer.kind === 'no') return 0.8;
    return action === 'ravage' ? 1.5 * blightToCome(state, land) : state.spirits[seat]!.presence[land]! > 2 ? 0.5 : -1;
  },
  'skip-one': (state, _seat, answer: Answer, asked) => {
    const { land, action } = aboutOf(asked) as { land: number; action: string };
    return answer.kind === 'yes' ? (action === 'ravage' ? 2 * blightToCome(state, land) : 0) : 0.7;
  },
  ways: (_state, _seat, { kind }: Answer) => (kind === 'keep-ways-for-long' ? 2 : kind === 'keep-ways' ? -1 : 0),
  'play-now': (_state, _seat, answer: Answer) => (answer.kind === 'yes' ? 2 : 0),
  land: (state, _seat, answer: LandAnswer | Answer) => ('land' in answer ? urgencyOf(state, answer.land) : -0.5),
  'command-beasts': (_state, _seat, answer: Answer) => (answer.kind === 'yes' ? 1 : 0),
  'fear-land': (state, _seat, answer: LandAnswer | Answer) => ('land' in answer ? urgencyOf(state, answer.land) : -0.5),
  'stalk-predators': (state, _seat, answer: LandAnswer | Answer) => ('land' in answer ? worthOfNewcomers(state, answer.land) : 0),
  element: (state, seat, { element }: { element: number }) => worthOfElement(state, seat, element),
};

// ── The spirit phase ──

function worthInSpiritPhase(state: State, seat: Seat, answer: SpiritPhaseAnswer): number {
  const spirit = state.spirits[seat]!;
  switch (answer.kind) {
    case 'grow':
      return worthOfGrowth(state, seat, answer.group, answer.option);
    case 'part': {
      const part =
        spirits[spirit.kind]!.growth[Math.floor(spirit.growth.taken.at(-1)! / 100)]!.options[spirit.growth.taken.at(-1)! % 100]![
          answer.part
        ]!;
      return part.grow === 'presence' ? 6 : 5;
    }
    case 'track-action':
    case 'trade-drowned':
      return 4;
    case 'call-predators':
      return -0.5;
    case 'open-ways':
      return -1;
    case 'face-down':
      return 0.8;
    case 'find':
      return 2;
    case 'sands':
      return -0.5;
    case 'call-first':
      return 3;
    case 'invoke':
      return 0.4;
    case 'burn':
      return -0.5;
    case 'play':
      return 1.2 + worthOfPlaying(state, seat, answer.card);
    case 'done':
      return 0;
  }
}

// ── Powers ──

function worthOfUsing(state: State, seat: Seat, answer: PowerPhaseAnswer): number {
  if (answer.kind === 'done') return 0;
  if (answer.kind === 'trade-drowned') return 2;
  if (answer.kind === 'ritual') return 20;
  if (answer.kind === 'ward') return state.laid.wards.includes(answer.land) ? 0.3 : 3;
  if (answer.kind === 'find') return 2;
  if (answer.kind === 'sands') return -0.5;
  if (answer.kind === 'pour') return 0.9;
  if (answer.kind === 'track-action') return 2;
  if (answer.kind === 'open-ways') return -1;
  if (answer.kind === 'command-beasts') return worthOfCommanding(state);
  if (answer.kind === 'lay-out') return 0.6 + worthOfElement(state, seat, answer.element);
  if (answer.levels !== undefined || answer.only !== undefined) return -3;
  const power = powers[answer.power]!;
  const { worth } = bestUse({ state, seat, after: false }, power, metThresholds(state, seat, power), noClaims);
  if (power.target.at !== 'land') return 1.5 + worth / 3;
  // What lowers the danger most comes first; what would only do harm is left.
  return worth <= 0 ? worth - 0.8 : 1.2 + worth / 3;
}

/** Beasts are worth commanding where they meet invaders. */
function worthOfCommanding(state: State): number {
  const prey = allLands(state).reduce((sum, land) => sum + (invadersIn(state, land) > 0 ? tokens(state, land, BEASTS) : 0), 0);
  return prey === 0 ? -1 : 0.6 + 0.4 * prey;
}

const noClaims: ReadonlySet<number> = new Set();

function worthOfTarget(state: State, seat: Seat, power: PowerId, land: number): number {
  return worthOf({ state, seat, after: false }, land, stepsOf(powers[power]!, metThresholds(state, seat, powers[power]!)));
}

function worthOfHit(state: State, { piece, amount, damage, dream, land }: HitAnswer): number {
  const whole = amount > 1 || piece === 0;
  const value = [1, 3, 6, -4][piece]!;
  if (whole) return value / Math.max(1, amount) + value / 4;
  // A blow that does not kill is worth something if the next one will.
  return 0.2 + (damage + dream) / 4 + (dahanIn(state, land) > 0 ? 0.3 : 0);
}

function worthOfPiece(answer: Answer, sign: number): number {
  if (answer.kind === 'stop') return 0;
  const { piece } = answer as PieceAnswer;
  return sign * (piece === DAHAN ? -3 : piece === CITY ? 4 : piece === TOWN ? 2.5 : piece === BLIGHT ? 3 : 1.2);
}

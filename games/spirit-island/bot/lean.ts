import type { Answer, Chance, Seat } from '@skerry/engine';
import { hasElements } from '../content/elements.ts';
import { innatesOf, powers } from '../content/powers.ts';
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
import { cardPlays, elementsOf, income } from '../rules/elements.ts';
import { dahanIn, invadersIn, tokens } from '../rules/pieces.ts';
import { metThresholds, stepsOf } from '../rules/powers.ts';
import { foreseeRavage } from '../rules/ravage.ts';
import { BEASTS, BLIGHT, CITY, DAHAN, type PowerId, type State, TOWN } from '../rules/state.ts';
import { allLands, blightToCome, ravagedIn, strength } from './danger.ts';
import { bestUse, worthOf } from './worth.ts';

interface Asked {
  readonly seat: Seat;
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly more?: { readonly about?: unknown } | undefined;
}

type Score = (state: State, seat: Seat, answer: never, asked: Asked) => number;

/** How a sensible player leans: the answer with the best rough worth, with a little luck so that playouts differ. */
export function lean(state: State, asked: Asked, chance: Chance): number {
  const worths = glance(state, asked);
  if (worths === null) return chance.below(asked.answers.length);
  let best = -Infinity;
  let choice = 0;
  for (let i = 0; i < worths.length; i++) {
    const worth = worths[i]! + chance.below(1000) / 1500;
    if (worth > best) {
      best = worth;
      choice = i;
    }
  }
  return choice;
}

/** The rough worth of each answer; null where nothing is known about it. */
export function glance(state: State, asked: Asked): number[] | null {
  const score = scores[asked.name];
  if (score === undefined) return null;
  claims = null;
  return asked.answers.map((answer) => score(state, asked.seat, answer as never, asked));
}

const aboutOf = (asked: Asked): Record<string, unknown> => (asked.more?.about ?? {}) as Record<string, unknown>;

const scores: Readonly<Record<string, Score>> = {
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
  'presence-land': (state, seat, { land }: LandAnswer) => worthOfBeingIn(state, seat, land),
  'presence-from': (state, seat, answer: FromAnswer) => worthOfTrack(state, seat, answer),
  'move-presence-from': (state, seat, answer: LandAnswer | StopAnswer) =>
    answer.kind === 'stop' ? 0 : -worthOfBeingIn(state, seat, answer.land),
  'move-presence-to': (state, seat, { land }: LandAnswer) => worthOfBeingIn(state, seat, land),
  'lose-presence': (state, seat, { land }: LandAnswer) =>
    (state.spirits[seat]!.presence[land]! > 2 ? 1 : 0) - worthOfBeingIn(state, seat, land),
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
  damage: (state, _seat, answer: HitAnswer) => worthOfHit(state, answer),
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
  'land-rush': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'mining-rush': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'triangle-trade': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'persistent-explorers': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'prime-territory': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'immigrant-city': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'immigrant-town': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'stalk-predators': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'fast-profit': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'ports-sprawl': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'trading-port': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  'inland-city': (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land),
  element: (state, seat, { element }: { element: number }) => worthOfElement(state, seat, element),
};

/** Where invaders that come anyway do the least harm: those who have ravaged wait longest, and dahan can deal with them. */
const worthOfNewcomers = (state: State, land: number): number => ravagedIn(state, land) + dahanIn(state, land) / 2;

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

function worthOfGrowth(state: State, seat: Seat, group: number, option: number): number {
  const spirit = state.spirits[seat]!;
  const plays = cardPlays(spirit);
  let worth = 0;
  for (const part of spirits[spirit.kind]!.growth[group]!.options[option]!) {
    if (part.grow === 'reclaim') {
      // With enough cards in hand there is nothing to take back; with too few it is the thing to do.
      const short = plays - spirit.hand.length;
      const back = spirit.discard.length;
      worth += short <= 0 || back < 2 ? -1.5 : spirit.hand.length === 0 ? 5 : 0.8 + 0.8 * short + 0.2 * back;
    } else if (part.grow === 'presence') worth += 1.7;
    else if (part.grow === 'card') worth += spirit.hand.length + spirit.discard.length < 9 ? 1.3 : 0.6;
    else if (part.grow === 'energy') worth += 0.25 * (part.n + (part.per === undefined ? 0 : 2));
    else if (part.grow === 'cost') worth -= 0.25 * part.n;
    else worth += 0.5;
  }
  return worth;
}

/** What a card would do in the best of the lands that it reaches, what its elements bring, and what it costs. */
function worthOfPlaying(state: State, seat: Seat, card: PowerId): number {
  const power = powers[card]!;
  claims ??= claimed(state);
  const { worth } = bestUse({ state, seat, after: power.speed === 'slow' }, power, metThresholds(state, seat, power), claims);
  return 0.6 * Math.max(0, worth) + worthOfElements(state, seat, card) - 0.35 * power.cost;
}

/** Lands of which a card that lies on the table will take care; looked up once for a question. */
let claims: ReadonlySet<number> | null = null;

function claimed(state: State): ReadonlySet<number> {
  const lands = new Set<number>();
  for (let seat = 0; seat < state.players; seat++) {
    const { played, uses } = state.spirits[seat]!;
    for (const card of played) {
      if (uses.some((use) => use.power === card)) continue;
      const power = powers[card]!;
      if (power.target.at !== 'land') continue;
      const { land, worth } = bestUse({ state, seat, after: power.speed === 'slow' }, power, [], lands);
      if (worth > 1.5) lands.add(land);
    }
  }
  return lands;
}

/** What the innate powers would do more with the elements of a card, and how much nearer it brings their next levels. */
function worthOfElements(state: State, seat: Seat, card: PowerId): number {
  const have = elementsOf(state, seat);
  const { elements } = powers[card]!;
  const after = have.map((count, i) => count + elements[i]!);
  let worth = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    const power = powers[innate]!;
    const { thresholds } = power;
    const before = thresholds.filter(({ need }) => hasElements(have, need));
    const reached = thresholds.filter(({ need }) => hasElements(after, need));
    if (reached.length > before.length) {
      const moment = { state, seat, after: power.speed === 'slow' };
      const gain =
        bestUse(moment, power, reached, claims!).worth - (before.length === 0 ? 0 : bestUse(moment, power, before, claims!).worth);
      worth += 0.4 + 0.5 * Math.max(0, gain);
    }
    for (const { need } of thresholds) {
      if (hasElements(after, need)) continue;
      for (let i = 0; i < 8; i++) if (need[i]! > have[i]! && elements[i]! > 0) worth += 0.15;
    }
  }
  return worth;
}

function worthOfElement(state: State, seat: Seat, element: number): number {
  const have = elementsOf(state, seat);
  let worth = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    for (const { need } of powers[innate]!.thresholds) if (need[element]! > have[element]!) worth += 0.5;
  }
  return worth;
}

/** A card in the long run. */
function worthOfCard(state: State, seat: Seat, card: PowerId): number {
  const { cost, kind, elements } = powers[card]!;
  let fits = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    for (const { need } of powers[innate]!.thresholds) for (let i = 0; i < 8; i++) if (elements[i]! > 0 && need[i]! > 0) fits += 0.25;
  }
  return fits + (kind === 'major' ? 2.2 - 0.2 * cost : 0.4 - 0.15 * cost);
}

function worthOfTrack(state: State, seat: Seat, answer: FromAnswer): number {
  const spirit = state.spirits[seat]!;
  if (answer.kind === 'from') return -2;
  if (answer.kind === 'destroyed') return 1;
  const { name, spaces } = spirits[spirit.kind]!.tracks[answer.track]!;
  const open = spirit.tracks[answer.track]!;
  const space = spaces[open]!;
  if (space.elements !== undefined || space.action !== undefined) return 1.2;
  const now = spaces.slice(0, open).reduce((most, { energy = 0, plays = 0 }) => Math.max(most, energy + plays), 0);
  // How far away the next better number is.
  const ahead = spaces.slice(open).findIndex(({ energy = 0, plays = 0 }) => energy + plays > now);
  const progress = ahead < 0 ? 0 : 1 / (1 + ahead);
  // Plenty of energy wants more plays; too little of it wants more energy.
  const rich = Math.max(-1, Math.min(2, (spirit.energy + income(spirit) - 2 * cardPlays(spirit)) / 3));
  return progress + (name === 'plays' ? 0.6 + rich : 0.5 - rich);
}

/** A good place for presence: near what threatens the land, not where blight is about to fall. */
function worthOfBeingIn(state: State, seat: Seat, land: number): number {
  const { presence } = state.spirits[seat]!;
  let worth = presence[land] === 1 ? 0.8 : presence[land] === 0 ? 0.6 : -0.5;
  if (ravagedIn(state, land) === 0 && blightToCome(state, land) > 0) worth -= 1.6;
  if (tokens(state, land, BLIGHT) > 0) worth -= 0.4;
  worth += Math.min(1, strength(state, land) / 8);
  if (dahanIn(state, land) > 1) worth += 0.3;
  return worth;
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
  if (answer.kind === 'open-ways') return -1;
  if (answer.kind === 'command-beasts') return worthOfCommanding(state);
  if (answer.kind === 'lay-out') return 0.6 + worthOfElement(state, seat, answer.element);
  if (answer.levels !== undefined) return -3;
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

const urgencyOf = (state: State, land: number): number => {
  const when = ravagedIn(state, land);
  return strength(state, land) * (when === 0 ? 1 : when === 1 ? 0.7 : 0.4) + (when === 0 ? 2 * blightToCome(state, land) : 0);
};

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

/** Invaders go where they do least harm; dahan where they are needed. */
function worthOfMove(state: State, answer: MoveAnswer | Answer): number {
  if (!('to' in answer)) return 0.1;
  const { piece, from, to } = answer;
  if (piece === DAHAN) {
    const need = (land: number): number =>
      invadersIn(state, land) > 0 && ravagedIn(state, land) <= 1 ? (foreseeRavage(state, land).dealt < 2 ? 1.2 : -0.4) : 0;
    return need(to) - need(from) + 0.2;
  }
  if (piece >= BLIGHT) return 0.2;
  const harm = (land: number): number => {
    const when = ravagedIn(state, land);
    const near = when === 0 ? 1.5 : when === 1 ? 1 : when === 2 ? 0.6 : 0.3;
    return near * (1 + (invadersIn(state, land) > 0 ? 0.5 : 0)) - 0.25 * Math.min(3, dahanIn(state, land));
  };
  return harm(from) - harm(to) + 0.2 * piece;
}

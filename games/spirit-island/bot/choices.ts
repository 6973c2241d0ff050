import type { Answer, Seat } from '@skerry/engine';
import { powers } from '../content/powers.ts';
import { terrains } from '../content/boards.ts';
import { spirits } from '../content/spirits.ts';
import type {
  AmountAnswer,
  CardAnswer,
  ElementAnswer,
  GiveAnswer,
  LandAnswer,
  LoseAnswer,
  MoveAnswer,
  OptionAnswer,
  PieceAnswer,
  SeatAnswer,
  ShiftAnswer,
  UseAnswer,
} from '../rules/answers.ts';
import { isTerrain } from '../rules/island/island.ts';
import { invadersIn } from '../rules/pieces/pieces.ts';
import { fewer, keptIn, metThresholds } from '../rules/powers/thresholds.ts';
import { presenceOnIsland } from '../rules/pieces/presence.ts';
import { DAHAN, type PowerId, type State } from '../rules/state.ts';
import { aboutOf, type Asked, type Score } from './asked.ts';
import { worthOfCard, worthOfElement, worthOfPlaying } from './cards.ts';
import { allLands, blightToCome, ravagedIn, strength } from './danger.ts';
import { ENERGY, worthOfChoice, worthOfLosing } from './events.ts';
import { worthOfPart } from './growth.ts';
import { urgencyOf, worthOfBeingIn, worthOfMove, worthOfNewcomers } from './lands.ts';
import { bestUse, BLIGHTED, worthOfErupting } from './worth.ts';

/** An answer that has a land, or is to stop. */
type LandOrStop = Answer & { readonly land?: number };
type CardOrStop = Answer & { readonly card?: PowerId };

const landOf = (asked: Asked): number => aboutOf(asked)['land'] as number;
const leftOf = (asked: Asked): number => aboutOf(asked)['left'] as number;

/** A yes that is worth so much. */
const yes =
  (worth: (state: State, seat: Seat, asked: Asked) => number): Score =>
  (state, seat, { kind }: Answer, asked) =>
    kind === 'yes' ? worth(state, seat, asked) : 0;

/** A land, or to stop, which is worth nothing. */
const inLand =
  (worth: (state: State, seat: Seat, land: number, asked: Asked) => number): Score =>
  (state, seat, { land }: LandOrStop, asked) =>
    land === undefined ? 0 : worth(state, seat, land, asked);

/** A card to gain, or to give up; to stop is worth nothing. */
const gained: Score = (state, seat, { card }: CardOrStop) => (card === undefined ? 0 : worthOfCard(state, seat, card));
const givenUp =
  (instead: number): Score =>
  (state, seat, { card }: CardOrStop) =>
    card === undefined ? 0 : instead - worthOfCard(state, seat, card);

const newcomers: Score = (state, _seat, { land }: LandAnswer) => worthOfNewcomers(state, land);
const moved: Score = (state, _seat, answer: MoveAnswer | Answer) => worthOfMove(state, answer);
const arriving: Score = inLand(worthOfBeingIn);
/** Where own presence leaves the island. */
const leaving: Score = inLand((state, seat, land) => worthOfLosing(state, seat) - worthOfBeingIn(state, seat, land));
/** Where it only goes away from. */
const setOff: Score = inLand((state, seat, land) => 0.5 - worthOfBeingIn(state, seat, land));
const shifted: Score = (state, _seat, answer: ShiftAnswer | Answer) =>
  'to' in answer ? worthOfBeingIn(state, answer.seat, answer.to) - worthOfBeingIn(state, answer.seat, answer.from) : 0;
/** Whose presence is destroyed. */
const lost: Score = (state, _seat, { seat, land }: LoseAnswer) =>
  worthOfLosing(state, seat) + 0.2 * presenceOnIsland(state, seat) - worthOfBeingIn(state, seat, land);
const whoPays: Score = (state, _seat, answer: SeatAnswer | Answer) =>
  'seat' in answer ? 0.5 * state.spirits[answer.seat]!.energy - 0.5 : 0;
const oneself: Score = (_state, seat, answer: SeatAnswer | Answer) => ('seat' in answer ? (answer.seat === seat ? 1 : 0.8) : 0);
const helped: Score = inLand((state, _seat, land) => 0.3 * urgencyOf(state, land));
const goesAlong = yes((state, seat, asked) => {
  const { from, to } = aboutOf(asked) as { from: number; to: number };
  return 0.2 + worthOfBeingIn(state, seat, to) - worthOfBeingIn(state, seat, from);
});
const played: Score = (state, seat, { card }: CardOrStop) => (card === undefined ? 0 : worthOfPlaying(state, seat, card));
const used: Score = (state, seat, answer: Answer & Partial<UseAnswer>) => {
  if (answer.power === undefined) return 0;
  const power = powers[answer.power]!;
  const met = fewer(power, metThresholds(state, seat, power), keptIn(answer as UseAnswer));
  const price = answer.paid === true ? ENERGY * power.fastFor! : 0;
  return bestUse({ state, seat, after: false }, power, met, new Set()).worth - price;
};

/** What is asked by later spirits, by events, and by what adversaries and scenarios bring. */
export const choices: Readonly<Record<string, Score>> = {
  // ── Events ──
  'event-choice': (state, seat, { option }: OptionAnswer) => worthOfChoice(state, seat, option),
  ransom: yes((state, _seat, asked) => {
    const { presence = 0, energy = 0 } = aboutOf(asked) as { presence?: number; energy?: number };
    return 1.2 * BLIGHTED + presence * richest(state) - ENERGY * energy;
  }),
  'ransom-presence': lost,
  'blight-takes-presence': lost,
  'pay-share': (state, seat, { n }: AmountAnswer, asked) => {
    // Each as it can: who has more gives more.
    const all = state.spirits.reduce((sum, { energy }) => sum + energy, 0);
    return -0.5 * Math.abs(n - (leftOf(asked) * state.spirits[seat]!.energy) / Math.max(1, all));
  },
  'pay-cards': (state, seat, answer: GiveAnswer | Answer) => {
    if (!('card' in answer)) return 0;
    const worth = worthOfCard(state, seat, answer.card);
    return answer.how === 'discard' ? 2 * ENERGY - 1 - 0.2 * worth : 4 * ENERGY - 2.2 - worth;
  },
  'even-share': (state, _seat, { seat }: SeatAnswer) => -state.spirits[seat]!.energy,
  guard: (state, _seat, { option }: OptionAnswer, asked) =>
    option === 0
      ? 0
      : state.spirits.reduce((sum, { presence }, seat) => sum + (presence[landOf(asked)]! > 0 ? worthOfLosing(state, seat) : 0), 1.5),
  'let-go': (state, _seat, { land }: LandOrStop, asked) =>
    land === undefined
      ? 0
      : leftOf(asked) > 0.6 * state.spirits.reduce((sum, { energy }) => sum + energy, 0)
        ? 1 - 0.1 * urgencyOf(state, land)
        : -1,
  'next-slow-card': () => 0,
  'slow-card': (state, seat, { option }: OptionAnswer, asked) => {
    if (option === 0) return 0;
    const power = powers[aboutOf(asked)['card'] as PowerId]!;
    const price = state.spirits[seat]!.energy >= 3 ? 3 * ENERGY : -2 * worthOfLosing(state, seat);
    return bestUse({ state, seat, after: false }, power, metThresholds(state, seat, power), new Set()).worth - price - 1;
  },
  terrain: (state, _seat, { option }: OptionAnswer) =>
    -allLands(state).reduce((sum, land) => sum + (isTerrain(state, land, terrains[option]!) ? Math.min(6, strength(state, land)) : 0), 0),
  rouse: used,
  remember: gained,
  aid: gained,
  farm: newcomers,
  'element-for-good': (state, seat, { element }: ElementAnswer) => worthOfElement(state, seat, element),
  'keep-blight': yes(
    (state, seat, asked) =>
      0.7 * BLIGHTED + leftOf(asked) * worthOfLosing(state, seat) * (presenceOnIsland(state, seat) <= leftOf(asked) + 1 ? 5 : 1),
  ),
  clearcutting: yes((_state, _seat, asked) => BLIGHTED - 2.2 * leftOf(asked)),
  'clearcutting-gives': (state, _seat, answer: LoseAnswer | PieceAnswer) =>
    answer.kind === 'lose' ? worthOfLosing(state, answer.seat) : -1.8,
  'take-presence-back': leaving,
  'sit-out': (_state, _seat, { piece }: PieceAnswer) => (piece === DAHAN ? 0 : piece),
  'skip-a-ravage': inLand((state, _seat, land) => 2 * blightToCome(state, land)),
  'great-warding': yes((state) => {
    const near = allLands(state).reduce((sum, land) => sum + (ravagedIn(state, land) === 0 ? blightToCome(state, land) : 0), 0);
    return 2 * near - 2 * state.players + (state.turn > 6 ? 2 : 0);
  }),

  // ── Presence, wherever it goes ──
  'first-presence': arriving,
  'tide-out': arriving,
  'boon-to': arriving,
  'presence-flows': inLand((state, seat, land) => 2 + worthOfBeingIn(state, seat, land)),
  'untouched-presence': oneself,
  'tide-in': setOff,
  'boon-from': setOff,
  'move-here': inLand((state, seat, land, asked) => worthOfBeingIn(state, seat, landOf(asked)) - worthOfBeingIn(state, seat, land)),
  'own-presence': setOff,
  bargain: leaving,
  'absorbed-from': leaving,
  'call-predators': leaving,
  mist: shifted,
  'gather-presence': shifted,
  'shift-sands': shifted,
  'let-gather': (state, seat, { option }: OptionAnswer, asked) => {
    const { from, land } = aboutOf(asked) as { from: number; land: number };
    return option * (worthOfBeingIn(state, seat, land) - worthOfBeingIn(state, seat, from));
  },
  'go-along': goesAlong,
  'let-lead': goesAlong,
  'let-take': yes((state, seat) => 2 * worthOfLosing(state, seat)),
  // Not every strike costs presence, but one by the last of it is too dear.
  'strike-as-beasts': yes((state, seat, asked) => 4 + leftOf(asked) * worthOfLosing(state, seat)),
  'keep-presence': yes((state, seat, asked) => -worthOfLosing(state, seat) - ENERGY * leftOf(asked)),
  'blight-from-the-box': yes((_state, _seat, asked) => 0.7 * BLIGHTED - ENERGY * leftOf(asked)),
  'presence-for-blight': yes((state, seat) => BLIGHTED + 1.6 * worthOfLosing(state, seat)),
  'presence-or-token': (_state, _seat, { option }: OptionAnswer) => (option === 0 ? 1.4 : 0.6),
  'return-to-track': (_state, _seat, { kind }: Answer) => (kind === 'stop' ? 0 : 1),
  'who-restores': oneself,
  erupt: (state, seat, { option }: OptionAnswer, asked) => worthOfErupting({ state, seat, after: false }, landOf(asked), option),

  // ── Cards, elements and time ──
  'forget-for': givenUp(2),
  'forget-to-gain': givenUp(0.8),
  'forget-to-reclaim': givenUp(-1),
  'forget-this': yes((state, seat, asked) => 0.4 * leftOf(asked) - 0.5 - worthOfCard(state, seat, aboutOf(asked)['power'] as PowerId)),
  discard: givenUp(0),
  'discard-instead': yes(() => 2),
  'pay-instead': yes((_state, _seat, asked) => 2 - ENERGY * leftOf(asked)),
  give: givenUp(-0.5),
  'who-gains': oneself,
  'play-one': played,
  'play-one-now': played,
  'slow-now': used,
  'repeat-how': used,
  'use-again': yes(
    (state, seat, asked) => used(state, seat, { kind: 'use', power: aboutOf(asked)['power'] as PowerId } as never, asked) - 0.5,
  ),
  prepare: (state, seat, { element }: ElementAnswer) =>
    worthOfElement(state, seat, element) - 0.4 * state.spirits[seat]!.prepared[element]!,
  'spend-marker': (state, seat, answer: ElementAnswer | Answer) =>
    'element' in answer ? 0.3 * state.spirits[seat]!.prepared[answer.element]! - 0.3 * worthOfElement(state, seat, answer.element) : 0,
  'choose-part': (state, seat, { option }: OptionAnswer, asked) => {
    const { kind, growth } = state.spirits[seat]!;
    const taken = growth.taken.at(-1)!;
    const part = spirits[kind]!.growth[Math.floor(taken / 100)]!.options[taken % 100]![aboutOf(asked)['part'] as number]!;
    return part.grow === 'choose' ? worthOfPart(state, seat, part.of[option]!) : 0;
  },
  'pay-together': whoPays,

  // ── Pieces and lands ──
  'add-strife': (_state, _seat, { piece, strife }: PieceAnswer) => (strife > 0 ? 0.2 : 1 + piece),
  discord: inLand((state, seat, land) => (state.spirits[seat]!.energy > 1 ? 0.3 * urgencyOf(state, land) - ENERGY : -1)),
  lead: moved,
  along: moved,
  chase: moved,
  herd: moved,
  migrate: moved,
  'lead-where': inLand((state, _seat, land, asked) => 0.2 * (urgencyOf(state, landOf(asked)) - urgencyOf(state, land))),
  guide: helped,
  fight: (_state, _seat, { piece }: PieceAnswer) => piece,
  'which-beasts': (_state, _seat, answer: PieceAnswer) => ('swarm' in answer ? 0 : 0.7),
  'spend-token': (state, _seat, answer: Answer, asked) => (answer.kind === 'stop' ? 0 : 0.4 * urgencyOf(state, landOf(asked)) - 0.5),
  'put-back': (_state, _seat, { kind }: Answer) => (kind === 'stop' ? 0 : 1),
  enthrall: (_state, _seat, { option }: OptionAnswer) => option,
  'let-build': yes(() => -1.5),
  'disease-along': yes((state, _seat, asked) => {
    const { from, to } = aboutOf(asked) as { from: number; to: number };
    return invadersIn(state, to) - invadersIn(state, from) - 0.5;
  }),
  'dream-or-flee': yes(() => 1),
  ashore: (_state, _seat, { kind }: Answer) => (kind === 'stop' ? -3 : 0),
  unweave: (state, _seat, { option }: OptionAnswer, asked) => {
    const { piece, land, other } = aboutOf(asked) as { piece: number; land: number; other: number };
    const sign = piece < DAHAN ? 1 : -0.3;
    return sign * worthOfNewcomers(state, option === 0 ? land : other);
  },

  // ── Adversaries and scenarios ──
  'cash-crops': newcomers,
  'royal-backing': newcomers,
  'building-boom': newcomers,
  'extra-explorer': newcomers,
  'ritual-energy': whoPays,
  'ritual-presence': (state, _seat, { seat }: SeatAnswer) => presenceOnIsland(state, seat) + worthOfLosing(state, seat),
  scatter: inLand((state, _seat, land) => -0.3 * Math.min(6, strength(state, land))),
  'hold-town': whoPays,
  'made-up-for': (state, _seat, { seat }: SeatAnswer) => 1 / (1 + state.spirits[seat]!.energy),
  'who-pays-for-harm': whoPays,
  'pay-for-harm': yes((_state, _seat, asked) => 2 - ENERGY * leftOf(asked)),
  'pay-for-find': yes(() => 1),
  'use-find': yes((state) => (state.turn > 2 ? 2 : 0.5)),
  'find-land': helped,
  'thieves-too': yes(() => 2),
  'burn-card': givenUp(0),
  'burn-land': inLand((state, seat, land) => 0.2 * strength(state, land) - worthOfBeingIn(state, seat, land)),
  'invoke-element': (state, seat, { element }: ElementAnswer) => worthOfElement(state, seat, element),
  'lay-aside': (state, seat, { card }: CardAnswer) => worthOfCard(state, seat, card),
};

/** What a presence is worth to the spirit that can best spare one. */
const richest = (state: State): number => Math.max(...state.spirits.map((_, seat) => worthOfLosing(state, seat)));

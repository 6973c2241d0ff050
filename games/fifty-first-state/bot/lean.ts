import { type Answer, best, type Chance, type Seat } from '@skerry/engine';
import { BRICK, BLUE, GREY, RED } from '../content/goods.ts';
import type { BoardAnswer, CardAnswer, EnoughAnswer, PlaceAnswer, TransportAnswer, TurnAnswer } from '../rules/answers.ts';
import type { FiftyFirstState, Player } from '../rules/state.ts';
import { roundsToCome } from './value.ts';
import { cardWorth, earlyWorth, uses } from './worth.ts';

/** How far two answers may lie apart and still be taken for one another. */
const CARELESSNESS = 0.5;
/** What a transport card in hand is worth. */
const TRANSPORT = 0.6;

/** In a playout: what somebody would do who looks at each answer for a moment, a little carelessly. */
export function lean(
  state: FiftyFirstState,
  { seat, name, answers }: { readonly seat: Seat; readonly name: string; readonly answers: readonly Answer[] },
  chance: Chance,
): number {
  if (answers.length === 1) return 0;
  switch (name) {
    case 'turn': {
      const player = state.players[seat]!;
      const rounds = roundsToCome(state);
      return best(answers as readonly TurnAnswer[], chance, CARELESSNESS, (answer) => turnWorth(state, player, answer, rounds));
    }
    case 'pick':
      return best(answers as readonly CardAnswer[], chance, CARELESSNESS, ({ card }) => cardWorth(card, roundsToCome(state)));
    case 'card-to-leave':
    case 'card-to-discard':
      return best(answers as readonly (CardAnswer | TransportAnswer)[], chance, CARELESSNESS, ({ kind, card }) =>
        kind === 'transport' ? -TRANSPORT : -cardWorth(card, roundsToCome(state)),
      );
    // What is not traded now can be traded in a later turn.
    case 'trade-again':
      return best(answers as readonly (BoardAnswer | EnoughAnswer)[], chance, CARELESSNESS, (answer) =>
        answer.kind === 'enough' ? 0 : boardWorth(state.players[seat]!, answer.does, roundsToCome(state)),
      );
    case 'build-on':
      return best(
        answers as readonly PlaceAnswer[],
        chance,
        CARELESSNESS,
        ({ at }) => -standing(state.players[seat]!, at, roundsToCome(state)),
      );
    // The sensible payment stands first, and what can be used twice is worth using twice.
    case 'payment':
    case 'use-again':
    case 'store':
      return 0;
    default:
      return chance.below(answers.length);
  }
}

/** What is lost where something is built. */
function standing({ locations }: Player, at: number, rounds: number): number {
  const { card, ruined } = locations[at]!;
  return ruined ? -1 : uses[card]!.incorporate[1] * rounds;
}

function turnWorth(state: FiftyFirstState, player: Player, answer: TurnAnswer, rounds: number): number {
  switch (answer.kind) {
    case 'use':
      return 0.3 + uses[player.locations[answer.at]!.card]!.action;
    case 'incorporate':
      return uses[answer.card]!.incorporate[0] + uses[answer.card]!.incorporate[1] * rounds;
    case 'build':
      // A point and a better location instead of an old one, for a brick.
      return 0.2 + 0.5 * (uses[answer.card]!.incorporate[0] + uses[answer.card]!.incorporate[1] * rounds);
    case 'make-deal':
      return uses[answer.card]!.deal[0] + uses[answer.card]!.deal[1] * rounds - 0.3;
    case 'raze-card':
      return uses[answer.card]!.raze - 0.3;
    case 'raze':
      return uses[state.players[answer.of]!.locations[answer.at]!.card]!.raze + 0.4 - rounds * 0.1;
    case 'send-worker':
      return uses[state.players[answer.of]!.locations[answer.at]!.card]!.visit - 0.35;
    case 'board':
      return boardWorth(player, answer.does, rounds);
    case 'take-transport':
      return -0.1 + 0.2 * Math.min(1, rounds);
    case 'play-transport':
      return player.hand.length > 0 ? TRANSPORT : -0.4;
    case 'defend':
      return 0.1;
    case 'close-borders':
      return -0.5;
  }
}

/** Workers are lost at the end of the round, so that almost anything is better than nothing. */
function boardWorth({ hand, locations, goods }: Player, does: string, rounds: number): number {
  if (does === 'card') return rounds > 0.5 ? 0 : -0.3;
  if (does === 'brick') return hand.length > 0 && locations.length > 0 && goods[BRICK] === 0 ? 0.2 : -0.2;
  if (hand.length === 0) return -0.4;
  if (does === 'grey') return goods[GREY]! < 3 ? earlyWorth[GREY]! - 0.4 : -0.3;
  if (does === 'red') return goods[RED]! < 2 ? 0.4 : -0.3;
  if (does === 'blue') return goods[BLUE]! < 2 && rounds > 0.5 ? 0.4 : -0.3;
  return -0.2;
}

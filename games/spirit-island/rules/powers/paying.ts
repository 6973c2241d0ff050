import type { Plain, Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import type { Step } from '../../content/step.ts';
import { resolveSteps } from './carry-out.ts';
import { about, type Doing, whoOf } from './amounts.ts';
import { cardAnswer, no, stop, yes } from '../answers.ts';
import { forgettable, giveUp } from '../spirits/cards.ts';
import { canDo } from '../island/places.ts';
import { playable, playCard } from '../spirits/playing.ts';
import { purseOf, spend } from './purse.ts';
import type { SpiritTable } from '../state.ts';

export function payEnergy(table: SpiritTable, seat: Seat, n: number): void {
  if (n === 0) return;
  spend(table, seat, n);
  table.log({ what: 'paid', seat, n });
}

/** For so much energy, which has to be there; what would do nothing is not paid for. */
export function* forEnergy(doing: Doing, { n, must = false, steps }: Extract<Step, { do: 'pay' }>): Play {
  const { table } = doing;
  const seat = doing.user ?? doing.seat;
  if (purseOf(table.state, seat) < n || (steps.length > 0 && !canDo(doing, steps))) return;
  if (!must) {
    const { kind } = yield* table.ask(seat, 'pay', [yes, no], { about: { ...about(doing), left: n, steps: steps as unknown as Plain } });
    if (kind === 'no') return;
  }
  payEnergy(table, seat, n);
  yield* resolveSteps(doing, steps);
}

/** J-41.2: Draw Towards a Consuming Void: once more for a minor, a major and a unique power, as often as there are such. */
export function* forForgetting(doing: Doing, { steps }: Extract<Step, { do: 'for-forgetting' }>): Play {
  const { table, seat } = doing;
  const spirit = table.state.spirits[seat]!;
  const ofKind = (kind: string): number[] => forgettable(spirit).filter((card) => powers[card]!.kind === kind);
  const kinds = ['minor', 'major', 'unique'] as const;
  while (!table.state.over && kinds.every((kind) => ofKind(kind).length > 0)) {
    const { kind: answer } = yield* table.ask(seat, 'once-more', [yes, no], { about: about(doing) });
    if (answer === 'no') return;
    for (const kind of kinds) {
      const { card } = yield* table.ask(seat, 'forget', ofKind(kind).map(cardAnswer));
      yield* giveUp(table, seat, card);
    }
    yield* resolveSteps(doing, steps);
  }
}

/** One more card from the hand, beyond the plays of the turn. */
export function* mayPlayCard(doing: Doing, { who }: Extract<Step, { do: 'play-card' }>): Play {
  const { table } = doing;
  const seat = whoOf(doing, who);
  const cards = playable(table.state, seat);
  if (cards.length === 0) return;
  const answer = yield* table.ask(seat, 'play-card', [...cards.map(cardAnswer), stop], { about: about(doing) });
  if (answer.kind === 'card') playCard(table, seat, answer.card);
}

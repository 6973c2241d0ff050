import type { Outcome } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';

/** How a game ended, then each seat's score and how it came about, winners first; in one paragraph where the game has no more to say. */
export function endInWords(telling: Telling, outcome: Outcome, names: readonly string[], view: unknown): string {
  if (telling.ending === undefined) return telling.outcome(outcome, names);
  const { scores, winners } = outcome;
  const won = (seat: number): number => Number(winners.includes(seat));
  const order = scores.map((_, seat) => seat).toSorted((one, other) => won(other) - won(one) || scores[other]! - scores[one]!);
  // Partners with one and the same score have it in the sentence above; what is left to say is each one's part.
  const apart = outcome.common !== true || scores.some((score) => score !== scores[0]);
  const lines = order.flatMap((seat) => {
    const result = telling.result?.(outcome, seat, view);
    if (!apart) return result === undefined ? [] : [`${names[seat]}: ${result}`];
    return `${String(scores[seat]).padStart(5)}  ${names[seat]}${result === undefined ? '' : ` (${result})`}`;
  });
  return [telling.ending(outcome, names, view), ...lines].join('\n');
}

import type { Plain, Play } from '@skerry/engine';
import type { Named, Step } from '../../content/step.ts';
import { about, amountOf, type Doing } from '../powers/amounts.ts';
import { optionAnswer } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { invadersIn } from './pieces.ts';

/** So many tokens, one after the other, each of a kind that somebody chooses. Strife needs an invader. */
export function* addAny(doing: Doing, { n, of, most = Infinity }: Extract<Step, { do: 'add-any' }>): Play {
  const { table, seat, land } = doing;
  const added = new Map<Named, number>();
  for (let left = amountOf(doing, n); left > 0; left--) {
    const kinds = of.filter((kind) => (added.get(kind) ?? 0) < most && (kind !== 'strife' || invadersIn(table.state, land) > 0));
    if (kinds.length === 0) return;
    const options = kinds.map((what): Step[] => [{ do: 'add', n: 1, what }]);
    const { option } = yield* table.ask(
      seat,
      'either',
      options.map((_, i) => optionAnswer(i)),
      { about: { ...about(doing), left, options: options as unknown as Plain } },
    );
    added.set(kinds[option]!, (added.get(kinds[option]!) ?? 0) + 1);
    yield* resolveSteps(doing, options[option]!);
  }
}

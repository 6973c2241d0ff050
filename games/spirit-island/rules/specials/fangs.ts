import type { Play } from '@skerry/engine';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { current } from '../record.ts';
import { DAHAN } from '../state.ts';

/** Rules of single powers of Fangs. */
export const fangsSpecials = {
  /** Terrifying Chase */
  'fear-if-invaders-moved': ({ table, land }: Doing, n: number): Play =>
    done(() => {
      if (current(table.state).happened.some((one) => one.what === 'moved' && one.from === land && one.kind !== DAHAN))
        fearOfPower(table, n, land);
    }),
};

import type { Play } from '@skerry/engine';
import type { MoveAnswer } from '../answers.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { deciderFor, neighbours } from '../island/island.ts';
import { move } from '../pieces/moving.ts';
import { tokens } from '../pieces/pieces.ts';
import { type SpiritTable, THIEF } from '../state.ts';
import { canCatch, hitsInAction, takeThief } from './thieves.ts';

/** J-38.20: at the end of an action the thieves that it got are caught, if they could be before or can be now; else they are pushed. */
export function* settleThieves(table: SpiritTable): Play {
  const { state } = table;
  for (const { land, destroyed, caught } of hitsInAction(state)) {
    if (tokens(state, land, THIEF) === 0) continue;
    if (caught || canCatch(state, land)) {
      yield* takeThief(table, land, false);
      table.log({ what: destroyed ? 'thief-destroyed' : 'thief-removed', land, rule: 'J-38.20' });
      if (destroyed) generateFear(table, 1, land);
      continue;
    }
    const seat = state.actions.at(-1)!.seat ?? deciderFor(state, land);
    const thief = { kind: 'move', piece: THIEF, damage: 0, strife: 0, dream: 0, from: land } as const;
    const answers = neighbours(state, land, false).map((to): MoveAnswer => ({ ...thief, to }));
    if (answers.length > 0) yield* move(table, yield* table.ask(seat, 'push', answers, { about: { land } }));
  }
}

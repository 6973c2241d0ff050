import type { Play } from '@skerry/engine';
import type { ActionOf } from '../action-body.ts';
import { checkEnd } from '../ending.ts';
import { allInvaders, dealDivided } from '../pieces/harm.ts';
import { deciderFor, landsOf } from '../island/island.ts';
import { dahanIn, damageBy } from '../pieces/pieces.ts';
import { DAHAN, type SpiritTable } from '../state.ts';

export const LAST_INSURRECTION = 'insurrection';

/** J-22.16: when the last fear card is earned, the dahan rise everywhere, and that decides. */
export function* rise(table: SpiritTable, action: (table: SpiritTable, of: ActionOf, body: () => Play) => Play): Play {
  const { state } = table;
  for (const land of landsOf(state, false)) {
    const strikes = dahanIn(state, land) * damageBy(state, DAHAN);
    if (strikes === 0) continue;
    yield* action(table, { kind: 'scenario', land, chain: [LAST_INSURRECTION], name: LAST_INSURRECTION }, () =>
      dealDivided(table, deciderFor(state, land), land, strikes, allInvaders),
    );
  }
  checkEnd(table, true);
}

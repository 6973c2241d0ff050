import type { Play } from '@skerry/engine';
import { landAnswer } from './answers.ts';
import { deciderFor, geography, oceanInPlay } from './island.ts';
import { putHumans, takeHumans } from './pieces.ts';
import type { SpiritTable } from './state.ts';

/** J-12.8, J-23.16: invaders and dahan in an ocean that is no longer in play come ashore; that is no move. `left`: an ocean in play that they have to leave. */
export function* comeAshore(table: SpiritTable, left = -1): Play {
  const { state } = table;
  const { lands, spaces, adjacent, exists } = geography(state);
  for (let ocean = lands; ocean < spaces; ocean++) {
    if (!exists[ocean] || state.spaces[ocean]!.groups.length === 0 || (ocean !== left && oceanInPlay(state, ocean))) continue;
    const shores = adjacent[ocean]!;
    while (state.spaces[ocean]!.groups.length > 0 && shores.length > 0) {
      const { land } = yield* table.ask(deciderFor(state, ocean), 'ashore', shores.map(landAnswer), { about: { ocean } });
      const group = state.spaces[ocean]!.groups[0]!;
      const { kind, damage, strife, dream } = group;
      takeHumans(state, ocean, group, 1);
      putHumans(state, land, kind, 1, damage, strife, dream);
      table.log({ what: 'moved', from: ocean, to: land, piece: kind, n: 1, rule: 'J-12.8' });
    }
  }
}

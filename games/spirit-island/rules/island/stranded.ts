import type { Play } from '@skerry/engine';
import type { MoveAnswer } from '../answers.ts';
import { succumb } from '../pieces/dying.ts';
import { deciderFor, geography, oceanInPlay } from './island.ts';
import { groupOf, putHumans, takeHumans, those, type Those } from '../pieces/pieces.ts';
import type { SpiritTable } from '../state.ts';

/** J-12.8, J-23.16: invaders and dahan in an ocean that is no longer in play come ashore; that is no move. Returns whether anybody did. */
export function* comeAshore(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const { lands, spaces, exists } = geography(state);
  let came = false;
  for (let ocean = lands; ocean < spaces; ocean++) {
    if (!exists[ocean] || state.spaces[ocean]!.groups.length === 0 || oceanInPlay(state, ocean)) continue;
    yield* washAshore(table, ocean);
    came = true;
  }
  return came;
}

/** J-31.12, J-38.13, J-40.40: those in an ocean go to lands beside it with their damage. */
export function* washAshore(table: SpiritTable, ocean: number): Play {
  const { state } = table;
  const shores = geography(state).adjacent[ocean]!;
  if (shores.length === 0) return;
  while (state.spaces[ocean]!.groups.length > 0) {
    const ways = state.spaces[ocean]!.groups.flatMap((group) =>
      shores.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from: ocean, to })),
    );
    const way = yield* table.ask(deciderFor(state, ocean), 'washed-ashore', ways, { about: { ocean } });
    const { kind, damage, strife, dream } = groupOf(state, ocean, way as Those);
    takeHumans(state, ocean, groupOf(state, ocean, way as Those), 1);
    const ashore = putHumans(state, way.to, kind, 1, damage, strife, dream);
    table.log({ what: 'moved', from: ocean, to: way.to, piece: kind, n: 1, rule: 'J-12.8' });
    succumb(table, way.to, ashore);
  }
}

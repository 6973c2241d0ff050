import type { Play } from '@skerry/engine';
import { countTowns } from '../adversaries/town-supply.ts';
import { type MoveAnswer, stop } from '../answers.ts';
import { neighbours } from '../island/island.ts';
import { isPower, move } from './moving.ts';
import { buildingsIn, putHumans } from './pieces.ts';
import { note } from '../record.ts';
import { CITY, DAHAN, type Human, type SpiritTable, TOWN } from '../state.ts';

/** Humans come into a land from the supply. Confounding Mists may lead each invader away at once. */
export function* addHumans(table: SpiritTable, land: number, piece: Human, n: number, rule?: string): Play {
  const { state } = table;
  const settles = (piece === TOWN || piece === CITY) && buildingsIn(state, land) === 0;
  putHumans(state, land, piece, n);
  countTowns(state);
  table.log({ what: 'added', land, piece, n, ...(rule === undefined ? {} : { rule }) });
  note(state, { what: 'added', piece, land, count: n });
  if (settles) note(state, { what: 'settled', land });
  const mists = state.modifiers.find(({ kind, land: where }) => kind === 'may-push-added' && where === land);
  if (piece === DAHAN || mists === undefined) return;
  for (let left = n; left > 0; left--) {
    const answers = neighbours(state, land, isPower(state)).map((to): MoveAnswer => ({
      kind: 'move',
      piece,
      damage: 0,
      strife: 0,
      dream: 0,
      from: land,
      to,
    }));
    if (answers.length === 0) return;
    const answer = yield* table.ask(mists.seat ?? 0, 'push', [...answers, stop], { about: { land, left } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

import type { Play } from '@skerry/engine';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { about } from '../powers/amounts.ts';
import { no, stop, yes } from '../answers.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { isToken, tokens } from '../pieces/pieces.ts';
import { mayStay, kindsToMove, moves } from '../pieces/pushing.ts';
import { DAHAN, DISEASE, EXPLORER, TOWN } from '../state.ts';

/** Rules of single powers of Vengeance. */
export const vengeanceSpecials = {
  /** Fiery Vengeance: J-32.5, what it costs. */
  'destroyed-presence-leaves': ({ table, target }: Doing): Play<void | 'stop'> =>
    done(() => {
      const spirit = table.state.spirits[target!]!;
      if (spirit.destroyed === 0) return 'stop';
      spirit.destroyed--;
      spirit.gone++;
      return undefined;
    }),

  /** Plaguebearers: for each disease so many are pushed; a disease may go along with each. */
  *plaguebearers(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const most = n * tokens(state, land, DISEASE);
    if (most === 0) return;
    const kinds = yield* kindsToMove(doing, [EXPLORER, TOWN, DAHAN], [land]);
    for (let i = 0; i < most; i++) {
      const ways = moves(doing, kinds, [land], pushTargets(state, land));
      if (ways.length === 0) return;
      const answers = ways.every((way) => mayStay(state, way)) ? [...ways, stop] : ways;
      const answer = yield* table.ask(seat, 'push', answers, { about: { ...about(doing), left: most - i } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
      if (isToken(answer.piece) || tokens(state, land, DISEASE) === 0) continue;
      const { kind } = yield* table.ask(seat, 'disease-along', [yes, no], { about: { from: land, to: answer.to } });
      if (kind === 'yes') yield* move(table, { piece: DISEASE, damage: 0, strife: 0, dream: 0, from: land, to: answer.to });
    }
  },
};

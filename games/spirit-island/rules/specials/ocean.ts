import type { Play } from '@skerry/engine';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer, stop } from '../answers.ts';
import { geography, isCoastal, landsOf } from '../island/island.ts';
import { move } from '../pieces/moving.ts';
import { dahanIn, those } from '../pieces/pieces.ts';
import { DAHAN } from '../state.ts';

/** Rules of single powers of Ocean. */
export const oceanSpecials = {
  /** Tidal Boon: dahan that the target sent into an ocean may come ashore rather than drown. */
  *'carry-dahan-ashore'({ table, user }: Doing): Play {
    const { state } = table;
    const { lands, spaces } = geography(state);
    for (let ocean = lands; ocean < spaces; ocean++) {
      while (dahanIn(state, ocean) > 0) {
        const shores = landsOf(state, false).filter((land) => isCoastal(state, land));
        const answer = yield* table.ask(user!, 'ashore', [...shores.map(landAnswer), stop], { about: { ocean } });
        if (answer.kind === 'stop') break;
        const group = state.spaces[ocean]!.groups.find(({ kind }) => kind === DAHAN)!;
        yield* move(table, { ...those(group), from: ocean, to: answer.land });
      }
    }
  },
};

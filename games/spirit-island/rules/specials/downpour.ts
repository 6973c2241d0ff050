import type { Play } from '@skerry/engine';
import { rule } from '../../content/step.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer, no, seatAnswer, stop, yes } from '../answers.ts';
import { removeBlight } from '../fear-and-blight/blight-card.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { weaken } from '../pieces/dying.ts';
import { isTerrain } from '../island/island.ts';
import { tokens } from '../pieces/pieces.ts';
import { ownLands, removePresence, restorable, restore } from '../pieces/presence.ts';
import { BLIGHT } from '../state.ts';

/** Rules of single powers of Downpour. */
export const downpourSpecials = {
  'your-presence-defends': (doing: Doing, n: number): Play => resolveSteps(doing, [rule('defend-per-presence', n)]),

  'less-health-in-your-lands': ({ table, user }: Doing): Play =>
    done(() => {
      table.state.modifiers.push({ kind: 'less-health', land: null, amount: 1, seat: user, until: 'turn' });
      table.log({ what: 'rule', name: 'less-health', land: null, n: 1 });
      weaken(table, null);
    }),

  /** Water Nourishes: J-40.10 */
  *'presence-for-blight'({ table, user, land }: Doing): Play {
    const { state } = table;
    if (tokens(state, land, BLIGHT) === 0 || state.spirits[user!]!.presence[land] === 0) return;
    const { kind } = yield* table.ask(user!, 'presence-for-blight', [yes, no], { about: { land } });
    if (kind === 'no') return;
    removePresence(table, user!, land, 1);
    removeBlight(table, land, 1);
  },

  /** Gift of Abundance: either of the two restores a presence in a wetland with the giver's presence. */
  *'restore-presence-in-your-wetlands'({ table, user, target }: Doing): Play {
    const { state } = table;
    const wetlands = ownLands(state, user!).filter((land) => isTerrain(state, land, 'wetland'));
    const seats = [...new Set([user!, target!])].filter((seat) => wetlands.some((land) => restorable(state, seat, land, true) > 0));
    if (seats.length === 0) return;
    const who = yield* table.ask(user!, 'who-restores', [...seats.map(seatAnswer), stop]);
    if (who.kind === 'stop') return;
    const lands = wetlands.filter((land) => restorable(state, who.seat, land, true) > 0);
    const { land } = yield* table.ask(who.seat, 'presence-land', lands.map(landAnswer));
    restore(table, who.seat, land);
  },
};

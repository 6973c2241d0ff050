import type { Play } from '@skerry/engine';
import { add, asTarget, at, either, special, yourPresence } from '../../content/step.ts';
import { done } from '../action-body.ts';
import { about, type Doing } from '../amounts.ts';
import { landAnswer, type MoveAnswer, stop } from '../answers.ts';
import { resolveSteps } from '../carry-out.ts';
import { fearOfPower } from '../fear.ts';
import { move, pushTargets } from '../moving.ts';
import { buildingsIn, changeTokens, groupOf, humans, type Those, those } from '../pieces.ts';
import { ownLands, removePresence } from '../presence.ts';
import { current } from '../record.ts';
import { CITY, DISEASE, EXPLORER, type Human, THIEF, TOWN } from '../state.ts';
import { piecesHere, replaceGroup, replaceThief } from '../taking.ts';

/** Rules of single powers of Lure. */
export const lureSpecials = {
  /** Forsake Society: an explorer, a town or a city becomes so many explorers, who may come to the lands of their dreams. */
  *'chase-after-dreams'(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const kind = [EXPLORER, EXPLORER, TOWN, CITY][n]! as Human;
    const before = humans(state, land, EXPLORER);
    const groups = piecesHere(doing, [kind], true);
    if (groups.length === 0) return;
    const chosen = yield* table.ask(seat, 'replace', groups, { about: about(doing) });
    const dreamers = Array<Human>(n).fill(EXPLORER);
    if (chosen.piece === THIEF) yield* replaceThief(doing, dreamers);
    else yield* replaceGroup(doing, groupOf(state, land, chosen as Those), dreamers);
    const fresh = chosen.piece === EXPLORER ? n : humans(state, land, EXPLORER) - before;
    for (let i = 0; i < fresh; i++) {
      const lands = pushTargets(state, land).filter((to) => state.spirits[doing.user!]!.presence[to]! > 0);
      const explorers = state.spaces[land]!.groups.filter((group) => group.kind === EXPLORER);
      const ways = explorers.flatMap((group) => lands.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from: land, to })));
      if (ways.length === 0) break;
      const answer = yield* table.ask(seat, 'chase', [...ways, stop], { about: about(doing) });
      if (answer.kind === 'stop') break;
      yield* move(table, answer);
    }
    if (buildingsIn(state, land) > 0) fearOfPower(table, 1, land);
  },

  'fear-for-lost-explorers': ({ table, land }: Doing): Play =>
    done(() => {
      let lost = 0;
      for (const one of current(table.state).happened) {
        if (one.what === 'destroyed' && one.kind === EXPLORER) lost += one.count;
      }
      fearOfPower(table, lost === 0 ? 0 : lost >= 5 ? 2 : 1, land);
    }),

  /** Gift of the Untamed Wild: the target does one of the two, with its own. */
  'wilds-or-disease': (doing: Doing): Play =>
    resolveSteps(doing, [asTarget(either(at({ test: [yourPresence] }, add(1, 'wilds')), special('presence-to-disease')))]),

  *'presence-to-disease'({ table, seat }: Doing): Play {
    const lands = ownLands(table.state, seat);
    if (lands.length === 0) return;
    const { land } = yield* table.ask(seat, 'own-presence', lands.map(landAnswer));
    removePresence(table, seat, land, 1);
    changeTokens(table.state, land, DISEASE, 1);
    table.log({ what: 'added', land, piece: DISEASE, n: 1 });
  },
};

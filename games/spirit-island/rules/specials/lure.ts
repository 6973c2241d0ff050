import type { Play } from '@skerry/engine';
import { add, asTarget, at, either, special, yourPresence } from '../../content/step.ts';
import { done } from '../action-body.ts';
import { about, type Doing } from '../powers/amounts.ts';
import { landAnswer, type MoveAnswer, stop } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { buildingsIn, changeTokens, groupOf, type Those, those } from '../pieces/pieces.ts';
import { ownLands, removePresence } from '../pieces/presence.ts';
import { kindsToMove } from '../pieces/pushing.ts';
import { current } from '../record.ts';
import { CITY, DISEASE, EXPLORER, type Human, type State, THIEF, TOWN } from '../state.ts';
import { piecesHere, replaceGroup, replaceThief } from '../pieces/taking.ts';

const isLike = (one: Those, other: Those): boolean =>
  one.damage === other.damage && one.strife === other.strife && one.dream === other.dream;

/** The explorers of a land, one by one. */
const explorersIn = (state: State, land: number): Those[] =>
  state.spaces[land]!.groups.flatMap((group) => (group.kind === EXPLORER ? Array<Those>(group.count).fill(those(group)) : []));

/** Some explorers, less as many others who are like them. */
function without(some: readonly Those[], others: readonly Those[]): Those[] {
  const left = [...some];
  for (const other of others) {
    const at = left.findIndex((one) => isLike(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Rules of single powers of Lure. */
export const lureSpecials = {
  /** Forsake Society: an explorer, a town or a city becomes so many explorers, who may come to the lands of their dreams. */
  *'chase-after-dreams'(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const kind = [EXPLORER, EXPLORER, TOWN, CITY][n]! as Human;
    const groups = piecesHere(doing, [kind], true);
    if (groups.length === 0) return;
    const chosen = yield* table.ask(seat, 'replace', groups, { about: about(doing) });
    const before = without(explorersIn(state, land), chosen.piece === EXPLORER ? [chosen] : []);
    const dreamers = Array<Human>(n).fill(EXPLORER);
    if (chosen.piece === THIEF) yield* replaceThief(doing, dreamers);
    else yield* replaceGroup(doing, groupOf(state, land, chosen as Those), dreamers);
    // They alone may go, not those who were here before.
    let fresh = without(explorersIn(state, land), before);
    const dreams = (): number[] => pushTargets(state, land).filter((to) => state.spirits[doing.user!]!.presence[to]! > 0);
    if (dreams().length > 0 && (yield* kindsToMove(doing, [EXPLORER], [land])).length === 0) fresh = [];
    while (fresh.length > 0) {
      const lands = dreams();
      const unlike = fresh.filter((one, i) => fresh.findIndex((other) => isLike(one, other)) === i);
      const ways = unlike.flatMap((one) => lands.map((to): MoveAnswer => ({ kind: 'move', ...one, from: land, to })));
      if (ways.length === 0) break;
      const answer = yield* table.ask(seat, 'chase', [...ways, stop], { about: about(doing) });
      if (answer.kind === 'stop') break;
      fresh = without(fresh, [answer as Those]);
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

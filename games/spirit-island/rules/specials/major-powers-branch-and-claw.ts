import type { Plain, Play } from '@skerry/engine';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import { add, addStrife, damage, fear, type Step } from '../../content/step.ts';
import type { Doing } from '../powers/amounts.ts';
import { about } from '../powers/amounts.ts';
import { landAnswer, type MoveAnswer, optionAnswer, stop } from '../answers.ts';
import { gainPowerCard } from '../spirits/cards.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { sinkBoard } from '../island/changing-island.ts';
import { costOf } from '../spirits/costs.ts';
import { landsOf, neighbours } from '../island/island.ts';
import { move } from '../pieces/moving.ts';
import { groupOf, invadersIn } from '../pieces/pieces.ts';
import { playCard } from '../spirits/playing.ts';
import { mayBeIn, movableFrom, movePresence } from '../pieces/presence.ts';
import { purseOf } from '../powers/purse.ts';
import { kindsToMove, moves } from '../pieces/pushing.ts';
import { current, note } from '../record.ts';
import { BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, type Piece, pieceNames, type TokenName, TOWN, WILDS } from '../state.ts';
import { strifeStrikes } from '../invaders/strife-strikes.ts';
import { takeStrife } from '../pieces/strife.ts';
import { piecesHere, removeOne, strifeHere } from '../pieces/taking.ts';
import { isLost, originsFor, originsOfTarget } from '../powers/targeting.ts';

/** Rules of single major powers of Branch & Claw. */
export const majorPowersBranchAndClaw = {
  'sink-the-board': (doing: Doing): Play => sinkBoard(doing),

  /** J-41.5: Fire and Flood: a second land, at most so far from a sacred site that the first one was targeted from. */
  *'choose-second-target'({ table, seat, land, power }: Doing, n: number): Play {
    const { state } = table;
    const near = powers[power!]!;
    const far: Power = { ...near, target: { ...near.target, range: n } as Power['target'] };
    const sites = originsOfTarget(state, seat, near, [], land);
    const lands = landsOf(state, true).filter(
      (other) => other !== land && !isLost(state, other) && originsFor(state, seat, far, [], other).some((site) => sites.includes(site)),
    );
    if (lands.length === 0) return;
    const answer = yield* table.ask(seat, 'target', lands.map(landAnswer), { about: { power, far: [] } });
    note(state, { what: 'targeted', land: answer.land });
  },

  /** Flow Like Water: one presence of the target is pushed, and takes others along; with the threshold also cities and blight. */
  *'flow-with-presence'({ table, target }: Doing, more: number): Play {
    const { state } = table;
    const seat = target!;
    const open = movableFrom(state, seat);
    if (open.length === 0) return;
    const from = yield* table.ask(seat, 'move-presence-from', [...open.map(landAnswer), stop]);
    if (from.kind === 'stop') return;
    const lands = neighbours(state, from.land, true).filter((near) => mayBeIn(state, seat, near, true));
    if (lands.length === 0) return;
    const { land: to } = yield* table.ask(seat, 'move-presence-to', lands.map(landAnswer), { about: { from: from.land } });
    movePresence(table, seat, from.land, to);
    const doing: Doing = { table, seat, user: seat, target, land: to, power: null };
    const kinds: readonly Piece[] = more > 0 ? [EXPLORER, TOWN, DAHAN, CITY, BLIGHT] : [EXPLORER, TOWN, DAHAN];
    const along = yield* kindsToMove(doing, kinds, [from.land]);
    for (const kind of along) yield* takeAlong(doing, kind, 2, from.land, to);
  },

  'strife-strikes': strifeStrikes,

  /** Pent-Up Calamity: 1 fear and 3 damage for each token that is removed. */
  *'spend-tokens'(doing: Doing): Play {
    const { table, seat, land } = doing;
    let n = 0;
    for (;;) {
      const answers = [...piecesHere(doing, [BEASTS, WILDS, DISEASE], false), ...strifeHere(doing)];
      if (answers.length === 0) break;
      const answer = yield* table.ask(seat, 'spend-token', [...answers, stop], { about: { land } });
      if (answer.kind === 'stop') break;
      if (answer.kind === 'strife') takeStrife(table, land, groupOf(table.state, land, answer));
      else if (!(yield* removeOne(doing, answer))) continue;
      // Presence that was beasts is no token that could come back.
      const token = answer.kind === 'strife' ? 'strife' : 'swarm' in answer ? null : (pieceNames[answer.piece] as TokenName);
      note(table.state, { what: 'token-removed', land, token });
      n++;
    }
    yield* resolveSteps(doing, [fear(n), damage(3 * n)]);
  },

  /** And up to so many of them come back; where none was removed there is as much strife instead. */
  *'tokens-come-back'(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const removed = current(table.state).happened.flatMap((one) => (one.what === 'token-removed' ? [one.token] : []));
    if (removed.length === 0) return yield* resolveSteps(doing, [addStrife(n)]);
    const out = removed.filter((token) => token !== null);
    for (let i = 0; i < n; i++) {
      // J-28.1
      const kinds = [...new Set(out)].filter((token) => token !== 'strife' || invadersIn(table.state, land) > 0);
      if (kinds.length === 0) return;
      const options = kinds.map((what): Step[] => [add(1, what)]);
      const answers = [...options.map((_, at) => optionAnswer(at)), stop];
      const answer = yield* table.ask(seat, 'put-back', answers, { about: { ...about(doing), options: options as unknown as Plain } });
      if (answer.kind === 'stop') return;
      out.splice(out.indexOf(kinds[answer.option]!), 1);
      yield* resolveSteps(doing, options[answer.option]!);
    }
  },

  /** Unlock the Gates: two majors are drawn, one is gained, nothing is forgotten. */
  *'unlock-a-major'({ table, target }: Doing, n: number): Play {
    yield* gainPowerCard(table, target!, { deck: 'major', draw: n, forget: false });
  },

  /** And it may be played at once, for half its cost or for being forgotten; it meets all its thresholds. */
  *'unlock-and-play'({ table, target }: Doing, n: number): Play {
    const seat = target!;
    const { card } = yield* gainPowerCard(table, seat, { deck: 'major', draw: n, forget: false });
    if (card === null) return;
    const spirit = table.state.spirits[seat]!;
    const half = Math.ceil(costOf(table.state, powers[card]!) / 2);
    const ways = [...(half <= purseOf(table.state, seat) ? [optionAnswer(0)] : []), optionAnswer(1), stop];
    const answer = yield* table.ask(seat, 'unlock', ways, { about: { card, cost: half } });
    if (answer.kind === 'stop') return;
    if (answer.option === 1) spirit.forgetting.push(card);
    spirit.mastered.push(card);
    playCard(table, seat, card, answer.option === 0 ? half : 0);
  },
};

/** Up to so many of a kind go along from one land to another. */
function* takeAlong(doing: Doing, kind: Piece, n: number, from: number, to: number): Play {
  const { table, seat } = doing;
  for (let i = 0; i < n; i++) {
    const answers: MoveAnswer[] = moves(doing, [kind], [from], [to]);
    if (answers.length === 0) return;
    const answer = yield* table.ask(seat, 'carry', [...answers, stop], { about: { land: to, left: n - i } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

import type { Play } from '@skerry/engine';
import { about, type Doing, whoOf } from '../powers/amounts.ts';
import { landAnswer, stop } from '../answers.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { neighbours } from '../island/island.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import type { Those } from '../pieces/pieces.ts';
import { mayBeIn, movableFrom, movePresence } from '../pieces/presence.ts';
import { moves } from '../pieces/pushing.ts';
import { BEASTS, DAHAN } from '../state.ts';
import { movableSwarm, swarmIn } from '../pieces/swarms.ts';
import { piecesHere, removeOne } from '../pieces/taking.ts';

const COMPANIONS = 2;
const isLike =
  ({ damage, dream }: Pick<Those, 'damage' | 'dream'>) =>
  (other: Those): boolean =>
    other.damage === damage && other.dream === dream;

/** Rules of single powers of Many Minds. */
export const manyMindsSpecials = {
  *'scurrying-tide'(doing: Doing): Play {
    const { table, seat, land, user, power } = doing;
    const { state } = table;
    const most = Math.floor(countOf(state, land, ['beasts']) / 2);
    for (let i = 0; i < most; i++) {
      const answers = piecesHere(doing, [BEASTS], false);
      if (answers.length === 0) return;
      const answer = yield* table.ask(seat, 'remove', [...answers, stop], { about: { ...about(doing), left: most - i } });
      if (answer.kind === 'stop') return;
      yield* removeOne(doing, answer);
      fearOfPower(table, 2, land);
      state.modifiers.push({ kind: 'skip-one', land, amount: 1, seat: user, power: power!, until: 'turn' });
      table.log({ what: 'rule', name: 'skip-one', land, n: 1 });
    }
  },

  /** Boon of Swarming Bedevilment */
  *'may-push-own-presence'(doing: Doing): Play {
    const { table, power } = doing;
    const { state } = table;
    const seat = whoOf(doing, 'target');
    const lands = movableFrom(state, seat).filter((own) => neighbours(state, own, true).some((to) => mayBeIn(state, seat, to, true)));
    if (lands.length === 0) return;
    const from = yield* table.ask(seat, 'own-presence', [...lands.map(landAnswer), stop], { about: { power } });
    if (from.kind === 'stop') return;
    const goals = neighbours(state, from.land, true).filter((to) => mayBeIn(state, seat, to, true));
    const { land: to } = yield* table.ask(seat, 'move-presence-to', goals.map(landAnswer), { about: { from: from.land } });
    movePresence(table, seat, from.land, to);
  },

  *'guide-the-way'(doing: Doing): Play {
    const { table, seat, power } = doing;
    const { state } = table;
    // J-24.9: what has settled leads nobody.
    const answers = piecesHere(doing, [BEASTS], false).filter((one) => !('swarm' in one) || movableSwarm(state, doing.land) >= 0);
    if (answers.length === 0) return;
    const beasts = yield* table.ask(seat, 'which-beasts', answers, { about: about(doing) });
    const swarm = 'swarm' in beasts;
    // Who has gone along: two in all, for a part of the way or the whole of it.
    const along: Those[] = [];
    let from = doing.land;
    for (let step = 0; step < 2; step++) {
      const goals = pushTargets(state, from).filter((to) => !swarm || mayBeIn(state, swarmIn(state, from), to, true));
      const goal = yield* table.ask(seat, 'guide', [...goals.map(landAnswer), stop], { about: { power, land: from } });
      if (goal.kind === 'stop') return;
      const to = goal.land;
      if (!(yield* move(table, { piece: BEASTS, damage: 0, strife: 0, dream: 0, from, to, ...(swarm ? { swarm: true } : {}) }))) return;
      const ready = [...along];
      for (let left = COMPANIONS; left > 0; left--) {
        const ways = moves(doing, [DAHAN], [from], [to]).filter((way) => along.length < COMPANIONS || ready.some(isLike(way)));
        if (ways.length === 0) break;
        const answer = yield* table.ask(seat, 'carry', [...ways, stop], { about: { land: to, left } });
        if (answer.kind === 'stop') break;
        const known = ready.findIndex(isLike(answer));
        if (known >= 0) ready.splice(known, 1);
        else along.push({ piece: DAHAN, damage: answer.damage, strife: 0, dream: answer.dream });
        yield* move(table, answer);
      }
      from = to;
    }
  },
};

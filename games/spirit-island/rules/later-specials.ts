import type { Plain, Play } from '@skerry/engine';
import { powers } from '../content/powers.ts';
import { add, addStrife, damage, fear, type Step } from '../content/step.ts';
import { about, type Doing } from './amounts.ts';
import { landAnswer, optionAnswer, stop, trackAnswer } from './answers.ts';
import { gainPowerCard } from './cards.ts';
import { resolveSteps } from './carry-out.ts';
import { sinkBoard, weave } from './changing-island.ts';
import { costOf } from './costs.ts';
import { dreamOfLand } from './untouched-land.ts';
import { groupOf, invadersIn } from './pieces.ts';
import { openTracks, ownLands, uncover } from './presence.ts';
import { playCard } from './playing.ts';
import { purseOf } from './purse.ts';
import { current, note } from './record.ts';
import { BEASTS, DISEASE, pieceNames, type TokenName, WILDS } from './state.ts';
import { takeStrife } from './strife.ts';
import { piecesHere, removeOne, strifeHere } from './taking.ts';

/** Rules of single cards of the later sets. */
export const laterSpecials = {
  'sink-the-board': (doing: Doing): Play => sinkBoard(doing),
  weave: (doing: Doing): Play => weave(doing),
  'untouched-land': (doing: Doing): Play => dreamOfLand(doing),

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

  /** J-24.10: presence for a lasting bargain. */
  *bargain({ table, user }: Doing): Play {
    const seat = user!;
    const { land } = yield* table.ask(seat, 'bargain', ownLands(table.state, seat).map(landAnswer));
    table.state.spirits[seat]!.presence[land]!--;
    strike(table.state.spirits[seat]!);
    table.log({ what: 'bargain', seat, land, rule: 'J-24.10' });
  },

  *'bargain-from-track'({ table, user }: Doing): Play {
    const seat = user!;
    const spirit = table.state.spirits[seat]!;
    const tracks = openTracks(spirit).map(trackAnswer);
    if (tracks.length === 0) return;
    const answer = yield* table.ask(seat, 'presence-from', tracks);
    if (answer.kind === 'track') uncover(table, seat, answer.track);
    strike(spirit);
    table.log({ what: 'bargain', seat, land: null, rule: 'J-24.10' });
  },
};

function strike(spirit: { gone: number; bargains: number; owed: number }): void {
  spirit.gone++;
  spirit.bargains++;
  spirit.owed++;
}

import type { Play } from '@skerry/engine';
import { powers } from '../content/powers.ts';
import type { Doing } from './amounts.ts';
import { landAnswer, optionAnswer, type PieceAnswer, stop, trackAnswer } from './answers.ts';
import { gainPowerCard } from './cards.ts';
import { sinkBoard, weave } from './changing-island.ts';
import { dreamOfLand } from './untouched-land.ts';
import { fearOfPower } from './fear.ts';
import { allInvaders, dealDivided } from './harm.ts';
import { changeTokens, groupOf, isToken, putHumans, takeHumans, those, type Those, tokens } from './pieces.ts';
import { openTracks, ownLands } from './presence.ts';
import { purseOf, spend } from './purse.ts';
import { BEASTS, DISEASE, type Token, WILDS } from './state.ts';

/** Rules of single cards of the later sets. */
export const laterSpecials = {
  'sink-the-board': (doing: Doing): Play => sinkBoard(doing),
  weave: (doing: Doing): Play => weave(doing),
  'untouched-land': (doing: Doing): Play => dreamOfLand(doing),

  /** Pent-Up Calamity: 1 fear and 3 damage for each token that is removed; with the threshold up to two of them come back. */
  *'spend-tokens'({ table, seat, land }: Doing, back: number): Play {
    const { state } = table;
    const spent: Token[] = [];
    let strife = 0;
    for (;;) {
      const answers: (PieceAnswer | typeof stop)[] = ([BEASTS, WILDS, DISEASE] as const)
        .filter((token) => tokens(state, land, token) > 0)
        .map((piece) => ({ kind: 'piece', land, piece, damage: 0, strife: 0, dream: 0 }));
      for (const group of state.spaces[land]!.groups) if (group.strife > 0) answers.push({ kind: 'piece', land, ...those(group) });
      if (answers.length === 0) break;
      const answer = yield* table.ask(seat, 'spend-token', [...answers, stop], { about: { land } });
      if (answer.kind === 'stop') break;
      if (isToken(answer.piece)) {
        changeTokens(state, land, answer.piece, -1);
        table.log({ what: 'removed', land, piece: answer.piece, n: 1 });
        spent.push(answer.piece);
      } else {
        const group = groupOf(state, land, answer as Those);
        takeHumans(state, land, group, 1);
        putHumans(state, land, group.kind, 1, group.damage, group.strife - 1, group.dream);
        table.log({ what: 'strife', land, piece: group.kind, n: -1 });
        strife++;
      }
    }
    const n = spent.length + strife;
    fearOfPower(table, n, land);
    yield* dealDivided(table, seat, land, 3 * n, allInvaders);
    for (let i = 0; i < back && spent.length > 0; i++) {
      const kinds = [...new Set(spent)];
      const answer = yield* table.ask(seat, 'put-back', [...kinds.map(optionAnswer), stop], { about: { land } });
      if (answer.kind === 'stop') return;
      spent.splice(spent.indexOf(answer.option as Token), 1);
      changeTokens(state, land, answer.option as Token, 1);
      table.log({ what: 'added', land, piece: answer.option as Token, n: 1 });
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
    const half = Math.ceil(powers[card]!.cost / 2);
    const ways = [...(half <= purseOf(table.state, seat) ? [optionAnswer(0)] : []), optionAnswer(1), stop];
    const answer = yield* table.ask(seat, 'unlock', ways, { about: { card, cost: half } });
    if (answer.kind === 'stop') return;
    if (answer.option === 0) spend(table, seat, half);
    else spirit.forgetting.push(card);
    spirit.hand.splice(spirit.hand.indexOf(card), 1);
    spirit.played.push(card);
    spirit.mastered.push(card);
    table.log({ what: 'played', seat, card, cost: answer.option === 0 ? half : 0 });
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
    if (answer.kind === 'track') spirit.tracks[answer.track]!++;
    strike(spirit);
    table.log({ what: 'bargain', seat, land: null, rule: 'J-24.10' });
  },
};

function strike(spirit: { gone: number; bargains: number; owed: number }): void {
  spirit.gone++;
  spirit.bargains++;
  spirit.owed++;
}

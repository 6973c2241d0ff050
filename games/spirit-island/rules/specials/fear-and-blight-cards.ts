import type { Play } from '@skerry/engine';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { cardAnswer } from '../answers.ts';
import { drawCards, forgettable, giveUp } from '../spirits/cards.ts';
import { losePresence } from '../pieces/giving-up-presence.ts';
import { liesOn } from '../island/island.ts';
import { presenceIn } from '../pieces/losing-presence.ts';
import { groupOf, larger, type Those } from '../pieces/pieces.ts';
import { EXPLORER, TOWN } from '../state.ts';
import { strifeHurts } from '../invaders/strife-strikes.ts';
import { piecesHere, replaceGroup } from '../pieces/taking.ts';

/** Fear that the pool holds more, by terror level, for every two players. */
const LARGER_POOL = [2, 3, 4] as const;

/** Rules of single fear cards and blight cards. */
export const fearAndBlightCardSpecials = {
  /** J-8.4 in reverse: a card is forgotten for nothing. */
  *'forget-power'({ table, seat }: Doing): Play<void | 'stop'> {
    const cards = forgettable(table.state.spirits[seat]!);
    if (cards.length === 0) return 'stop';
    const { card } = yield* table.ask(seat, 'forget', cards.map(cardAnswer));
    yield* giveUp(table, seat, card);
  },

  'strife-hurts': strifeHurts,

  /** A Pall upon the Land: presence on the board, whosever it is. */
  *'presence-of-the-board-is-lost'({ table, seat, board }: Doing): Play {
    const { state } = table;
    const answers = presenceIn(state, (land) => liesOn(state, land, board!));
    if (answers.length === 0) return;
    const lost = yield* table.ask(seat, 'blight-takes-presence', answers);
    yield* losePresence(table, lost.seat, lost.land);
  },

  /** J-35.4: each spirit is given one of the cards, the one that is left is discarded. */
  *'aid-from-lesser-spirits'({ table }: Doing): Play {
    const { state } = table;
    let cards = drawCards(table, 'minor', state.players + 1);
    let waiting = state.spirits.map((_, seat) => seat);
    while (waiting.length > 0 && cards.length > 0) {
      const offered = cards.map(cardAnswer);
      const { seat, choice } = yield* table.whoever(waiting, (chooser) => table.ask(chooser, 'aid', offered));
      waiting = waiting.filter((other) => other !== seat);
      cards = cards.filter((card) => card !== choice.card);
      state.spirits[seat]!.aid.push(choice.card);
      table.log({ what: 'aided', seat, card: choice.card, rule: 'J-35.4' });
    }
    state.minor.discard.push(...cards);
  },

  'lose-energy': ({ table, seat }: Doing, n: number): Play =>
    done(() => {
      const spirit = table.state.spirits[seat]!;
      const lost = Math.min(n, spirit.energy);
      spirit.energy -= lost;
      if (lost > 0) table.log({ what: 'lost-energy', seat, n: lost });
    }),

  /** Thriving Communities: an explorer becomes a town, or a town a city. */
  *'settlement-grows'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const answers = piecesHere(doing, [EXPLORER, TOWN], false);
    if (answers.length === 0) return;
    const answer = yield* table.ask(seat, 'replace', answers, { about: { land } });
    const group = groupOf(table.state, land, answer as Those);
    yield* replaceGroup(doing, group, [larger(group.kind)]);
  },

  /** Invaders Find the Land to Their Liking: 1, 1.5 or 2 for each player, rounded down. */
  'larger-fear-pool': ({ table }: Doing): Play =>
    done(() => {
      const { fear, players } = table.state;
      const n = Math.floor((LARGER_POOL[Math.min(3, fear.terror) - 1]! * players) / 2);
      fear.pool += n;
      table.log({ what: 'larger-fear-pool', n });
    }),
};

import type { Play, Seat } from '@skerry/engine';
import { done } from '../action-body.ts';
import { type Doing, whoOf } from '../powers/amounts.ts';
import { cardAnswer, no, seatAnswer, stop, yes } from '../answers.ts';
import { drawCards, forget, gainPowerCard, giveUp, reclaimAlsoFromPlay, takeCard } from '../spirits/cards.ts';
import { chooseDay, setAside } from '../spirits/days.ts';
import { gainEnergy } from '../spirits/elements.ts';
import type { PowerId, SpiritTable } from '../state.ts';

/** Rules of single powers of Starlight. */
export const starlightSpecials = {
  *'spirit-here-gains-a-power'({ table, seat, land }: Doing): Play {
    const here = table.state.spirits.flatMap(({ presence }, other) => (presence[land]! > 0 ? [seatAnswer(other)] : []));
    if (here.length === 0) return;
    const { seat: who } = yield* table.ask(seat, 'who-gains', here, { about: { land } });
    yield* gainPowerCard(table, who, { deck: 'any' });
  },

  /** Boon of Reimagining: a card from hand or discards for two of six minor powers. */
  *reimagine({ table, user, target }: Doing, n: number): Play {
    const { state } = table;
    const seat = target!;
    const spirit = state.spirits[seat]!;
    const cards = [...spirit.hand, ...spirit.discard];
    if (cards.length > 0) {
      const answer = yield* table.ask(seat, 'forget-to-gain', [...cards.map(cardAnswer), stop]);
      if (answer.kind !== 'stop') {
        yield* giveUp(table, seat, answer.card);
        yield* keepSome(table, seat, drawCards(table, 'minor', 6), n);
      }
    }
    if (target !== user) table.log({ what: 'energy', seat, n: gainEnergy(state, seat, 1), from: 'effect' });
  },

  'reclaim-when-time-passes': ({ table, user }: Doing): Play => done(() => void table.state.spirits[user!]!.scattered++),

  'peace-at-terror-level-1': ({ table, user, land }: Doing): Play =>
    done(() => {
      if (table.state.fear.terror > 1) return;
      table.state.modifiers.push({ kind: 'skip-ravage', land, amount: 1, seat: user, until: 'turn' });
      table.log({ what: 'rule', name: 'skip-ravage', land, n: 1 });
    }),

  /** J-40.16: a card that is gone for a major power cannot be forgotten again. */
  *'may-forget-this-for-energy'({ table, user, power }: Doing, n: number): Play {
    const seat = user!;
    const { hand, played, discard } = table.state.spirits[seat]!;
    if (power === null || ![...hand, ...played, ...discard].includes(power)) return;
    const { kind } = yield* table.ask(seat, 'forget-this', [yes, no], { about: { power, left: n } });
    if (kind === 'no') return;
    forget(table, seat, power);
    table.log({ what: 'energy', seat, n: gainEnergy(table.state, seat, n), from: 'effect' });
  },

  'you-may-reclaim-also-from-play': (doing: Doing, n: number): Play => reclaimAlsoFromPlay(doing.table, whoOf(doing, 'you'), n),
};

/** Takes so many of the drawn minor powers; the others are discarded. */
function* keepSome(table: SpiritTable, seat: Seat, drawn: readonly PowerId[], n: number): Play {
  const { state } = table;
  table.log({ what: 'drew', seat, cards: drawn, deck: 'minor', rule: 'J-8.2' });
  const left = [...drawn];
  for (let i = 0; i < n && left.length > 0; i++) {
    const { card } = yield* table.ask(seat, 'keep', left.map(cardAnswer), { about: { left: n - i } });
    left.splice(left.indexOf(card), 1);
    takeCard(table, seat, card);
  }
  state.minor.discard.push(...left);
  // J-40.18
  const day = yield* chooseDay(table, seat, left);
  if (day !== null) setAside(table, seat, day);
}

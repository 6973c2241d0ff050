import type { Play, Seat } from '@skerry/engine';
import { noElements } from '../content/elements.ts';
import { powers } from '../content/powers.ts';
import { done } from './action-body.ts';
import { type Doing, whoOf } from './amounts.ts';
import { cardAnswer, type LayOutAnswer, no, optionAnswer, seatAnswer, stop, yes } from './answers.ts';
import { drawCards, forget, gainPowerCard, giveUp, takeCard } from './cards.ts';
import { chooseDay, setAside } from './days.ts';
import { gainEnergy } from './elements.ts';
import { canLookAtEvents, lookAtEvents } from './event-deck.ts';
import { exchange, lookAhead } from './invader-deck.ts';
import { layOut, markersFor } from './markers.ts';
import { playable, playCard } from './playing.ts';
import { aim } from './aiming.ts';
import { fewer, keptIn, metThresholds, answerWith } from './thresholds.ts';
import { powersToCome, usablePowers, waysWithFewer } from './usable.ts';
import { usePower } from './using.ts';
import { pourTimeSideways } from './sideways.ts';
import type { PowerId, SpiritTable } from './state.ts';
import { putInStasis } from './stasis.ts';

/** Rules of single cards of Starlight and of Fractured Days. */
export const timeSpecials = {
  // ── Starlight ──

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

  // ── Both ──

  'may-reclaim-also-from-play': (doing: Doing, n: number): Play => reclaimAlsoFromPlay(doing.table, whoOf(doing, 'target'), n),
  'you-may-reclaim-also-from-play': (doing: Doing, n: number): Play => reclaimAlsoFromPlay(doing.table, whoOf(doing, 'you'), n),

  // ── Fractured Days ──

  /** Slip the Flow of Time; J-14.12: that use is carried out completely in the midst of this one. J-40.26: Memory may lay out markers for it. */
  *'may-use-a-slow-power-now'({ table, target }: Doing): Play {
    const { state } = table;
    const seat = target!;
    const spirit = state.spirits[seat]!;
    const laid: number[] = [];
    for (;;) {
      const uses = usablePowers(state, seat, 'slow').filter(({ repeat, untimely }) => repeat < 0 && untimely === null);
      const withAll = uses.map(({ power }) => answerWith(power, undefined));
      // J-9.7
      const withFewer = uses.flatMap((use) => waysWithFewer(state, seat, use).map((kept) => answerWith(use.power, kept)));
      const markers = markersFor(state, seat, powersToCome(state, seat, 'slow')).map((element): LayOutAnswer => ({
        kind: 'lay-out',
        element,
      }));
      if (uses.length + markers.length === 0) break;
      const answer = yield* table.ask(seat, 'slow-now', [...withAll, ...withFewer, ...markers, stop]);
      if (answer.kind === 'stop') break;
      if (answer.kind === 'lay-out') {
        layOut(table, seat, answer.element);
        laid.push(answer.element);
        continue;
      }
      const use = uses.find(({ power }) => power === answer.power)!;
      const kept = keptIn(answer);
      const power = powers[use.power]!;
      const aimed = yield* aim(table, seat, use.power, fewer(power, metThresholds(state, seat, power), kept));
      if (aimed !== null) yield* usePower(table, seat, use, aimed, kept);
      spirit.spent = noElements();
      return;
    }
    // What was laid out for nothing stays prepared.
    for (const element of laid) {
      spirit.spent[element]!--;
      spirit.prepared[element]!++;
    }
  },

  *'may-play-a-card-now'({ table, target }: Doing): Play {
    const seat = target!;
    const cards = playable(table.state, seat);
    if (cards.length === 0) return;
    const answer = yield* table.ask(seat, 'play-one-now', [...cards.map(cardAnswer), stop]);
    if (answer.kind === 'card') playCard(table, seat, answer.card);
  },

  /** Visions of a Shifting Future */
  *'look-ahead'({ table, seat }: Doing, bury: number): Play {
    const { invaders, events } = table.state;
    const decks = [...(invaders.deck.length > 0 ? [INVADERS] : []), ...(canLookAtEvents(events) ? [EVENTS] : [])];
    if (decks.length === 0) return;
    const { option } = yield* table.ask(seat, 'look-at', decks.map(optionAnswer));
    yield* (option === INVADERS ? lookAhead : lookAtEvents)(table, seat, bury > 0);
  },

  'exchange-the-next-invader-card': (doing: Doing): Play => exchange(doing),
  'pour-time-sideways': (doing: Doing): Play => pourTimeSideways(doing),
  stasis: (doing: Doing): Play => done(() => putInStasis(doing)),
};

/** The decks of which one is looked at. */
const INVADERS = 0;
const EVENTS = 1;

/** Power cards from the discards or from play, whose elements go with them. */
function* reclaimAlsoFromPlay(table: SpiritTable, seat: Seat, n: number): Play {
  const spirit = table.state.spirits[seat]!;
  for (let left = n; left > 0; left--) {
    const cards = [...spirit.discard, ...spirit.played];
    if (cards.length === 0) return;
    const answer = yield* table.ask(seat, 'reclaim', [...cards.map(cardAnswer), stop], { about: { left } });
    if (answer.kind === 'stop') return;
    for (const pile of [spirit.discard, spirit.played]) if (pile.includes(answer.card)) pile.splice(pile.indexOf(answer.card), 1);
    spirit.hand.push(answer.card);
    table.log({ what: 'reclaimed', seat, cards: [answer.card], rule: 'J-7.5' });
  }
}

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

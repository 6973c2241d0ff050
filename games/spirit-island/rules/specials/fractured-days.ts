import type { Play } from '@skerry/engine';
import { noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { done } from '../action-body.ts';
import { aim } from '../powers/aiming.ts';
import { type Doing, whoOf } from '../powers/amounts.ts';
import { cardAnswer, type LayOutAnswer, optionAnswer, stop } from '../answers.ts';
import { reclaimAlsoFromPlay } from '../spirits/cards.ts';
import { canLookAtEvents, lookAtEvents } from '../events/event-deck.ts';
import { exchange, lookAhead } from '../invaders/invader-deck.ts';
import { layOut, markersFor } from '../spirits/markers.ts';
import { playable, playCard } from '../spirits/playing.ts';
import { pourTimeSideways } from '../invaders/sideways.ts';
import { putInStasis } from '../island/stasis.ts';
import { answerWith, fewer, keptIn, metThresholds } from '../powers/thresholds.ts';
import { powersToCome, usablePowers, waysWithFewer } from '../powers/usable.ts';
import { usePower } from '../powers/using.ts';

/** The decks of which one is looked at. */
const INVADERS = 0;
const EVENTS = 1;

/** Rules of single powers of Fractured Days. */
export const fracturedDaysSpecials = {
  'may-reclaim-also-from-play': (doing: Doing, n: number): Play => reclaimAlsoFromPlay(doing.table, whoOf(doing, 'target'), n),

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

import type { Play, Seat } from '@skerry/engine';
import { addPresence, may, special, type Step } from '../../content/step.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { cardAnswer, landAnswer, no, stop, yes } from '../answers.ts';
import { gainPowerCard } from '../spirits/cards.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { gainElements, gainEnergy } from '../spirits/elements.ts';
import { allElements } from '../spirits/markers.ts';
import { canPlay, playable, playCard } from '../spirits/playing.ts';
import { canAbsorb, ownLands } from '../pieces/presence.ts';
import type { SpiritTable } from '../state.ts';

const MOON = 1;
const EARTH = 5;

/** Rules of single powers of Serpent. */
export const serpentSpecials = {
  *'absorb-essence'({ table, user, target }: Doing): Play {
    const { state } = table;
    const lands = ownLands(state, target!);
    if (lands.length > 0 && canAbsorb(state.spirits[user!]!)) {
      const { land } = yield* table.ask(target!, 'absorbed-from', lands.map(landAnswer));
      const spirit = state.spirits[target!]!;
      spirit.presence[land]!--;
      spirit.gone++;
      state.spirits[user!]!.absorbed[target!]!++;
      table.log({ what: 'lost-presence', seat: target!, land, n: 1, rule: 'J-40.7' });
    }
    const { element } = yield* table.ask(target!, 'element', allElements);
    gainElements(table, target!, [element]);
  },

  'absorbed-gain-energy': ({ table, user }: Doing, least: number): Play =>
    done(() => {
      for (const seat of absorbedMuch(table, user!, least)) {
        const n = gainEnergy(table.state, seat, 1);
        table.log({ what: 'energy', seat, n, from: 'effect' });
      }
    }),

  'absorbed-add-presence': (doing: Doing, least: number): Play => likewise(doing, least, addPresence('you', 1)),

  *'gain-a-major-without-forgetting'({ table, user }: Doing): Play {
    yield* gainPowerCard(table, user!, { deck: 'major', forget: false });
  },

  'absorbed-gain-majors': (doing: Doing, least: number): Play => likewise(doing, least, special('gain-a-major-without-forgetting')),

  /** Gift of Flowing Power: one more card, at cost. */
  *'play-a-card'({ table, seat }: Doing): Play {
    const cards = playable(table.state, seat);
    if (cards.length === 0) return;
    const answer = yield* table.ask(seat, 'play-one', [...cards.map(cardAnswer), stop]);
    if (answer.kind === 'card') playCard(table, seat, answer.card);
  },

  *'gain-a-minor-and-play-it'({ table, seat }: Doing): Play {
    const { card } = yield* gainPowerCard(table, seat, { deck: 'minor' });
    if (card !== null && canPlay(table.state, seat, card)) {
      const { kind } = yield* table.ask(seat, 'play-now', [yes, no], { about: { card } });
      if (kind === 'yes') return playCard(table, seat, card);
    }
    gainElements(table, seat, [MOON, EARTH]);
  },
};

/** Other spirits of whom Serpent has absorbed so much. */
const absorbedMuch = (table: SpiritTable, serpent: Seat, least: number): Seat[] =>
  table.state.spirits[serpent]!.absorbed.flatMap((n, seat) => (seat !== serpent && n >= least ? [seat] : []));

/** What those of whom Serpent has absorbed so much may do as it does, each for itself. */
function* likewise(doing: Doing, least: number, step: Step): Play {
  for (const seat of absorbedMuch(doing.table, doing.user!, least)) yield* resolveSteps({ ...doing, seat, user: seat }, [may(step)]);
}

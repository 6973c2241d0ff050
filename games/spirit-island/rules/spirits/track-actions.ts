import type { Play, Seat } from '@skerry/engine';
import type { TrackAction } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { at, push, type Step, yourPresence } from '../../content/step.ts';
import { action } from '../action.ts';
import { cardAnswer, elementAnswer, landAnswer } from '../answers.ts';
import { deckAnswers, deckOf, gainNext, progressionOf, reclaim, startGaining } from './cards.ts';
import { forUncovered } from './elements.ts';
import { chooseGoal } from './growing.ts';
import { allElements, prepare } from './markers.ts';
import { canDo, placesFor } from '../island/places.ts';
import { movePresence, ownLands } from '../pieces/presence.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import type { PowerId, Spirit, SpiritTable, State } from '../state.ts';

/** How what an uncovered space allows is done. */
export type TrackChoice = { readonly use: number } & (
  | { readonly does: 'track-reclaim'; readonly card: PowerId }
  | { readonly does: 'track-element'; readonly element: number }
  | { readonly does: 'track-prepare'; readonly element: number }
  | { readonly does: 'track-move'; readonly from: number; readonly to: number }
  | { readonly does: 'track-card'; readonly deck: 'minor' | 'major' }
  | { readonly does: 'track-markers'; readonly markers: readonly number[] }
  | { readonly does: 'track-steps'; readonly steps: readonly Step[] }
);

const PRICE_OF_A_CARD = 2;
const MARKERS_FOR_A_PLAY = 2;

const stepsFor: Readonly<Partial<Record<TrackAction, readonly Step[]>>> = {
  'push-dahan': [at({ test: [yourPresence] }, push(1, 'dahan'))],
  'push-building': [at({ test: [yourPresence] }, push(1, 'town', 'city'))],
};

export const useOf = (track: number, place: number): number => track * 100 + place;

/** J-7.14: the uncovered spaces whose element is still to be chosen this turn. */
export function elementsToChoose({ spirits: all }: State, seat: Seat): { track: number; at: number }[] {
  const spirit = all[seat]!;
  const open: { track: number; at: number }[] = [];
  forUncovered(spirit, ({ elements = [] }, track, at) => {
    if (elements.includes('any') && !spirit.trackUses.includes(useOf(track, at))) open.push({ track, at });
  });
  return open;
}

/** J-7.13, J-7.14: the uncovered spaces that can still be used this turn; `must`: an element has to be chosen. */
export function usableSpaces(table: SpiritTable, seat: Seat): { track: number; at: number; must: boolean }[] {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const usable: { track: number; at: number; must: boolean }[] = [];
  forUncovered(spirit, ({ action: act, elements = [] }, track, place) => {
    if (spirit.trackUses.includes(useOf(track, place))) return;
    const must = elements.includes('any');
    if (must || (act !== undefined && isUseful(table, seat, act))) usable.push({ track, at: place, must });
  });
  return usable;
}

function isUseful(table: SpiritTable, seat: Seat, act: TrackAction): boolean {
  const { discard, energy } = table.state.spirits[seat]!;
  switch (act) {
    case 'reclaim-1':
      return discard.length > 0;
    case 'pay-2-for-a-card':
      return energy >= PRICE_OF_A_CARD;
    case 'markers-for-a-play':
      return markersOf(table.state.spirits[seat]!).length >= MARKERS_FOR_A_PLAY;
    case 'push-dahan':
    case 'push-building': {
      const doing = { table, seat, user: seat, target: null, land: -1, power: null };
      return stepsFor[act]!.some(
        (step) => step.do === 'at' && placesFor(doing, step.land, step.steps).some((land) => canDo({ ...doing, land }, step.steps)),
      );
    }
    default:
      return true;
  }
}

/** The prepared markers, one by one. */
const markersOf = ({ prepared }: Spirit): number[] => prepared.flatMap((count, element) => Array<number>(count).fill(element));

export function* chooseTrackAction(table: SpiritTable, seat: Seat, track: number, place: number): Play<TrackChoice> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const { action: act, elements = [] } = spirits[spirit.kind]!.tracks[track]!.spaces[place]!;
  const use = useOf(track, place);
  if (elements.includes('any') || act === 'prepare-1') {
    const { element } = yield* table.ask(seat, act === 'prepare-1' ? 'prepare' : 'element', allElements);
    return { does: act === 'prepare-1' ? 'track-prepare' : 'track-element', use, element };
  }
  switch (act!) {
    case 'reclaim-1': {
      const { card } = yield* table.ask(seat, 'reclaim', spirit.discard.map(cardAnswer));
      return { does: 'track-reclaim', use, card };
    }
    case 'move-1': {
      const { land: from } = yield* table.ask(seat, 'move-presence-from', ownLands(state, seat).map(landAnswer));
      return { does: 'track-move', use, from, to: yield* chooseGoal(table, seat, from, 1) };
    }
    case 'pay-2-for-a-card':
      if (progressionOf(state, seat) !== null) return { does: 'track-card', use, deck: 'minor' };
      return { does: 'track-card', use, deck: deckOf(yield* table.ask(seat, 'deck', deckAnswers)) };
    case 'markers-for-a-play': {
      const left = [...spirit.prepared];
      const markers: number[] = [];
      while (markers.length < MARKERS_FOR_A_PLAY) {
        const kinds = left.flatMap((count, element) => (count > 0 ? [elementAnswer(element)] : []));
        const { element } = yield* table.ask(seat, 'spend-marker', kinds);
        left[element]!--;
        markers.push(element);
      }
      return { does: 'track-markers', use, markers };
    }
    default:
      return { does: 'track-steps', use, steps: stepsFor[act!]! };
  }
}

export function* actOnTrack(table: SpiritTable, seat: Seat, choice: TrackChoice): Play {
  const spirit = table.state.spirits[seat]!;
  spirit.trackUses.push(choice.use);
  if (choice.does === 'track-card') {
    spirit.energy -= PRICE_OF_A_CARD;
    table.log({ what: 'paid', seat, n: PRICE_OF_A_CARD });
    const next = progressionOf(table.state, seat);
    if (next === null) startGaining(table, seat, choice.deck);
    else yield* gainNext(table, seat, next);
    return;
  }
  yield* action(table, { kind: 'spirit', seat, quiet: true }, () => carryOut(table, seat, choice));
}

function* carryOut(table: SpiritTable, seat: Seat, choice: TrackChoice): Play {
  const spirit = table.state.spirits[seat]!;
  switch (choice.does) {
    case 'track-reclaim':
      return reclaim(table, seat, [choice.card]);
    case 'track-element':
      spirit.gained[choice.element]!++;
      return table.log({ what: 'gained-element', seat, elements: [choice.element], rule: 'J-7.14' });
    case 'track-prepare':
      return prepare(table, seat, choice.element);
    case 'track-move':
      return movePresence(table, seat, choice.from, choice.to);
    case 'track-markers':
      for (const element of choice.markers) spirit.prepared[element]!--;
      spirit.extraPlays++;
      return table.log({ what: 'spent-markers', seat, elements: choice.markers });
    case 'track-steps':
      return yield* resolveSteps({ table, seat, user: seat, target: null, land: -1, power: null }, choice.steps);
    default:
  }
}

import type { Seat } from '@skerry/engine';
import { elements as elementNames, type Element, type Elements, noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import type { TrackSpace } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import type { Spirit, SpiritTable, State } from '../state.ts';

export const elementIndex = (element: Element): number => elementNames.indexOf(element);

/** J-9.1: the elements of cards in play, of uncovered track spaces, and of effects of this turn. */
export function elementsOf(state: State, seat: Seat): Elements {
  const spirit = state.spirits[seat]!;
  const counts = noElements();
  for (let i = 0; i < 8; i++) counts[i] = spirit.gained[i]! + spirit.markers[i]! + spirit.spent[i]!;
  for (const card of [...spirit.played, ...spirit.aid]) {
    const { elements } = powers[card]!;
    for (let i = 0; i < 8; i++) counts[i]! += elements[i]!;
  }
  forUncovered(spirit, ({ elements: shown = [], star = false }, track, at) => {
    for (const element of shown) if (element !== 'any') counts[elementIndex(element)]!++;
    // J-40.15
    if (star) for (const marker of spirit.stars) if (marker.space === track * 100 + at) counts[marker.element]!++;
  });
  return counts;
}

/** Every uncovered space of the tracks. */
export function forUncovered({ kind, tracks }: Spirit, each: (space: TrackSpace, track: number, at: number) => void): void {
  if (kind < 0) return;
  spirits[kind]!.tracks.forEach(({ spaces }, track) => {
    const open = Math.min(tracks[track]!, spaces.length);
    for (let at = 0; at < open; at++) each(spaces[at]!, track, at);
  });
}

/** J-7.6 */
export function income(spirit: Spirit): number {
  let most = 0;
  let more = 0;
  forUncovered(spirit, ({ energy = 0, moreEnergy = 0 }) => {
    if (energy > most) most = energy;
    more += moreEnergy;
  });
  return most + more;
}

/** The highest uncovered number of energy, without what is added to it. */
export function highestOnEnergyTrack(spirit: Spirit): number {
  let most = 0;
  forUncovered(spirit, ({ energy = 0 }) => (most = Math.max(most, energy)));
  return most;
}

/** J-7.8 */
export function cardPlays(spirit: Spirit): number {
  return Math.min(spirit.mostPlays ?? Infinity, playsOnTracks(spirit) + spirit.extraPlays);
}

export function playsOnTracks(spirit: Spirit): number {
  let most = 0;
  let more = 0;
  forUncovered(spirit, ({ plays = 0, morePlays = 0 }) => {
    if (plays > most) most = plays;
    more += morePlays;
  });
  return most + more;
}

export function rangeOnTracks(spirit: Spirit): number {
  let more = 0;
  forUncovered(spirit, ({ moreRange = 0 }) => {
    more += moreRange;
  });
  return more;
}

/** J-40.4: the fire that is printed on uncovered spaces. */
export function fireOnTracks(spirit: Spirit): number {
  let fire = 0;
  forUncovered(spirit, ({ elements: shown = [] }) => {
    for (const element of shown) if (element === 'fire') fire++;
  });
  return fire;
}

/** J-7.7, J-24.10: energy that comes in, less what bargains take of it. */
export function gainEnergy(state: State, seat: Seat, n: number): number {
  const spirit = state.spirits[seat]!;
  const taken = Math.min(spirit.owed, n);
  spirit.owed -= taken;
  spirit.energy += n - taken;
  return n - taken;
}

/** Elements for this turn. */
export function gainElements(table: SpiritTable, seat: Seat, gained: readonly number[]): void {
  for (const element of gained) table.state.spirits[seat]!.gained[element]!++;
  table.log({ what: 'gained-element', seat, elements: gained });
}

import type { Play, Seat } from '@skerry/engine';
import { spirits } from '../../content/spirits.ts';
import { note } from '../record.ts';
import { type FromAnswer, fromAnswer, fromDestroyed, landAnswer, trackAnswer } from '../answers.ts';
import { isBlighted } from '../fear-and-blight/blight-card.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { isSettled } from './hunting-grounds.ts';
import {
  distancesFor,
  geography,
  hasRule,
  isCoastal,
  isInPlay,
  isOcean,
  isSacredSite,
  isTerrain,
  landsOf,
  oceanInPlay,
} from '../island/island.ts';
import { invadersIn } from './pieces.ts';
import { purseOf, spend } from '../powers/purse.ts';
import type { Spirit, SpiritTable, State } from '../state.ts';

/** J-20.5, J-12.8: what lies in an ocean that is not in play does not count; what a land that is away for a while holds does. */
export function presenceOnIsland(state: State, seat: Seat): number {
  const { presence } = state.spirits[seat]!;
  const { lands } = geography(state);
  let sum = 0;
  for (let space = 0; space < presence.length; space++)
    if (presence[space]! > 0 && (space < lands || oceanInPlay(state, space))) sum += presence[space]!;
  return sum;
}

/** J-23.11, J-23.13, J-40.21, J-40.37: where a spirit's presence may come. What is in a land that changes meanwhile stays there and acts. */
export function mayBeIn(state: State, seat: Seat, space: number, byPower: boolean): boolean {
  const ocean = isOcean(state, space);
  if (hasRule(state, seat, 'ocean-in-play')) return ocean || isCoastal(state, space);
  if (hasRule(state, seat, 'mountain-home')) return isTerrain(state, space, 'mountain');
  if (hasRule(state, seat, 'home-of-the-islands-heart')) return !isCoastal(state, space);
  return !ocean || byPower;
}

/** How far a space is from the nearest own presence. */
export function distanceFromPresence(state: State, seat: Seat, space: number, byPower = false): number {
  const { presence } = state.spirits[seat]!;
  const distanceBetween = distancesFor(state, byPower);
  let nearest = Infinity;
  for (let from = 0; from < presence.length; from++) {
    if ((presence[from] ?? 0) === 0 || !isInPlay(state, from)) continue;
    const distance = distanceBetween(from, space);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** J-23.11: all lands where a spirit's presence may be, oceans among them where it may be there. */
export function landsFor(state: State, seat: Seat, byPower: boolean): number[] {
  const swims = hasRule(state, seat, 'ocean-in-play');
  const { lands, spaces, exists } = geography(state);
  const all: number[] = [...landsOf(state, byPower && !swims)];
  if (swims) for (let ocean = lands; ocean < spaces; ocean++) if (exists[ocean]) all.push(ocean);
  return all.filter((space) => mayBeIn(state, seat, space, byPower));
}

/** J-4.4: those within a range of own presence. */
export const landsInReach = (state: State, seat: Seat, range: number, byPower: boolean): number[] =>
  landsFor(state, seat, byPower).filter((space) => range >= 99 || distanceFromPresence(state, seat, space, byPower) <= range);

/** The tracks from which the next presence can be taken. */
export function openTracks({ kind, tracks: open }: Spirit): number[] {
  const { tracks } = spirits[kind]!;
  const isBegun = (track: number): boolean => open[track]! > 0;
  const isOver = (track: number): boolean => open[track]! >= tracks[track]!.spaces.length;
  return tracks.flatMap(({ behind, beside }, track) => {
    if (isOver(track)) return [];
    return (behind?.every(isOver) ?? true) && (beside?.some(isBegun) ?? true) ? [track] : [];
  });
}

/** J-40.6 */
const SLUMBER = [5, 7, 8, 10, 11, 12, 13] as const;
export function presenceLimit(state: State, seat: Seat): number {
  if (!hasRule(state, seat, 'deep-slumber')) return Infinity;
  return SLUMBER[Math.min(SLUMBER.length - 1, absorbedBy(state.spirits[seat]!))]!;
}

/** J-40.7: whether Serpent's track has room for one more. */
export const canAbsorb = (spirit: Spirit): boolean => absorbedBy(spirit) < SLUMBER.length - 1;

/** J-40.6: whether a spirit may have one more presence on the island. */
export const hasRoom = (state: State, seat: Seat): boolean => presenceOnIsland(state, seat) < presenceLimit(state, seat);

export const absorbedBy = ({ absorbed }: Spirit): number => absorbed.reduce((sum, n) => sum + n, 0);

/** J-4.2, J-4.3, J-23.6: where a presence to be added may come from. */
export function sources(state: State, seat: Seat, to: number | null, growing: boolean): FromAnswer[] {
  const spirit = state.spirits[seat]!;
  const answers: FromAnswer[] = [];
  const room = hasRoom(state, seat);
  if (room) for (const track of openTracks(spirit)) answers.push(trackAnswer(track));
  if (
    room &&
    growing &&
    spirit.destroyed > 0 &&
    hasRule(state, seat, 'steady-regeneration') &&
    (!isBlighted(state) || purseOf(state, seat) > 0)
  )
    answers.push(fromDestroyed);
  if (isSettled(state, seat)) return answers;
  for (const land of ownLands(state, seat)) if (land !== to) answers.push(fromAnswer(land));
  return answers;
}

export function putPresence(table: SpiritTable, seat: Seat, to: number, from: FromAnswer): void {
  const spirit = table.state.spirits[seat]!;
  switch (from.kind) {
    case 'track':
      table.log({ what: 'presence', seat, land: to, from: 'track', track: from.track, at: spirit.tracks[from.track]!, rule: 'J-4.2' });
      gainFrom(table, seat, from.track);
      uncover(table, seat, from.track);
      break;
    case 'destroyed':
      if (isBlighted(table.state)) {
        spend(table, seat, 1);
        table.log({ what: 'paid', seat, n: 1, rule: 'J-23.6' });
      }
      spirit.destroyed--;
      table.log({ what: 'presence', seat, land: to, from: 'destroyed', rule: 'J-23.6' });
      break;
    case 'from':
      spirit.presence[from.land]!--;
      table.log({ what: 'moved-presence', seat, from: from.land, to, n: 1, rule: 'J-4.3' });
      break;
  }
  arrive(table.state, seat, to, 1);
}

/** The next space of a track is open. */
export function uncover({ state }: SpiritTable, seat: Seat, track: number): void {
  const { tracks } = state.spirits[seat]!;
  note(state, { what: 'uncovered', seat, track, at: tracks[track]! });
  tracks[track]!++;
}

/** Energy for a presence that is added from a space which gives it. */
function gainFrom(table: SpiritTable, seat: Seat, track: number): void {
  const { kind, tracks } = table.state.spirits[seat]!;
  const { gain = 0 } = spirits[kind]!.tracks[track]!.spaces[tracks[track]!]!;
  if (gain > 0) table.log({ what: 'energy', seat, n: gainEnergy(table.state, seat, gain), from: 'track' });
}

/** Presence comes to a land; what follows from that comes when the action is over. */
export function arrive(state: State, seat: Seat, land: number, n: number): void {
  note(state, { what: 'presence-arrived', seat, land, site: isSacredSite(state, seat, land) });
  state.spirits[seat]!.presence[land]! += n;
}

/** J-4.9, J-40.6: how many of its destroyed presence a spirit could have back in a land. */
export function restorable(state: State, seat: Seat, land: number, byPower: boolean): number {
  if (!mayBeIn(state, seat, land, byPower)) return 0;
  const room = presenceLimit(state, seat) - presenceOnIsland(state, seat);
  return Math.max(0, Math.min(state.spirits[seat]!.destroyed, room));
}

/** Destroyed presence comes back to a land: it is added there, with all that follows from it. */
export function restore(table: SpiritTable, seat: Seat, land: number, n = 1): void {
  table.state.spirits[seat]!.destroyed -= n;
  arrive(table.state, seat, land, n);
  for (let i = 0; i < n; i++) table.log({ what: 'presence', seat, land, from: 'destroyed' });
}

/** Adds one presence, to a land of the spirit's choice among these. */
export function* addPresence(table: SpiritTable, seat: Seat, lands: readonly number[]): Play {
  if (lands.length === 0) return;
  const { land } = yield* table.ask(seat, 'presence-land', lands.map(landAnswer));
  const from = sources(table.state, seat, land, false);
  if (from.length > 0) putPresence(table, seat, land, yield* table.ask(seat, 'presence-from', from, { about: { land } }));
}

/** J-4.6: what goes no land far has not moved. */
export function movePresence(table: SpiritTable, seat: Seat, from: number, to: number, n = 1): void {
  if (from === to || isSettled(table.state, seat)) return;
  const { presence } = table.state.spirits[seat]!;
  presence[from]! -= n;
  arrive(table.state, seat, to, n);
  table.log({ what: 'moved-presence', seat, from, to, n });
}

/** J-4.10: removed or replaced presence counts as destroyed, and nothing can prevent it. */
export function removePresence(table: SpiritTable, seat: Seat, land: number, n: number): void {
  const spirit = table.state.spirits[seat]!;
  spirit.presence[land]! -= n;
  spirit.destroyed += n;
  table.log({ what: 'lost-presence', seat, land, n, rule: 'J-4.10' });
}

/** J-41.8: destroyed presence of Shadows frightens those who are there. */
export function glimpseTheVoid(table: SpiritTable, seat: Seat, land: number, n: number): void {
  if (hasRule(table.state, seat, 'glimpse-of-the-shadowed-void') && invadersIn(table.state, land) > 0) generateFear(table, n, land);
}

/** The lands where a spirit has presence that is in play. */
export function ownLands(state: State, seat: Seat): number[] {
  const { presence } = state.spirits[seat]!;
  const lands: number[] = [];
  for (let space = 0; space < presence.length; space++) if (presence[space]! > 0 && isInPlay(state, space)) lands.push(space);
  return lands;
}

/** The same, as far as presence can be moved from there. */
export const movableFrom = (state: State, seat: Seat): number[] => (isSettled(state, seat) ? [] : ownLands(state, seat));

import type { Seat } from '@skerry/engine';
import { aspects, rulesWith } from '../../content/aspects.ts';
import type { Terrain } from '../../content/boards.ts';
import { spirits } from '../../content/spirits.ts';
import type { SpecialRule } from '../../content/spirit.ts';
import { distanceBetween, type Geography, geographyOf, withoutWay } from './geography.ts';
import type { State } from '../state.ts';

export const geography = (state: State): Geography =>
  geographyOf(openWay(state) === state.island.opened ? state.island : withoutWay(state.island));

/** J-40.12: the pair that is open, as long as both are lands of its spirit. */
export function openWay({ island, spirits: all, players }: State): readonly [number, number] | null {
  const { opened } = island;
  if (opened === null) return null;
  for (let seat = 0; seat < players; seat++) {
    const { kind, presence } = all[seat]!;
    if (kind >= 0 && presence[opened[0]]! > 0 && presence[opened[1]]! > 0 && spirits[kind]!.rules.includes('open-the-ways')) return opened;
  }
  return null;
}

export function hasRule(state: State, seat: Seat, rule: SpecialRule): boolean {
  const { kind, aspect } = state.spirits[seat]!;
  if (kind < 0) return false;
  const { rules } = spirits[kind]!;
  return aspect < 0 ? rules.includes(rule) : rulesWith(rules, aspects[aspect]!).includes(rule);
}

/** The seat whose spirit has a rule, or -1. */
export function seatWith(state: State, rule: SpecialRule): Seat {
  for (let seat = 0; seat < state.players; seat++) if (hasRule(state, seat, rule)) return seat;
  return -1;
}

export const isOcean = (state: State, space: number): boolean => space >= geography(state).lands;

/** J-12.3: an ocean counts as a coastal wetland, for powers and for blight, as long as Ocean's Hungry Grasp is on its board. */
export function oceanInPlay(state: State, ocean: number): boolean {
  const seat = seatWith(state, 'ocean-in-play');
  if (seat < 0) return false;
  const { slots, lands, exists } = geography(state);
  const slot = ocean - lands;
  const { presence } = state.spirits[seat]!;
  for (let space = 0; space < presence.length; space++)
    if (presence[space]! > 0 && exists[space] === true && slots[space]!.includes(slot)) return true;
  return false;
}

/** J-23.16, J-24.5: what lies in an ocean where Ocean's Hungry Grasp is not, or in a land that does not exist for a while, is not in play. */
export const isInPlay = (state: State, space: number): boolean =>
  geography(state).exists[space] === true && (!isOcean(state, space) || oceanInPlay(state, space));

/** The lands next to a space; for powers and blight with the oceans that are in play. */
export function neighbours(state: State, space: number, withOceans: boolean): readonly number[] {
  const { adjacent, oceans } = geography(state);
  const lands = adjacent[space]!;
  if (!withOceans || oceans[space]!.length === 0) return lands;
  const open = oceans[space]!.filter((ocean) => oceanInPlay(state, ocean));
  return open.length === 0 ? lands : [...lands, ...open];
}

/** J-24.2: a space and those next to it, each of them once: joined lands are next to themselves. */
export const around = (state: State, space: number, withOceans: boolean): readonly number[] => [
  ...new Set([space, ...neighbours(state, space, withOceans)]),
];

/** All lands, for powers with the oceans that are in play. */
export function landsOf(state: State, withOceans: boolean): readonly number[] {
  const { existing, lands, spaces, exists } = geography(state);
  if (!withOceans || seatWith(state, 'ocean-in-play') < 0) return existing;
  const all = [...existing];
  for (let ocean = lands; ocean < spaces; ocean++) if (exists[ocean] && oceanInPlay(state, ocean)) all.push(ocean);
  return all;
}

/** How far it is. J-2.6, J-23.12: for powers an ocean that is in play is gone through like a land. */
export function distancesFor(state: State, byPower: boolean): (from: number, to: number) => number {
  const known = geography(state);
  const open = byPower ? landsOf(state, true).slice(known.existing.length) : [];
  if (open.length === 0) return (from, to) => distanceBetween(known, from, to);
  return (from, to) =>
    open.reduce(
      (least, ocean) => Math.min(least, distanceBetween(known, from, ocean) + distanceBetween(known, ocean, to)),
      distanceBetween(known, from, to),
    );
}

/** J-40.8: for spirits, Downpour's sacred sites are wetlands, too. */
export function isTerrain(state: State, space: number, terrain: Terrain): boolean {
  return showsTerrain(state, space, terrain) || (terrain === 'wetland' && isDrenched(state, space));
}

function isDrenched(state: State, space: number): boolean {
  const seat = seatWith(state, 'drench-the-landscape');
  return seat >= 0 && presenceIn(state, seat, space) >= 2;
}

/** What is printed, as invader cards see it. */
export function showsTerrain(state: State, space: number, terrain: Terrain): boolean {
  const { terrain: all, parts, lands } = geography(state);
  if (space >= lands) return terrain === 'wetland';
  const made = parts[space]!;
  if (made.length === 1) return all[space] === terrain;
  return made.some((part) => all[part] === terrain);
}

export const isCoastal = (state: State, space: number): boolean => geography(state).coastal[space] === true || isOcean(state, space);

export function presenceIn(state: State, seat: Seat, space: number): number {
  return state.spirits[seat]!.presence[space]!;
}

/** J-3.5: where one spirit has two presence; River's wetlands need but one. */
export const isSacredSite = (state: State, seat: Seat, space: number): boolean =>
  isSiteOf(state, seat, space, presenceIn(state, seat, space));

/** Whether so much presence is a sacred site of a spirit there. */
export function isSiteOf(state: State, seat: Seat, space: number, count: number): boolean {
  return count >= 2 || (count === 1 && isTerrain(state, space, 'wetland') && hasRule(state, seat, 'rivers-domain'));
}

export function sacredSites(state: State, seat: Seat): number[] {
  const { presence } = state.spirits[seat]!;
  const sites: number[] = [];
  for (let space = 0; space < presence.length; space++)
    if (presence[space]! > 0 && isInPlay(state, space) && isSacredSite(state, seat, space)) sites.push(space);
  return sites;
}

/** J-24.1: whether a land lies on a board; joined lands of two boards lie on both. */
export const liesOn = (state: State, space: number, slot: number): boolean => geography(state).slots[space]!.includes(slot);

/** The slots of the boards on which any of these lie, each once. */
export function slotsOf(state: State, lands: readonly number[]): number[] {
  const { slots } = geography(state);
  return [...new Set(lands.flatMap((land) => slots[land]!))];
}

export const areOnOneBoard = (state: State, one: number, other: number): boolean =>
  geography(state).slots[one]!.some((slot) => liesOn(state, other, slot));

/** J-24.1: the slots of the boards whose coast a land is: of a joined land those whose ocean it touches. */
export function shoresOf(state: State, land: number): readonly number[] {
  if (!isCoastal(state, land)) return [];
  const { oceans, lands, slots } = geography(state);
  const own = slots[land]!;
  return own.length === 1 ? own : own.filter((slot) => oceans[land]!.includes(lands + slot));
}

/** J-31.8: the lands of a board. */
export const landsOn = (state: State, slot: number): number[] => landsOf(state, false).filter((land) => liesOn(state, land, slot));

/** J-1.4: who decides about a land where nobody's power does: the spirit whose starting board it is on. */
export const deciderFor = (state: State, space: number): Seat => deciderOn(state, geography(state).board[space]!);

/** The same of a board. */
export function deciderOn(state: State, slot: number): Seat {
  const seat = state.spirits.findIndex((spirit) => spirit.board === slot);
  return seat < 0 ? 0 : seat;
}

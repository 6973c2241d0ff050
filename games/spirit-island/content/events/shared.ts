import { branch, type Branch } from '../event.ts';
import { eachBoard, eachLand, eachSpiritWith, halfOfTheBoards, onTheIsland, thisTurn } from '../part.ts';
import {
  add, anyOf, at, damage, destroy, energy, fear, has, hasInvaders, inTerrain, islandRule, more, per, push, ruleIn, special, type Test, without, onBoard,
} from '../step.ts';

/* Token and dahan events that stand on several cards. */

const beasts = has('beasts');

// ── Tokens ──

export const beastsAttack = branch('Beasts Attack', eachLand([beasts], special('beasts-attack')));
export const beastsProwl = branch('Beasts Prowl', onTheIsland(special('beasts-prowl')));
export const preyOnTheUnwary = branch(
  'Prey on the Unwary',
  eachLand([beasts], destroy(per(1, 'beasts'), 'explorer')),
  onTheIsland(at({ test: [onBoard(without('beasts'))] }, add(1, 'beasts'))),
);
export const newDiseases = branch(
  'New Diseases',
  halfOfTheBoards(at({ test: [has('dahan'), hasInvaders] }, add(1, 'disease'), damage(2, 'dahan'))),
);
export const grimToll = branch('Grim Toll', eachBoard(at({ test: [has('disease')] }, damage(2), damage(2, 'dahan'))));
export const lingeringPlagues = branch('Lingering Plagues', eachBoard(at({ test: [] }, add(1, 'disease'))), onTheIsland(islandRule('disease-idle')));
export const stricken = branch('Stricken', onTheIsland(ruleIn(anyOf(has('disease'), has('strife')), 'skip-ravage')));
export const outbreakIn = (title: string, ...where: Test[]): Branch =>
  branch(title, eachBoard(at({ test: where, most: ['town', 'city'] }, add(1, 'disease'))));

// ── Dahan ──

export const cannyDefense = branch('Canny Defense', thisTurn(islandRule('defend-per-dahan')));
export const fierceMien = branch('Fierce Mien', eachLand([hasInvaders, more(['dahan'], ['town', 'city'])], fear(1)));
export const offerings = branch('Offerings of Pattern and Dance', eachSpiritWith(2, 'dahan', energy(1)));
/** More dahan where there are dahan already. */
export const comingOfAge = (...where: Test[]): Branch => branch('Coming of Age', eachBoard(at({ test: [...where, has('dahan')] }, add(1, 'dahan'))));
/** Dahan leave a land for one that is not so. */
export const dahanLeave = (title: string, from: Test, to: Test): Branch =>
  branch(title, eachBoard(at({ test: [from, has('dahan')] }, push(2, 'dahan', { to: [to] }))));

export const jungleOrWetland = inTerrain('jungle', 'wetland');
export const sandsOrMountain = inTerrain('sands', 'mountain');

import { branch, type Branch } from '../event.ts';
import { eachBoard, eachBoardThat, eachLand, eachSpiritWith, halfOfTheBoards, onTheIsland, thisTurn } from '../part.ts';
import {
  add, anyOf, anyPresence, at, atChosen, atLeast, between, damage, destroy, either, energy, fear, has, hasInvaders, inTerrain, islandRule, more, per, push, ruleIn, special, type Test, times, upTo, without, onBoard,
} from '../step.ts';

/* Events that stand on several cards. */

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
export const grimToll = branch('Grim Toll', eachBoard(atChosen([has('disease')], damage(2), damage(2, 'dahan'))));
export const lingeringPlagues = branch('Lingering Plagues', eachBoard(at({ test: [] }, add(1, 'disease'))), onTheIsland(islandRule('disease-idle')));
export const stricken = branch('Stricken', onTheIsland(ruleIn(anyOf(has('disease'), has('strife')), 'skip-ravage')));
export const explorersBlunder = branch(
  'Explorers Blunder',
  eachBoard(times(2, at({ test: [beasts, has('explorer')] }, destroy(1, 'explorer')))),
);
export const preyOnTheHeedless = branch('Prey on the Heedless', eachLand([beasts], damage(per(1, 'beasts'))));
export const beastsChaseOffHomesteaders = branch(
  'Beasts Chase Off Homesteaders',
  eachBoard(at({ test: [beasts, has('explorer', 'town')] }, either(push(upTo(2), 'explorer'), push(upTo(1), 'town')))),
);
export const plaguesBringFear = branch(
  'Plagues Bring Fear and Death',
  eachBoardThat(onBoard(has('disease')), fear(1)),
  eachBoard(at({ test: [has('disease')] }, damage(2, 'dahan'))),
);
export const outbreakIn = (title: string, ...where: Test[]): Branch =>
  branch(title, eachBoard(at({ test: where, most: ['town', 'city'] }, add(1, 'disease'))));

// ── Main ──

export const increasingAggression = branch('Increasing Aggression', onTheIsland(islandRule('ravage-damage', 1)));

// ── Dahan ──

export const cannyDefense = branch('Canny Defense', thisTurn(islandRule('defend-per-dahan')));
export const fierceMien = branch('Fierce Mien', eachLand([hasInvaders, more(['dahan'], ['town', 'city'])], fear(1)));
export const offerings = branch('Offerings of Pattern and Dance', eachSpiritWith(2, 'dahan', energy(1)));
export const carefulDefense = branch('Careful Defense', thisTurn(islandRule('defend-if-dahan', 2)));
export const coordinatedDefense = branch('Coordinated Defense', thisTurn(ruleIn([has('dahan'), anyPresence], 'defend', 5)));
export const thousandStruggles = branch(
  'A Thousand Small Struggles',
  eachBoardThat([onBoard(atLeast(4, 'town', 'city')), onBoard(between(0, 4, 'dahan'))], at({ test: [without('dahan')] }, add(1, 'blight'))),
);
/** More dahan where there are dahan already. */
export const comingOfAge = (...where: Test[]): Branch => {
  const among = where.some((test) => test.is === 'has' && test.of.includes('dahan'));
  return branch('Coming of Age', eachBoard(at({ test: among ? where : [...where, has('dahan')] }, add(1, 'dahan'))));
};
/** Dahan leave a land for one that is not so. */
export const dahanLeave = (title: string, from: Test, to: Test): Branch =>
  branch(title, eachBoard(at({ test: [from, has('dahan')] }, push(2, 'dahan', { to: [to] }))));

export const jungleOrWetland = inTerrain('jungle', 'wetland');
export const sandsOrMountain = inTerrain('sands', 'mountain');

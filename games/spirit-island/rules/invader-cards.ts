import type { Play } from '@skerry/engine';
import { invaderCards } from '../content/invader-cards.ts';
import { landAnswer } from './answers.ts';
import { build } from './build.ts';
import { hasChange, hasScenarioRule } from './enemy.ts';
import { escalate } from './escalation.ts';
import { explore, hasSource } from './explore.ts';
import { takeTop } from './invader-deck.ts';
import { deciderFor, geography, isCoastal, showsTerrain, landsOf, seatWith } from './island.ts';
import { nearForInvaders } from './isolation.ts';
import { buildingsIn, invadersIn } from './pieces.ts';
import { canRavage, foreseeRavage, ravage } from './ravage.ts';
import { allSands } from './scenarios/sands.ts';
import { asOften } from './sideways.ts';
import { isSkippedByRule } from './skipping.ts';

import type { SpiritTable, State } from './state.ts';

const itself = (land: number): number => land;

/** J-15.2, J-15.3: the lands that a card shows. */
export function landsOfCard(state: State, card: number): number[] {
  const { matches } = invaderCards[card]!;
  return landsOf(state, false).filter((land) =>
    matches === 'coastal' ? isCoastal(state, land) : matches.some((terrain) => showsTerrain(state, land, terrain)),
  );
}

/** J-15.2, J-15.4 */
export function landsToRavage(state: State, card: number): number[] {
  return landsOfCard(state, card).filter((land) => canRavage(state, land));
}

/** J-15.4, J-21.14 */
export function landsToBuild(state: State, card: number): number[] {
  const servants = hasChange(state, 'servants-earn-land');
  return landsOfCard(state, card).filter(
    (land) =>
      allSands(state, land).some((there) => invadersIn(state, there) > 0) ||
      (servants && nearForInvaders(state, land).reduce((sum, near) => sum + buildingsIn(state, near), 0) >= 2),
  );
}

/** J-15.4 */
export function landsToExplore(state: State, card: number): number[] {
  return landsOfCard(state, card).filter((land) => hasSource(state, land));
}

/** J-15.1, J-15.2: all lands of a ravage card, in the order that the table likes where it can matter. */
export function* ravageCard(table: SpiritTable, card: number): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'ravage' });
  const lands = asOften(state, landsToRavage(state, card), itself);
  while (lands.length > 0 && !state.over) {
    const next = yield* nextToRavage(table, [...new Set(lands)]);
    lands.splice(lands.indexOf(next), 1);
    yield* ravage(table, next);
  }
}

/** Lands that reach no other come first, without a question: what happens there changes nothing elsewhere. */
function* nextToRavage(table: SpiritTable, lands: readonly number[]): Play<number> {
  const { state } = table;
  const byItself = lands.find((land) => !reachesOthers(state, land));
  if (byItself !== undefined) return byItself;
  const { land } = yield* table.ask(deciderFor(state, lands[0]!), 'ravage-order', lands.map(landAnswer));
  return land;
}

/**
 * J-15.2: whether a ravage in a land may change what another one does: by blight, by what comes after it (a power of this turn, dahan that rise),
 * or by presence that is lost with dahan.
 */
function reachesOthers(state: State, land: number): boolean {
  if (isSkippedByRule(state, land, 'ravage')) return false;
  const { blight, dahanLost, counter } = foreseeRavage(state, land);
  if (blight > 0 || state.conditions.length > 0) return true;
  if (dahanLost > 0 && seatWith(state, 'sworn-to-victory') >= 0) return true;
  return counter > 0 && hasScenarioRule(state, 'dahan-insurrection');
}

export function* buildCard(table: SpiritTable, card: number): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'build' });
  for (const land of asOften(state, landsToBuild(state, card), itself)) {
    if (state.over) return;
    yield* build(table, land);
  }
}

/** J-17.3: turns over the top card; null, and the game is lost, if there is none. */
export const revealCard = takeTop;

/** J-17.5, J-21.3 */
export function* exploreCard(table: SpiritTable, card: number): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'explore' });
  const { escalation } = invaderCards[card]!;
  if (escalation) yield* escalate(table);
  if (state.over) return;
  const lands = landsToExplore(state, card);
  const more = yield* extraExplorers(table, lands);
  for (const land of asOften(state, lands, itself)) {
    if (state.over) return;
    yield* explore(table, land, more.includes(land) ? 2 : 1, escalation);
  }
}

/** J-22.5: one more explorer on each board, in one of the lands explored there. */
function* extraExplorers(table: SpiritTable, lands: readonly number[]): Play<number[]> {
  const { state } = table;
  if (!hasScenarioRule(state, 'extra-explorer')) return [];
  const { board } = geography(state);
  const chosen: number[] = [];
  for (const slot of new Set(lands.map((land) => board[land]!))) {
    const here = lands.filter((land) => board[land] === slot);
    const { land } = yield* table.ask(deciderFor(state, here[0]!), 'extra-explorer', here.map(landAnswer));
    chosen.push(land);
  }
  return chosen;
}

/** J-17.6; J-21.16, J-21.17 */
export function advance(table: SpiritTable): void {
  const { state } = table;
  const { invaders } = state;
  const leaving = invaders.ravage;
  invaders.discard.push(...invaders.immigration);
  invaders.immigration = [];
  const stays = hasChange(state, 'high-immigration-all-game');
  if (hasChange(state, 'high-immigration') && !state.immigrationOver) {
    if (!stays && leaving.some((card) => invaderCards[card]!.stage >= 2)) {
      state.immigrationOver = true;
      invaders.discard.push(...leaving);
    } else invaders.immigration = leaving;
  } else invaders.discard.push(...leaving);
  invaders.ravage = invaders.build;
  invaders.build = invaders.explore;
  invaders.explore = [];
  table.log({ what: 'advanced', rule: 'J-17.6' });
}

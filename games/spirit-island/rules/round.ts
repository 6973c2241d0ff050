import type { Play, Seat } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { noElements } from '../content/elements.ts';
import { action } from './action.ts';
import { done } from './action-body.ts';
import { cardAnswer, stop } from './answers.ts';
import { forget, forgettable } from './cards.ts';
import { carriedOutBy } from './carry-out.ts';
import { unweave } from './changing-island.ts';
import { chooseSpirits } from './choosing.ts';
import { weaken } from './dying.ts';
import { checkEnd, lossOf } from './ending.ts';
import { hasChange, hasScenarioRule } from './enemy.ts';
import { eventStep } from './events.ts';
import { resolveFearCard } from './fear-cards.ts';
import { migratoryHerders, waveOfImmigration } from './adversaries/habsburg.ts';
import { pressureForFastProfit } from './adversaries/russia.ts';
import { exportsFuelGrowth } from './adversaries/scotland.ts';
import { advance, afterExploreStep, buildCard, exploreCard, landsForSeekers, ravageCard, revealCard } from './invader-cards.ts';
import { gatherLight } from './forms.ts';
import { gainEnergy } from './elements.ts';
import { generateFear } from './fear.ts';
import { geography, seatWith } from './island.ts';
import { ownLands } from './presence.ts';
import { takeMarkersBack } from './markers.ts';
import { holdsIn, ruleOf, sumOf } from './modifiers.ts';
import { passedOver, takeFate } from './next-card.ts';
import { carryOutParts, carryOutWaiting } from './parts.ts';
import { merge } from './pieces.ts';
import { powerPhase } from './power-phase.ts';
import { carryOutSteps } from './resolve.ts';
import { clearTheIsland, isBetweenWaves } from './scenarios/second-wave.ts';
import { layOut, setupAgain } from './laying-out.ts';
import { search } from './scenarios/searching.ts';
import { hasFind, mostPlays } from './scenarios/finds.ts';
import { thievesEscape } from './scenarios/escaping.ts';
import { returnLoot } from './scenarios/thieves.ts';
import { migrate, spillOverBuild, spillOverExplore } from './scenarios/great-river.ts';
import { spiritPhase } from './spirit-phase.ts';
import { endStasis } from './stasis.ts';
import { DAHAN, type Phase, type SpiritTable } from './state.ts';
import { betweenActions } from './ways.ts';
import { landsOfCard, landsOfRavageCard } from './shown-lands.ts';

carriedOutBy(carryOutSteps);

/** One step: one act of one spirit, or one part of the invader phase. */
export function* step(table: SpiritTable): Play {
  const { state } = table;
  if (isBetweenWaves(state)) {
    yield* clearTheIsland(table);
    setupAgain(table);
    return;
  }
  switch (state.phase) {
    case 'choose':
      if (!(yield* chooseSpirits(table))) state.phase = 'setup';
      return;
    case 'setup':
      yield* layOut(table);
      beginTurn(table);
      // J-20.5: what comes in setup may have destroyed all of a spirit already.
      if (lossOf(state) !== null) checkEnd(table);
      if (!state.over) yield* search(table, action);
      return;
    case 'spirit':
      if (!(yield* spiritPhase(table))) {
        rest(table);
        enter(table, 'fast');
      }
      return;
    case 'fast':
      if (yield* powerPhase(table)) yield* turnUpReminders(table);
      else enter(table, 'invader');
      break;
    case 'invader':
      yield* invaderPhase(table);
      break;
    case 'slow':
      if (yield* powerPhase(table)) yield* turnUpReminders(table);
      else {
        endStasis(state);
        yield* migrate(table);
        if (!state.over) enter(table, 'time-passes');
      }
      break;
    case 'time-passes':
      yield* timePasses(table);
      beginTurn(table);
      yield* weakenFromNowOn(table);
  }
}

/** J-35.3, J-13.10: who bears more damage than health from this turn on is destroyed. */
function* weakenFromNowOn(table: SpiritTable): Play {
  const { state } = table;
  if (state.over || !state.modifiers.some(({ kind, from }) => kind === 'all-weaken' && from === state.turn)) return;
  yield* action(table, { kind: 'blight', name: blightCards[state.blight.card]!.name }, () => done(() => weaken(table, null)));
}

/** J-6.1 */
function beginTurn(table: SpiritTable): void {
  const { state } = table;
  if (state.over) return;
  state.turn++;
  table.log({ what: 'turn', turn: state.turn });
  // J-22.9 holds from the second turn on, whatever made the town.
  checkEnd(table);
  if (state.over) return;
  for (const spirit of state.spirits) {
    spirit.growth = { taken: [], open: [], energyGained: false };
    spirit.trackUses = [];
    spirit.plays = 0;
    spirit.extraPlays = sumOf(state, 'more-plays');
    spirit.mostPlays = mostPlays(state);
    spirit.owed = spirit.bargains;
    spirit.doneThisTurn = [];
  }
  enter(table, 'spirit');
}

const FOR_REST = 2;

/** J-38.8, find 3: who reclaims nothing gains energy. */
function rest(table: SpiritTable): void {
  const { state } = table;
  if (!hasFind(state, 3, 'players')) return;
  state.spirits.forEach(({ doneThisTurn }, seat) => {
    if (doneThisTurn.includes('reclaimed')) return;
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, FOR_REST), from: 'effect', rule: 'J-38.8' });
  });
}

function enter(table: SpiritTable, phase: Phase): void {
  const { state } = table;
  state.phase = phase;
  state.invaderStep = 0;
  for (const spirit of state.spirits) spirit.done = false;
  state.ways.quiet = false;
  takeMarkersBack(state);
  table.log({ what: 'phase', phase });
}

// ── The invader phase ──

/** J-6.4: what comes one after the other. */
const invaderSteps: readonly ((table: SpiritTable) => Play<boolean>)[] = [
  blightedIsland,
  eventStep,
  fearStep,
  immigrationStep,
  ravageStep,
  afterRavage,
  buildStep,
  exploreStep,
  advanceStep,
  afterAdvance,
];

/** One of the invaders' steps; it says whether there is more of it. */
function* invaderPhase(table: SpiritTable): Play {
  const { state } = table;
  yield* betweenActions(table);
  const more = yield* invaderSteps[state.invaderStep]!(table);
  if (state.over) return;
  yield* turnUpReminders(table);
  if (state.over || more) return;
  state.invaderStep++;
  if (state.invaderStep === invaderSteps.length) enter(table, 'slow');
}

/** J-18.11, J-18.12, J-18.13 */
function* blightedIsland(table: SpiritTable): Play<boolean> {
  const { state } = table;
  state.fear.resolvedThisPhase = 0;
  const card = blightCards[state.blight.card];
  if (card === undefined || card.ongoing.length === 0) return false;
  table.log({ what: 'step', step: 'blighted-island', rule: 'J-18.11' });
  yield* carryOutParts(table, { kind: 'blight', name: card.name }, card.ongoing);
  return false;
}

/** J-19.3; J-22.10 */
function* fearStep(table: SpiritTable): Play<boolean> {
  const { state } = table;
  if (state.fear.earned.length === 0 || hasScenarioRule(state, 'rituals-of-terror')) return false;
  if (state.fear.resolvedThisPhase === 0) table.log({ what: 'step', step: 'fear' });
  yield* resolveFearCard(table);
  return state.fear.earned.length > 0;
}

/** J-21.16, J-21.19 */
function* immigrationStep(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const times = hasChange(state, 'independent-resolve') && state.fear.resolvedThisPhase === 0 ? 2 : 1;
  if (state.invaders.immigration.length > 0) table.log({ what: 'step', step: 'immigration' });
  for (const card of state.invaders.immigration) for (let i = 0; i < times && !state.over; i++) yield* buildCard(table, card);
  return false;
}

/** J-26.6, J-36.16: a reminder that has come to lie on top of the invader deck. */
function* turnUpReminders(table: SpiritTable): Play {
  const { invaders, over } = table.state;
  const due = over ? [] : invaders.reminders.filter(({ above }) => above === 0);
  if (due.length === 0) return;
  invaders.reminders = invaders.reminders.filter(({ above }) => above > 0);
  for (const { name } of due) {
    table.log({ what: 'reminder', name, rule: 'J-36.16' });
    yield* waveOfImmigration(table);
  }
}

/** J-42.2: what waits for the next ravage is spent by it; all of the step may be a build in place of it. */
function* ravageStep(table: SpiritTable): Play<boolean> {
  const { state } = table;
  state.invaders.blighted = [];
  yield* thievesEscape(table);
  yield* turnUpReminders(table);
  if (state.over || state.invaders.ravage.length === 0) return false;
  table.log({ what: 'step', step: 'ravage' });
  const taught = state.modifiers.findIndex(({ kind }) => kind === 'ravage-as-build');
  if (taught >= 0) state.modifiers.splice(taught, 1);
  for (const card of state.invaders.ravage) {
    if (state.over) return false;
    if (taught >= 0) yield* buildCard(table, card);
    else yield* ravageCard(table, card);
  }
  if (taught < 0) state.modifiers = state.modifiers.filter(({ until }) => until !== 'ravage');
  return false;
}

/** J-36.25, J-36.33 */
function* afterRavage(table: SpiritTable): Play<boolean> {
  const { state } = table;
  yield* carryOutWaiting(table, 'ravage');
  yield* pressureForFastProfit(table);
  const fitting = state.invaders.ravage.map((card) => landsOfRavageCard(state, card));
  yield* exportsFuelGrowth(table, inOrder(fitting));
  return false;
}

function* afterAdvance(table: SpiritTable): Play<boolean> {
  yield* carryOutWaiting(table, 'advance');
  return false;
}

/** The lands of several cards, each once, in the order of boards and lands. */
const inOrder = (lands: readonly (readonly number[])[]): number[] => [...new Set(lands.flat())].toSorted((one, other) => one - other);

/** J-31.1, J-36.12 */
function* buildStep(table: SpiritTable): Play<boolean> {
  const { state } = table;
  if (state.invaders.build.length > 0) table.log({ what: 'step', step: 'build' });
  for (const card of state.invaders.build) {
    if (state.over) return false;
    const fate = takeFate(state, 'build');
    if (fate === 'waits') {
      state.modifiers.push({ kind: 'build-card-stays', land: null, amount: card, seat: null, until: 'used' });
      table.log({ what: 'card-waits', step: 'build' });
    } else yield* buildCard(table, card, passedOver(state, fate, landsOfCard(state, card)));
  }
  yield* migratoryHerders(table, inOrder(state.invaders.build.map((card) => landsOfCard(state, card))));
  yield* spillOverBuild(table);
  return false;
}

/** J-17.3, J-31.2 */
function* exploreStep(table: SpiritTable): Play<boolean> {
  const { state } = table;
  table.log({ what: 'step', step: 'explore' });
  const more = state.modifiers.filter(({ kind }) => kind === 'explore-again').length;
  state.modifiers = state.modifiers.filter(({ kind }) => kind !== 'explore-again');
  const cards: number[] = [];
  for (let i = 0; i < 1 + more && !state.over; i++) {
    // J-36.16: a reminder between two cards comes before the second.
    if (i > 0) yield* turnUpReminders(table);
    if (state.over) return false;
    const card = yield* exploreNext(table);
    if (card !== null) cards.push(card);
  }
  if (!state.over) yield* afterExploreStep(table, cards);
  yield* spillOverExplore(table);
  return false;
}

/** One card is revealed and carried out, before the next one is; or it is put off to the next turn. */
function* exploreNext(table: SpiritTable): Play<number | null> {
  const { state } = table;
  const fate = takeFate(state, 'explore');
  if (fate === 'waits') {
    state.modifiers.push({ kind: 'explore-again', land: null, amount: 1, seat: null, until: 'used' });
    table.log({ what: 'card-waits', step: 'explore' });
    return null;
  }
  const card = revealCard(table);
  if (card === null) {
    state.lost ??= 'invader-cards';
    checkEnd(table);
    return null;
  }
  state.invaders.explore.push(card);
  // Fortune-Seekers come in place of all that the card does.
  const sought = ruleOf(state, 'fortune-seekers') !== undefined;
  const fitting = sought ? landsForSeekers(state) : landsOfCard(state, card);
  yield* exploreCard(table, card, { except: passedOver(state, fate, fitting) });
  return sought ? null : card;
}

function advanceStep(table: SpiritTable): Play<boolean> {
  return done(() => {
    advance(table);
    return false;
  });
}

// ── The end of a turn ──

/** J-6.6, J-6.7 */
function* timePasses(table: SpiritTable): Play {
  const { state } = table;
  table.log({ what: 'time-passes', rule: 'J-6.6' });
  for (let seat = 0; seat < state.players; seat++) yield* putAway(table, seat);
  yield* unweave(table);
  const { spaces } = geography(state);
  const mist = seatWith(state, 'slow-and-silent-death');
  if (mist >= 0) yield* action(table, { kind: 'spirit', seat: mist, name: 'slow-and-silent-death' }, () => slowDeath(table, mist));
  if (state.over) return;
  for (let space = 0; space < spaces; space++) {
    if (mist >= 0 && state.spirits[mist]!.presence[space]! > 0) continue;
    const burns = holdsIn(state, 'no-healing', space);
    for (const group of state.spaces[space]!.groups) if (group.kind === DAHAN || !burns) group.damage = 0;
    merge(state, space);
  }
  state.modifiers = state.modifiers.filter(({ until, from = 0 }) => until !== 'turn' || from > state.turn);
  state.conditions = [];
  // J-6.6, J-13.10: who has healed loses nothing with a bonus; who does not heal may.
  weaken(table, null);
  returnLoot(state);
  state.laid.helping = [];
  for (const spirit of state.spirits) {
    spirit.gained = noElements();
    spirit.uses = [];
    spirit.repeats = [];
    spirit.quickened = 0;
    spirit.quickenedLesser = 0;
    spirit.swift = 0;
    spirit.anySpeed = 0;
    spirit.pours = 0;
    spirit.range = 0;
    spirit.coastalRange = 0;
    spirit.alsoFrom = [];
    spirit.mastered = [];
  }
}

/** J-40.29 */
function slowDeath(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  const lands = ownLands(state, seat).filter((land) =>
    state.spaces[land]!.groups.some(({ kind, damage }) => kind !== DAHAN && damage > 0),
  ).length;
  return done(() => {
    generateFear(table, Math.min(5, lands));
    const n = gainEnergy(state, seat, Math.floor(lands / 3));
    if (n > 0) table.log({ what: 'energy', seat, n, from: 'effect', rule: 'J-40.29' });
  });
}

/** Played cards go to the discards; a gift may save one of them. */
function* putAway(table: SpiritTable, seat: Seat): Play {
  const spirit = table.state.spirits[seat]!;
  for (; spirit.takeBack > 0; spirit.takeBack--) {
    if (spirit.played.length === 0) continue;
    const answer = yield* table.ask(seat, 'take-back', [...spirit.played.map(cardAnswer), stop]);
    if (answer.kind === 'stop') continue;
    spirit.played.splice(spirit.played.indexOf(answer.card), 1);
    spirit.hand.push(answer.card);
    table.log({ what: 'reclaimed', seat, cards: [answer.card] });
  }
  // It may be gone already, for a major power.
  for (const card of spirit.forgetting) if (forgettable(spirit).includes(card)) forget(table, seat, card);
  spirit.forgetting = [];
  spirit.discard.push(...spirit.played);
  spirit.played = [];
  spirit.discard.push(...spirit.faceDown);
  spirit.faceDown = [];
  for (; spirit.scattered > 0; spirit.scattered--) yield* gatherLight(table, seat);
}

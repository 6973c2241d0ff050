import type { Play } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { done } from './action-body.ts';
import { action } from './action.ts';
import { carriedOutBy } from './powers/carry-out.ts';
import { chooseSpirits } from './setup/choosing.ts';
import { weaken } from './pieces/dying.ts';
import { gainEnergy } from './spirits/elements.ts';
import { checkEnd } from './ending.ts';
import { invaderPhase, turnUpReminders } from './invaders/invader-phase.ts';
import { layOut, setupAgain } from './setup/laying-out.ts';
import { takeMarkersBack } from './spirits/markers.ts';
import { sumOf } from './modifiers.ts';
import { powerPhase } from './powers/power-phase.ts';
import { carryOutSteps } from './powers/resolve.ts';
import { hasFind, mostPlays } from './scenarios/finds.ts';
import { migrate } from './scenarios/great-river.ts';
import { search } from './scenarios/searching.ts';
import { clearTheIsland, isBetweenWaves, noteLastStage } from './scenarios/second-wave.ts';
import { spiritPhase } from './spirits/spirit-phase.ts';
import { endStasis } from './island/stasis.ts';
import type { Phase, SpiritTable } from './state.ts';
import { timePasses } from './time-passes.ts';

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
      yield* search(table, action);
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
      if (!(yield* invaderPhase(table))) enter(table, 'slow');
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
  noteLastStage(state);
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
  delete state.invaders.swaying;
  for (const spirit of state.spirits) spirit.done = false;
  state.ways.quiet = false;
  takeMarkersBack(state);
  table.log({ what: 'phase', phase });
}

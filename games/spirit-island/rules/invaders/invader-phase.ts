import type { Play } from '@skerry/engine';
import { blightCards } from '../../content/blight-cards.ts';
import { done } from '../action-body.ts';
import { migratoryHerders, waveOfImmigration } from '../adversaries/habsburg.ts';
import { pressureForFastProfit } from '../adversaries/russia.ts';
import { exportsFuelGrowth } from '../adversaries/scotland.ts';
import { checkEnd } from '../ending.ts';
import { escalationsOf, hasChange, hasScenarioRule } from '../adversaries/enemy.ts';
import { escalate } from '../adversaries/escalation.ts';
import { persistentExplorers } from '../adversaries/france.ts';
import { eventStep } from '../events/events.ts';
import { resolveFearCard } from '../fear-and-blight/fear-cards.ts';
import { advance, buildCard, exploreCard, landsForSeekers, ravageCard, revealCard } from './invader-cards.ts';
import { ruleOf } from '../modifiers.ts';
import { passedOver, takeFate } from './next-card.ts';
import { carryOutParts, carryOutWaiting } from '../events/parts.ts';
import { thievesEscape } from '../scenarios/escaping.ts';
import { isRiver, spillOverBuild, spillOverExplore } from '../scenarios/great-river.ts';
import { carryOutFollowing, type Following } from './after-step.ts';
import { landsOfCard, landsOfRavageCard } from '../island/shown-lands.ts';
import type { SpiritTable } from '../state.ts';
import { betweenActions } from '../island/ways.ts';

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

/** One of the invaders' steps; it says whether there is more of the phase. */
export function* invaderPhase(table: SpiritTable): Play<boolean> {
  const { state } = table;
  yield* betweenActions(table);
  const more = yield* invaderSteps[state.invaderStep]!(table);
  if (state.over) return true;
  yield* turnUpReminders(table);
  if (state.over || more) return true;
  state.invaderStep++;
  return state.invaderStep < invaderSteps.length;
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
export function* turnUpReminders(table: SpiritTable): Play {
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
  const { ravage } = state.invaders;
  yield* carryOutFollowing(table, [
    {
      name: 'pressure-for-fast-profit',
      isDue: state.turn > 1 && hasChange(state, 'pressure-for-fast-profit'),
      carryOut: () => pressureForFastProfit(table),
    },
    {
      name: 'exports-fuel-growth',
      isDue: ravage.length > 0 && hasChange(state, 'exports-fuel-growth'),
      carryOut: () => exportsFuelGrowth(table, inOrder(ravage.map((card) => landsOfRavageCard(state, card)))),
    },
  ]);
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
    } else yield* buildCard(table, card, fate);
  }
  const built = inOrder(state.invaders.build.map((card) => landsOfCard(state, card)));
  yield* carryOutFollowing(table, [
    {
      name: 'migratory-herders',
      isDue: built.length > 0 && hasChange(state, 'migratory-herders'),
      carryOut: () => migratoryHerders(table, built),
    },
    { name: 'spill-over', isDue: isRiver(state), carryOut: () => spillOverBuild(table) },
  ]);
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
  return false;
}

/** J-36.9, J-36.11, J-38.23: what comes when all cards have explored. */
export function* afterExploreStep(table: SpiritTable, cards: readonly number[]): Play {
  const { state } = table;
  const isSeeking = cards.some((card) => escalationsOf(state, card).includes('seek-prime-territory'));
  const byAdversaries: readonly Following[] = [
    { name: 'persistent-explorers', isDue: hasChange(state, 'persistent-explorers'), carryOut: () => persistentExplorers(table) },
    { name: 'escalation', isDue: isSeeking, carryOut: () => escalateAfter(table, cards) },
  ];
  const spillOver: Following = { name: 'spill-over', isDue: true, carryOut: () => spillOverExplore(table) };
  // Adversaries do not get in each other's way here; the river may.
  if (isRiver(state)) yield* carryOutFollowing(table, [...byAdversaries, spillOver]);
  else for (const { isDue, carryOut } of byAdversaries) if (isDue) yield* carryOut();
  // A card that does nothing now has been carried out for the first time all the same.
  if (!isSeeking) yield* escalateAfter(table, cards);
}

function* escalateAfter(table: SpiritTable, cards: readonly number[]): Play {
  for (const card of cards) yield* escalate(table, card, landsOfCard(table.state, card), 'after-step');
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

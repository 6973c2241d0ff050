import type { Play } from '@skerry/engine';
import { invaderCards } from '../../content/invader-cards.ts';
import { landAnswer, stop } from '../answers.ts';
import { build, buildReachesOthers, fitsToBuild } from './build.ts';
import { tradingPorts } from '../adversaries/scotland.ts';
import { hasChange, hasScenarioRule } from '../adversaries/enemy.ts';
import { escalate } from '../adversaries/escalation.ts';
import { bringsExplorer, explore, hasFarm, hasSource, isOpenToExplore, mayFarm } from './explore.ts';
import { takeTop } from './invader-deck.ts';
import { type Fate, passedOver } from './next-card.ts';
import { deciderFor, deciderOn, geography, landsOf, landsOn, liesOn, slotsOf } from '../island/island.ts';
import { buildingsIn, dahanIn } from '../pieces/pieces.ts';
import { ruleOf } from '../modifiers.ts';
import { canRavage, ravage } from './ravage.ts';
import { nextToRavage } from './ravage-order.ts';
import { asOften } from './sideways.ts';
import { isSkippedByRule } from './skipping.ts';
import type { SpiritTable, State } from '../state.ts';
import { withoutOneBoard } from '../island/untouched-land.ts';
import { allSands } from '../scenarios/sands.ts';
import { landsOfCard, landsOfRavageCard, outermostOn } from '../island/shown-lands.ts';

/** J-15.2, J-15.4 */
export function landsToRavage(state: State, card: number): number[] {
  return landsOfRavageCard(state, card).filter((land) => canRavage(state, land));
}

/** J-15.4 */
export const landsToBuild = (state: State, card: number): number[] => landsOfCard(state, card).filter((land) => fitsToBuild(state, land));

/** J-15.4 */
export function landsToExplore(state: State, card: number): number[] {
  return landsOfCard(state, card).filter((land) => hasSource(state, land));
}

/** J-15.1, J-15.2: all lands of a ravage card, in the order that the table likes where it can matter. */
export function* ravageCard(table: SpiritTable, card: number): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'ravage' });
  const fresh = yield* firstTime(table, card);
  const skipped = yield* skipSome(table, card);
  const lands = landsToRavage(state, card).filter((land) => !skipped.includes(land));
  yield* ravageInAll(table, lands, card);
  if (fresh) yield* escalate(table, card, landsOfCard(state, card), 'after', 'after-step');
}

/** J-15.2, J-40.19: ravages in all of these lands, perhaps by a card. */
export function* ravageInAll(table: SpiritTable, lands: readonly number[], card: number | null): Play {
  const left = asOften(table.state, lands);
  while (left.length > 0 && !table.state.over) {
    const next = yield* nextToRavage(table, [...new Set(left)]);
    left.splice(left.indexOf(next), 1);
    yield* ravage(table, next, card);
  }
}

/** Create Unnerving Distractions, Temporary Caution: on each board a ravage of a card, or of the whole step, does not happen. */
function* skipSome(table: SpiritTable, card: number): Play<number[]> {
  const { state } = table;
  const rules = [ruleOf(state, 'each-card-skips-a-ravage'), ruleOf(state, 'each-board-skips-a-ravage')];
  if (rules.every((rule) => rule === undefined)) return [];
  const skipped: number[] = [];
  for (const rule of rules) {
    if (rule === undefined) continue;
    const ofStep = rule.kind === 'each-board-skips-a-ravage';
    const open = landsToRavage(state, card).filter(
      (land) => (!ofStep || dahanIn(state, land) > buildingsIn(state, land)) && !isSkippedByRule(state, land, 'ravage'),
    );
    for (const slot of slotsOf(state, open)) {
      const here = open.filter((land) => liesOn(state, land, slot) && !skipped.includes(land));
      if (here.length === 0 || rule.done?.includes(slot) === true) continue;
      // What a board skips once in the step may be kept for a later card of it.
      const mayKeep = !ofStep || state.invaders.ravage.at(-1) !== card;
      const answers = here.map(landAnswer);
      const answer = yield* table.ask(deciderOn(state, slot), 'skip-a-ravage', mayKeep ? [...answers, stop] : answers);
      if (answer.kind === 'stop') continue;
      if (ofStep) rule.done = [...(rule.done ?? []), slot];
      skipped.push(answer.land);
      table.log({ what: 'skipped', land: answer.land, action: 'ravage', rule: 'J-15.6' });
    }
  }
  return skipped;
}

/** J-36.24: a card that came to its space without having explored escalates now; says whether it is such a card. */
function* firstTime(table: SpiritTable, card: number): Play<boolean> {
  const { invaders } = table.state;
  const at = invaders.fresh.indexOf(card);
  if (at < 0) return false;
  invaders.fresh.splice(at, 1);
  yield* escalate(table, card, landsOfCard(table.state, card), 'before', 'during');
  return true;
}

/** J-21.3: a card that a fear card makes come to nothing is not carried out, nor does it escalate. */
export function* buildCard(table: SpiritTable, card: number, fate: Fate | null = null): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'build' });
  if (fate === 'comes-to-nothing') {
    for (const land of landsBuiltBy(state, card)) table.log({ what: 'skipped', land, action: 'build', rule: 'J-15.6' });
    return;
  }
  const fresh = yield* firstTime(table, card);
  yield* buildInAll(table, landsBuiltBy(state, card), true, passedOver(state, fate, landsOfCard(state, card)));
  if (state.over) return;
  if (fresh) yield* escalate(table, card, landsOfCard(state, card), 'after', 'after-step');
}

/** J-15.2, J-40.19, J-41.4: builds in all of these lands, perhaps by a card. */
export function* buildInAll(table: SpiritTable, lands: readonly number[], byCard: boolean, except: readonly number[] = []): Play {
  yield* buildInEach(table, yield* withoutOneBoard(table, asOften(table.state, lands)), byCard, except);
}

/** J-15.2: in the order that the table likes where it can matter. */
export function* buildInEach(table: SpiritTable, lands: readonly number[], byCard: boolean, except: readonly number[] = []): Play {
  const { state } = table;
  const left = [...lands];
  while (left.length > 0 && !state.over) {
    const open = [...new Set(left.filter((land) => !except.includes(land)))];
    const land = except.includes(left[0]!) ? left[0]! : yield* nextToBuild(table, open);
    left.splice(left.indexOf(land), 1);
    if (except.includes(land)) table.log({ what: 'skipped', land, action: 'build', rule: 'J-15.6' });
    else yield* build(table, land, byCard);
  }
}

/** As for ravages: a build that neither reaches another nor is reached by one comes first, without a question. */
function* nextToBuild(table: SpiritTable, lands: readonly number[]): Play<number> {
  const { state } = table;
  const byItself = lands.find((land) => !lands.some((other) => other !== land && areBuildsBound(state, land, other)));
  if (byItself !== undefined) return byItself;
  const { land } = yield* table.ask(deciderFor(state, lands[0]!), 'build-order', lands.map(landAnswer));
  return land;
}

/** J-15.2: whether the order of two builds may matter: one of them may bring somebody into the other's land, both into a third, or what is built in one land counts in the other, or only the first of them. */
function areBuildsBound(state: State, one: number, other: number): boolean {
  const { adjacent, slots } = geography(state);
  if (allSands(state, one).includes(other)) return true;
  if (slots[one]!.some((slot) => liesOn(state, other, slot) && isFirstBuildOf(state, slot))) return true;
  const [reaches, reached] = [buildReachesOthers(state, one), buildReachesOthers(state, other)];
  return (reaches && reached) || ((reaches || reached) && adjacent[one]!.includes(other));
}

/** Eager Explorers: whether nothing has been built on a board yet. */
function isFirstBuildOf(state: State, slot: number): boolean {
  const rule = ruleOf(state, 'eager-explorers');
  return rule !== undefined && rule.done?.includes(slot) !== true;
}

/** Bureaucrats Adjust Funding: many buildings on a board cost it a build of each card, few bring one more. */
const MANY_BUILDINGS = 9;
const FEW_BUILDINGS = 3;
export function landsBuiltBy(state: State, card: number): number[] {
  const lands = landsToBuild(state, card);
  if (ruleOf(state, 'funding') === undefined) return lands;
  const shown = landsOfCard(state, card);
  const last = slotsOf(state, shown).map((slot) => ({
    land: outermostOn(state, slot, shown, 'highest'),
    buildings: landsOn(state, slot).reduce((sum, one) => sum + buildingsIn(state, one), 0),
  }));
  const cut = last.flatMap(({ land, buildings }) => (buildings >= MANY_BUILDINGS ? [land] : []));
  const more = last.flatMap(({ land, buildings }) => (buildings <= FEW_BUILDINGS ? [land] : []));
  return [...lands.filter((land) => !cut.includes(land)), ...more];
}

/** J-17.3: turns over the top card; null, and the game is lost, if there is none. */
export const revealCard = takeTop;

/** J-17.5, J-21.3 */
export function* exploreCard(
  table: SpiritTable,
  card: number,
  { except = [], where = () => true }: { readonly except?: readonly number[]; readonly where?: (land: number) => boolean } = {},
): Play {
  const { state } = table;
  table.log({ what: 'invader-card', card, step: 'explore' });
  const seekers = state.modifiers.findIndex(({ kind }) => kind === 'fortune-seekers');
  if (seekers >= 0) state.modifiers.splice(seekers, 1);
  if (seekers < 0) yield* escalate(table, card, landsOfCard(state, card), 'before', 'during');
  if (state.over) return;
  // J-15.4
  const sought = seekers < 0 ? landsToExplore(state, card) : landsForSeekers(state).filter((land) => hasSource(state, land));
  const lands = sought.filter(where);
  // Who comes instead, or besides, is chosen among the lands to which somebody comes.
  const all = asOften(state, lands);
  const reached = lands.filter((land) => all.includes(land) && !except.includes(land) && isOpenToExplore(state, land));
  const more = yield* extraExplorers(table, reached);
  const explorersTo = (land: number): number => 1 + more.filter((one) => one === land).length;
  const ports = yield* tradingPorts(table, card, reached);
  const farms = yield* chooseFarms(
    table,
    reached.filter((land) => bringsExplorer(state, land, { explorers: explorersTo(land), port: ports.includes(land) })),
  );
  const swayed = state.invaders.swaying === true ? yield* withoutOneBoard(table, all) : [];
  for (const land of all) {
    if (state.over) return;
    if (except.includes(land)) table.log({ what: 'skipped', land, action: 'explore', rule: 'J-15.6' });
    else
      yield* explore(table, land, {
        byCard: true,
        explorers: explorersTo(land),
        swayed: swayed.includes(land),
        port: ports.includes(land),
        farm: farms.includes(land),
      });
  }
  if (seekers < 0) yield* escalate(table, card, landsOfCard(state, card), 'after');
}

/** Fortune-Seekers: the lands that the card fits, in place of what it shows. */
export const landsForSeekers = (state: State): number[] => landsOf(state, false).filter((land) => buildingsIn(state, land) === 0);

/** Promising Farmland: on each board a town comes to one of the lands that explorers reach. */
function* chooseFarms(table: SpiritTable, lands: readonly number[]): Play<number[]> {
  const { state } = table;
  const open = lands.filter((land) => mayFarm(state, land));
  const chosen: number[] = [];
  for (const slot of slotsOf(state, open)) {
    if (hasFarm(state, slot) || chosen.some((land) => liesOn(state, land, slot))) continue;
    const here = open.filter((land) => liesOn(state, land, slot));
    const { land } = yield* table.ask(deciderOn(state, slot), 'farm', here.map(landAnswer));
    chosen.push(land);
  }
  return chosen;
}

/** J-22.5: one more explorer on each board, in one of the lands explored there. */
function* extraExplorers(table: SpiritTable, lands: readonly number[]): Play<number[]> {
  const { state } = table;
  if (!hasScenarioRule(state, 'extra-explorer')) return [];
  const chosen: number[] = [];
  for (const slot of slotsOf(state, lands)) {
    const here = lands.filter((land) => liesOn(state, land, slot));
    const { land } = yield* table.ask(deciderOn(state, slot), 'extra-explorer', here.map(landAnswer));
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
    if (!stays && leaving.some((card) => invaderCards[card]!.stage === 2)) {
      state.immigrationOver = true;
      invaders.discard.push(...leaving);
    } else invaders.immigration = leaving;
  } else invaders.discard.push(...leaving);
  const staying = state.modifiers.flatMap(({ kind, amount }) => (kind === 'build-card-stays' ? [amount] : []));
  state.modifiers = state.modifiers.filter(({ kind }) => kind !== 'build-card-stays');
  invaders.ravage = invaders.build.filter((card) => !staying.includes(card));
  invaders.build = [...staying, ...invaders.explore];
  invaders.explore = [];
  table.log({ what: 'advanced', rule: 'J-17.6' });
}

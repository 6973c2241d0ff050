import type { Play, Seat } from '@skerry/engine';
import { blightCards, type Lasting } from '../../content/blight-cards.ts';
import { action } from '../action.ts';
import { landAnswer, no, yes } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { isDream } from '../pieces/dreams.ts';
import { weaken } from '../pieces/dying.ts';
import { hasLoss, hasScenarioRule } from '../adversaries/enemy.ts';
import { RAVAGE } from '../invaders/invader-steps.ts';
import { deciderFor, hasRule, neighbours, seatWith, slotsOf } from '../island/island.ts';
import { boardCount } from '../setup/free-boards.ts';
import { isBlighted } from './blight-card.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { wholeOf } from '../island/geography.ts';
import { isPower } from '../pieces/moving.ts';
import { holdsIn, ruleOf, sumOf } from '../modifiers.ts';
import { changeTokens, tokens } from '../pieces/pieces.ts';
import { destroyPresence, presenceIn } from '../pieces/losing-presence.ts';
import { carryOutParts } from '../events/parts.ts';
import { current, note } from '../record.ts';
import { wardsIn } from '../scenarios/goals.ts';
import { BEASTS, BLIGHT, type SpiritTable, type State } from '../state.ts';

/** J-36.10 */
const IRREPARABLE_FROM = 8;

/**
 * J-18.1, J-18.2, J-18.3, J-18.4, J-18.5: blight from the card to a land. `harmless` blight destroys no presence and does
 * not cascade, `still` blight only does not cascade; `when`: what happens when it is added to a land, the one
 * or those to which it cascades, before it cascades.
 */
export function* addBlight(
  table: SpiritTable,
  land: number,
  n = 1,
  {
    harmless = false,
    still = false,
    spare,
    when,
  }: { readonly harmless?: boolean; readonly still?: boolean; readonly spare?: Seat; readonly when?: (land: number) => Play } = {},
): Play {
  const { state } = table;
  // Of an empty card nothing can be taken: the game is lost when the action is over.
  if (state.lost === 'blight' || holdsIn(state, 'no-blight', land)) return;
  // J-5.9: what comes in setup.
  const isLaid = state.phase === 'setup';
  const spared = isLaid ? n : spareCard(state, n);
  state.blight.box += spared;
  if (spared < n) {
    const boxed = yield* payForTheBox(table, land, n - spared);
    state.blight.box += boxed;
    if (spared + boxed < n) yield* takeFromCard(table, n - spared - boxed);
  }
  if (state.over) return;
  const before = tokens(state, land, BLIGHT);
  changeTokens(state, land, BLIGHT, n);
  table.log({ what: 'added', land, piece: BLIGHT, n, rule: 'J-18.2' });
  note(state, { what: 'blight-added', land });
  // J-36.25
  if (state.phase === 'invader' && state.invaderStep === RAVAGE) state.invaders.blighted.push(...slotsOf(state, [land]));
  // J-36.15: towns here are durable no more.
  weaken(table, land);
  breakWards(table, land);
  if (harmless || isLaid) return;
  const bedrock = isBedrock(state, land);
  yield* harmPresence(table, land, (seat) => bedrock || seat === spare || isFireproof(state, seat) || isBeyondDreams(state, seat));
  if (when !== undefined) yield* when(land);
  if (before === 0 || still || bedrock || holdsIn(state, 'no-cascade', land)) return;
  const lands = neighbours(state, land, true);
  if (lands.length === 0) return;
  const { land: next } = yield* table.ask(whoChooses(state, land), 'cascade', lands.map(landAnswer), { about: { from: land } });
  yield* addBlight(table, next, 1, when === undefined ? {} : { when });
}

/** J-38.10 */
function breakWards(table: SpiritTable, land: number): void {
  const { laid, island } = table.state;
  const n = wardsIn(table.state, land);
  if (n === 0) return;
  laid.wards = laid.wards.filter((there) => wholeOf(island, there) !== land);
  table.log({ what: 'wards-broken', land, n, rule: 'J-38.10' });
}

/** J-1.4, J-1.5: where a power added blight, its user chooses; else the table does, and the land's own spirit answers for it. */
const whoChooses = (state: State, land: number): Seat => (isPower(state) ? current(state).seat! : deciderFor(state, land));

/** J-18.3: one presence of each spirit; J-35.5: all of it and all beasts, and one presence in an adjacent land. */
function* harmPresence(table: SpiritTable, land: number, isSpared: (seat: Seat) => boolean): Play {
  const { state } = table;
  const fatal = holdsIn(state, 'blight-is-fatal', land);
  for (let seat = 0; seat < state.players; seat++)
    if (!isSpared(seat)) yield* destroyPresence(table, seat, land, fatal ? state.spirits[seat]!.presence[land]! : 1);
  if (!fatal) return;
  // J-23.8
  const beasts = isDream(state) ? 0 : tokens(state, land, BEASTS);
  changeTokens(state, land, BEASTS, -beasts);
  if (beasts > 0) table.log({ what: 'removed', land, piece: BEASTS, n: beasts, rule: 'J-35.5' });
  const near = neighbours(state, land, true);
  const answers = presenceIn(state, (there) => near.includes(there)).filter(({ seat }) => !isSpared(seat));
  if (answers.length === 0) return;
  const lost = yield* table.ask(whoChooses(state, land), 'blight-takes-presence', answers, { about: { land } });
  yield* destroyPresence(table, lost.seat, lost.land, 1);
}

/** J-40.31: no more blight than Stone's presence does no harm; `more`: with what is still to come. */
export function isBedrock(state: State, land: number, more = 0): boolean {
  const seat = seatWith(state, 'bestow-the-endurance-of-bedrock');
  return seat >= 0 && state.spirits[seat]!.presence[land]! >= tokens(state, land, BLIGHT) + more;
}

/** J-40.5 */
const isFireproof = (state: State, seat: Seat): boolean => current(state).seat !== null && hasRule(state, seat, 'destructive-nature');

/** J-23.8: Bringer's powers destroy no presence but its own, by blight neither. */
const isBeyondDreams = (state: State, seat: Seat): boolean => isDream(state) && current(state).seat !== seat;

/** Self-Sacrifice Buys Time: how much of this blight the box gives in place of the card. */
function spareCard(state: State, n: number): number {
  const rule = ruleOf(state, 'next-blight-from-the-box');
  if (rule === undefined) return 0;
  const spared = Math.min(n, rule.amount);
  rule.amount -= spared;
  return spared;
}

/** Stone may pay for each blight in its lands, so that it comes from the box and not from the card; returns for how much. */
function* payForTheBox(table: SpiritTable, land: number, n: number): Play<number> {
  const { state } = table;
  const rule = state.modifiers.find(
    ({ kind, seat }) => kind === 'blight-from-the-box' && seat !== null && state.spirits[seat]!.presence[land]! > 0,
  );
  if (rule === undefined) return 0;
  const { amount: price } = rule;
  const seat = rule.seat!;
  for (let boxed = 0; boxed < n; boxed++) {
    if (state.spirits[seat]!.energy < price) return boxed;
    const { kind: said } = yield* table.ask(seat, 'blight-from-the-box', [yes, no], { about: { land, left: price } });
    if (said === 'no') return boxed;
    state.spirits[seat]!.energy -= price;
    table.log({ what: 'paid', seat, n: price });
  }
  return n;
}

/** J-36.10: whether a ravage that deals so much to its land is being carried out. */
const isIrreparable = (state: State): boolean =>
  hasLoss(state, 'irreparable-damage') &&
  state.actions.some(
    ({ kind, happened }) => kind === 'ravage' && happened.some((one) => one.what === 'land-damaged' && one.n >= IRREPARABLE_FROM),
  );

/** J-18.7, J-18.8, J-18.10, J-35.1: an empty healthy side is turned, a still healthy one gives way to the next card, a blighted one is the end. */
export function* takeFromCard(table: SpiritTable, n: number): Play {
  const { state } = table;
  const { blight } = state;
  if (isIrreparable(state)) state.panels.ruin += n;
  blight.pool -= n;
  while (blight.pool <= 0 && state.lost !== 'blight' && !state.over) {
    if (isBlighted(state)) state.lost ??= 'blight';
    else yield* nextBlightCard(table);
    if (state.lost !== null) return;
  }
}

/** J-26.4, J-39.5: the next card of the deck, with its blight and its effects. */
function* nextBlightCard(table: SpiritTable): Play {
  const { state } = table;
  const { blight } = state;
  if (blight.card >= 0) blight.gone.push(blight.card);
  // J-38.3, J-38.6
  const again = state.laid.beside;
  blight.card = again?.card ?? state.laid.next.shift() ?? table.chance.draw(blight.unseen);
  const { name, perPlayer, immediate, lasting, side } = blightCards[blight.card]!;
  // J-22.4
  const less = side === 'blighted' && hasScenarioRule(state, 'blitz-blight') ? 1 : 0;
  blight.pool += again?.n ?? (perPlayer - less) * boardCount(state);
  state.laid.beside = null;
  table.log({ what: 'blight-card', card: blight.card, rule: side === 'blighted' ? 'J-18.7' : 'J-35.1' });
  const of = { kind: 'blight', name } as const;
  if (immediate.length > 0) yield* action(table, { ...of, quiet: true }, () => carryOutParts(table, of, immediate));
  if (lasting !== null) yield* beginLasting(table, lasting, name);
}

/** J-35.3 */
function* beginLasting(table: SpiritTable, { since, steps }: Lasting, name: string): Play {
  const { state } = table;
  const before = state.modifiers.length;
  yield* action(table, { kind: 'blight', name }, () =>
    resolveSteps({ table, seat: 0, user: null, target: null, land: -1, power: null }, steps),
  );
  if (since === 'next-turn') state.modifiers = state.modifiers.map((rule, i) => (i < before ? rule : { ...rule, from: state.turn + 1 }));
  if (state.phase !== 'spirit' || sumOf(state, 'more-plays') === 0) return;
  // What every spirit phase brings, this one brings too.
  for (const [seat, spirit] of state.spirits.entries()) {
    spirit.extraPlays += sumOf(state, 'more-plays');
    spirit.done = false;
    if (!spirit.growth.energyGained) continue;
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, sumOf(state, 'more-income')), from: 'effect', rule: 'J-35.3' });
  }
}

import type { Play, Seat } from '@skerry/engine';
import { ANYWHERE, type GrowthPart } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { addStrife, may } from '../../content/step.ts';
import { action } from '../action.ts';
import { cardAnswer, elementAnswer, type FromAnswer, landAnswer, optionAnswer } from '../answers.ts';
import { deckAnswers, deckOf, gainNext, progressionOf, reclaim, startGaining } from './cards.ts';
import { meets, pieceOf } from '../island/conditions-of-lands.ts';
import { elementIndex, fireOnTracks, gainElements, gainEnergy, playsOnTracks, rangeOnTracks } from './elements.ts';
import { geography, hasRule, isOcean } from '../island/island.ts';
import { isUnlocked } from './forms.ts';
import { changeTokens, invadersIn } from '../pieces/pieces.ts';
import { landsInReach, mayBeIn, movePresence, ownLands, putPresence, sources } from '../pieces/presence.ts';
import { canReach, reachOnce } from '../powers/reaching.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import type { PowerId, Spirit, SpiritTable, State, Token } from '../state.ts';
import { chooseForgotten, gainTime, takeDay, timeSources } from './time.ts';

/** How a part of a growth option is done. */
export type PartChoice = { readonly part: number } & (
  | { readonly does: 'presence'; readonly land: number; readonly from: FromAnswer }
  | { readonly does: 'token'; readonly land: number }
  | { readonly does: 'move'; readonly from: number; readonly to: number }
  | { readonly does: 'reclaim'; readonly cards: readonly PowerId[] }
  | { readonly does: 'discard'; readonly cards: readonly PowerId[] }
  | { readonly does: 'draw'; readonly deck: 'minor' | 'major' }
  | { readonly does: 'element'; readonly element: number }
  | { readonly does: 'day'; readonly card: PowerId; readonly forget: PowerId | null }
  | { readonly does: 'choose'; readonly option: number }
  | { readonly does: 'part' }
);

const growthOf = ({ kind }: Spirit) => spirits[kind]!.growth;

/** The parts of the option that was taken last. */
export function partsOf(spirit: Spirit): readonly GrowthPart[] {
  const taken = spirit.growth.taken.at(-1)!;
  return growthOf(spirit)[Math.floor(taken / 100)]!.options[taken % 100]!;
}

/** J-7.2, J-32.1, J-32.2: the options that may be taken now. */
export function openOptions(spirit: Spirit): number[] {
  const { taken, open } = spirit.growth;
  if (open.length > 0) return [];
  return growthOf(spirit).flatMap(({ pick, options, locked }, group) => {
    const already = taken.filter((one) => Math.floor(one / 100) === group).length;
    if (already >= pick) return [];
    return options.flatMap((parts, option) => {
      const price = parts.reduce((sum, part) => sum + (part.grow === 'cost' ? part.n : 0), 0);
      const number = group * 100 + option;
      return price > spirit.energy || taken.includes(number) || !isUnlocked(spirit, number, locked?.[option]) ? [] : [number];
    });
  });
}

/** J-7.3: what of the option can be done now. One part may make another possible, so what cannot be done yet waits for the others. */
function possibleParts(state: State, seat: Seat): number[] {
  const spirit = state.spirits[seat]!;
  const { open } = spirit.growth;
  if (open.length === 0) return open;
  const parts = partsOf(spirit);
  return open.filter((part) => canBeDone(state, seat, parts[part]!));
}

/** J-7.3: which of several parts alike comes first makes no difference, so only one of them is offered. */
export function differentParts(state: State, seat: Seat): number[] {
  const possible = possibleParts(state, seat);
  if (possible.length < 2) return possible;
  const parts = partsOf(state.spirits[seat]!);
  const looks = possible.map((part) => JSON.stringify(parts[part]));
  return possible.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

/** J-7.3: when nothing that is left of the option can be done, it is skipped. */
export function skipImpossible(state: State, seat: Seat): void {
  const { growth, draft } = state.spirits[seat]!;
  if (growth.open.length > 0 && draft === null && possibleParts(state, seat).length === 0) growth.open = [];
}

/** J-7.3, J-7.4: what leaves nothing to choose is done at once; the rest waits for its spirit. */
export function grow(table: SpiritTable, seat: Seat, group: number, option: number): void {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  spirit.growth.taken.push(group * 100 + option);
  table.log({ what: 'grew', seat, group, option, rule: 'J-7.2' });
  partsOf(spirit).forEach((part, at) => {
    if (countsTracks(part) || !isDoneAtOnce(table, seat, part)) spirit.growth.open.push(at);
  });
}

/** J-7.3: presence that is added before it may uncover more, so its spirit says when it comes. */
const countsTracks = (part: GrowthPart): boolean => part.grow === 'energy' && part.per === 'fire-on-tracks';

function isDoneAtOnce(table: SpiritTable, seat: Seat, part: GrowthPart): boolean {
  const spirit = table.state.spirits[seat]!;
  switch (part.grow) {
    case 'cost':
      spirit.energy -= part.n;
      table.log({ what: 'paid', seat, n: part.n, rule: 'J-32.2' });
      return true;
    case 'energy': {
      const n = gainEnergy(table.state, seat, part.n + moreEnergy(spirit, part.per));
      table.log({ what: 'energy', seat, n, from: 'growth', rule: 'J-7.4' });
      return true;
    }
    case 'plays':
      spirit.extraPlays += part.n;
      return true;
    case 'ignore-range':
      spirit.doneThisTurn.push('ignore-range');
      return true;
    case 'element':
      if (part.of.length > 1) return false;
      gainElements(table, seat, Array<number>(part.n).fill(elementIndex(part.of[0]!)));
      return true;
    case 'reclaim':
      if (part.n !== 'all') return false;
      reclaim(table, seat, spirit.discard);
      return true;
    default:
      return false;
  }
}

function moreEnergy(spirit: Spirit, per: 'card-play' | 'fire-on-tracks' | undefined): number {
  return per === undefined ? 0 : per === 'card-play' ? playsOnTracks(spirit) : fireOnTracks(spirit);
}

/** J-7.3: what cannot be done is skipped. */
function canBeDone(state: State, seat: Seat, part: GrowthPart): boolean {
  const { discard, hand } = state.spirits[seat]!;
  if (part.grow === 'reclaim') return discard.length > 0;
  if (part.grow === 'discard') return hand.length > 0;
  if (part.grow === 'presence') return growthLands(state, seat, part).length > 0;
  if (part.grow === 'day') return state.spirits[seat]!.days.length > 0;
  if (part.grow === 'time') return timeSources(state, seat).length > 0;
  return true;
}

/** J-4.4; the land must be any one of what the symbol shows. J-23.12: an ocean counts as coastal for powers, not for growth. */
function growthLands(
  state: State,
  seat: Seat,
  { range, to, or }: Extract<GrowthPart, { grow: 'presence' }>,
  reaching = canReach(state, seat),
): number[] {
  const spirit = state.spirits[seat]!;
  const far = reaching || spirit.doneThisTurn.includes('ignore-range') ? ANYWHERE : range + rangeOnTracks(spirit);
  const lands = landsInReach(state, seat, far, false);
  const viewpoint = { user: seat, target: null };
  const fitting =
    to.length === 0
      ? lands
      : lands.filter((land) => to.some((test) => (isOcean(state, land) ? test.is === 'ocean' : meets(state, land, test, viewpoint))));
  if (or !== undefined) return fitting;
  // Each land has the same sources, but for itself.
  const from = sources(state, seat, null, true);
  return from.length > 1 ? fitting : fitting.filter((land) => from.some((one) => one.kind !== 'from' || one.land !== land));
}

// ── Choosing ──

export function* choosePart(table: SpiritTable, seat: Seat, part: number): Play<PartChoice> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const symbol = partsOf(spirit)[part]!;
  switch (symbol.grow) {
    case 'presence':
      return yield* choosePresence(table, seat, part, symbol);
    case 'move-presence': {
      const { land: from } = yield* table.ask(seat, 'move-presence-from', ownLands(state, seat).map(landAnswer));
      const to = yield* chooseGoal(table, seat, from, symbol.range);
      return { does: 'move', part, from, to };
    }
    case 'reclaim': {
      const many = symbol.n === 'half' ? Math.ceil(spirit.discard.length / 2) : Number(symbol.n);
      return { does: 'reclaim', part, cards: yield* chooseCards(table, seat, 'reclaim', spirit.discard, many) };
    }
    case 'discard':
      return { does: 'discard', part, cards: yield* chooseCards(table, seat, 'discard', spirit.hand, symbol.n) };
    case 'element': {
      const { element } = yield* table.ask(
        seat,
        'element',
        symbol.of.map((name) => elementAnswer(elementIndex(name))),
      );
      return { does: 'element', part, element };
    }
    case 'card': {
      if (progressionOf(state, seat) !== null) return { does: 'part', part };
      return { does: 'draw', part, deck: deckOf(yield* table.ask(seat, 'deck', deckAnswers)) };
    }
    case 'day': {
      const { card } = yield* table.ask(seat, 'keep', spirit.days.map(cardAnswer));
      return { does: 'day', part, card, forget: yield* chooseForgotten(table, seat, card) };
    }
    case 'choose': {
      const { option } = yield* table.ask(
        seat,
        'choose-part',
        symbol.of.map((_, i) => optionAnswer(i)),
        { about: { part } },
      );
      return { does: 'choose', part, option };
    }
    default:
      return { does: 'part', part };
  }
}

function* choosePresence(
  table: SpiritTable,
  seat: Seat,
  part: number,
  symbol: Extract<GrowthPart, { grow: 'presence' }>,
): Play<PartChoice> {
  const { state } = table;
  const { land } = yield* table.ask(seat, 'presence-land', growthLands(state, seat, symbol).map(landAnswer));
  const from = sources(state, seat, land, true);
  if (symbol.or !== undefined) {
    const token = pieceOf(symbol.or);
    const { option } = yield* table.ask(seat, 'presence-or-token', (from.length > 0 ? [0, 1] : [1]).map(optionAnswer), {
      about: { land, piece: token },
    });
    if (option === 1) return { does: 'token', part, land };
  }
  return { does: 'presence', part, land, from: yield* table.ask(seat, 'presence-from', from, { about: { land } }) };
}

/** J-4.6: where a presence moves, so far from where it is. */
export function* chooseGoal(table: SpiritTable, seat: Seat, from: number, range: number): Play<number> {
  const { state } = table;
  const { distance, spaces } = geography(state);
  const lands = landsInReach(state, seat, ANYWHERE, false).filter((to) => distance[from * spaces + to]! <= range);
  const { land } = yield* table.ask(seat, 'move-presence-to', lands.map(landAnswer), { about: { from } });
  return land;
}

function* chooseCards(
  table: SpiritTable,
  seat: Seat,
  question: 'reclaim' | 'discard',
  from: readonly PowerId[],
  n: number,
): Play<PowerId[]> {
  const chosen: PowerId[] = [];
  while (chosen.length < Math.min(n, from.length)) {
    const left = from.filter((card) => !chosen.includes(card));
    chosen.push((yield* table.ask(seat, question, left.map(cardAnswer))).card);
  }
  return chosen;
}

// ── Acting ──

/** J-7.11: each part is an action. */
export function* actPart(table: SpiritTable, seat: Seat, choice: PartChoice): Play {
  const spirit = table.state.spirits[seat]!;
  const part = partsOf(spirit)[choice.part]!;
  spirit.growth.open = spirit.growth.open.filter((one) => one !== choice.part);
  if (choice.does === 'draw') startGaining(table, seat, choice.deck);
  else if (part.grow === 'card') yield* gainNext(table, seat, progressionOf(table.state, seat)!);
  else yield* action(table, { kind: 'spirit', seat, quiet: true }, () => carryOut(table, seat, part, choice));
}

function* carryOut(table: SpiritTable, seat: Seat, part: GrowthPart, choice: PartChoice): Play {
  const { state } = table;
  switch (choice.does) {
    case 'presence':
      // J-41.9
      if (part.grow === 'presence' && !growthLands(state, seat, part, false).includes(choice.land)) reachOnce(table, seat);
      putPresence(table, seat, choice.land, choice.from);
      yield* castMadness(table, seat, choice.land);
      if (part.grow === 'presence' && part.with !== undefined) addToken(table, choice.land, pieceOf(part.with) as Token);
      return;
    case 'token':
      return part.grow === 'presence' ? addToken(table, choice.land, pieceOf(part.or!) as Token) : undefined;
    case 'move':
      return movePresence(table, seat, choice.from, choice.to);
    case 'reclaim':
      return reclaim(table, seat, choice.cards);
    case 'discard': {
      const spirit = state.spirits[seat]!;
      spirit.hand = spirit.hand.filter((card) => !choice.cards.includes(card));
      spirit.discard.push(...choice.cards);
      return table.log({ what: 'discarded', seat, cards: choice.cards });
    }
    case 'element':
      return gainElements(table, seat, [choice.element]);
    case 'day':
      return takeDay(table, seat, choice.card, choice.forget);
    case 'choose': {
      const chosen = part.grow === 'choose' ? part.of[choice.option]! : part;
      if (chosen.grow === 'time') yield* gainTime(table, seat, chosen.n, chosen.upTo);
      else isDoneAtOnce(table, seat, chosen);
      return;
    }
    case 'part':
      if (part.grow === 'time') yield* gainTime(table, seat, part.n, part.upTo);
      else if (part.grow === 'do') yield* resolveSteps({ table, seat, user: seat, target: null, land: -1, power: null }, part.steps);
      else if (part.grow === 'energy') isDoneAtOnce(table, seat, part);
      else if (part.grow === 'gather-presence' || part.grow === 'push-presence') yield* tide(table, seat, part.grow === 'gather-presence');
  }
}

/** J-41.8: an aspect of Shadows may sow strife where it grows. */
function* castMadness(table: SpiritTable, seat: Seat, land: number): Play {
  if (!hasRule(table.state, seat, 'shadows-cast-a-subtle-madness') || invadersIn(table.state, land) === 0) return;
  yield* resolveSteps({ table, seat, user: seat, target: null, land, power: null }, [may(addStrife(1))]);
}

function addToken(table: SpiritTable, land: number, piece: Token): void {
  changeTokens(table.state, land, piece, 1);
  table.log({ what: 'added', land, piece, n: 1 });
}

/** One presence into, or out of, each ocean. */
function* tide(table: SpiritTable, seat: Seat, inwards: boolean): Play {
  const { state } = table;
  const { lands, spaces, adjacent, exists } = geography(state);
  const { presence } = state.spirits[seat]!;
  for (let ocean = lands; ocean < spaces; ocean++) {
    if (!exists[ocean]) continue;
    const shore = adjacent[ocean]!.filter((land) => mayBeIn(state, seat, land, false));
    const choices = inwards ? shore.filter((land) => presence[land]! > 0) : presence[ocean]! > 0 ? shore : [];
    if (choices.length === 0) continue;
    const { land } = yield* table.ask(seat, inwards ? 'tide-in' : 'tide-out', choices.map(landAnswer), { about: { ocean } });
    if (inwards) movePresence(table, seat, land, ocean);
    else movePresence(table, seat, ocean, land);
  }
}

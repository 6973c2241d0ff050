import type { Play, Seat } from '@skerry/engine';
import type { Cost } from '../content/card.ts';
import { AMMO, BLUE, type Bundle, bundleOf, GREY, RESOURCES, TOKENS, UNIVERSAL } from '../content/goods.ts';
import { cardAnswers, dealAnswer, type PayAnswer, placeAnswer, transportAnswers } from './answers.ts';
import { discardTransport, leaveHand, putBack, removeCard } from './goods.ts';
import type { FiftyFirstState, Location, Player, StateTable } from './state.ts';

const prices: Cost[][] = [];

/** The price of so many tokens of one good. */
export function price(good: number, count: number): Cost {
  return ((prices[good] ??= [])[count] ??= { tokens: [good, count], any: 0, cards: 0, deals: 0 });
}

/** How many tokens of a good a player can spend, wherever they lie. */
export function has(player: Player, good: number): number {
  return player.goods[good]! + player.kept[good]!;
}

/** T-1.6, T-1.7: what may be paid in place of a good; the good itself if nothing may. */
function standIn(good: number): number {
  if (good < RESOURCES) return AMMO;
  return good >= GREY && good <= BLUE ? UNIVERSAL : good;
}

/** T-11.5: how many transport cards are in a player's hand. */
export function transportsOf({ transports: held }: Player): number {
  let count = 0;
  for (let card = 0; card < held.length; card++) count += held[card]!;
  return count;
}

/** T-6.2: whether the price can be paid in full. */
export function canPay(player: Player, { tokens, any, cards, deals }: Cost): boolean {
  let ammo = has(player, AMMO);
  let universal = has(player, UNIVERSAL);
  for (let i = 0; i < tokens.length; i += 2) {
    const good = tokens[i]!;
    const missing = tokens[i + 1]! - has(player, good);
    if (missing <= 0) continue;
    const instead = standIn(good);
    if (instead === AMMO) ammo -= missing;
    else if (instead === UNIVERSAL) universal -= missing;
    else return false;
    if (ammo < 0 || universal < 0) return false;
  }
  // No price asks for certain resources and for any at the same time (`cost` sees to it).
  if (any > 0 && ammo + has(player, 0) + has(player, 1) + has(player, 2) + has(player, 3) < any) return false;
  return (cards === 0 || player.hand.length + transportsOf(player) >= cards) && player.deals.length >= deals;
}

/** Pays a price where nothing has to be asked; null, and nothing paid, where something has. Most prices are paid so, and it costs no generator. */
export function payAtOnce({ state }: StateTable, seat: Seat, cost: Cost, onto: Location | null): Bundle | null {
  const player = state.players[seat]!;
  if (cost.cards > 0 || cost.deals > 0 || !isPlain(player, cost)) return null;
  payPlainly(player, cost.tokens);
  layDown(state, cost.tokens, onto);
  return cost.tokens;
}

function payPlainly({ goods }: Player, tokens: Bundle): void {
  for (let i = 0; i < tokens.length; i += 2) goods[tokens[i]!]! -= tokens[i + 1]!;
}

/** The tokens go back, or onto the location that asks for them (T-10.1). */
function layDown(state: FiftyFirstState, paid: Bundle, onto: Location | null): void {
  for (let i = 0; i < paid.length; i += 2) {
    if (onto === null) putBack(state, paid[i]!, paid[i + 1]!);
    else for (let n = paid[i + 1]!; n > 0; n--) (onto.placed ??= []).push(paid[i]!);
  }
}

/** Pays a price, and asks what with where there is a choice (T-1.8). */
export function* pay(table: StateTable, seat: Seat, cost: Cost, onto: Location | null): Play<Bundle> {
  const player = table.state.players[seat]!;
  let paid = cost.tokens;
  if (isPlain(player, cost)) payPlainly(player, paid);
  else paid = yield* askAndPay(table, seat, payments(player, cost), cost);
  layDown(table.state, paid, onto);
  for (let n = cost.cards; n > 0; n--) yield* giveCard(table, seat);
  for (let n = cost.deals; n > 0; n--) yield* giveDeal(table, seat);
  return paid;
}

/** Pays one of two prices in tokens, whichever the player likes and can. */
export function* payEither(table: StateTable, seat: Seat, one: Cost, other: Cost): Play<Bundle> {
  const player = table.state.players[seat]!;
  if (!canPay(player, other)) return yield* pay(table, seat, one, null);
  if (!canPay(player, one)) return yield* pay(table, seat, other, null);
  const paid = yield* askAndPay(table, seat, [...payments(player, one), ...payments(player, other)], one);
  layDown(table.state, paid, null);
  return paid;
}

function* askAndPay(table: StateTable, seat: Seat, answers: readonly PayAnswer[], { tokens, any }: Cost): Play<Bundle> {
  const answer = yield* table.ask(seat, 'payment', answers, { about: { tokens, any } });
  return yield* handOver(table, seat, answer);
}

/** Whether the price is in the supply and nothing else could be paid. */
function isPlain({ goods, kept }: Player, { tokens, any }: Cost): boolean {
  if (any > 0) return false;
  for (let i = 0; i < tokens.length; i += 2) {
    const good = tokens[i]!;
    if (kept[good]! > 0 || goods[good]! < tokens[i + 1]!) return false;
    const instead = standIn(good);
    if (instead !== good && goods[instead]! + kept[instead]! > 0) return false;
  }
  return true;
}

/** From where a token can come: the supply (the good's number) or own locations (with TOKENS added). The sensible first: what cleanup would take anyway. */
function sourcesOf(good: number): readonly number[] {
  const instead = standIn(good);
  return instead === good ? [good, TOKENS + good] : [good, instead, TOKENS + good, TOKENS + instead];
}
const tokenSources: readonly (readonly number[])[] = Array.from({ length: TOKENS }, (_, good) => sourcesOf(good));

/** T-10.4: of any resource, the one of which there is most, ammo after the resources. */
function anySources(available: readonly number[]): readonly number[] {
  const resources = [0, 1, 2, 3].toSorted((one, other) => available[other]! - available[one]! || one - other);
  return [...resources, AMMO, ...resources.map((good) => TOKENS + good), TOKENS + AMMO];
}

/** Every way to pay the tokens of a price, the sensible one first. */
export function payments({ goods, kept }: Player, { tokens, any }: Cost): PayAnswer[] {
  const available = [...goods, ...kept];
  const lines: { readonly sources: readonly number[]; readonly count: number }[] = [];
  for (let i = 0; i < tokens.length; i += 2) lines.push({ sources: tokenSources[tokens[i]!]!, count: tokens[i + 1]! });
  if (any > 0) lines.push({ sources: anySources(available), count: any });
  const used = Array<number>(2 * TOKENS).fill(0);
  const answers: PayAnswer[] = [];
  // Only ammo that lies both in the supply and on locations can pay for two resources in two orders.
  const seen = lines.length > 1 && goods[AMMO]! > 0 && kept[AMMO]! > 0 ? new Set<string>() : null;
  const fill = (line: number, source: number, missing: number): void => {
    if (missing === 0) {
      if (line + 1 < lines.length) return fill(line + 1, 0, lines[line + 1]!.count);
      const key = seen === null ? '' : used.join();
      if (seen?.has(key) !== true)
        answers.push({ kind: 'pay', supply: bundleOf(used.slice(0, TOKENS)), kept: bundleOf(used.slice(TOKENS)) });
      seen?.add(key);
      return;
    }
    const from = lines[line]!.sources[source];
    if (from === undefined) return;
    for (let count = Math.min(missing, available[from]! - used[from]!); count >= 0; count--) {
      used[from]! += count;
      fill(line, source + 1, missing - count);
      used[from]! -= count;
    }
  };
  fill(0, 0, lines[0]!.count);
  return answers;
}

/** Takes the tokens of an answer away from a player; returns all of them together. */
function* handOver(table: StateTable, seat: Seat, { supply, kept }: PayAnswer): Play<Bundle> {
  const { goods } = table.state.players[seat]!;
  for (let i = 0; i < supply.length; i += 2) goods[supply[i]!]! -= supply[i + 1]!;
  if (kept.length === 0) return supply;
  for (let i = 0; i < kept.length; i += 2) yield* takeKept(table, seat, kept[i]!, kept[i + 1]!);
  const all = Array<number>(TOKENS).fill(0);
  for (const part of [supply, kept]) for (let i = 0; i < part.length; i += 2) all[part[i]!]! += part[i + 1]!;
  return bundleOf(all);
}

/** T-1.8: tokens kept on several locations come from where the player says, unless all of them go. */
function* takeKept(table: StateTable, seat: Seat, good: number, count: number): Play {
  const player = table.state.players[seat]!;
  for (; count > 0; count--) {
    const places = player.locations.flatMap(({ stock }, at) => (stock !== null && stock[good]! > 0 ? [placeAnswer(seat, at)] : []));
    const goAll = count === player.kept[good]!;
    const { at } = goAll ? places[0]! : yield* table.ask(seat, 'payment', places, { about: { tokens: [good, count], any: 0 } });
    player.kept[good]!--;
    const location = player.locations[at]!;
    location.stock![good]!--;
    if (location.stock!.every((left) => left === 0)) location.stock = null;
  }
}

/** T-10.5, T-11.5 */
function* giveCard(table: StateTable, seat: Seat): Play {
  const player = table.state.players[seat]!;
  const answers = [...differentCards(player.hand), ...transportAnswers.filter(({ card }) => player.transports[card]! > 0)];
  // Asked of two equal cards as well: otherwise the silence would tell the others that they are equal.
  const { kind, card } = yield* table.ask(seat, 'card-to-discard', answers, { always: player.hand.length > 1 });
  if (kind === 'transport') {
    discardTransport(table.state, player, card);
    table.log({ what: 'gave-transport', seat, card, rule: 'T-11.5' });
    return;
  }
  leaveHand(player, card);
  table.state.discard.push(card);
  table.log({ what: 'gave-card', seat, card, rule: 'T-10.5' });
}

/** One answer for each different card of a hand, which lies in order. */
export function differentCards(hand: readonly number[]): (typeof cardAnswers)[number][] {
  const answers: (typeof cardAnswers)[number][] = [];
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) answers.push(cardAnswers[hand[i]!]!);
  return answers;
}

/** T-8.5 */
function* giveDeal(table: StateTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const { card } = yield* table.ask(seat, 'deal-to-discard', differentDeals(state, seat));
  removeCard(player.deals, card);
  state.discard.push(card);
  table.log({ what: 'gave-deal', seat, card, rule: 'T-8.5' });
}

/** One answer for each different deal of a player. */
export function differentDeals(state: FiftyFirstState, of: Seat): ReturnType<typeof dealAnswer>[] {
  const { deals } = state.players[of]!;
  return deals.filter((card, i) => deals.indexOf(card) === i).map((card) => dealAnswer(of, card));
}

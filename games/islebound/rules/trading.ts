import type { Play, Seat } from '@skerry/engine';
import { BOOK, type Bundle, COIN, KEPT, SERPENT } from '../content/goods.ts';
import { isOverfull } from './abilities.ts';
import { acceptOrDecline, type AddAnswer, addAnswers, enough, type EnoughAnswer, type TradeAnswer } from './answers.ts';
import { regainIchor } from './gains.ts';
import { type IsleboundState, type IsleboundTable, MOST_OFFERS, type Player } from './state.ts';

/** I-16.2: the kinds of goods that a player could give, as bits. Coins are never traded. */
function kindsOf({ variants }: IsleboundState, { goods }: Player): number {
  let kinds = 0;
  for (let good = COIN + 1; good < KEPT; good++) if (goods[good]! > 0 && !(good === BOOK && variants.architect)) kinds |= 1 << good;
  return kinds;
}

/** I-16.1, I-16.3, I-16.4: the rule that forbids an offer to somebody, or null. */
export function whyNoTrade(state: IsleboundState, seat: Seat, other: Seat): string | null {
  const own = state.players[seat]!;
  const partner = state.players[other]!;
  if (own.ship !== partner.ship) return 'I-16.1';
  if (state.offers >= MOST_OFFERS) return 'I-16.4';
  const mine = kindsOf(state, own);
  const theirs = kindsOf(state, partner);
  if (mine === 0 || theirs === 0) return 'I-16.2';
  // Something else must come back: one kind on both sides and no other is no trade.
  return mine === theirs && (mine & (mine - 1)) === 0 ? 'I-16.3' : null;
}

/** I-16: an offer, made piece by piece; then the other agrees or does not. */
export function* offerTrade(table: IsleboundTable, seat: Seat, other: Seat): Play {
  const { state } = table;
  const own = state.players[seat]!;
  const partner = state.players[other]!;
  state.offers++;
  const gives = yield* choose(table, seat, 'trade-give', other, own, kindsOf(state, own), kindsOf(state, partner));
  let given = 0;
  for (let i = 0; i < gives.length; i += 2) given |= 1 << gives[i]!;
  const gets = yield* choose(table, seat, 'trade-get', other, partner, kindsOf(state, partner) & ~given, -1, gives);
  table.log({ what: 'offered', seat, to: other, gives, gets, rule: 'I-16.4' });
  const answer: TradeAnswer = yield* table.ask(other, 'trade-answer', acceptOrDecline, { about: { of: seat, gives, gets } });
  if (answer.kind === 'decline') {
    table.log({ what: 'declined', seat: other, of: seat, rule: 'I-16.4' });
    return;
  }
  move(own, partner, gives);
  move(partner, own, gets);
  table.log({ what: 'traded', seat, with: other, gives, gets, rule: 'I-16.1' });
  if (gets.includes(SERPENT)) regainIchorAfterTrade(table, seat, gets);
  if (gives.includes(SERPENT)) regainIchorAfterTrade(table, other, gives);
  state.overfull ||= isOverfull(own) || isOverfull(partner);
}

function regainIchorAfterTrade(table: IsleboundTable, seat: Seat, bundle: Bundle): void {
  for (let i = 0; i < bundle.length; i += 2) if (bundle[i] === SERPENT) regainIchor(table, seat);
}

function move(from: Player, to: Player, bundle: Bundle): void {
  for (let i = 0; i < bundle.length; i += 2) {
    from.goods[bundle[i]!]! -= bundle[i + 1]!;
    to.goods[bundle[i]!]! += bundle[i + 1]!;
  }
}

/** I-16.3: picks goods one by one; at least one, and never so that the other side is left with the same kinds only. */
function* choose(
  table: IsleboundTable,
  seat: Seat,
  name: 'trade-give' | 'trade-get',
  other: Seat,
  { goods }: Player,
  kinds: number,
  back: number,
  gives: Bundle = [],
): Play<Bundle> {
  const counts = Array<number>(KEPT).fill(0);
  let chosen = 0;
  for (;;) {
    const answers: (AddAnswer | EnoughAnswer)[] = [];
    for (let good = 0; good < KEPT; good++) {
      const bit = 1 << good;
      if ((kinds & bit) === 0 || counts[good]! >= goods[good]! || (back & ~(chosen | bit)) === 0) continue;
      answers.push(addAnswers[good]!);
    }
    if (chosen !== 0) answers.push(enough);
    const bundle = counts.flatMap((count, good) => (count > 0 ? [good, count] : []));
    const answer: AddAnswer | EnoughAnswer = yield* table.ask(seat, name, answers, { about: { with: other, bundle, gives } });
    if (answer.kind === 'enough') return bundle;
    counts[answer.good]!++;
    chosen |= 1 << answer.good;
  }
}

import type { Outcome, Seat } from '@skerry/engine';
import type { LocationType } from '../content/card.ts';
import { bundleOf, POINT } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { cardOf } from '../rules/locations.ts';
import { picker } from '../rules/lookout.ts';
import type { About } from '../rules/score.ts';
import { type Location, NO_CARD, NOBODY } from '../rules/state.ts';
import type { FiftyFirstStateView, PlayerView } from '../rules/view.ts';
import type { Words } from './catalogue.ts';
import { goodsInWords } from './goods-in-words.ts';

export const rowTypes: readonly LocationType[] = ['production', 'feature', 'action'];

/** Who is at turn, as far as everybody sees it; nobody while all choose at once or nothing is asked. */
export function atTurn(view: FiftyFirstStateView): Seat | null {
  if (view.phase === 'factions' || view.phase === 'actions') return view.turn;
  // Who picks next follows from the round alone, so the unknown parts of the state do not matter.
  return view.phase === 'pick' ? picker(view as unknown as Parameters<typeof picker>[0]) : null;
}

/** The whole position in words. */
export function describe(words: Words, view: FiftyFirstStateView, seat: Seat | null, names: readonly string[]): string {
  const said = words.describe;
  const name = (of: Seat): string => names[of] ?? words.hegemony;
  const cards = (numbers: readonly number[]): string => numbers.map((card) => words.locations[card]!).join(', ');
  const turn = atTurn(view);
  const offers = view.offers.filter((card) => card !== NO_CARD).map((card) => words.transports[card]!);
  return [
    said.round(view.round, words.phases[view.phase]),
    ...(turn === null ? [] : [said.turnOf(name(turn))]),
    ...(view.endReached ? [said.lastRound] : []),
    said.deck(view.deckCount, view.discard.length),
    ...(view.row.length === 0 ? [] : [said.row(cards(view.row))]),
    ...(offers.length === 0 ? [] : [said.offers(offers.join(', '))]),
    ...(view.attacks.length === 0 ? [] : [said.attacks(cards(view.attacks))]),
    ...view.players.flatMap((player, of) => [
      said.seat(name(of), words.factions[player.faction] ?? '', of === seat, view.first === of && of < view.seats, player.closed),
      ...describePlayer(words, player, of < view.seats).map((line) => `  ${line}`),
    ]),
  ].join('\n');
}

function describePlayer(words: Words, player: PlayerView, isPerson: boolean): string[] {
  const said = words.describe;
  const cards = (numbers: readonly number[]): string => numbers.map((card) => words.locations[card]!).join(', ');
  const supply = bundleOf(player.goods);
  const transports = player.transports.flatMap((count, card) => Array<string>(count).fill(words.transports[card]!));
  const lines = [words.countGood[POINT]!(player.points)];
  if (isPerson) {
    lines.push(said.supply(goodsInWords(words, supply)), said.hand(player.handCount, player.hand === undefined ? '' : cards(player.hand)));
    if (player.hand === undefined && player.shown.length > 0) lines.push(said.known(cards(player.shown)));
    if (transports.length > 0) lines.push(said.transports(transports.join(', ')));
    if (player.deals.length > 0)
      lines.push(
        said.deals(player.deals.map((card) => `${words.locations[card]!} (${goodsInWords(words, locations[card]!.deal)})`).join(', ')),
      );
  }
  for (const type of rowTypes) {
    const row = player.locations.filter((location) => cardOf(location).type === type);
    if (row.length > 0) lines.push(said.rows[type](row.map((location) => describeLocation(words, location)).join(', ')));
  }
  return lines;
}

/** A location's name and all that lies on it. */
export function describeLocation(words: Words, location: Location): string {
  const said = words.describe;
  const name = words.locations[location.card]!;
  if (location.ruined) return words.ruinsOf(name);
  const marks = [
    ...(cardOf(location).open ? [said.open] : []),
    ...(location.uses > 0 ? [said.used(location.uses)] : []),
    ...(location.visitor === NOBODY ? [] : [said.visited]),
    ...(location.defended ? [said.defended] : []),
    ...(location.stock === null ? [] : [said.stock(goodsInWords(words, bundleOf(location.stock)))]),
  ];
  return marks.length === 0 ? name : `${name} (${marks.join('; ')})`;
}

/** T-13.3, T-13.4, T-14.20: who won, and by what. */
function tellWinners(words: Words, { scores, winners, about }: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const points = words.countGood[POINT]!;
  const facts = about as About | undefined;
  const name = (seat: Seat): string => names[seat] ?? words.hegemony;
  if (facts?.hegemony !== undefined) {
    const total = points(scores[0]!);
    return facts.rank === undefined
      ? said.lostToHegemony(name(0), total, facts.hegemony)
      : said.beatHegemony(name(0), total, facts.hegemony, words.ranks[facts.rank]);
  }
  const best = scores[winners[0]!] ?? 0;
  const won = winners.length === 1 ? said.won(name(winners[0]!), points(best)) : said.shared(words.list(winners.map(name)), points(best));
  const beaten = beatenByTie({ scores, winners });
  if (beaten.length === 0 || facts === undefined) return won;
  return `${won} ${beaten.some((seat) => facts.goods[seat] === facts.goods[winners[0]!]) ? said.tieByLocations : said.tieByGoods}`;
}

/** T-13.4: those who had as many points as the winners. */
function beatenByTie({ scores, winners }: Outcome): Seat[] {
  return scores.flatMap((score, seat) => (score === scores[winners[0]!] && !winners.includes(seat) ? [seat] : []));
}

export function tellOutcome(words: Words, outcome: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const facts = outcome.about as About | undefined;
  const list = outcome.scores.map((total, seat) =>
    said.score(names[seat] ?? words.hegemony, total, facts?.points[seat] ?? total, facts?.locations[seat] ?? 0),
  );
  return `${tellWinners(words, outcome, names)} ${said.scores(list.join(', '))}`;
}

export function tellEnding(words: Words, outcome: Outcome, names: readonly string[], { round }: FiftyFirstStateView): string {
  return `${tellWinners(words, outcome, names)} ${words.outcome.rounds(round)}`;
}

/** T-13.2, and where it decided T-13.4 */
export function tellResult(words: Words, outcome: Outcome, seat: Seat): string | undefined {
  const said = words.outcome;
  const facts = outcome.about as About | undefined;
  if (facts === undefined) return undefined;
  const sum = said.sum(facts.points[seat]!, facts.locations[seat]!);
  const compared = beatenByTie(outcome).length > 0 && outcome.scores[seat] === outcome.scores[outcome.winners[0]!];
  return compared ? `${sum}; ${said.goods(facts.goods[seat]!)}` : sum;
}

import type { Outcome, Seat } from '@skerry/engine';
import { FISH, PIRATE, RENOWN, SERPENT, WOOD, COIN, BOOK } from '../content/goods.ts';
import { neighbours, regionNames } from '../content/map.ts';
import { buildings, events, influenceTrack, towns } from '../content/original.ts';
import { holdOf } from '../rules/abilities.ts';
import { booksFor } from '../rules/capital.ts';
import type { Score } from '../rules/log.ts';
import { speedOf } from '../rules/sailing.ts';
import { scoreOf } from '../rules/score.ts';
import { BLOCKED, NOBODY, NOTHING } from '../rules/state.ts';
import { worthOfTown } from '../rules/taking.ts';
import type { IsleboundView } from '../rules/view.ts';
import { sideOf } from '../rules/visiting.ts';
import type { Words } from './catalogue.ts';
import { dueOf, stateOf } from './outlook.ts';
import {
  abilitiesInWords,
  crewInWords,
  crewList,
  dueInWords,
  eventInWords,
  goodsInWords,
  reputationInWords,
  scoreInWords,
  seatName,
  signInWords,
  tokenInWords,
} from './phrases.ts';

/** The whole position in words. */
export function describe(words: Words, view: IsleboundView, seat: Seat | null, names: readonly string[]): string {
  const said = words.describe;
  const name = (of: Seat): string => seatName(words, names, of);
  const owner = (of: Seat): string => (of === NOBODY ? said.free : of === BLOCKED ? said.blocked : name(of));
  const shown = (cards: readonly number[]): readonly number[] => cards.filter((card) => card !== NOTHING);
  const left = view.hidden.tokensBelow + (view.token === NOTHING ? 0 : 1);
  return [
    said.round(view.round, words.phases[view.phase], name(view.turn)),
    ...(view.lastRound > 0 ? [said.last(view.lastRound)] : []),
    ...view.map.map((_, region) => `  ${describeRegion(words, view, seat, region, names)}`),
    said.treasure(words.countGood[COIN]!(view.treasure)),
    said.influence(view.influence.map((of, space) => `${space + 1} (${influenceTrack[space]!}) ${owner(of)}`).join(', ')),
    said.events(
      shown(view.events)
        .map((card) => `${words.towns[events[card]!.town]!}: ${eventInWords(words, card)}`)
        .join('; ') || words.nothing,
    ),
    said.reputations(
      shown(view.reputations)
        .map((card) => reputationInWords(words, card))
        .join('; ') || words.nothing,
    ),
    view.token === NOTHING ? said.noTokens : said.token(tokenInWords(words, view.token), left),
    said.crewForHire(crewList(words, shown(view.crewRow)), view.crewNext === NOTHING ? words.nobody : crewInWords(words, view.crewNext)),
    ...(view.variants.architect ? [] : [said.row(describeRow(words, view, view.row))]),
    ...(view.metropolisRow.length === 0 ? [] : [said.metropolisRow(describeRow(words, view, view.metropolisRow))]),
    said.supply(words.countGood[PIRATE]!(view.pirates), words.countGood[SERPENT]!(view.serpents)),
    ...view.players.flatMap((_, of) => [
      said.seat(name(of), of === seat, of === view.first),
      ...describePlayer(words, view, of).map((line) => `  ${line}`),
    ]),
  ].join('\n');
}

function describeRow(words: Words, view: IsleboundView, row: readonly number[]): string {
  const cards = row.filter((building) => building !== NOTHING);
  if (cards.length === 0) return words.nothing;
  return cards
    .map((building) => {
      const books = booksFor(stateOf(view), building);
      const { coins, goods } = buildings[building]!;
      const card = words.describe.inRow(
        words.buildings[building]!,
        books === 0 ? null : words.countGood[BOOK]!(books),
        words.countGood[COIN]!(coins),
        goodsInWords(words, goods),
      );
      return `${card}: ${abilitiesInWords(words, building)}`;
    })
    .join('; ');
}

function describeRegion(words: Words, view: IsleboundView, seat: Seat | null, region: number, names: readonly string[]): string {
  const said = words.describe;
  const state = stateOf(view);
  const town = view.map[region]!;
  const { fee, sign } = sideOf(state, town);
  const owner = view.owners[town]!;
  const due = seat === null ? { ...fee, to: owner, payable: true } : dueOf(view, seat, town);
  const ships = view.players.flatMap((player, of) => (player.ship === region ? [seatName(words, names, of)] : []));
  return said.region(
    regionNames[region]!,
    words.towns[town]!,
    [
      (towns[town]!.banner === 'red' ? said.red : said.teal)(worthOfTown(state, town)),
      ...(owner === NOBODY ? [] : [said.owner(seatName(words, names, owner))]),
      said.fee(dueInWords(words, due)),
      said.does(signInWords(words, sign)),
      ...(ships.length === 0 ? [] : [said.ships(ships.join(', '))]),
      said.beside(neighbours[region]!.map((other) => regionNames[other]!).join(' ')),
    ].join('; '),
  );
}

function describePlayer(words: Words, view: IsleboundView, of: Seat): string[] {
  const said = words.describe;
  const state = stateOf(view);
  const player = view.players[of]!;
  const { goods, deck, below, wounded, renown, tokens, hand } = player;
  const kept = goods.flatMap((count, good) => (count > 0 ? [good, count] : []));
  const owned = goodsInWords(words, kept) + (player.ichor ? `, ${words.ichor}` : '');
  const cards = (list: readonly number[]): string => list.map((card) => words.buildings[card]!).join(', ');
  const held = towns.flatMap((_, town) => (view.owners[town] === of ? [words.towns[town]!] : []));
  return [
    said.goods(owned, speedOf(state.players[of]!), `${goods[WOOD]! + goods[FISH]!}/${holdOf(state.players[of]!)}`),
    said.crew(crewList(words, deck), crewList(words, below), crewList(words, wounded)),
    ...(held.length === 0 ? [] : [said.towns(held.join(', '))]),
    said.capital(player.buildings.length === 0 ? words.nothing : cards(player.buildings)),
    ...(view.variants.architect ? [said.hand(player.handCount, hand === undefined ? '' : cards(hand))] : []),
    said.renown(renown, tokens.length, scoreOf(state, of).total),
  ];
}

const scoresOf = ({ about }: Outcome): readonly Score[] | undefined =>
  (about as { readonly scores?: readonly Score[] } | undefined)?.scores;

/** I-14.5: whether somebody had as much renown as the winners and less wood and fish. */
const tieBroken = ({ scores, winners }: Outcome): boolean =>
  scores.some((score, seat) => score === scores[winners[0]!] && !winners.includes(seat));

function tellWinners(words: Words, outcome: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const { scores, winners } = outcome;
  const renown = words.countGood[RENOWN]!(scores[winners[0]!] ?? 0);
  const list = words.list(winners.map((seat) => seatName(words, names, seat)));
  const won = winners.length === 1 ? said.won(list, renown) : said.shared(list, renown);
  return tieBroken(outcome) ? `${won} ${said.tie}` : won;
}

export function tellOutcome(words: Words, outcome: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const scores = scoresOf(outcome);
  const list = outcome.scores.map((total, seat) => {
    const name = seatName(words, names, seat);
    return scores === undefined ? `${name} ${total}` : said.score(name, total, scoreInWords(words, scores[seat]!));
  });
  return `${tellWinners(words, outcome, names)} ${said.scores(list.join(', '))}`;
}

export function tellEnding(words: Words, outcome: Outcome, names: readonly string[], { round }: IsleboundView): string {
  return `${tellWinners(words, outcome, names)} ${words.outcome.rounds(round)}`;
}

export function tellResult(words: Words, outcome: Outcome, seat: Seat): string | undefined {
  const scores = scoresOf(outcome);
  return scores === undefined ? undefined : scoreInWords(words, scores[seat]!);
}

import type { LogEntry, Outcome, Seat } from '@skerry/engine';
import type { Mark, Statistics } from '@skerry/presentation';
import { COIN, countIn, RENOWN } from '../content/goods.ts';
import { buildings, events, reputations, towns } from '../content/original.ts';
import type { Entry } from '../rules/log.ts';

/** The ways to renown: what a seat's renown came of. Fame is what was gained on the renown track, tokens included. */
const ways = ['war', 'diplomacy', 'trade', 'building', 'fame'] as const;
type Way = (typeof ways)[number];

const places = ['first to play', 'second', 'third', 'fourth'];
const eventNames = events.map(({ town, cubes }, card) => `${card + 1} ${towns[town]!.name}: ${cubes}`);
const reputationNames = reputations.map(({ counts }) => counts);

const namesOf = (metropolis: boolean): string[] =>
  buildings.filter((building) => building.metropolis === metropolis).map(({ name }) => name);

/** What is counted when many games of Islebound are played. */
export const statistics: Statistics = {
  tables: {
    place: places,
    /** The way by which a seat is furthest ahead of the others. */
    strategy: ways,
    renown: ways,
    'building gained': namesOf(false),
    'metropolis gained': namesOf(true),
    'how it was gained': ['bought', 'built'],
    'town visited': towns.map(({ name }) => name),
    'town taken': towns.map(({ name }) => name),
    event: eventNames,
    reputation: reputationNames,
    'what ended it': ['buildings', 'tokens'],
  },
  marks,
};

function marks(log: readonly LogEntry[], { scores }: Outcome): Mark[] {
  const found: Mark[] = [];
  const mark = (table: string, row: string, seat: Seat, amount = 1): void => void found.push({ table, row, seat, amount });
  const renown = scores.map((): Record<Way, number> => ({ war: 0, diplomacy: 0, trade: 0, building: 0, fame: 0 }));
  for (const entry of log as readonly Entry[]) {
    switch (entry.what) {
      case 'began':
        scores.forEach((_, i) => mark('place', places[i]!, (entry.first + i) % scores.length));
        break;
      case 'visited':
        mark('town visited', towns[entry.town]!.name, entry.seat);
        break;
      case 'took-town':
        mark('town taken', towns[entry.town]!.name, entry.seat);
        renown[entry.seat]![entry.by === 'attack' ? 'war' : 'diplomacy'] += entry.loot;
        break;
      case 'bought':
      case 'built':
        mark(`${buildings[entry.building]!.metropolis ? 'metropolis' : 'building'} gained`, buildings[entry.building]!.name, entry.seat);
        mark('how it was gained', entry.what, entry.seat);
        if (entry.what === 'built') renown[entry.seat]!.building += buildings[entry.building]!.coins;
        break;
      case 'paid-fee':
        if (entry.to >= 0) renown[entry.to]!.trade += entry.coins;
        break;
      case 'hunted-treasure':
        renown[entry.seat]!.trade += entry.coins;
        break;
      case 'boarded':
        if (entry.winner >= 0) renown[entry.winner]!.trade += entry.coins;
        break;
      case 'gained':
        renown[entry.seat]!.trade += countIn(entry.goods, COIN);
        renown[entry.seat]!.fame += countIn(entry.goods, RENOWN);
        break;
      case 'exchanged':
        renown[entry.seat]!.fame += countIn(entry.gains, RENOWN) * entry.times;
        break;
      case 'showed-reputation':
      case 'scored-reputation':
        renown[entry.seat]!.fame += entry.renown;
        if (entry.what === 'showed-reputation') mark('reputation', reputationNames[entry.card]!, entry.seat);
        break;
      case 'did-event':
        mark('event', eventNames[entry.card]!, entry.seat);
        break;
      case 'end-near':
        mark('what ended it', entry.why, entry.seat);
        break;
      case 'scored':
        renown[entry.seat]!.building += entry.score.abilities + entry.score.metropolis;
        break;
    }
  }
  renown.forEach((sums, seat) => {
    for (const way of ways) mark('renown', way, seat, sums[way]);
    mark('strategy', strategyOf(sums, renown), seat);
  });
  return found;
}

/** A strategy is what a seat does more of than the others at its table: where it is furthest above the mean. */
function strategyOf(own: Readonly<Record<Way, number>>, all: readonly Readonly<Record<Way, number>>[]): Way {
  const above = (way: Way): number => own[way] - all.reduce((sum, each) => sum + each[way], 0) / all.length;
  return ways.toSorted((one, other) => above(other) - above(one))[0]!;
}

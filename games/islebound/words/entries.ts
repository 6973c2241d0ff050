import type { LogEntry, Seat } from '@skerry/engine';
import { COIN, CUBE, FISH, RENOWN, WOOD } from '../content/goods.ts';
import { events, influenceTrack } from '../content/original.ts';
import type { Entry } from '../rules/log.ts';
import { NOBODY } from '../rules/state.ts';
import type { OptionName, Words } from './catalogue.ts';
import { crewInWords, forceInWords, goodsInWords, reputationCounts, scoreInWords, seatName, tokenInWords } from './phrases.ts';

/** A line of the log. */
export function tellEntry(words: Words, line: LogEntry, names: readonly string[]): string {
  const said = words.entry;
  const entry = line as Entry;
  const name = (seat: Seat): string => seatName(words, names, seat);
  const ownerName = (seat: Seat): string | null => (seat === NOBODY ? null : name(seat));
  const town = (number: number): string => words.towns[number]!;
  const building = (number: number): string => words.quoted(words.buildings[number]!);
  const card = (number: number | undefined): string => (number === undefined ? '' : building(number));
  const goods = (bundle: readonly number[]): string => goodsInWords(words, bundle);
  const count = (good: number, n: number): string => words.countGood[good]!(n);
  const coins = (n: number): string => count(COIN, n);
  const crew = (kind: number): string => crewInWords(words, kind);
  switch (entry.what) {
    case 'began': {
      const on = (Object.keys(words.options) as OptionName[]).filter((option) => entry.variants[option]);
      return said.began(name(entry.first), on.map((option) => words.options[option].label).join(', ') || said.noVariants);
    }
    case 'chose-port':
      return said.chosePort(name(entry.seat), town(entry.town));
    case 'was-dealt':
      return said.wasDealt(name(entry.seat), entry.count, (entry.cards ?? []).map(building).join(', '));
    case 'drafted':
      return said.drafted(name(entry.seat), card(entry.building));
    case 'round':
      return (entry.last ? said.lastRound : said.round)(entry.round);
    case 'moved':
      return '';
    case 'sailed':
      return said.sailed(name(entry.seat), town(entry.town), entry.fish === 0 ? '' : count(FISH, entry.fish));
    case 'tired':
      return said.tired[entry.reason](name(entry.seat), crew(entry.crew));
    case 'paid-fee':
      return entry.to === NOBODY
        ? said.paidToMap(name(entry.seat), coins(entry.coins))
        : said.paidFee(name(entry.seat), coins(entry.coins), name(entry.to));
    case 'visited':
      return said.visited(name(entry.seat), town(entry.town));
    case 'rested':
      return said.rested(name(entry.seat), entry.up.length, entry.healed.length);
    case 'gained':
      return tellGain(words, entry, name(entry.seat));
    case 'exchanged':
      return said.exchanged(name(entry.seat), goodsInWords(words, entry.pays, entry.times), goodsInWords(words, entry.gains, entry.times));
    case 'hired':
      return said.hired(name(entry.seat), crew(entry.crew), entry.coins === 0 ? null : coins(entry.coins));
    case 'crew-came':
      return said.crewCame(crew(entry.crew));
    case 'got-ichor':
      return said.gotIchor(name(entry.seat));
    case 'lost-ichor':
      return said.lostIchor(name(entry.seat));
    case 'placed-cube':
      return said.placedCube(name(entry.seat), entry.space + 1, influenceTrack[entry.space]!);
    case 'attacked':
      return said.attacked(name(entry.seat), town(entry.town), ownerName(entry.owner), entry.needed, forceInWords(words, entry));
    case 'rolled':
      return said.rolled(name(entry.seat), entry.dice.join(' '), entry.strength);
    case 'rerolled':
      return said.rerolled(name(entry.seat), entry.die, entry.now, entry.strength);
    case 'wounded':
      return said.wounded(name(entry.seat), crew(entry.crew));
    case 'laid-lower':
      return said.laidLower(name(entry.seat), entry.strength);
    case 'retreated':
      return said.retreated(name(entry.seat), town(entry.town), words.raiders[entry.lost]);
    case 'took-town': {
      const told = entry.by === 'attack' ? said.tookByForce : said.tookByWord;
      return told(name(entry.seat), town(entry.town), ownerName(entry.owner), coins(entry.loot));
    }
    case 'used-cube':
      return said.usedCube(name(entry.seat), entry.space + 1, entry.influence);
    case 'hunted-treasure':
      return said.hunted(name(entry.seat), coins(entry.coins));
    case 'did-event':
      return tellEvent(words, entry, name(entry.seat));
    case 'event-came':
      return said.eventCame(town(events[entry.card]!.town));
    case 'events-shuffled':
      return said.eventsShuffled;
    case 'bought':
      return said.bought(name(entry.seat), building(entry.building), coins(entry.coins));
    case 'built':
      return said.built(name(entry.seat), building(entry.building), goods(entry.paid));
    case 'building-came':
      return said.buildingCame(building(entry.building));
    case 'showed-reputation':
      return said.showedReputation(name(entry.seat), count(RENOWN, entry.renown), reputationCounts(words, entry.card));
    case 'scored-reputation':
      return said.scoredReputation(name(entry.seat), count(RENOWN, entry.renown));
    case 'reputation-came':
      return said.reputationCame(reputationCounts(words, entry.card));
    case 'took-token':
      return said.tookToken(name(entry.seat), entry.left);
    case 'token-came':
      return said.tokenCame(tokenInWords(words, entry.token));
    case 'threw-overboard': {
      const thrown = [...(entry.wood > 0 ? [WOOD, entry.wood] : []), ...(entry.fish > 0 ? [FISH, entry.fish] : [])];
      return said.threwOverboard(name(entry.seat), goods(thrown));
    }
    case 'drew':
      return said.drew[entry.deck](name(entry.seat), card(entry.card));
    case 'discarded-card':
      return said.discarded(name(entry.seat), building(entry.building));
    case 'deck-shuffled':
      return said.deckShuffled[entry.deck];
    case 'offered':
      return said.offered(name(entry.seat), name(entry.to), goods(entry.gives), goods(entry.gets));
    case 'traded':
      return said.traded(name(entry.seat), name(entry.with), goods(entry.gives), goods(entry.gets));
    case 'declined':
      return said.declined(name(entry.seat), name(entry.of));
    case 'boarded': {
      const dice = (thrown: readonly number[]): string => thrown.join(' ') || said.noDice;
      const fought = said.boarded(name(entry.seat), name(entry.against), dice(entry.dice), dice(entry.theirDice));
      return `${fought} ${entry.winner === NOBODY ? said.boardingDrawn : said.boardingWon(name(entry.winner), coins(entry.coins))}`;
    }
    case 'end-near':
      return (entry.why === 'buildings' ? said.endByBuildings : said.endByTokens)(name(entry.seat), entry.lastRound);
    case 'scored':
      return said.scored(name(entry.seat), count(RENOWN, entry.score.total), scoreInWords(words, entry.score));
    case 'ended':
      return said.ended;
  }
}

type Of<What extends Entry['what']> = Extract<Entry, { readonly what: What }>;

function tellGain(words: Words, { goods, source }: Of<'gained'>, name: string): string {
  const said = words.entry;
  const gained = goodsInWords(words, goods);
  switch (source.from) {
    case 'town':
      return said.gainedTown(name, gained, words.towns[source.town]!);
    case 'building':
      return said.gainedBuilding(name, gained, words.quoted(words.buildings[source.building]!));
    case 'token':
      return said.gainedToken(name, gained);
    case 'slot':
      return said.gainedSlot(name, gained);
  }
}

function tellEvent(words: Words, { card, paid, cubes }: Of<'did-event'>, name: string): string {
  return words.entry.didEvent(name, words.towns[events[card]!.town]!, goodsInWords(words, paid), words.countGood[CUBE]!(cubes));
}

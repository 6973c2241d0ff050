import type { LogEntry, Seat } from '@skerry/engine';
import { POINT } from '../content/goods.ts';
import type { Entry } from '../rules/log.ts';
import type { Words } from './catalogue.ts';
import { goodsInWords } from './goods-in-words.ts';

/** A line of the log. */
export function tellEntry(words: Words, line: LogEntry, names: readonly string[]): string {
  const said = words.entry;
  const entry = line as Entry;
  const name = (seat: Seat): string => names[seat] ?? words.hegemony;
  const card = (number: number): string => words.quoted(words.locations[number]!);
  const cards = (numbers: readonly number[] | undefined): string => (numbers === undefined ? '' : words.list(numbers.map(card)));
  const transport = (number: number): string => words.quoted(words.transports[number]!);
  const goods = (bundle: readonly number[]): string => goodsInWords(words, bundle);
  const points = words.countGood[POINT]!;

  switch (entry.what) {
    case 'began':
      return said.began(words.expansions[entry.expansion], name(entry.first));
    case 'chose-faction':
      return said.choseFaction(name(entry.seat), words.factions[entry.faction]!);
    case 'was-dealt':
      return said.wasDealt(name(entry.seat), entry.count, cards(entry.cards));
    case 'kept':
      return said.kept(name(entry.seat), cards(entry.discarded));
    case 'round':
      return said.round(entry.round, name(entry.first));
    case 'transport-shown':
      return said.transportShown(transport(entry.card), entry.colour);
    case 'row': {
      const known = entry.cards.length === 0 ? words.nothing : cards(entry.cards);
      return entry.number === 0 ? said.row(known) : said.secondRow(known);
    }
    case 'picked':
      return said.picked(name(entry.seat), card(entry.card));
    case 'row-discarded':
      return said.rowDiscarded(cards(entry.cards));
    case 'reshuffled':
      return said.reshuffled[entry.deck];
    case 'returned':
      return said.returned(name(entry.seat), goods(entry.goods));
    case 'produced':
      if (entry.from === 'board') return said.producedBoard(name(entry.seat), goods(entry.goods));
      if (entry.from === 'deal') return said.producedDeal(name(entry.seat), goods(entry.goods));
      if (entry.of !== entry.seat) return said.producedAtOther(name(entry.seat), card(entry.card), name(entry.of), goods(entry.goods));
      return said.produced(name(entry.seat), card(entry.card), goods(entry.goods));
    case 'drew':
      return said.drew(name(entry.seat), entry.count, cards(entry.cards));
    case 'short':
      return said.short(name(entry.seat), words.countGood[entry.good]!(entry.missing));
    case 'incorporated':
      return said.incorporated(name(entry.seat), card(entry.card), goods(entry.paid));
    case 'built':
      return said.built(
        name(entry.seat),
        card(entry.card),
        entry.ruins ? words.ruinsOf(words.locations[entry.over]!) : card(entry.over),
        goods(entry.paid),
      );
    case 'bonus':
      return (entry.onCard ? said.bonusOnCard : said.bonus)(name(entry.seat), card(entry.card), goods(entry.goods));
    case 'made-deal':
      return said.madeDeal(name(entry.seat), card(entry.card), goods(entry.paid), goods(entry.goods));
    case 'razed-from-hand':
      return said.razedFromHand(name(entry.seat), card(entry.card), goods(entry.paid), goods(entry.goods));
    case 'razed': {
      const razed = said.razed(name(entry.seat), card(entry.card), name(entry.of), goods(entry.paid), goods(entry.goods));
      return entry.compensation.length === 0 ? razed : `${razed} ${said.compensation(name(entry.of), goods(entry.compensation))}`;
    }
    case 'feature':
      return said.feature(name(entry.seat), card(entry.card), goods(entry.goods));
    case 'used':
      if (entry.goods.length === 0) return said.used(name(entry.seat), card(entry.card), goods(entry.paid));
      // What is paid in deals has a line of its own.
      if (entry.paid.length === 0) return said.usedFree(name(entry.seat), card(entry.card), goods(entry.goods));
      return said.usedFor(name(entry.seat), card(entry.card), goods(entry.paid), goods(entry.goods));
    case 'used-board':
      return said.usedBoard(name(entry.seat), goods(entry.paid), goods(entry.goods));
    case 'gave-transport':
      return said.gaveCard(name(entry.seat), transport(entry.card));
    case 'gave-card':
      return said.gaveCard(name(entry.seat), card(entry.card));
    case 'gave-deal':
      return said.gaveDeal(name(entry.seat), card(entry.card));
    case 'stole':
      return said.stole(name(entry.seat), name(entry.of), words.countGood[entry.good]!(1));
    case 'took-off':
      return said.tookOff(name(entry.seat), card(entry.card));
    case 'used-deal':
      if (entry.of === entry.seat) return said.usedDeal(name(entry.seat), card(entry.card), goods(entry.goods));
      return said.usedDealOf(name(entry.seat), card(entry.card), name(entry.of), goods(entry.goods));
    case 'sent-worker':
      return said.sentWorker(name(entry.seat), card(entry.card), name(entry.of), goods(entry.goods));
    case 'took-transport':
      return said.tookTransport(name(entry.seat), transport(entry.card));
    case 'played-transport':
      return said.playedTransport(name(entry.seat), transport(entry.card), goods(entry.goods));
    case 'defended':
      return said.defended(name(entry.seat), card(entry.card));
    case 'closed':
      return said.closed(name(entry.seat));
    case 'stored':
      return said.stored(name(entry.seat), card(entry.card), goods(entry.goods));
    case 'discarded':
      return said.discarded(name(entry.seat), goods(entry.goods));
    case 'transport-discarded':
      return said.transportDiscarded(transport(entry.card));
    case 'hegemony-gained':
      return said.hegemonyGained(card(entry.card));
    case 'hegemony-took':
      return said.hegemonyTook(transport(entry.card), points(entry.points));
    case 'hegemony-attacked':
      if (entry.result === 'failed') return said.attackFailed(entry.number, card(entry.attack));
      if (entry.result === 'repelled') return said.attackRepelled(entry.number, card(entry.attack), card(entry.card));
      return said.attackRazed(entry.number, card(entry.attack), card(entry.card), goods(entry.compensation));
    case 'end-reached':
      return said.endReached(name(entry.seat), points(entry.points));
    case 'scored':
      return said.scored(name(entry.seat), points(entry.points), entry.locations);
    case 'ended':
      return said.ended;
  }
}

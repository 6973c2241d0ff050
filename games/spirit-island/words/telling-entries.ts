import type { LogEntry, Seat } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { powers } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import type { Entry } from '../rules/log.ts';
import type { View } from '../rules/view.ts';
import { blightLines, eventInWords, eventText, fearLines } from './card-text.ts';
import { growthOptionText } from './growth-text.ts';
import { ruleText, sentence } from './step-text.ts';
import type { Words } from './catalogue.ts';
import { boardName, tellChose } from './choice.ts';
import { howWon } from './ending.ts';
import { landName } from './places.ts';
import type { RuleName } from './step-words.ts';

/** "stage II: jungle" */
export function invaderCardName(words: Words, card: number): string {
  const { stage, matches } = invaderCards[card]!;
  const where = matches === 'coastal' ? words.terrains.coastal : matches.map((terrain) => words.terrains[terrain]).join('/');
  return `${where} (${words.stage(stage)})`;
}

/** A line of the log. The end of an action is no news: it has no words. */
export function tellEntry(words: Words, line: LogEntry, names: readonly string[], view: View | undefined): string {
  const text = lineOf(words, line, names, view);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function lineOf(words: Words, line: LogEntry, names: readonly string[], view: View | undefined): string {
  const said = words.entry;
  const entry = line as Entry;
  const name = (seat: Seat): string => names[seat]!;
  const land = (space: number): string => landName(words, view, space);
  const boardOf = (slot: number): string => boardName(words, view?.island.boards[slot] ?? String(slot + 1));
  const card = (id: number): string => words.quoted(words.named(powers[id]!.name));
  const cards = (ids: readonly number[]): string => words.list(ids.map(card));
  const pieces = (piece: number, n: number): string => words.countPieces[piece]!(n);

  switch (entry.what) {
    case 'chose':
      return tellChose(words, entry, names);
    case 'turn':
      return said.turn(entry.turn);
    case 'phase':
      return said.phase[entry.phase];
    case 'step':
      return said.step[entry.step];
    case 'action':
      return tellAction(words, entry, names, view);
    case 'action-over':
      return '';
    case 'grew': {
      const kind = view?.spirits[entry.seat]!.kind ?? -1;
      const option = kind < 0 ? undefined : spirits[kind]!.growth[entry.group]!.options[entry.option];
      return said.grew(name(entry.seat), option === undefined ? String(entry.option + 1) : growthOptionText(words, option));
    }
    case 'energy':
      return said.energy[entry.from](name(entry.seat), entry.n);
    case 'reached':
      return words.aspects.reached(name(entry.seat));
    case 'played-face-down':
      return words.scenario.playedFaceDown(name(entry.seat), card(entry.card));
    case 'searched':
      return words.scenario.searched[entry.by](land(entry.land), findText(words, entry.by, entry.n));
    case 'emptied':
      return words.scenario.emptied(land(entry.land));
    case 'first-won':
      return words.scenario.firstWon;
    case 'laid-aside':
      return words.scenario.laidAside(name(entry.seat), card(entry.card));
    case 'first-spirits':
      return words.scenario.calledFirst(name(entry.seat), card(entry.card));
    case 'thief-destroyed':
    case 'thief-removed':
      return words.scenario.thiefCaught(land(entry.land));
    case 'thief-escaped':
      return words.scenario.thiefEscaped(land(entry.land), entry.value);
    case 'invoked':
      return words.scenario.invoked(
        name(entry.seat),
        words.list(entry.elements.map((element) => words.elements[element]!)),
        words.list(entry.lands.map(land)),
      );
    case 'accelerated':
      return said.accelerated(invaderCardName(words, entry.card));
    case 'flame':
      return words.scenario.flameLaid(land(entry.land));
    case 'warded':
      return words.scenario.warded(land(entry.land));
    case 'wards-broken':
      return words.scenario.wardsBroken(land(entry.land), entry.n);
    case 'emigrated':
      return words.scenario.emigrated(land(entry.land), entry.inAll);
    case 'paid':
      return said.paid(name(entry.seat), entry.n);
    case 'reclaimed':
      return said.reclaimed(name(entry.seat), cards(entry.cards));
    case 'drew':
      return entry.cards.length === 0 ? said.drewNothing(name(entry.seat)) : said.drew(name(entry.seat), cards(entry.cards), entry.deck);
    case 'gained':
      return said.gained(name(entry.seat), card(entry.card));
    case 'forgot':
      return said.forgot(name(entry.seat), card(entry.card));
    case 'gave':
      return said.gave(name(entry.seat), name(entry.to), card(entry.card));
    case 'played':
      return said.played(name(entry.seat), card(entry.card), entry.cost);
    case 'gained-element':
      return said.gainedElement(name(entry.seat), words.list(entry.elements.map((element) => words.elements[element]!)));
    case 'prepared':
      return said.prepared(name(entry.seat), words.list(entry.elements.map((element) => words.elements[element]!)));
    case 'spent-markers':
      return said.spentMarkers(name(entry.seat), words.list(entry.elements.map((element) => words.elements[element]!)));
    case 'discarded':
      return said.discarded(name(entry.seat), cards(entry.cards));
    case 'star':
      return words.time.star(name(entry.seat), words.list(entry.elements.map((element) => words.elements[element]!)));
    case 'unlocked': {
      const kind = view?.spirits[entry.seat]!.kind ?? -1;
      const option = kind < 0 ? undefined : spirits[kind]!.growth[entry.group]!.options[entry.option];
      return words.time.unlocked(name(entry.seat), option === undefined ? String(entry.option + 1) : growthOptionText(words, option));
    }
    case 'time':
      return entry.n < 0
        ? words.time.spentTime(name(entry.seat))
        : words.time.gainedTime(name(entry.seat), entry.land === null ? '' : land(entry.land));
    case 'set-aside':
      return words.time.setAside(name(entry.seat), card(entry.card));
    case 'exchanged':
      return words.time.exchanged(entry.card < 0 ? words.stage(entry.stage) : invaderCardName(words, entry.card));
    case 'seen-invader-card':
      return words.time.seenInvaderCard(invaderCardName(words, entry.card));
    case 'seen-event-card':
      return words.time.seenEventCard(words.quoted(words.named(eventCards[entry.card]!.name)));
    case 'sideways':
      return words.time.sideways(land(entry.from), land(entry.to));
    case 'stasis':
      return words.time.stasis(land(entry.land));
    case 'done':
      return said.done(name(entry.seat));
    case 'presence':
      return said.presence[entry.from](name(entry.seat), land(entry.land));
    case 'moved-presence':
      return said.movedPresence(name(entry.seat), land(entry.from), land(entry.to), entry.n);
    case 'returned-presence':
      return said.returnedPresence(name(entry.seat));
    case 'lost-presence':
      return said.lostPresence(name(entry.seat), land(entry.land), entry.n);
    case 'presence-gone':
      return said.presenceGone(name(entry.seat), land(entry.land), entry.n);
    case 'fear':
      return said.fear(entry.n);
    case 'fear-card-earned':
      return said.fearCardEarned;
    case 'terror':
      return said.terror(entry.level);
    case 'fear-card':
      return said.fearCard(fearCard(words, entry.card), entry.terror, fearLines(words, entry.card, entry.terror).join(' '));
    case 'fear-card-seen':
      return said.fearCardSeen(fearCard(words, entry.card));
    case 'damage':
      return said.damage(land(entry.land), words.piece[entry.piece]!, entry.n);
    case 'dreamt':
    case 'destroyed':
    case 'drowned':
    case 'removed':
    case 'added':
      return said[entry.what](land(entry.land), pieces(entry.piece, entry.n));
    case 'replaced':
      return said.replaced(land(entry.land), pieces(entry.piece, 1), words.list(inGroups(entry.by).map(([piece, n]) => pieces(piece, n))));
    case 'moved':
      return said.moved(land(entry.from), land(entry.to), pieces(entry.piece, entry.n));
    case 'defend':
      return said.defend(land(entry.land), entry.n);
    case 'rule': {
      const { order } = words.steps;
      const rule = ruleText(words, 'order', entry.name as RuleName, entry.n, entry.where, entry.of);
      if (entry.from !== undefined) return sentence((entry.lasting === true ? order.fromNextTurn : order.inNextTurn)(rule));
      if (entry.lasting === true) return sentence(rule);
      if (entry.board !== undefined) return said.ruleEverywhere(order.onThisBoard(rule));
      return entry.land === null ? said.ruleEverywhere(rule) : said.rule(land(entry.land), rule);
    }
    case 'event-card':
      return said.eventCard(words.quoted(words.named(eventCards[entry.card]!.name)), eventInWords(words, entry.card));
    case 'event':
      return said.event(words.named(entry.title), eventText(words, entry.card, entry.title));
    case 'revealed':
      return said.revealed(card(entry.card));
    case 'blight-boxed':
      return said.blightBoxed(entry.n);
    case 'blight-from-box':
      return said.blightFromBox(entry.n);
    case 'fear-lost':
      return said.fearLost(entry.n);
    case 'fear-card-discarded':
      return said.fearCardDiscarded(fearCard(words, entry.card));
    case 'element-for-good':
      return said.elementForGood(name(entry.seat), words.elements[entry.element]!);
    case 'invader-card-boxed':
      return said.invaderCardBoxed;
    case 'fear-card-added':
      return said.fearCardAdded;
    case 'fear-card-boxed':
      return said.fearCardBoxed;
    case 'strife':
      return entry.n > 0
        ? said.strifeAdded(land(entry.land), words.piece[entry.piece]!)
        : said.strifeRemoved(land(entry.land), pieces(entry.piece, -entry.n));
    case 'invader-card':
      // J-21.24: a card that Sweden's king discards explores nothing.
      return entry.rule === 'J-21.24'
        ? said.accelerated(invaderCardName(words, entry.card))
        : said.invaderCard[entry.step](invaderCardName(words, entry.card));
    case 'hunted':
      return words.adversaries.hunted(land(entry.land));
    case 'healed':
      return words.adversaries.healed(entry.n);
    case 'entrenched':
      return words.adversaries.entrenched(invaderCardName(words, entry.card));
    case 'escalation':
      return said.escalation;
    case 'card-waits':
      return said.cardWaits[entry.step];
    case 'skipped':
      return said.skipped[entry.action](land(entry.land));
    case 'ravaged':
      return said.ravaged(land(entry.land), entry.damage, entry.defend, entry.dealt);
    case 'land-held':
      return said.landHeld(land(entry.land));
    case 'board-sunk':
      return said.boardSunk(boardOf(entry.slot));
    case 'board-laid':
      return words.variants.boardLaid(boardOf(entry.slot));
    case 'board-left-out':
      return words.variants.boardLeftOut(boardOf(entry.slot));
    case 'extra-board':
      return words.variants.extraBoard(boardName(words, entry.board));
    case 'ways': {
      const { seat, pair } = entry;
      return pair === null ? said.waysClosed(name(seat)) : said.waysOpened(name(seat), land(pair[0]), land(pair[1]));
    }
    case 'woven':
      return said.woven(land(entry.land), land(entry.other));
    case 'bargain':
      return said.bargain(name(entry.seat));
    case 'blight-card':
      return (blightCards[entry.card]!.side === 'blighted' ? said.blightCard : said.stillHealthy)(
        words.quoted(words.named(blightCards[entry.card]!.name)),
        blightLines(words, entry.card).join(' '),
      );
    case 'fear-card-replaced':
      return said.fearCardReplaced(fearCard(words, entry.card));
    case 'reminder':
      return said.reminder[entry.name];
    case 'aided':
      return said.aided(name(entry.seat), card(entry.card));
    case 'lost-energy':
      return said.lostEnergy(name(entry.seat), entry.n);
    case 'larger-fear-pool':
      return said.largerFearPool(entry.n);
    case 'advanced':
      return said.advanced;
    case 'time-passes':
      return said.timePasses;
    case 'won':
      return said.won(howWon(words, entry.terror, view?.enemy.scenario ?? -1), entry.sacrifice);
    case 'lost':
      return said.lost(words.loss[entry.why]);
  }
}

/** J-38.8: what a side gets for its find; nothing for a blank one. */
const findText = ({ scenario }: Words, by: 'players' | 'invaders', n: number): string =>
  n === 0 ? scenario.blank : (by === 'players' ? scenario.finds : scenario.findsOfInvaders)[n - 1]!;

const fearCard = (words: Words, card: number): string => words.quoted(words.named(fearCards[card]!.name));

function inGroups<P extends number>(all: readonly P[]): [P, number][] {
  const counts = new Map<P, number>();
  for (const piece of all) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts];
}

function tellAction(words: Words, entry: Extract<Entry, { what: 'action' }>, names: readonly string[], view: View | undefined): string {
  const said = words.entry.action;
  const { kind, seat, power, name } = entry;
  const land = entry.land === null ? '' : landName(words, view, entry.land);
  if (kind === 'ravage' || kind === 'build' || kind === 'explore') return said[kind](land);
  if (name !== undefined && name in words.scenario.actions) {
    const what = words.scenario.actions[name as keyof typeof words.scenario.actions];
    return land === '' ? `${what}.` : said.namedAt(what, land);
  }
  // What follows from a power has a name of its own.
  if (name !== undefined && name in said.named) {
    const what = said.named[name as keyof typeof said.named];
    return land === '' ? `${what}.` : said.namedAt(what, land);
  }
  if (power !== null) {
    const used = words.quoted(words.named(powers[power]!.name));
    return land === '' ? said.power(names[seat!]!, used) : said.powerAt(names[seat!]!, used, land);
  }
  if (name === 'ritual') return said.ritual(names[seat!]!, land);
  const card = words.quoted(words.named(name ?? ''));
  if (kind === 'blight') return said.blight(card);
  if (kind === 'event') return land === '' ? said.event(card) : said.eventAt(card, land);
  return land === '' ? said.fear(card) : said.fearAt(card, land);
}

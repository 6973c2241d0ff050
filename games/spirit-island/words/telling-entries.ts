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
  const entry = line as Entry;
  const text = lines[entry.what](narrator(words, names, view), entry as never);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What the words of all lines are put together from. */
interface Narrator {
  readonly words: Words;
  readonly said: Words['entry'];
  readonly names: readonly string[];
  readonly view: View | undefined;
  name(seat: Seat): string;
  land(space: number): string;
  boardOf(slot: number): string;
  card(id: number): string;
  cards(ids: readonly number[]): string;
  elements(list: readonly number[]): string;
  pieces(piece: number, n: number): string;
}

function narrator(words: Words, names: readonly string[], view: View | undefined): Narrator {
  const card = (id: number): string => words.quoted(words.named(powers[id]!.name));
  return {
    words,
    said: words.entry,
    names,
    view,
    card,
    name: (seat) => names[seat]!,
    land: (space) => landName(words, view, space),
    boardOf: (slot) => boardName(words, view?.island.boards[slot] ?? String(slot + 1)),
    cards: (ids) => words.list(ids.map(card)),
    elements: (list) => words.list(list.map((element) => words.elements[element]!)),
    pieces: (piece, n) => words.countPieces[piece]!(n),
  };
}

type What = Entry['what'];
type EntryOf<W, E = Entry> = E extends { readonly what: infer V } ? (W extends V ? E : never) : never;
type Lines = { readonly [W in What]: (narrator: Narrator, entry: EntryOf<W>) => string };

const lines: Lines = {
  chose: ({ words, names }, entry) => tellChose(words, entry, names),
  turn: ({ said }, entry) => said.turn(entry.turn),
  phase: ({ said }, entry) => said.phase[entry.phase],
  step: ({ said }, entry) => said.step[entry.step],
  action: ({ words, names, view }, entry) => tellAction(words, entry, names, view),
  'action-over': () => '',
  grew: ({ words, said, view, name }, entry) => said.grew(name(entry.seat), optionText(words, view, entry)),
  energy: ({ said, name }, entry) => said.energy[entry.from](name(entry.seat), entry.n),
  reached: ({ words, name }, entry) => words.aspects.reached(name(entry.seat)),
  'played-face-down': ({ words, name, card }, entry) => words.scenario.playedFaceDown(name(entry.seat), card(entry.card)),
  searched: ({ words, land }, entry) => words.scenario.searched[entry.by](land(entry.land), findText(words, entry.by, entry.n)),
  emptied: ({ words, land }, entry) => words.scenario.emptied(land(entry.land)),
  'first-won': ({ words }) => words.scenario.firstWon,
  'laid-aside': ({ words, name, card }, entry) => words.scenario.laidAside(name(entry.seat), card(entry.card)),
  'first-spirits': ({ words, name, card }, entry) => words.scenario.calledFirst(name(entry.seat), card(entry.card)),
  'thief-destroyed': ({ words, land }, entry) => words.scenario.thiefCaught(land(entry.land)),
  'thief-removed': ({ words, land }, entry) => words.scenario.thiefCaught(land(entry.land)),
  'thief-escaped': ({ words, land }, entry) => words.scenario.thiefEscaped(land(entry.land), entry.value),
  invoked: ({ words, name, land, elements }, entry) =>
    words.scenario.invoked(name(entry.seat), elements(entry.elements), words.list(entry.lands.map(land))),
  accelerated: ({ words, said }, entry) => said.accelerated(invaderCardName(words, entry.card)),
  flame: ({ words, land }, entry) => words.scenario.flameLaid(land(entry.land)),
  warded: ({ words, land }, entry) => words.scenario.warded(land(entry.land)),
  'wards-broken': ({ words, land }, entry) => words.scenario.wardsBroken(land(entry.land), entry.n),
  emigrated: ({ words, land }, entry) => words.scenario.emigrated(land(entry.land), entry.inAll),
  paid: ({ said, name }, entry) => said.paid(name(entry.seat), entry.n),
  reclaimed: ({ said, name, cards }, entry) => said.reclaimed(name(entry.seat), cards(entry.cards)),
  drew: ({ said, name, cards }, entry) =>
    entry.cards.length === 0 ? said.drewNothing(name(entry.seat)) : said.drew(name(entry.seat), cards(entry.cards), entry.deck),
  gained: ({ said, name, card }, entry) => said.gained(name(entry.seat), card(entry.card)),
  forgot: ({ said, name, card }, entry) => said.forgot(name(entry.seat), card(entry.card)),
  gave: ({ said, name, card }, entry) => said.gave(name(entry.seat), name(entry.to), card(entry.card)),
  played: ({ said, name, card }, entry) => said.played(name(entry.seat), card(entry.card), entry.cost),
  'gained-element': ({ said, name, elements }, entry) => said.gainedElement(name(entry.seat), elements(entry.elements)),
  prepared: ({ said, name, elements }, entry) => said.prepared(name(entry.seat), elements(entry.elements)),
  'spent-markers': ({ said, name, elements }, entry) => said.spentMarkers(name(entry.seat), elements(entry.elements)),
  discarded: ({ said, name, cards }, entry) => said.discarded(name(entry.seat), cards(entry.cards)),
  star: ({ words, name, elements }, entry) => words.time.star(name(entry.seat), elements(entry.elements)),
  unlocked: ({ words, view, name }, entry) => words.time.unlocked(name(entry.seat), optionText(words, view, entry)),
  time: ({ words, name, land }, entry) =>
    entry.n < 0
      ? words.time.spentTime(name(entry.seat))
      : words.time.gainedTime(name(entry.seat), entry.land === null ? '' : land(entry.land)),
  'set-aside': ({ words, name, card }, entry) => words.time.setAside(name(entry.seat), card(entry.card)),
  exchanged: ({ words }, entry) => words.time.exchanged(entry.card < 0 ? words.stage(entry.stage) : invaderCardName(words, entry.card)),
  'seen-invader-card': ({ words }, entry) => words.time.seenInvaderCard(invaderCardName(words, entry.card)),
  'seen-event-card': ({ words }, entry) => words.time.seenEventCard(words.quoted(words.named(eventCards[entry.card]!.name))),
  sideways: ({ words, land }, entry) => words.time.sideways(land(entry.from), land(entry.to)),
  stasis: ({ words, land }, entry) => words.time.stasis(land(entry.land)),
  done: ({ said, name }, entry) => said.done(name(entry.seat)),
  presence: ({ said, name, land }, entry) => said.presence[entry.from](name(entry.seat), land(entry.land)),
  'moved-presence': ({ said, name, land }, entry) => said.movedPresence(name(entry.seat), land(entry.from), land(entry.to), entry.n),
  'returned-presence': ({ said, name }, entry) => said.returnedPresence(name(entry.seat)),
  'lost-presence': ({ said, name, land }, entry) => said.lostPresence(name(entry.seat), land(entry.land), entry.n),
  'presence-gone': ({ said, name, land }, entry) => said.presenceGone(name(entry.seat), land(entry.land), entry.n),
  fear: ({ said }, entry) => said.fear(entry.n),
  'fear-card-earned': ({ said }) => said.fearCardEarned,
  terror: ({ said }, entry) => said.terror(entry.level),
  'fear-card': ({ words, said }, entry) =>
    said.fearCard(fearCard(words, entry.card), entry.terror, fearLines(words, entry.card, entry.terror).join(' ')),
  'fear-card-seen': ({ words, said }, entry) => said.fearCardSeen(fearCard(words, entry.card)),
  damage: ({ words, said, land }, entry) => said.damage(land(entry.land), words.piece[entry.piece]!, entry.n),
  dreamt: ({ said, land, pieces }, entry) => said[entry.what](land(entry.land), pieces(entry.piece, entry.n)),
  destroyed: ({ said, land, pieces }, entry) => said[entry.what](land(entry.land), pieces(entry.piece, entry.n)),
  drowned: ({ said, land, pieces }, entry) => said[entry.what](land(entry.land), pieces(entry.piece, entry.n)),
  removed: ({ said, land, pieces }, entry) => said[entry.what](land(entry.land), pieces(entry.piece, entry.n)),
  added: ({ said, land, pieces }, entry) => said[entry.what](land(entry.land), pieces(entry.piece, entry.n)),
  replaced: ({ words, said, land, pieces }, entry) =>
    said.replaced(land(entry.land), pieces(entry.piece, 1), words.list(inGroups(entry.by).map(([piece, n]) => pieces(piece, n)))),
  moved: ({ said, land, pieces }, entry) => said.moved(land(entry.from), land(entry.to), pieces(entry.piece, entry.n)),
  defend: ({ said, land }, entry) => said.defend(land(entry.land), entry.n),
  rule: ({ words, said, land }, entry) => {
    const { order } = words.steps;
    const rule = ruleText(words, 'order', entry.name as RuleName, entry.n, entry.where, entry.of);
    if (entry.from !== undefined) return sentence((entry.lasting === true ? order.fromNextTurn : order.inNextTurn)(rule));
    if (entry.lasting === true) return sentence(rule);
    if (entry.land !== null) return said.rule(land(entry.land), rule);
    const where = entry.board === undefined ? rule : order.onThisBoard(rule);
    return sentence(where.includes(said.thisTurn) ? where : `${said.thisTurn} ${where}`);
  },
  'event-card': ({ words, said }, entry) =>
    said.eventCard(words.quoted(words.named(eventCards[entry.card]!.name)), eventInWords(words, entry.card)),
  event: ({ words, said }, entry) => said.event(words.named(entry.title), eventText(words, entry.card, entry.title)),
  revealed: ({ said, card }, entry) => said.revealed(card(entry.card)),
  'blight-boxed': ({ said }, entry) => said.blightBoxed(entry.n),
  'blight-from-box': ({ said }, entry) => said.blightFromBox(entry.n),
  'fear-lost': ({ said }, entry) => said.fearLost(entry.n),
  'fear-card-discarded': ({ words, said }, entry) => said.fearCardDiscarded(fearCard(words, entry.card)),
  'element-for-good': ({ words, said, name }, entry) => said.elementForGood(name(entry.seat), words.elements[entry.element]!),
  'invader-card-boxed': ({ said }) => said.invaderCardBoxed,
  'fear-card-added': ({ said }) => said.fearCardAdded,
  'fear-card-boxed': ({ said }) => said.fearCardBoxed,
  strife: ({ words, said, land, pieces }, entry) =>
    entry.n > 0
      ? said.strifeAdded(land(entry.land), words.piece[entry.piece]!)
      : said.strifeRemoved(land(entry.land), pieces(entry.piece, -entry.n)),
  'invader-card': ({ words, said }, entry) => {
    // J-21.24: a card that Sweden's king discards explores nothing.
    return entry.rule === 'J-21.24'
      ? said.accelerated(invaderCardName(words, entry.card))
      : said.invaderCard[entry.step](invaderCardName(words, entry.card));
  },
  hunted: ({ words, land }, entry) => words.adversaries.hunted(land(entry.land)),
  healed: ({ words }, entry) => words.adversaries.healed(entry.n),
  entrenched: ({ words }, entry) => words.adversaries.entrenched(invaderCardName(words, entry.card)),
  escalation: ({ said }) => said.escalation,
  'card-waits': ({ said }, entry) => said.cardWaits[entry.step],
  skipped: ({ said, land }, entry) => said.skipped[entry.action](land(entry.land)),
  ravaged: ({ said, land }, entry) => said.ravaged(land(entry.land), entry.damage, entry.defend, entry.dealt),
  'land-held': ({ said, land }, entry) => said.landHeld(land(entry.land)),
  'board-sunk': ({ said, boardOf }, entry) => said.boardSunk(boardOf(entry.slot)),
  'board-laid': ({ words, boardOf }, entry) => words.variants.boardLaid(boardOf(entry.slot)),
  'board-left-out': ({ words, boardOf }, entry) => words.variants.boardLeftOut(boardOf(entry.slot)),
  'extra-board': ({ words }, entry) => words.variants.extraBoard(boardName(words, entry.board)),
  ways: ({ said, name, land }, entry) => {
    const { seat, pair } = entry;
    return pair === null ? said.waysClosed(name(seat)) : said.waysOpened(name(seat), land(pair[0]), land(pair[1]));
  },
  woven: ({ said, land }, entry) => said.woven(land(entry.land), land(entry.other)),
  bargain: ({ said, name }, entry) => said.bargain(name(entry.seat)),
  'blight-card': ({ words, said }, entry) =>
    (blightCards[entry.card]!.side === 'blighted' ? said.blightCard : said.stillHealthy)(
      words.quoted(words.named(blightCards[entry.card]!.name)),
      blightLines(words, entry.card).join(' '),
    ),
  'fear-card-replaced': ({ words, said }, entry) => said.fearCardReplaced(fearCard(words, entry.card)),
  reminder: ({ said }, entry) => said.reminder[entry.name],
  aided: ({ said, name, card }, entry) => said.aided(name(entry.seat), card(entry.card)),
  'lost-energy': ({ said, name }, entry) => said.lostEnergy(name(entry.seat), entry.n),
  'larger-fear-pool': ({ said }, entry) => said.largerFearPool(entry.n),
  advanced: ({ said }) => said.advanced,
  'time-passes': ({ said }) => said.timePasses,
  won: ({ words, said, view }, entry) => said.won(howWon(words, entry.terror, view?.enemy.scenario ?? -1), entry.sacrifice),
  lost: ({ words, said }, entry) => said.lost(words.loss[entry.why]),
};

/** A growth option; to who does not see which spirit it is, by its number. */
function optionText(words: Words, view: View | undefined, { seat, group, option }: EntryOf<'grew' | 'unlocked'>): string {
  const kind = view?.spirits[seat]!.kind ?? -1;
  return kind < 0 ? String(option + 1) : growthOptionText(words, spirits[kind]!.growth[group]!.options[option]!);
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

import type { LogEntry, Seat } from '@skerry/engine';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import { NOBODY } from '../rules/state.ts';
import type { Words } from './catalogue.ts';
import { cardName, cardNumbers, circuitsInWords, forcesInWords, placeName } from './phrases.ts';

/** A line of the log. */
export function tellEntry(words: Words, line: LogEntry, names: readonly string[]): string {
  const said = words.entry;
  const entry = line as FloatingIslandsEntry;
  const name = (seat: Seat): string => names[seat] ?? String(seat + 1);
  const someone = (seat: Seat): string | null => (seat === NOBODY ? null : name(seat));
  const islands = (some: readonly number[]): string => words.list(some.map((island) => words.island(island).nom));
  const known = (count: number, cards: readonly number[] | undefined): string =>
    cards === undefined ? words.countCards(count) : cardNumbers(words, cards);
  switch (entry.what) {
    case 'airship-taken':
      return said.airshipTaken(name(entry.seat), words.property[entry.airship].name);
    case 'settled':
      return said[entry.why === 'setup' ? 'settled' : 'cameBack'](
        name(entry.seat),
        words.countHunters(entry.hunters),
        words.island(entry.island),
      );
    case 'mercenaries-placed':
      return said.mercenariesPlaced(islands(entry.islands));
    case 'round':
      return said.round(entry.round, name(entry.first));
    case 'drew':
      return said.drew(name(entry.seat), known(entry.count, entry.cards));
    case 'kept':
      return entry.count === 0 ? said.keptNone(name(entry.seat)) : said.kept(name(entry.seat), known(entry.count, entry.cards));
    case 'took-saved':
      return said.tookSaved(name(entry.seat), known(entry.count, entry.cards));
    case 'played':
      return said.played(name(entry.seat), cardName(words, entry.card), entry.turn);
    case 'castled':
      return entry.cards === undefined
        ? said.castled(name(entry.seat), cardName(words, entry.as), entry.turn)
        : said.castledWith(name(entry.seat), cardName(words, entry.as), entry.turn, cardNumbers(words, entry.cards));
    case 'idled':
      return entry.card === undefined ? said.idled(name(entry.seat)) : said.idledWith(name(entry.seat), cardName(words, entry.card));
    case 'passed':
      return entry.saved > 0
        ? said.passedSaving(name(entry.seat), known(entry.saved, entry.cards))
        : said.passed[entry.why](name(entry.seat));
    case 'action':
      return said.action(name(entry.seat), words.action[entry.action]);
    case 'attacked':
      return said.attacked(
        name(entry.seat),
        placeName(words, entry.from),
        words.island(entry.island),
        forcesInWords(words, entry.hunters, entry.mercenaries),
      );
    case 'captured':
      return tellCapture(words, entry, name);
    case 'spared':
      return said.spared(name(entry.seat), words.island(entry.island));
    case 'turned-neutral':
      return said.turnedNeutral(words.island(entry.island), name(entry.was));
    case 'lost-last-island':
      return said.lostLastIsland(name(entry.seat));
    case 'stays-without':
      return said.staysWithout(name(entry.seat));
    case 'mustered':
      return said.mustered(name(entry.seat), words.countHunters(entry.hunters));
    case 'extracted':
      return said.extracted(name(entry.seat), words.island(entry.island));
    case 'mined':
      return said.mined(
        name(entry.seat),
        words.island(entry.island),
        words.countPermanent(entry.amount),
        circuitsInWords(words, entry.circuits),
      );
    case 'overcame':
      return said.overcame(
        name(entry.seat),
        words.island(entry.island),
        forcesInWords(words, entry.hunters, entry.mercenaries),
        entry.hunters > 0 ? someone(entry.victim) : null,
      );
    case 'transported':
      return said.transported(name(entry.seat), tellTransport(words, entry));
    case 'recruited':
      return said.recruited(name(entry.seat), placeName(words, entry.to));
    case 'converted':
      return said.converted(name(entry.seat), words.island(entry.island), words.countPermanent(entry.amount));
    case 'supported':
      return said.supported(name(entry.seat), tellSupport(words, entry));
    case 'rotated':
      return said.rotated(name(entry.seat), words.island(entry.island), words.howFar[entry.turns - 1]!);
    case 'bribed':
      return said.bribed(name(entry.seat), words.island(entry.from), placeName(words, entry.to), someone(entry.victim));
    case 'speculated':
      return said.speculated(name(entry.seat), words.island(entry.island), words.countTemporary(entry.temporary));
    case 'strongest':
      return said.strongest(
        words.island(entry.island),
        words.gravity(entry.permanent, entry.temporary),
        words.countIslands(entry.pulls),
        name(entry.chooser),
      );
    case 'no-strongest':
      return entry.why === 'tie' ? said.tie(islands(entry.islands)) : said.weak;
    case 'unstable':
      return said.unstable(islands(entry.islands));
    case 'attracted':
      return said.attracted(
        name(entry.seat),
        words.island(entry.island),
        words.island(entry.to),
        words.sides[entry.side]!,
        entry.turns === 0 ? '' : words.howFar[entry.turns - 1]!,
      );
    case 'broke-off':
      return said.brokeOff(islands(entry.islands));
    case 'joined':
      return said.joined(name(entry.seat), words.island(entry.island));
    case 'carried':
      return said.carried(words.island(entry.from), words.island(entry.to));
    case 'not-rundor':
      return said.notRundor(name(entry.seat));
    case 'surrounded':
      return said.surrounded(name(entry.seat), words.island(entry.island));
    case 'faded':
      return said.faded(entry.islands.map((island, n) => `${words.island(island).nom} (${entry.amounts[n]!})`).join(', '));
    case 'rounds-over':
      return said.roundsOver(entry.round);
  }
}

type Entry<What extends FloatingIslandsEntry['what']> = Extract<FloatingIslandsEntry, { readonly what: What }>;

function tellCapture(words: Words, entry: Entry<'captured'>, name: (seat: Seat) => string): string {
  const said = words.entry;
  const { destroyedHunters, destroyedMercenaries, lostHunters, lostMercenaries, victim } = entry;
  const destroyed = forcesInWords(words, destroyedHunters, destroyedMercenaries);
  return [
    said.captured(name(entry.seat), words.island(entry.island)),
    ...(destroyedHunters + destroyedMercenaries === 0
      ? []
      : [victim === NOBODY ? said.destroyed(destroyed) : said.destroyedOf(name(victim), destroyed)]),
    lostHunters + lostMercenaries === 0 ? said.costNothing : said.cost(forcesInWords(words, lostHunters, lostMercenaries)),
  ].join(' ');
}

/** What lies on each island whose gravity changed. */
function tellTransport(words: Words, { islands, permanent, temporary, permanentBefore, temporaryBefore }: Entry<'transported'>): string {
  const changes = islands.flatMap((island, n) =>
    permanent[n] === permanentBefore[n] && temporary[n] === temporaryBefore[n]
      ? []
      : [`${words.island(island).nom}: ${words.gravity(permanent[n]!, temporary[n]!)}`],
  );
  return changes.length === 0 ? words.entry.nothingMoved : changes.join('; ');
}

function tellSupport(words: Words, { places, hunters, mercenaries, huntersBefore, mercenariesBefore }: Entry<'supported'>): string {
  const changes = places.flatMap((place, n) =>
    hunters[n] === huntersBefore[n] && mercenaries[n] === mercenariesBefore[n]
      ? []
      : [`${placeName(words, place).nom}: ${forcesInWords(words, hunters[n]!, mercenaries[n]!)}`],
  );
  return changes.length === 0 ? words.entry.nothingMoved : changes.join('; ');
}

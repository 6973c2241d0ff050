import type { Seat } from '@skerry/engine';
import { actionCards } from '../content/action-cards.ts';
import { islandFaces } from '../content/original.ts';
import { bitsOf } from '../rules/answers.ts';
import { CARDS, cardsIn } from '../rules/cards.ts';
import { outlook } from '../rules/islands.ts';
import { circuitsOf, redSides, yieldOf } from '../rules/sky.ts';
import { ISLANDS, NOBODY, RUNDOR, SIDES } from '../rules/state.ts';
import type { CorporationView, FloatingIslandsView } from '../rules/view.ts';
import type { Words } from './catalogue.ts';
import { circuitsInWords, forcesInWords } from './phrases.ts';

/** The whole position in words: the sky, the islands one after the other, the players. */
export function describe(words: Words, view: FloatingIslandsView, seat: Seat | null, names: readonly string[]): string {
  const said = words.describe;
  return [
    [
      said.round(view.round, words.phase[view.phase], view.maxRounds),
      ...(view.phase === 'keep' ? [] : [said.turnOf(names[view.turn]!)]),
      said.supply(words.countMercenaries(view.supply)),
    ].join(' '),
    tellOutlook(words, view),
    ...Array.from({ length: ISLANDS }, (_, island) => tellIsland(words, view, island, names)),
    said.legend,
    ...view.corporations.map((corporation, owner) => {
      const who = said.seat(names[owner]!, owner === seat, owner === view.first);
      return `${who}: ${holdings(words, corporation, (view.withoutIsland & (1 << owner)) !== 0).join('; ')}.`;
    }),
  ].join('\n');
}

function tellOutlook(words: Words, view: FloatingIslandsView): string {
  const said = words.describe;
  const { strongest, pulls, certain, tied } = outlook(view);
  if (strongest < 0) return said.noOutlook;
  const islands = (bits: number): string => words.list(bitsOf(bits).map((island) => words.island(island).nom));
  return [
    said.outlook(words.island(strongest), words.countIslands(pulls)),
    ...(certain === 0 ? [] : [said.attracts(islands(certain))]),
    ...(tied === 0 ? [] : [said.mayAttract(islands(tied))]),
    ...(certain === 0 && tied === 0 ? [said.attractsNone] : []),
  ].join(' ');
}

function tellIsland(words: Words, view: FloatingIslandsView, at: number, names: readonly string[]): string {
  const said = words.describe;
  const island = view.islands[at]!;
  const beside = Array.from({ length: SIDES }, (_, side) => view.beside[at * SIDES + side]!).flatMap((other, side) =>
    other < 0 ? [] : [`${words.island(other).nom} (${side + 1})`],
  );
  const circuits = circuitsOf(view, at);
  const name = words.island(at).nom;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${[
    island.owner === NOBODY ? said.neutral : said.controlledBy(names[island.owner]!),
    forcesInWords(words, island.hunters, island.mercenaries),
    ...view.attacks
      .filter((attack) => attack.island === at)
      .map(({ seat, hunters, mercenaries }) => said.attackedBy(names[seat]!, forcesInWords(words, hunters, mercenaries))),
    words.gravity(island.permanent, island.temporary),
    at === RUNDOR ? said.noMine : circuits === 0 ? said.yieldsNothing : said.yields(yieldOf(view, at), circuitsInWords(words, circuits)),
    beside.length === 0 ? said.alone : said.beside(beside.join(', ')),
    said.sources(sourceLetters(words, view, at)),
    said.face(islandFaces[island.face]!.id),
  ].join('; ')}.`;
}

/** From the top clockwise, a capital where an inner wire ends. */
function sourceLetters(words: Words, { islands }: FloatingIslandsView, at: number): string {
  const island = islands[at]!;
  const red = redSides(island);
  return Array.from({ length: SIDES }, (_, side) => {
    const letter = words.describe.letters[(red & (1 << side)) === 0 ? 1 : 0];
    return (side + island.turns) % 2 === 0 ? letter.toUpperCase() : letter;
  }).join('');
}

function holdings(words: Words, corporation: CorporationView, without: boolean): string[] {
  const said = words.describe;
  const { airship, hunters, mercenaries, destroyed, handCount, savedCount, played, passed, own } = corporation;
  const named = (set: number | undefined): string =>
    set === undefined
      ? ''
      : cardsIn(set)
          .map((card) => `${actionCards[card]!.number} ${actionCards[card]!.actions.map((action) => words.action[action]).join(' / ')}`)
          .join(', ');
  return [
    ...(without ? [said.withoutIsland] : []),
    said.onAirship(forcesInWords(words, hunters, mercenaries)),
    ...(destroyed === 0 ? [] : [said.destroyed(words.countHunters(destroyed))]),
    ...(airship === null ? [] : [said.property(words.property[airship].name)]),
    said.hand(words.countCards(handCount), named(own?.hand)),
    ...(savedCount === 0 ? [] : [said.saved(words.countCards(savedCount), named(own?.saved))]),
    ...(played.length === 0
      ? []
      : [said.played(played.map((card) => (card < CARDS ? said.cardNumber(card + 1) : said.castledAs(card - CARDS + 1))).join(', '))]),
    ...(passed ? [said.passed] : []),
  ];
}

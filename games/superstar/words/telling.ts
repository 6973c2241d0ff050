import type { Answer, LogEntry, Outcome, Seat } from '@skerry/engine';
import type { ShownQuestion, Telling } from '@skerry/presentation';
import { tileSides } from '../content/tile-sides.ts';
import { expertPoints, starsAtEnd } from '../rules/score.ts';
import {
  type ActionCard,
  ALL_ACTION_CARDS,
  type BonusCard,
  type CardAnswer,
  type LootAnswer,
  OFF_BOARD,
  type SuperstarEntry,
  type TileTurnAnswer,
  type TokenAnswer,
  type WayAnswer,
} from '../rules/state.ts';
import { actionCardsIn, bonusCardsIn, type ReserveView, type SuperstarView } from '../rules/view.ts';
import { cardFaces } from '../content/cards.ts';
import type { OptionName, QuestionName, Words } from './catalogue.ts';
import { drawPlanet, spaceName } from './picture.ts';
import { pointsOf } from './reserve-points.ts';

export type SuperstarAnswer = CardAnswer | WayAnswer | TileTurnAnswer | LootAnswer | TokenAnswer;

const bonusOf: Readonly<Partial<Record<QuestionName, BonusCard>>> = {
  'tile-turn': 'turn-tile',
  'first-jump': 'double-jump',
  'second-jump': 'double-jump',
};

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<SuperstarView> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => words.options[name as OptionName] ?? { label: name, explanation: '' },
    optionValue: (_, value) => (value === 'true' ? words.on : value === 'false' ? words.off : value),
    prompt: (question, _view, names) => prompt(words, question, names),
    answer: (answer, question, view) => tellAnswer(words, answer, question, view),
    entry: (entry, names) => tellEntry(words, entry, names),
    describe: (view, seat, names) => describe(words, view, seat, names),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    ending: (outcome, names) => tellWinners(words, outcome, names),
    result: (_outcome, seat, { reserves }) => tellResult(words, reserves[seat]!),
    hint: (question) => (Object.hasOwn(words.hint, question) ? words.hint[question as QuestionName] : undefined),
  };
}

function prompt(words: Words, question: ShownQuestion, names: readonly string[] | undefined): string {
  const name = question.name as QuestionName;
  const about = question.about as { readonly card?: ActionCard; readonly victim?: Seat } | undefined;
  const card = bonusOf[name] ?? about?.card;
  const victim = about?.victim === undefined ? undefined : names?.[about.victim];
  return words.prompt[name](card === undefined ? '' : words.card[card], card === undefined ? '' : cardFaces[card].rules[0]!, victim);
}

function tellAnswer(words: Words, given: Answer, question: ShownQuestion, view: SuperstarView): string {
  const said = words.answer;
  const answer = given as SuperstarAnswer;
  switch (answer.kind) {
    case 'card':
      return said.play(words.card[answer.card]);
    case 'bonus':
      return said.playBonus(words.card[answer.card]);
    case 'take-cards':
      return view.reserves[question.seat]?.hand === ALL_ACTION_CARDS ? said.takeNoCards : said.takeCards;
    case 'simple':
      return said.simple[answer.side];
    case 'long-jump':
      return said.longJump[answer.side];
    case 'high-jump':
      return said.highJump[answer.side];
    case 'fall':
      return said.fall;
    case 'turn':
      return said.turn[answer.quarters];
    case 'turn-tile':
      return said.turnTile[answer.quarters];
    case 'star':
      return said.steal(words.stars[answer.colour]!.taken);
    case 'anomaly':
      return said.stealToken;
    case 'spend-token':
      return said.spendToken;
    case 'end-turn':
      return said.endTurn;
  }
}

/** Steps, and a teleport that its card has told already, are only motion: they have no line. */
function tellEntry(words: Words, line: LogEntry, names: readonly string[]): string {
  const said = words.entry;
  const entry = line as SuperstarEntry;
  const name = (seat: Seat): string => names[seat] ?? String(seat + 1);
  switch (entry.what) {
    case 'turn':
      return said.turn(name(entry.seat));
    case 'came-in':
      return said.cameIn(name(entry.seat));
    case 'played':
      if (entry.card === 'universal' && entry.as !== 'simple') return said.playedUniversal(name(entry.seat), words.card[entry.as]);
      return said.played(name(entry.seat), words.card[entry.card]);
    case 'put-face-down':
      return said.putFaceDown(name(entry.seat), entry.card && words.card[entry.card]);
    case 'took-cards':
      return said.tookCards[entry.why](name(entry.seat));
    case 'turned':
      return said.turned(name(entry.seat), entry.quarters);
    case 'took-star':
      return said.tookStar(name(entry.seat), words.stars[entry.colour]!.taken);
    case 'took-anomaly':
      return said.tookAnomaly(name(entry.seat));
    case 'ejected':
      return said.ejected(name(entry.seat), name(entry.victim));
    case 'robbed':
      return said.robbed(name(entry.seat), name(entry.victim), entry.loot === 'anomaly' ? said.tokenTaken : words.stars[entry.loot]!.taken);
    case 'door-moved':
      return said.doorMoved;
    case 'spent-token':
      return said.spentToken(name(entry.seat));
    case 'played-bonus':
      return said.playedBonus(name(entry.seat), words.card[entry.card], name(entry.to));
    case 'tile-turned':
      return said.tileTurned(name(entry.seat), entry.quarters);
    case 'end-reached':
      return said.endReached(name(entry.seat), entry.points);
    case 'ended':
      return said.ended;
    case 'step':
    case 'teleported':
      return '';
  }
}

/** S-9.3 */
function tellWinners(words: Words, { scores, winners }: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const best = Math.max(...scores);
  const won = winners.map((seat) => names[seat]!);
  const sentence = won.length === 1 ? said.won(won[0]!, best) : said.shared(words.list(won), best);
  return scores.filter((score) => score === best).length > winners.length ? `${sentence} ${said.tieBroken}` : sentence;
}

function tellOutcome(words: Words, outcome: Outcome, names: readonly string[]): string {
  const { scores } = outcome;
  const order = scores.map((_, seat) => seat).toSorted((one, other) => scores[other]! - scores[one]!);
  const list = order.map((seat) => `${names[seat]!} ${scores[seat]!}`).join(', ');
  return `${tellWinners(words, outcome, names)} ${words.outcome.scores(list)}`;
}

/** S-9.2: a point for each of these. */
function tellResult(words: Words, { stars, anomalies }: ReserveView): string {
  const count = stars.reduce((sum, n) => sum + n, 0);
  const pairs = stars.reduce((sum, n) => sum + (n >> 1), 0);
  const terms = [words.countStars(count)];
  if (pairs > 0) terms.push(words.countPairs(pairs));
  if (anomalies > 0) terms.push(words.countTokens(anomalies));
  return terms.join(' + ');
}

function describe(words: Words, view: SuperstarView, seat: Seat | null, names: readonly string[]): string {
  const said = words.describe;
  const { planet, reserves } = view;
  const letters = words.stars.map(({ letter }) => letter);
  const end = view.expert ? said.endByPoints(expertPoints(reserves.length)) : said.endByStars(view.starsLeft, starsAtEnd(reserves.length));
  return [
    drawPlanet(planet, letters, said.doorLetters),
    said.legend(words.stars.map(({ letter, name }) => `${letter} ${name}`).join(', '), ...said.doorLetters),
    said.tiles(planet.tiles.map(({ side }) => tileSides[side]!.id).join(', ')),
    [said.turnOf(names[view.turn]!), end, ...(view.endReached ? [said.lastRound] : []), said.supply(view.supply)].join(' '),
    ...reserves.map((reserve, owner) => {
      const who = said.seat(owner + 1, names[owner]!, owner === seat, owner === view.first);
      return `${who}: ${[...holdings(words, reserve), whereabouts(words, view, owner)].join('; ')}.`;
    }),
  ].join('\n');
}

function holdings(words: Words, reserve: ReserveView): string[] {
  const said = words.describe;
  const { stars, anomalies, hand, handCount, faceUp, faceDown, faceDownCount, bonus, bonusCount } = reserve;
  const named = (bits: number | undefined): string =>
    bits === undefined
      ? ''
      : actionCardsIn(bits)
          .map((card) => words.card[card])
          .join(', ');
  const colours = words.stars.flatMap(({ name }, colour) => (stars[colour]! > 0 ? [said.starsOf(name, stars[colour]!)] : []));
  return [
    words.countPoints(pointsOf(reserve)),
    colours.length === 0 ? said.noStars : `${words.countStars(stars.reduce((sum, n) => sum + n, 0))} (${colours.join(', ')})`,
    words.countTokens(anomalies),
    said.hand(handCount, named(hand)),
    ...(faceUp === 0 ? [] : [said.faceUp(named(faceUp))]),
    ...(faceDownCount === 0 ? [] : [said.faceDown(faceDownCount, named(faceDown))]),
    ...(bonusCount === 0
      ? []
      : [
          said.bonus(
            bonusCount,
            bonusCardsIn(bonus)
              .map((card) => words.card[card])
              .join(', '),
          ),
        ]),
  ];
}

function whereabouts(words: Words, { planet }: SuperstarView, owner: Seat): string {
  const { space, up } = planet.pawns[owner]!;
  return space === OFF_BOARD ? words.describe.offBoard : words.describe.at(spaceName(planet.width, space), up);
}

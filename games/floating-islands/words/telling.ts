import type { Answer, Outcome, Seat } from '@skerry/engine';
import type { ShownQuestion, Telling } from '@skerry/presentation';
import { actionCards } from '../content/action-cards.ts';
import type {
  AirshipAnswer,
  CardAnswer,
  CardsAnswer,
  MineAnswer,
  PlaceAnswer,
  RotateAnswer,
  SecondActionAnswer,
  ShareAnswer,
  SideAnswer,
  SpaceAnswer,
  TurnAnswer,
  UseAnswer,
} from '../rules/answers.ts';
import { cardsIn } from '../rules/cards.ts';
import { opposite, yieldOf } from '../rules/sky.ts';
import { AIRSHIP, type Place } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import { sideTowards } from './beside.ts';
import type { AmountQuestion, CardsQuestion, OptionName, PlaceQuestion, QuestionName, Words } from './catalogue.ts';
import { describe } from './describe.ts';
import { cardName, cardNumbers, forcesInWords, placeName } from './phrases.ts';
import { questionRules } from './question-rules.ts';
import { tellEntry } from './tell-entry.ts';

export type IslandsAnswer =
  | PlaceAnswer
  | TurnAnswer
  | CardAnswer
  | CardsAnswer
  | SecondActionAnswer
  | ShareAnswer
  | MineAnswer
  | RotateAnswer
  | SideAnswer
  | SpaceAnswer
  | AirshipAnswer
  | UseAnswer;

/** What questions say about themselves; each says some of it. */
export interface About {
  readonly card?: number;
  readonly from?: Place;
  readonly island?: number;
  readonly strongest?: number;
  readonly side?: number;
  readonly certain?: number;
  readonly open?: number;
  readonly need?: number;
  readonly losses?: number;
  readonly count?: number;
  readonly before?: number;
  readonly rest?: number;
  readonly shares?: readonly number[];
  readonly amounts?: readonly number[];
  readonly why?: 'without-island';
}

export const aboutOf = (question: ShownQuestion): About => (question.about ?? {}) as About;

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<FloatingIslandsView> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => words.options[name as OptionName] ?? { label: name, explanation: '' },
    optionValue: (_, value) => (value === 'true' ? words.on : value === 'false' ? words.off : value),
    prompt: (question) => prompt(words, question),
    answer: (answer, question, view) => tellAnswer(words, answer, question, view),
    number: (answer) => numberOf(answer as IslandsAnswer),
    entry: (entry, names) => tellEntry(words, entry, names),
    describe: (view, seat, names) => describe(words, view, seat, names),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    ending: (outcome, names, view) => tellEnding(words, outcome, names, view),
    result: (outcome, seat, view) => tellResult(words, outcome, seat, view),
    hint: (question) => (Object.hasOwn(words.hint, question) ? words.hint[question as QuestionName] : undefined),
  };
}

function prompt(words: Words, question: ShownQuestion): string {
  const { card, from, island, strongest, open, need, losses, count, rest, why } = aboutOf(question);
  const name = question.name as QuestionName;
  const sentence = words.prompt[name]({
    card: card === undefined ? '' : cardName(words, card),
    from: placeName(words, from ?? AIRSHIP),
    island: words.island(island ?? 0),
    strongest: words.island(strongest ?? 0),
    without: why === 'without-island',
    n: need ?? losses ?? count ?? rest ?? open ?? 0,
  });
  const rule = why === 'without-island' ? 'F-9.3' : questionRules[name];
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)} (${rule}).` : `${sentence} (${rule})`;
}

function tellAnswer(words: Words, given: Answer, question: ShownQuestion, view: FloatingIslandsView): string {
  const said = words.answer;
  const answer = given as IslandsAnswer;
  const name = question.name as QuestionName;
  switch (answer.kind) {
    case 'island':
      return said.island[name as PlaceQuestion](words.island(answer.island));
    case 'airship':
      return said.island[name as PlaceQuestion](words.airship);
    case 'done':
      return said.done[name as keyof typeof said.done];
    case 'card':
      return name === 'castle-as' ? said.castleAs(cardName(words, answer.card)) : said.play(cardName(words, answer.card));
    case 'castling':
      return said.castling;
    case 'inaction':
      return said.inaction;
    case 'pass':
      return said.pass;
    case 'cards':
      return tellCards(words, answer.cards, question, view);
    case 'action':
      return words.action[answer.action];
    case 'end-turn':
      return said.endTurn;
    case 'amount':
      return tellAmount(words, answer.amount, question);
    case 'keep-rest':
      return said.keepRest;
    case 'mine': {
      const sum = answer.islands.reduce((total, island) => total + yieldOf(view, island), 0);
      return said.mine(words.list(answer.islands.map((island) => words.island(island).loc)), words.board.sum(sum));
    }
    case 'turn':
      return answer.turns === 0
        ? said.notTurned(words.island(answer.island))
        : said.turn(words.island(answer.island), words.howFar[answer.turns - 1]!);
    case 'side':
      return said.attach(said.neighbour(words.island(aboutOf(question).strongest ?? 0), words.sides[answer.side]!));
    case 'space':
      return said.join(neighboursOf(words, view, answer, aboutOf(question).island ?? -1));
    case 'property':
      return said.property(words.property[answer.airship].name);
    case 'use':
      return said[name as 'armour' | 'barracks'][0];
    case 'decline':
      return said[name as 'armour' | 'barracks'][1];
  }
}

/** Several cards are told by their numbers; one alone also by its actions, for somebody who does not look at the hand. */
function tellCards(words: Words, cards: readonly number[], { name, seat }: ShownQuestion, view: FloatingIslandsView): string {
  const said = words.answer;
  const hand = cardsIn(view.corporations[seat]?.own?.hand ?? 0);
  if (cards.length === 0) return said.noCards[name as 'keep' | 'save'];
  if (name === 'keep' && hand.length - cards.length === 1) {
    const { number, actions } = actionCards[hand.find((card, place) => card !== cards[place])!]!;
    return said.keepAllBut(number, actions.map((action) => words.action[action]).join(', '));
  }
  return said.cards[name as CardsQuestion](cards.length === 1 ? cardName(words, cards[0]!) : cardNumbers(words, cards));
}

function tellAmount(words: Words, n: number, question: ShownQuestion): string {
  const name = question.name as AmountQuestion;
  const { island, losses, count } = aboutOf(question);
  const said = words.answer.amount[name](n, words.island(island ?? 0));
  const all = name === 'lose-hunters' ? losses : name === 'destroy-hunters' ? count : undefined;
  return all === undefined ? said : `${said} ${forcesInWords(words, n, all - n)}`;
}

/** A space by the islands that it lies beside. */
function neighboursOf(
  words: Words,
  { islands }: FloatingIslandsView,
  space: { readonly q: number; readonly r: number },
  without: number,
): string {
  const named = islands.flatMap((other, i) => {
    const side = i === without ? -1 : sideTowards(space, other);
    return side < 0 ? [] : [words.answer.neighbour(words.island(i), words.sides[opposite(side)]!)];
  });
  return words.list(named);
}

/** What the rules say about the end. */
const endOf = ({ about }: Outcome) => (about ?? {}) as { readonly by?: string; readonly island?: number; readonly rounds?: number };

/** A surrounded island wins whatever the gravity. */
function decidedByGravity(outcome: Outcome): boolean {
  return endOf(outcome).by !== 'surrounding' || outcome.scores[outcome.winners[0]!] === Math.max(...outcome.scores);
}

function tellWinners(words: Words, outcome: Outcome, names: readonly string[]): string {
  const said = words.outcome;
  const { by, island, rounds } = endOf(outcome);
  const won = outcome.winners.map((seat) => names[seat]!);
  if (by === 'surrounding') return said.surrounded(won[0]!, words.island(island ?? 0));
  return won.length === 1 ? said.won(won[0]!, rounds ?? 0) : said.shared(words.list(won), rounds ?? 0);
}

function tellOutcome(words: Words, outcome: Outcome, names: readonly string[]): string {
  const { scores } = outcome;
  const order = scores.map((_, seat) => seat).toSorted((one, other) => scores[other]! - scores[one]!);
  const list = order.map((seat) => `${names[seat]!} ${scores[seat]!}`).join(', ');
  return `${tellWinners(words, outcome, names)} ${words.outcome[decidedByGravity(outcome) ? 'scores' : 'idleScores'](list)}`;
}

function tellEnding(words: Words, outcome: Outcome, names: readonly string[], { round }: FloatingIslandsView): string {
  const won = tellWinners(words, outcome, names);
  return endOf(outcome).by === 'surrounding' ? `${won} ${words.outcome.rounds(round)}` : won;
}

function tellResult(words: Words, outcome: Outcome, seat: Seat, { islands }: FloatingIslandsView): string {
  const held = islands.filter(({ owner, permanent }) => owner === seat && permanent > 0).length;
  return words.outcome[decidedByGravity(outcome) ? 'gravityOn' : 'idleGravityOn'](held);
}

/** Islands and cards bear numbers, and an amount is one. */
function numberOf(answer: IslandsAnswer): number | undefined {
  switch (answer.kind) {
    case 'island':
      return answer.island;
    case 'card':
      return actionCards[answer.card]!.number;
    case 'amount':
      return answer.amount;
    default:
      return undefined;
  }
}

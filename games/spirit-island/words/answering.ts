import type { Answer } from '@skerry/engine';
import type { ShownQuestion } from '@skerry/presentation';
import { aspects } from '../content/aspects.ts';
import { terrains } from '../content/boards.ts';
import { eventCards } from '../content/events/index.ts';
import { powers } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import type { Step } from '../content/step.ts';
import type {
  AmountAnswer,
  AspectAnswer,
  BoardAnswer,
  CardAnswer,
  CornerAnswer,
  ElementAnswer,
  FromAnswer,
  GiveAnswer,
  HitAnswer,
  InvaderAnswer,
  JoinAnswer,
  LandAnswer,
  LoseAnswer,
  MoveAnswer,
  OptionAnswer,
  PieceAnswer,
  PowerPhaseAnswer,
  SeatAnswer,
  ShiftAnswer,
  SlotAnswer,
  SpiritAnswer,
  SpiritPhaseAnswer,
  StrifeAnswer,
  StopAnswer,
  WaysAnswer,
  YesAnswer,
} from '../rules/answers.ts';
import { isBlighted } from '../rules/fear-and-blight/blight-card.ts';
import { geography } from '../rules/island/island.ts';
import { healthOf } from '../rules/pieces/health.ts';
import { stageOfDiscard } from '../rules/invaders/invader-deck.ts';
import { costOf } from '../rules/spirits/costs.ts';
import { POURED } from '../rules/powers/usable.ts';
import { oceansBetween } from '../rules/island/seas.ts';
import { leftUndone, stillPlayable } from '../rules/powers/foresight.ts';
import { cornersOf } from '../rules/scenarios/corners.ts';
import { priceOfCorner } from '../rules/scenarios/invocation.ts';
import { priceOfWard } from '../rules/scenarios/wards.ts';
import { EXPLORER } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { choiceText } from './card-text.ts';
import { elementsText } from './element-text.ts';
import { growthOptionText, growthText, trackSpaceText } from './growth-text.ts';
import { clauses } from './step-text.ts';
import type { QuestionName, Words } from './catalogue.ts';
import { boardInWords, boardName, spiritInWords } from './choice.ts';
import { landName, spiritName } from './places.ts';
import { invaderCardName } from './telling-entries.ts';

/** Which of several consequences comes first. */
interface OrderAnswer extends Answer {
  readonly kind: 'order';
  readonly at: number;
  readonly name: string;
  readonly land: number | null;
}

/** Thresholds as people count them. */
export const placesIn = (only: readonly number[]): number[] => only.map((place) => place + 1);

/** Whatever the rules let a seat say. */
export type SpiritIslandAnswer =
  | LandAnswer
  | SeatAnswer
  | CardAnswer
  | CornerAnswer
  | OptionAnswer
  | ElementAnswer
  | YesAnswer
  | StopAnswer
  | HitAnswer
  | PieceAnswer
  | StrifeAnswer
  | LoseAnswer
  | AmountAnswer
  | GiveAnswer
  | SlotAnswer
  | MoveAnswer
  | ShiftAnswer
  | FromAnswer
  | InvaderAnswer
  | SpiritAnswer
  | AspectAnswer
  | BoardAnswer
  | JoinAnswer
  | SpiritPhaseAnswer
  | PowerPhaseAnswer
  | WaysAnswer
  | OrderAnswer;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a button with this answer says. Answers that would sound alike are numbered. */
export function tellAnswer(words: Words, answer: Answer, question: ShownQuestion, view: View): string {
  const text = actInWords(words, answer as SpiritIslandAnswer, question, view);
  if (answer.kind !== 'order') return text;
  const place = question.answers.indexOf(answer);
  const before = question.answers.filter(
    (other, i) => i < place && other.kind === answer.kind && actInWords(words, other as SpiritIslandAnswer, question, view) === text,
  );
  return before.length === 0 ? text : `${text} (${before.length + 1})`;
}

/** What an answer is put into words with. */
interface Asked {
  readonly words: Words;
  readonly said: Words['answer'];
  readonly view: View;
  readonly question: ShownQuestion;
  readonly name: QuestionName;
  card(id: number): string;
  land(space: number): string;
}

type Kind = SpiritIslandAnswer['kind'];
type AnswerOf<K, A = SpiritIslandAnswer> = A extends { readonly kind: infer V } ? (K extends V ? A : never) : never;
type Acts = { readonly [K in Kind]: (asked: Asked, answer: AnswerOf<K>) => string };

function actInWords(words: Words, answer: SpiritIslandAnswer, question: ShownQuestion, view: View): string {
  const asked: Asked = {
    words,
    said: words.answer,
    view,
    question,
    name: question.name as QuestionName,
    card: (id) => words.quoted(words.named(powers[id]!.name)),
    land: (space) => landName(words, view, space),
  };
  return acts[answer.kind](asked, answer as never);
}

const acts: Acts = {
  land: ({ words, view }, answer) => landInWords(words, view, answer.land),
  spirit: ({ words, said, view, question, name }, answer) => {
    const spirit = spiritName(words, view, answer.seat);
    if (answer.seat === question.seat) return said.yourself(spirit);
    // J-39.3
    const oceans = name === 'target-spirit' ? oceansBetween(view, question.seat, answer.seat) : 0;
    return oceans === 0 ? said.card(spirit) : `${said.card(spirit)} (${words.cost(oceans)})`;
  },
  card: ({ words, name }, answer) => cardInWords(words, name, answer.card),
  option: ({ words, view, question }, answer) => optionInWords(words, answer.option, question, view),
  element: ({ words, said, name }, answer) => {
    if (name === 'invoke-element') return words.scenario.lay(words.elements[answer.element]!);
    return (name === 'spend-marker' ? said.spend : said.element)(words.elements[answer.element]!);
  },
  invader: ({ words }, answer) =>
    answer.card < 0 ? words.time.faceDown(words.stage(stageOfDiscard(answer.card))) : capital(invaderCardName(words, answer.card)),
  yes: ({ words, said, question, name }) => {
    if (name === 'forget-this') return words.time.forgetThis((question.about as { readonly left: number }).left);
    if (name === 'bury') return words.time.bury;
    if (name === 'use-again') return words.time.again;
    return said.yes[name] ?? said.yes.may;
  },
  no: ({ words, said, name }) => {
    if (name === 'forget-this') return words.time.keepThis;
    if (name === 'use-again') return words.time.notAgain;
    return said.no[name] ?? said.no.may;
  },
  stop: ({ said }) => said.stop,
  hit: ({ words, said, view }, answer) => {
    const health = healthOf(view, answer.land, answer.piece, answer.strife) - answer.damage - Math.max(0, answer.dream);
    return (answer.amount >= health ? said.kill : said.hit)(answer.amount, words.marked(words.piece[answer.piece]!, answer));
  },
  lose: ({ words, said, view, land }, answer) => said.lose(spiritName(words, view, answer.seat), land(answer.land)),
  amount: ({ said }, answer) => said.amount(answer.n),
  give: ({ said, card }, answer) => (answer.how === 'discard' ? said.discardFor : said.forgetFor)(card(answer.card)),
  slot: ({ words, view }, answer) => words.board(boardName(words, view.island.boards[answer.slot]!)),
  strife: ({ words, said }, answer) => said.strife(words.marked(words.piece[answer.piece]!, answer)),
  piece: ({ words, said }, answer) => said.piece(pieceInWords(words, answer)),
  move: ({ words, said, land }, answer) => said.move(pieceInWords(words, answer), land(answer.from), land(answer.to)),
  shift: ({ words, said, view, land }, answer) =>
    said.move(words.describe.presence(spiritName(words, view, answer.seat), 1), land(answer.from), land(answer.to)),
  track: ({ words, view, question }, answer) => trackInWords(words, answer.track, question, view),
  destroyed: ({ said, view }) => said.destroyed(isBlighted(view)),
  from: ({ said, land }, answer) => said.from(land(answer.land)),
  'take-spirit': ({ words }, answer) => spiritInWords(words, answer),
  'take-aspect': ({ words }, answer) => (answer.aspect < 0 ? words.aspects.none : capital(words.named(aspects[answer.aspect]!.name))),
  'take-board': ({ words }, answer) => boardInWords(words, answer),
  join: ({ words, view }, answer) => words.variants.join(boardName(words, view.island.boards[answer.slot]!), answer.edge, answer.facing),
  grow: ({ words, view, question }, answer) => growthInWords(words, answer, question, view),
  part: ({ words, view, question }, answer) => growthInWords(words, answer, question, view),
  'track-action': ({ words, view, question }, answer) => growthInWords(words, answer, question, view),
  play: ({ words, view, question }, answer) => growthInWords(words, answer, question, view),
  'call-predators': ({ said }) => said.callPredators,
  'trade-drowned': ({ said, view }) => said.tradeDrowned(view.players),
  done: ({ said, view, question, card }) => {
    const left = leftUndone(view, question.seat, question.answers);
    const playable = stillPlayable(view, question.seat, question.answers);
    if (left.length === 0) return playable > 0 ? said.doneEarly(playable) : said.done;
    return said.doneWithout(left.length > 2 ? left.length : left.map(card).join(', '));
  },
  use: ({ words, said, view, question, card }, answer) => {
    const { power, levels, only, repeat = -1, paid } = answer;
    const thresholds = only !== undefined ? said.onlyThresholds(placesIn(only)) : levels === undefined ? '' : said.fewer(levels);
    const how = paid === true ? said.asFast(words.cost(powers[power]!.fastFor!)) + thresholds : thresholds;
    if (repeat < 0) return said.use(card(power)) + how;
    const cost = words.cost(costOf(view, powers[power]!));
    if (repeat === POURED) return said.repeatPoured(card(power), cost) + how;
    const { atCost } = view.spirits[question.seat]!.repeats[repeat]!;
    return (atCost ? said.repeatFor(card(power), cost) : said.repeat(card(power))) + how;
  },
  pour: ({ said }) => said.pour,
  'open-ways': ({ said }) => said.ways.open,
  'close-ways': ({ said }) => said.ways.close,
  'keep-ways': ({ said }) => said.ways.keep,
  'keep-ways-for-long': ({ said }) => said.ways.keepForLong,
  'command-beasts': ({ said }) => said.commandBeasts,
  'lay-out': ({ words, said }, answer) => said.layOut(words.elements[answer.element]!),
  ritual: ({ said, land }, answer) => said.ritual(land(answer.land)),
  invoke: ({ words }) => words.scenario.invoke,
  corner: ({ words, view, land }, answer) =>
    words.scenario.corner(words.list(cornersOf(view.island)[answer.corner]!.lands.map(land)), priceOfCorner(view, answer.corner)),
  burn: ({ words }) => words.scenario.burn,
  ward: ({ words, view, land }, answer) => words.scenario.ward(land(answer.land), priceOfWard(view, answer.land)),
  find: ({ words }, answer) => words.scenario.useFind(words.scenario.finds[answer.n - 1]!),
  sands: ({ words }) => words.scenario.sands,
  'call-first': ({ words, card }, answer) => words.scenario.callFirst(card(answer.card)),
  'face-down': ({ words, card }, answer) => words.scenario.faceDown(card(answer.card)),
  order: ({ words, said, land }, answer) =>
    said.order(
      words.entry.action.named[answer.name as keyof typeof words.entry.action.named],
      answer.land === null ? '' : land(answer.land),
    ),
};

const pieceInWords = (words: Words, answer: PieceAnswer | MoveAnswer): string =>
  'swarm' in answer ? words.answer.swarm : words.marked(words.piece[answer.piece]!, answer);

/** A land with its terrain; an ocean says all by itself. */
function landInWords(words: Words, view: View, space: number): string {
  const name = landName(words, view, space);
  const terrain = geography(view).terrain[space]!;
  return terrain === 'ocean' ? words.answer.ocean(name) : words.answer.land(name, words.terrains[terrain]);
}

function cardInWords(words: Words, question: QuestionName, id: number): string {
  const said = words.answer;
  const { name, cost, speed, elements } = powers[id]!;
  const card = words.quoted(words.named(name));
  switch (question) {
    case 'keep':
      return said.keep(card, [words.cost(cost), words.speed[speed], elementsText(words, elements)].filter(Boolean).join('; '));
    case 'forget':
    case 'forget-to-reclaim':
    case 'forget-to-gain':
    case 'burn-card':
      return said.forget(card);
    case 'play-one-now':
      return said.play(card, words.cost(cost));
    case 'set-aside':
    case 'lay-aside':
      return said.card(card);
    case 'give':
      return said.give(card);
    case 'play-card':
      return said.play(card, words.cost(cost));
    default:
      return said.take(card);
  }
}

function optionInWords(words: Words, option: number, question: ShownQuestion, view: View): string {
  const said = words.answer;
  if (question.name === 'erupt' || question.name === 'let-gather') return said.presences(option);
  if (question.name === 'enthrall') return words.countPieces[EXPLORER]!(option);
  if (question.name === 'presence-or-token')
    return option === 0 ? words.presence : words.piece[(question.about as { piece: number }).piece]!;
  if (question.name === 'take-form' || question.name === 'choose-part') return growthChoiceInWords(words, option, question, view);
  if (question.name === 'which-thief') return words.scenario.thief(option);
  if (question.name === 'deck') return said.deck[option === 1 ? 'major' : 'minor'];
  if (question.name === 'lose-fear-card') return said.earnedFearCard(option + 1);
  if (question.name === 'slow-card') return slowCardChoice(words, option, view);
  if (question.name === 'fear-card') return option < 100 ? said.earnedFearCard(option + 1) : said.fearCardInDeck(option - 99);
  const about = question.about as { readonly cost?: number; readonly land?: number; readonly other?: number };
  if (question.name === 'burn') return said.piece(words.cost(option));
  if (question.name === 'unlock') return said.unlock[option === 0 ? 'pay' : 'forget'](words.cost(about.cost!));
  if (question.name === 'unweave') return landInWords(words, view, option === 0 ? about.land! : about.other!);
  if (question.name === 'event-choice') return eventChoice(words, option, view);
  if (question.name === 'look-at') return words.time.decks[option]!;
  if (question.name === 'guard') return said.guard[option]!;
  if (question.name === 'terrain') return capital(words.terrains[terrains[option]!]);
  const { options } = question.about as unknown as { readonly options: readonly (readonly Step[])[] };
  return capital(clauses(words, options[option]!, 'option'));
}

/** One of the growth options behind a row, or one of the parts from which one is chosen. */
function growthChoiceInWords(words: Words, option: number, { name, seat, about }: ShownQuestion, view: View): string {
  const { kind, growth } = view.spirits[seat]!;
  const groups = spirits[kind]!.growth;
  if (name === 'take-form') return capital(growthOptionText(words, groups[Math.floor(option / 100)]!.options[option % 100]!));
  const taken = growth.taken.at(-1)!;
  const part = groups[Math.floor(taken / 100)]!.options[taken % 100]![(about as { readonly part: number }).part]!;
  return capital(growthText(words, part.grow === 'choose' ? part.of[option]! : part));
}

function slowCardChoice(words: Words, option: number, { events }: View): string {
  const { main } = eventCards[events!.current]!;
  return main.by === 'slow-card' ? words.named(main.branches[option]!.title) : '';
}

function eventChoice(words: Words, option: number, { events }: View): string {
  const { main } = eventCards[events!.current]!;
  return main.by === 'choice' ? choiceText(words, main.choices[option]!) : '';
}

/** The track, and what its next space shows. */
function trackInWords(words: Words, track: number, { seat, name }: ShownQuestion, view: View): string {
  const { kind, tracks } = view.spirits[seat]!;
  const { name: row, spaces } = spirits[kind]!.tracks[track]!;
  const rows = spirits[kind]!.tracks.slice(0, track + 1).filter((other) => other.name === 'growth').length;
  const title = row === 'growth' ? `${words.tracks.growth} ${rows}` : words.tracks[row];
  // Presence that goes back covers the last open space; any other uncovers the next.
  if (name === 'return-to-track' || name === 'return-to')
    return words.answer.cover(title, trackSpaceText(words, spaces[tracks[track]! - 1]!));
  return words.answer.track(title, trackSpaceText(words, spaces[tracks[track]!]!));
}

type Growing = Extract<SpiritPhaseAnswer, { kind: 'grow' | 'part' | 'track-action' | 'play' }>;

function growthInWords(words: Words, answer: Growing, { seat }: ShownQuestion, view: View): string {
  const said = words.answer;
  const { kind, growth } = view.spirits[seat]!;
  const { growth: groups, tracks } = spirits[kind]!;
  switch (answer.kind) {
    case 'grow':
      return said.grow(growthOptionText(words, groups[answer.group]!.options[answer.option]!));
    case 'part': {
      const taken = growth.taken.at(-1)!;
      return capital(growthText(words, groups[Math.floor(taken / 100)]!.options[taken % 100]![answer.part]!));
    }
    case 'track-action': {
      const { name, spaces } = tracks[answer.track]!;
      return said.trackAction(capital(trackSpaceText(words, spaces[answer.at]!)), words.tracks[name]);
    }
    case 'play':
      return said.play(words.quoted(words.named(powers[answer.card]!.name)), words.cost(costOf(view, powers[answer.card]!)));
  }
}

import type { Answer, Plain } from '@skerry/engine';
import type { ShownQuestion, Telling } from '@skerry/presentation';
import { type Bundle, COIN, CUBE, FISH, RENOWN, WOOD } from '../content/goods.ts';
import { distances } from '../content/map.ts';
import { buildings, events, influenceTrack, reputations, towns } from '../content/original.ts';
import type {
  AddAnswer,
  BattleAnswer,
  BuildingAnswer,
  CountAnswer,
  CrewAnswer,
  CubeAnswer,
  DeckAnswer,
  EnoughAnswer,
  ForceAnswer,
  GoodsAnswer,
  HireAnswer,
  KeepAnswer,
  LayingAnswer,
  PayAnswer,
  PlaceAnswer,
  PortAnswer,
  RaiderAnswer,
  ReputationAnswer,
  SailAnswer,
  TradeAnswer,
  TurnAnswer,
} from '../rules/answers.ts';
import { boardingDice } from '../rules/boarding.ts';
import { neededAgainst } from '../rules/attack.ts';
import type { Force } from '../rules/odds.ts';
import { reputationOf } from '../rules/reputation.ts';
import { needsBerth, speedOf } from '../rules/sailing.ts';
import type { IsleboundView } from '../rules/view.ts';
import { sideOf } from '../rules/visiting.ts';
import { worthOfTown } from '../rules/taking.ts';
import type { OptionName, QuestionName, TireReason, Words } from './catalogue.ts';
import { describe, tellEnding, tellOutcome, tellResult } from './describing.ts';
import { tellEntry } from './entries.ts';
import { chanceAfterReroll, dueOf, oddsOf, perCent, stateOf, surelyBrings, wholeForce } from './outlook.ts';
import {
  crewInWords,
  eventCosts,
  forceInWords,
  goodsInWords,
  reputationCounts,
  seatName,
  shortDue,
  signInWords,
  skillsInWords,
} from './phrases.ts';

export type IsleboundAnswer =
  | TurnAnswer
  | PortAnswer
  | SailAnswer
  | BuildingAnswer
  | CrewAnswer
  | ForceAnswer
  | BattleAnswer
  | LayingAnswer
  | RaiderAnswer
  | CubeAnswer
  | CountAnswer
  | PayAnswer
  | GoodsAnswer
  | HireAnswer
  | ReputationAnswer
  | PlaceAnswer
  | KeepAnswer
  | DeckAnswer
  | AddAnswer
  | TradeAnswer
  | EnoughAnswer;

/** What questions say about themselves; each says some of it. */
export interface About {
  readonly town?: number;
  readonly reason?: TireReason;
  readonly skill?: number;
  readonly needed?: number;
  readonly strength?: number;
  readonly pirates?: number;
  readonly serpents?: number;
  readonly ichor?: boolean;
  readonly dice?: number;
  readonly left?: number;
  readonly missing?: number;
  readonly count?: number;
  readonly with?: number;
  readonly of?: number;
  readonly bundle?: Bundle;
  readonly pays?: Bundle;
  readonly gives?: Bundle;
  readonly gains?: Bundle;
  readonly gets?: Bundle;
}

export const aboutOf = (question: Pick<ShownQuestion, 'about'>): About => (question.about ?? {}) as About;

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<IsleboundView> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => words.options[name as OptionName] ?? { label: name, explanation: '' },
    optionValue: (_, value) => value,
    prompt: (question, view, names) => prompt(words, question, view, names),
    answer: (answer, question, view, names) => tellAnswer(words, answer, question, view, names),
    entry: (entry, names) => tellEntry(words, entry, names),
    describe: (view, seat, names) => describe(words, view, seat, names),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    ending: (outcome, names, view) => tellEnding(words, outcome, names, view),
    result: (outcome, seat) => tellResult(words, outcome, seat),
    hint: (question) => words.hint[question as QuestionName],
    refusal: (code, facts) => refusal(words, code, facts),
  };
}

function refusal(words: Words, code: string, { players }: { readonly [name: string]: Plain }): string | undefined {
  return code === 'small-world' ? words.smallWorldIsForTwo(Number(players)) : undefined;
}

const tireRules: Readonly<Record<TireReason, string>> = {
  berth: 'I-4.4',
  fee: 'I-5.5',
  exchange: 'I-12.19',
  event: 'I-9.2',
  fight: 'I-6.3',
  negotiation: 'I-7.3',
};

/** The number of the rule that a question follows, where that depends on what it is about. */
function ruleOf(asked: QuestionName, { town = 0, reason = 'fee' }: About, { acted }: IsleboundView): string {
  if (asked === 'tire') return tireRules[reason];
  if (asked === 'either') return `I-12.${town + 1}`;
  if (asked === 'visit-taken') return towns[town]!.banner === 'teal' ? 'I-7.5' : 'I-6.9';
  return acted ? '' : 'I-5.1';
}

function prompt(words: Words, question: ShownQuestion, view: IsleboundView, names?: readonly string[]): string {
  const about = aboutOf(question);
  const { seat, name, answers } = question;
  const { town, reason = 'fee', dice, left, missing, count, gives, gets, bundle, pays, gains } = about;
  const ship = view.players?.[seat]?.ship ?? -1;
  const here = town ?? view.map?.[ship];
  const other = about.with ?? about.of;
  const asked = name as QuestionName;
  return words.prompt[asked]({
    town: here === undefined ? '' : words.towns[here]!,
    skill: skillsInWords(words, about.skill ?? 0),
    reason,
    rule: ruleOf(asked, about, view),
    name: other === undefined ? '' : seatName(words, names, other),
    // An offer is told from the side of who is asked: what comes in, and what goes out.
    pays: goodsInWords(words, pays ?? gives ?? []),
    gains: goodsInWords(words, gains ?? gets ?? bundle ?? []),
    n: dice ?? left ?? missing ?? count ?? (asked === 'sail' && ship >= 0 ? speedOf(stateOf(view).players[seat]!) : answers.length),
    needed: about.needed ?? 0,
    strength: about.strength ?? 0,
  });
}

function tellAnswer(words: Words, given: Answer, question: ShownQuestion, view: IsleboundView, names?: readonly string[]): string {
  const said = words.answer;
  const { seat } = question;
  const about = aboutOf(question);
  const answer = given as IsleboundAnswer;
  const town = about.town ?? view.map[view.players[seat]!.ship]!;
  const goods = (bundle: Bundle): string => goodsInWords(words, bundle);
  const coins = words.countGood[COIN]!;
  switch (answer.kind) {
    case 'port':
      return said.port(words.towns[view.map[answer.region]!]!, signInWords(words, sideOf(stateOf(view), view.map[answer.region]!).sign));
    case 'sail':
      return tellSail(words, answer, question, view);
    case 'visit':
      if (question.name === 'visit-taken') return said.visitNow(words.towns[town]!);
      return tellVisit(words, view, seat, town);
    case 'attack':
      return said.attack(words.towns[town]!, worthOfTown(stateOf(view), town), chance(words, bestChance(view, seat, town)));
    case 'diplomacy':
      return said.diplomacy(words.towns[town]!, worthOfTown(stateOf(view), town));
    case 'treasure':
      return said.treasure(coins(Math.max(1, view.treasure)));
    case 'event':
      return said.event(
        words.towns[events[answer.card]!.town]!,
        eventCosts(words, answer.card),
        words.countGood[CUBE]!(events[answer.card]!.cubes),
      );
    case 'buy':
      return said.buy(words.quoted(words.buildings[answer.building]!), coins(buildings[answer.building]!.coins));
    case 'board': {
      const { players } = stateOf(view);
      return said.board(seatName(words, names, answer.with), boardingDice(players[seat]!), boardingDice(players[answer.with]!));
    }
    case 'trade':
      return said.trade(seatName(words, names, answer.with));
    case 'end-turn':
      return said.endTurn;
    case 'building':
      return tellBuilding(words, answer, question);
    case 'crew':
      return tellCrew(words, answer, question);
    case 'force':
      return tellForce(words, answer, question, view, town);
    case 'reroll':
      return said.reroll(answer.die, chance(words, chanceOfReroll(view, question, answer.die)));
    case 'wound':
      return said.takeWounds((about.needed ?? 0) - (about.strength ?? 0));
    case 'take':
      return said.takeTown(words.towns[town]!);
    case 'retreat':
      return said.retreat;
    case 'raider':
      return said.lose[answer.raider];
    case 'cube':
      return said.cube(answer.space + 1, influenceTrack[answer.space]!);
    case 'count':
      if (answer.count === 0) return said.noExchange;
      return said.times(
        answer.count,
        goodsInWords(words, about.pays ?? [], answer.count),
        goodsInWords(words, about.gains ?? [], answer.count),
      );
    case 'pay':
      return said.pay(goods(answer.goods), goods(about.gains ?? []));
    case 'goods':
      return said.goods(goods(answer.goods));
    case 'hire':
      return said.hire(crewInWords(words, answer.crew), answer.coins === 0 ? null : coins(answer.coins));
    case 'reputation': {
      const now = words.countGood[RENOWN]!(reputations[answer.card]!.renown + reputationOf(stateOf(view), seat, answer.card));
      return said.reputation(words.countGood[RENOWN]!(reputations[answer.card]!.renown), reputationCounts(words, answer.card), now);
    }
    case 'place':
      return said.place;
    case 'place-further':
      return said.placeFurther;
    case 'keep':
      return said.keep(goods([WOOD, answer.wood, FISH, answer.fish]));
    case 'deck':
      return said.decks[answer.deck];
    case 'add':
      return said.add(words.countGood[answer.good]!(1));
    case 'accept':
      return said.accept;
    case 'decline':
      return said.decline;
    case 'enough':
      return tellEnough(words, question);
  }
}

const chance = (words: Words, of: number): string => words.percent(perCent(of));

function bestChance(view: IsleboundView, seat: number, town: number): number {
  return oddsOf(view, seat, town, wholeForce(view.players[seat]!)).wounded;
}

/** The force that is fighting, as the question tells it. */
export const forceIn = ({ pirates = 0, serpents = 0, ichor = false }: About): Force => ({ pirates, serpents, ichor });

function chanceOfReroll(view: IsleboundView, question: ShownQuestion, die: number): number {
  const about = aboutOf(question);
  const state = stateOf(view);
  const player = state.players[question.seat]!;
  const needed = neededAgainst(state, question.seat, about.town!);
  return chanceAfterReroll(view.dice, die, forceIn(about), player.goods[WOOD]!, needed);
}

/** What the visit costs, and what it brings in any case. */
function tellVisit(words: Words, view: IsleboundView, seat: number, town: number): string {
  const brings = surelyBrings(view, seat, town);
  return words.answer.visit(
    words.towns[town]!,
    shortDue(words, dueOf(view, seat, town)),
    brings.length === 0 ? '' : goodsInWords(words, brings),
  );
}

function tellSail(words: Words, { to, fish }: SailAnswer, { seat }: ShownQuestion, view: IsleboundView): string {
  const berth = needsBerth(stateOf(view), seat, to);
  return words.answer.sail(words.towns[view.map[to]!]!, distances[view.players[seat]!.ship]![to]!, fish, berth);
}

function tellBuilding(words: Words, { building }: BuildingAnswer, { name }: ShownQuestion): string {
  const said = words.answer;
  const quoted = words.quoted(words.buildings[building]!);
  if (name === 'draft') return said.draft(quoted);
  if (name === 'card-to-discard') return said.discard(quoted);
  return said.build(quoted, goodsInWords(words, buildings[building]!.goods));
}

function tellCrew(words: Words, { crew }: CrewAnswer, { name }: ShownQuestion): string {
  const said = words.answer;
  const skills = crewInWords(words, crew);
  if (name === 'wound') return said.wound(skills);
  if (name === 'influence') return said.negotiator(skills);
  return name === 'fight-crew' ? said.fighter(skills) : said.crew(skills);
}

function tellForce(words: Words, force: ForceAnswer, { seat }: ShownQuestion, view: IsleboundView, town: number): string {
  const { unhurt, wounded } = oddsOf(view, seat, town, force);
  const hurt = perCent(wounded) === perCent(unhurt) ? null : chance(words, wounded);
  return words.answer.force(forceInWords(words, force), chance(words, unhurt), hurt);
}

function tellEnough(words: Words, { name }: ShownQuestion): string {
  const said = words.answer;
  switch (name as QuestionName) {
    case 'hire':
      return said.hireNobody;
    case 'build':
      return said.buildNothing;
    case 'place-cube':
      return said.placeNone;
    case 'visit-taken':
      return said.noVisit;
    case 'fight-crew':
      return said.noMoreDice;
    case 'trade-give':
    case 'trade-get':
      return said.offerDone;
    default:
      return said.enough;
  }
}

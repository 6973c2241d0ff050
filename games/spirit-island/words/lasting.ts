import type { Seat } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { powers } from '../content/powers.ts';
import { pieceNames, type Modifier, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { lastingBlightLines } from './card-text.ts';
import { partClause } from './part-text.ts';
import { awaitedText, clauses, ruleText, sentence } from './step-text.ts';
import type { Words } from './catalogue.ts';
import { landName, spiritName } from './places.ts';

/** What holds besides the usual rules: to the end of the game, until something comes that it waits for, or this turn. */
export interface LastingEffects {
  readonly game: readonly string[];
  readonly waiting: readonly string[];
  readonly turn: readonly string[];
}

/** All that lasts, in words: what reminder cards would say. */
export function lastingEffects(words: Words, view: View): LastingEffects {
  const rules = (until: readonly Modifier['until'][]): string[] =>
    together(view.modifiers.filter((rule) => until.includes(rule.until) && !isOnBlightCard(view, rule))).map((rule) =>
      ruleLine(words, view, rule),
    );
  return {
    game: [...cardLines(words, view), ...rules(['game']), ...spiritLines(words, view), ...deckLines(words, view)],
    waiting: [...rules(['ravage', 'used']), ...view.waiting.map(({ of, part }) => `${words.named(of.name)}: ${partClause(words, part)}.`)],
    turn: [...rules(['turn']), ...conditionLines(words, view), ...wovenLines(words, view), ...giftLines(words, view)],
  };
}

// ── Rules ──

/** Of defend in a land one line with the sum. */
function together(rules: readonly Modifier[]): Modifier[] {
  const sums = new Map<string, Modifier>();
  for (const rule of rules) {
    const key = rule.kind === 'defend' ? JSON.stringify([rule.land, rule.where]) : JSON.stringify([rule, sums.size]);
    const before = sums.get(key);
    sums.set(key, before === undefined ? rule : { ...rule, amount: rule.amount + before.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The card itself says it. */
const isOnBlightCard = ({ blight }: State, { kind, until }: Modifier): boolean =>
  until === 'game' && blightCards[blight.card]?.lasting?.steps.some((step) => step.do === 'rule' && step.rule === kind) === true;

function ruleLine(words: Words, view: View, rule: Modifier): string {
  const { kind, land, amount, where, of, seat, until } = rule;
  const whose = kind === 'defend' || seat === null ? '' : spiritName(words, view, seat);
  const place = land === null ? '' : landName(words, view, land);
  const humans = of?.map((human) => pieceNames[human]);
  const text =
    kind === 'more-on-board'
      ? words.lasting.oftener(amount)
      : kind === 'leave-out-a-board'
        ? words.variants.leavesOutABoard
        : ruleText(words, 'order', kind, amount, where, humans);
  const said = until === 'ravage' ? words.steps.order.nextRavage(text) : text;
  return [...[whose, place].filter(Boolean), sentence(said)].join(': ');
}

function conditionLines(words: Words, view: View): string[] {
  return view.conditions.map(({ kind, land, seat, whenever, power, level }) => {
    const text = kind === 'whenever' ? clauses(words, [whenever!], 'order') : awaitedText(words, 'order', kind, level);
    return [
      spiritName(words, view, seat),
      words.named(powers[power]!.name),
      ...(land < 0 ? [] : [landName(words, view, land)]),
      sentence(text),
    ].join(': ');
  });
}

const wovenLines = (words: Words, view: View): string[] =>
  view.weaves.map(({ land, other }) => words.entry.woven(landName(words, view, land), landName(words, view, other)));

// ── Cards and spirits ──

/** What lies on the table: the blight card, tokens that are not played with. */
function cardLines(words: Words, view: View): string[] {
  const card = blightCards[view.blight.card];
  const blight = card === undefined ? [] : lastingBlightLines(words, view.blight.card).map((line) => `${words.named(card.name)}: ${line}`);
  const pieces = view.without.map((name) => words.tokenNames[name]);
  return [...blight, ...(pieces.length === 0 || view.sets === 'base' ? [] : [words.lasting.without(words.list(pieces))])];
}

function spiritLines(words: Words, view: View): string[] {
  return view.spirits.flatMap(({ aid, bargains }, seat) => {
    const name = spiritName(words, view, seat);
    return [
      ...aid.map((card) => words.lasting.aid(name, words.quoted(words.named(powers[card]!.name)))),
      ...(bargains === 0 ? [] : [words.lasting.bargains(name, bargains)]),
    ];
  });
}

/** J-26.6, J-39.14 */
function deckLines(words: Words, { invaders, beastCommands }: State): string[] {
  return [
    ...(beastCommands === 0 ? [] : [words.lasting.commands(beastCommands)]),
    ...invaders.reminders.map(({ name, above }) => words.lasting.reminder(words.entry.action.named[name], above)),
  ];
}

/** What powers have given a spirit for this turn. */
function giftLines(words: Words, view: View): string[] {
  const said = words.steps.order;
  return view.spirits.flatMap((spirit, seat: Seat) => {
    const { range, coastalRange, quickened, quickenedLesser, anySpeed, takeBack, repeats } = spirit;
    const gifts = [
      ...(range === 0 ? [] : [said.range(range, 'you')]),
      ...(coastalRange === 0 ? [] : [said.coastalRange(coastalRange, 'you')]),
      ...(quickened === 0 ? [] : [said.quicken(quickened, 'you')]),
      ...(quickenedLesser === 0 ? [] : [said.quickenLesser(quickenedLesser, 'you')]),
      ...(anySpeed === 0 ? [] : [said.anySpeed(anySpeed, 'you')]),
      ...(takeBack === 0 ? [] : [said.takeBack('you')]),
      ...repeats.flatMap(({ count, upTo, atCost, cheapest }) =>
        count === 0 ? [] : [cheapest === true ? said.repeatCheapest('you') : said.mayRepeat(count, upTo, atCost, 'you', false)],
      ),
    ];
    return gifts.map((gift) => `${spiritName(words, view, seat)}: ${sentence(gift)}`);
  });
}

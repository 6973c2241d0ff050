import { Chance, imagine, type Knowledge, type Options, type Question, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { islebound } from '../index.ts';
import type { IsleboundState } from '../rules/state.ts';
import { type DrawnMore, type DrawnPlayer, stateIn } from './drawn.ts';

const architects: DrawnMore = { variants: { architect: true } };

const valueOf = (own: DrawnPlayer, other: DrawnPlayer, more: DrawnMore = {}): number => islebound.bot.value(stateIn([own, other], more), 0);

test('I-20.2 to an architect a card is worth the building that it becomes, as long as the capital wants one', () => {
  const full = 'Bridge, Butcher, Combat Arena, Fishing Guild, Mausoleum, Miracle Hut, Palace';
  const other = { hand: 'Bridge' };
  const gainBy = (own: DrawnPlayer, hand: string): number => valueOf({ ...own, hand }, other, architects) - valueOf(own, other, architects);
  expect(gainBy({}, 'Customs House')).toBeGreaterThan(2 * gainBy({}, 'Warehouse'));
  expect(gainBy({}, 'Customs House, Warehouse')).toBeGreaterThan(gainBy({}, 'Customs House'));
  // One more building ends it: of two cards only the better one will be built.
  const last = gainBy({ buildings: full }, 'Shipyard, Customs House') - gainBy({ buildings: full }, 'Customs House');
  expect(last).toBeLessThan(gainBy({ buildings: full }, 'Shipyard'));
});

test('I-21.2 cards of Metropolis are buildings to come only as far as regular ones go before them', () => {
  const more: DrawnMore = { variants: { architect: true, metropolis: true } };
  const gainBy = (own: DrawnPlayer): number => valueOf({ ...own, hand: 'University' }, {}, more) - valueOf(own, {}, more);
  expect(gainBy({ buildings: 'Warehouse' })).toBeGreaterThan(2 * gainBy({}));
});

test('a visit that draws a card is better for the architect with an empty hand', () => {
  const at = { at: 'Rockslide', towns: 'Rockslide' };
  const some = 'Bridge, Butcher, Combat Arena, Fishing Guild, Mausoleum, Miracle Hut, Palace, Shipyard';
  const prospect = (own: DrawnPlayer): number =>
    valueOf({ ...at, ...own }, { hand: some }, architects) - valueOf({ ...at, ...own }, { hand: some }, { ...architects, acted: true });
  expect(prospect({})).toBeGreaterThan(1.2 * prospect({ hand: `${some}, Tavern` }));
});

test('I-3.5 what the hold has no room for, and what the supply has not got, is nothing to go for', () => {
  const prospect = (own: DrawnPlayer, more: DrawnMore): number => valueOf(own, {}, more) - valueOf(own, {}, { ...more, acted: true });
  const grotto = { at: 'The Grotto', towns: 'The Grotto' };
  expect(prospect({ ...grotto, has: '10 wood' }, {})).toBeLessThan(0.7 * prospect({ ...grotto, has: '5 wood' }, {}));
  const ratnest = { at: 'Ratnest', towns: 'Ratnest', has: '10 wood' };
  expect(prospect(ratnest, { pirates: 0 })).toBeLessThan(0.7 * prospect(ratnest, {}));
  const rest = { at: "Sun's Rest", towns: "Sun's Rest", has: '10 fish' };
  expect(prospect(rest, { serpents: 0 })).toBeLessThan(0.7 * prospect(rest, {}));
});

test('who leads wants the end: the same lead is worth more when less is to come', () => {
  const lead = (buildings: string): number => valueOf({ has: '40 coin', buildings }, { has: '20 coin', buildings }) - 0.5;
  expect(lead('Bridge, Butcher, Fishing Guild, Mausoleum, Shipyard')).toBeGreaterThan(1.1 * lead('Bridge'));
});

test('who is far ahead, or far behind, still sees that a coin is worth something', () => {
  for (const [own, other] of [
    [300, 100],
    [100, 300],
  ])
    expect(
      valueOf({ has: `${own! + 1} coin` }, { has: `${other} coin` }) - valueOf({ has: `${own} coin` }, { has: `${other} coin` }),
    ).toBeGreaterThan(1e-5);
});

/** What a position may become when a seat gives this answer and the rest of its step runs out by chance; 1 to 0 as its bot values it. */
function tried(knowledge: Knowledge, index: number, chance: Chance): number {
  const run = imagine(islebound, knowledge, chance)!;
  const { steps } = run;
  const next = (): Question | undefined => (run.steps === steps ? run.questionOf(knowledge.seat) : undefined);
  run.answer(index, next());
  for (let more = next(); more !== undefined; more = next()) run.answer(chance.below(more.answers.length), more);
  return islebound.bot.value(run.state as IsleboundState, knowledge.seat);
}

/** How many rounds a game takes between two who look one answer ahead, twice at each. */
function roundsOf(options: Options, seed: string): number {
  const session = Session.open(islebound, 2, options, seed);
  const chance = Chance.fromSeed(seed);
  for (let answers = 0; session.outcome === null && answers < 3000; answers++) {
    const { seat, id, answers: offered } = session.questions[0]!;
    const knowledge = session.knowledge(seat);
    const worths = offered.map((_, index) => Math.max(tried(knowledge, index, chance), tried(knowledge, index, chance)));
    session.answer(seat, id, worths.indexOf(Math.max(...worths)));
  }
  return session.rounds!;
}

test('two architects come to an end in as many rounds as people would play', () => {
  const rounds = Array.from({ length: 8 }, (_, i) => roundsOf({ architect: true, metropolis: true, smallWorld: true }, `architects ${i}`));
  expect(rounds.reduce((sum, each) => sum + each) / rounds.length).toBeLessThan(60);
});

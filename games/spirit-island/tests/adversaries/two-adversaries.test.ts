import { configure, type Options } from '@skerry/engine';
import { expect, test } from 'vitest';
import { adversaries, levelsOf } from '../../content/adversaries.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { spiritIsland } from '../../index.ts';
import { newCashCrops } from '../../rules/adversaries/france.ts';
import { townSupply } from '../../rules/adversaries/town-supply.ts';
import { changedDeck, deckOrder, orderText } from '../../rules/setup/deck-order.ts';
import { difficultyOf } from '../../rules/setup/difficulty.ts';
import { escalationsOf } from '../../rules/adversaries/enemy.ts';
import { generateFear } from '../../rules/fear-and-blight/fear.ts';
import { resolveFearCards } from '../../rules/fear-and-blight/fear-cards.ts';
import { invaderStage, stageOfBack } from '../../rules/invaders/stage.ts';
import { doing } from '../doing.ts';
import type { Drawn } from '../drawn.ts';
import { against, idsOf, laterOf, moreOf } from '../opponents.ts';
import { landsOfCard } from '../../rules/island/shown-lands.ts';
import { newRun } from '../random-play.ts';

const numberOf = (id: string): number => adversaries.findIndex((one) => one.id === id);
const pair = (leading: string, level: number, supporting: string, supportingLevel: number, more: Record<string, string> = {}): Drawn =>
  against(leading, level, { options: { supporting, supportingLevel, ...more } });
const orderOf = (...opponents: [id: string, level: number][]): string =>
  orderText(deckOrder({ adversaries: opponents.map(([id, level]) => ({ adversary: numberOf(id), level })) }));

// ── The invader deck ──

test.each([
  ['brandenburg-prussia', 6, '3-222-3333'],
  ['habsburg-monarchy', 2, '111-2222-33333'],
  ['habsburg-monarchy', 3, '11-2222-33333'],
  ['habsburg-monarchy', 6, '11-2222-33333'],
  ['russia', 3, '111-2222-33333'],
  ['russia', 4, '111-2-3-2-3-2-3-2-33'],
  ['scotland', 1, '111-2222-33333'],
  ['scotland', 2, '11-22-1-C2-33333'],
  ['scotland', 3, '11-22-1-C2-33333'],
  ['scotland', 4, '11-22-3-C2-3333'],
  ['france', 6, '111-2222-33333'],
] as const)('J-36.14 J-36.23 J-36.29 J-36.31 %s %i has the invader deck %s', (id, level, order) => {
  expect(orderOf([id, level])).toBe(order);
});

test('J-37.4 J-37.5 J-37.6 Brandenburg-Prussia 4 leading, Russia 4 supporting: step by step (p. 19)', () => {
  const russia = levelsOf(numberOf('russia'), 4);
  const prussia = levelsOf(numberOf('brandenburg-prussia'), 4);
  const steps = [[], russia, ...[2, 3, 4].map((level) => [...russia, ...prussia.slice(0, level)])];
  expect(steps.map((levels) => orderText(changedDeck(levels)))).toEqual([
    '111-2222-33333',
    '111-2-3-2-3-2-3-2-33',
    '111-3-2-3-2-3-2-3-2-3',
    '11-3-2-3-2-3-2-3-2-3',
    '11-33-2-3-2-3-2-3',
  ]);
  expect(orderOf(['brandenburg-prussia', 4], ['russia', 4])).toBe('11-33-2-3-2-3-2-3');
});

test('J-37.4 the supporting adversary changes the deck first, and what cannot be done is passed over', () => {
  expect(orderOf(['russia', 4], ['brandenburg-prussia', 4])).toBe('11-3-2-3-2-3-2-33');
  expect(orderOf(['habsburg-monarchy', 3], ['brandenburg-prussia', 6])).toBe('3-222-3333');
  expect(orderOf(['scotland', 4], ['brandenburg-prussia', 6])).toBe(orderOf(['scotland', 2], ['brandenburg-prussia', 6]));
});

test('J-37.4 every pair leaves cards enough for each stage', () => {
  for (const one of adversaries) {
    for (const other of adversaries.filter(({ id }) => id !== one.id)) {
      const backs = deckOrder({
        adversaries: [
          { adversary: numberOf(one.id), level: 6 },
          { adversary: numberOf(other.id), level: 6 },
        ],
      }).map(stageOfBack);
      for (const [stage, most] of [
        [1, 4],
        [2, 5],
        [3, 6],
      ] as const)
        expect(backs.filter((back) => back === stage).length).toBeLessThanOrEqual(most);
      expect(backs.length).toBeGreaterThan(7);
    }
  }
});

test('J-31.9 the stage goes up and down as the top card says', () => {
  const { state } = against('russia', 4);
  const stages: number[] = [];
  for (; state.invaders.deck.length > 0; state.invaders.deck.shift()) stages.push(invaderStage(state));
  expect(stages.join('')).toBe('11232323233');
});

// ── Rules of both ──

test('J-37.1 all changes of both adversaries hold', () => {
  const position = laterOf('russia', 1, { options: { supporting: 'sweden', supportingLevel: 3 } });
  // Explorers deal 2, towns 3.
  position.land('A4', 'explorer, town, 3 dahan').card('ravage', '1-sands').card('explore', '1-jungle');
  expect(position.is({}).log.find(({ what }) => what === 'ravaged')).toMatchObject({ damage: 5 });
  expect(moreOf('beasts', against('sweden', 3), pair('russia', 1, 'sweden', 3))).toEqual({ A7: 1 });
});

test('J-37.1 wrong combinations are refused', () => {
  const options =
    (chosen: Options): (() => unknown) =>
    () =>
      configure(spiritIsland, 1, chosen);
  expect(options({ adversary: 'sweden', supporting: 'sweden' })).toThrow('An adversary cannot support itself.');
  expect(options({ supporting: 'sweden' })).toThrow('A supporting adversary needs one that leads.');
  expect(options({ adversary: 'sweden', supportingLevel: 2 })).toThrow('A level above 0 needs an adversary.');
  expect(options({ level: 2 })).toThrow('A level above 0 needs an adversary.');
  expect(options({ sets: 'base', adversary: 'sweden', supporting: 'russia' })).toThrow('Russia is not in the sets');
  expect(options({ adversary: 'sweden', supporting: 'france', supportingLevel: 2, events: false })).toThrow('France needs the events');
  expect(options({ adversary: 'sweden', supporting: 'russia', supportingLevel: 6 })).not.toThrow();
});

test('J-37.2 each group of the fear deck has 3 cards and what each adversary adds or takes (p. 19)', () => {
  // 3/4/3 and 4/4/4
  expect(pair('england', 1, 'brandenburg-prussia', 6).state.fear.left).toEqual([4, 5, 4]);
  // 4/5/2 and 4/3/4
  expect(pair('habsburg-monarchy', 2, 'russia', 2).state.fear.left).toEqual([5, 5, 3]);
  // 4 per player, 1 more by England.
  expect(pair('russia', 6, 'england', 6).state.fear.pool).toBe(5);
});

test('J-37.10 where the sets have fewer fear cards than the deck has places, those that are done come again', () => {
  const position = pair('england', 5, 'sweden', 6, { sets: 'base' });
  const { fear } = position.state;
  expect([fear.left, fear.unseen.length]).toEqual([[5, 6, 7], 15]);
  position.clear().presence('A5').land('A3', 'city');
  const wins = doing(position, function* (table) {
    for (let cards = 0; cards < 18 && fear.terror < 4; cards++) {
      generateFear(table, fear.pool);
      yield* resolveFearCards(table);
    }
  });
  while (wins.run.anyQuestion !== null && wins.asks.join() !== '0 all-done') wins.run.answer(0);
  expect(wins.log.filter(({ what }) => what === 'fear-card-earned')).toHaveLength(18);
  expect(wins.state.fear.terror).toBe(4);
});

test('J-37.3 the leading adversary escalates by the sign, the supporting one with every stage III card', () => {
  const { state } = pair('brandenburg-prussia', 0, 'england', 0);
  const escalations = (card: number): string[] => escalationsOf(state, card);
  expect([escalations(0), escalations(6), escalations(8), escalations(9)]).toEqual([[], ['land-rush'], [], ['building-boom']]);
  const position = laterOf('brandenburg-prussia', 0, { options: { supporting: 'sweden' } }).land('A4', '2 explorer, dahan');
  position.card('explore', '3-jungle-sands').is({ A4: '3 explorer, town' });
});

test('J-37.3 France supporting: one of the two terrains is drawn by lot', () => {
  const card = invaderCards.findIndex(({ id }) => id === '3-jungle-sands');
  const lands = Array.from({ length: 8 }, (_, throws) =>
    doing(laterOf('sweden', 0, { options: { supporting: 'france' } }), function* (table) {
      for (let i = 0; i < throws; i++) table.chance.below(2);
      yield* newCashCrops(table, card, landsOfCard(table.state, card));
    })
      .answers()
      .join(' '),
  );
  expect([...new Set(lands)].toSorted()).toEqual(['A3 A8', 'A4 A7']);
});

test('J-5.9 J-37.3 blight by which a stage III card escalates in setup comes from the box and harms nobody', () => {
  const card = invaderCards.findIndex(({ id }) => id === '3-jungle-sands');
  const cropsIn = (phase: 'setup' | 'invader'): Drawn => {
    const position = pair('brandenburg-prussia', 6, 'france', 0)
      .clear()
      .presence('A3, A4')
      .land('A3', 'town, blight')
      .land('A4', 'town, blight');
    position.state.phase = phase;
    position.state.blight.pool = 3;
    const lands = [position.space('A3'), position.space('A4')];
    return doing(position, (table) => newCashCrops(table, card, lands));
  };
  const first = cropsIn('setup');
  expect([first.asks, first.state.blight.pool, first.state.spirits[0]!.destroyed]).toEqual([['0 all-done'], 3, 0]);
  const later = cropsIn('invader');
  expect([later.asks, later.state.blight.pool, later.state.spirits[0]!.destroyed]).toEqual([['0 cascade'], 2, 1]);
});

test('J-37.8 with Scotland, a city of the other setup goes from the coast into an adjacent inland land', () => {
  const scots = against('scotland', 0);
  // England 2 puts a city into land 1 and a town into land 2.
  const position = pair('england', 2, 'scotland', 0);
  const cities = moreOf('city', scots, position);
  expect(Object.keys(cities)).toHaveLength(1);
  expect(['A4', 'A5', 'A6']).toContain(Object.keys(cities)[0]);
  expect(moreOf('city', against('sweden', 0), pair('england', 2, 'sweden', 0))).toEqual({ A1: 1 });
  // Scotland's own port stays where it is.
  expect(moreOf('city', scots, pair('sweden', 0, 'scotland', 2))).toEqual({ A2: 1 });
});

test('J-37.9 with France from level 2 on there are more towns for each level of the other adversary', () => {
  const supply = (level: number, other: number): number => townSupply(pair('france', level, 'sweden', other).state);
  expect([supply(1, 4), supply(2, 0), supply(2, 4), supply(6, 6)]).toEqual([7, 7, 11, 13]);
  expect(townSupply(pair('sweden', 3, 'france', 2).state)).toBe(10);
});

// ── Cards in the spaces of the invaders ──

test('J-31.1 of several cards in one space each is carried out, the first first', () => {
  const position = laterOf('sweden').land('A4', 'explorer').land('A5', 'explorer').card('build', '1-wetland').card('build', '1-sands');
  position.card('explore', '1-jungle').is({ A4: 'explorer, town', A5: 'explorer, town, 1 of seat 0' });
  expect(position.log.flatMap((entry) => (entry.what === 'invader-card' ? [`${entry.step} ${idsOf([entry.card])[0]}`] : []))).toEqual([
    'build 1-wetland',
    'build 1-sands',
    'explore 1-jungle',
  ]);
  expect(idsOf(position.state.invaders.ravage)).toEqual(['1-wetland', '1-sands']);
  // The same card twice builds twice; without a card nothing is done.
  laterOf('sweden').land('A4', 'explorer').card('build', '1-sands').card('build', '2-sands').card('explore', '1-jungle').is({
    A4: 'explorer, town, city',
  });
  const none = laterOf('sweden').land('A4', 'town').card('explore', '1-jungle').is({ A4: 'town' });
  expect(none.log.flatMap((entry) => (entry.what === 'step' ? [entry.step] : []))).toEqual(['explore']);
});

test('J-31.2 an escalation belongs to its card: it is over before another card is turned up', () => {
  const position = laterOf('brandenburg-prussia').card('explore', '2-sands');
  expect([position.asks, position.state.invaders.deck.length]).toEqual([['0 land-rush'], 10]);
});

test('J-31.3 a face-down card whose lands are asked for is turned up, also outside the explore step', () => {
  const { invaders } = against('sweden', 4).state;
  expect(invaders.discard).toHaveLength(1);
  expect(invaders.unseen.flat()).not.toContain(invaders.discard[0]);
});

// ── Difficulty ──

test.each(
  adversaries.flatMap(({ id, difficulty, levels }) =>
    [difficulty, ...levels.map((one) => one.difficulty)].map((n, level) => [id, level, n] as const),
  ),
)('J-20.9 %s %i has difficulty %i', (adversary, level, n) => {
  expect(difficultyOf({ adversary, level })).toBe(n);
});

test('J-37.7 J-20.9 the difficulty of two adversaries is the greater one and 60 % of the lesser', () => {
  const both = (adversary: string, level: number, supporting: string, supportingLevel: number): number =>
    difficultyOf({ adversary, level, supporting, supportingLevel });
  // 10 and 6; 2 and 11; 1 and 1
  expect([both('france', 6, 'russia', 3), both('habsburg-monarchy', 0, 'england', 6), both('england', 0, 'sweden', 0)]).toEqual([
    14, 12, 2,
  ]);
  expect(difficultyOf({ adversary: 'none', level: 0, scenario: 'dahan-insurrection' })).toBe(4);
  expect(pair('france', 6, 'russia', 3).state.difficulty).toBe(14);
});

test('J-39.4 J-39.8 J-39.11 boards raise the difficulty', () => {
  const thematic = { boards: 'thematic', sets: 'jagged-earth', tokens: 'all' };
  expect([difficultyOf(thematic), difficultyOf({ ...thematic, tokens: 'none' }), difficultyOf({ ...thematic, sets: 'base' })]).toEqual([
    1, 3, 3,
  ]);
  expect(difficultyOf({ archipelago: 'two-islands' })).toBe(1);
  const extra = (level: number): number => difficultyOf({ extraBoard: true, adversary: 'sweden', level });
  // 1 + 2, 2 + 2, 3 + 3, 5 + 3, 6 + 4
  expect([extra(0), extra(1), extra(2), extra(3), extra(4)]).toEqual([3, 4, 6, 8, 10]);
});

test('J-5.9 no spirit loses its only presence to a supporting escalation in setup', () => {
  const options = {
    adversary: 'brandenburg-prussia',
    level: 6,
    supporting: 'france',
    supportingLevel: 6,
    spirit1: 'downpour-drenches-the-world',
  };
  for (let game = 0; game < 40; game++) {
    const run = newRun(1, options, `setup ${game}`);
    while (run.state.phase === 'choose' || run.state.phase === 'setup') run.answer(0);
    expect([game, run.state.spirits[0]!.destroyed, run.state.blight.pool, run.outcome]).toEqual([game, 0, 3, null]);
  }
});

test('J-21.16 the extra space of England 3 is gone with a stage II card, not with an early one of stage III', () => {
  const advanced = (card: string): Drawn =>
    laterOf('england', 3, { options: { supporting: 'brandenburg-prussia', supportingLevel: 2 } })
      .card('ravage', card)
      .card('explore', '1-jungle');
  const after = (card: string): unknown => {
    const position = advanced(card);
    while (position.asks[0] !== '0 phase-over') position.say(position.answers()[0]!);
    return [idsOf(position.state.invaders.immigration), position.state.immigrationOver];
  };
  expect(after('3-jungle-sands')).toEqual([['3-jungle-sands'], false]);
  expect(after('1-sands')).toEqual([['1-sands'], false]);
  expect(after('2-sands')).toEqual([[], true]);
});

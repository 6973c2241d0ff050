import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { lookAhead } from '../../rules/invaders/invader-deck.ts';
import { EARLY_III } from '../../rules/invaders/stage.ts';
import { doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const without: Table = { options: { sets: 'jagged-earth', events: false } };
const against = (adversary: string, level: number): Table => ({ options: { ...without.options, adversary, level } });
const above = ({ state }: Drawn): number[] => state.invaders.reminders.map((reminder) => reminder.above);
const nameOf = (card: number): string => blightCards[card]!.name;

test('J-39.12 without events terror level II gets 1 more fear card', () => {
  expect(drawn(without).state.fear.left).toEqual([3, 4, 3]);
  expect(drawn(against('england', 1)).state.fear.left).toEqual([3, 5, 3]);
  expect(drawn({ options: { sets: 'jagged-earth' } }).state.fear.left).toEqual([3, 3, 3]);
  // The base game alone never had events.
  expect(drawn({ options: { events: false } }).state.fear.left).toEqual([3, 3, 3]);
});

test('J-39.12 two reminders lie in the invader deck, before the first cards of stages II and III', () => {
  const position = drawn(without);
  // One card of stage I was explored with in setup.
  expect([position.state.invaders.deck, above(position)]).toEqual([
    [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    [2, 6],
  ]);
  expect(above(drawn({ options: { sets: 'jagged-earth' } }))).toEqual([]);
  expect(above(drawn({ options: { events: false } }))).toEqual([]);
});

test('J-39.12 an early card of stage III counts as the first of stage II', () => {
  const position = drawn(against('brandenburg-prussia', 2));
  expect([position.state.invaders.deck, above(position)]).toEqual([
    [1, 1, EARLY_III, 2, 2, 2, 2, 3, 3, 3, 3],
    [2, 7],
  ]);
});

test('J-39.13 blight cards that are kind, or done at once, are left out', () => {
  expect(drawn(without).state.blight.unseen.map(nameOf)).toEqual([
    'Downward Spiral',
    'Memory Fades to Dust',
    'All Things Weaken',
    'Power Corrodes the Spirit',
    'Untended Land Crumbles',
    'Invaders Find the Land to Their Liking',
    'Strong Earth Shatters Slowly',
  ]);
  expect(drawn({ options: { sets: 'jagged-earth' } }).state.blight.unseen).toHaveLength(blightCards.length);
});

const invaderPhase = (position: Drawn): Drawn => position.phase('invader');

test('J-39.14 J-26.6 a reminder is taken when it comes to lie on top', () => {
  const position = drawn(without).with(({ invaders }) => (invaders.reminders[0]!.above = 1));
  expect(position.state.beastCommands).toBe(0);
  while (invaderPhase(position).asks[0] !== '0 phase-over') position.run.answer(0);
  expect([position.state.beastCommands, above(position)]).toEqual([1, [5]]);
  expect(position.log.filter(({ what }) => what === 'reminder')).toEqual([
    { what: 'reminder', name: 'command-the-beasts', rule: 'J-39.14' },
  ]);
});

test('J-26.6 what counts and moves invader cards counts and moves no reminders', () => {
  const position = drawn(without);
  expect(position.state.invaders.deck).toHaveLength(11);
  // A card that is looked at and stays changes nothing; one that goes to the bottom does.
  const seen = doing(position, (table) => lookAhead(table, 0, false));
  expect([seen.asks, above(seen)]).toEqual([['0 all-done'], [2, 6]]);
  const buried = doing(drawn(without), (table) => lookAhead(table, 0, true)).say('yes');
  expect([buried.state.invaders.deck, above(buried)]).toEqual([
    [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1],
    [1, 5],
  ]);
});

test('J-26.6 a card that an adversary takes out above a reminder lets it rise', () => {
  expect(above(drawn(against('sweden', 4)))).toEqual([1, 5]);
});

const commanding = (spirits = ['River']): Drawn => {
  const position = drawn({ ...without, spirits })
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .with((state) => (state.beastCommands = 1));
  if (spirits.length > 1) position.presence('2 B5', 1);
  return position;
};

test('J-39.14 in a fast phase each beasts deals 1 damage, is pushed, or is feared where invaders are', () => {
  const position = commanding().land('A4', 'town, 3 beasts').land('A8', 'beasts').phase('fast');
  expect(position.answers()).toEqual(['command-beasts', 'done']);
  position.say('command-beasts');
  expect(position.answers()).toEqual(['option 1', 'option 2', 'option 3']);
  position.say('option 1', 'option 2', 'beasts A4 to A5', 'option 3');
  // Where no invaders are there is nobody to fear them; and the beasts that came to A5 has acted.
  expect(position.answers()).toEqual(['option 1', 'option 2']);
  position.say('option 2', 'beasts A8 to A7').is({ A4: 'town-1, 2 beasts', A5: 'beasts, 2 of seat 0', A7: 'beasts', A8: '' });
  expect([position.fear, position.state.beastCommands, position.asks]).toEqual([1, 0, ['0 phase-over']]);
});

test('J-39.14 each land is an action of its own, as of an event', () => {
  const position = commanding().land('A4', '2 town, beasts, badlands').land('A7', 'explorer, beasts').phase('fast');
  position.say('command-beasts', 'option 1', 'town takes 2', 'option 1').is({ A4: 'town, beasts, badlands', A7: 'beasts' });
  const actions = position.log.flatMap((entry) => (entry.what === 'action' ? [[entry.kind, position.nameOf(entry.land!)]] : []));
  expect(actions).toEqual([
    ['event', 'A4'],
    ['event', 'A7'],
  ]);
});

test('J-39.14 both may be used in one phase, none in a slow one or without beasts', () => {
  const twice = commanding()
    .land('A4', 'town, beasts')
    .with((state) => (state.beastCommands = 2))
    .phase('fast');
  twice.say('command-beasts', 'option 3', 'command-beasts', 'option 3');
  expect([twice.fear, twice.asks]).toEqual([2, ['0 phase-over']]);
  expect(commanding().land('A4', 'town, beasts').phase('slow').asks).toEqual(['0 phase-over']);
  expect(commanding().land('A4', 'town').phase('fast').asks).toEqual(['0 phase-over']);
});

test('J-39.14 only if all agree', () => {
  const refused = commanding(['River', 'Vital', 'Shadows']).presence('C5', 2).land('A4', 'town, beasts').phase('fast');
  refused.say('0: command-beasts', '1: yes', '2: no', '1: yes', '2: no').is({ A4: 'town, beasts' });
  expect([refused.state.beastCommands, refused.answers(1)]).toEqual([1, ['command-beasts', 'done']]);
  // Who proposed it does not propose it again this turn.
  expect(refused.asks).toEqual(['1 power', '2 power']);
  const agreed = commanding(['River', 'Vital']).land('A4', 'town, beasts').phase('fast').say('1: command-beasts', '0: yes', 'option 1');
  agreed.is({ A4: 'town-1, beasts' });
  expect(agreed.state.beastCommands).toBe(0);
});

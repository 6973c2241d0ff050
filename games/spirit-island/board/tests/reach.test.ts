import { describe, expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { Drawn } from '../../tests/drawn.ts';
import { outlooksOf } from '../island/outlook.ts';
import { powersHere, reachOf } from '../../rules/powers/foresight.ts';

/** River on board A with a sacred site in A5, whose neighbours are A1, A4, A6, A7 and A8. */
const drawn = (): Drawn => new Drawn().clear().presence('2 A5');
const reached = (table: Drawn, name: string): Record<string, boolean> =>
  Object.fromEntries(reachOf(table.state, 0, powerNamed(name)).map(({ land, does }) => [land + 1, does]));

describe('where a card that one looks at reaches', () => {
  test('every land in range, and whether it would do anything there', () => {
    const table = drawn().hand('Flash Floods').land('A1', 'town').phase('spirit');
    expect(reached(table, 'Flash Floods')).toEqual({ 1: true, 4: false, 5: false, 6: false, 7: false, 8: false });
  });

  test('an innate power reaches nothing until a level of it is met, and then also by a card that is played', () => {
    const table = drawn().land('A5', 'explorer').phase('slow');
    expect(reached(table, 'Massive Flooding')).toEqual({});
    table.played("River's Bounty", 'Boon of Vigor');
    expect(reached(table, 'Massive Flooding')).toMatchObject({ 5: true, 4: false });
  });

  test('the elements of a card in the hand count for its own threshold', () => {
    const table = drawn().land('A5', 'town, city').hand('Drought').elements('2 sun').phase('spirit');
    const [drought] = powersHere(table.state, 0, table.space('A5'));
    expect(drought!.steps).toContainEqual(expect.objectContaining({ do: 'destroy', what: ['city'] }));
  });
});

test('in a land one reads what each own power would do there, but for those that are used', () => {
  const table = drawn().land('A1', 'town').hand('Wash Away').played('Flash Floods').phase('fast');
  const names = (): number[] => powersHere(table.state, 0, table.space('A1')).map(({ power }) => power);
  expect(names()).toEqual([powerNamed('Flash Floods'), powerNamed('Wash Away')]);
  table.state.spirits[0]!.uses.push({ power: powerNamed('Flash Floods'), times: 1 });
  expect(names()).toEqual([powerNamed('Wash Away')]);
  expect(powersHere(table.state, 0, table.space('A3'))).toEqual([]);
});

test('in the slow phase the ravage to come is that of the next turn: what lasts for this one is over, and wounds are healed', () => {
  const table = drawn().land('A3', 'town, explorer, dahan:1').card('ravage', '1-jungle').phase('slow');
  const land = table.space('A3');
  table.state.modifiers.push({ kind: 'defend', land, amount: 3, seat: 0, until: 'turn' });
  expect(outlooksOf(table.state).get(land)!.ravage).toMatchObject({ damage: 3, defend: 0, dealt: 3, blight: 1 });
  table.state.phase = 'fast';
  expect(outlooksOf(table.state).get(land)!.ravage).toMatchObject({ damage: 3, defend: 3, dealt: 0, blight: 0 });
});

import { describe, expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { Drawn } from '../../tests/drawn.ts';
import { effectsIn, reachOf, wouldDoSomething } from '../../rules/powers/foresight.ts';
import { ravageAfter } from '../island/outlook.ts';

const drawn = (): Drawn => new Drawn().clear().presence('2 A5').phase('fast');
const effects = (table: Drawn, name: string, land: string) =>
  effectsIn({ state: table.state, seat: 0, power: powerNamed(name), land: table.space(land) });

describe('what a power would do in a land', () => {
  test('amounts are counted, conditions are decided', () => {
    const table = drawn().land('A5', '3 dahan, town');
    expect(effects(table, 'Dark and Tangled Woods', 'A5')).toEqual([{ do: 'fear', n: 2 }]);
    expect(effects(table, 'Dark and Tangled Woods', 'A3')).toEqual([
      { do: 'fear', n: 2 },
      { do: 'defend', n: 3 },
    ]);
    expect(effects(table, 'Call to Bloodshed', 'A5')).toMatchObject([{ do: 'damage', n: 3 }]);
  });

  test('a condition that the power itself may change stays open; one that it cannot is decided', () => {
    const table = drawn().land('A5', 'dahan').land('A1', '2 dahan, town');
    expect(effects(table, "River's Bounty", 'A5').map((step) => step.do)).toEqual(['gather', 'when']);
    expect(effects(table, 'Flash Floods', 'A1').map((step) => step.do)).toEqual(['damage', 'damage']);
  });

  test('a threshold counts as soon as its elements are there', () => {
    const table = drawn().land('A5', 'town, city, blight');
    const plain = effects(table, 'Drought', 'A5').length;
    table.elements('3 sun');
    expect(effects(table, 'Drought', 'A5')).toHaveLength(plain + 1);
  });

  test('the ravage after it', () => {
    const table = drawn().land('A3', 'town, explorer').card('ravage', '1-jungle');
    const land = table.space('A3');
    expect(ravageAfter(table.state, land, effects(table, 'Dark and Tangled Woods', 'A3'))).toMatchObject({
      damage: 3,
      defend: 3,
      dealt: 0,
      blight: 0,
    });
    expect(ravageAfter(table.state, land, [{ do: 'fear', n: 1 }])).toBeNull();
  });

  test('a power that finds nothing anywhere is not worth a reminder', () => {
    const table = drawn().played('Gnawing Rootbiters');
    expect(wouldDoSomething(table.state, 0, powerNamed('Gnawing Rootbiters'))).toBe(false);
    table.land('A5', 'town');
    expect(wouldDoSomething(table.state, 0, powerNamed('Gnawing Rootbiters'))).toBe(true);
  });
});

test('every power of every set can be looked at in every land, whatever lies there', () => {
  const table = drawn().land('A5', '2 dahan, town, city, explorer, blight, beasts, wilds, disease, badlands').land('A1', 'explorer');
  powers.forEach((_, power) => {
    for (const { land } of reachOf(table.state, 0, power)) effectsIn({ state: table.state, seat: 0, power, land });
    for (let land = 0; land < 8; land++) effectsIn({ state: table.state, seat: 0, power, land });
    expect(typeof wouldDoSomething(table.state, 0, power)).toBe('boolean');
  });
});

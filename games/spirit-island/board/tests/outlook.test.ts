import { describe, expect, test } from 'vitest';
import { BLIGHT, CITY, DISEASE, TOWN } from '../../rules/state.ts';
import { Drawn } from '../../tests/drawn.ts';
import { outlooksOf } from '../outlook.ts';

/** River on board A, whose lands 2 and 5 are wetland and whose lands 3 and 8 are jungle. */
const drawn = (): Drawn => new Drawn().clear().presence('2 A5').phase('invader');

describe('what the invaders will do', () => {
  test('a ravage is shown with what is defended, who dies, and what follows', () => {
    const table = drawn().land('A3', 'town, explorer, 2 dahan, blight').presence('A3').card('ravage', '1-jungle');
    table.state.modifiers.push({ kind: 'defend', land: table.space('A3'), amount: 1, seat: 0, until: 'turn' });
    expect(outlooksOf(table.state).get(table.space('A3'))!.ravage).toEqual({
      damage: 3,
      defend: 1,
      dealt: 2,
      toDahan: 2,
      blight: 1,
      cascades: true,
      dahanLost: 1,
      counter: 2,
      loses: [0],
    });
  });

  test('what is shown is what happens', () => {
    const table = drawn().land('A8', 'city, town, 2 dahan').card('ravage', '1-jungle');
    const land = table.space('A8');
    const outlook = outlooksOf(table.state).get(land)!.ravage;
    expect(outlook).toMatchObject({ dealt: 5, blight: 1, cascades: false, dahanLost: 2, counter: 0 });
    void table.run;
    expect(table.log).toContainEqual(expect.objectContaining({ what: 'ravaged', land, damage: 5, dealt: 5 }));
    expect(table.log).toContainEqual(expect.objectContaining({ what: 'added', land, piece: BLIGHT }));
  });

  test('a build is a town, or a city where towns are more; disease stops it', () => {
    const table = drawn().land('A2', 'explorer').land('A5', 'town').card('build', '1-wetland');
    expect(outlooksOf(table.state).get(table.space('A2'))!.build).toBe(TOWN);
    expect(outlooksOf(table.state).get(table.space('A5'))!.build).toBe(CITY);
    table.state.spaces[table.space('A5')]!.tokens[DISEASE - BLIGHT] = 1;
    expect(outlooksOf(table.state).get(table.space('A5'))!.build).toBe('disease');
  });

  test('what is skipped is shown as skipped', () => {
    const table = drawn().land('A3', 'town').card('ravage', '1-jungle');
    table.state.modifiers.push({ kind: 'skip-all', land: table.space('A3'), amount: 1, seat: 0, until: 'turn' });
    expect(outlooksOf(table.state).get(table.space('A3'))!.ravage).toBe('skipped');
  });

  test('while the order is chosen, only the lands that wait are shown', () => {
    const table = drawn().land('A3', 'town').land('A8', 'town').card('ravage', '1-jungle');
    const [first, second] = [table.space('A3'), table.space('A8')];
    expect([...outlooksOf(table.state, [second]).keys()]).toEqual([second]);
    expect([...outlooksOf(table.state).keys()].toSorted()).toEqual([first, second].toSorted());
  });
});

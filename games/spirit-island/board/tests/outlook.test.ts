import { describe, expect, test } from 'vitest';
import { invaderCards } from '../../content/invader-cards.ts';
import { EXPLORE } from '../../rules/invaders/invader-steps.ts';
import { BLIGHT, CITY, DISEASE, EXPLORER, type Modifier, type ModifierKind, type Piece, THIEF, TOWN } from '../../rules/state.ts';
import { Drawn, type Table } from '../../tests/drawn.ts';
import { type Outlook, outlooksOf } from '../island/outlook.ts';

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
      times: 1,
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
    expect(outlooksOf(table.state).get(table.space('A2'))!.builds).toEqual([{ piece: TOWN, n: 1, laborers: 0 }]);
    expect(outlooksOf(table.state).get(table.space('A5'))!.builds).toEqual([{ piece: CITY, n: 1, laborers: 0 }]);
    table.state.spaces[table.space('A5')]!.tokens[DISEASE - BLIGHT] = 1;
    expect(outlooksOf(table.state).get(table.space('A5'))!.builds).toEqual(['disease']);
  });

  test('what is skipped is shown as skipped', () => {
    const table = drawn().land('A3', 'town').card('ravage', '1-jungle');
    table.state.modifiers.push({ kind: 'skip-all', land: table.space('A3'), amount: 1, seat: 0, until: 'turn' });
    expect(outlooksOf(table.state).get(table.space('A3'))!.ravage).toBe('skipped');
  });

  test('while the order is chosen, only the lands that wait are shown', () => {
    const table = drawn().land('A3', 'town').land('A8', 'town').card('ravage', '1-jungle');
    const [first, second] = [table.space('A3'), table.space('A8')];
    expect([...outlooksOf(table.state, { name: 'ravage-order', answers: [{ kind: 'land', land: second }] }).keys()]).toEqual([second]);
    expect([...outlooksOf(table.state).keys()].toSorted()).toEqual([first, second].toSorted());
  });

  const rule = (kind: ModifierKind, more: Partial<Modifier> = {}): Modifier => ({
    kind,
    land: null,
    amount: 1,
    seat: null,
    until: 'turn',
    ...more,
  });
  const shown = (table: Drawn, land: string): Outlook | undefined => outlooksOf(table.state).get(table.space(land));
  const arrival = (...comes: readonly (readonly [number, Piece])[]): object => ({
    comes: comes.map(([n, piece]) => ({ piece, n })),
    perhaps: null,
    sways: false,
  });
  const against = (adversary: string, level: number, more: Table['options'] = {}): Drawn =>
    new Drawn({ options: { sets: 'jagged-earth', events: false, adversary, level, ...more } }).clear().presence('2 A5').phase('invader');

  test('a land that builds twice finds at the second build what the first has built', () => {
    const table = against('england', 4)
      .land('A2', 'explorer')
      .card('immigration', '1-wetland')
      .card('build', '1-wetland')
      .card('explore', '1-sands');
    expect(shown(table, 'A2')!.builds).toEqual([
      { piece: TOWN, n: 1, laborers: 0 },
      { piece: CITY, n: 1, laborers: 0 },
    ]);
    table.is({ A2: 'explorer, town, city' });
  });

  test('J-21.19 the extra space builds twice, unless a fear card is to be resolved', () => {
    const table = against('england', 6).land('A2', 'explorer').card('immigration', '1-wetland');
    expect(shown(table, 'A2')!.builds).toHaveLength(2);
    expect(shown(table.fearCard('Avoid the Dahan'), 'A2')!.builds).toHaveLength(1);
  });

  test('J-36.4 explorers who will become towns are shown', () => {
    const table = against('france', 2, { events: true }).land('A2', '3 explorer').card('build', '1-wetland').card('explore', '1-sands');
    expect(shown(table, 'A2')!.builds).toEqual([{ piece: TOWN, n: 1, laborers: 2 }]);
    table.is({ A2: 'explorer, 3 town' });
  });

  test('J-36.3 J-36.28 J-38.11 J-38.18 all who come with an explore are shown', () => {
    const lands = '1-sands';
    const frontier = against('france', 1).land('A8', 'town').card('explore', lands);
    expect(shown(frontier, 'A7')!.explores).toEqual([arrival([2, EXPLORER])]);
    const port = against('scotland', 1).land('A8', 'town').card('explore', '1-wetland');
    expect(shown(port, 'A2')!.explores).toEqual([arrival([1, TOWN])]);
    const theft = against('none', 0, { scenario: 'despicable-theft' }).land('A8', 'town').card('explore', lands);
    expect(shown(theft, 'A7')!.explores).toEqual([arrival([1, EXPLORER], [1, THIEF])]);
    const shores = against('none', 0, { scenario: 'ward-the-shores' })
      .land('A8', 'town')
      .card('explore', lands)
      .with(({ invaders }) => (invaders.deck = [1, 3, 3]));
    expect(shown(shores, 'A7')!.explores).toEqual([arrival([1, EXPLORER], [1, TOWN])]);
  });

  test('J-36.28 where the table chooses the ports, that is open', () => {
    const table = against('scotland', 1).card('explore', '2-coastal');
    expect(shown(table, 'A1')!.explores).toEqual([{ comes: [{ piece: EXPLORER, n: 1 }], perhaps: 'a-town', sways: false }]);
  });

  test('J-24.1 J-22.5 a land that lies on two boards is among the lands of each of them', () => {
    const explored = (...skipped: string[]): unknown => {
      const table = new Drawn({ spirits: ['River', 'Vital'], options: { scenario: 'blitz', sets: 'jagged-earth', events: false } });
      table.clear().presence('2 A5').presence('2 B6', 1).phase('invader').card('explore', '1-sands').land('A4', 'town').land('B5', 'town');
      for (const land of skipped) table.state.modifiers.push(rule('skip-explore', { land: table.space(land) }));
      // A7, inland sands, and B3, coastal sands, are one land.
      table.state.island = { ...table.state.island, woven: [[table.space('A7'), table.space('B3')]] };
      return ['A7', 'B5'].map((land) => shown(table, land)!.explores);
    };
    const comes = (n: number, perhaps: 'one-more' | null): object[] => [{ comes: [{ piece: EXPLORER, n }], perhaps, sways: false }];
    expect(explored()).toEqual([comes(1, 'one-more'), comes(1, 'one-more')]);
    expect(explored('A4')).toEqual([comes(2, 'one-more'), comes(1, 'one-more')]);
    expect(explored('A4', 'B5')).toEqual([comes(3, null), ['skipped']]);
  });

  test('Fortune-Seekers are shown though nobody knows the card', () => {
    const table = drawn().land('A8', 'town');
    table.state.modifiers.push(rule('fortune-seekers', { until: 'used' }));
    expect(shown(table, 'A7')!.explores).toEqual([arrival([1, EXPLORER])]);
    expect(shown(table, 'A8')).toBeUndefined();
  });

  test('J-38.23 the coast of the great river is explored in any case', () => {
    const table = against('none', 0, { scenario: 'the-great-river' }).land('A1', 'town');
    expect(shown(table, 'A2')!.explores).toEqual([arrival([1, EXPLORER])]);
    expect(shown(table, 'A1')).toBeUndefined();
  });

  test('J-21.20 whom Sweden sways is shown for all explores of the phase', () => {
    const river = against('sweden', 0, { scenario: 'the-great-river' }).land('A2', 'dahan');
    const swayed = { comes: [{ piece: EXPLORER, n: 1 }], perhaps: null, sways: true };
    expect(shown(river, 'A2')!.explores).toEqual([arrival([1, EXPLORER])]);
    // One card of stage II will be turned up, or waits among those that build.
    expect(shown(river.card('explore', '2-sands'), 'A2')!.explores).toEqual([swayed]);
    const waiting = against('sweden', 0, { supporting: 'russia', supportingLevel: 5 })
      .land('A2', 'dahan')
      .card('explore', '1-wetland')
      .card('build', '2-jungle')
      .with(({ invaders: { build, fresh } }) => fresh.push(build[0]!));
    expect(shown(waiting, 'A2')!.explores).toEqual([swayed]);
    expect(waiting.state.invaders.swaying).toBeUndefined();
    waiting.state.invaderStep = EXPLORE;
    expect(shown(waiting, 'A2')!.explores).toEqual([arrival([1, EXPLORER])]);
  });

  test('a ravage card that builds shows builds; what is idle does not stop them', () => {
    const table = drawn().land('A3', 'town, disease').card('ravage', '1-jungle');
    table.state.modifiers.push(rule('ravage-as-build', { until: 'used' }), rule('disease-idle'));
    expect(shown(table, 'A3')).toMatchObject({ ravage: null, builds: [{ piece: CITY, n: 1 }] });
  });

  test('dahan who cannot be changed are not lost, and those who strike first meet fewer invaders', () => {
    const table = drawn().land('A3', 'town, city, 2 dahan').card('ravage', '1-jungle');
    table.state.modifiers.push(rule('dahan-unchanged', { land: table.space('A3') }));
    expect(shown(table, 'A3')!.ravage).toMatchObject({ damage: 5, dahanLost: 0 });
    table.state.modifiers = [rule('dahan-strike-first', { amount: 2 })];
    expect(shown(table, 'A3')!.ravage).toMatchObject({ damage: 2, dahanLost: 1, counter: 4 });
  });

  test('when the explore card has been carried out, nothing of it is still to come', () => {
    const table = drawn().land('A8', 'town');
    table.state.invaderStep = EXPLORE;
    table.state.invaders.explore = [invaderCards.findIndex(({ id }) => id === '1-sands')];
    expect(shown(table, 'A7')!.explores).toHaveLength(1);
    expect(outlooksOf(table.state, { name: 'persistent-explorers', answers: [] }).get(table.space('A7'))).toBeUndefined();
  });
});

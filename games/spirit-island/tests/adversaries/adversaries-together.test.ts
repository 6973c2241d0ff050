import { describe, expect, test } from 'vitest';
import { adversaries } from '../../content/adversaries.ts';
import { destroy } from '../../content/step.ts';
import { deckOrder, orderText } from '../../rules/setup/deck-order.ts';
import { stageOfBack } from '../../rules/invaders/stage.ts';
import { carryOut } from '../doing.ts';
import type { Drawn } from '../drawn.ts';
import { against, idsOf, laterOf } from '../opponents.ts';

/* Rules of adversaries that meet each other, isolated lands, and what scenarios do to the decks. */

type Options = Readonly<Record<string, string | number | boolean>>;
const both = (leading: string, level: number, supporting: string, supportingLevel: number, options: Options = {}): Drawn =>
  laterOf(leading, level, { options: { supporting, supportingLevel, ...options } });

const [PRUSSIA, HABSBURG, RUSSIA, SCOTLAND] = ['brandenburg-prussia', 'habsburg-monarchy', 'russia', 'scotland'] as const;

test.each([
  // Leading, supporting: by hand from the booklet's words.
  [PRUSSIA, HABSBURG, '3-222-3333'],
  [PRUSSIA, RUSSIA, '33-2-3-2-3-2-3'],
  [PRUSSIA, SCOTLAND, '3-2-3-C2-333'],
  [HABSBURG, PRUSSIA, '3-222-3333'],
  [HABSBURG, RUSSIA, '11-2-3-2-3-2-3-2-33'],
  [HABSBURG, SCOTLAND, '1-22-3-C2-3333'],
  [RUSSIA, PRUSSIA, '3-2-3-2-3-2-33'],
  [RUSSIA, HABSBURG, '11-2-3-2-3-2-3-2-33'],
  [RUSSIA, SCOTLAND, '11-2-3-2-33-C-3-2-3'],
  [SCOTLAND, PRUSSIA, '22-3-C-3333'],
  [SCOTLAND, HABSBURG, '1-22-3-C2-3333'],
  [SCOTLAND, RUSSIA, '11-2-3-2-33-C-3-2-3'],
])('J-37.4 %s 6 leading and %s 6 supporting make the deck %s', (leading, supporting, order) => {
  const numberOf = (wanted: string): number => adversaries.findIndex(({ id }) => id === wanted);
  const opponents = [leading, supporting].map((id) => ({ adversary: numberOf(id), level: 6 }));
  expect(orderText(deckOrder({ adversaries: opponents }))).toBe(order);
});

describe('what setup does to the decks', () => {
  const laid = (options: Options): [deck: string, out: string[], reminders: string[]] => {
    const { invaders, beastCommands } = against('sweden', 4, { options: { supporting: PRUSSIA, supportingLevel: 6, ...options } }).state;
    const out = [...invaders.build, ...invaders.ravage, ...invaders.discard];
    const reminders = invaders.reminders.map(({ name, above }) => `${name} under ${above}`);
    return [
      invaders.deck.map(stageOfBack).join(''),
      idsOf(out).map((id) => id.slice(0, 1)),
      [...reminders, ...Array<string>(beastCommands).fill('taken')],
    ];
  };

  test('J-21.24 J-38.15 Sweden 4 and Elemental Invocation accelerate each, by the lowest stage that is left', () => {
    expect(laid({})).toEqual(['223333', ['3', '2'], []]);
    expect(laid({ scenario: 'elemental-invocation' })).toEqual(['23333', ['3', '2', '2'], []]);
  });

  test('J-39.12 J-39.14 reminders come nearer to the top with each card that goes', () => {
    expect(laid({ events: false })).toEqual(['223333', ['3', '2'], ['command-the-beasts under 2', 'taken']]);
    expect(laid({ events: false, scenario: 'elemental-invocation' })[2]).toEqual(['command-the-beasts under 1', 'taken']);
  });
});

describe('J-30.2 for invaders an isolated land is adjacent to nothing', () => {
  const island = (adversary: string, level: number, isolated: string, options: Options = {}): Drawn => {
    const position = laterOf(adversary, level, { options }).clear().presence('A6');
    if (isolated !== '')
      position.state.modifiers.push({ kind: 'isolate', land: position.space(isolated), amount: 1, seat: 0, until: 'turn' });
    return position;
  };

  test('J-21.14 England 1: those beside it earn no land', () => {
    const built = (isolated: string): string =>
      island('england', 1, isolated)
        .land('A3', 'city')
        .land('A1', 'city')
        .card('build', '1-sands')
        .card('explore', '1-jungle')
        .is({})
        .at('A4');
    expect(['', 'A4', 'A3'].map(built)).toEqual(['town', '', '']);
  });

  test('J-21.25 Sweden 5: nobody comes to mine out of it or into it', () => {
    const asked = (isolated: string): string[] => {
      const position = island('sweden', 5, isolated).land('A4', 'city').card('ravage', '1-sands').card('explore', '1-jungle');
      return position.asks[0] === '0 mining-rush' ? position.answers() : [];
    };
    expect(['', 'A4', 'A2'].map(asked)).toEqual([['A1', 'A2', 'A3', 'A5'], [], ['A1', 'A3', 'A5']]);
  });

  test('J-36.7 France 4: nobody trades out of it or into it', () => {
    const asked = (isolated: string): string[] => {
      const position = island('france', 4, isolated, { events: true })
        .land('A2', 'town')
        .land('A6', 'town')
        .card('build', '1-wetland')
        .card('explore', '1-jungle');
      return position.asks[0] === '0 triangle-trade' ? position.answers() : [];
    };
    expect(['', 'A2', 'A4'].map(asked)).toEqual([['A1', 'A3', 'A4'], [], ['A1', 'A3']]);
  });

  test('J-36.30 J-36.33 Scotland 3 and 6: no city beside it and no growth out of it', () => {
    const built = (isolated: string): string =>
      island(SCOTLAND, 3, isolated).land('A3', 'city').card('build', '1-wetland').card('explore', '1-jungle').is({}).at('A2');
    expect(['', 'A2', 'A3'].map(built)).toEqual(['town', '', '']);
    const grown = (isolated: string): string =>
      island(SCOTLAND, 6, isolated).land('A3', 'city').card('ravage', '1-sands').card('explore', '1-wetland').is({}).at('A4');
    expect(['', 'A4', 'A3'].map(grown)).toEqual(['town', '', '']);
  });

  test('J-36.17 Habsburg 6: herds beside it do not reach it', () => {
    const ravaged = (isolated: string): string =>
      island(HABSBURG, 6, isolated)
        .land('A4', 'explorer')
        .land('A2', 'town')
        .card('ravage', '1-sands')
        .card('explore', '1-jungle')
        .is({})
        .at('A4');
    expect(['', 'A4', 'A2'].map(ravaged)).toEqual(['explorer, blight', 'explorer', 'explorer']);
  });
});

describe('J-37.1 the changes of both hold', () => {
  test('J-36.22 J-36.33 a land that Russia 3 lets ravage fits the ravage card for Scotland 6', () => {
    const grown = (level: number): string =>
      both(SCOTLAND, 6, RUSSIA, level)
        .land('A6', '3 explorer')
        .land('A8', 'town')
        .card('ravage', '1-sands')
        .card('explore', '1-jungle')
        .is({})
        .at('A6');
    expect([grown(3), grown(2)]).toEqual(['3 explorer, town, blight', '3 explorer']);
  });

  test('J-37.11 J-36.25 J-36.33 what both do after the ravage step they do in the order that the table likes', () => {
    // Russia brings a town to A6; with it Scotland's exports let A5 grow.
    const grown = (first: string): Drawn =>
      both(SCOTLAND, 6, RUSSIA, 6)
        .clear()
        .presence('A4')
        .land('A3', 'city')
        .land('A6', '2 explorer')
        .card('ravage', '1-wetland')
        .card('explore', '1-jungle')
        .say(first);
    const [profit, exports] = ['first pressure-for-fast-profit', 'first exports-fuel-growth'];
    expect([grown(profit), grown(exports)].map((position) => position.is({}).at('A5'))).toEqual(['town', '']);
    expect(both(SCOTLAND, 6, RUSSIA, 5).card('ravage', '1-wetland').card('explore', '1-jungle').asks).not.toContain('0 order');
  });

  test('J-21.13 J-36.13 J-36.4 the build of England’s escalation is as any other: rural, and with laborers', () => {
    const boom = (supporting: string, level: number, pieces: string): string =>
      both('england', 0, supporting, level, { events: true })
        .clear()
        .presence('A5')
        .land('A6', pieces)
        .card('explore', '2-sands')
        .is({})
        .at('A6');
    expect(boom(HABSBURG, 2, '2 town')).toBe('4 town');
    expect(boom('france', 2, 'town, 3 explorer')).toBe('explorer, 3 town, city');
    expect(boom(HABSBURG, 2, '2 town, disease')).toBe('2 town');
  });

  test('J-22.14 J-36.1 the answer to an insurrection needs a town of France’s supply', () => {
    const answered = (towns: number): unknown =>
      carryOut(
        laterOf('france', 0, { options: { scenario: 'dahan-insurrection' } })
          .land('A4', 'city, dahan')
          .land('A1', `${towns} town`)
          .land('A7', '4 dahan'),
        'A4',
        [destroy(1, 'city')],
      ).run.outcome;
    expect(answered(7)).toMatchObject({ winners: [], about: { why: 'plantations' } });
    expect(answered(6)).toBeNull();
  });
});

describe('J-14.5 where a build on one board may bring a town to another, the table says which board is first', () => {
  const two = { spirits: ['River', 'Vital'] };
  /** The city that A3 builds brings a town beside it, perhaps to B7. */
  const seam = (position: Drawn): Drawn =>
    position.presence('A5').presence('B5', 1).land('A3', '2 town, city').land('B6', 'city').land('B7', 'city');
  const boom = (level: number): Drawn => {
    const options = { supporting: 'france', supportingLevel: level, events: true };
    const first = laterOf('england', 0, { ...two, options }).clear();
    return seam(first.with((state) => void (state.turn = 1))).card('explore', '2-wetland');
  };

  test('J-21.13 J-36.7 England’s escalation', () => {
    expect([boom(4).asks, boom(4).answers()]).toEqual([['0 board-order'], ['board A', 'board B']]);
    expect(boom(4).say('board B').answers()).toEqual(['B6', 'B7']);
    boom(4).say('board A', 'B7').is({ A3: '2 town, 2 city', B6: 'explorer, city', B7: '2 town, city' });
    // Without the trade nothing on one board matters to the other.
    expect(boom(3).is({ A3: '2 town, 2 city' }).asks).toEqual(['1 building-boom']);
  });

  test('J-36.7 an event that has the invaders build on each board', () => {
    const seat = (level: number): Drawn => {
      const france = laterOf('france', level, { ...two, options: { events: true } }).clear();
      return seam(france).event('Provincial Seat').card('explore', '1-wetland');
    };
    expect([seat(4).asks, seat(4).answers()]).toEqual([['0 board-order'], ['board A', 'board B']]);
    expect(seat(3).asks).toEqual(['1 land']);
  });
});

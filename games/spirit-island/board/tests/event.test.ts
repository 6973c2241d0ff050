import { describe, expect, test } from 'vitest';
import { layoutNamed } from '../../content/layouts.ts';
import { eventCards } from '../../content/events/index.ts';
import { geographyOf, islandOf } from '../../rules/island/geography.ts';
import { BEASTS, DAHAN, DISEASE } from '../../rules/state.ts';
import { drawn } from '../../tests/drawn.ts';
import { eventOnTable, signOf } from '../invaders/event-on-table.ts';
import { freePlace } from '../island/free-place.ts';
import { layoutOf, turnFor } from '../island/layout.ts';

const numbered = (name: string): number => eventCards.findIndex((card) => card.name === name);

describe('the event card on the table', () => {
  const city = (event: string) => drawn().clear().presence('A6').land('A3', 'city').phase('invader').event(event);

  test('lies open while it is chosen from, and shows then what happens', () => {
    const position = city('Farmers Seek the Dahan for Aid').land('A4', 'dahan').land('A5', 'dahan');
    void position.run;
    const card = numbered('Farmers Seek the Dahan for Aid');
    expect(eventOnTable(position.state)).toEqual({ card, now: '', choosing: true });
    position.say('option 2');
    expect(eventOnTable(position.state)).toEqual({ card, now: 'Teach the Invaders', choosing: false });
  });

  test('comes back for a part that waited, and is gone else', () => {
    const position = city('Seek New Farmland').presence('2 A5').land('A4', 'city');
    position.state.blight.card = 0;
    position.state.invaderStep = 1;
    expect(position.asks).toEqual(['0 ransom']);
    expect(eventOnTable(position.state)).toMatchObject({ now: 'Voracious Consumption', choosing: false });
    position.state.phase = 'slow';
    expect(eventOnTable(position.state)).toBeNull();
  });

  test('has the signs of what its parts are about', () => {
    expect(signOf(numbered('Overconfidence'), 'token')).toBe(BEASTS);
    expect(signOf(numbered('Dahan Trade with the Invaders'), 'token')).toBe(DISEASE);
    expect(signOf(numbered('Overconfidence'), 'dahan')).toBe(DAHAN);
  });
});

test('what lies over the island lies on the sea: a line below it, a card in a corner, or but a name', () => {
  const place = (boards: readonly ('A' | 'B' | 'C' | 'D')[], width: number, height: number) => {
    const island = islandOf(layoutNamed('standard', boards.length), [...boards]);
    return freePlace(layoutOf(island, { width, height }, turnFor(island, width / height, [], null, null)), geographyOf(island).lands, {
      width,
      height,
    });
  };
  expect(place(['A', 'B'], 1200, 560)).toEqual({ corner: 'bottom-left', room: 'line' });
  expect(place(['A', 'B', 'C', 'D'], 1200, 560).room).toBe('card');
  expect(place(['A', 'B', 'C'], 380, 430).room).toBe('name');
});

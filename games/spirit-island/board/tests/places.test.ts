import { expect, test } from 'vitest';
import { Drawn } from '../../tests/drawn.ts';
import { placesOf } from '../invaders/top-strip.tsx';

const against = (adversary: string, level: number): Drawn => new Drawn({ options: { adversary, level } });

test('J-21.16 J-21.17 England’s extra space is drawn as long as cards may come to it', () => {
  expect(placesOf(against('sweden', 3).state)).toEqual(['ravage', 'build', 'explore']);
  const england = against('england', 3);
  expect(placesOf(england.state)).toEqual(['immigration', 'ravage', 'build', 'explore']);
  england.state.immigrationOver = true;
  expect(placesOf(england.state)).toEqual(['ravage', 'build', 'explore']);
});

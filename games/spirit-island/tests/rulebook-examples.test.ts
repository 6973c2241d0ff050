import { expect, test } from 'vitest';
import { drawn, type Drawn, withPower } from './drawn.ts';

/* The examples of the booklet that no other file has; the pictures of pages 8 and 10 show board B. */

const onB = (): Drawn =>
  drawn({ boards: ['B'] })
    .clear()
    .presence('B8')
    .phase('invader');

test('J-16.10 J-29.10 badlands in two wetlands that are ravaged (p. 8)', () => {
  const position = onB().land('B4', 'city').card('ravage', '1-wetland').card('explore', '1-sands');
  position.land('B1', 'explorer, dahan, badlands').land('B6', '2 town, dahan, 2 badlands');
  position.with(({ modifiers }) => void modifiers.push({ kind: 'defend', land: position.space('B6'), amount: 4, seat: 0, until: 'turn' }));
  position.is({ B1: 'explorer, badlands', B6: 'dahan, 2 badlands' });
  expect([position.fear, position.state.blight.pool]).toEqual([2, 3]);
});

test('J-30.1 J-17.5 an explore of mountains and wetlands beside an isolated land (p. 10)', () => {
  // A city in B1 would be a source for itself and for what lies beside it.
  const position = onB().land('B1', 'city').card('explore', '3-mountain-wetland');
  position.with(({ modifiers }) => void modifiers.push({ kind: 'isolate', land: position.space('B1'), amount: 1, seat: 0, until: 'turn' }));
  position.is({ B1: 'city', B2: 'explorer', B6: '', B7: '' });
});

test('J-31.5 a dahan and a town do not participate in the ravage of a mountain (p. 14)', () => {
  const position = drawn()
    .clear()
    .presence('A8')
    .land('A1', 'explorer, town, 2 dahan')
    .card('ravage', '1-mountain')
    .card('explore', '1-jungle')
    .phase('invader')
    .with(({ modifiers }) => void modifiers.push({ kind: 'truce', land: null, amount: 1, seat: null, until: 'turn' }));
  position.is({ A1: 'town, dahan, dahan-1' });
});

test('J-13.12 J-13.13 a dahan whose secrets of survival were shared fights back in sands (p. 15)', () => {
  const position = withPower('Share Secrets of Survival').presence('2 A5').phase('fast', 'invader');
  position.land('A4', '3 town, dahan').card('ravage', '1-sands').card('explore', '1-jungle');
  position.say('use Share Secrets of Survival', 'A4', 'option 1', 'done', 'town takes 2').is({ A4: '2 town, dahan, blight' });
});

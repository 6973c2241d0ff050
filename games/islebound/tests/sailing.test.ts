import { expect, test } from 'vitest';
import { table } from './drawn.ts';

const sailing = { phase: 'sail' } as const;

test("I-4.1 I-4.2 the booklet: with speed 2, from a port to Sun's Rest and on to Underval, and no further", () => {
  const here = table({ at: 'Crimsika' }, { at: 'Tandrake' }, { more: sailing });
  expect(here.asked).toContain("sail Sun's Rest");
  expect(here.asked).not.toContain('sail Borsham');
  expect(here.blocked).toContain('sail Borsham for 1 fish: I-4.2');
  here.play('sail Underval');
  expect(here.at(0)).toBe('Underval');
  expect(here.told('moved')).toHaveLength(2);
  expect(here.waiting).toBe('act to 0');
});

test('I-4.1 the move cannot be left out, and turns go round', () => {
  const here = table({ at: 'Crimsika' }, { at: 'Tandrake' }, {}, { more: { ...sailing, first: 1, turn: 2, round: 5 } });
  expect(here.asked.every((act) => act.startsWith('sail'))).toBe(true);
  here.play(here.asked[0]!, 'end-turn');
  expect(here.waiting).toBe('sail to 0');
  here.play('sail Underval', 'end-turn');
  expect(here.waiting).toBe('sail to 1');
  expect(here.state.round).toBe(6);
});

test('I-4.3 nobody comes back to where the turn began', () => {
  const here = table({ at: 'Underval' }, { at: 'Tandrake' }, { more: sailing });
  expect(here.asked).not.toContain('sail Underval');
  expect(here.blocked).toContain('sail Underval: I-4.3');
});

test('I-3.6 each sailor on deck makes the ship faster, up to 4', () => {
  const speed = (deck: string, below = ''): number => {
    const here = table({ at: 'Underval', deck, below }, { at: 'Tandrake' }, { more: sailing });
    return here.asked.length;
  };
  expect(speed('administration')).toBe(6);
  expect(speed('administration, sailing+work')).toBe(10);
  expect(speed('administration', 'sailing+work')).toBe(6);
  // Rockslide and Morlim are five moves away.
  expect(speed('administration, sailing+work, fight+sailing')).toBe(13);
  expect(speed('administration, sailing+work, fight+sailing, negotiation+sailing')).toBe(13);
});

test('I-4.5 each fish is one more move, also beyond 4; what is not needed is not spent', () => {
  const here = table({ at: 'Underval', has: '2 fish' }, { at: 'Krazhsk' }, { more: sailing });
  expect(here.asked).toContain('sail Borsham for 1 fish');
  expect(here.asked).toContain('sail Stratik for 2 fish');
  expect(here.blocked).toContain('sail Rockslide for 3 fish: I-4.2');
  expect(here.play('sail Borsham for 1 fish').has(0)).toBe('1 fish');
  const fast = table(
    { at: 'Underval', has: '1 fish', deck: 'administration, sailing+work, fight+sailing' },
    { at: 'Krazhsk' },
    { more: sailing },
  );
  expect(fast.asked).toContain('sail Rockslide for 1 fish');
});

test('I-4.4 who ends the move beside another ship tires one with administration', () => {
  const here = table({ at: 'Crimsika' }, { at: 'Underval' }, { more: sailing }).play('sail Underval');
  expect(here.crew(0)).toBe('administration, work | administration | ');
  expect(here.told('tired')).toMatchObject([{ seat: 0, reason: 'berth', rule: 'I-4.4' }]);
});

test('I-4.4 and chooses whom', () => {
  const here = table({ at: 'Crimsika', deck: 'administration, administration+fight, work' }, { at: 'Underval' }, { more: sailing });
  here.play('sail Underval');
  expect(here.waiting).toBe('tire to 0');
  expect(here.asked).toEqual(['crew administration', 'crew administration+fight']);
  expect(here.play('crew administration+fight').crew(0)).toBe('administration, work | administration+fight | ');
});

test('I-4.4 who has nobody for it may not end the move there', () => {
  const here = table({ at: 'Crimsika', deck: 'work', below: 'administration' }, { at: 'Underval' }, { more: sailing });
  expect(here.asked).not.toContain('sail Underval');
  expect(here.blocked).toContain('sail Underval: I-4.4');
});

test('I-4.6 regions with other ships may be crossed', () => {
  const here = table({ at: 'Crimsika', deck: 'work' }, { at: "Sun's Rest" }, { at: 'Felz Garden' }, { more: sailing });
  expect(here.play('sail Underval').at(0)).toBe('Underval');
});

test('I-18.1 the small world is for two', () => {
  expect(() => table({}, {}, { more: { ...sailing, variants: { smallWorld: true } } })).not.toThrow();
});

test('I-18.2 in a small world the other ship takes up its whole sea board, but a port only for itself', () => {
  const small = { more: { ...sailing, variants: { smallWorld: true } } };
  const here = table({ at: 'Krazhsk', deck: 'work' }, { at: 'Underval' }, small);
  expect(here.blocked).toEqual(expect.arrayContaining(["sail Sun's Rest: I-4.4", 'sail Greneel: I-4.4', 'sail Underval: I-4.4']));
  expect(here.asked).toContain('sail Gilliam');
  const able = table({ at: 'Krazhsk' }, { at: 'Underval' }, small).play('sail Greneel');
  expect(able.crew(0)).toBe('administration, work | administration | ');
  const beside = table({ at: 'Underval', deck: 'work' }, { at: 'Crimsika' }, small);
  expect(beside.asked).toContain("sail Sun's Rest");
  const usual = table({ at: 'Krazhsk', deck: 'work' }, { at: 'Underval' }, { more: sailing });
  expect(usual.asked).toContain('sail Greneel');
});

import type { Answer } from '@skerry/engine';
import { expect, test } from 'vitest';
import { offerOf, typedIn, type Offer } from '../table/offer.ts';

const say = (...kinds: string[]): Answer[] => kinds.map((kind) => ({ kind }));
const none: ReadonlySet<number> = new Set();
const unborne = (): undefined => undefined;
const listed = (
  answers: Answer[],
  before: Offer | null = null,
  pointing = false,
  drawn = none,
  borne: (answer: Answer) => number | undefined = unborne,
) => offerOf({ asked: 'same', answers, blocked: [], drawn, borne }, before, pointing);
const drawnOf = ({ slots }: Offer): string =>
  slots.map(({ said, index, number }) => `${number}:${index === null ? '-' : (JSON.parse(said) as Answer).kind}@${index ?? ''}`).join(' ');

test('answers are listed in order, what can only be said first', () => {
  expect(drawnOf(listed(say('a', 'b', 'pass'), null, false, new Set([0, 1])))).toBe('3:pass@2 1:a@0 2:b@1');
});

test('when only somebody else has acted, what is left keeps its place and number, and what is gone leaves a gap under the pointer', () => {
  const before = listed(say('a', 'b', 'c'));
  const after = listed(say('b', 'c', 'd'), before, true);
  expect(drawnOf(after)).toBe('1:-@ 2:b@0 3:c@1 4:d@2');
  expect(drawnOf(listed(say('c', 'd'), after, false))).toBe('3:c@0 4:d@1');
});

test('another question begins anew', () => {
  const before = listed(say('a', 'b'));
  expect(drawnOf(offerOf({ asked: 'other', answers: say('b'), blocked: [], drawn: none, borne: unborne }, before, true))).toBe('1:b@0');
});

test('things that bear a number are typed by it; the others take numbers above those', () => {
  const borne = ({ kind }: Answer): number | undefined => (/^\d$/.test(kind) ? Number(kind) : undefined);
  expect(drawnOf(listed(say('4', 'pass', '1', '0'), null, false, none, borne))).toBe('4:4@0 5:pass@1 1:1@2 6:0@3');
  const forbidden = { asked: 'same', answers: say('1', 'pass'), blocked: say('6'), drawn: none, borne };
  expect(drawnOf(offerOf(forbidden, null, false))).toBe('1:1@0 7:pass@1');
  // Two that bear the same could not be told apart.
  expect(drawnOf(listed(say('4', '4 ', 'b'), null, false, none, ({ kind }) => (kind === 'b' ? undefined : 4)))).toBe('1:4@0 2:4 @1 3:b@2');
});

test('a number that is the beginning of another waits; a digit that fits nothing begins anew', () => {
  const twelve = listed(say(...'abcdefghijkl'));
  expect(typedIn(twelve, '', '3')).toMatchObject({ kind: 'answer', slot: { index: 2 } });
  expect(typedIn(twelve, '', '1')).toMatchObject({ kind: 'begun', slot: { index: 0 }, text: '1' });
  expect(typedIn(twelve, '1', '2')).toMatchObject({ kind: 'answer', slot: { index: 11 } });
  expect(typedIn(twelve, '1', '9')).toMatchObject({ kind: 'answer', slot: { index: 8 } });
  expect(typedIn(listed(say('a')), '', '7')).toBeNull();
});

import { expect, test } from 'vitest';
import { noSheet, sheetAfter, type SheetEvent } from '../table/hand-sheet.ts';

const inHand: SheetEvent = { kind: 'asked', inHand: true };
const onBoard: SheetEvent = { kind: 'asked', inHand: false };
const rest: SheetEvent = { kind: 'rest' };
const choose = (sheet: 'hand' | 'seats' | 'log' | null): SheetEvent => ({ kind: 'chosen', sheet });

/** The sheet that is up after each of these. */
function sheets(...events: readonly SheetEvent[]): (string | null)[] {
  let state = noSheet;
  return events.map((event) => (state = sheetAfter(state, event)).sheet);
}

test('the hand comes up for a question about it, stays for the next, and goes down when the board is asked about or nothing', () => {
  expect(sheets(inHand, inHand, onBoard, inHand, rest)).toEqual(['hand', 'hand', null, 'hand', null]);
});

test('who puts it down is left alone until he asks for it', () => {
  expect(sheets(inHand, choose(null), inHand, rest, inHand)).toEqual(['hand', null, null, null, null]);
  expect(sheets(inHand, choose(null), choose('hand'), rest, inHand)).toEqual(['hand', null, 'hand', null, 'hand']);
});

test('a sheet that somebody chose is neither replaced nor put down', () => {
  expect(sheets(choose('log'), inHand, onBoard, rest)).toEqual(['log', 'log', 'log', 'log']);
  expect(sheets(choose('hand'), onBoard, rest)).toEqual(['hand', 'hand', 'hand']);
});

test('to turn to another sheet is not to refuse the hand', () => {
  expect(sheets(inHand, choose('seats'), choose(null), rest, inHand)).toEqual(['hand', 'seats', null, null, 'hand']);
});

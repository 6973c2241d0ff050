import { expect, test } from 'vitest';
import { spirits } from '../../content/spirits.ts';
import { pieceNames } from '../../rules/state.ts';
import { emblemOf } from '../spirits/emblems.tsx';
import { shapeOf } from '../island/pieces.tsx';

test('every spirit is known by an emblem of its own', () => {
  const drawn = spirits.map(({ name }) => emblemOf(name));
  expect(spirits.filter((_, kind) => drawn[kind] === undefined).map(({ name }) => name)).toEqual([]);
  expect(new Set(drawn).size).toBe(spirits.length);
});

test('every kind of piece and token has a shape of its own, so that colour is not needed to tell them apart', () => {
  const outlines = pieceNames.map((_, piece) => shapeOf(piece as 0).outline);
  expect(new Set(outlines).size).toBe(pieceNames.length);
});

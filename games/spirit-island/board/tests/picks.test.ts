import { Chance, Session, show } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import type { ShownQuestion } from '@skerry/presentation';
import { boundsOf, fittingTurn, islandOutline, rimsOf } from '../../content/outlines.ts';
import { spiritIsland } from '../../index.ts';
import { posesIn } from '../../rules/island/geography.ts';
import { BEASTS, DAHAN, EXPLORER, TOWN } from '../../rules/state.ts';
import { Drawn } from '../../tests/drawn.ts';
import { handPicksIn } from '../cards/hand-picks.ts';
import { duringMotion, movingOf, picksIn, placeOf } from '../picks.ts';
import { keyOfHumans, pilesIn, placesFor } from '../island/piles.ts';

const asked = (answers: readonly object[]): ShownQuestion =>
  ({ seat: 0, id: 1, name: 'push', answers, blocked: [] }) as unknown as ShownQuestion;
const healthy = { damage: 0, strife: 0, dream: 0 };
const explorer = keyOfHumans({ piece: EXPLORER, ...healthy });
const dahan = keyOfHumans({ piece: DAHAN, ...healthy });
const way = (piece: number, from: number, to: number): object => ({ kind: 'move', piece, ...healthy, from, to });

describe('what can be picked on the island', () => {
  test('a pile that can take all or one point of damage says all first', () => {
    const { piles } = picksIn(
      asked([
        { kind: 'hit', land: 3, piece: 1, ...healthy, amount: 2 },
        { kind: 'hit', land: 3, piece: 1, ...healthy, amount: 1 },
      ]),
    );
    expect([...piles]).toEqual([[placeOf(3, keyOfHumans({ piece: 1, ...healthy })), [0, 1]]]);
  });

  test('one piece that can go several ways: its goals are lit at once', () => {
    const { ways } = picksIn(asked([way(EXPLORER, 1, 2), way(EXPLORER, 1, 3)]));
    const { chosen, goals } = movingOf(ways, null);
    expect(chosen).toBe(placeOf(1, explorer));
    expect(goals.map(({ to }) => to)).toEqual([2, 3]);
  });

  test('several pieces: first the piece, then the land', () => {
    const { ways } = picksIn(asked([way(EXPLORER, 1, 2), way(EXPLORER, 1, 3), way(DAHAN, 1, 2), way(DAHAN, 1, 3)]));
    expect(movingOf(ways, null)).toMatchObject({ chosen: null, goals: [] });
    expect(movingOf(ways, placeOf(1, dahan)).goals.map(({ index }) => index)).toEqual([2, 3]);
    expect(movingOf(ways, 'gone').goals).toEqual([]);
  });

  test('pieces that are gathered can go only one way, and are picked with it', () => {
    const { ways } = picksIn(asked([way(EXPLORER, 1, 5), way(DAHAN, 2, 5)]));
    const { pieces, goals } = movingOf(ways, null);
    expect([...pieces.values()].map((all) => all.length)).toEqual([1, 1]);
    expect(goals).toEqual([]);
  });
});

describe('nothing is left to the list alone', () => {
  const land = (n: number): object => ({ kind: 'land', land: n });

  test('lands can be picked while pieces still travel, pieces only when they have come', () => {
    // Cascades, targets and the order of ravages are asked in the midst of what the invaders do.
    const lands = asked([land(1), land(2), { kind: 'stop' }]);
    expect(duringMotion(lands)).toBe(lands);
    expect(duringMotion(asked([land(1), way(EXPLORER, 1, 2)]))).toBeNull();
    expect(duringMotion(asked([{ kind: 'yes' }, { kind: 'no' }]))).toBeNull();
    expect(duringMotion(null)).toBeNull();
  });

  test('presence that somebody gives up is picked where it is', () => {
    const { piles } = picksIn(asked([{ kind: 'lose', seat: 1, land: 4 }]));
    expect([...piles.values()]).toEqual([[0]]);
  });

  test.each(['one', 'two', 'three'])('in a random game whatever names a land, a card or a track can be picked there (%s)', (seed) => {
    const session = Session.open(spiritIsland, 2, { sets: 'jagged-earth' }, seed);
    const chance = Chance.fromSeed(seed);
    while (session.outcome === null) {
      const question = session.questions[0]!;
      const shown = show(question);
      const { lands, piles, ways } = picksIn(shown);
      const inHand = [...handPicksIn(shown).values()].flat();
      const picked = new Set([...lands.values(), ...[...piles.values()].flat(), ...ways.map(({ index }) => index), ...inHand]);
      shown.answers.forEach((answer, index) => {
        const names = ['land', 'from', 'card', 'power', 'track'].some((field) => field in answer);
        // Which consequence comes first is only said, and cards of the invaders lie in no hand.
        if (names && answer.kind !== 'order' && answer.kind !== 'invader')
          expect([question.name, answer.kind, picked.has(index)]).toEqual([question.name, answer.kind, true]);
      });
      session.answer(question.seat, question.id, chance.below(question.answers.length));
    }
  });
});

describe('where piles lie', () => {
  const table = new Drawn({ spirits: ['River', 'Lightning'] }).clear();
  const full = 'explorer, town, city, dahan, dahan-1, town-1, blight, beasts, wilds, disease, badlands';
  const poses = posesIn(table.state.island);
  const { spaces } = islandOutline(
    poses,
    table.state.island.boards,
    fittingTurn((turn) => boundsOf(rimsOf(poses, turn)), 1.6),
  );

  test('no two at the same place, however many', () => {
    table.land('A4', full).presence('A4').presence('A4', 1);
    const land = table.space('A4');
    const places = placesFor(pilesIn(table.state, land).slice(0, spaces[land]!.room.length), spaces[land]!);
    expect(new Set([...places.values()].map(String)).size).toBe(places.size);
  });

  test('none under what is shown over the land, as long as there is other room', () => {
    const other = new Drawn().clear().land('A4', 'explorer, town, city, dahan, blight');
    const land = other.space('A4');
    const [x, y] = spaces[land]!.label;
    const hidden = { x: x - 40, y: y - 20, width: 80, height: 60 };
    for (const [left, top] of placesFor(pilesIn(other.state, land), spaces[land]!, hidden).values())
      expect(left > hidden.x && left < hidden.x + hidden.width && top > hidden.y && top < hidden.y + hidden.height).toBe(false);
  });

  test('a piece stays where it is when another kind comes', () => {
    const before = new Drawn().clear().land('A4', 'town, dahan');
    const land = before.space('A4');
    const first = placesFor(pilesIn(before.state, land), spaces[land]!);
    before.land('A4', 'explorer, blight');
    const then = placesFor(pilesIn(before.state, land), spaces[land]!);
    for (const [key, place] of first) expect(then.get(key)).toEqual(place);
  });
});

test('strife is picked at its invaders, presence that moves at the presence; what counts as beasts is no pile of beasts', () => {
  const { piles, ways } = picksIn(
    asked([
      { kind: 'strife', land: 2, piece: TOWN, damage: 0, strife: 1, dream: 0 },
      { kind: 'shift', seat: 1, from: 3, to: 4 },
      { kind: 'move', piece: BEASTS, damage: 0, strife: 0, dream: 0, from: 3, to: 4 },
      { kind: 'move', piece: BEASTS, damage: 0, strife: 0, dream: 0, from: 3, to: 4, swarm: true },
    ]),
  );
  expect([...piles.keys()]).toEqual([placeOf(2, keyOfHumans({ piece: TOWN, damage: 0, strife: 1, dream: 0 }))]);
  expect(new Set(ways.map(({ pile }) => pile)).size).toBe(3);
});

test('J-40.26 a marker that is spent is picked at the markers, an element that is gained at the elements', () => {
  const moon = { kind: 'element', element: 1 };
  expect([...handPicksIn({ ...asked([moon]), name: 'spend-marker' })]).toEqual([['marker 1', [0]]]);
  expect([...handPicksIn({ ...asked([moon]), name: 'prepare' })]).toEqual([['element 1', [0]]]);
});

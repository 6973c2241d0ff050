import { Chance, type Question, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { superstar } from '../../index.ts';
import type { SuperstarEntry, WayAnswer } from '../../rules/state.ts';
import type { SuperstarView } from '../../rules/view.ts';
import { pointsOf } from '../../words/reserve-points.ts';
import { sceneOf } from '../scene.ts';
import { sceneAt, timelineOf } from '../timeline.ts';
import { offeredWays, waysOfCard } from '../trip.ts';

const options = { turnTileCard: true, doubleJumpCard: true, teleportCard: true };

interface Act {
  readonly question: Question;
  readonly index: number;
  readonly before: SuperstarView;
  readonly after: SuperstarView;
  readonly entries: readonly SuperstarEntry[];
  readonly session: Session;
  readonly from: number;
}

/** Plays at random and looks at every answer: what was seen before it, and what it did. */
function play(players: number, seed: string, look: (act: Act) => void): void {
  const session = Session.open(superstar, players, options, seed);
  const chance = Chance.fromSeed(`ways ${seed}`);
  while (session.outcome === null) {
    const question = session.questions[0]!;
    const { seat } = question;
    const before = session.view(seat) as SuperstarView;
    const index = chance.below(question.answers.length);
    const from = session.logLength;
    session.answer(seat, question.id, index);
    const after = session.view(seat) as SuperstarView;
    const entries = session.log(seat, from).map(({ entry }) => entry as SuperstarEntry);
    look({ question, index, before, after, entries, session, from });
  }
}

test.each([2, 4, 6])('with %i players a previewed way is the way that is gone', (players) => {
  let compared = 0;
  play(players, `trips ${players}`, ({ question, index, before, after, entries, session }) => {
    const way = offeredWays(before, question.seat, question.answers).find((shown) => shown.index === index);
    const turnEnd = entries.findIndex(({ what }) => what === 'turn');
    const own = turnEnd < 0 ? entries : entries.slice(0, turnEnd);
    // A robbery interrupts the way or adds what no preview can know; a second jump to the only free side follows by itself.
    const robbed = own.some(({ what }) => what === 'robbed');
    const then = session.questions[0]?.name;
    const interrupted = then === 'loot' || (question.name === 'first-jump' && then !== 'second-jump');
    if (way === undefined || interrupted) return;
    compared++;
    const steps = own.flatMap((entry) => (entry.what === 'step' && entry.seat === question.seat ? [entry.from] : []));
    expect(way.trip.legs.map(({ from }) => from)).toEqual(steps);
    const ejected = own.flatMap((entry) => (entry.what === 'ejected' ? [entry.victim] : []));
    expect(way.trip.ejects.map(({ seat }) => seat)).toEqual(ejected);
    const stars = own.flatMap((entry) => (entry.what === 'took-star' ? [entry.colour] : []));
    expect(way.trip.stars.map(({ colour }) => colour)).toEqual(stars);
    if (turnEnd < 0) expect(way.trip.end).toEqual(after.planet.pawns[question.seat]);
    if (turnEnd < 0 && !robbed)
      expect(way.trip.points).toBe(pointsOf(after.reserves[question.seat]!) - pointsOf(before.reserves[question.seat]!));
  });
  expect(compared).toBeGreaterThan(20);
});

test('a card that is pointed at shows exactly the ways that it then offers', () => {
  let compared = 0;
  play(4, 'cards', ({ question, index, before, session }) => {
    const then = session.questions[0];
    if (question.name !== 'card' || then === undefined || then.name !== 'way') return;
    compared++;
    const shown = waysOfCard(before, question.seat, question.answers[index]!);
    expect(shown.map(({ answer }) => answer as WayAnswer)).toEqual(then.answers);
  });
  expect(compared).toBeGreaterThan(20);
});

test.each([2, 3, 6])('motion with %i players begins with what was and ends with what is', (players) => {
  play(players, `motion ${players}`, ({ before, after, session, question, from }) => {
    const timeline = timelineOf(before.planet, session.log(question.seat, from));
    if (timeline.length === 0) return;
    expect(timeline.duration).toBeGreaterThanOrEqual(200);
    expect(timeline.duration).toBeLessThanOrEqual(2400);
    const { pawns, marker, planet } = sceneAt(timeline, 1);
    const still = sceneOf(after.planet);
    expect(planet.stars).toEqual(still.planet.stars);
    expect(planet.tiles).toEqual(still.planet.tiles);
    expect(marker).toEqual(still.marker);
    expect(pawns.map((pawn) => pawn && [pawn.x, pawn.y, pawn.angle])).toEqual(
      still.pawns.map((pawn) => pawn && [pawn.x, pawn.y, pawn.angle]),
    );
    expect(sceneAt(timeline, 0).planet.tiles).toEqual(before.planet.tiles);
    for (const part of [0.1, 0.5, 0.9]) {
      for (const pawn of sceneAt(timeline, part).pawns)
        if (pawn !== null) expect([pawn.x, pawn.y, pawn.angle, pawn.opacity].every(Number.isFinite)).toBe(true);
    }
  });
});

import { Chance, type Question, Session, show } from '@skerry/engine';
import { expect, test } from 'vitest';
import { floatingIslands } from '../../index.ts';
import { yieldOf } from '../../rules/sky.ts';
import type { FloatingIslandsView } from '../../rules/view.ts';
import { words } from '../../words/index.ts';
import { centreOf } from '../geometry.ts';
import { layoutOf, SHIP } from '../layout.ts';
import { consequences, imagined, shownOutlook } from '../preview.ts';
import { sceneOf } from '../scene.ts';
import { sceneAt, timelineOf } from '../timeline.ts';

interface Act {
  readonly question: Question;
  readonly index: number;
  readonly before: FloatingIslandsView;
  readonly after: FloatingIslandsView;
  readonly lines: ReturnType<Session['log']>;
  readonly next: string;
}

const names = ['Ann', 'Boris', 'Chloe', 'Dan'];

/** Plays at random and looks at every answer: what was seen before it, and what it did. */
function play(players: number, seed: string, look: (act: Act) => void): void {
  const session = Session.open(floatingIslands, players, { airshipProperties: true, maxRounds: 10 }, seed);
  const chance = Chance.fromSeed(`board ${seed}`);
  while (session.outcome === null) {
    const question = session.questions[0]!;
    const { seat } = question;
    const before = session.view(seat) as FloatingIslandsView;
    const index = chance.below(question.answers.length);
    const from = session.logLength;
    session.answer(seat, question.id, index);
    look({
      question,
      index,
      before,
      after: session.view(seat) as FloatingIslandsView,
      lines: session.log(seat, from),
      next: session.questions[0]?.name ?? '',
    });
  }
}

/** Questions whose preview is all that the answer does, as long as no other phase follows at once. */
const exact = new Set([
  'first-island',
  'extract-on',
  'second-drill',
  'convert-on',
  'speculate-own',
  'speculate-neighbour',
  'recruit-to',
  'barracks',
  'bribe-to',
  'mine',
  'rotate',
  'attract-to',
]);

const quiet = new Set(['played', 'castled', 'action', 'passed', 'idled', 'airship-taken', 'round', 'drew']);
const another = new Set(['strongest', 'no-strongest', 'faded', 'mercenaries-placed', 'carried', 'lost-last-island']);

test.each([2, 3, 4])('with %i players what was previewed is what happens', (players) => {
  const seen = new Set<string>();
  for (let game = 0; game < 3; game++) {
    play(players, `preview ${players} ${game}`, ({ question, index, before, after, lines }) => {
      const kinds = lines.map(({ entry }) => entry.what);
      // What has one answer only is done without a question: then more has happened than was asked for.
      const more =
        kinds.filter((what) => !quiet.has(what)).length > (question.name === 'mine' ? 7 : 1) || question.answers[index]!.kind === 'done';
      if (!exact.has(question.name) || more || kinds.some((what) => another.has(what))) return;
      const then = imagined(before, show(question), question.answers[index]!);
      expect(then.islands).toEqual(after.islands);
      expect(then.beside).toEqual(after.beside);
      seen.add(question.name);
    });
  }
  expect(seen.size).toBeGreaterThan(6);
});

test('what is shared out, lost or sent never creates or loses a piece, and every consequence can be told', () => {
  const asked = new Set<string>();
  play(3, 'shares', ({ question, before }) => {
    const open = show(question);
    for (const answer of question.answers) {
      const then = imagined(before, open, answer);
      const lines = consequences(words.en, names, before, then, open, answer);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN/);
      if (!/^(lay|station)-/.test(question.name)) continue;
      asked.add(question.name);
      const sum = (view: FloatingIslandsView): readonly number[] => [
        view.islands.reduce((total, { permanent }) => total + permanent, 0),
        view.islands.reduce((total, { temporary }) => total + temporary, 0),
        view.islands.reduce((total, { hunters }) => total + hunters, 0) +
          view.corporations.reduce((total, { hunters }) => total + hunters, 0),
        view.islands.reduce((total, { mercenaries }) => total + mercenaries, 0) +
          view.corporations.reduce((total, { mercenaries }) => total + mercenaries, 0),
      ];
      expect(sum(then)).toEqual(sum(before));
    }
  });
  expect(asked.size).toBeGreaterThan(2);
});

test('turning an island is told by what it and its neighbours then yield', () => {
  play(2, 'turns', ({ question, index, before }) => {
    const answer = question.answers[index] as unknown as { readonly kind: string; readonly island: number; readonly turns: number };
    if (question.name !== 'rotate' || answer.kind !== 'turn' || answer.island === 0) return;
    const then = imagined(before, show(question), question.answers[index]!);
    expect(yieldOf(then, answer.island)).toBe(yieldOf(before, answer.island, answer.turns));
    const told = consequences(words.en, names, before, then, show(question), question.answers[index]!);
    const changes = yieldOf(before, answer.island) !== yieldOf(then, answer.island);
    expect(told.some((line) => line.startsWith(`island ${answer.island} yields`))).toBe(changes);
  });
});

test('the strongest island and what it would attract are shown from a view', () => {
  const session = Session.open(floatingIslands, 3, {}, 'outlook');
  const view = session.view(null) as FloatingIslandsView;
  expect(shownOutlook(view, null).strongest).toBe(-1);
  const strong = { ...view, islands: view.islands.map((island, i) => (i === 4 ? { ...island, permanent: 6 } : island)) };
  const { strongest, pulls, certain, tied } = shownOutlook(strong, null);
  expect([strongest, pulls]).toEqual([4, 2]);
  // All three islands that do not touch it are equal.
  expect([certain, tied]).toEqual([0, 127 & ~(1 << 4) & ~view.touching[4]!]);
});

test.each([2, 4])('a motion with %i players ends where the view is', (players) => {
  const where = { ships: [0, 1, 2, 3].map((x) => ({ x, y: 0 })), supply: { x: 0, y: 0 } };
  let moved = 0;
  play(players, `motion ${players}`, ({ before, after, lines }) => {
    if (lines.length === 0) return;
    const timeline = timelineOf(before, lines);
    const last = sceneAt(timeline, 1, where);
    expect(last.view.islands).toEqual(after.islands);
    const ships = (view: FloatingIslandsView): unknown =>
      view.corporations.map(({ hunters, mercenaries, destroyed }) => ({ hunters, mercenaries, destroyed }));
    expect(ships(last.view)).toEqual(ships(after));
    expect(last.poses.map(({ x, y }) => ({ x, y }))).toEqual(sceneOf(after).poses.map(({ x, y }) => ({ x, y })));
    for (const part of [0, 0.3, 0.7])
      for (const { x, y } of sceneAt(timeline, part, where).flights) expect(Number.isFinite(x + y)).toBe(true);
    if (timeline.duration > 0) moved++;
  });
  expect(moved).toBeGreaterThan(50);
});

test('no airship lies over an island, whatever the islands look like and however wide the window is', () => {
  for (let game = 0; game < 3; game++) {
    play(2 + game, `layout ${game}`, ({ before }) => {
      for (const aspect of [0.8, 1.4]) {
        const { box, ships } = layoutOf(before.islands, 2 + game, 0, aspect);
        for (const ship of ships) {
          expect(ship.x - SHIP.width / 2).toBeGreaterThanOrEqual(box.x);
          expect(ship.y + SHIP.height / 2).toBeLessThanOrEqual(box.y + box.height);
          for (const island of before.islands) {
            const { x, y } = centreOf(island);
            expect(Math.abs(x - ship.x) < SHIP.width / 2 + 40 && Math.abs(y - ship.y) < SHIP.height / 2 + 40).toBe(false);
          }
        }
      }
    });
  }
});

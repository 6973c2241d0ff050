import { Session } from '@skerry/engine';
import { lessonAt, triedAt } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { ravageIn } from '../../board/island/outlook.ts';
import { spiritIsland } from '../../index.ts';
import { EXPLORER, type Space, TOWN } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { firstGame } from '../first-game.ts';

const { players, options, seed, lessons } = firstGame;

/** What is true of the island when each lesson is read, by its number. */
function viewsAtLessons(): ReadonlyMap<number, View> {
  const session = Session.open(spiritIsland, players, options, seed);
  const read = new Set<number>();
  const views = new Map<number, View>();
  while (read.size < lessons.length) {
    const question = session.questions[0]!;
    const number = lessonAt(firstGame, question, read);
    if (number >= 0) {
      read.add(number);
      views.set(number, session.view(0) as View);
    }
    session.answer(0, question.id, number < 0 ? 0 : (triedAt(lessons[number]!, question.answers) ?? 0));
  }
  return views;
}

const views = viewsAtLessons();

function at(says: string): View {
  const number = lessons.findIndex((lesson) => lesson.says.en.includes(says));
  return views.get(number)!;
}

const there = ({ spaces }: View, land: number): Space => spaces[land - 1]!;
const count = (view: View, land: number, kind: number): number =>
  there(view, land).groups.reduce((sum, group) => (group.kind === kind ? sum + group.count : sum), 0);

test('the lessons come in the order in which they are written', () => {
  expect([...views.keys()]).toEqual(lessons.map((_, i) => i));
});

test('what the lessons say of the lands is so', () => {
  expect(count(at('Begin with A7'), 7, 3)).toBe(2);
  expect(count(at('The second presence goes to A6'), 6, EXPLORER)).toBe(1);
  expect(ravageIn(at('The red plates'), 5)).toMatchObject({ damage: 3, blight: 1 });
  expect(ravageIn(at('Time passes'), 5)).toMatchObject({ damage: 1, blight: 0 });
  expect(ravageIn(at('A1 is about to be ravaged'), 0)).toMatchObject({ damage: 3, blight: 1 });
  const held = at('A1 and A6 held');
  expect([there(held, 1).tokens[0], there(held, 6).tokens[0], held.fear.generated]).toEqual([0, 0, 1]);
  expect(count(held, 1, TOWN)).toBe(0);
  expect(count(held, 5, EXPLORER) + count(held, 5, TOWN)).toBeGreaterThan(0);
  expect(held.spirits[0]!.presence[4]).toBeGreaterThan(0);
});

import { type LogLine, Session } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { spiritIsland } from '../../index.ts';
import type { Entry } from '../../rules/log.ts';
import { BLIGHT, type State } from '../../rules/state.ts';
import { Drawn } from '../../tests/drawn.ts';
import { momentOf, timelineOf } from '../invaders/timeline.ts';

/** How many of each piece lie in each land, and of each spirit's presence: what motion has to get right. */
function counts({ spaces, spirits }: State): unknown {
  return {
    pieces: spaces.map(({ groups, tokens }) => [
      ...[0, 1, 2, 3].map((human) => groups.reduce((sum, { kind, count }) => (kind === human ? sum + count : sum), 0)),
      ...tokens,
    ]),
    presence: spirits.map(({ presence }) => presence),
  };
}

const lineOf = (entry: Entry): LogLine => ({ moment: 1, entry });

const chosen = {
  spirit1: 'thunderspeaker',
  spirit2: 'oceans-hungry-grasp',
  spirit3: 'a-spread-of-rampant-green',
  board1: 'A',
  board2: 'B',
  board3: 'C',
};

describe('the motion of a game', () => {
  test('the log leads from every view to the next', () => {
    for (const seed of ['one', 'two', 'three']) {
      const session = Session.open(spiritIsland, 3, chosen, seed);
      let before = session.view(0) as State;
      let told = session.log(0).length;
      for (let turn = 0; turn < 260 && session.outcome === null; turn++) {
        const { questions } = session;
        const question = questions[turn % questions.length]!;
        session.answer(question.seat, question.id, (turn * 7 + seed.length) % question.answers.length);
        const view = session.view(0) as State;
        const log: readonly LogLine[] = session.log(0);
        if (before.spaces.length > 0) expect(counts(timelineOf(before, log.slice(told)).after)).toEqual(counts(view));
        before = view;
        told = log.length;
      }
    }
  });

  test('a piece is nowhere else while it travels', () => {
    const drawn = new Drawn().clear().land('A1', '2 explorer');
    const [from, to] = [drawn.space('A1'), drawn.space('A2')];
    const line = lineOf({ what: 'moved', from, to, piece: 0, n: 1 });
    const timeline = timelineOf(drawn.state, [line]);
    const { beat, part } = momentOf(timeline, 0.5)!;
    expect(part).toBe(0.5);
    expect(beat.journeys).toEqual([{ what: 0, from, to }]);
    expect(beat.during.spaces[from]!.groups[0]!.count).toBe(1);
    expect(beat.during.spaces[to]!.groups).toEqual([]);
    expect(timeline.after.spaces[to]!.groups[0]!.count).toBe(1);
  });

  test('long stretches are shown in a few seconds', () => {
    const drawn = new Drawn().clear();
    const line = lineOf({ what: 'added', land: drawn.space('A1'), piece: BLIGHT, n: 1 });
    const { duration, length } = timelineOf(drawn.state, Array<LogLine>(100).fill(line));
    expect(duration).toBeLessThan(length);
    expect(duration).toBeLessThan(4000);
  });
});

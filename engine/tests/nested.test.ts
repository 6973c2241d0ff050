import { afterEach, expect, test } from 'vitest';
import { begin, Chance, configure, imagine, type Knowledge, type Position, Run, type Seat, Session } from '../index.ts';
import { stateOf } from '../laws.ts';
import { answerAtRandom, leavesItIfItFails, loadsAndCarriesOver, takesBackAtRandom, thaws } from '../one-game.ts';
import { fuse, nested, type Nested } from './nested-game.ts';

const GAMES = 200;

afterEach(() => {
  fuse.left = Infinity;
});

/** What a seat has met by chance or was shown, as the rules wrote it down. */
function metBy(session: Session, seat: Seat): string {
  const { notes, hands } = stateOf<Nested>(session);
  return [...notes.filter((note) => new RegExp(`^${seat} (draws|turns|throws)`).test(note)), ...hands[seat]!].join();
}

function takesBack(session: Session, chance: Chance): string | null {
  const met = (): string[] => stateOf<Nested>(session).hands.map((_, seat) => metBy(session, seat));
  const before = met();
  const refusal = takesBackAtRandom(session, chance);
  expect(met()).toEqual(before);
  return refusal;
}

function breaks(session: Session, chance: Chance): void {
  fuse.left = chance.below(4);
  const error = leavesItIfItFails(session, () => answerAtRandom(session, chance));
  fuse.left = Infinity;
  if (error !== null) expect((error as Error).message).toBe('the rules broke');
}

function imagines(session: Session, chance: Chance): void {
  const { seat, answers } = session.questions[chance.below(session.questions.length)]!;
  const world = imagine(nested, JSON.parse(JSON.stringify(session.knowledge(seat))) as Knowledge, chance);
  expect(world!.questionOf(seat)!.answers).toEqual(answers);
}

/** What others said or drew in secret is nowhere in what a seat knows. */
function keepsSecrets(session: Session): void {
  for (const { seat } of session.questions)
    for (const mark of session.knowledge(seat).trail) {
      if (mark.by === 'chance') expect('value' in mark).toBe(mark.seenBy === 'all' || mark.seenBy === seat);
      else expect(mark.answer === null).toBe(mark.secret && mark.by !== seat);
    }
  for (const { entry } of session.log(null)) expect(entry.what).not.toMatch(/^(hides|draws) /);
}

test('whatever is nested in whatever, answered, taken back, saved, frozen, dealt anew and broken at random, it stays one game', () => {
  let [undone, ended] = [0, 0];
  const refused = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const chance = Chance.fromSeed(`nested ${game}`);
    let session = Session.open(nested, 1 + (game % 4), {}, `nested ${game}`);
    for (let act = 0; act < 60 && session.outcome === null; act++) {
      const doing = chance.below(20);
      if (doing < 12) answerAtRandom(session, chance);
      else if (doing < 15) {
        const refusal = takesBack(session, chance);
        if (refusal === null) undone++;
        else refused.add(refusal);
      } else if (doing === 15) loadsAndCarriesOver(session);
      else if (doing === 16) session = thaws(session);
      else if (doing === 17) breaks(session, chance);
      else if (doing === 18) imagines(session, chance);
      else {
        const views = [null, 0].map((seat) => session.view(seat));
        if (chance.below(4) === 0) session.redeal(`${game} ${act}`);
        expect([null, 0].map((seat) => session.view(seat))).toEqual(views);
        keepsSecrets(session);
      }
    }
    if (session.outcome !== null) ended++;
    takesBack(session, chance);
    loadsAndCarriesOver(session);
  }
  expect(undone).toBeGreaterThan(GAMES);
  expect(ended).toBeGreaterThan(GAMES / 2);
  expect([...refused].toSorted()).toEqual(['nothing-to-undo', 'undo-chance', 'undo-others', 'undo-reveal']);
});

test('whatever is nested in whatever, a run without a session goes the same way as one with', () => {
  for (let game = 0; game < GAMES; game++) {
    const chance = Chance.fromSeed(`run ${game}`);
    const session = Session.open(nested, 1 + (game % 4), {}, `run ${game}`);
    const run = new Run<Nested>(nested, begin(nested, configure(nested, 1 + (game % 4)), `run ${game}`) as Position<Nested>).start();
    const asked = (one: { readonly questions: Run['questions'] }): unknown =>
      one.questions.map(({ seat, name, answers }) => [seat, name, answers]);
    while (session.outcome === null) {
      const { seat, id, answers } = session.questions[chance.below(session.questions.length)]!;
      const index = chance.below(answers.length);
      session.answer(seat, id, index);
      run.answer(index, run.questionOf(seat));
      expect(asked(run)).toEqual(asked(session));
    }
    expect(run.outcome).toEqual(session.outcome);
  }
});

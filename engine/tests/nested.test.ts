import { afterEach, describe, expect, test } from 'vitest';
import { begin, Chance, configure, type Frozen, imagine, keyOf, Refusal, Run, type Seat, Session } from '../index.ts';
import { fuse, nested, type Nested, SECRET } from './nested-game.ts';
import { gameIn, pictureOf } from './playing.ts';

/** Whatever is nested in whatever, and whoever answers, takes back, saves or deals anew in the middle of it: it stays one game. */
const GAMES = 400;

interface Asked {
  readonly seat: Seat;
  readonly id: number;
}

interface Standing {
  readonly save: { readonly answers: readonly number[] };
  readonly views: unknown[];
  readonly check: string;
}

const standing = (session: Session): Standing => gameIn(session) as Standing;

/** What seats choose side by side has no order among them; a save may tell it in another one. */
function inAnyOrder(session: Session): unknown {
  const { knowledge, ...game } = gameIn(session) as { knowledge: { trail: object[]; seat: Seat }[]; questions: Asked[] };
  return {
    ...game,
    questions: game.questions.toSorted((one, other) => one.seat - other.seat),
    knowledge: knowledge
      .map((known) => ({ ...known, trail: known.trail.map(keyOf).toSorted() }))
      .toSorted((one, other) => one.seat - other.seat),
  };
}

/** The names of all questions, also of those that wait for the end of an action. */
const namesIn = (session: Session): unknown => {
  const { waiting } = (session as unknown as { run: Run }).run;
  return [session.number, waiting.map(({ seat, id, since }) => `${seat}: ${id} since ${since}`).toSorted()];
};

/** What a seat has met by chance or seen for the first time, in its order. */
const metBy = (session: Session, seat: Seat): string[] => {
  const { notes, hands } = session.view(seat) as { notes: string[]; hands: number[][] };
  return [...notes.filter((note) => note.startsWith(`${seat} draws`) || note.startsWith(`${seat} turns`) || note.startsWith(`${seat} throws`)), ...hands[seat]!.map(String)];
};

interface Said {
  readonly seat: Seat;
  readonly question: string;
  readonly answer: object;
}

const inWords = (said: readonly Said[]): string[] => said.map(({ question, answer }) => `${question} ${keyOf(answer)}`);
const historyOf = (session: Session): { inOrder(): Said[]; begunBy(seat: Seat): Said[] } =>
  (session as unknown as { history: { inOrder(): Said[]; begunBy(seat: Seat): Said[] } }).history;

/** What a seat has answered, and how much of it counts: the rest it has only begun. */
function saidBy(session: Session, seat: Seat): { all: string[]; counted: string[] } {
  const history = historyOf(session);
  const all = inWords(history.inOrder().filter((given) => given.seat === seat));
  return { all, counted: all.slice(0, all.length - history.begunBy(seat).length) };
}

function answerAtRandom(session: Session, chance: Chance): void {
  const { questions } = session;
  const { seat, id, answers } = questions[chance.below(questions.length)]!;
  session.answer(seat, id, chance.below(2) === 0 ? chance.below(answers.length) : keyOf(answers[chance.below(answers.length)]!));
}

function mustBeLoadable(session: Session): void {
  const loaded = Session.load(nested, JSON.stringify(session.save()));
  expect(inAnyOrder(loaded)).toEqual(inAnyOrder(session));
}

function mustThaw(session: Session): Session {
  const { players, options } = session.config;
  const thawed = Session.thaw(nested, players, options, session.seed, JSON.parse(JSON.stringify(session.freeze())) as Frozen);
  expect(inAnyOrder(thawed)).toEqual(inAnyOrder(session));
  expect(namesIn(thawed)).toEqual(namesIn(session));
  return thawed;
}

function mustCarryOver(session: Session): void {
  const { session: carried, lost } = Session.carryOver(nested, JSON.stringify(session.save()));
  expect(lost).toBe(0);
  expect(inAnyOrder(carried)).toEqual(inAnyOrder(session));
}

function mustHoldBroken(session: Session, chance: Chance): void {
  const before = [inAnyOrder(session), namesIn(session)];
  fuse.left = chance.below(3);
  try {
    answerAtRandom(session, chance);
  } catch (error) {
    fuse.left = Infinity;
    expect((error as Error).message).toBe('the rules broke');
    expect([inAnyOrder(session), namesIn(session)]).toEqual(before);
  }
  fuse.left = Infinity;
}

function mustKeepSecrets(session: Session): void {
  const { players } = session.config;
  for (const seat of [null, ...Array.from({ length: players }, (_, i) => i)]) {
    const { hidden } = (session as unknown as { run: Run<Nested> }).run.state;
    const question = seat === null ? undefined : session.questionOf(seat);
    const known = question === undefined ? null : session.knowledge(question.seat);
    if (known !== null)
      for (const mark of known.trail) if (mark.by !== 'chance' && mark.by !== seat && mark.secret) expect(mark.answer).toBeNull();
    for (const { entry } of session.log(seat)) if (/^(hides|draws) /.test(entry.what)) expect(seat).not.toBeNull();
    const seen = JSON.stringify([(session.view(seat) as { hidden: unknown }).hidden]);
    const told = (seen.match(/\d{6,}/g) ?? []).filter((n) => Number(n) >= SECRET).length;
    expect(told).toBe(seat === null ? 0 : hidden[seat]!.length);
  }
}

/** An undo leaves what others said and met; a refused one changes nothing at all. */
function mustUndo(session: Session, chance: Chance, counts: { undone: number; refused: Set<string> }): void {
  const { players } = session.config;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const seat = chance.below(players);
  const along = chance.below(2) === 0 ? [] : seats.filter((other) => other !== seat && chance.below(2) === 0);
  const picture = pictureOf(session);
  const before = seats.map((other) => ({ met: metBy(session, other), said: saidBy(session, other) }));
  const last = before[seat]!.said.all.at(-1);
  try {
    session.undo(seat, along);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    counts.refused.add(error.code);
    expect(pictureOf(session)).toEqual(picture);
    return;
  }
  counts.undone++;
  for (const other of seats) {
    expect(metBy(session, other)).toEqual(before[other]!.met);
    const { all, counted } = saidBy(session, other);
    const { said } = before[other]!;
    if (other === seat) expect(all).toEqual(said.all.slice(0, all.length));
    if (other === seat) expect(all.length).toBeLessThan(said.all.length);
    if (other === seat || along.includes(other)) continue;
    // What was only begun is asked again, as far as it still fits.
    expect(counted).toEqual(said.counted);
    expect(all).toEqual(said.all.slice(0, all.length));
  }
  mustBeLoadable(session);
  // Where the seat is asked the same again, it is the same game when it says the same again.
  const question = session.questionOf(seat);
  const again = question?.answers.findIndex((answer) => `${question.name} ${keyOf(answer)}` === last) ?? -1;
  if (along.length > 0 || again < 0) return;
  const undone = standing(session);
  session.answer(seat, question!.id, again);
  expect(session.length).toBe(undone.save.answers.length / 2 + 1);
}

function mustImagine(session: Session, chance: Chance, counts: { imagined: number; failed: number }): void {
  const { questions } = session;
  const { seat } = questions[chance.below(questions.length)]!;
  const known = JSON.parse(JSON.stringify(session.knowledge(seat))) as ReturnType<Session['knowledge']>;
  const world = imagine(nested, known, chance);
  if (world === null) counts.failed++;
  else {
    counts.imagined++;
    expect(world.questionOf(seat)!.answers).toEqual(session.questionOf(seat)!.answers);
  }
}

afterEach(() => {
  fuse.left = Infinity;
});

describe('whatever is nested in whatever', () => {
  test('answered, taken back, saved, frozen, dealt anew and broken at random, it stays one game', () => {
    const undo = { undone: 0, refused: new Set<string>() };
    const worlds = { imagined: 0, failed: 0 };
    let ended = 0;
    for (let game = 0; game < GAMES; game++) {
      const chance = Chance.fromSeed(`nested ${game}`);
      let session = Session.open(nested, 1 + (game % 4), {}, `nested ${game}`);
      try {
        for (let act = 0; act < 60 && session.outcome === null; act++) {
          const doing = chance.below(20);
          if (doing < 12) answerAtRandom(session, chance);
          else if (doing < 15) mustUndo(session, chance, undo);
          else if (doing === 15) mustBeLoadable(session);
          else if (doing === 16) session = mustThaw(session);
          else if (doing === 17) mustHoldBroken(session, chance);
          else if (doing === 18) mustImagine(session, chance, worlds);
          else {
            const before = standing(session);
            if (chance.below(4) === 0) {
              session.redeal(`${game} ${act}`);
              expect(standing(session).views).toEqual(before.views);
            }
            mustCarryOver(session);
            mustKeepSecrets(session);
          }
        }
        if (session.outcome !== null) ended++;
      } catch (error) {
        throw new Error(`game ${game}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(undo.undone).toBeGreaterThan(GAMES / 4);
    expect([...undo.refused].toSorted()).toEqual(['nothing-to-undo', 'undo-chance', 'undo-others', 'undo-reveal']);
    expect(worlds.imagined).toBeGreaterThan(GAMES / 4);
    expect(worlds.failed).toBe(0);
    expect(ended).toBeGreaterThan(GAMES / 2);
  });

  test('a run without a session goes the same way as one with', () => {
    for (let game = 0; game < GAMES; game++) {
      const chance = Chance.fromSeed(`run ${game}`);
      const session = Session.open(nested, 1 + (game % 4), {}, `run ${game}`);
      const run = new Run<Nested>(nested, begin(nested, configure(nested, 1 + (game % 4)), `run ${game}`) as never).start();
      while (session.outcome === null) {
        const { seat, id, answers } = session.questions[chance.below(session.questions.length)]!;
        const index = chance.below(answers.length);
        session.answer(seat, id, index);
        run.answer(index, run.questionOf(seat));
        expect(run.questions.map(({ seat: one, name }) => [one, name])).toEqual(session.questions.map(({ seat: one, name }) => [one, name]));
      }
      expect(run.outcome).toEqual(session.outcome);
    }
  });
});

/**
 * The law of one game, for tests: whoever answers, takes back, saves or writes down what at whatever moment, it stays the same game, and
 * nobody's undo changes what another said, drew or was shown.
 */
import { Chance } from './chance.ts';
import type { AnyGame, Options } from './game.ts';
import type { Frozen } from './frozen.ts';
import type { Given } from './history.ts';
import { keyOf, same } from './plain.ts';
import type { Question, Seat } from './question.ts';
import { Refusal } from './refusal.ts';
import { Session } from './session.ts';

/** What no one outside looks into: the answers as they are kept, and the questions that wait for the end of an action. */
interface Inside {
  readonly history: { inOrder(): Given[]; begunBy(seat: Seat): readonly Given[] };
  readonly run: { readonly waiting: readonly Question[] };
}

const inside = (session: Session): Inside => session as unknown as Inside;
const seatsOf = ({ config: { players } }: Session): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** All that can be seen of a session from outside, through all eyes. */
export function seenIn(session: Session) {
  const eyes = [null, ...seatsOf(session)];
  return {
    check: session.check(),
    questions: session.questions.map(({ seat, name, answers }) => ({ seat, name, answers })),
    views: eyes.map((seat) => session.view(seat)),
    logs: eyes.map((seat) => session.log(seat)),
    outcome: session.outcome,
  };
}

/** The same with what would be kept of it, and what bots are told. What seats choose side by side has no order among them. */
function picture(session: Session): string {
  const knowledge = session.questions.map(({ seat }) => {
    const known = session.knowledge(seat);
    return { ...known, trail: known.trail.map(keyOf).toSorted() };
  });
  return JSON.stringify({ ...seenIn(session), save: session.save(), knowledge });
}

/** The names of all questions. */
function names(session: Session): string {
  const { waiting } = inside(session).run;
  return `${session.number}; ${waiting
    .map(({ seat, id, since }) => `${seat}: ${id} since ${since}`)
    .toSorted()
    .join(', ')}`;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function mustStand(session: Session, before: { picture: string; names: string }, when: string): void {
  const now = standing(session);
  must(now.picture === before.picture, `${when} it is another game: expected ${before.picture}\nbut found ${now.picture}`);
  must(now.names === before.names, `${when} questions have other names: ${now.names} instead of ${before.names}`);
}

/** All that is to be the same of a session that nothing has happened to. */
export function standing(session: Session): { picture: string; names: string } {
  return { picture: picture(session), names: names(session) };
}

/** Tries something that must leave a session as it was, whatever comes of it. Returns the error, if there was one. */
export function leavesItIfItFails(session: Session, act: () => void): unknown {
  const before = standing(session);
  try {
    act();
    return null;
  } catch (error) {
    mustStand(session, before, `after "${error instanceof Error ? error.message : String(error)}"`);
    return error;
  }
}

export function answerAtRandom(session: Session, chance: Chance): void {
  const { questions } = session;
  const { seat, id, answers } = questions[chance.below(questions.length)]!;
  const index = chance.below(answers.length);
  session.answer(seat, id, chance.below(2) === 0 ? index : keyOf(answers[index]!));
}

/** Saved and loaded, and played again by what each answer said, it is the same game. */
export function loadsAndCarriesOver(session: Session): void {
  const text = JSON.stringify(session.save());
  const expected = picture(session);
  must(picture(Session.load(session.game, text)) === expected, 'loaded, it is another game');
  const { session: carried, lost } = Session.carryOver(session.game, text);
  must(lost === 0 && picture(carried) === expected, `carried over, it is another game, and ${lost} answers are lost`);
}

/** Written down and thawed it is the same to the last number. Returns what was thawed. */
export function thaws(session: Session): Session {
  const { game, config, seed } = session;
  const frozen = JSON.parse(JSON.stringify(session.freeze())) as Frozen;
  const thawed = Session.thaw(game, config.players, config.options, seed, frozen);
  mustStand(thawed, standing(session), 'thawed');
  return thawed;
}

/** What a seat has said, with what came of it; what it has only begun to choose comes last and counts for nothing yet. */
function saidBy(session: Session, seat: Seat): { counted: readonly Given[]; begun: readonly Given[] } {
  const { history } = inside(session);
  const all = history.inOrder().filter((given) => given.seat === seat);
  const begun = history.begunBy(seat);
  return { counted: all.slice(0, all.length - begun.length), begun };
}

function sameSaid(some: readonly Given[], others: readonly Given[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ question, answer, barrier, drawn }, i) => {
      const other = others[i]!;
      return question === other.question && same(answer, other.answer) && barrier === other.barrier && same(drawn, other.drawn);
    })
  );
}

/** The seat that answered last, or any other, takes back, with some of the others going along. Returns the code of the refusal, or null. */
export function takesBackAtRandom(session: Session, chance: Chance): string | null {
  const seats = seatsOf(session);
  const latest = inside(session).history.inOrder().at(-1)?.seat ?? 0;
  const seat = chance.below(2) === 0 ? latest : chance.pick(seats);
  const along = chance.below(2) === 0 ? [] : seats.filter((other) => other !== seat && chance.below(2) === 0);
  const before = seats.map((other) => saidBy(session, other));
  const refusal = leavesItIfItFails(session, () => void session.undo(seat, along));
  if (refusal instanceof Refusal) return refusal.code;
  if (refusal !== null) throw refusal;
  for (const other of seats) {
    const { counted, begun } = saidBy(session, other);
    const said = before[other]!;
    const wherefrom = `seat ${seat} took back, and seat ${other}`;
    if (other === seat)
      must(counted.length + begun.length < said.counted.length + said.begun.length, `${wherefrom} has said as much as before`);
    else if (!along.includes(other)) must(sameSaid(counted, said.counted), `${wherefrom} has said, drawn or seen something else`);
    if (other !== seat) must(sameSaid(begun, said.begun.slice(0, begun.length)), `${wherefrom} has begun something else`);
  }
  return null;
}

/** Plays a game with so many acts of all these kinds. Returns how many undos there were, and the codes of those refused. */
export function staysOneGame(
  game: AnyGame,
  { players, options, name }: { readonly players: number; readonly options: Options; readonly name: string },
  acts: number,
): { undone: number; refused: Set<string> } {
  const chance = Chance.fromSeed(`one game ${name}`);
  let session = Session.open(game, players, options, `one game ${name}`);
  let undone = 0;
  const refused = new Set<string>();
  for (let act = 0; act < acts && session.outcome === null; act++) {
    const doing = chance.below(20);
    if (doing < 13) answerAtRandom(session, chance);
    else if (doing === 13) loadsAndCarriesOver(session);
    else if (doing === 14) session = thaws(session);
    else {
      const refusal = takesBackAtRandom(session, chance);
      if (refusal === null) undone++;
      else refused.add(refusal);
    }
  }
  // Also from its end, if it has come to that.
  if (takesBackAtRandom(session, chance) === null) undone++;
  loadsAndCarriesOver(session);
  return { undone, refused };
}

import { copy, Session, type AnyGame, type Plain, type Save, type Seat } from '@skerry/engine';
import { askedOf } from './audience.ts';
import { diff } from './patch.ts';
import type { Asked, RecordedMoment, Recording } from './protocol.ts';

/** How long other work may have to wait for a recording. */
const SLICE_MS = 8;

/** Plays a game again and records what each of these pairs of eyes sees at every moment. */
export async function record(
  game: AnyGame,
  table: string,
  names: readonly string[],
  save: Save,
  eyes: readonly (Seat | null)[],
): Promise<Recording[]> {
  const session = Session.open(game, save.players, save.options, save.seed);
  const seen = eyes.map((seat) => {
    const first = copy(session.view(seat)) as Plain;
    return { seat, first, last: first, moments: [] as RecordedMoment[] };
  });
  const look = (by: Asked | null): void => {
    const asked = askedOf(session);
    for (const one of seen) {
      const view = copy(session.view(one.seat)) as Plain;
      const patch = diff(one.last, view);
      one.last = view;
      one.moments.push(patch === undefined ? { by, asked } : { by, patch, asked });
    }
  };
  look(null);
  let until = performance.now() + SLICE_MS;
  for (let i = 0; i < save.answers.length; i += 2) {
    const seat = save.answers[i]!;
    const { id, name } = session.questionOf(seat)!;
    session.answer(seat, id, save.answers[i + 1]!);
    look({ seat, name });
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + SLICE_MS;
  }
  return seen.map(({ seat, first, moments }) => ({
    table,
    game: game.id,
    version: game.version,
    options: save.options,
    names,
    seat,
    first,
    moments,
    log: session.log(seat),
    outcome: session.outcome,
  }));
}

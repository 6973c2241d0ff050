import { copy, savedActs, Session, type AnyGame, type Plain, type Save, type Seat } from '@skerry/engine';
import { askedOf } from './audience.ts';
import { diff } from './patch.ts';
import type { Asked, RecordedMoment, Recording } from './protocol.ts';
import type { Watch } from './watch.ts';

/** Plays a game again and records what each of these pairs of eyes sees at every moment. */
export async function record(
  watch: Watch,
  game: AnyGame,
  table: string,
  names: readonly string[],
  save: Save,
  eyes: readonly (Seat | null)[],
): Promise<Recording[]> {
  const session = watch.run(table, () => Session.open(game, save.players, save.options, save.seed));
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
  const acts = savedActs(save).values();
  await watch.runInSlices(table, () => {
    const { value: act } = acts.next();
    if (act?.kind === 'redeal') session.redeal(act.seed);
    if (act?.kind === 'answer') {
      const { seat, index } = act;
      const { id, name } = session.questionOf(seat)!;
      session.answer(seat, id, index);
      look({ seat, name });
    }
    return act !== undefined;
  });
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

import { Chance, type LogEntry, type Play, Run, type Seat } from '@skerry/engine';
import { powerNamed } from '../content/powers.ts';
import type { Step } from '../content/step.ts';
import { spiritIsland } from '../index.ts';
import { action } from '../rules/action.ts';
import type { Entry } from '../rules/log.ts';
import { resolveSteps } from '../rules/powers/carry-out.ts';
import type { SpiritTable, State } from '../rules/state.ts';
import type { Drawn } from './drawn.ts';

/** Does something at a drawn position that is no whole phase, and waits then. */
export function doing(position: Drawn, body: (table: SpiritTable) => Play): Drawn {
  const listener = { stepBegins: () => undefined, logged: (entry: LogEntry) => void position.log.push(entry as Entry) };
  let done = false;
  const game: typeof spiritIsland = {
    ...spiritIsland,
    *step(table) {
      if (!done) yield* body(table);
      done = true;
      if (!table.state.over) yield* table.ask(0, 'all-done', [{ kind: 'all-done' }], { always: true });
    },
  };
  const run = new Run<State>(game, { state: position.state, chance: Chance.fromSeed('doing').words }, listener).start();
  Object.defineProperty(position, 'run', { get: () => run, configurable: true });
  return position;
}

/** Carries out steps in a land, as a use of a power (null: as a card that is no power). */
export function carryOut(
  position: Drawn,
  land: string,
  steps: readonly Step[],
  power: string | null = 'Flash Floods',
  seat: Seat = 0,
): Drawn {
  const space = position.space(land);
  const used = power === null ? null : powerNamed(power);
  return doing(position, (table) =>
    action(table, { kind: power === null ? 'event' : 'spirit', seat: power === null ? null : seat, power: used, land: space }, () =>
      resolveSteps({ table, seat, user: power === null ? null : seat, target: null, land: space, power: used }, steps),
    ),
  );
}

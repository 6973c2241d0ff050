/**
 * Games with one fault each, for tests: whoever looks for leaks must find these out.
 */
import type { AnyGame, LogEntry, Table } from './game.ts';
import type { AskMore, Play, Seat } from './question.ts';

/** A game that shows everybody what this finds in its state. */
export function showing<State>(game: AnyGame, secret: (state: State) => unknown): AnyGame {
  return { ...game, view: (state: State, seat: Seat | null) => ({ ...(game.view(state, seat) as object), secret: secret(state) }) };
}

/** A game whose log tells everybody the fuller line that only some may read. */
export function tellingAll(game: AnyGame): AnyGame {
  return onTable(game, (table) => ({
    log: (entry: LogEntry, secret?: { readonly entry: LogEntry }) => table.log(secret?.entry ?? entry),
  }));
}

/** A game that asks otherwise than it should: not where there is one answer only, or openly what should be secret. */
export function asking(game: AnyGame, how: Pick<AskMore, 'always' | 'secret'>): AnyGame {
  return onTable(game, (table) => ({
    ask: (seat, name, answers, more) => table.ask(seat, name, answers, { ...more, ...how }),
  }));
}

/** A game that is played at a table with some calls of its own. */
function onTable(game: AnyGame, callsOf: (table: Table<unknown>) => Partial<Table<unknown>>): AnyGame {
  const step = (table: Table<unknown>): Play => {
    const calls = callsOf(table);
    return game.step(
      new Proxy(table, {
        get: (_, name) => {
          const own: unknown = Reflect.get(calls, name);
          if (own !== undefined) return own;
          const call: unknown = Reflect.get(table, name);
          return typeof call === 'function' ? (call.bind(table) as unknown) : call;
        },
      }),
    );
  };
  return { ...game, step };
}

import { gameOfSave, Refusal, type Options } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { SeatWish } from '@skerry/server/protocol';
import { readSeats, type LocalSeat } from '../client/kept-tables.ts';
import { createTable } from '../client/server.ts';
import type { About } from '../client/table-client.ts';
import type { House } from '../house.ts';

/** Playing in the page needs the engine; looking at the lobby does not. */
const localTables = () => import('../client/local-table.ts');

/** With how many one plays if nothing is said: a full table, but not a crowd. */
export function usualPlayers({ players }: ShelvedGame): number {
  return Math.min(players.max, Math.max(players.min, 4));
}

/** One person and normal bots, with the options as the game has them by default. Returns the address of the table. */
export function playNow(game: ShelvedGame, house: House): Promise<string> {
  const seats = Array.from({ length: usualPlayers(game) }, (_, i): LocalSeat =>
    i === 0 ? { sits: 'me', name: null } : { sits: 'bot', level: 'normal' },
  );
  return beginHere(game, seats, {}, house);
}

export async function beginHere(game: ShelvedGame, seats: readonly LocalSeat[], options: Options, house: House): Promise<string> {
  const { LocalTable } = await localTables();
  return `/here/${(await LocalTable.begin(game, seats, options, house.thinker)).id}`;
}

/** The game's first game, which teaches. */
export async function learn(game: ShelvedGame, guide: NonNullable<ShelvedGame['guide']>, house: House): Promise<string> {
  const { LocalTable } = await localTables();
  return `/here/${(await LocalTable.beginFirst(game, guide, house.thinker)).id}`;
}

export async function beginOnServer(
  game: ShelvedGame,
  seats: readonly SeatWish[],
  options: Options,
  how: { readonly listed: boolean; readonly consent: boolean },
): Promise<string> {
  const { table } = await createTable({ game: game.id, seats, options, ...how });
  return `/table/${table.id}`;
}

/** The same table once more: same options, same people. */
export async function playAgain(game: ShelvedGame, about: About, house: House): Promise<string> {
  if (about.connection === 'here') {
    const seats = about.sitters.map((sitter): LocalSeat =>
      sitter.sits === 'bot' ? { sits: 'bot', level: sitter.level! } : { sits: 'me', name: sitter.name },
    );
    return beginHere(game, seats, about.options, house);
  }
  const wishes = about.sitters.map((sitter): SeatWish => {
    if (sitter.sits === 'bot') return { kind: 'bot', level: sitter.level! };
    return { kind: sitter.sits === 'me' ? 'me' : 'open' };
  });
  const played = wishes.some(({ kind }) => kind === 'me') ? wishes : wishes.map((wish, i) => (i === 0 ? ({ kind: 'me' } as const) : wish));
  return beginOnServer(game, played, about.options, { listed: false, consent: about.consent });
}

/** A new table on this device that goes on from a moment of another. */
export async function goOnFrom(game: ShelvedGame, file: string, at: number, seats: readonly LocalSeat[], house: House): Promise<string> {
  const [{ LocalTable }, { saveAt }] = await Promise.all([localTables(), import('../client/past.ts')]);
  return `/here/${(await LocalTable.adopt(game, await saveAt(game, file, at), seats, house.thinker)).id}`;
}

/** Keeps a game from a file on this device. Throws a `Refusal` that says what is wrong with the file. */
export async function adoptFile(text: string, house: House): Promise<string> {
  const id = gameOfSave(text);
  const game = house.shelf.find((one) => one.id === id);
  if (game === undefined) throw new Refusal('unknown-game', `There is no game "${id}" here.`, { game: id });
  const { players, seats } = JSON.parse(text) as { players: number; seats?: unknown };
  const { LocalTable } = await localTables();
  return `/here/${(await LocalTable.adopt(game, text, readSeats(seats, players), house.thinker)).id}`;
}

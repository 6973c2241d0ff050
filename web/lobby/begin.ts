import { gameOfSave, Refusal, type Options } from '@skerry/engine';
import type { Game } from '@skerry/games';
import type { SeatWish } from '@skerry/server/protocol';
import { readSeats, type LocalSeat } from '../client/kept-tables.ts';
import { LocalTable } from '../client/local-table.ts';
import { createTable } from '../client/server.ts';
import type { About } from '../client/table-client.ts';
import type { House } from '../house.ts';

/** With how many one plays if nothing is said: a full table, but not a crowd. */
export function usualPlayers({ rules }: Game): number {
  return Math.min(rules.players.max, Math.max(rules.players.min, 4));
}

/** One person and normal bots, with the options as the game has them by default. Returns the address of the table. */
export function playNow(game: Game, house: House): string {
  const seats = Array.from({ length: usualPlayers(game) }, (_, i): LocalSeat =>
    i === 0 ? { sits: 'me', name: null } : { sits: 'bot', level: 'normal' },
  );
  return beginHere(game, seats, {}, house);
}

export function beginHere(game: Game, seats: readonly LocalSeat[], options: Options, house: House): string {
  return `/here/${LocalTable.begin(game, seats, options, house.thinker).id}`;
}

export async function beginOnServer(game: Game, seats: readonly SeatWish[], options: Options, listed: boolean): Promise<string> {
  const { table } = await createTable({ game: game.rules.id, seats, options, listed });
  return `/table/${table.id}`;
}

/** The same table once more: same options, same people. */
export async function playAgain(game: Game, about: About, house: House): Promise<string> {
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
  return beginOnServer(game, played, about.options, false);
}

/** Keeps a game from a file on this device. Throws a `Refusal` that says what is wrong with the file. */
export function adoptFile(text: string, house: House): string {
  const id = gameOfSave(text);
  const game = house.games.find(({ rules }) => rules.id === id);
  if (game === undefined) throw new Refusal('unknown-game', `There is no game "${id}" here.`, { game: id });
  const { players, seats } = JSON.parse(text) as { players: number; seats?: unknown };
  return `/here/${LocalTable.adopt(game, text, readSeats(seats, players), house.thinker).id}`;
}

import type { AnyGame, OptionValue } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { LocalSeat } from '../client/kept-tables.ts';
import type { Level } from '../client/table-client.ts';
import type { House } from '../house.ts';
import { beginHere, beginOnServer, usualPlayers } from './begin.ts';

/** Who is to sit on a seat, as the form knows it. */
export type Wish = 'me' | 'open' | Level;
/** Where a table stands: on this device, or on the server. */
export type TablePlace = 'here' | 'server';

/** What somebody wants of a table that is to be made; more seats are kept than it may have, so that another number forgets none. */
export interface TableWishes {
  readonly players: number;
  readonly wishes: readonly Wish[];
  /** What those are called who share this device. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly where: TablePlace;
  readonly listed: boolean;
  readonly consent: boolean;
}

export function usualWishes(game: ShelvedGame, rules: AnyGame): TableWishes {
  const { max } = rules.players;
  return {
    players: usualPlayers(game),
    wishes: Array.from({ length: max }, (_, i) => (i === 0 ? 'me' : 'normal')),
    names: Array.from({ length: max }, () => ''),
    options: Object.fromEntries(Object.entries(rules.options).map(([key, option]) => [key, option.default])),
    where: 'here',
    listed: false,
    consent: false,
  };
}

export const seatsWished = ({ players, wishes }: TableWishes): readonly Wish[] => wishes.slice(0, players);

export const hasOpenSeat = (wished: TableWishes): boolean => seatsWished(wished).includes('open');

/** Friends come by the server, and without it everything is here. */
export function placeOf(wished: TableWishes, serverIsThere: boolean): TablePlace {
  if (!serverIsThere) return 'here';
  return hasOpenSeat(wished) ? 'server' : wished.where;
}

/** Makes the table. Returns its address. */
export function beginAsWished(game: ShelvedGame, wished: TableWishes, place: TablePlace, house: House): Promise<string> {
  const seats = seatsWished(wished);
  const { options, names } = wished;
  if (place === 'here') {
    const local = seats.map((wish, i): LocalSeat =>
      wish === 'me' || wish === 'open' ? { sits: 'me', name: names[i]!.trim() || null } : { sits: 'bot', level: wish },
    );
    return beginHere(game, local, options, house);
  }
  const asked = seats.map((wish) => (wish === 'me' || wish === 'open' ? { kind: wish } : { kind: 'bot' as const, level: wish }));
  const open = hasOpenSeat(wished);
  return beginOnServer(game, asked, options, { listed: wished.listed && open, consent: wished.consent && open });
}

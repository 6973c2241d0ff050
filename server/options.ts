import type { Thinker } from '@skerry/bots/node';
import type { AnyGame } from '@skerry/engine';
import type { TrustedProxies } from './addresses.ts';
import type { House } from './house.ts';
import type { Limits } from './limits.ts';
import type { Storage } from './storage.ts';

/** What the server has to know of a game. */
export interface ServedGame {
  readonly rules: AnyGame;
  readonly titles: Readonly<Record<string, { readonly title: string; readonly blurb: string }>>;
}

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder that everything is kept in. */
  readonly data: string;
  /** The folder of the built page. */
  readonly webRoot?: string;
  readonly quiet?: boolean;
  /** What it writes: sentences, when something is wrong; or everything, a line of JSON each. */
  readonly log?: 'words' | 'json';
  /** Otherwise: the list of games of this house. */
  readonly games?: readonly ServedGame[];
  /** Otherwise: the bots of this house, in worker threads. */
  readonly thinker?: Thinker;
  /** The address of a PostgreSQL database, which other copies of the server may share. */
  readonly database?: string;
  /** The address of a NATS server over which such copies tell each other what has happened; otherwise they do so through the database. */
  readonly nats?: string;
  /** Otherwise: SQLite in the data folder. */
  readonly storage?: Storage;
  readonly limits?: Partial<Limits>;
  /** How something is done after a pause; otherwise: by the clock. */
  readonly later?: House['later'];
  /** Behind proxies of one's own, which say in `X-Forwarded-For` who asks: the limits by address then hold for the real ones. */
  readonly trustProxy?: TrustedProxies;
  /** Ends this process when rules do not come to an end; for a process that is started again when it ends. */
  readonly watchdog?: boolean;
}

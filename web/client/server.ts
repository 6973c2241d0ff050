import { Refusal } from '@skerry/engine';
import type {
  ActReply,
  ConsentBody,
  CreateTableBody,
  ErrorReply,
  GuestReply,
  HistoryReply,
  LogReply,
  SaveReply,
  SeatBody,
  TableInfo,
  TableReply,
  TablesReply,
} from '@skerry/server/protocol';
import { useSettings } from '../settings/settings.ts';
import { wordsOf } from '../words/words.ts';

/** Who this device is to the server. The token is its secret. */
interface Pass {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

const KEY = 'skerry.guest';

function storedPass(): Pass | null {
  try {
    const { id, name, token } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return typeof id === 'string' && typeof name === 'string' && typeof token === 'string' ? { id, name, token } : null;
  } catch {
    return null;
  }
}

function storePass(pass: Pass): Pass {
  localStorage.setItem(KEY, JSON.stringify(pass));
  return pass;
}

async function ask<Reply>(method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('no-server', 'The server does not answer.');
  }
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok && reply !== null) return reply as Reply;
  const error = (reply as ErrorReply | null)?.error;
  // A host that serves the page but has no table server answers with something else than our errors.
  if (error === undefined) throw new Refusal('no-server', 'The server does not answer.');
  throw new Refusal(error.code, error.message, error.facts ?? {});
}

/** The pass of this device, made when it is first needed and kept in step with the name in the settings. */
export async function pass(): Promise<Pass> {
  const { name, language } = useSettings.getState();
  const wanted = name ?? wordsOf(language).guest;
  const stored = storedPass();
  if (stored === null) return newPass(wanted);
  if (stored.name === wanted) return stored;
  try {
    await ask('PATCH', '/me', { name: wanted }, stored.token);
    return storePass({ ...stored, name: wanted });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknown-guest') return newPass(wanted);
    throw error;
  }
}

/** The server knows nobody with this token: who needs a pass gets a new one, unless another tab has one already. */
export function forgetPass(token: string): void {
  if (storedPass()?.token === token) localStorage.removeItem(KEY);
}

async function newPass(name: string): Promise<Pass> {
  const { guest, token } = await ask<GuestReply>('POST', '/guests', { name });
  return storePass({ id: guest.id, name: guest.name, token });
}

async function askAsMe<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const { token, name } = await pass();
  try {
    return await ask<Reply>(method, path, body, token);
  } catch (error) {
    // The server may have been given a new database since.
    if (!(error instanceof Refusal) || error.code !== 'unknown-guest') throw error;
    const { token: fresh } = await newPass(name);
    return ask<Reply>(method, path, body, fresh);
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const fetchOpenTables = async (): Promise<readonly TableInfo[]> => (await ask<TablesReply>('GET', '/tables')).tables;
/** None for a device that the server has never seen; asking would make it a guest for nothing. */
export const fetchMyTables = async (): Promise<readonly TableInfo[]> =>
  storedPass() === null ? [] : (await askAsMe<TablesReply>('GET', '/me/tables')).tables;
export const createTable = (body: CreateTableBody): Promise<TableReply> => askAsMe('POST', '/tables', body);
/** Looks at a table without becoming a guest: who only reads an invitation has not said anything yet. */
export const peekTable = (id: string): Promise<TableReply> => ask('GET', table(id), undefined, storedPass()?.token);
export const fetchTable = (id: string): Promise<TableReply> => askAsMe('GET', table(id));
export const joinTable = (id: string, body: SeatBody): Promise<TableReply> => askAsMe('POST', `${table(id)}/join`, body);
export const leaveTable = (id: string, body: SeatBody = {}): Promise<TableReply> => askAsMe('POST', `${table(id)}/leave`, body);
export const returnToTable = (id: string): Promise<TableReply> => askAsMe('POST', `${table(id)}/return`, {});
export const goOnFromHere = (id: string): Promise<TableReply> => askAsMe('POST', `${table(id)}/go-on`, {});
export const agreeToUndo = (id: string, body: ConsentBody): Promise<ActReply> => askAsMe('POST', `${table(id)}/consent`, body);
export const claimSeat = (id: string, key: string): Promise<TableReply> => askAsMe('POST', `${table(id)}/claim`, { key });
export const putBot = (id: string, seat: number): Promise<TableReply> =>
  askAsMe('POST', `${table(id)}/seats`, { seat, to: { kind: 'bot', level: 'normal' } });
export const fetchHistory = (id: string, seat: number | null): Promise<HistoryReply> =>
  askAsMe('GET', `${table(id)}/history${seat === null ? '' : `?seat=${seat}`}`);
/** Lines of the log before a certain one. */
export const fetchLog = (id: string, seat: number | null, before: number): Promise<LogReply> =>
  askAsMe('GET', `${table(id)}/log?before=${before}${seat === null ? '' : `&seat=${seat}`}`);
export const fetchSave = (id: string): Promise<SaveReply> => askAsMe('GET', `${table(id)}/save`);

/** Knows only what the server of this page knows: who I am to it. */
export function myId(): string | null {
  return storedPass()?.id ?? null;
}

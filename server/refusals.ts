import { Refusal } from '@skerry/engine';
import type { z } from 'zod';
import type { ErrorFacts } from './protocol.ts';
import { complaintOf } from './sqlite-errors.ts';
import { Conflict } from './storage.ts';

/** The HTTP status of a refusal. What is not listed is a conflict with how things stand: 409. */
const statuses: Readonly<Record<string, number>> = {
  'bad-request': 400,
  players: 400,
  'unknown-option': 400,
  'option-value': 400,
  'broken-save': 400,
  'save-version': 400,
  'no-such-answer': 400,
  timeout: 408,
  'unknown-guest': 401,
  'not-your-seat': 403,
  'not-the-host': 403,
  'save-hidden': 403,
  'wrong-key': 403,
  barred: 403,
  'turned-away': 403,
  'no-such-game': 404,
  'no-such-table': 404,
  'no-such-seat': 404,
  'no-such-route': 404,
  'no-such-guest': 404,
  closed: 410,
  'too-large': 413,
  'not-a-websocket': 426,
  'too-many': 429,
  fault: 500,
  'rules-fault': 500,
  busy: 503,
  draining: 503,
  storage: 503,
  'storage-full': 507,
};

export function statusOf(refusal: Refusal): number {
  return statuses[refusal.code] ?? 409;
}

export function factsOf(refusal: Refusal): ErrorFacts {
  const { code, message, facts } = refusal;
  return Object.keys(facts).length === 0 ? { code, message } : { code, message, facts };
}

/** Any error as something that may be told to a client: what is not a refusal says nothing about the inside. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal('fault', 'Something went wrong in the server. Nothing was changed; it has been noted.');
}

/** Why something could not be stored. */
export function storageRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  switch (complaintOf(error)) {
    case 'full':
      return new Refusal('storage-full', 'The disk of the server is full: nothing was changed. Try again later.');
    case 'readOnly':
      return new Refusal('storage', 'The server may not write to its database: nothing was changed. Try again later.');
    case 'corrupt':
    case 'notADatabase':
      return new Refusal('storage', 'The database of the server is damaged: nothing was changed. Try again later.');
  }
  return new Refusal('storage', 'The server could not store this: nothing was changed. Try again.');
}

/** How often something is tried again where others were faster. */
export const MOST_TRIES = 10;

/** Tries something again where somebody else was faster, once `lookAgain` knows what that was. */
export async function untilFirst<T>(work: () => Promise<T>, lookAgain: () => Promise<void> = async () => undefined): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (tries === MOST_TRIES) throw storageRefusal(error);
      await lookAgain();
    }
  }
}

/** What arrived, checked against a schema. */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const where = issue.path.map(String).join('.');
  throw new Refusal('bad-request', `${where === '' ? 'This' : `"${where}"`} is not right: ${issue.message}.`, { where });
}

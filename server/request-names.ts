import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The request, or the message of a live line, that is being carried out. */
const current = new AsyncLocalStorage<string>();

export function newRequestName(): string {
  return randomBytes(8).toString('hex');
}

/** Whatever is logged by this work, also later, is logged under that name. */
export function under<T>(name: string, work: () => T): T {
  return current.run(name, work);
}

/** Work for everybody, which happens to begin with the request of one: it is logged under no name. */
export function underNone<T>(work: () => T): T {
  return current.exit(work);
}

export function requestName(): string | undefined {
  return current.getStore();
}

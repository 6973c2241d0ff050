import { Refusal } from '@skerry/engine';

const CODES = { busy: 5, readOnly: 8, input: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

/** What SQLite complains of, or null if it was somebody else. */
export function complaintOf(error: unknown): keyof typeof CODES | 'other' | null {
  const { errcode } = error as { readonly errcode?: unknown };
  if (typeof errcode !== 'number') return null;
  // The low byte says what; the rest says more about it.
  const found = Object.entries(CODES).find(([, code]) => code === (errcode & 255));
  return found === undefined ? 'other' : (found[0] as keyof typeof CODES);
}

export function isBusy(error: unknown): boolean {
  return complaintOf(error) === 'busy';
}

/** Whether the store itself is ill, and not only what was asked of it. */
export function isIll(error: unknown): boolean {
  const complaint = complaintOf(error);
  return complaint !== null && complaint !== 'other' && complaint !== 'busy';
}

/** Why a database cannot be opened, in a sentence that says what helps. */
export function openingRefusal(error: unknown, folder: string): Error {
  switch (complaintOf(error)) {
    case 'corrupt':
    case 'notADatabase':
      return new Refusal('storage', `The database in ${folder} is damaged. Put it aside and bring back a backup: skerry restore FILE.`);
    case 'readOnly':
    case 'cannotOpen':
      return new Refusal('storage', `The database in ${folder} cannot be written to: look at the rights of the folder and its files.`);
    case 'full':
      return new Refusal('storage-full', `The disk with ${folder} is full.`);
    case 'input':
      return new Refusal('storage', `The disk with ${folder} cannot be read or written: ${(error as Error).message}.`);
    case 'busy':
      return new Refusal('storage', `Another program holds the database in ${folder}: close it and try again.`);
    default:
      return error as Error;
  }
}

import type { LogEntry, Outcome } from '@skerry/engine';
import type { Mark, Statistics } from '@skerry/presentation';
import { aspects } from '../content/aspects.ts';
import { spirits } from '../content/spirits.ts';
import type { Entry } from '../rules/log.ts';
import { lossReasons } from '../rules/state.ts';

const spiritNames = spirits.map(({ name }) => name);
const aspectNames = aspects.map(({ name }) => name);
const TERROR_LEVELS = [1, 2, 3, 4];
const wonAt = (terror: number): string => `won at terror level ${terror}`;
const lostBy = (why: string): string => `lost by ${why}`;

/** What is counted when many games of Spirit Island are played: who played, and how it ended. */
export const statistics: Statistics = {
  tables: {
    spirit: spiritNames,
    aspect: aspectNames,
    'how it ended': [...TERROR_LEVELS.map(wonAt), ...lossReasons.map(lostBy)],
  },
  marks,
};

/** A spirit is counted once it was chosen at the table, or its board was. The end is everybody's: it is counted for the first seat. */
function marks(log: readonly LogEntry[], _outcome: Outcome): Mark[] {
  const found: Mark[] = [];
  for (const entry of log as readonly Entry[]) {
    switch (entry.what) {
      case 'chose':
        found.push({ table: 'spirit', row: spiritNames[entry.spirit]!, seat: entry.seat, amount: 1 });
        if (entry.aspect !== undefined) found.push({ table: 'aspect', row: aspectNames[entry.aspect]!, seat: entry.seat, amount: 1 });
        break;
      case 'won':
        found.push({ table: 'how it ended', row: wonAt(entry.terror), seat: 0, amount: 1 });
        break;
      case 'lost':
        found.push({ table: 'how it ended', row: lostBy(entry.why), seat: 0, amount: 1 });
    }
  }
  return found;
}

import type { Outcome } from '@skerry/engine';
import type { Mark, Statistics } from '@skerry/presentation';
import { rounded } from './statistics.ts';
import { winShare } from './tally.ts';

/** A row of what was counted over many games. */
export interface CountedRow {
  readonly row: string;
  readonly amount: number;
  readonly perGame: number;
  /** Its share of the whole table, and how many times the mean share of a row that is. */
  readonly share: number;
  readonly timesMean: number;
  /** The share of it that belongs to seats that won; a win that rivals share counts as its share. */
  readonly won: number;
}

/** Adds up what a game's statistics found. */
export class Counts {
  private readonly tables: ReadonlyMap<string, Map<string, { amount: number; won: number }>>;
  private games = 0;

  constructor({ tables }: Statistics) {
    this.tables = new Map(Object.entries(tables).map(([table, rows]) => [table, new Map(rows.map((row) => [row, { amount: 0, won: 0 }]))]));
  }

  add(marks: readonly Mark[], outcome: Outcome): void {
    const worth = winShare(outcome);
    this.games++;
    for (const { table, row, seat, amount } of marks) {
      const sums = this.tables.get(table)?.get(row);
      if (sums === undefined) throw new Error(`The statistics know no row "${row}" in a table "${table}".`);
      sums.amount += amount;
      if (outcome.winners.includes(seat)) sums.won += amount * worth;
    }
  }

  /** All tables, their rows from the greatest to the least. */
  figures(): Readonly<Record<string, readonly CountedRow[]>> {
    return Object.fromEntries(
      [...this.tables].map(([table, rows]) => {
        const whole = [...rows.values()].reduce((sum, { amount }) => sum + amount, 0);
        const figures = [...rows].map(([row, { amount, won }]) => ({
          row,
          amount: rounded(amount, 2),
          perGame: rounded(amount / Math.max(1, this.games)),
          share: whole === 0 ? 0 : rounded(amount / whole, 4),
          timesMean: whole === 0 ? 0 : rounded((amount / whole) * rows.size),
          won: amount === 0 ? 0 : rounded(won / amount, 4),
        }));
        return [table, figures.toSorted((one, other) => other.amount - one.amount)];
      }),
    );
  }
}

/** The tables as text. */
export function countsText(figures: Readonly<Record<string, readonly CountedRow[]>>): string {
  return Object.entries(figures)
    .map(([table, rows]) => {
      const width = Math.max(table.length, ...rows.map(({ row }) => row.length));
      const lines = rows.map(({ row, perGame, share, timesMean, won }) =>
        [
          row.padEnd(width),
          perGame.toFixed(2).padStart(8),
          `${(100 * share).toFixed(1)} %`.padStart(7),
          timesMean.toFixed(2).padStart(6),
          `${(100 * won).toFixed(1)} %`.padStart(7),
        ].join('  '),
      );
      return [`${table.padEnd(width)}    a game    share  × mean      won`, ...lines].join('\n');
    })
    .join('\n\n');
}

import type { Telling } from '@skerry/presentation';

/** The options, by name, of a table for so many: those about seats that it does not have are left out. */
export function optionsAt<Named extends readonly [name: string, unknown]>(
  telling: Telling,
  players: number,
  options: readonly Named[],
): readonly Named[] {
  return options.filter(([name]) => (telling.option(name).seat ?? 0) < players);
}

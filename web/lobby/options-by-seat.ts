import type { Telling } from '@skerry/presentation';

/**
 * The options, by name, of a table for so many: those about the whole table, and those about each seat, by seat.
 * Those about seats that it does not have are left out; without any about seats there are no seats.
 */
export function optionsBySeat<Named extends readonly [name: string, unknown]>(
  telling: Telling,
  players: number,
  options: readonly Named[],
): { readonly table: readonly Named[]; readonly seats: readonly (readonly Named[])[] } {
  const seatOf = ([name]: Named): number | undefined => telling.option(name).seat;
  const seats = Array.from({ length: players }, (_, seat) => options.filter((option) => seatOf(option) === seat));
  return {
    table: options.filter((option) => seatOf(option) === undefined),
    seats: seats.every((ofSeat) => ofSeat.length === 0) ? [] : seats,
  };
}

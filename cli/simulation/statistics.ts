/** The normal distribution's 97.5 % point: two tails of 2.5 % leave 95 %. */
const Z = 1.959964;

export interface Share {
  readonly share: number;
  /** Wilson's 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** A share of successes with Wilson's interval, which stays sensible for few games and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const squared = Z * Z;
  const middle = share + squared / (2 * trials);
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials * trials));
  const scale = 1 + squared / trials;
  return { share, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The value below which this share of the numbers lies. They must be sorted. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Of an even number of values, what lies between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function rounded(number: number, digits = 3): number {
  return Number(number.toFixed(digits));
}

/** The eight elements, in the order in which they are counted. */
export const elements = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const;
export type Element = (typeof elements)[number];

/** How many of each element. */
export type Elements = number[];

export const noElements = (): Elements => [0, 0, 0, 0, 0, 0, 0, 0];

/** "2 sun, water" as counts. A typo fails at load. */
export function readElements(text: string): Elements {
  const counts = noElements();
  for (const [, number, name] of text.matchAll(/(?:(\d+)\s+)?(\S+?)(?:,|\s|$)+/g)) {
    const at = elements.indexOf(name as Element);
    if (at < 0) throw new Error(`There is no element "${name}".`);
    counts[at]! += Number(number ?? 1);
  }
  return counts;
}

export function hasElements(have: Elements, need: Elements): boolean {
  for (let i = 0; i < 8; i++) if (have[i]! < need[i]!) return false;
  return true;
}

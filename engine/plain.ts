/** Plain data: what a state, an answer, a log entry and a view are made of. It survives JSON unchanged. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [field: string]: Plain | undefined };

/** A deep copy of plain data. Several times faster than `structuredClone`, because it knows what it copies. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item: unknown = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyObject(item);
    }
    return list;
  }
  const fields: Record<string, unknown> = { ...value };
  for (const name in fields) {
    const item = fields[name];
    if (typeof item === 'object' && item !== null) fields[name] = copyObject(item);
  }
  return fields;
}

const keys = new WeakMap<object, string>();

/** A text that is the same for two answers exactly when they say the same. */
export function keyOf(value: object): string {
  return keys.get(value) ?? JSON.stringify(value);
}

/**
 * Answers (or one) that are made once and offered again and again: their keys are remembered. To remember the key of every
 * answer that is thrown away after its question would cost more than the keys are worth.
 */
export function fixed<T extends object>(made: T): T {
  for (const answer of Array.isArray(made) ? (made as object[]) : [made]) keys.set(answer, JSON.stringify(answer));
  return made;
}

/** Whether two pieces of plain data say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => same(item, other[i]));
  }
  if (Array.isArray(other)) return false;
  const fields = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  let count = 0;
  for (const name in fields) {
    if (fields[name] === undefined) continue;
    count++;
    if (!same(fields[name], others[name])) return false;
  }
  for (const name in others) if (others[name] !== undefined) count--;
  return count === 0;
}

/** A short fingerprint of plain data (FNV-1a over its JSON), to notice that two positions are not the same. */
export function fingerprint(value: unknown): string {
  return hash(JSON.stringify(value)).toString(16).padStart(8, '0');
}

/** FNV-1a, as an unsigned number of 32 bits. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

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

/** A text that is the same for two answers exactly when they say the same. Remembered for answers that are made once. */
export function keyOf(value: object): string {
  let key = keys.get(value);
  if (key === undefined) {
    key = JSON.stringify(value);
    keys.set(value, key);
  }
  return key;
}

/** A short fingerprint of plain data (FNV-1a over its JSON), to notice that two positions are not the same. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

import { copy } from '@skerry/engine';

/**
 * Structural patches between two pieces of plain data, small enough to send after every act.
 *
 * A patch is written for the value that it is applied to:
 * - `[value]` puts this value in its place; `[]` takes the field away;
 * - `{ field: patch, … }` goes into an object, or into a list by position;
 * - `{ "~": [at, count, item, …] }` for a list: from position `at` take out `count` items and put these in. It is the only
 *   key of its object, so a field that is really called "~" is not mistaken: fields are patched in objects, splices in lists.
 */
export type Patch = readonly [] | readonly [value: unknown] | { readonly [place: string]: Patch | Splice };
export type Splice = readonly [at: number, count: number, ...items: unknown[]];

type Fields = Record<string, unknown>;

const SPLICE = '~';

/** The patch that leads from one value to the other, or undefined if they are the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isNested(before) || !isNested(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after];
  return Array.isArray(after) ? [after] : diffFields(before as Fields, after as Fields);
}

function diffFields(before: Fields, after: Fields): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  let kept = 0;
  // Plain data inherits nothing that would be counted here; a list of the names would be made for every piece of every view.
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const was = own(before, name);
    if (was !== undefined) kept++;
    if (was === value) continue;
    const change = was === undefined ? ([value] as const) : diff(was, value);
    if (change !== undefined) put((patch ??= {}), name, change);
  }
  for (const name in before) if (before[name] !== undefined) kept--;
  if (kept === 0) return patch;
  for (const name in before) if (before[name] !== undefined && own(after, name) === undefined) put((patch ??= {}), name, []);
  return patch;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length !== after.length) return splice(before, after);
  let patch: Record<string, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    // Most of a view is numbers that stayed as they were.
    if (before[i] === after[i]) continue;
    const change = diff(before[i], after[i]);
    if (change !== undefined) (patch ??= {})[i] = change;
  }
  return patch;
}

/** Lists of different length: what is the same at both ends stays. */
function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && diff(before[head], after[head]) === undefined) head++;
  let tail = 0;
  while (tail < shorter - head && diff(before[before.length - 1 - tail], after[after.length - 1 - tail]) === undefined) tail++;
  return { [SPLICE]: [head, before.length - head - tail, ...after.slice(head, after.length - tail)] };
}

/** The patched value. The value itself is left alone, and what did not change is shared with it. */
export function apply(value: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return value;
  if (Array.isArray(patch)) return patch[0];
  const places = patch as Readonly<Record<string, Patch | Splice>>;
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    const cut = places[SPLICE];
    if (cut !== undefined) {
      const [at, count, ...items] = cut as Splice;
      list.splice(at, count, ...items);
      return list;
    }
    for (const place of Object.keys(places)) list[Number(place)] = apply(list[Number(place)], places[place] as Patch);
    return list;
  }
  if (!isNested(value)) throw new Error('this patch is for another value');
  const fields: Fields = { ...value };
  for (const name of Object.keys(places)) {
    const change = places[name] as Patch;
    if (Array.isArray(change) && change.length === 0) delete fields[name];
    else put(fields, name, apply(own(fields, name), change));
  }
  return fields;
}

/** The patched value, which is the value itself, changed. What the patch puts in is copied: nothing is shared with the patch. */
export function change(value: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return value;
  if (Array.isArray(patch)) return copy(patch[0]);
  if (!isNested(value)) throw new Error('this patch is for another value');
  const places = patch as Readonly<Record<string, Patch | Splice>>;
  if (Array.isArray(value)) {
    const cut = places[SPLICE];
    if (cut !== undefined) value.splice(...(copy(cut) as Splice));
    else for (const place in places) value[Number(place)] = change(value[Number(place)], places[place] as Patch);
    return value;
  }
  const fields = value as Fields;
  for (const name in places) {
    const inner = places[name] as Patch;
    if (Array.isArray(inner) && inner.length === 0) delete fields[name];
    else put(fields, name, change(own(fields, name), inner));
  }
  return fields;
}

/** Every view of a recording, from its first one and the patches of its moments. */
export function views(recording: { readonly first: unknown; readonly moments: readonly { readonly patch?: Patch }[] }): unknown[] {
  let view = recording.first;
  return recording.moments.map(({ patch }) => (view = apply(view, patch)));
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The field of an object itself. Only what every object inherits, functions and `__proto__`, needs a closer look. */
function own(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (typeof value !== 'function' && name !== '__proto__') return value;
  return Object.hasOwn(fields, name) ? value : undefined;
}

/** Assigning to `__proto__` would not make a field. */
function put(fields: object, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  else (fields as Fields)[name] = value;
}

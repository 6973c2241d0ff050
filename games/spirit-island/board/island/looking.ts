import { useSyncExternalStore } from 'react';
import type { PowerId } from '../../rules/state.ts';

/*
 * The power that somebody looks at, in the hand or in a panel: the island shows where it reaches. Hand and island are drawn apart, in places
 * that the frame gives them, so what is looked at lies between them.
 */

let looked: PowerId | null = null;
const watchers = new Set<() => void>();

export function lookAt(power: PowerId | null): void {
  if (looked === power) return;
  looked = power;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useLookedAt = (): PowerId | null => useSyncExternalStore(watch, () => looked);

/** A thing that is looked at as long as a pointer, a finger or the focus is on it. */
export function looking(power: PowerId): {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  const leave = (): void => lookAt(null);
  const enter = (): void => lookAt(power);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

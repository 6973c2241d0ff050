import { type SyntheticEvent, useSyncExternalStore } from 'react';
import type { PowerId } from '../../rules/state.ts';

/*
 * The power that somebody looks at, in the hand or in a panel: the island shows where it reaches. Hand and island are drawn apart, in places
 * that the frame gives them, so what is looked at lies between them.
 */

/** A power, and the thing by which it is looked at: when that is gone, nobody leaves it any more. */
interface Looked {
  readonly power: PowerId;
  readonly thing: Element;
}

let looked: Looked | null = null;
const watchers = new Set<() => void>();

function lookAt(now: Looked | null): void {
  looked = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// Asked again after every change of the island, when what was used has left the hand.
export const useLookedAt = (): PowerId | null =>
  useSyncExternalStore(watch, () => (looked?.thing.isConnected === true ? looked.power : null));

/** A thing that is looked at as long as a pointer or a finger is on it, or the focus of somebody who goes by keys: what a finger has tapped keeps the other. */
export function looking(power: PowerId): {
  readonly onPointerEnter: (event: SyntheticEvent<Element>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: SyntheticEvent<Element>) => void;
  readonly onBlur: () => void;
} {
  const leave = (): void => lookAt(null);
  const enter = ({ currentTarget }: SyntheticEvent<Element>): void => lookAt({ power, thing: currentTarget });
  const focus = (event: SyntheticEvent<Element>): void => {
    if (event.currentTarget.matches(':focus-visible')) enter(event);
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: focus, onBlur: leave };
}

import type { Action, Happening, State } from './state.ts';

/** The action that is being carried out; actions inside actions lie on top. */
export const current = ({ actions }: State): Action => actions[actions.length - 1]!;

export function note(state: State, happening: Happening): void {
  if (state.actions.length > 0) current(state).happened.push(happening);
}

/** Whether this is the first time in the action; from now on it is not. */
export function once(state: State, what: string): boolean {
  const { done } = current(state);
  if (done.includes(what)) return false;
  done.push(what);
  return true;
}

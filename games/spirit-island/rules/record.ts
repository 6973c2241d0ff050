import type { Action, Happening, State } from './state.ts';

/** The action that is being carried out; actions inside actions lie on top. */
export const current = ({ actions }: State): Action => actions[actions.length - 1]!;

/** The whole use of the power that what happens now belongs to: a land that is an action of its own is but a part of it. Without one, the action. */
export function currentUse({ actions }: State): Action {
  const now = actions[actions.length - 1]!;
  if (now.power === null) return now;
  const other = actions.findLastIndex(({ power, seat }) => power !== now.power || seat !== now.seat);
  return actions[other + 1]!;
}

export function note(state: State, happening: Happening): void {
  if (state.actions.length > 0) current(state).happened.push(happening);
}

/** Whether this is the first time in the action; from now on it is not. */
export function once(state: State, what: string, { done }: Action = current(state)): boolean {
  if (done.includes(what)) return false;
  done.push(what);
  return true;
}

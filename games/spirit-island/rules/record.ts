import type { Action, Happening, State } from './state.ts';

/** The action that is being carried out; actions inside actions lie on top. */
export const current = ({ actions }: State): Action => actions[actions.length - 1]!;

export function note(state: State, happening: Happening): void {
  if (state.actions.length > 0) current(state).happened.push(happening);
}

/** The use of a power that is being carried out: what it does in one land may be an action of its own in the midst of it. */
export function currentUse({ actions }: State): Action {
  const { seat, power } = actions.at(-1)!;
  return actions[actions.findLastIndex((action) => action.seat !== seat || action.power !== power) + 1]!;
}

/** Whether this is the first time in the action; from now on it is not. */
export function once(state: State, what: string, { done }: Action = current(state)): boolean {
  if (done.includes(what)) return false;
  done.push(what);
  return true;
}

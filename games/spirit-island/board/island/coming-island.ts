import type { State } from '../../rules/state.ts';

/*
 * The invaders act one after the other: what a build has added the next one finds. So their acts are foreseen on a copy of the island, which they change.
 */

/** A copy whose lands, rules for a while and invader deck may be changed. */
export function comingIsland(state: State): State {
  return {
    ...state,
    spaces: state.spaces.map(({ groups, tokens }) => ({ groups: groups.map((group) => ({ ...group })), tokens: [...tokens] })),
    modifiers: state.modifiers.map((modifier) => ({ ...modifier })),
    invaders: { ...state.invaders, deck: [...state.invaders.deck] },
  };
}

/** The same island when a step of the invaders comes, if nothing happens before. */
export const at = (state: State, invaderStep: number): State => ({ ...state, phase: 'invader', invaderStep, actions: [] });

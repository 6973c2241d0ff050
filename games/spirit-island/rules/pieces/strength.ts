import { sumIn } from '../modifiers.ts';
import { damageBy } from './pieces.ts';
import { DAHAN, type Human, type State } from '../state.ts';

/** What a human deals there and now, whomever it fights. */
export const strengthOf = (state: State, land: number, kind: Human): number =>
  kind === DAHAN ? damageBy(state, kind) : Math.max(0, damageBy(state, kind) - sumIn(state, 'invaders-deal-less', land));

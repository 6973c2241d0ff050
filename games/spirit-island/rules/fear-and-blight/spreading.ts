import { neighbours } from '../island/island.ts';
import { tokens } from '../pieces/pieces.ts';
import { BLIGHT, type State } from '../state.ts';

/** J-18.4: the lands to which blight may go on from these: from land to land as long as it comes to blighted ones. */
export function spreadFrom(state: State, lands: readonly number[]): ReadonlySet<number> {
  const reached = new Set<number>();
  const blighted = lands.filter((land) => tokens(state, land, BLIGHT) > 0);
  for (const land of blighted) {
    for (const near of neighbours(state, land, true)) {
      reached.add(near);
      if (tokens(state, near, BLIGHT) > 0 && !blighted.includes(near)) blighted.push(near);
    }
  }
  return reached;
}

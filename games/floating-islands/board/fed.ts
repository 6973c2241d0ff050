import { circuitsOf, redSides } from '../rules/sky.ts';
import { RUNDOR, SIDES, type Sky } from '../rules/state.ts';

/** Where on a face sources of each colour stand, the neighbours' included, and which circuits that closes. Sides are counted as the face has them. */
export function fedOf(sky: Sky, island: number): { readonly red: number; readonly blue: number; readonly circuits: number } {
  const { turns } = sky.islands[island]!;
  const own = redSides(sky.islands[island]!);
  let red = 0;
  let blue = 0;
  for (let side = 0; side < SIDES; side++) {
    const bit = 1 << ((side - turns + SIDES) % SIDES);
    if ((own & (1 << side)) === 0) blue |= bit;
    else red |= bit;
    const other = sky.beside[island * SIDES + side]!;
    if (other < 0) continue;
    if ((redSides(sky.islands[other]!) & (1 << ((side + 3) % SIDES))) === 0) blue |= bit;
    else red |= bit;
  }
  return { red, blue, circuits: island === RUNDOR ? 0 : circuitsOf(sky, island) };
}

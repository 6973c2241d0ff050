import { countOf } from '../island/conditions-of-lands.ts';
import { around, isCoastal, isSacredSite, seatWith } from '../island/island.ts';
import { appliesIn, sumIn } from '../modifiers.ts';
import { dahanIn } from '../pieces/pieces.ts';
import { distanceFromPresence } from '../pieces/presence.ts';
import { wardsIn } from '../scenarios/goals.ts';
import { type Modifier, type State, tokenNames } from '../state.ts';

/** J-38.10 */
const WARD = 3;

/** J-16.3, J-16.4: all that defends a land now. */
export function defendOf(state: State, land: number): number {
  let defend = 0;
  let bySpirits = 0;
  for (const modifier of state.modifiers) {
    if (!appliesIn(state, modifier, land)) continue;
    const n = defendBy(state, land, modifier);
    if (modifier.seat === null) defend += n;
    else bySpirits += n;
  }
  // J-24.10
  for (let seat = 0; seat < state.players; seat++) {
    const { bargains } = state.spirits[seat]!;
    if (bargains > 0 && distanceFromPresence(state, seat, land) <= 1) bySpirits += bargains * dahanIn(state, land);
  }
  defend += WARD * wardsIn(state, land);
  // J-23.4
  const earth = seatWith(state, 'earths-vitality');
  if (earth >= 0 && isSacredSite(state, earth, land)) bySpirits += 3;
  return Math.max(0, defend + Math.max(0, bySpirits - sumIn(state, 'spirits-defend-less', land)));
}

/** What one rule gives. */
function defendBy(state: State, land: number, { kind, amount, seat }: Modifier): number {
  switch (kind) {
    case 'defend':
      return amount;
    case 'defend-per-dahan':
      return amount * dahanIn(state, land);
    case 'defend-if-dahan':
      return dahanIn(state, land) > 0 ? amount : 0;
    case 'defend-if-presence':
      return state.spirits.some(({ presence }) => presence[land]! > 0) ? amount : 0;
    case 'defend-coastal':
      return isCoastal(state, land) ? amount : 0;
    case 'defend-by-troubles':
      return amount * around(state, land, false).reduce((sum, near) => sum + countOf(state, near, tokenNames), 0);
    case 'defend-per-presence':
      return amount * state.spirits[seat!]!.presence[land]!;
    case 'defend-of-presence':
      return state.spirits[seat!]!.presence[land]! > 0 ? amount : 0;
    default:
      return 0;
  }
}

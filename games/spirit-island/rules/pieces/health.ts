import { hasChange } from '../adversaries/enemy.ts';
import { appliesIn } from '../modifiers.ts';
import { baseHealth, tokens } from './pieces.ts';
import { BLIGHT, CITY, DAHAN, type Human, type State, TOWN } from '../state.ts';

/** J-31.10, J-36.15: invaders with as much health again, which effects that destroy only damage. */
export const isDurable = (state: State, land: number, kind: Human): boolean =>
  kind === TOWN && tokens(state, land, BLIGHT) === 0 && hasChange(state, 'herds-thrive');

/** J-6.1, J-28.7, J-31.13: what a human can take there and now: never less than 1. */
export function healthOf(state: State, land: number, kind: Human, strife: number): number {
  let health = baseHealth(kind);
  if ((kind === TOWN || kind === CITY) && hasChange(state, 'buildings-are-tough')) health++;
  if (isDurable(state, land, kind)) health += baseHealth(kind);
  for (const modifier of state.modifiers) {
    if (modifier.kind === 'health') {
      if (modifier.of?.includes(kind) !== false && appliesIn(state, modifier, land)) health += modifier.amount;
    } else if (modifier.kind === 'less-health') {
      if (state.spirits[modifier.seat!]!.presence[land]! > 0) health -= modifier.amount;
    } else if (modifier.kind === 'all-weaken') {
      if (appliesIn(state, modifier, land)) health -= modifier.amount;
    } else if (modifier.kind === 'health-per-strife' && kind !== DAHAN) health += modifier.amount * strife;
  }
  return Math.max(1, health);
}

import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { optionAnswer } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { deciderFor, geography } from '../island/island.ts';
import { buildingsIn, changeTokens, dahanIn, tokens } from '../pieces/pieces.ts';
import { current } from '../record.ts';
import { type Happening, type SpiritTable, type State, THIEF } from '../state.ts';

const DAHAN_TO_CATCH = 2;
const UNKNOWN = -1;
/** J-38.18: blank ones, and those with numbers. */
export const LOOT: readonly number[] = [...Array<number>(12).fill(0), 1, 1, 1, 2, 2, 3];

/** J-38.20: whether thieves may count as explorers for what happens now: only for what players do. */
function mayCount(state: State): boolean {
  if (!hasScenarioRule(state, 'despicable-theft')) return false;
  const action = state.actions.at(-1);
  if (action !== undefined) return action.seat !== null;
  return state.phase === 'spirit' || state.phase === 'fast' || state.phase === 'slow';
}

type Hit = Extract<Happening, { what: 'thief-hit' }>;
const hitsOf = (happened: readonly Happening[]): Hit[] => happened.filter((one): one is Hit => one.what === 'thief-hit');

/** J-38.20: the thieves in a land who may count as explorers now, but for those whom this action has got already. */
export function thievesAsExplorers(state: State, land: number): number {
  if (!mayCount(state)) return 0;
  const hit = state.actions.length === 0 ? 0 : hitsOf(current(state).happened).filter((one) => one.land === land).length;
  return tokens(state, land, THIEF) - hit;
}

/** J-38.20: two dahan, and neither town nor city. */
export const canCatch = (state: State, land: number): boolean => dahanIn(state, land) >= DAHAN_TO_CATCH && buildingsIn(state, land) === 0;

/** J-38.20: a thief would be destroyed, removed or replaced; whether that is so is looked at again when the action is over. */
export function hitThief(state: State, land: number, destroyed: boolean): void {
  const { power, happened } = current(state);
  const unhindered = !destroyed && power !== null && powers[power]!.unhindered === true;
  happened.push({ what: 'thief-hit', land, destroyed, caught: unhindered || canCatch(state, land) });
}

/** What this action has done to thieves. */
export const hitsInAction = (state: State): Hit[] => hitsOf(current(state).happened);

/** J-38.18: whether a thief comes to a land with an explore of it. */
export function bringsThief(state: State, land: number): boolean {
  const { number, parts } = geography(state);
  if (!hasScenarioRule(state, 'despicable-theft') || state.turn === 0) return false;
  const unseen = state.laid.thieves.filter(({ value }) => value === UNKNOWN).length;
  return parts[land]!.some((part) => number[part]! >= FROM_LAND) && state.laid.loot.length > unseen;
}

/** J-38.18: a thief from the supply, whom nobody has seen. */
export function addThief(table: SpiritTable, land: number): void {
  const { state } = table;
  changeTokens(state, land, THIEF, 1);
  state.laid.thieves.push({ land, value: UNKNOWN });
  table.log({ what: 'added', land, piece: THIEF, n: 1, rule: 'J-38.18' });
}
const FROM_LAND = 6;

/** Which of the thieves in a land it is: one that lies face down is taken by chance, of those face up the players choose. */
function* pick(table: SpiritTable, land: number, seat: Seat): Play<number> {
  const { state } = table;
  const here = state.laid.thieves.flatMap((thief, place) => (thief.land === land ? [place] : []));
  const values = [...new Set(here.map((place) => state.laid.thieves[place]!.value))];
  if (values.length === 1) return here[0]!;
  if (dahanIn(state, land) < DAHAN_TO_CATCH) return table.chance.pick(here);
  const { option } = yield* table.ask(seat, 'which-thief', values.map(optionAnswer), { about: { land } });
  return here.find((place) => state.laid.thieves[place]!.value === option)!;
}

/** A thief goes to another land with what it carries. */
export function* carryThief(table: SpiritTable, from: number, to: number): Play {
  const { state } = table;
  const place = yield* pick(table, from, state.actions.at(-1)?.seat ?? deciderFor(state, from));
  state.laid.thieves[place]!.land = to;
}

/** A thief is off the island: what it carried goes back to the supply when time passes. Returns its number. */
export function* takeThief(table: SpiritTable, land: number, look: boolean): Play<number> {
  const { state } = table;
  const { laid } = state;
  const place = yield* pick(table, land, state.actions.at(-1)?.seat ?? deciderFor(state, land));
  const [thief] = laid.thieves.splice(place, 1);
  changeTokens(state, land, THIEF, -1);
  if (thief!.value === UNKNOWN && !look) return UNKNOWN;
  const value = thief!.value === UNKNOWN ? table.chance.draw(laid.loot) : thief!.value;
  laid.gone.push(value);
  return value;
}

/** J-38.20: where two dahan are, thieves lie face up. */
export function turnUpThieves({ state, chance }: SpiritTable): void {
  for (const thief of state.laid.thieves)
    if (thief.value === UNKNOWN && dahanIn(state, thief.land) >= DAHAN_TO_CATCH) thief.value = chance.draw(state.laid.loot);
}

/** J-38.18 */
export function returnLoot({ laid }: State): void {
  laid.loot.push(...laid.gone);
  laid.gone = [];
}

import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { action } from '../action.ts';
import { addBlight } from '../fear-and-blight/blighting.ts';
import { forgettable, giveUp } from '../spirits/cards.ts';
import { elementIndex, gainEnergy } from '../spirits/elements.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { allInvaders, dealDivided } from '../pieces/harm.ts';
import { isOcean } from '../island/island.ts';
import { dahanIn, invadersIn } from '../pieces/pieces.ts';
import { ownLands } from '../pieces/presence.ts';
import { invaderStage } from '../invaders/stage.ts';
import type { PowerId, SpiritTable, State } from '../state.ts';

const FIRE = elementIndex('fire');

/** J-38.14: the cards that may be forgotten for the ritual. */
export const cardsToBurn = (state: State, seat: Seat): PowerId[] =>
  forgettable(state.spirits[seat]!).filter((card) => powers[card]!.elements[FIRE]! > 0);

export const landsToBurn = (state: State, seat: Seat): number[] => ownLands(state, seat).filter((land) => !isOcean(state, land));

/** J-38.14: whether a spirit that has grown may perform the ritual, which it may do once a turn. */
export const canBurn = (state: State, seat: Seat): boolean =>
  hasScenarioRule(state, 'destroying-flame') &&
  !state.spirits[seat]!.doneThisTurn.includes('burnt') &&
  cardsToBurn(state, seat).length > 0 &&
  landsToBurn(state, seat).length > 0;

/** J-38.14 */
export function* burn(table: SpiritTable, seat: Seat, card: PowerId, land: number): Play {
  const { state } = table;
  state.spirits[seat]!.doneThisTurn.push('burnt');
  yield* action(table, { kind: 'scenario', seat, land, name: 'flame' }, function* () {
    yield* giveUp(table, seat, card);
    state.laid.flames.push(land);
    table.log({ what: 'flame', land, rule: 'J-38.14' });
    yield* addBlight(table, land);
    if (state.over) return;
    const stage = invaderStage(state);
    table.log({ what: 'energy', seat, n: gainEnergy(state, seat, stage), from: 'effect', rule: 'J-38.14' });
    if (invadersIn(state, land) === 0) return;
    generateFear(table, stage, land);
    yield* dealDivided(table, seat, land, dahanIn(state, land), allInvaders);
  });
}

import type { Play, Seat } from '@skerry/engine';
import { type Action, actionCards, actions } from '../content/action-cards.ts';
import { capture, captureSources, muster } from './capture.ts';
import { bribable, bribery, canRecruit, canSupport, crowdedIslands, recruitment, superiority, support } from './forces.ts';
import {
  canTransport,
  conversion,
  convertible,
  illegalMining,
  minable,
  mining,
  rotation,
  speculation,
  transport,
  withPermanent,
} from './gravity.ts';
import { type FloatingIslands, type IslandsTable, neighbouring, ownIslands } from './state.ts';

/** F-4.3: whether an action can be carried out. `own` are the player's islands, as bits. */
function isPossible(state: FloatingIslands, seat: Seat, own: number, action: Action): boolean {
  switch (action) {
    case 'capture':
      return captureSources(state, seat, own) !== 0;
    case 'illegal-mining':
    case 'rotation':
      return own !== 0;
    case 'muster':
      return state.corporations[seat]!.destroyed > 0;
    case 'mining':
      return minable(state, own) !== 0;
    case 'superiority':
      return crowdedIslands(state, own) !== 0;
    case 'transport':
      return canTransport(state, own);
    case 'recruitment':
      return canRecruit(state, seat, own);
    case 'conversion':
      return convertible(state, own) !== 0;
    case 'support':
      return canSupport(state, seat, own);
    case 'bribery':
      return bribable(state, own) !== 0;
    case 'speculation':
      return withPermanent(state, own | neighbouring(state, own)) !== 0;
  }
}

/** The actions of a card that can be carried out now: bit 0 for the first, bit 1 for the second. */
export function possibleActions(state: FloatingIslands, seat: Seat, card: number): number {
  const own = ownIslands(state, seat);
  const [first, second] = actionCards[card]!.actions;
  return (isPossible(state, seat, own, first) ? 1 : 0) | (isPossible(state, seat, own, second) ? 2 : 0);
}

/** The cards of which at least one action can be carried out, as bits. The second action is the one that is more often possible. */
export function playableCards(state: FloatingIslands, seat: Seat): number {
  const own = ownIslands(state, seat);
  let bits = 0;
  for (let card = 0; card < actionCards.length; card++) {
    const [first, second] = actionCards[card]!.actions;
    if (isPossible(state, seat, own, second) || isPossible(state, seat, own, first)) bits |= 1 << card;
  }
  return bits;
}

/** F-4.2: one of the twelve actions. */
export function* act(table: IslandsTable, seat: Seat, action: Action): Play {
  table.log({ what: 'action', seat, action, rule: actions[action] });
  for (const corporation of table.state.corporations) corporation.lost = 0;
  switch (action) {
    case 'capture':
      return yield* capture(table, seat);
    case 'illegal-mining':
      return yield* illegalMining(table, seat);
    case 'muster':
      return muster(table, seat, 'F-11.3');
    case 'mining':
      return yield* mining(table, seat);
    case 'superiority':
      return yield* superiority(table, seat);
    case 'transport':
      return yield* transport(table, seat);
    case 'recruitment':
      return yield* recruitment(table, seat);
    case 'conversion':
      return yield* conversion(table, seat);
    case 'support':
      return yield* support(table, seat);
    case 'rotation':
      return yield* rotation(table, seat);
    case 'bribery':
      return yield* bribery(table, seat);
    case 'speculation':
      return yield* speculation(table, seat);
  }
}

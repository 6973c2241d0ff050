import type { Play, Seat } from '@skerry/engine';
import { power } from '../../content/power.ts';
import { action } from '../action.ts';
import { done } from '../action-body.ts';
import { cardPlays } from '../spirits/elements.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { payEnergy } from '../powers/paying.ts';
import { buildingsIn, tokens } from '../pieces/pieces.ts';
import { meansFor } from '../powers/usable.ts';
import { reachFar, spendMeans } from '../powers/using.ts';
import { purseOf } from '../powers/purse.ts';
import { BLIGHT, type PowerId, type SpiritTable, type State } from '../state.ts';
import { targetLands } from '../powers/targeting.ts';

/** J-38.9: what a card that lies face down is. */
const WARDING = power('unique', 'branch-and-claw', null, 'Warding', { speed: 'slow', range: 0, from: 'sacred-site' }, []);
const PRICE = 2;

/** J-38.9: the cards that may be played face down now. */
export function cardsForWarding(state: State, seat: Seat): readonly PowerId[] {
  const spirit = state.spirits[seat]!;
  if (!hasScenarioRule(state, 'ward-the-shores') || spirit.faceDown.length > 0 || spirit.plays >= cardPlays(spirit)) return [];
  return spirit.hand;
}

/** J-38.9: a card play for nothing, without elements. */
export function playFaceDown(table: SpiritTable, seat: Seat, card: PowerId): void {
  const spirit = table.state.spirits[seat]!;
  spirit.hand.splice(spirit.hand.indexOf(card), 1);
  spirit.faceDown.push(card);
  spirit.plays++;
  table.log({ what: 'played-face-down', seat, card, rule: 'J-38.9' });
}

/** J-38.9: what a pattern costs in a land. */
export const priceOfWard = (state: State, land: number): number => PRICE * (tokens(state, land, BLIGHT) + buildingsIn(state, land));

const isInTime = ({ phase }: State): boolean => phase === 'slow';

/** J-38.9: where a spirit may add a pattern now. */
export function wardLands(state: State, seat: Seat): { readonly land: number; readonly far: boolean }[] {
  const spirit = state.spirits[seat]!;
  if (spirit.faceDown.length === 0 || spirit.doneThisTurn.includes('warded')) return [];
  if (!isInTime(state) && meansFor(state, seat, WARDING, state.phase).length === 0) return [];
  return targetLands(state, seat, WARDING, []).filter(({ land, far }) => priceOfWard(state, land) + Number(far) <= purseOf(state, seat));
}

export function* ward(table: SpiritTable, seat: Seat, land: number): Play {
  const { state } = table;
  const { far } = wardLands(state, seat).find((one) => one.land === land)!;
  if (!isInTime(state)) spendMeans(table, seat, WARDING, meansFor(state, seat, WARDING, state.phase)[0]!);
  state.spirits[seat]!.doneThisTurn.push('warded');
  if (far) reachFar(table, seat);
  payEnergy(table, seat, priceOfWard(state, land));
  yield* action(table, { kind: 'spirit', seat, land, name: 'warding' }, () =>
    done(() => {
      state.laid.wards.push(land);
      table.log({ what: 'warded', land, rule: 'J-38.9' });
    }),
  );
}

import type { Play } from '@skerry/engine';
import { no, seatAnswer, stop, yes } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { distanceBetween, wholeOf } from '../island/geography.ts';
import { deciderFor, geography } from '../island/island.ts';
import { purseOf, spend } from '../powers/purse.ts';
import { current } from '../record.ts';
import { type Action, DAHAN, type Human, type SpiritTable, type State } from '../state.ts';

import { hasFind, isOfFire, paysForFind } from './finds.ts';

const FLAME_PRICE = 2;

/** J-38.13: whether no flame burns near enough to a land. */
export function isImmune(state: State, land: number, kind: Human): boolean {
  if (kind === DAHAN || !hasScenarioRule(state, 'destroying-flame')) return false;
  const known = geography(state);
  return !state.laid.flames.some((flame) => distanceBetween(known, wholeOf(state.island, flame), land) <= 1);
}

/** J-38.13: whether these humans may be harmed in a land now, for which somebody may pay. */
export function* mayHarm(table: SpiritTable, land: number, kind: Human): Play<boolean> {
  const { state } = table;
  if (kind !== DAHAN && hasFind(state, 1, 'invaders') && isOfFire(state) && !(yield* paysForFind(table, 1, land))) return false;
  if (!isImmune(state, land, kind)) return true;
  return state.actions.length > 0 && (yield* isPaidFor(table, land));
}

/** Of these kinds those that may be harmed. */
export function* harmable(table: SpiritTable, land: number, kinds: readonly Human[]): Play<readonly Human[]> {
  const invader = kinds.find((kind) => kind !== DAHAN && table.state.spaces[land]!.groups.some((group) => group.kind === kind));
  if (invader === undefined || (yield* mayHarm(table, land, invader))) return kinds;
  return kinds.filter((kind) => kind === DAHAN);
}

/** A spirit pays once for a use of its power; for what is no spirit's, anybody may, once for each land. */
function* isPaidFor(table: SpiritTable, land: number): Play<boolean> {
  const { state } = table;
  const { seat, power } = current(state);
  const [paid, refused] = seat === null ? [`flame for ${land}`, `no flame for ${land}`] : ['flame', 'no flame'];
  const isSame = (action: Action): boolean =>
    action === current(state) || (seat !== null && action.seat === seat && action.power === power);
  const outermost = state.actions.find(isSame)!;
  if (outermost.done.includes(paid)) return true;
  if (outermost.done.includes(refused)) return false;
  const payer = yield* choosePayer(table, land);
  outermost.done.push(payer === null ? refused : paid);
  if (payer === null) return false;
  spend(table, payer, FLAME_PRICE);
  table.log({ what: 'paid', seat: payer, n: FLAME_PRICE, rule: 'J-38.13' });
  return true;
}

function* choosePayer(table: SpiritTable, land: number): Play<number | null> {
  const { state } = table;
  const { seat } = current(state);
  const able = state.spirits.flatMap((_, one) => (purseOf(state, one) >= FLAME_PRICE && (seat === null || one === seat) ? [one] : []));
  if (able.length === 0) return null;
  if (seat !== null) {
    const { kind } = yield* table.ask(seat, 'pay-for-harm', [yes, no], { about: { land, left: FLAME_PRICE } });
    return kind === 'yes' ? seat : null;
  }
  const answer = yield* table.ask(deciderFor(state, land), 'who-pays-for-harm', [...able.map(seatAnswer), stop], {
    about: { land, left: FLAME_PRICE },
  });
  return answer.kind === 'stop' ? null : answer.seat;
}

import type { Play, Seat } from '@skerry/engine';
import { blightCards } from '../content/blight-cards.ts';
import { action } from './action.ts';
import { landAnswer, no, yes } from './answers.ts';
import { resolveSteps } from './carry-out.ts';
import { hasScenarioRule } from './enemy.ts';
import { deciderFor, hasRule, neighbours, seatWith } from './island.ts';
import { isPower } from './moving.ts';
import { holdsIn } from './modifiers.ts';
import { changeTokens, tokens } from './pieces.ts';
import { destroyPresence } from './losing-presence.ts';
import { current, note } from './record.ts';
import { wardsIn } from './scenarios/goals.ts';
import { BLIGHT, type SpiritTable, type State } from './state.ts';

/**
 * J-18.1, J-18.2, J-18.3, J-18.4, J-18.5: blight from the card to a land. `harmless` blight destroys no presence and does
 * not cascade, `still` blight only does not cascade; `when`: what happens when it is added, before it cascades.
 */
export function* addBlight(
  table: SpiritTable,
  land: number,
  n = 1,
  {
    harmless = false,
    still = false,
    spare,
    when,
  }: { readonly harmless?: boolean; readonly still?: boolean; readonly spare?: Seat; readonly when?: () => Play } = {},
): Play {
  const { state } = table;
  // Of an empty card nothing can be taken: the game is lost when the action is over.
  if (state.lost === 'blight' || holdsIn(state, 'no-blight', land)) return;
  if (yield* isFromTheBox(table, land, n)) state.blight.box += n;
  else yield* takeFromCard(table, n);
  if (state.over) return;
  const before = tokens(state, land, BLIGHT);
  changeTokens(state, land, BLIGHT, n);
  table.log({ what: 'added', land, piece: BLIGHT, n, rule: 'J-18.2' });
  note(state, { what: 'blight-added', land });
  breakWards(table, land);
  if (harmless) return;
  const bedrock = isBedrock(state, land);
  for (let seat = 0; seat < state.players; seat++)
    if (!bedrock && seat !== spare && !isFireproof(state, seat)) yield* destroyPresence(table, seat, land, 1);
  if (when !== undefined) yield* when();
  if (before === 0 || still || bedrock || holdsIn(state, 'no-cascade', land)) return;
  const lands = neighbours(state, land, true);
  if (lands.length === 0) return;
  // J-1.4, J-1.5: where a power added it, its user chooses; else the table does, and the land's own spirit answers for it.
  const seat = isPower(state) ? current(state).seat! : deciderFor(state, land);
  const { land: next } = yield* table.ask(seat, 'cascade', lands.map(landAnswer), { about: { from: land } });
  yield* addBlight(table, next);
}

/** J-38.10 */
function breakWards(table: SpiritTable, land: number): void {
  const { laid } = table.state;
  const n = wardsIn(table.state, land);
  if (n === 0) return;
  laid.wards = laid.wards.filter((there) => there !== land);
  table.log({ what: 'wards-broken', land, n, rule: 'J-38.10' });
}

/** J-40.31: no more blight than Stone's presence does no harm. */
function isBedrock(state: State, land: number): boolean {
  const seat = seatWith(state, 'bestow-the-endurance-of-bedrock');
  return seat >= 0 && state.spirits[seat]!.presence[land]! >= tokens(state, land, BLIGHT);
}

/** J-40.5 */
const isFireproof = (state: State, seat: Seat): boolean => current(state).seat !== null && hasRule(state, seat, 'destructive-nature');

/** Stone may pay for blight in its lands, so that it comes from the box and not from the card. */
function* isFromTheBox(table: SpiritTable, land: number, n: number): Play<boolean> {
  const { state } = table;
  for (const { kind, amount, seat } of state.modifiers) {
    if (kind !== 'blight-from-the-box' || seat === null || state.spirits[seat]!.presence[land] === 0) continue;
    const price = amount * n;
    if (state.spirits[seat]!.energy < price) continue;
    const { kind: said } = yield* table.ask(seat, 'blight-from-the-box', [yes, no], { about: { land, left: price } });
    if (said === 'no') return false;
    state.spirits[seat]!.energy -= price;
    table.log({ what: 'paid', seat, n: price });
    return true;
  }
  return false;
}

/** J-18.7, J-18.8, J-18.10 */
export function* takeFromCard(table: SpiritTable, n: number): Play {
  const { state } = table;
  const { blight } = state;
  blight.pool -= n;
  if (blight.pool > 0) return;
  if (blight.card >= 0) {
    state.lost ??= 'blight';
    return;
  }
  const again = state.laid.beside;
  const card = again === null ? table.chance.draw(blight.unseen) : again.card;
  blight.card = card;
  const { perPlayer, immediate } = blightCards[card]!;
  const less = hasScenarioRule(state, 'blitz-blight') ? 1 : 0;
  // J-38.3
  blight.pool += again === null ? (perPlayer - less) * state.players : again.n;
  state.laid.beside = null;
  table.log({ what: 'blight-card', card, rule: 'J-18.7' });
  if (blight.pool <= 0) state.lost ??= 'blight';
  if (immediate.length === 0) return;
  yield* action(table, { kind: 'blight', name: blightCards[card]!.name }, () =>
    resolveSteps({ table, seat: 0, user: null, target: null, land: -1, power: null }, immediate),
  );
}

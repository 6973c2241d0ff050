import type { Play, Seat } from '@skerry/engine';
import { landAnswer, type LoseAnswer, no, stop, yes } from '../answers.ts';
import { isDream } from './dreams.ts';
import { allInvaders, dealDivided } from './harm.ts';
import { isSettled } from './hunting-grounds.ts';
import { hasRule, neighbours } from '../island/island.ts';
import { glimpseTheVoid, mayBeIn, movePresence, ownLands } from './presence.ts';
import { current, note, currentUse } from '../record.ts';
import { DAHAN, type SpiritTable, type State } from '../state.ts';

const saved = (seat: Seat, land: number): string => `saved presence ${seat} ${land}`;

/** J-13.13: how much presence of a spirit in a land can be destroyed: not what was saved from this action already. */
function vulnerable(state: State, seat: Seat, land: number): number {
  const { presence } = state.spirits[seat]!;
  if (state.actions.length === 0) return presence[land]!;
  return Math.max(0, presence[land]! - currentUse(state).done.filter((one) => one === saved(seat, land)).length);
}

/** Destroys so many presence of a spirit in a land, or as many as are there; returns how many. */
export function* destroyPresence(table: SpiritTable, seat: Seat, land: number, n: number): Play<number> {
  const { state } = table;
  // J-23.8
  if (isDream(state) && current(state).seat !== seat) return 0;
  const spirit = state.spirits[seat]!;
  const doomed = Math.min(n, vulnerable(state, seat, land));
  const lost = doomed === 0 ? 0 : doomed - (yield* flow(table, seat, land, doomed));
  // J-40.38: saved presence blasts all the same.
  if (lost === 0 && doomed > 0 && hasRule(state, seat, 'collapse-in-a-blast')) yield* collapse(table, seat, land, doomed);
  if (lost === 0) return 0;
  spirit.presence[land]! -= lost;
  spirit.destroyed += lost;
  note(state, { what: 'presence-destroyed', seat, land, count: lost });
  table.log({ what: 'lost-presence', seat, land, n: lost });
  glimpseTheVoid(table, seat, land, lost);
  if (hasRule(state, seat, 'collapse-in-a-blast')) yield* collapse(table, seat, land, doomed);
  return lost;
}

/** J-40.37: as much damage to invaders, and apart from it to dahan. J-13.4: its spirit divides both, whatever destroyed the presence. */
function* collapse(table: SpiritTable, seat: Seat, land: number, n: number): Play {
  for (const kinds of [allInvaders, [DAHAN]] as const) yield* dealDivided(table, seat, land, n, kinds);
}

/** Flowing and Silent Forms: presence that would be destroyed may be pushed instead; returns how many. */
function* flow(table: SpiritTable, seat: Seat, land: number, n: number): Play<number> {
  const { state } = table;
  if (isSettled(state, seat) || !state.modifiers.some(({ kind, land: where }) => kind === 'presence-flows' && where === land)) return 0;
  for (let gone = 0; gone < n; gone++) {
    const lands = neighbours(state, land, true).filter((to) => mayBeIn(state, seat, to, true));
    if (lands.length === 0) return gone;
    const answer = yield* table.ask(seat, 'presence-flows', [...lands.map(landAnswer), stop], { about: { land } });
    if (answer.kind === 'stop') return gone;
    movePresence(table, seat, land, answer.land);
    currentUse(state).done.push(saved(seat, answer.land));
  }
  return n;
}

/** J-40.32: Stone may pay for presence that an event or a blight card would destroy. */
export function* isKept(table: SpiritTable, owner: Seat, land: number): Play<boolean> {
  const { state } = table;
  const rule = state.modifiers.find(({ kind }) => kind === 'keep-presence');
  const { kind } = current(state);
  if (rule === undefined || (kind !== 'event' && kind !== 'blight') || state.spirits[rule.seat!]!.energy < rule.amount) return false;
  const { kind: said } = yield* table.ask(rule.seat!, 'keep-presence', [yes, no], { about: { land, to: owner, left: rule.amount } });
  if (said === 'no') return false;
  state.spirits[rule.seat!]!.energy -= rule.amount;
  table.log({ what: 'paid', seat: rule.seat!, n: rule.amount });
  currentUse(state).done.push(saved(owner, land));
  return true;
}

/** The lands in which presence of a spirit could be destroyed. */
export const losableLands = (state: State, seat: Seat): number[] =>
  ownLands(state, seat).filter((land) => vulnerable(state, seat, land) > 0);

/** How much presence of a spirit could be destroyed. */
export const losable = (state: State, seat: Seat): number =>
  losableLands(state, seat).reduce((sum, land) => sum + vulnerable(state, seat, land), 0);

/** Presence of anybody in these lands, to choose from. J-24.5: not what is out of play. */
export const presenceIn = (state: State, isThere: (land: number) => boolean): LoseAnswer[] =>
  state.spirits.flatMap((_, seat) =>
    losableLands(state, seat).flatMap((land) => (isThere(land) ? [{ kind: 'lose' as const, seat, land }] : [])),
  );

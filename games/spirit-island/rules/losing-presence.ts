import type { Play, Seat } from '@skerry/engine';
import { invaders } from '../content/step.ts';
import { dealDamage } from './dealing.ts';
import { landAnswer, type LoseAnswer, no, stop, yes } from './answers.ts';
import { isSettled } from './hunting-grounds.ts';
import { hasRule, neighbours } from './island.ts';
import { glimpseTheVoid, mayBeIn, movePresence } from './presence.ts';
import { current, note } from './record.ts';
import type { SpiritTable, State } from './state.ts';

/** Destroys so many presence of a spirit in a land, or as many as are there; returns how many. */
export function* destroyPresence(table: SpiritTable, seat: Seat, land: number, n: number): Play<number> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const doomed = Math.min(n, spirit.presence[land]!);
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

/** J-40.37: as much damage to invaders, and apart from it to dahan. */
function* collapse(table: SpiritTable, seat: Seat, land: number, n: number): Play {
  const doing = { table, seat, user: seat, target: null, land, power: null };
  for (const to of [invaders, ['dahan'] as const]) yield* dealDamage(doing, { do: 'damage', n, to, spread: 'divided' });
}

/** Flowing and Silent Forms: presence that would be destroyed may be pushed instead; returns how many. */
function* flow(table: SpiritTable, seat: Seat, land: number, n: number): Play<number> {
  const { state } = table;
  if (isSettled(state, seat) || !state.modifiers.some(({ kind, land: where }) => kind === 'presence-flows' && where === land)) return 0;
  for (let saved = 0; saved < n; saved++) {
    const lands = neighbours(state, land, true).filter((to) => mayBeIn(state, seat, to, true));
    if (lands.length === 0) return saved;
    const answer = yield* table.ask(seat, 'presence-flows', [...lands.map(landAnswer), stop], { about: { land } });
    if (answer.kind === 'stop') return saved;
    movePresence(table, seat, land, answer.land);
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
  return true;
}

/** Presence of anybody in these lands, to choose from. */
export const presenceIn = ({ spirits }: State, isThere: (land: number) => boolean): LoseAnswer[] =>
  spirits.flatMap(({ presence }, seat) =>
    presence.flatMap((n, land) => (n > 0 && isThere(land) ? [{ kind: 'lose' as const, seat, land }] : [])),
  );

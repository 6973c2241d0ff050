import type { Play, Seat } from '@skerry/engine';
import { landAnswer } from './answers.ts';
import { resolveSteps } from './powers/carry-out.ts';
import { hasChange } from './adversaries/enemy.ts';
import { ofEvents } from './events/event-conditions.ts';
import { distanceBetween } from './island/geography.ts';
import { drown } from './pieces/harm.ts';
import { isDurable } from './pieces/health.ts';
import { deciderOn, geography, isOcean, oceanInPlay, seatWith, shoresOf } from './island/island.ts';
import { destroyPresence } from './pieces/losing-presence.ts';
import { humans } from './pieces/pieces.ts';
import { destroyedIn, ofPowers } from './powers/power-conditions.ts';
import { ownLands } from './pieces/presence.ts';
import { insurrection, taint } from './scenarios/scenario-conditions.ts';
import { ofSpirits } from './spirits/spirit-conditions.ts';
import { type Action, type ActionKind, DAHAN, type SpiritTable, type State, TOWN } from './state.ts';
import { washAshore } from './island/stranded.ts';

/** An action that a condition brings about. */
export interface Due {
  /** Names the condition: what it brought about does not meet it again, in no land. */
  readonly id: string;
  readonly name: string;
  readonly kind: ActionKind;
  readonly seat: Seat | null;
  readonly power: number | null;
  readonly land: number | null;
  /** It comes after the others. */
  readonly last?: true;
  /** It deals with those whom the action moved. */
  readonly ofMoved?: true;
  readonly body: (table: SpiritTable) => Play;
}

/** J-14.9, J-14.10: what an action that is over brings about. */
export function conditionsAfter(state: State, record: Action): Due[] {
  const due = [
    ...drowning(state, record),
    ...swornToVictory(state, record),
    ...ofPowers(state, record),
    ...ofSpirits(state, record),
    ...ofEvents(state, record),
    ...insurrection(state, record),
    ...runoff(state, record),
    ...taint(state, record),
  ];
  return due.filter(({ id }) => !record.chain.includes(id));
}

/** J-23.14 */
function drowning(state: State, { happened }: Action): Due[] {
  const seat = seatWith(state, 'drowning');
  if (seat < 0) return [];
  const oceans = new Set(
    happened.flatMap((one) => (one.what === 'moved' && isOcean(state, one.to) && oceanInPlay(state, one.to) ? [one.to] : [])),
  );
  return [...oceans].map((ocean) => ({
    id: 'drowning',
    name: 'drowning',
    kind: 'spirit' as const,
    seat,
    power: null,
    land: ocean,
    ofMoved: true as const,
    *body(table) {
      const { groups } = table.state.spaces[ocean]!;
      // J-40.40: towns that are durable bear what they take together.
      const durable = isDurable(table.state, ocean, TOWN) ? groups.find(({ kind }) => kind === TOWN) : undefined;
      const towns = humans(table.state, ocean, TOWN);
      for (const group of groups.filter(({ kind }) => durable === undefined || kind !== TOWN))
        yield* drown(table, seat, ocean, group, group.count);
      if (durable !== undefined) yield* drown(table, seat, ocean, durable, towns);
      // J-38.13, J-40.40: who did not die of it, or was not to be harmed, cannot stay there.
      yield* washAshore(table, ocean);
    },
  }));
}

/** J-23.18 */
function swornToVictory(state: State, { kind, land, happened }: Action): Due[] {
  const seat = seatWith(state, 'sworn-to-victory');
  if (seat < 0 || kind !== 'ravage' || land === null) return [];
  const lost = destroyedIn(happened, land, (piece) => piece === DAHAN);
  if (lost === 0) return [];
  return [
    {
      id: 'sworn-to-victory',
      name: 'sworn-to-victory',
      kind: 'spirit',
      seat,
      power: null,
      land,
      *body(table) {
        const known = geography(table.state);
        for (let i = 0; i < lost; i++) {
          const lands = ownLands(table.state, seat).filter((own) => distanceBetween(known, own, land) <= 1);
          if (lands.length === 0) return;
          const answer = yield* table.ask(seat, 'lose-presence', lands.map(landAnswer), { about: { land } });
          yield* destroyPresence(table, seat, answer.land, 1);
        }
      },
    },
  ];
}

/** J-36.32: after a ravage that added blight to the coast of a board, its ocean gets some. */
function runoff(state: State, { kind, happened }: Action): Due[] {
  if (kind !== 'ravage' || !hasChange(state, 'runoff-and-bilgewater')) return [];
  const { lands } = geography(state);
  const coasts = happened.flatMap((one) => (one.what === 'blight-added' ? shoresOf(state, one.land) : []));
  return [...new Set(coasts)].map((slot) => ({
    id: 'runoff',
    name: 'runoff-and-bilgewater',
    kind: 'adversary' as const,
    seat: null,
    power: null,
    land: lands + slot,
    body: (table) =>
      resolveSteps({ table, seat: deciderOn(state, slot), user: null, target: null, land: lands + slot, power: null }, [
        { do: 'add', n: 1, what: 'blight', still: true },
      ]),
  }));
}

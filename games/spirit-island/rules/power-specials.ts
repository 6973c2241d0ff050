import type { Plain, Play, Seat } from '@skerry/engine';
import type { Power } from '../content/power.ts';
import { powers } from '../content/powers.ts';
import type { Named, Step } from '../content/step.ts';
import { about, type Doing } from './amounts.ts';
import { landAnswer, type MoveAnswer, optionAnswer, seatAnswer, stop } from './answers.ts';
import { resolveSteps } from './carry-out.ts';
import { countOf, pieceOf } from './conditions-of-lands.ts';
import { returnPresence } from './giving.ts';
import { isDream } from './harm.ts';
import { isSettled } from './hunting-grounds.ts';
import { geography, isCoastal, landsOf, neighbours } from './island.ts';
import { destroyPresence } from './losing-presence.ts';
import { move } from './moving.ts';
import { payEnergy } from './paying.ts';
import { mayBeIn, movePresence, ownLands, restorable } from './presence.ts';
import { purseOf } from './purse.ts';
import { mayStay, moves } from './pushing.ts';
import { note } from './record.ts';
import { DAHAN } from './state.ts';
import { strifeStrikes } from './strife-strikes.ts';
import { originsFor, originsOfTarget } from './targeting.ts';

/** Rules of single minor and major powers of Branch & Claw and Jagged Earth. */
export const powerSpecials = {
  /** J-41.5: Fire and Flood: a second land, at most so far from a sacred site that the first one was targeted from. */
  *'choose-second-target'({ table, seat, land, power }: Doing, n: number): Play {
    const { state } = table;
    const near = powers[power!]!;
    const far: Power = { ...near, target: { ...near.target, range: n } as Power['target'] };
    const sites = originsOfTarget(state, seat, near, [], land);
    const lands = landsOf(state, true).filter(
      (other) => other !== land && originsFor(state, seat, far, [], other).some((site) => sites.includes(site)),
    );
    if (lands.length === 0) return;
    const answer = yield* table.ask(seat, 'target', lands.map(landAnswer), { about: { power, far: [] } });
    note(state, { what: 'targeted', land: answer.land });
  },

  /** Flow Like Water: one presence of the target is pushed, and takes others along; with the threshold also cities and blight. */
  *'flow-with-presence'({ table, target }: Doing, more: number): Play {
    const { state } = table;
    const seat = target!;
    if (isSettled(state, seat)) return;
    const from = yield* table.ask(seat, 'move-presence-from', [...ownLands(state, seat).map(landAnswer), stop]);
    if (from.kind === 'stop') return;
    const lands = neighbours(state, from.land, true).filter((near) => mayBeIn(state, seat, near, true));
    if (lands.length === 0) return;
    const { land: to } = yield* table.ask(seat, 'move-presence-to', lands.map(landAnswer), { about: { from: from.land } });
    movePresence(table, seat, from.land, to);
    const along: readonly Named[] = more > 0 ? ['explorer', 'town', 'dahan', 'city', 'blight'] : ['explorer', 'town', 'dahan'];
    for (const kind of along) yield* takeAlong({ table, seat, user: seat, target, land: to, power: null }, kind, 2, from.land, to);
  },

  'strife-strikes': strifeStrikes,

  /** Hazards Spread: a kind of token that lies next to this land; disease costs 1 energy. */
  *'spread-a-hazard'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const near = neighbours(state, land, true);
    const kinds = (['badlands', 'beasts', 'disease', 'strife', 'wilds'] as const).filter(
      (kind) =>
        near.some((other) => countOf(state, other, [kind]) > 0) &&
        (kind !== 'disease' || purseOf(state, seat) > 0) &&
        (kind !== 'strife' || state.spaces[land]!.groups.some((group) => group.kind !== DAHAN)),
    );
    if (kinds.length === 0) return;
    const options = kinds.map((kind): readonly Step[] => {
      const add: Step = { do: 'add', n: 1, what: kind };
      return kind === 'disease' ? [{ do: 'pay', n: 1, must: true, steps: [add] }] : [add];
    });
    const { option } = yield* table.ask(
      seat,
      'either',
      options.map((_, i) => optionAnswer(i)),
      { about: { ...about(doing), options: options as unknown as Plain } },
    );
    yield* resolveSteps(doing, options[option]!);
  },

  /** Skies Herald: a spirit that is on the target board. */
  *'a-spirit-of-the-board-returns'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const { board } = geography(state);
    const spirits = state.spirits.flatMap(({ presence }, other) =>
      restorable(state, other, land, true) > 0 && presence.some((n, space) => n > 0 && board[space] === board[land]) ? [other] : [],
    );
    if (spirits.length === 0) return;
    const { seat: whose } = yield* table.ask(seat, 'return-whose', spirits.map(seatAnswer), { about: about(doing) });
    yield* returnPresence(doing, whose, 1);
  },

  /** Strong and Constant Currents: up to so many dahan. */
  'ferry-dahan': (doing: Doing, n: number): Play => ferryDahan(doing, n, true),
  /** J-40.42 */
  'ferry-most-dahan': (doing: Doing, n: number): Play => ferryDahan(doing, n, false),

  /** Draw Towards a Consuming Void: from each adjacent land one of each. */
  *'draw-in'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    for (const from of neighbours(state, land, true)) {
      for (const kind of ['explorer', 'town', 'city', 'dahan', 'beasts'] as const) {
        const answers = moves(doing, [pieceOf(kind)], [from], [land]);
        if (answers.length === 0) continue;
        // J-30.2
        const mayAllStay = answers.every((answer) => mayStay(state, answer));
        const answer = yield* table.ask(seat, 'gather', mayAllStay ? [...answers, stop] : answers, { about: { ...about(doing), left: 1 } });
        if (answer.kind !== 'stop') yield* move(table, answer);
      }
      const present = state.spirits.flatMap(({ presence }, other) =>
        presence[from]! > 0 && mayBeIn(state, other, land, true) && !isSettled(state, other) ? [other] : [],
      );
      if (present.length === 0) continue;
      const whose = yield* table.ask(seat, 'draw-whose', present.map(seatAnswer), { about: { ...about(doing), from } });
      movePresence(table, whose.seat, from, land);
    }
  },

  *'each-spirit-here-loses-presence'({ table, user, land }: Doing): Play {
    // J-23.8: in a dream only presence of who dreams it.
    for (let seat: Seat = 0; seat < table.state.players; seat++)
      if (seat === user || !isDream(table.state)) yield* destroyPresence(table, seat, land, 1);
  },

  /** Transform to a Murderous Darkness: all of the target's presence here leaves the game for as many badlands. */
  *'presence-to-badlands'(doing: Doing): Play {
    const { table, target, land } = doing;
    const spirit = table.state.spirits[target!]!;
    const count = spirit.presence[land]!;
    spirit.presence[land] = 0;
    spirit.gone += count;
    table.log({ what: 'presence-gone', seat: target!, land, n: count });
    note(table.state, { what: 'presence-replaced', land, count });
    yield* resolveSteps(doing, [{ do: 'add', n: count, what: 'badlands' }]);
  },

  /** Unleash a Torrent: as much energy as one likes, for as much damage in a land of one's own. */
  *'burn-energy'(doing: Doing): Play {
    const { table, seat } = doing;
    const { state } = table;
    const energy = purseOf(state, seat);
    const lands = ownLands(state, seat).filter((land) => state.spaces[land]!.groups.some(({ kind }) => kind !== DAHAN));
    if (energy === 0 || lands.length === 0) return;
    const amounts = Array.from({ length: energy }, (_, i) => optionAnswer(i + 1));
    const { option: n } = yield* table.ask(seat, 'burn', amounts, { about: about(doing) });
    payEnergy(table, seat, n);
    const { land } = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: about(doing) });
    yield* resolveSteps({ ...doing, land }, [{ do: 'damage', n, to: ['explorer', 'town', 'city'], spread: 'divided' }]);
  },
};

/** Dahan go by water, to and from one other coastal land. */
function* ferryDahan(doing: Doing, n: number, upTo: boolean): Play {
  const { table, seat, land } = doing;
  const { state } = table;
  const mayEnd = upTo ? [stop] : [];
  // J-23.12: an ocean in play is a coastal land.
  const shores = landsOf(state, true).filter((other) => other !== land && isCoastal(state, other));
  const answers = shores.filter((other) => countOf(state, other, ['dahan']) + countOf(state, land, ['dahan']) > 0).map(landAnswer);
  if (answers.length === 0) return;
  const other = yield* table.ask(seat, 'land', [...answers, ...mayEnd], { about: about(doing) });
  if (other.kind === 'stop') return;
  for (let i = 0; i < n; i++) {
    const ways = [...moves(doing, [DAHAN], [land], [other.land]), ...moves(doing, [DAHAN], [other.land], [land])];
    if (ways.length === 0) return;
    const answer = yield* table.ask(seat, 'carry', [...ways, ...mayEnd], { about: { land: other.land, left: n - i } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

/** Up to so many of a kind go along from one land to another. */
function* takeAlong(doing: Doing, kind: Named, n: number, from: number, to: number): Play {
  const { table, seat } = doing;
  for (let i = 0; i < n; i++) {
    const answers: MoveAnswer[] = moves(doing, [pieceOf(kind)], [from], [to]);
    if (answers.length === 0) return;
    const answer = yield* table.ask(seat, 'carry', [...answers, stop], { about: { land: to, left: n - i } });
    if (answer.kind === 'stop') return;
    yield* move(table, answer);
  }
}

import type { Play, Seat } from '@skerry/engine';
import { about, type Doing } from '../powers/amounts.ts';
import { landAnswer, optionAnswer, seatAnswer, stop, trackAnswer } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { weave } from '../island/changing-island.ts';
import { isSettled } from '../pieces/hunting-grounds.ts';
import { neighbours } from '../island/island.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { move } from '../pieces/moving.ts';
import { payEnergy } from '../powers/paying.ts';
import { mayBeIn, movePresence, openTracks, ownLands, uncover } from '../pieces/presence.ts';
import { purseOf } from '../powers/purse.ts';
import { mayStay, kindsToMove, moves } from '../pieces/pushing.ts';
import { note } from '../record.ts';
import { BEASTS, CITY, DAHAN, EXPLORER, TOWN, type Piece } from '../state.ts';
import { dreamOfLand } from '../island/untouched-land.ts';

/** Rules of single major powers of Jagged Earth. */
export const majorPowersJaggedEarth = {
  weave: (doing: Doing): Play => weave(doing),

  'untouched-land': (doing: Doing): Play => dreamOfLand(doing),

  /** J-24.10: presence for a lasting bargain. */
  *bargain({ table, user }: Doing): Play {
    const seat = user!;
    const { land } = yield* table.ask(seat, 'bargain', ownLands(table.state, seat).map(landAnswer));
    table.state.spirits[seat]!.presence[land]!--;
    strike(table.state.spirits[seat]!);
    table.log({ what: 'bargain', seat, land, rule: 'J-24.10' });
  },

  *'bargain-from-track'({ table, user }: Doing): Play {
    const seat = user!;
    const spirit = table.state.spirits[seat]!;
    const tracks = openTracks(spirit).map(trackAnswer);
    if (tracks.length === 0) return;
    const answer = yield* table.ask(seat, 'presence-from', tracks);
    if (answer.kind === 'track') uncover(table, seat, answer.track);
    strike(spirit);
    table.log({ what: 'bargain', seat, land: null, rule: 'J-24.10' });
  },

  /** Draw Towards a Consuming Void: from each adjacent land one of each. */
  *'draw-in'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const near = neighbours(state, land, true);
    const kinds = yield* kindsToMove(doing, [EXPLORER, TOWN, CITY, DAHAN, BEASTS], near);
    for (const from of near) {
      for (const kind of kinds) yield* drawOne(doing, kind, from);
      const present = state.spirits.flatMap(({ presence }, other) =>
        presence[from]! > 0 && mayBeIn(state, other, land, true) && !isSettled(state, other) ? [other] : [],
      );
      if (present.length === 0) continue;
      const whose = yield* table.ask(seat, 'draw-whose', present.map(seatAnswer), { about: { ...about(doing), from } });
      movePresence(table, whose.seat, from, land);
    }
  },

  *'each-spirit-here-loses-presence'({ table, land }: Doing): Play {
    for (let seat: Seat = 0; seat < table.state.players; seat++) yield* destroyPresence(table, seat, land, 1);
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

function strike(spirit: { gone: number; bargains: number; owed: number }): void {
  spirit.gone++;
  spirit.bargains++;
  spirit.owed++;
}

/** One piece of a kind comes from a land. J-24.9: where a sacred site is not let go, another of the beasts does. */
function* drawOne(doing: Doing, kind: Piece, from: number): Play {
  const { table, seat, land } = doing;
  let ways = moves(doing, [kind], [from], [land]);
  while (ways.length > 0) {
    // J-30.2
    const mayAllStay = ways.every((way) => mayStay(table.state, way));
    const answer = yield* table.ask(seat, 'gather', mayAllStay ? [...ways, stop] : ways, { about: { ...about(doing), left: 1 } });
    if (answer.kind === 'stop' || (yield* move(table, answer))) return;
    ways = ways.filter(({ swarm }) => swarm !== true);
  }
}

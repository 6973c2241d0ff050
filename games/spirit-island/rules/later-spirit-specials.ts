import type { Play, Seat } from '@skerry/engine';
import { addPresence, may, rule, special, type Step } from '../content/step.ts';
import { about, type Doing } from './amounts.ts';
import { cardAnswer, landAnswer, no, optionAnswer, seatAnswer, stop, yes } from './answers.ts';
import { done } from './action-body.ts';
import { removeBlight } from './blight-card.ts';
import { resolveSteps } from './carry-out.ts';
import { gainPowerCard } from './cards.ts';
import { weaken } from './dying.ts';
import { gainElements, gainEnergy } from './elements.ts';
import { isTerrain, neighbours } from './island.ts';
import { allElements } from './markers.ts';
import { move, pushTargets } from './moving.ts';
import { canPlay, playable, playCard } from './playing.ts';
import { isToken, tokens } from './pieces.ts';
import { mayBeIn, movePresence, ownLands, removePresence, restorable, restore } from './presence.ts';
import { mayStay, moves } from './pushing.ts';
import { BLIGHT, DAHAN, DISEASE, EXPLORER, type SpiritTable, TOWN } from './state.ts';

/** Rules of single powers of Shroud, Vengeance, Serpent and Downpour. */
export const laterSpiritSpecials = {
  // ── Shroud ──

  /** Flowing and Silent Forms: 1 presence, or a sacred site as two, of another spirit that agrees. */
  *'gather-presence-of-another'({ table, user, land, power }: Doing): Play {
    const { state } = table;
    const near = neighbours(state, land, true);
    const ways = state.spirits.flatMap(({ presence }, seat) =>
      seat === user || !mayBeIn(state, seat, land, true)
        ? []
        : near.flatMap((from) => (presence[from]! > 0 ? [{ kind: 'shift' as const, seat, from, to: land }] : [])),
    );
    if (ways.length === 0) return;
    const answer = yield* table.ask(user!, 'gather-presence', [...ways, stop], { about: { power, land } });
    if (answer.kind === 'stop') return;
    const most = Math.min(2, state.spirits[answer.seat]!.presence[answer.from]!);
    const numbers = Array.from({ length: most + 1 }, (_, i) => optionAnswer(most - i));
    const { option } = yield* table.ask(answer.seat, 'let-gather', numbers, { about: { power, from: answer.from, land } });
    if (option > 0) movePresence(table, answer.seat, answer.from, land, option);
  },

  // ── Vengeance ──

  /** Fiery Vengeance: J-32.5, what it costs. */
  'destroyed-presence-leaves': ({ table, target }: Doing): Play<void | 'stop'> =>
    done(() => {
      const spirit = table.state.spirits[target!]!;
      if (spirit.destroyed === 0) return 'stop';
      spirit.destroyed--;
      spirit.gone++;
      return undefined;
    }),

  /** Plaguebearers: for each disease so many are pushed; a disease may go along with each. */
  *plaguebearers(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const most = n * tokens(state, land, DISEASE);
    for (let i = 0; i < most; i++) {
      const ways = moves(doing, [EXPLORER, TOWN, DAHAN], [land], pushTargets(state, land));
      if (ways.length === 0) return;
      const answers = ways.every((way) => mayStay(state, way)) ? [...ways, stop] : ways;
      const answer = yield* table.ask(seat, 'push', answers, { about: { ...about(doing), left: most - i } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
      if (isToken(answer.piece) || tokens(state, land, DISEASE) === 0) continue;
      const { kind } = yield* table.ask(seat, 'disease-along', [yes, no], { about: { from: land, to: answer.to } });
      if (kind === 'yes') yield* move(table, { piece: DISEASE, damage: 0, strife: 0, dream: 0, from: land, to: answer.to });
    }
  },

  // ── Serpent ──

  *'absorb-essence'({ table, user, target }: Doing): Play {
    const { state } = table;
    const lands = ownLands(state, target!);
    if (lands.length > 0) {
      const { land } = yield* table.ask(target!, 'absorbed-from', lands.map(landAnswer));
      const spirit = state.spirits[target!]!;
      spirit.presence[land]!--;
      spirit.gone++;
      state.spirits[user!]!.absorbed[target!]!++;
      table.log({ what: 'lost-presence', seat: target!, land, n: 1, rule: 'J-40.7' });
    }
    const { element } = yield* table.ask(target!, 'element', allElements);
    gainElements(table, target!, [element]);
  },

  'absorbed-gain-energy': ({ table, user }: Doing, least: number): Play =>
    done(() => {
      for (const seat of absorbedMuch(table, user!, least)) {
        const n = gainEnergy(table.state, seat, 1);
        table.log({ what: 'energy', seat, n, from: 'effect' });
      }
    }),

  'absorbed-add-presence': (doing: Doing, least: number): Play => likewise(doing, least, addPresence('you', 1)),

  *'gain-a-major-without-forgetting'({ table, user }: Doing): Play {
    yield* gainPowerCard(table, user!, { deck: 'major', forget: false });
  },

  'absorbed-gain-majors': (doing: Doing, least: number): Play => likewise(doing, least, special('gain-a-major-without-forgetting')),

  /** Gift of Flowing Power: one more card, at cost. */
  *'play-a-card'({ table, seat }: Doing): Play {
    const cards = playable(table.state, seat);
    if (cards.length === 0) return;
    const answer = yield* table.ask(seat, 'play-one', [...cards.map(cardAnswer), stop]);
    if (answer.kind === 'card') playCard(table, seat, answer.card);
  },

  *'gain-a-minor-and-play-it'({ table, seat }: Doing): Play {
    const { card } = yield* gainPowerCard(table, seat, { deck: 'minor' });
    if (card !== null && canPlay(table.state, seat, card)) {
      const { kind } = yield* table.ask(seat, 'play-now', [yes, no], { about: { card } });
      if (kind === 'yes') return playCard(table, seat, card);
    }
    gainElements(table, seat, [MOON, EARTH]);
  },

  // ── Downpour ──

  'your-presence-defends': (doing: Doing, n: number): Play => resolveSteps(doing, [rule('defend-per-presence', n)]),

  'less-health-in-your-lands': ({ table, user }: Doing): Play =>
    done(() => {
      table.state.modifiers.push({ kind: 'less-health', land: null, amount: 1, seat: user, until: 'turn' });
      table.log({ what: 'rule', name: 'less-health', land: null, n: 1 });
      weaken(table, null);
    }),

  /** Water Nourishes: J-40.10 */
  *'presence-for-blight'({ table, user, land }: Doing): Play {
    const { state } = table;
    if (tokens(state, land, BLIGHT) === 0 || state.spirits[user!]!.presence[land] === 0) return;
    const { kind } = yield* table.ask(user!, 'presence-for-blight', [yes, no], { about: { land } });
    if (kind === 'no') return;
    removePresence(table, user!, land, 1);
    removeBlight(table, land, 1);
  },

  /** Gift of Abundance: either of the two restores a presence in a wetland with the giver's presence. */
  *'restore-presence-in-your-wetlands'({ table, user, target }: Doing): Play {
    const { state } = table;
    const wetlands = ownLands(state, user!).filter((land) => isTerrain(state, land, 'wetland'));
    const seats = [...new Set([user!, target!])].filter((seat) => wetlands.some((land) => restorable(state, seat, land, true) > 0));
    if (seats.length === 0) return;
    const who = yield* table.ask(user!, 'who-restores', [...seats.map(seatAnswer), stop]);
    if (who.kind === 'stop') return;
    const lands = wetlands.filter((land) => restorable(state, who.seat, land, true) > 0);
    const { land } = yield* table.ask(who.seat, 'presence-land', lands.map(landAnswer));
    restore(table, who.seat, land);
  },
};

const MOON = 1;
const EARTH = 5;

/** Other spirits of whom Serpent has absorbed so much. */
const absorbedMuch = (table: SpiritTable, serpent: Seat, least: number): Seat[] =>
  table.state.spirits[serpent]!.absorbed.flatMap((n, seat) => (seat !== serpent && n >= least ? [seat] : []));

/** What those of whom Serpent has absorbed so much may do as it does, each for itself. */
function* likewise(doing: Doing, least: number, step: Step): Play {
  for (const seat of absorbedMuch(doing.table, doing.user!, least)) yield* resolveSteps({ ...doing, seat, user: seat }, [may(step)]);
}

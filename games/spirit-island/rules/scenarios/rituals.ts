import type { Play, Seat } from '@skerry/engine';
import { action } from '../action.ts';
import { seatAnswer } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { resolveFearCards } from '../fear-and-blight/fear-cards.ts';
import { landsOf, neighbours } from '../island/island.ts';
import { move } from '../pieces/moving.ts';
import { dahanIn } from '../pieces/pieces.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { moves } from '../pieces/pushing.ts';
import type { Doing } from '../powers/amounts.ts';
import { purseOf, spend } from '../powers/purse.ts';
import { DAHAN, type SpiritTable, type State } from '../state.ts';

const PRICE = 3;
const DAHAN_EACH = 3;

/** J-22.11: where the ritual may be performed now. */
export function ritualLands(state: State): number[] {
  if (!hasScenarioRule(state, 'rituals-of-terror') || state.fear.terror >= 4) return [];
  if (state.spirits.reduce((sum, _, seat) => sum + purseOf(state, seat), 0) < PRICE) return [];
  return landsOf(state, false).filter(
    (land) =>
      state.spirits.every(({ presence }) => presence[land]! > 0) &&
      state.spirits.reduce((sum, { presence }) => sum + presence[land]!, 0) >= PRICE &&
      dahanIn(state, land) >= DAHAN_EACH * state.players,
  );
}

/** J-22.11, J-22.12 */
export function* ritual(table: SpiritTable, seat: Seat, land: number): Play {
  const { state } = table;
  yield* action(table, { kind: 'scenario', seat, land, name: 'ritual' }, function* () {
    for (let i = 0; i < PRICE; i++) {
      const payers = state.spirits.flatMap((_, other) => (purseOf(state, other) > 0 ? [other] : []));
      const { seat: payer } = yield* table.ask(seat, 'ritual-energy', payers.map(seatAnswer), { about: { left: PRICE - i } });
      spend(table, payer, 1);
      table.log({ what: 'paid', seat: payer, n: 1 });
    }
    for (let i = 0; i < PRICE; i++) {
      const givers = state.spirits.flatMap(({ presence }, other) => (presence[land]! > 0 ? [other] : []));
      const { seat: giver } = yield* table.ask(seat, 'ritual-presence', givers.map(seatAnswer), { about: { left: PRICE - i } });
      yield* destroyPresence(table, giver, land, 1);
    }
    state.fear.terror++;
    table.log({ what: 'terror', level: state.fear.terror, rule: 'J-22.12' });
  });
  if (state.over) return;
  yield* resolveFearCards(table);
  if (state.over) return;
  yield* action(table, { kind: 'scenario', seat, land, name: 'ritual' }, () => scatter(table, seat, land));
}

/** All dahan are pushed, one to each adjacent land before a second to any. */
function* scatter(table: SpiritTable, seat: Seat, land: number): Play {
  const { state } = table;
  const doing: Doing = { table, seat, user: null, target: null, land, power: null };
  const near = neighbours(state, land, false);
  const sent = near.map(() => 0);
  // J-24.2: a joined land is next to itself.
  for (let left = dahanIn(state, land); left > 0; left--) {
    const fewest = Math.min(...sent);
    const answers = moves(
      doing,
      [DAHAN],
      [land],
      near.filter((_, i) => sent[i] === fewest),
    );
    if (answers.length === 0) return;
    const answer = yield* table.ask(seat, 'push', answers, { about: { land, left } });
    yield* move(table, answer);
    sent[near.indexOf(answer.to)]!++;
  }
}

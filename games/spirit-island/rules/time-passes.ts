import type { Play, Seat } from '@skerry/engine';
import { noElements } from '../content/elements.ts';
import { done } from './action-body.ts';
import { action } from './action.ts';
import { cardAnswer, stop } from './answers.ts';
import { forget, forgettable } from './spirits/cards.ts';
import { unweave } from './island/changing-island.ts';
import { weaken } from './pieces/dying.ts';
import { gainEnergy } from './spirits/elements.ts';
import { generateFear } from './fear-and-blight/fear.ts';
import { gatherLight } from './spirits/forms.ts';
import { geography, seatWith } from './island/island.ts';
import { holdsIn } from './modifiers.ts';
import { merge } from './pieces/pieces.ts';
import { ownLands } from './pieces/presence.ts';
import { returnLoot } from './scenarios/thieves.ts';
import { DAHAN, type SpiritTable } from './state.ts';

/** J-6.6, J-6.7 */
export function* timePasses(table: SpiritTable): Play {
  const { state } = table;
  table.log({ what: 'time-passes', rule: 'J-6.6' });
  for (let seat = 0; seat < state.players; seat++) yield* putAway(table, seat);
  state.conditions = [];
  while (state.weaves.length > 0 && !state.over)
    yield* action(table, { kind: 'spirit', seat: state.weaves.at(-1)!.seat, quiet: true }, () => unweave(table));
  const { spaces } = geography(state);
  const mist = seatWith(state, 'slow-and-silent-death');
  if (mist >= 0) yield* action(table, { kind: 'spirit', seat: mist, name: 'slow-and-silent-death' }, () => slowDeath(table, mist));
  if (state.over) return;
  for (let space = 0; space < spaces; space++) {
    if (mist >= 0 && state.spirits[mist]!.presence[space]! > 0) continue;
    const burns = holdsIn(state, 'no-healing', space);
    for (const group of state.spaces[space]!.groups) if (group.kind === DAHAN || !burns) group.damage = 0;
    merge(state, space);
  }
  state.modifiers = state.modifiers.filter(({ until, from = 0 }) => until !== 'turn' || from > state.turn);
  // J-6.6, J-13.10: who has healed loses nothing with a bonus; who does not heal may.
  weaken(table, null);
  returnLoot(state);
  state.laid.helping = [];
  for (const spirit of state.spirits) {
    spirit.gained = noElements();
    spirit.uses = [];
    spirit.repeats = [];
    spirit.quickened = 0;
    spirit.quickenedLesser = 0;
    spirit.swift = 0;
    spirit.anySpeed = 0;
    spirit.pours = 0;
    spirit.range = 0;
    spirit.coastalRange = 0;
    spirit.alsoFrom = [];
    spirit.mastered = [];
  }
}

/** J-40.29 */
function slowDeath(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  const lands = ownLands(state, seat).filter((land) =>
    state.spaces[land]!.groups.some(({ kind, damage }) => kind !== DAHAN && damage > 0),
  ).length;
  return done(() => {
    generateFear(table, Math.min(5, lands));
    const n = gainEnergy(state, seat, Math.floor(lands / 3));
    if (n > 0) table.log({ what: 'energy', seat, n, from: 'effect', rule: 'J-40.29' });
  });
}

/** Played cards go to the discards; a gift may save one of them. */
function* putAway(table: SpiritTable, seat: Seat): Play {
  const spirit = table.state.spirits[seat]!;
  for (; spirit.takeBack > 0; spirit.takeBack--) {
    if (spirit.played.length === 0) continue;
    const answer = yield* table.ask(seat, 'take-back', [...spirit.played.map(cardAnswer), stop]);
    if (answer.kind === 'stop') continue;
    spirit.played.splice(spirit.played.indexOf(answer.card), 1);
    spirit.hand.push(answer.card);
    table.log({ what: 'reclaimed', seat, cards: [answer.card] });
  }
  // It may be gone already, for a major power.
  for (const card of spirit.forgetting) if (forgettable(spirit).includes(card)) forget(table, seat, card);
  spirit.forgetting = [];
  spirit.discard.push(...spirit.played);
  spirit.played = [];
  spirit.discard.push(...spirit.faceDown);
  spirit.faceDown = [];
  for (; spirit.scattered > 0; spirit.scattered--) yield* gatherLight(table, seat);
}

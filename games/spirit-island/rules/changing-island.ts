import type { Play, Seat } from '@skerry/engine';
import type { Doing } from './amounts.ts';
import { landAnswer, optionAnswer } from './answers.ts';
import { weaken } from './dying.ts';
import { generateFear } from './fear.ts';
import { sink } from './geography.ts';
import { geography, neighbours } from './island.ts';
import { emptySpace, putHumans } from './pieces.ts';
import { destroyPresence } from './losing-presence.ts';
import { note } from './record.ts';
import { loseThieves, thievesIn } from './scenarios/thieves.ts';
import { BLIGHT, type SpiritTable, type State, THIEF } from './state.ts';

/** J-24.6: a board goes down with all that is on it; its blight leaves the game. */
export function* sinkBoard({ table, land }: Doing): Play {
  const { state } = table;
  const { board, spaces } = geography(state);
  const slot = board[land]!;
  for (let space = 0; space < spaces; space++) {
    if (board[space] !== slot) continue;
    for (const { kind, count } of state.spaces[space]!.groups) {
      note(state, { what: 'destroyed', kind, land: space, count });
      table.log({ what: 'destroyed', land: space, piece: kind, n: count, rule: 'J-24.6' });
      generateFear(table, [0, 1, 2, 0][kind]! * count, space);
    }
    for (let seat = 0; seat < state.players; seat++) yield* destroyPresence(table, seat, space, Infinity);
    state.spaces[space] = emptySpace();
  }
  loseThieves(state, (thief) => board[thief] === slot);
  state.island = sink(state.island, slot);
  table.log({ what: 'board-sunk', slot, rule: 'J-24.6' });
}

/** J-24.1: a land and one beside it are a single land until time passes. */
export function* weave({ table, seat, land }: Doing): Play {
  const { state } = table;
  const { lands } = geography(state);
  const others = neighbours(state, land, false).filter((near) => near < lands && near !== land);
  if (others.length === 0) return;
  const { land: other } = yield* table.ask(seat, 'weave', others.map(landAnswer), { about: { land } });
  pour(state, other, land);
  // J-36.15: what was durable may be so no more.
  weaken(table, land);
  state.weaves.push({ land, other, seat });
  state.island = { ...state.island, woven: [...state.island.woven, [land, other]] };
  table.log({ what: 'woven', land, other, rule: 'J-24.1' });
}

/** All that lies in one space lies in another from now on; nothing has moved. */
function pour(state: State, from: number, to: number): void {
  const { groups, tokens } = state.spaces[from]!;
  for (const { kind, damage, strife, dream, count } of groups) putHumans(state, to, kind, count, damage, strife, dream);
  tokens.forEach((count, i) => (state.spaces[to]!.tokens[i]! += count));
  state.spaces[from] = emptySpace();
  for (const thief of thievesIn(state, from)) thief.land = to;
  for (const { presence } of state.spirits) {
    presence[to]! += presence[from]!;
    presence[from] = 0;
  }
}

/** J-24.4: woven lands come apart, and who wove them says what goes where; all of it has moved. */
export function* unweave(table: SpiritTable): Play {
  const { state } = table;
  for (const { land, other, seat } of state.weaves) {
    state.island = { ...state.island, woven: state.island.woven.filter(([one]) => one !== land) };
    const space = state.spaces[land]!;
    state.spaces[land] = emptySpace();
    for (const { kind, damage, strife, count } of space.groups) {
      for (let i = 0; i < count; i++) {
        const to = yield* side(table, seat, kind, land, other);
        putHumans(state, to, kind, 1, damage, strife);
      }
    }
    const thieves = thievesIn(state, land);
    for (const [i, count] of space.tokens.entries()) {
      for (let n = 0; n < count; n++) {
        const to = yield* side(table, seat, BLIGHT + i, land, other);
        state.spaces[to]!.tokens[i]!++;
        if (BLIGHT + i === THIEF) thieves[n]!.land = to;
      }
    }
    for (const [owner, { presence }] of state.spirits.entries()) {
      const count = presence[land]!;
      presence[land] = 0;
      for (let n = 0; n < count; n++) presence[yield* side(table, owner, -1, land, other)]!++;
    }
  }
  state.weaves = [];
}

/** On which side of a seam a piece ends up; -1 is presence, and its own spirit says. */
function* side(table: SpiritTable, seat: Seat, piece: number, land: number, other: number): Play<number> {
  const { option } = yield* table.ask(seat, 'unweave', [optionAnswer(0), optionAnswer(1)], { about: { piece, land, other } });
  return option === 0 ? land : other;
}

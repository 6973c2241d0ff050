import type { Play, Seat } from '@skerry/engine';
import { aspectOf } from '../../content/aspects.ts';
import { readElements } from '../../content/elements.ts';
import { cardsToBeginWith, powerNamed } from '../../content/powers.ts';
import { openAtFirst, type SetupStep } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import type { Test } from '../../content/step.ts';
import { landAnswer } from '../answers.ts';
import { meets } from '../island/conditions-of-lands.ts';
import { landOn } from '../island/geography.ts';
import { geography } from '../island/island.ts';
import { changeTokens, dahanIn, putHumans, takeHumans } from '../pieces/pieces.ts';
import { DAHAN, type PieceName, pieceNames, type SpiritTable, type State, type Token } from '../state.ts';

/** J-5.11, J-5.12, J-5.13 */
export function* placeSpirit(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const kind = spirits[spirit.kind]!;
  spirit.tracks = kind.tracks.map(openAtFirst);
  spirit.destroyed = kind.destroyed ?? 0;
  spirit.prepared = readElements(kind.prepared ?? '');
  spirit.absorbed = state.spirits.map(() => 0);
  spirit.hand = [...cardsToBeginWith(spirit)];
  // J-41.11
  spirit.energy = aspectOf(spirit)?.energy ?? 0;
  // J-38.1: but for what the first spirits have laid aside.
  const list = (state.wishes.progression ? (kind.progression ?? []) : [])
    .map(powerNamed)
    .filter((card) => !state.laid.aside.includes(card));
  state.progressions[seat] = list;
  for (const deck of ['minor', 'major'] as const) state[deck].deck = state[deck].deck.filter((card) => !list.includes(card));
  for (const first of kind.setup) {
    const lands = placesOf(state, seat, first);
    const { land } = yield* table.ask(seat, 'first-presence', lands.map(landAnswer));
    spirit.presence[land]! += first.presence;
    table.log({ what: 'presence', seat, land, from: 'land' });
    for (const [name, count] of Object.entries(first.with ?? {}))
      changeTokens(state, land, pieceNames.indexOf(name as PieceName) as Token, count);
    if (first.pushDahan === true) yield* scatterDahan(table, seat, land);
  }
}

/** Who lives where a volcano rises goes, one by one. */
function* scatterDahan(table: SpiritTable, seat: Seat, land: number): Play {
  const { state } = table;
  for (let left = dahanIn(state, land); left > 0; left--) {
    const lands = geography(state).adjacent[land]!.map(landAnswer);
    const { land: to } = yield* table.ask(seat, 'scatter', lands, { about: { land } });
    const group = state.spaces[land]!.groups.find(({ kind }) => kind === DAHAN)!;
    takeHumans(state, land, group, 1);
    putHumans(state, to, DAHAN, 1);
    table.log({ what: 'moved', from: land, to, piece: DAHAN, n: 1 });
  }
}

export function placesOf(state: State, seat: Seat, { where, anyBoard }: SetupStep): number[] {
  const known = geography(state);
  const { board, presence } = state.spirits[seat]!;
  const lands = known.existing.filter((land) => anyBoard === true || known.board[land] === board);
  // J-5.12: where no land is all that is asked for, the player chooses among those that are the most of it.
  const fitting = (of: readonly Test[], pick: (some: number[]) => number[]): number[] => {
    const fit = (land: number): number => of.filter((test) => meets(state, land, test, { user: seat, target: null })).length;
    const most = Math.max(...lands.map(fit));
    const nearest = lands.filter((land) => fit(land) === most);
    return most === of.length ? pick(nearest) : nearest;
  };
  switch (where.put) {
    case 'ocean':
      return [known.lands + board];
    case 'number':
      return anyBoard === true ? lands.filter((land) => known.number[land] === where.number) : [landOn(known, board, where.number)];
    case 'beside': {
      const near = lands.filter((land) => known.adjacent[land]!.some((other) => presence[other]! > 0) && presence[land] === 0);
      for (const test of where.of) {
        const some = near.filter((land) => meets(state, land, test, { user: seat, target: null }));
        if (some.length > 0) return some;
      }
      return near;
    }
    case 'highest':
      return fitting(where.of, (some) => some.slice(-1));
    case 'lowest':
      return fitting(where.of, (some) => some.slice(0, 1));
    case 'choose':
      return fitting(where.of, (some) => some);
    case 'most-dahan': {
      const free = lands.filter((land) => presence[land] === 0);
      const most = Math.max(...free.map((land) => dahanIn(state, land)));
      return free.filter((land) => dahanIn(state, land) === most);
    }
  }
}

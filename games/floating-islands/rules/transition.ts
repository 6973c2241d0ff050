import { bitsOf } from './answers.ts';
import { beginRound } from './preparation.ts';
import { type FloatingIslands, ISLANDS, type IslandsTable, permanentOf } from './state.ts';

/** F-6.1 to F-6.3, and F-6.6 at the end of the last round. */
export function transition(table: IslandsTable): void {
  const { state } = table;
  fade(table);
  for (const corporation of state.corporations) {
    corporation.deck += corporation.hand + corporation.discard + corporation.castled;
    for (let n = 0; n < corporation.played.length; n++)
      if (corporation.played[n]! < 6) corporation.deck += 1 << (2 * corporation.played[n]!);
    corporation.hand = 0;
    corporation.discard = 0;
    corporation.castled = 0;
    corporation.played.length = 0;
    corporation.passed = false;
    corporation.lost = 0;
  }
  if (state.round === state.maxRounds) {
    endByRounds(table);
    return;
  }
  state.round++;
  state.first = (state.first + 1) % state.corporations.length;
  beginRound(table);
}

/** F-6.1 */
function fade(table: IslandsTable): void {
  const { islands } = table.state;
  let bits = 0;
  for (let i = 0; i < ISLANDS; i++) if (islands[i]!.temporary > 0) bits |= 1 << i;
  if (bits === 0) return;
  const faded = bitsOf(bits);
  table.log({ what: 'faded', islands: faded, amounts: faded.map((i) => islands[i]!.temporary), rule: 'F-6.1' });
  for (const i of faded) islands[i]!.temporary = 0;
}

/** F-6.6 */
function endByRounds(table: IslandsTable): void {
  const { state } = table;
  const scores = scoresOf(state);
  const best = Math.max(...scores);
  table.log({ what: 'rounds-over', round: state.round, rule: 'F-6.6' });
  table.end({
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    about: { by: 'rounds', rounds: state.round },
  });
}

export const scoresOf = (state: FloatingIslands): number[] => state.corporations.map((_, seat) => permanentOf(state, seat));

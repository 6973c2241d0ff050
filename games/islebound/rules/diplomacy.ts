import type { Play, Seat } from '@skerry/engine';
import { countSkill, NEGOTIATION } from '../content/crew.ts';
import { influenceTrack, towns } from '../content/original.ts';
import { modified } from './abilities.ts';
import { type CrewAnswer, type CubeAnswer, cubeAnswers } from './answers.ts';
import { crewChoice, kindsWith, tire } from './crew.ts';
import { freeCubes } from './gains.ts';
import { type IsleboundState, type IsleboundTable, NOBODY } from './state.ts';
import { takeTown, worthOfTown } from './taking.ts';

/** I-7.2, I-7.3: all the influence that a seat could bring to bear. */
export function influenceOf(state: IsleboundState, seat: Seat): number {
  const player = state.players[seat]!;
  let sum = countSkill(player.deck, NEGOTIATION) + modified(player, 'influence');
  for (let space = 0; space < influenceTrack.length; space++) if (state.influence[space] === seat) sum += influenceTrack[space]!;
  return sum;
}

/** I-7.1, I-7.2: the rule that forbids diplomacy, or null. */
export function whyNoDiplomacy(state: IsleboundState, seat: Seat): string | null {
  const town = state.map[state.players[seat]!.ship]!;
  if (towns[town]!.banner !== 'teal' || state.owners[town] === seat) return 'I-7.1';
  if (influenceOf(state, seat) < worthOfTown(state, town)) return 'I-7.2';
  return freeCubes(state, seat) <= 0 && !state.influence.includes(seat) ? 'I-1.4' : null;
}

/** I-7 */
export function* negotiate(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const town = state.map[player.ship]!;
  let missing = worthOfTown(state, town) - modified(player, 'influence');
  // I-1.4: with no cube left, the one that goes to the town comes from the track.
  let fromTrack = freeCubes(state, seat) <= 0;
  while (missing > 0 || fromTrack) {
    const answers: (CubeAnswer | CrewAnswer)[] = [];
    for (let space = 0; space < influenceTrack.length; space++) if (state.influence[space] === seat) answers.push(cubeAnswers[space]!);
    if (!fromTrack) for (const crew of crewChoice(kindsWith(player.deck, NEGOTIATION))) answers.push(crew);
    const answer: CubeAnswer | CrewAnswer = yield* table.ask(seat, 'influence', answers, { about: { town, missing } });
    if (answer.kind === 'cube') {
      const { space } = answer;
      state.influence[space] = NOBODY;
      missing -= influenceTrack[space]!;
      fromTrack = false;
      table.log({ what: 'used-cube', seat, space, influence: influenceTrack[space]!, rule: 'I-7.2' });
    } else {
      tire(table, seat, answer.crew, 'negotiation', 'I-7.3');
      missing--;
    }
  }
  yield* takeTown(table, seat, town, 'diplomacy');
}

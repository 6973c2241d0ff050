/*
 * Records whole random games into fixtures/: `npm exec node games/superstar/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { join } from 'node:path';
import { recordFixtures } from '@skerry/engine/fixtures';
import { optionSets, playedSession, playerCounts } from './random-play.ts';

const all = optionSets.at(-1)!;
const kinds = { plain: {}, expert: { expertEnd: true }, bonus: { ...all, expertEnd: false }, all };

recordFixtures(
  join(import.meta.dirname, 'fixtures'),
  playerCounts.flatMap((players) =>
    Object.entries(kinds).map(
      ([name, options]) => [`${players}-players-${name}`, playedSession(players, options, `fixture ${players} ${name}`)] as const,
    ),
  ),
);

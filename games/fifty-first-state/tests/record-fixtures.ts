/*
 * Records whole random games into fixtures/: `npm exec node games/fifty-first-state/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { join } from 'node:path';
import { firstGameWith, recordFixtures } from '@skerry/engine/fixtures';
import { fiftyFirstState } from '../index.ts';
import { playedSession, tables } from './random-play.ts';

recordFixtures(join(import.meta.dirname, 'fixtures'), [
  ...tables.flatMap(({ players, expansion }) =>
    [1, 2].map(
      (number) =>
        [
          `${players}-players-${expansion}-${number}`,
          playedSession(players, { expansion }, `fixture ${players} ${expansion} ${number}`),
        ] as const,
    ),
  ),
  // Body Hunters are rarely of use to somebody who plays at random.
  firstGameWith(fiftyFirstState, { players: 3, options: { expansion: 'winter' } }, 'took-off', (session) =>
    session.log(null).some(({ entry }) => entry.what === 'took-off'),
  ),
]);

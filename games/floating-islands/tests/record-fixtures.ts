/*
 * Records whole random games into fixtures/: `npm exec node games/floating-islands/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { join } from 'node:path';
import { Session } from '@skerry/engine';
import { firstGameWith, recordFixtures } from '@skerry/engine/fixtures';
import { floatingIslands } from '../index.ts';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import { playedSession, playerCounts } from './random-play.ts';

const kinds = { plain: {}, short: { maxRounds: 4 }, properties: { airshipProperties: true, maxRounds: 30 } };

const told = (session: Session): FloatingIslandsEntry[] => session.log(null).map(({ entry }) => entry as FloatingIslandsEntry);

const rare: Readonly<Record<string, (session: Session) => boolean>> = {
  'great-pull': (session) => told(session).some((entry) => entry.what === 'strongest' && entry.pulls === 3),
  'rundor-surrounded': (session) => told(session).some(({ what }) => what === 'not-rundor'),
  'too-little-to-carry': (session) => {
    let asked = false;
    Session.load(floatingIslands, session.save(), (then) => (asked ||= then.questions[0]?.name === 'carry-to'));
    return asked;
  },
};

recordFixtures(join(import.meta.dirname, 'fixtures'), [
  ...playerCounts.flatMap((players) =>
    Object.entries(kinds).flatMap(([name, options]) =>
      ['a', 'b'].map(
        (nth) => [`${players}-players-${name}-${nth}`, playedSession(players, options, `fixture ${players} ${name} ${nth}`)] as const,
      ),
    ),
  ),
  ...Object.entries(rare).map(([name, happens]) =>
    firstGameWith(floatingIslands, { players: 3, options: { maxRounds: 12 } }, name, happens),
  ),
]);

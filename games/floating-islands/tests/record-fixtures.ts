/*
 * Records whole random games into fixtures/: `npm exec node games/floating-islands/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Session } from '@skerry/engine';
import { floatingIslands } from '../index.ts';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import { playedSession, playerCounts } from './random-play.ts';

const folder = join(import.meta.dirname, 'fixtures');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));

const kinds = { plain: {}, short: { maxRounds: 4 }, properties: { airshipProperties: true, maxRounds: 30 } };
for (const players of playerCounts) {
  for (const [name, options] of Object.entries(kinds)) {
    for (const nth of ['a', 'b']) {
      const save = playedSession(players, options, `fixture ${players} ${name} ${nth}`).save();
      writeFileSync(join(folder, `${players}-players-${name}-${nth}.json`), `${JSON.stringify(save)}\n`);
    }
  }
}

/** What random play seldom does: the first of many games in which it happens is recorded. */
const rare: Readonly<Record<string, (session: Session) => boolean>> = {
  'great-pull': (session) => told(session).some((entry) => entry.what === 'strongest' && entry.pulls === 3),
  'rundor-surrounded': (session) => told(session).some(({ what }) => what === 'not-rundor'),
  'too-little-to-carry': (session) => {
    let asked = false;
    Session.load(floatingIslands, session.save(), (then) => (asked ||= then.questions[0]?.name === 'carry-to'));
    return asked;
  },
};
const told = (session: Session): FloatingIslandsEntry[] => session.log(null).map(({ entry }) => entry as FloatingIslandsEntry);

for (const [name, happens] of Object.entries(rare)) {
  for (let seed = 0; ; seed++) {
    const session = playedSession(3, { maxRounds: 12 }, `${name} ${seed}`);
    if (!happens(session)) continue;
    writeFileSync(join(folder, `3-players-${name}.json`), `${JSON.stringify(session.save())}\n`);
    break;
  }
}

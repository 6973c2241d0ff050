/*
 * Records whole random games into fixtures/: `npm exec node games/fifty-first-state/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playedSession, tables } from './random-play.ts';

const folder = join(import.meta.dirname, 'fixtures');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));

for (const { players, expansion } of tables) {
  // Body Hunters are rarely of use to somebody who plays at random: in the thirteenth game they are.
  for (const number of players === 3 && expansion === 'winter' ? [1, 2, 13] : [1, 2]) {
    const save = playedSession(players, expansion, `fixture ${players} ${expansion} ${number}`).save();
    writeFileSync(join(folder, `${players}-players-${expansion}-${number}.json`), `${JSON.stringify(save)}\n`);
  }
}

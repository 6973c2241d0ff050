/*
 * Records whole random games into fixtures/: `npm exec node games/superstar/tests/record-fixtures.ts`.
 * To be run again whenever the version of the rules changes; fixtures.test.ts then says whether everything is still exercised.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionSets, playedSession, playerCounts } from './random-play.ts';

const folder = join(import.meta.dirname, 'fixtures');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));

const all = optionSets.at(-1)!;
const bonusOnly = { ...all, expertEnd: false };
for (const players of playerCounts) {
  for (const [name, options] of Object.entries({ plain: {}, expert: { expertEnd: true }, bonus: bonusOnly, all })) {
    const save = playedSession(players, options, `fixture ${players} ${name}`).save();
    writeFileSync(join(folder, `${players}-players-${name}.json`), `${JSON.stringify(save)}\n`);
  }
}

/*
 * Writes the games in fixtures/ down again under the rules of now: `npm exec node games/spirit-island/tests/carry-fixtures.ts`. It is quick and keeps every
 * answer, for changes after which the same games are played with more in the state. A game that no longer fits is told; then record-fixtures.ts is due.
 */
import { join } from 'node:path';
import { Session } from '@skerry/engine';
import { fixturesIn, recordFixtures } from '@skerry/engine/fixtures';
import { spiritIsland } from '../index.ts';

const folder = join(import.meta.dirname, 'fixtures');
const carried = fixturesIn(folder).map(({ name, save }) => ({ name, ...Session.carryOver(spiritIsland, save) }));
const broken = carried.filter(({ lost, session }) => lost > 0 || session.outcome === null);
if (broken.length > 0) throw new Error(`These games do not fit any more: ${broken.map(({ name }) => name).join(', ')}.`);
recordFixtures(
  folder,
  carried.map(({ name, session }) => [name.replace(/\.json$/, ''), session] as const),
);
console.log(`${carried.length} games carried over.`);

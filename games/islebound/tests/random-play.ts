import type { Options } from '@skerry/engine';
import { randomPlay, tablesOf, type TriedTable } from '@skerry/engine/laws';
import { islebound } from '../index.ts';
import type { IsleboundState } from '../rules/state.ts';

const variants = ['advanced', 'trade', 'boarding', 'sixBuildings', 'architect', 'metropolis'];
const alone = variants.map((variant): Options => ({ [variant]: true }));
const together: Options = Object.fromEntries(variants.map((variant) => [variant, true]));

/** Every player count with no variant, each variant alone, and all of them together. */
export const tables: readonly TriedTable[] = [
  ...tablesOf([2, 3, 4], [{}, ...alone]),
  ...tablesOf([2], [{ smallWorld: true }, { ...together, smallWorld: true }]),
  ...tablesOf([3, 4], [together]),
].map((table) => (Object.keys(table.options).length < 2 ? table : { ...table, name: `${table.players} players, everything` }));

export const { newRun, playedSession } = randomPlay<IsleboundState>(islebound);

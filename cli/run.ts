import { Refusal } from '@skerry/engine';
import { Given, helpOf, twoColumns, type Command } from './command.ts';
import { admin } from './commands/admin.ts';
import { backup, move, restore } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import type { Io } from './io.ts';
import { CannotDo, noSuch, WrongWords } from './refused.ts';

const commands: readonly Command[] = [games, sim, play, replay, bench, serve, admin, backup, restore, move];

const help = [
  'skerry COMMAND …',
  '',
  ...twoColumns(commands.map(({ name, summary }) => [name, summary] as const)),
  '',
  'skerry COMMAND --help says more about one of them.',
  '',
].join('\n');

/** Carries out a command line. Returns the exit status: 0 when all went well, 1 when not, 2 for words that are not understood. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await carryOut(args, io);
  } catch (error) {
    if (error instanceof WrongWords || error instanceof Refusal) {
      io.stderr.write(`${error.message}\n`);
      return 2;
    }
    if (error instanceof CannotDo) {
      io.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

async function carryOut(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined) {
    io.stderr.write(help);
    return 2;
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const about = commands.find(({ name }) => name === rest[0]);
    io.stdout.write(about === undefined ? help : helpOf(about));
    return 0;
  }
  const command = commands.find(({ name }) => name === first);
  if (command === undefined)
    throw noSuch(
      'command',
      'Commands',
      first,
      commands.map(({ name }) => name),
    );
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(helpOf(command));
    return 0;
  }
  return command.run(new Given(command, rest), io);
}

import { languages } from '@skerry/presentation';
import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { markdown } from './markdown.ts';
import { servedGames } from './served.ts';

export async function benchPage(given: Given, io: Io): Promise<number> {
  given.atMostWords(1);
  const progress = new Progress(io.stderr, 'page');
  const { buildPage, INTO_THE_GAME, measurePage, withBrowser } = await import('../speed/page-weight.ts');
  buildPage();
  const weights = await withBrowser((browser) =>
    measurePage(browser, servedGames, languages, (share) => progress.show(share), INTO_THE_GAME),
  ).finally(() => progress.clear());
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(weights)}\n`);
    return 0;
  }
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  const heads = servedGames.map(({ rules }) => `+ ${rules.id} kB`);
  const ofGames = (bytes: Readonly<Record<string, number>>): string[] => servedGames.map(({ rules }) => kilobytes(bytes[rules.id]!));
  io.stdout.write(
    markdown(
      ['language', 'first visit kB', ...heads],
      weights.map(({ language, firstVisit, tables }) => [language, kilobytes(firstVisit), ...ofGames(tables)]),
    ),
  );
  io.stdout.write(`\nThe same tables when ${INTO_THE_GAME} answers have been given:\n\n`);
  io.stdout.write(
    markdown(
      ['language', ...heads],
      weights.map(({ language, played }) => [language, ...ofGames(played)]),
    ),
  );
  return 0;
}

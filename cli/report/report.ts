import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { seatMarks } from '@skerry/presentation';
import type { KnownGame } from '../known-games.ts';
import { inPlainWords } from '../plain-telling.ts';
import { CannotDo } from '../refused.ts';
import { seatingOf, type Series } from '../simulation/series.ts';
import { mean, quantile, wilson } from '../simulation/statistics.ts';
import type { AnswerUse, Figures, Tally } from '../simulation/tally.ts';
import { escaped, grouped, percent } from './markup.ts';
import { cellBar, lengthPlot, scoresPlot, winsPlot, wonPlot } from './plots.ts';

const MOST_ANSWERS = 30;

/** What a report tells of. */
export interface Simulated {
  readonly game: KnownGame;
  readonly series: Series;
  readonly tally: Tally;
  readonly figures: Figures;
  readonly command: string;
}

/** Writes one page that needs nothing beside it. */
export function writeReport(file: string, simulated: Simulated): void {
  try {
    writeFileSync(file, page(simulated));
  } catch (error) {
    throw new CannotDo(`The report cannot be written to ${file}: ${(error as Error).message}`);
  }
}

function page(simulated: Simulated): string {
  const { game, series, tally, command } = simulated;
  const { title } = game.tellings.en;
  const bots = seatingOf(series, 1);
  const tokens = readFileSync(createRequire(import.meta.url).resolve('@skerry/presentation/tokens.css'), 'utf8');
  const styles = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: ${grouped(series.games)} games</title>
<style>
${tokens}${styles}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(title)}: ${grouped(series.games)} ${series.games === 1 ? 'game' : 'games'}</h1>
<p>${escaped(sentence(simulated, bots))}</p>
${tally.errors === 0 ? '' : `<p class="broke">${grouped(tally.errors)} of them broke and are not in the plots.</p>`}
</header>
${keyFigures(simulated)}
<div class="plots">
<div class="column">
${wins(tally, bots)}
<section><h2>Length of a game</h2><p class="note">In decisions of all seats together.</p>${lengthPlot(tally)}</section>
</div>
<section><h2>Scores by seat</h2><p class="note">How many games ended with which score. The upright line is the mean.</p>${scoresPlot(tally, bots)}</section>
</div>
<section><h2>Figures</h2>${seatTable(tally, bots)}</section>
${answers(tally)}
<section><h2>How it was made</h2><p class="note">This command plays the same games again.</p><pre>${escaped(command)}</pre></section>
</main>
</body>
</html>
`;
}

function sentence({ game, series }: Simulated, bots: readonly string[]): string {
  const { config, seed } = series;
  const options = Object.entries(config.options).map(([name, value]) => `${name} ${String(value)}`);
  const who = new Set(bots).size === 1 ? `${config.players} ${bots[0]} bots` : `bots ${bots.join(', ')}`;
  return (
    [
      `Played by ${who}, seed ${seed}, rules version ${game.rules.version}`,
      ...(options.length === 0 ? [] : [`options ${options.join(', ')}`]),
    ].join('; ') + '.'
  );
}

function wins(tally: Tally, bots: readonly string[]): string {
  return tally.won === null
    ? `<section><h2>Wins by seat</h2><p class="note">Share of the games, a shared win split among its winners. The whiskers are 95 % intervals.</p>${winsPlot(tally, bots)}</section>`
    : `<section><h2>Games won</h2><p class="note">All win or lose as one. The whiskers are the 95 % interval.</p>${wonPlot(tally.won, tally.finished)}</section>`;
}

function keyFigures({ tally, figures }: Simulated): string {
  const rows = [
    ['finished', grouped(tally.finished)],
    ['broke', grouped(tally.errors)],
    ...(tally.won === null ? [] : [['won', grouped(tally.won)] as const]),
    ['decisions', grouped(tally.decisions)],
    ['decisions a game', grouped(mean(tally.lengths), 1)],
    ['games a second', grouped(figures.gamesPerSecond, figures.gamesPerSecond < 10 ? 2 : 0)],
    ['decisions a second', grouped(figures.decisionsPerSecond)],
  ] as const;
  return `<dl class="key">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function seatTable(tally: Tally, bots: readonly string[]): string {
  const rows = bots.map((bot, seat) => {
    const { share, low, high } = wilson(tally.wins[seat]!, tally.finished);
    const scores = [...tally.scores[seat]!].toSorted(([a], [b]) => a - b).flatMap(([score, games]) => Array<number>(games).fill(score));
    const mark = seatMarks[seat % seatMarks.length]!;
    const badge = `<svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true"><path class="mark" d="${mark.path}" fill="${mark.colour}" stroke-width="0.15"/></svg>`;
    const cells = [
      ...(tally.won === null
        ? [tally.wins[seat]!.toFixed(1), percent(share), `${percent(low)} – ${percent(high)}`, grouped(tally.shared[seat]!)]
        : []),
      tally.meanScore(seat).toFixed(2),
      ...[0, 0.05, 0.5, 0.95, 1].map((point) => String(quantile(scores, point))),
    ];
    return `<tr><td class="seat">${badge}${seat + 1}</td><td>${escaped(bot)}</td>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`;
  });
  const own = tally.won === null ? ['wins', 'share', '95 % interval', 'shared wins'] : [];
  const heads = [...own, 'mean score', 'least', '5 %', 'median', '95 %', 'most'];
  const sorted = tally.lengths.toSorted((a, b) => a - b);
  const length = [0, 0.05, 0.5, 0.95, 1].map((point) => grouped(quantile(sorted, point)));
  return (
    `<div class="scroll"><table><thead><tr><th>Seat</th><th>Bot</th>${heads.map((head) => `<th class="number">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>` +
    `<p class="note">Length in decisions: least ${length[0]}, 5 % ${length[1]}, median ${length[2]}, 95 % ${length[3]}, most ${length[4]}.</p>`
  );
}

function answers(tally: Tally): string {
  const all = [...tally.uses.values()];
  if (all.length === 0) return '';
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const shown = all
    .toSorted((a, b) => b.count - a.count || (a.question + a.answer < b.question + b.answer ? -1 : 1))
    .slice(0, MOST_ANSWERS);
  const most = shown[0]!.count;
  const even = tally.won === null ? 1 / tally.players : tally.won / Math.max(1, tally.finished);
  const by = tally.won === null ? 'by winners' : 'in won games';
  const explained =
    tally.won === null
      ? `“By winners” is the share of them given by a seat that won the game; the mark is at ${percent(even)}, which is even.`
      : `“In won games” is the share of them given in a game that was won; the mark is at ${percent(even)}, the share of games won.`;
  // Where no game was won, all bars are empty.
  const high = Math.min(1, Math.max(2 * even, ...shown.map(({ won, count }) => won / count))) || 1;
  const row = ({ question, answer, count, won }: AnswerUse): string =>
    `<tr><td>${escaped(question)}</td><td>${escaped(inPlainWords(JSON.parse(answer) as object))}</td><td class="number">${grouped(count)}</td>` +
    `<td class="number">${(count / tally.finished).toFixed(2)}</td><td class="wide">${cellBar(count / most)}</td>` +
    `<td class="number">${percent(won / count)}</td><td class="wide">${cellBar(won / count / high, even / high)}</td></tr>`;
  return (
    `<section><h2>What was answered</h2><p class="note">${all.length > MOST_ANSWERS ? `The ${MOST_ANSWERS} most frequent of ${grouped(all.length)} answers` : 'All answers'}, out of ${grouped(total)} given in finished games. ` +
    `${explained}</p>` +
    `<div class="scroll"><table><thead><tr><th>Question</th><th>Answer</th><th class="number">times</th><th class="number">a game</th><th class="wide"></th><th class="number">${by}</th><th class="wide"></th></tr></thead>` +
    `<tbody>${shown.map(row).join('')}</tbody></table></div></section>`
  );
}

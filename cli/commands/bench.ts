import { benchAttack } from '../bench/attack.ts';
import { benchBots } from '../bench/bots.ts';
import { benchCluster } from '../bench/cluster.ts';
import { benchPage } from '../bench/page.ts';
import { benchAllRules, benchRules } from '../bench/rules.ts';
import { benchServer } from '../bench/server.ts';
import { benchTogether } from '../bench/together.ts';
import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { gameNamed, knownGames } from '../known-games.ts';
import { noSuch } from '../refused.ts';
import { budgetFlags, tableFlags } from '../table-flags.ts';

/** What can be measured beside the rules of a game, by the word that asks for it. */
const others: Readonly<Record<string, (given: Given, io: Io, game: string | undefined) => Promise<number>>> = {
  bots: (given, io, game) => benchBots(given, io, gameNamed(game)),
  together: benchTogether,
  server: benchServer,
  attack: benchAttack,
  cluster: benchCluster,
  page: benchPage,
};

export const bench: Command = {
  name: 'bench',
  words: '[GAME | bots GAME | together | server [GAME] | attack [GAME] | cluster [GAME] | page]',
  summary:
    'Measures: the speed of the rules of a game (of all games, if none is named), the strength of bots, what it costs when all act at once, the server, what attacks on it cost others, several copies of it under fire, or the page.',
  about: [
    'GAME: random play on one core, and what a table costs: to open it, to answer, to make a view, to take back an answer, and the bytes of a save of a finished game and of a view in mid-game.',
    'bots GAME: one seat of each level against the others of the level below, the seat going round the table; wins with 95 % intervals, and the time for a decision. In a cooperative game: all seats of one level, and how many games they won.',
    'together: six seats act at once in 48 lands and draw cards; what it costs to take back an act and to imagine a world at the 20th and at the 200th answer of one phase.',
    'server: bots as clients over loopback; answers a second, how long until an answer is acknowledged and seen, and what an answer, an open table and a finished game cost.',
    'attack: attacks a server of its own over loopback, one attack after the other, each for some seconds; how long somebody else waits meanwhile for his answers, for an easy bot and for the health page. Fails if the hundredth wait is longer than 250 ms.',
    'cluster: several copies of the server on one PostgreSQL behind a plain proxy, clients at many tables; copies are killed, the database is started anew, the line between the copies is cut. Prints what was acknowledged and what of it was lost or counted twice (anything but 0 fails), how long somebody was stuck (more than 10 s fails), and first, undisturbed, answers a second with one copy, two and so on, and how long until an answer is seen on another copy.',
    'page: the built page in a Chromium that has never been here: what the first visit transfers, what a table of each game adds, and what it has added when some answers have been given.',
  ],
  flags: {
    ...tableFlags,
    seconds: {
      value: 'N',
      says: 'how long random play (3, if not said), the server (10), each number of copies (10) or each attack (4) is measured',
    },
    only: { value: 'ATTACK', repeat: true, says: 'attack: only this one; may be given several times' },
    match: {
      value: 'A,B',
      repeat: true,
      says: 'bots: one A against the others B, instead of each level against the one below; in a cooperative game A: all seats of this level. May be given several times',
    },
    games: { value: 'K', says: 'bots: how many games for each level; 200 if not said' },
    seed: { value: 'S', says: 'bots: any text; 1 if not said' },
    ...budgetFlags,
    workers: { value: 'N', says: 'bots: how many threads play; as many as there are cores, if not said' },
    tables: { value: 'N', says: 'server, cluster: how many tables; 100 if not said' },
    beside: {
      value: 'FOLDER',
      says: 'server: another checkout of Skerry, with its packages installed, whose server is measured in turn with this one by the same clients: answers a second and processor of both',
    },
    rounds: { value: 'N', says: 'server --beside: how many runs of each; 4 if not said' },
    kills: { value: 'N', says: 'cluster: how many copies are killed; 100 if not said' },
    json: { says: 'print JSON' },
  },
  async run(given, io) {
    const [what, game] = given.words;
    if (what !== undefined && Object.hasOwn(others, what)) return others[what]!(given, io, game);
    given.atMostWords(1);
    if (what === undefined) return benchAllRules(given, io);
    const ids = knownGames.map(({ rules }) => rules.id);
    if (!ids.includes(what)) throw noSuch('game', 'One can bench', what, [...ids, ...Object.keys(others)]);
    return benchRules(given, io, gameNamed(what));
  },
};

import { randomBytes } from 'node:crypto';
import { Session } from '@skerry/engine';
import type { Command, Given } from '../command.ts';
import { Keeper } from '../keeper.ts';
import { gameNamed, type KnownGame } from '../known-games.ts';
import { languageFlag, readLanguage } from '../language-flag.ts';
import { CannotDo, WrongWords } from '../refused.ts';
import { openSave, readSaveFile } from '../save-file.ts';
import { readConfig, readLevel, readSeed, tableFlags } from '../table-flags.ts';
import { TerminalGame, type Sitter } from '../terminal-game.ts';
import { terminalWords } from '../words.ts';

export const play: Command = {
  name: 'play',
  words: 'GAME [--players N] [--bots A,B,…] [--seed S] [--option NAME=VALUE …] [--language en|ru|uk] [--load FILE] [--save FILE]',
  summary: 'A whole game in the terminal, against bots or with somebody beside you.',
  about: [
    'Answers are numbers; u takes back, s saves, ? searches the rules, b says what is not allowed and why, q leaves. Input may come from a pipe.',
  ],
  flags: {
    ...tableFlags,
    bots: {
      value: 'A,B,…',
      says: 'who plays against you: random, easy, normal, hard, or person for somebody at this terminal. One for all others, one for each of them, or one for every seat, yours included. Normal if not said',
    },
    seed: { value: 'S', says: 'any text; the same seed deals the same game. If not said, a new one' },
    language: languageFlag,
    load: { value: 'FILE', says: 'go on with a saved game' },
    save: { value: 'FILE', says: 'where to save: before each question to you, when you leave and at the end' },
  },
  async run(given, io) {
    given.atMostWords(1);
    const language = readLanguage(given);
    const file = given.value('save');
    const load = given.value('load');
    const { game, session } = layTable(given);
    const keeper = new Keeper(session, load);
    if (file !== undefined && keeper.isForeign(file))
      throw new CannotDo(`${file} exists already. Go on with it (--load ${file}), or take another name.`);
    const sitters = readSitters(given.value('bots') ?? 'normal', session.config.players);
    const { title } = game.tellings[language];
    const words = terminalWords[language];
    io.stdout.write(`${session.length === 0 ? words.begins(title, session.seed) : words.goesOn(title, session.length)}\n`);

    const terminal = new TerminalGame(io, game, session, sitters, language, keeper, file);
    const content = await terminal.play();
    const saved = file === undefined || terminal.save(file);
    return content && saved ? 0 : 1;
  },
};

function layTable(given: Given): { game: KnownGame; session: Session } {
  const load = given.value('load');
  if (load === undefined) {
    const game = gameNamed(given.words[0]);
    const { players, options } = readConfig(given, game);
    return { game, session: Session.open(game.rules, players, options, readSeed(given) ?? randomBytes(6).toString('hex')) };
  }
  for (const flag of ['players', 'option', 'seed']) {
    if (given.has(flag)) throw new WrongWords(`A saved game has its own --${flag}: leave it out.`);
  }
  const saved = readSaveFile(load);
  const wanted = given.words[0] === undefined ? saved.game : gameNamed(given.words[0]);
  if (wanted !== saved.game) throw new WrongWords(`${load} is a save of ${saved.game.rules.id}, not of ${wanted.rules.id}.`);
  return { game: saved.game, session: openSave(load, saved) };
}

/** You sit first, unless every seat is named. */
function readSitters(text: string, players: number): readonly Sitter[] {
  const named = text.split(',').map((word): Sitter => (word.trim() === 'person' ? 'person' : readLevel(word.trim())));
  if (named.length === players) return named;
  if (named.length === players - 1) return ['person', ...named];
  if (named.length === 1) return ['person', ...Array.from({ length: players - 1 }, () => named[0]!)];
  throw new WrongWords(
    `--bots names ${named.length} for ${players} seats. Name one for all others, ${players - 1} for each of them, or ${players} for every seat.`,
  );
}

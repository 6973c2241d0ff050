import { levels, type Level } from '@skerry/bots';
import { type Budget, configure, type Config } from '@skerry/engine';
import type { Flag, Given } from './command.ts';
import { usualPlayers, type KnownGame } from './known-games.ts';
import { noSuch, WrongWords } from './refused.ts';

/** The flags that say what table is laid. */
export const tableFlags = {
  players: { value: 'N', says: 'how many play; if not said, four, or as near to it as the game allows' },
  option: { value: 'NAME=VALUE', repeat: true, says: 'an option of the game (see: skerry games); may be given several times' },
} satisfies Record<string, Flag>;

export const budgetFlags = {
  iterations: { value: 'N', says: 'how many iterations a searching bot has for a decision, instead of what its level has' },
  milliseconds: { value: 'N', says: 'how much time a searching bot has for a decision; the same seed may then give other games' },
} satisfies Record<string, Flag>;

export function readConfig(given: Given, { rules }: KnownGame): Config {
  const wanted = given.values('option').map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new WrongWords(`--option is written NAME=VALUE, not "${text}".${optionsOf(rules.options)}`);
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  const twice = wanted.find(([name], i) => wanted.findIndex(([other]) => other === name) !== i);
  if (twice !== undefined) throw new WrongWords(`--option ${twice[0]} is given twice; once is enough.`);
  return configure(rules, given.whole('players', 1) ?? usualPlayers(rules), Object.fromEntries(wanted));
}

/** A seed is kept in saves, with the number of the game behind it: what a save may not hold is not begun with. */
export function readSeed(given: Given): string | undefined {
  const seed = given.value('seed');
  if (seed !== undefined && (seed.length > LONGEST_SEED || /[\p{Cc}\p{Cs}]/u.test(seed)))
    throw new WrongWords(`--seed takes one line of at most ${LONGEST_SEED} letters.`);
  return seed;
}

const LONGEST_SEED = 150;

function optionsOf(options: object): string {
  const names = Object.keys(options);
  return names.length === 0 ? ' This game has none.' : ` Options: ${names.join(', ')}.`;
}

export function readLevel(word: string): Level {
  const level = levels.find((each) => each === word);
  if (level === undefined) throw noSuch('bot', 'Bots', word, levels);
  return level;
}

/** The levels of all seats: one name for all, or one for each. */
export function readBots(text: string, players: number): readonly Level[] {
  const names = text.split(',').map((name) => readLevel(name.trim()));
  if (names.length === 1) return Array.from({ length: players }, () => names[0]!);
  if (names.length !== players)
    throw new WrongWords(`--bots names ${names.length} bots for ${players} seats. Name one for all, or ${players}.`);
  return names;
}

/** What a search may spend. A limit that is not wanted is infinite, as only a count of iterations gives the same game every time. */
export function readBudget(given: Given): Partial<Budget> {
  const iterations = given.whole('iterations', 1);
  const milliseconds = given.whole('milliseconds', 1);
  if (iterations === undefined && milliseconds === undefined) return { milliseconds: Infinity };
  return { iterations: iterations ?? Infinity, milliseconds: milliseconds ?? Infinity };
}

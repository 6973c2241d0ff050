import { parseArgs } from 'node:util';
import type { Io } from './io.ts';
import { nearest, WrongWords } from './refused.ts';

/** Something that can be written after a command with two dashes. */
export interface Flag {
  /** What its value is called in the help; a flag without is a switch. */
  readonly value?: string;
  /** May be given several times. */
  readonly repeat?: true;
  readonly says: string;
}

export interface Command {
  readonly name: string;
  /** The words after the name, as the help writes them. */
  readonly words: string;
  readonly summary: string;
  /** More lines for the help. */
  readonly about?: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  run(given: Given, io: Io): Promise<number>;
}

/** What was written on the command line, read with the command's flags. */
export class Given {
  readonly command: Command;
  readonly words: readonly string[];
  private readonly flags: ReadonlyMap<string, readonly string[]>;

  constructor(command: Command, args: readonly string[]) {
    this.command = command;
    const { words, flags } = read(command, args);
    this.words = words;
    this.flags = flags;
  }

  get flagNames(): readonly string[] {
    return [...this.flags.keys()];
  }

  has(flag: string): boolean {
    return this.flags.has(flag);
  }

  value(flag: string): string | undefined {
    return this.flags.get(flag)?.at(-1);
  }

  values(flag: string): readonly string[] {
    return this.flags.get(flag) ?? [];
  }

  /** The whole number after a flag. */
  whole(flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.value(flag);
    if (text === undefined) return undefined;
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new WrongWords(`--${flag} takes a whole number ${range}, not "${text}".`);
  }

  /** The number of seconds after a flag, or after a similar one. */
  positive(flag: string): number | undefined {
    const text = this.value(flag);
    if (text === undefined) return undefined;
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isFinite(number) && number > 0) return number;
    throw new WrongWords(`--${flag} takes a number above 0, not "${text}".`);
  }

  /** Complains about words that the command would not look at. */
  atMostWords(most: number): void {
    const extra = this.words[most];
    if (extra !== undefined) throw new WrongWords(`"${extra}" is one word too many. See: skerry ${this.command.name} --help`);
  }
}

function read(command: Command, args: readonly string[]): { words: string[]; flags: Map<string, string[]> } {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  // Not strict: the complaints of parseArgs do not say what would be right, so they are made here.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const flags = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name]! : undefined;
    if (flag === undefined) throw unknownFlag(command, token.rawName, token.name);
    if (flag.value === undefined && token.value !== undefined) throw new WrongWords(`--${token.name} takes no value.`);
    if (
      flag.value !== undefined &&
      (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--')))
    ) {
      throw new WrongWords(`--${token.name} needs a value: --${token.name} ${flag.value}.`);
    }
    if (flag.repeat !== true && flags.has(token.name)) throw new WrongWords(`--${token.name} is given twice; once is enough.`);
    flags.set(token.name, [...(flags.get(token.name) ?? []), token.value ?? '']);
  }
  return { words, flags };
}

function unknownFlag(command: Command, raw: string, name: string): WrongWords {
  const known = Object.keys(command.flags);
  const near = nearest(name, known);
  const guess = near === undefined ? '' : ` Did you mean --${near}?`;
  return new WrongWords(
    `"skerry ${command.name}" does not know ${raw}.${guess} It knows: ${[...known, 'help'].map((flag) => `--${flag}`).join(', ')}.`,
  );
}

const WIDTH = 100;

export function helpOf(command: Command): string {
  const rows = Object.entries(command.flags).map(
    ([name, flag]) => [`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.says] as const,
  );
  const lines = [`skerry ${[command.name, command.words].join(' ').trim()}`, '', ...wrap(command.summary, 0)];
  for (const line of command.about ?? []) lines.push('', ...wrap(line, 0));
  if (rows.length > 0) lines.push('', ...twoColumns(rows));
  return `${lines.join('\n')}\n`;
}

/** Names on the left, what they mean on the right. */
export function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.flatMap(([name, says]) => wrap(says, left).map((line, i) => (i === 0 ? `  ${name}`.padEnd(left) + line.slice(left) : line)));
}

export function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines.map((each) => ' '.repeat(indent) + each);
}

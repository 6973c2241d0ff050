import type { Option } from '@skerry/engine';
import { twoColumns, wrap, type Command } from '../command.ts';
import { knownGames, type KnownGame } from '../known-games.ts';

export const games: Command = {
  name: 'games',
  words: '[--json]',
  summary: 'Lists the games, for how many players each is, and its options with their values.',
  flags: { json: { says: 'print the list as JSON' } },
  async run(given, io) {
    given.atMostWords(0);
    io.stdout.write(
      given.has('json') ? `${JSON.stringify(knownGames.map(asData), null, 2)}\n` : `${knownGames.map(asText).join('\n\n')}\n`,
    );
    return 0;
  },
};

function asData({ rules, tellings: { en }, example }: KnownGame): object {
  return {
    id: rules.id,
    title: en.title,
    blurb: en.blurb,
    version: rules.version,
    example,
    players: rules.players,
    cooperative: rules.cooperative === true,
    options: Object.entries(rules.options).map(([name, option]) => {
      const { label, explanation } = en.option(name);
      const values =
        option.kind === 'choice' ? { values: option.values.map((value) => ({ value, label: en.optionValue(name, value) })) } : {};
      return Object.assign({ name, label, explanation }, option, values);
    }),
  };
}

function asText({ rules, tellings: { en }, example }: KnownGame): string {
  const { min, max } = rules.players;
  const lines = [
    `${rules.id}${en.title === rules.id ? '' : ` – ${en.title}`}, ${min === max ? min : `${min} to ${max}`} players${rules.cooperative === true ? ', cooperative' : ''}${example ? ' (an example)' : ''}`,
  ];
  if (en.blurb !== '') lines.push(...wrap(en.blurb, 2));
  const rows = familiesOf(rules.options).map(({ names, option }) => {
    const { label, explanation } = en.option(names[0]!);
    const values = valuesOf(option);
    const short = values.length <= SHORT;
    const name = names.length === 1 ? names[0]! : `${names[0]!}…${names.at(-1)!}`;
    return [
      `--option ${name}=${short ? values : 'VALUE'} (${option.default})`,
      `${label}. ${explanation}${short ? '' : ` VALUE: ${values.split('|').join(', ')}`}`.trim(),
    ] as const;
  });
  return [...lines, ...(rows.length === 0 ? [] : twoColumns(rows))].join('\n');
}

/** A longer list of values stands with the explanation, where lines can break. */
const SHORT = 24;

interface Family {
  readonly names: string[];
  readonly option: Option;
}

/** Options that differ in the number of a seat alone, as spirit1 and spirit2, are told once. */
function familiesOf(options: Readonly<Record<string, Option>>): Family[] {
  const families: Family[] = [];
  for (const [name, option] of Object.entries(options)) {
    const before = families.at(-1);
    const same = before !== undefined && stem(before.names[0]!) === stem(name) && JSON.stringify(before.option) === JSON.stringify(option);
    if (same) before.names.push(name);
    else families.push({ names: [name], option });
  }
  return families;
}

function stem(name: string): string {
  return name.replace(/\d+$/, '#');
}

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'switch':
      return 'true|false';
    case 'choice':
      return option.values.join('|');
    case 'number':
      return `${option.min}…${option.max}`;
  }
}

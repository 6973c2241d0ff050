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
  const rows = Object.entries(rules.options).map(([name, option]) => {
    const { label, explanation } = en.option(name);
    return [`--option ${name}=${valuesOf(option)}`, `${label}. ${explanation}`.trim()] as const;
  });
  return [...lines, ...(rows.length === 0 ? [] : twoColumns(rows))].join('\n');
}

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'switch':
      return option.default ? 'true|false (true)' : 'true|false (false)';
    case 'choice':
      return `${option.values.join('|')} (${option.default})`;
    case 'number':
      return `${option.min}…${option.max} (${option.default})`;
  }
}

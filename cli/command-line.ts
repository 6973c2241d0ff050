import type { Given } from './command.ts';

/** The words with which a command can be given again, some flags changed. Flags that only say where results go are left out then. */
export function commandLine(given: Given, changed: Readonly<Record<string, string>> = {}): string {
  const left = Object.keys(changed).length === 0 ? [] : [...Object.keys(changed), 'json', 'report', 'save'];
  const words = ['npm', 'run', '-s', 'skerry', '--', given.command.name, ...given.words];
  for (const flag of given.flagNames) {
    if (left.includes(flag)) continue;
    for (const value of given.values(flag)) words.push(`--${flag}`, ...(given.command.flags[flag]?.value === undefined ? [] : [value]));
  }
  for (const [flag, value] of Object.entries(changed)) words.push(`--${flag}`, value);
  return words.map(quoted).join(' ');
}

/** As a shell needs it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

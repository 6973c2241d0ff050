// Platform code names no game, and nothing is called "utils": each thing has its room and the rulebook's word.
import { globSync, readFileSync } from 'node:fs';

const rooms = globSync('games/*/RULES.md').map((path) => path.split('/')[1]!);
const planned = [
  'superstar',
  'floating-islands',
  'floating islands',
  'fifty-first-state',
  '51st state',
  'islebound',
  'spirit-island',
  'spirit island',
];
const names = new RegExp([...new Set([...rooms, ...planned])].join('|'), 'i');
const problems: string[] = [];

for (const path of globSync('{engine,bots,server,web,cli,presentation}/**/*.{ts,tsx,css,html,json}', {
  exclude: (name) => name === 'node_modules' || name === 'dist',
})) {
  if (/(^|\/)tests\//.test(path)) continue;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, i) => {
      if (names.test(line)) problems.push(`${path}:${i + 1} names a game; platform code must not.`);
    });
}

for (const path of globSync('**/*', { exclude: (name) => ['node_modules', 'dist', '.git', 'data'].includes(name) })) {
  if (/(^|\/)(utils?|helpers?|managers?|common|base)(\.|\/|$)/i.test(path) && !/\/content\/(?:[\w-]+\/)?base\.ts$/.test(path))
    problems.push(`${path} is named for nothing in particular.`);
}

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Each thing is in its room.');
process.exitCode = problems.length > 0 ? 1 : 0;

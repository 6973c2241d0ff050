import { expect, test } from '@playwright/test';
import { games } from '@skerry/games';

test('what the first page loads at once has the names of the games and none of their other words', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
  expect(scripts).not.toEqual([]);
  const code = (await Promise.all(scripts.map(async (path) => (await request.get(path)).text()))).join('\n');
  for (const { rules, titles, tellings } of games) {
    expect(code).toContain(titles.en.title);
    const [option] = Object.keys(rules.options);
    // The longest run of plain letters, which no build writes otherwise.
    const [words] = (await tellings()).en.option(option!).explanation.match(/[A-Za-z ,]{20,}/)!;
    expect(code, rules.id).not.toContain(words);
  }
});

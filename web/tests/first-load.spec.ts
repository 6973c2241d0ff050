import { expect, test } from '@playwright/test';
import { games } from '@skerry/games';
import { languages } from '@skerry/presentation';
import { measurePage } from '../../cli/speed/page-weight.ts';
import { chosen } from './at-the-table.ts';

/** What may be transferred, by the promise of the page: a first visit, and a table of any game more. */
const FIRST_VISIT = 200_000;
const TABLE = 150_000;

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

for (const language of languages)
  test(`the first visit and a table of any game are as light as promised (${language})`, async ({ browser }) => {
    test.setTimeout(120_000);
    const served = games.map(({ rules }) => ({ rules }));
    const [weight] = await measurePage(browser, served, [language], () => {});
    expect(weight!.firstVisit).toBeGreaterThan(50_000);
    expect(weight!.firstVisit).toBeLessThan(FIRST_VISIT);
    for (const [game, transferred] of Object.entries(weight!.tables)) {
      expect(transferred, game).toBeGreaterThan(20_000);
      expect(transferred, game).toBeLessThan(TABLE);
    }
  });

test('a table loads the words of one language; a switch loads the other', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await chosen(page, { language: 'uk', motion: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Грати зараз із ботами' }).first().click();
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  const inLanguage = (language: string): number => [...loaded].filter((path) => path.startsWith(`/assets/${language}-`)).length;
  // The page's own and the game's.
  expect(['en', 'ru', 'uk'].map(inLanguage)).toEqual([0, 0, 2]);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('button', { name: 'Налаштування' }).click();
  await page.getByRole('radio', { name: 'Русский' }).click();
  await expect(page.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  expect(['en', 'ru', 'uk'].map(inLanguage)).toEqual([0, 2, 2]);
});

import { languages } from '@skerry/presentation';
import { expect, test } from '@playwright/test';
import { answers, asked, chosen, playNow } from './at-the-table.ts';
import { sizes } from './measured-frame.ts';

test('the lobby shows the games, and one click begins', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(
    page
      .getByText('Nobody waits for players just now.')
      .or(page.getByRole('heading', { name: 'Open tables' }))
      .first(),
  ).toBeVisible();
  await playNow(page);
  await expect(answers(page).first()).toBeVisible();
});

for (const language of languages) {
  test(`on a game's card the first button stands alone, and the others in one line below it: ${language}`, async ({ page }) => {
    await chosen(page, { language });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const lines = await page
        .locator('.game-card .buttons')
        .evaluateAll((all) => all.map((row) => [...row.children].map((button) => button.getBoundingClientRect().top)));
      for (const [first, ...others] of lines) {
        expect.soft(new Set(others).size, `${width}×${height}`).toBe(1);
        expect.soft(others[0]!, `${width}×${height}`).toBeGreaterThan(first!);
      }
    }
  });
}

test('language and theme are switched live and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'рус' }).click();
  await expect(page.getByRole('button', { name: 'Играть сейчас с ботами' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('radio', { name: 'Ночь' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  const night = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('radio', { name: 'День' }).check();
  const day = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(day).not.toBe(night);
  await page.getByRole('radio', { name: 'Українська' }).click();
  await expect(page.getByRole('radio', { name: 'Українська' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Грати зараз із ботами' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('the language of the browser is the first choice', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'uk-UA' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await context.close();
});

test('the form for a new table knows every option of the game', async ({ page }) => {
  await chosen(page, { hints: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  const options = page.getByRole('group', { name: 'Options' }).getByRole('checkbox');
  await expect(options.first()).toBeVisible();
  await options.first().check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Who sits where' }).getByRole('combobox')).toHaveCount(3);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await asked(page);
  await expect(page.getByRole('complementary', { name: 'Seats' }).locator('.seat')).toHaveCount(3);
});

test('a table goes on where it was left', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await playNow(page);
  await answers(page).first().click();
  await asked(page);
  const sentence = await page.locator('.prompt-sentence').innerText();
  await page.reload();
  await expect(page.locator('.prompt-sentence')).toHaveText(sentence);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.locator('.prompt-sentence')).toHaveText(sentence);
});

test('what is not the link of a table is said to be none', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Link or name of a table').fill('not a link!');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('This is not the link of a table.')).toBeVisible();
});

test('an address of nothing leads back to the lobby', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.goto('/here/nothing');
  await expect(page.getByText('There is no such table.')).toBeVisible();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('button', { name: 'Play now with bots' }).first()).toBeVisible();
});

test('a table for one asks for the spirit of one seat, a table for three for those of three', async ({ page }) => {
  await page.goto('/new/spirit-island');
  const spirits = page.getByLabel(/^Spirit of seat/);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await expect(spirits).toHaveCount(1);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(spirits).toHaveCount(3);
});

import { expect, test, type Page } from '@playwright/test';
import { answers, chosen, pick } from './at-the-table.ts';
import { ending, games, sitDownAt } from './long-questions.ts';

// What it has kept would come from there.
test.use({ serviceWorkers: 'block' });

/** A line on which the first page comes and nothing that it asks for later, until it is mended. */
async function breakLine(page: Page): Promise<() => Promise<void>> {
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  const first = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route('**/assets/*.js', (route) => (first.includes(route.request().url()) ? route.continue() : route.abort()));
  return () => page.unroute('**/assets/*.js');
}

test.beforeEach(({ page }) => chosen(page, { motion: 'off' }));

test('a page without its words says in every language what can be done', async ({ page }) => {
  await page.route('**/assets/en-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(/reload the page.*обновите страницу.*оновіть сторінку/)).toBeVisible();
});

test('a language that does not come leaves the page in the one that is here, and says so', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'рус' }).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now with bots' }).first()).toBeVisible();
  await mend();
});

test('a page whose parts do not come says so, and comes with a second try', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto(`/new/${games[0]!.rules.id}`);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Options' }).getByRole('checkbox').first()).toBeVisible();
});

test('rules that do not come say so, and come with a second try', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto(`/rules/${games[0]!.rules.id}`);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.rule').first()).toBeVisible();
});

test('a game whose rules do not come says so on its card', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).first().click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play now with bots' }).first().click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
});

test('a table whose board does not come has lost nothing, and opens with a second try', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).first().click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
  const table = page.url();
  const mend = await breakLine(page);
  await page.goto(table);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
});

test('a part of the table that does not come leaves the others in their places', async ({ page }) => {
  await page.route('**/assets/game-over-*.js', (route) => route.abort());
  await sitDownAt(page, ending(games[0]!));
  const failure = page.getByText('This could not be loaded.');
  await expect(failure).toBeInViewport({ ratio: 1 });
  const box = async (part: string) => (await page.locator(part).boundingBox())!;
  const [bar, board, prompt] = [await box('.bar'), await box('[data-part=board]'), await box('.prompt')];
  expect(bar.y).toBe(0);
  expect(board.y).toBeGreaterThanOrEqual(bar.height);
  expect(board.height).toBeGreaterThan(400);
  expect(prompt.y).toBeGreaterThanOrEqual(board.y + board.height);
  await page.unroute('**/assets/game-over-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test('rules and an island whose parts do not come say so, and are there with a second try', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-game="spirit-island"] [data-act="play-now"]').click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
  const takesNothingNew = async (): Promise<void> => {
    const first = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.route('**/assets/*.js', (route) => (first.includes(route.request().url()) ? route.continue() : route.abort()));
    await pick(page);
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
  };
  // The rules of all that follows come with the first answer, which is not given yet without them,
  await takesNothingNew();
  await expect(page.getByText('Which spirit will you be?').first()).toBeVisible({ timeout: 20_000 });
  await pick(page);
  await expect(page.getByText('On which board do you begin?')).toBeVisible({ timeout: 20_000 });
  // and what draws the island when it is laid.
  await takesNothingNew();
  await expect(page.locator('.si-island')).toBeVisible({ timeout: 20_000 });
});

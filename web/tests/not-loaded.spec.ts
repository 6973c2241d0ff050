import { expect, test, type Page } from '@playwright/test';
import { games } from '@skerry/games';
import { answers, chosen } from './at-the-table.ts';

// What it has kept would come from there.
test.use({ serviceWorkers: 'block' });

/** A line on which the first page comes and nothing that it asks for later, until it is mended. */
async function breakLine(page: Page): Promise<() => Promise<void>> {
  const first = await (await page.request.get('/')).text();
  await page.route('**/assets/*.js', (route) =>
    first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  return () => page.unroute('**/assets/*.js');
}

test.beforeEach(({ page }) => chosen(page, { motion: 'off' }));

test('options whose words do not come say so, and come with a second try', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto(`/new/${games[0]!.rules.id}`);
  const options = page.getByRole('group', { name: 'Options' });
  await expect(options).toContainText('This could not be loaded.');
  await mend();
  await options.getByRole('button', { name: 'Try again' }).click();
  await expect(options.getByRole('checkbox').first()).toBeVisible();
});

test('rules that do not come say so, and come with a second try', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto(`/rules/${games[0]!.rules.id}`);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.rule').first()).toBeVisible();
});

test('a table whose board does not come says so, has lost nothing, and opens with a second try', async ({ page }) => {
  const mend = await breakLine(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await expect(page.getByText('Nothing was lost; try again.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
});

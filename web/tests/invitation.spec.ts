import { expect, test, type Browser, type Page } from '@playwright/test';
import { answers, chosen } from './at-the-table.ts';

/** A table of two with an option, at which Ann waits for one other. */
async function invite(page: Page, listed = false): Promise<string> {
  await chosen(page, { motion: 'off', name: 'Ann' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('group', { name: 'Options' }).getByRole('checkbox').first().check();
  await expect(page.getByRole('group', { name: 'Where it is played' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  if (listed) await page.getByLabel('Show it among the open tables').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('skerry.settings', localStorage.getItem('skerry.settings') ?? '{"motion":"off"}'));
  return page;
}

test('an invitation says who invites to what, by which options, in which language, and only then asks for a name', async ({
  page,
  browser,
}) => {
  const link = await invite(page);
  const friend = await stranger(browser);
  await friend.goto(link);
  await expect(friend.getByText('Ann invites you to a table')).toBeVisible();
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Gravity Superstar');
  await expect(friend.getByText('free seat')).toBeVisible();
  await expect(friend.locator('.table-options dd').first()).toContainText('yes');
  await expect(friend.getByLabel('Your name')).toBeHidden();
  // Nobody has become a guest of the server by reading.
  expect(await friend.evaluate(() => localStorage.getItem('skerry.guest'))).toBeNull();
  await friend.getByRole('button', { name: 'укр' }).click();
  await expect(friend.getByText('Ann запрошує вас до столу')).toBeVisible();
  // The words are longest in Russian; what asks for the name fits a phone all the same.
  await friend.getByRole('button', { name: 'рус' }).click();
  await friend.getByRole('button', { name: 'Сесть за стол' }).click();
  const cut = await friend.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await friend.keyboard.press('Escape');
  await friend.getByRole('button', { name: 'eng' }).click();

  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Use this name' }).click();
  await expect.poll(async () => (await answers(page).count()) + (await answers(friend).count())).toBeGreaterThan(0);
  await expect(page.locator('.seat-name')).toHaveText(['Ann', 'Ben']);
  await friend.context().close();
});

test('who just watches is asked for nothing', async ({ page, browser }) => {
  const link = await invite(page);
  const friend = await stranger(browser);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Just watch' }).click();
  await expect(friend.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  await expect(friend.getByText('You are watching.')).toBeVisible();
  await friend.context().close();
});

test('a table with an open seat is found by its link only, unless its maker lists it', async ({ page, browser }) => {
  const link = await invite(page);
  const listed = await invite(page, true);
  const friend = await stranger(browser);
  await friend.goto('/');
  const id = (url: string): string => new URL(url).pathname;
  await expect(friend.locator(`a[href="${id(listed)}"]`)).toBeVisible();
  await expect(friend.locator(`a[href="${id(link)}"]`)).toHaveCount(0);
  await friend.context().close();
});

test('tables that wait for me stand before the games', async ({ page }) => {
  await chosen(page, { motion: 'off', name: 'Cleo' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: 'On the server' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/');
  const turn = page.getByRole('region', { name: 'Your turn' });
  await expect(turn.getByRole('link', { name: /^Go on:/ })).toHaveCount(1);
  const games = await page.getByRole('region', { name: 'Games' }).boundingBox();
  expect((await turn.boundingBox())!.y).toBeLessThan(games!.y);
  await expect(page).toHaveTitle('● Skerry');
});

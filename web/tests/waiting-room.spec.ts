import { expect, test, type Browser, type Page } from '@playwright/test';
import { answers, chosen } from './at-the-table.ts';

/** A table on the server at which this person waits for two others. */
async function waitForTwo(page: Page): Promise<string> {
  await chosen(page, { motion: 'off', name: 'Ann' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Where it is played' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByLabel('Seat 3').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

async function friendAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const friend = await context.newPage();
  await chosen(friend, { motion: 'off', name: 'Ben' });
  await friend.goto(link);
  return friend;
}

test('who has sat down gets up again before the game, and sits elsewhere', async ({ page, browser }) => {
  const friend = await friendAt(browser, await waitForTwo(page));
  const seats = page.locator('.waiting-seats li');
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(seats.nth(1)).toContainText('Ben');

  await friend.getByRole('button', { name: 'Get up' }).click();
  await expect(seats.nth(1)).toContainText('free seat');
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await expect(friend.locator('.notices .notice')).toHaveCount(0);

  await friend.getByRole('button', { name: 'Sit here' }).last().click();
  await expect(seats.nth(2)).toContainText('Ben');
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  // The game has begun, and each sees it through the own eyes.
  await expect.poll(async () => (await answers(page).count()) + (await answers(friend).count())).toBeGreaterThan(0);
  await expect(friend.locator('.seat').nth(2)).toContainText('you');
  await friend.context().close();
});

test('who gets up in one window is free to sit down in the other, and is told of no other device', async ({ page, browser }) => {
  const link = await waitForTwo(page);
  const friend = await friendAt(browser, link);
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  const second = await page.context().newPage();
  await second.goto(link);
  await expect(second.getByRole('button', { name: 'Get up' })).toBeVisible();
  await page.getByRole('button', { name: 'Get up' }).click();
  await expect(second.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await expect(second.locator('.notices .notice')).toHaveCount(0);
  await second.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend.locator('.waiting-seats li').first()).toContainText('Ann');
  await friend.context().close();
});

test('who gets up and does not hear that it was done is up all the same', async ({ page, browser }) => {
  const friend = await friendAt(browser, await waitForTwo(page));
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await friend.route('**/leave', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await friend.getByRole('button', { name: 'Get up' }).click();
  await expect(friend.locator('.notices')).toHaveText('The server does not answer. Try again in a moment.');
  await expect(friend.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  await friend.getByRole('button', { name: 'Sit here' }).last().click();
  await expect(page.locator('.waiting-seats li').nth(2)).toContainText('Ben');
  await page.getByRole('button', { name: 'Put a bot here' }).click();
  await expect.poll(async () => (await answers(page).count()) + (await answers(friend).count())).toBeGreaterThan(0);
  await friend.context().close();
});

test('the host gets up and still fills the seats', async ({ page, browser }) => {
  const friend = await friendAt(browser, await waitForTwo(page));
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Get up' }).click();
  await expect(page.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
  const putBot = page.getByRole('button', { name: 'Put a bot here' });
  await putBot.first().click();
  await expect(putBot).toHaveCount(1);
  await putBot.click();
  await expect(page.getByText('You are watching.')).toBeVisible();
  await expect(answers(friend).first()).toBeVisible({ timeout: 20_000 });
  await friend.context().close();
});

test('who waits alone closes the table by getting up, after a second word', async ({ page }) => {
  const link = await waitForTwo(page);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
  await page.getByRole('button', { name: 'Close it for good?' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await expect(page.getByText('No game begun yet.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('There is no such table.')).toBeVisible();
});

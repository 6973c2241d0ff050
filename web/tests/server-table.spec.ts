import { expect, test, type WebSocketRoute } from '@playwright/test';
import { answers, asked, chosen } from './at-the-table.ts';

test('a friend joins by link, both play and talk, and a lost line comes back', async ({ page, browser }) => {
  await chosen(page, { motion: 'off' });
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    line = socket;
    socket.connectToServer();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Where it is played' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Use this name' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();

  const other = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const friend = await other.newPage();
  await chosen(friend, { motion: 'off' });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.locator('.seat-name')).toHaveText(['Ann', 'Ben']);

  for (let i = 0; i < 6; i++) {
    await expect.poll(async () => (await answers(page).count()) + (await answers(friend).count())).toBeGreaterThan(0);
    const turn = (await answers(page).count()) > 0 ? page : friend;
    const before = await turn.locator('.prompt-sentence').innerText();
    await answers(turn).first().click();
    await expect(turn.locator('.prompt-sentence')).not.toHaveText(before);
  }

  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something to the table').fill('Well played!');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(friend.locator('.log-tool')).toContainText('1 new');
  await friend.getByRole('button', { name: 'Log', exact: true }).click();
  await friend.getByRole('button', { name: 'Chat' }).click();
  await expect(friend.getByText('Well played!')).toBeVisible();
  await expect(friend.locator('.unread')).toHaveCount(0);

  await line!.close();
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeVisible();
  await expect(page.locator('.viewport svg').first()).toBeVisible();
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeHidden({ timeout: 15_000 });

  await page.keyboard.press('h');
  await expect(page.getByRole('slider', { name: 'History' })).toBeVisible();
  await other.close();
});

test('a table on the server is played against bots and found again in the lobby', async ({ page }) => {
  await chosen(page, { motion: 'off', name: 'Cleo' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: 'On the server' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (let i = 0; i < 3; i++) {
    await asked(page);
    await answers(page).first().click();
  }
  await asked(page);
  await page.keyboard.press('u');
  await asked(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Go on:/ })
    .first()
    .click();
  expect(await asked(page)).toBe(true);
});

test('while the line is lost nothing is amber, and what is picked meanwhile counts when it is back', async ({ page }) => {
  await chosen(page, { motion: 'off', name: 'Cleo' });
  let line: WebSocketRoute | undefined;
  let back = false;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (line !== undefined && !back) {
      void socket.close();
      return;
    }
    line = socket;
    socket.connectToServer();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: 'On the server' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await asked(page);
  const light = (): Promise<string> => page.locator('.prompt').evaluate((prompt) => getComputedStyle(prompt).borderTopColor);
  const lit = await light();
  await line!.close();
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeVisible();
  expect(await light()).not.toBe(lit);
  const before = await page.locator('.prompt-sentence').innerText();
  await answers(page).first().click();
  await expect(page.locator('.prompt-sentence')).toHaveText('It is sent as soon as the connection is back.');
  back = true;
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeHidden({ timeout: 20_000 });
  await asked(page);
  await expect(page.locator('.prompt-sentence')).not.toHaveText(before);
  expect(await light()).toBe(lit);
});

import { expect, test, type Browser, type Page } from '@playwright/test';
import { answers, asked, chosen, keptAnswers, playQuickly } from './at-the-table.ts';

async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** A table on the server: this person and a bot, or this person twice. */
async function openOnServer(page: Page, name: string, other: 'random' | 'hard' | 'me' = 'random'): Promise<void> {
  await chosen(page, { motion: 'off', name });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').selectOption(other);
  await page.getByRole('radio', { name: 'On the server' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  if (other !== 'me') await asked(page);
}

/** How many answers of the first seat the server has written down. */
async function recordedAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('skerry.guest')!) as { token: string };
    const reply = await fetch(`/api/tables/${location.pathname.split('/').at(-1)!}/history?seat=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { moments } = (await reply.json()) as { moments: { by: { seat: number } | null }[] };
    return moments.filter(({ by }) => by?.seat === 0).length;
  });
}

test('a seat link takes the seat to another device, under the same name', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOnServer(page, 'Dora');
  await answers(page).first().click();
  await asked(page);
  const sentence = await page.locator('.prompt-sentence').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy my seat link' }).click();
  await expect(page.getByText('keep it to yourself')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await device(browser);
  await phone.goto(link);
  await expect(phone.locator('.prompt-sentence')).toHaveText(sentence);
  await expect(phone.locator('.seat-name').first()).toHaveText('Dora');
  expect(phone.url()).not.toContain('seat=');
  await expect(page.getByText('Your seat was taken to another device')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await answers(phone).first().click();
  await asked(phone);
  await phone.goto(link.replace(/seat=.*/, 'seat=abcdefghijklmnopqrstuvwxyz'));
  await phone.reload();
  await expect(phone.getByText('This seat link does not belong to a seat at this table.')).toBeVisible();
  await phone.context().close();
});

test('of two own seats at one device one goes to another device, and the other stays', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOnServer(page, 'Dora', 'me');
  const lift = page.getByRole('button', { name: /show the table$/ });
  await expect(lift.or(answers(page).first())).toBeVisible();
  if (await lift.isVisible()) await lift.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy my seat link' }).click();
  await expect(page.getByText('keep it to yourself')).toBeVisible();
  await page.keyboard.press('Escape');

  const phone = await device(browser);
  await chosen(phone, { motion: 'off' });
  await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('.seat').nth(1)).toContainText('you');
  await expect(page.locator('.seat').nth(0)).not.toContainText('you');
  await expect(page.getByText('Your seat was taken to another device')).toHaveCount(0);
  const have = { page: 0, phone: 0 };
  await expect(async () => {
    if (await lift.isVisible()) await lift.click();
    for (const [name, one] of [['page', page] as const, ['phone', phone] as const]) {
      if ((await answers(one).count()) === 0) continue;
      await answers(one).first().click();
      have[name]++;
    }
    expect(Math.min(have.page, have.phone)).toBeGreaterThan(0);
  }).toPass();
  await phone.context().close();
});

test('a bot plays for who leaves, until the seat is taken back', async ({ page }) => {
  // Bots alone must not have finished the game before the seat is taken back.
  await openOnServer(page, 'Edda', 'hard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.notices').getByText('A bot plays for you')).toBeVisible();
  await expect(page.locator('.seat').first()).toContainText('a bot plays');
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.locator('.notices').getByText('A bot plays for you')).toBeHidden();
  await expect(page.locator('.seat').first()).not.toContainText('a bot plays');
});

test('an answer that was on its way when the line broke is sent again, and counts once', async ({ page }) => {
  const sent: string[] = [];
  let swallow = false;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      if (text.includes('"answer"')) sent.push(text);
      server.send(message);
    });
    server.onMessage((message) => {
      // The server has heard it and written it down; what it says of it is lost with the line.
      if (swallow && String(message).includes('"ack"')) {
        swallow = false;
        void socket.close();
      } else if (!swallow) socket.send(message);
    });
  });
  await openOnServer(page, 'Finn');
  const before = await page.locator('.prompt-sentence').innerText();
  swallow = true;
  await answers(page).first().click();
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeVisible();
  await expect(page.locator('.notices').getByText('Connection lost.')).toBeHidden({ timeout: 15_000 });
  await asked(page);
  await expect(page.locator('.prompt-sentence')).not.toHaveText(before);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  await expect(page.locator('.notices .notice')).toHaveCount(0);
  expect(await recordedAnswers(page)).toBe(1);
});

test('of two tabs on one table one plays, and the other says so and follows', async ({ page, context }) => {
  await chosen(page, { motion: 'off' });
  await playQuickly(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const notice = 'This table is open in another tab too.';
  await expect(second.locator('.notices').getByText(notice)).toBeVisible();
  await expect(answers(second)).toHaveCount(0);

  const lines = second.locator('.log li li');
  const told = await lines.count();
  await answers(page).first().click();
  await asked(page);
  await answers(page).first().click();
  await asked(page);
  await expect.poll(() => lines.count()).toBeGreaterThan(told);
  await expect(lines).toHaveCount(await page.locator('.log li li').count());

  const given = await keptAnswers(page);
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(page.locator('.notices').getByText(notice)).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await answers(second).first().click();
  await asked(second);
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(given);
  await second.close();
  await page.reload();
  await asked(page);
  await expect(page.locator('.notices').getByText(notice)).toHaveCount(0);
});

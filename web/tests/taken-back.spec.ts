import { expect, test, type Browser, type Page } from '@playwright/test';
import { answers, chosen } from './at-the-table.ts';

async function personAt(browser: Browser, link: string, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await chosen(page, { motion: 'off', name });
  await page.goto(link);
  return page;
}

test('who was asked already is told of a move that was taken back; chat has times, and onlookers have names', async ({ page, browser }) => {
  await chosen(page, { motion: 'off', name: 'Ann' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Where it is played' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const ben = await personAt(browser, link, 'Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  const cleo = await personAt(browser, link, 'Cleo');
  await expect(cleo.getByText('You are watching.')).toBeVisible();

  await expect.poll(async () => (await answers(page).count()) + (await answers(ben).count())).toBeGreaterThan(0);
  const [first, next, name] = (await answers(page).count()) > 0 ? [page, ben, 'Ann'] : [ben, page, 'Ben'];
  const moveOn = async (): Promise<void> => {
    for (let i = 0; i < 6 && (await answers(next).count()) === 0; i++) {
      const sentence = await first.locator('.prompt-sentence').innerText();
      await answers(first).last().click();
      await expect(first.locator('.prompt-sentence')).not.toHaveText(sentence);
      // Either of the two is asked now.
      await expect.poll(async () => (await answers(first).count()) + (await answers(next).count())).toBeGreaterThan(0);
    }
  };
  await moveOn();
  await expect(answers(next).first()).toBeVisible();
  await first.keyboard.press('u');
  await expect(next.locator('.notices')).toContainText(`${name} took back the move after which you were asked.`);
  await next.keyboard.press('l');
  await expect(next.locator('.taken-back')).toHaveText(`${name} took back a move.`);
  await expect(answers(first).first()).toBeVisible();
  // On a phone the notice does not lie over the drawer's own head,
  await next.setViewportSize({ width: 390, height: 844 });
  await next.getByRole('button', { name: 'Chat' }).click();
  await next.setViewportSize({ width: 1440, height: 900 });
  await next.keyboard.press('l');
  // and it is gone with the next answer.
  await moveOn();
  await expect(next.locator('.notices')).toContainText('took back');
  await answers(next).last().click();
  await expect(next.locator('.notices')).not.toContainText('took back');

  if (!(await page.locator('.side').isVisible())) await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByText('Watching: Cleo')).toBeVisible();
  await page.getByLabel('Say something to the table').fill('Sorry!');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(page.locator('.chat-lines time')).toHaveText(/^\d\d:\d\d/);
  await ben.context().close();
  await cleo.context().close();
});

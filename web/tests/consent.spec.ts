import { expect, test } from '@playwright/test';
import { answers, chosen } from './at-the-table.ts';

test('a table can ask for consent: a move is taken back when the next player allows it, also after a reload, and stands when he refuses', async ({
  page,
  browser,
}) => {
  await chosen(page, { motion: 'off', name: 'Ann' });
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByRole('group', { name: 'Where it is played' })).toBeVisible();
  await page.getByLabel('Seat 2').selectOption('open');
  await page.getByLabel('Taking back a move needs consent').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const ben = await context.newPage();
  await chosen(ben, { motion: 'off', name: 'Ben' });
  await ben.goto(link);
  await expect(ben.getByText('Taking back a move needs consent')).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down' }).click();

  const asked = async (): Promise<number> => (await answers(page).count()) + (await answers(ben).count());
  await expect.poll(asked).toBeGreaterThan(0);
  const [first, next, name, other] = (await answers(page).count()) > 0 ? [page, ben, 'Ann', 'Ben'] : [ben, page, 'Ben', 'Ann'];
  const moveOn = async (): Promise<void> => {
    for (let i = 0; i < 6 && (await answers(next).count()) === 0; i++) {
      const sentence = await first.locator('.prompt-sentence').innerText();
      await answers(first).last().click();
      await expect(first.locator('.prompt-sentence')).not.toHaveText(sentence);
      await expect.poll(asked).toBeGreaterThan(0);
    }
  };
  await moveOn();
  await first.keyboard.press('u');
  await expect(first.locator('.notices')).toContainText(`Consent is still needed of: ${other}.`);
  await expect(next.locator('.notices')).toContainText(`${name} would like to take back the move after which you were asked.`);
  await expect(answers(next).first()).toBeVisible();
  await first.reload();
  await expect(first.locator('.notices')).toContainText(`Consent is still needed of: ${other}.`);
  await next.reload();
  const allow = next.getByRole('button', { name: 'Allow it' });
  // On a phone the words have the whole width, and the buttons stand below them.
  const desk = next.viewportSize()!;
  await next.setViewportSize({ width: 390, height: 844 });
  const words = (await next.locator('.notice', { has: allow }).locator('> span').boundingBox())!;
  expect(words.width).toBeGreaterThan(280);
  expect((await allow.boundingBox())!.y).toBeGreaterThanOrEqual(words.y + words.height);
  await next.setViewportSize(desk);
  await allow.click();
  await expect(answers(first).first()).toBeVisible();
  await expect(first.locator('.notices')).not.toContainText('Consent');

  await moveOn();
  await first.keyboard.press('u');
  await next.getByRole('button', { name: 'Refuse' }).click();
  await expect(first.locator('.notices')).toContainText(`Refused: ${other} does not want the move to be taken back.`);
  await expect(answers(next).first()).toBeVisible();
  // With the next move it is forgotten.
  await answers(next).first().click();
  await expect(first.locator('.notices')).not.toContainText('Refused');
  await context.close();
});

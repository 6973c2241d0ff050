import { expect, test } from '@playwright/test';
import { answers, asked, chosen } from './at-the-table.ts';

test('after the first visit one plays with the server gone', async ({ page, context }) => {
  await chosen(page, { motion: 'off' });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No server reachable: solo and hot-seat play only.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await asked(page);
  await answers(page).first().click();
  await asked(page);
  const sentence = await page.locator('.prompt-sentence').innerText();
  await page.reload();
  await expect(page.locator('.prompt-sentence')).toHaveText(sentence);
  await expect(page.getByText('A bot could not think')).toBeHidden();
});

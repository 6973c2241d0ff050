import { expect, test } from '@playwright/test';
import { answers, asked, chosen, playNow } from './at-the-table.ts';

test('a game that was played once is played again with the server gone', async ({ page, context }) => {
  await chosen(page, { motion: 'off' });
  await playNow(page);
  await page.waitForFunction(async () => {
    const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
    const paths = kept.map(({ url }) => new URL(url).pathname);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return loaded.filter((path) => path.startsWith('/assets/')).every((path) => paths.includes(path));
  });
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('No server reachable: solo and hot-seat play only.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now with bots' }).first().click();
  await asked(page);
  await answers(page).first().click();
  await asked(page);
  const sentence = await page.locator('.prompt-sentence').innerText();
  await page.reload();
  await expect(page.locator('.prompt-sentence')).toHaveText(sentence);
  await expect(page.getByText('A bot could not think')).toBeHidden();
});

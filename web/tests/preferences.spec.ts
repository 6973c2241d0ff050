import { expect, test } from '@playwright/test';
import { answers, asked, chosen, keptAnswers, playNow, playQuickly } from './at-the-table.ts';

test('who confirms moves picks an answer twice, and can think again', async ({ page }) => {
  await chosen(page, { motion: 'off', confirm: true, hints: false });
  await playQuickly(page);
  const before = await keptAnswers(page);
  const confirm = page.getByRole('region', { name: 'Confirm the move' });
  await answers(page).nth(1).click();
  await expect(confirm).toContainText((await answers(page).nth(1).innerText()).split('\n').at(-1)!);
  expect(await keptAnswers(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await answers(page).first().click();
  await confirm.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(before);
});

test('what is not allowed is hidden for who wishes so', async ({ page }) => {
  await chosen(page, { motion: 'off', language: 'en' });
  await page.goto('/');
  await page.locator('[data-game="floating-islands"] [data-act="play-now"]').click();
  await asked(page);
  const blocked = page.locator('.answer.blocked');
  await expect(blocked.first()).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('skerry.settings')!) as object;
    localStorage.setItem('skerry.settings', JSON.stringify({ ...kept, hideBlocked: true }));
  });
  await page.reload();
  await asked(page);
  await expect(blocked.first()).toBeHidden();
});

test('a slow motion takes longer than a fast one', async ({ page }) => {
  await chosen(page, { motion: 'slow' });
  await playNow(page);
  await expect(page.locator('html')).toHaveCSS('--travel', '600ms');
  await page.evaluate(() => localStorage.setItem('skerry.settings', JSON.stringify({ motion: 'fast' })));
  await page.reload();
  await asked(page);
  await expect(page.locator('html')).toHaveCSS('--travel', '135ms');
  // What was kept by an earlier version.
  await page.evaluate(() => localStorage.setItem('skerry.settings', JSON.stringify({ motion: 'on' })));
  await page.reload();
  await asked(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
  await expect(page.locator('html')).toHaveCSS('--travel', '300ms');
});

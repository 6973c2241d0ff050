import { expect, test } from '@playwright/test';
import { answers, asked, chosen, keptAnswers, playNow, playQuickly } from './at-the-table.ts';
import { games, momentWith, sitDownAt } from './long-questions.ts';
import { sizes } from './measured-frame.ts';

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

test('what is confirmed stands in its bar with both buttons, at every size', async ({ page }) => {
  await chosen(page, { motion: 'off', confirm: true, hints: false, language: 'ru' });
  const game = games.find(({ rules }) => rules.id === 'islebound')!;
  await sitDownAt(page, momentWith(game, 'port'));
  const listed = page.locator('.answers .answer:not(.blocked)');
  await expect(listed.first()).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const said = await listed.allInnerTexts();
    await listed.nth(said.findIndex((text) => said.every((other) => other.length <= text.length))).click();
    const outside = await page.locator('.confirm').evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      return [...bar.children].filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < box.top || bottom > box.bottom || left < box.left || right > box.right;
      }).length;
    });
    expect.soft(outside, `${width}×${height}`).toBe(0);
    await page.keyboard.press('Escape');
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { chosen } from './at-the-table.ts';

for (const [language, form] of [
  ['en', 'playing'],
  ['ru', 'игроками'],
  ['uk', 'гравцями'],
] as const) {
  test(`the rules are found by any form of a word, which is marked (${language})`, async ({ page }) => {
    await chosen(page, { language, theme: 'night' });
    await page.goto('/');
    await page.locator('.game-card a[href^="/rules/"]').first().click();
    const rules = page.locator('.rule');
    await expect(rules.first()).toBeVisible();
    const all = await rules.count();
    // The form itself stands nowhere in the text.
    expect(await page.locator('.rules-text').innerText()).not.toContain(form);
    await page.getByRole('searchbox').fill(form);
    await expect.poll(() => rules.count()).toBeLessThan(all);
    await expect(rules.first().locator('mark').first()).toBeVisible();
    const marked = await page.locator('.rule mark').allInnerTexts();
    expect(new Set(marked.map((word) => word.slice(0, 3).toLowerCase()))).toEqual(new Set([form.slice(0, 3)]));
    const { violations } = await new AxeBuilder({ page }).include('.rules').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

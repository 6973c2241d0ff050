import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { shelf } from '@skerry/games/list';
import { answers, asked, chosen, playNow, playQuickly } from './at-the-table.ts';

async function nothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

for (const theme of ['night', 'day']) {
  test(`axe finds nothing by ${theme}`, async ({ page }) => {
    await chosen(page, { theme, motion: 'off' });
    await page.goto('/');
    await expect(page.locator('.cover svg').first()).toBeVisible();
    await nothingFound(page);
    await page.getByRole('link', { name: 'New table' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothingFound(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect(page.locator('.rule').first()).toBeVisible();
    await nothingFound(page);
    await playNow(page);
    for (let i = 0; i < 3; i++) {
      await nothingFound(page);
      await answers(page).first().click();
      await asked(page);
    }
    await page.keyboard.press('r');
    await expect(page.locator('.rule').first()).toBeVisible();
    await nothingFound(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await nothingFound(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await nothingFound(page);
  });
}

shelf.forEach(({ id }, place) => {
  test(`on a phone axe finds nothing at the first question of ${id}`, async ({ page }) => {
    await chosen(page, { motion: 'off' });
    await playQuickly(page, place);
    await page.setViewportSize({ width: 390, height: 844 });
    await nothingFound(page);
  });
});

test('when a window over the page is closed, the focus is where it was', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await playNow(page);
  for (const start of ['[data-part=board]', '.answers .answer:first-child', '.bar a']) {
    const from = page.locator(start).first();
    await from.focus();
    for (const key of ['r', '?', 'd']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(from, `${key} at ${start}`).toBeFocused();
    }
  }
});

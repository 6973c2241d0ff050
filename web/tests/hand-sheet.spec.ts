import { expect, test } from '@playwright/test';
import { answers, asked, chosen, playQuickly } from './at-the-table.ts';

/** What can be picked in the hand. */
const IN_HAND = '.hand button:not([aria-disabled=true])';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => chosen(page, { motion: 'off' }));

test('on a phone the hand comes up when it is asked about, and goes down again', async ({ page }) => {
  await playQuickly(page);
  const hand = page.locator('.hand');
  await expect(page.locator(IN_HAND).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand', exact: true })).toHaveAttribute('aria-expanded', 'true');
  const before = await page.locator('.prompt-sentence').innerText();
  await page.locator(IN_HAND).first().click();
  await expect(page.locator('.prompt-sentence')).not.toHaveText(before);
  await asked(page);
  // Where the piece goes is asked on the board, which the hand must not cover.
  await expect(page.locator('.viewport [role=button]').first()).toBeVisible();
  await expect(hand).toBeHidden();
});

test('on a phone the hand comes up in a game that asks about the board first, as soon as a card is asked for', async ({ page }) => {
  await playQuickly(page, 1);
  const tab = page.getByRole('button', { name: 'Hand', exact: true });
  await expect(async () => {
    if ((await tab.getAttribute('aria-expanded')) === 'false') await answers(page).first().click();
    await asked(page);
    await expect(tab).toHaveAttribute('aria-expanded', 'true', { timeout: 300 });
  }).toPass();
  await expect(page.locator(IN_HAND).first()).toBeVisible();
});

test('who puts the hand down on a phone is not shown it again unasked', async ({ page }) => {
  await playQuickly(page);
  const hand = page.locator('.hand');
  const tab = page.getByRole('button', { name: 'Hand', exact: true });
  await expect(hand).toBeVisible();
  await tab.click();
  await expect(hand).toBeHidden();
  for (let i = 0; i < 6; i++) {
    await answers(page).first().click();
    await asked(page);
    // Two frames are what it would need to come up.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    await expect(tab).toHaveAttribute('aria-expanded', 'false');
  }
  while ((await page.locator(IN_HAND).count()) === 0) {
    await answers(page).first().click();
    await asked(page);
  }
  await tab.click();
  await expect(hand).toBeVisible();
  await page.locator(IN_HAND).first().click();
  await expect(hand).toBeHidden();
});

test('where there is room for the hand nothing comes up or goes down', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await playQuickly(page);
  await expect(page.locator(IN_HAND).first()).toBeVisible();
  await expect(page.locator('.frame')).toHaveAttribute('data-sheet', 'none');
});

import { expect, test } from '@playwright/test';
import { answers, asked, chosen, playNow, playToTheEnd } from './at-the-table.ts';

const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a whole game by mouse, against normal bots', async ({ page }) => {
      test.setTimeout(170_000);
      await chosen(page, { hints: false });
      await playNow(page);
      let onBoard = 0;
      await playToTheEnd(page, async () => {
        const lit = page.locator('.viewport [role=button]');
        if ((await lit.count()) === 0) {
          await answers(page).first().click();
          return;
        }
        // Two things that are lit may lie over each other: the upper one is taken.
        const { x, y, width, height } = (await lit.last().boundingBox())!;
        await page.mouse.click(x + width / 2, y + height / 2);
        onBoard++;
      });
      expect(onBoard).toBeGreaterThan(5);
      await expect(page.locator('.scores li')).toHaveCount(4);
      const over = page.getByRole('region', { name: 'The game is over' });
      await over.getByRole('button', { name: 'Play again' }).click();
      // What is over stands until the new table does.
      await expect(over).toBeHidden();
      expect(await asked(page)).toBe(true);
    });

    test('a whole game by keyboard alone', async ({ page }) => {
      test.setTimeout(170_000);
      await page.goto('/');
      const play = page.getByRole('button', { name: 'Play now with bots' }).first();
      for (let i = 0; i < 20 && !(await play.evaluate((button) => button === document.activeElement)); i++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await playToTheEnd(page, async (turn) => {
        if (turn % 5 !== 0) {
          await page.keyboard.press('1');
          return;
        }
        // Now and then the long way: to the answer by Tab, then Enter.
        for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('.answer:not(.blocked)'))); i++)
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      });
      await expect(page.locator('.scores li')).toHaveCount(4);
    });
  });
}

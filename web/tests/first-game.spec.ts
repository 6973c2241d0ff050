import { expect, test } from '@playwright/test';
import { shelf } from '@skerry/games/list';
import { answers, asked, chosen } from './at-the-table.ts';

for (const { id, titles, guide } of shelf) {
  if (guide === undefined) continue;
  test(`${titles.en.title}: the first game teaches beside the board, and goes on where it was left`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await chosen(page, { motion: 'off' });
    await page.goto('/');
    await page.locator(`[data-game="${id}"]`).getByRole('button', { name: 'First game' }).click();
    await asked(page);
    const { lessons } = (await guide()).firstGame;
    const lesson = page.getByRole('region', { name: 'First game' });
    await expect(lesson).toContainText(`Lesson 1 of ${lessons.length}`);
    await lesson.getByRole('button', { name: 'Show me' }).click();
    const pointed = page.locator('.answer[data-pointed="true"]');
    await expect(pointed).toHaveCount(1);
    await pointed.click();
    await expect(lesson).toContainText(`Lesson 2 of ${lessons.length}`, { timeout: 20_000 });
    await page.reload();
    await expect(page.getByRole('region', { name: 'First game' })).toContainText(`Lesson 2 of ${lessons.length}`);
    await expect(answers(page).first()).toBeVisible();
    // It takes the end of the hand, and gives it back: the board keeps its box.
    const [board, hand] = [page.locator('.board-area'), page.locator('.hand')];
    const box = await board.boundingBox();
    const { width } = (await hand.boundingBox())!;
    await page.getByRole('button', { name: 'Fold the hint' }).click();
    expect((await hand.boundingBox())!.width).toBeGreaterThan(width);
    expect(await board.boundingBox()).toEqual(box);
    expect(faults).toEqual([]);
  });

  test(`${titles.en.title}: rules that a picture explains have one`, async ({ page }) => {
    const { pictures } = await guide();
    expect(Object.keys(pictures)).not.toEqual([]);
    for (const rule of Object.keys(pictures)) {
      await page.goto(`/rules/${id}/${rule}`);
      await expect(page.locator(`[id="${rule}"] .rule-picture svg`).first()).toBeVisible();
    }
  });
}

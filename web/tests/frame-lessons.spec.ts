import { type FirstGame, languages } from '@skerry/presentation';
import { expect, test, type Page } from '@playwright/test';
import { shelf } from '@skerry/games/list';
import { chosen, keptAnswers, pick } from './at-the-table.ts';
import { expectBoardFirst, twoFrames } from './measured-frame.ts';

for (const { id } of shelf.filter(({ guide }) => guide !== undefined)) {
  for (const language of languages) {
    test(`the board comes first while a lesson is read, with small cards and large: ${id}, ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      await chosen(page, { motion: 'off', language });
      await page.goto('/');
      await page.locator(`[data-game="${id}"] [data-act=first-game]`).click();
      await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
      await expect(page.locator('.lesson[data-open=true]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expectBoardFirst(page, 'a lesson');
      await page.evaluate(() => (document.documentElement.dataset['cards'] = 'large'));
      await expectBoardFirst(page, 'a lesson and large cards');
      await page.locator('.lesson .tool').click();
      await expectBoardFirst(page, 'a folded lesson');
    });
  }
}

const phones = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [844, 390],
] as const;

for (const { id } of shelf.filter(({ guide }) => guide !== undefined)) {
  for (const language of languages) {
    test(`on a phone every lesson is read without scrolling: ${id}, ${language}`, async ({ page }) => {
      const { firstGame } = (await import(`../../games/${id}/guide/first-game.ts`)) as { readonly firstGame: FirstGame };
      const texts = firstGame.lessons.map(({ says }) => says[language].replaceAll('*', ''));
      await chosen(page, { motion: 'off', language });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.locator(`[data-game="${id}"] [data-act=first-game]`).click();
      await expect(page.locator('.lesson[data-open=true]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        await twoFrames(page);
        const cut = await page.locator('.lesson .advice-text').evaluate((part, all) => {
          const shown = part.cloneNode() as HTMLElement;
          part.after(shown);
          (part as HTMLElement).style.display = 'none';
          const overflowing = all.filter((text) => {
            shown.textContent = text;
            return shown.scrollHeight > shown.clientHeight + 1;
          });
          shown.remove();
          (part as HTMLElement).style.display = '';
          return overflowing;
        }, texts);
        expect.soft(cut, `${width}×${height}`).toEqual([]);
      }
    });
  }
}

test('on a low phone a lesson lies over the hand until it is put away, and the next one comes by itself', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.locator('[data-game="superstar"] [data-act=first-game]').click();
  const lesson = page.locator('.lesson');
  const card = page.locator('.hand button').first();
  await expect(lesson).toHaveAttribute('data-open', 'true');
  await expect(card).toBeHidden();
  const read = await lesson.locator('.advice-text').textContent();
  await page.getByRole('button', { name: 'Fold the hint' }).click();
  await expect(card).toBeVisible();
  await pick(page);
  await expect(lesson).toHaveAttribute('data-open', 'true', { timeout: 20_000 });
  await expect(lesson.locator('.advice-text')).not.toHaveText(read!);
});

test('on a low phone a lesson says how to get at the hand, and what it shows there is in sight', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.locator('[data-game="superstar"] [data-act=first-game]').click();
  const lesson = page.locator('.lesson');
  await expect(lesson.getByText('Play', { exact: true })).toBeVisible();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(lesson).toHaveAttribute('data-open', 'false');
  // The card Turn lies beyond the edge of the strip before.
  await expect(page.locator('.hand [data-answers]').filter({ hasText: 'Turn' })).toBeInViewport({ ratio: 0.9 });
});

test('the board comes back when a question is about the hand', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-game="spirit-island"] [data-act=first-game]').click();
  const board = page.locator('[data-part=board]');
  const lesson = page.locator('.lesson');
  for (const [n, zoomed] of [
    [1, 'false'],
    [2, 'true'],
    [3, 'true'],
    [4, 'true'],
    [5, 'true'],
    [6, 'false'],
  ] as const) {
    await expect(lesson).toContainText(`Lesson ${n} of`);
    await expect(board).toHaveAttribute('data-zoomed', zoomed);
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.answer[data-pointed="true"]').dispatchEvent('click');
  }
});

/** Plays the first game as its lessons suggest until this one is read. */
async function readUntil(page: Page, lesson: number): Promise<void> {
  const said = page.locator('.lesson .in-short');
  for (let answered = 0; answered < 40; answered++) {
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible({ timeout: 20_000 });
    if ((await said.count()) > 0 && Number((await said.first().textContent())!.split('/')[0]) >= lesson) return;
    const show = page.locator('.lesson .button');
    const given = await keptAnswers(page);
    if (await show.isVisible()) await show.click();
    const pointed = page.locator('.answer[data-pointed="true"]');
    await ((await pointed.count()) > 0 ? pointed : page.locator('.answers .answer:not(.blocked, .gone)')).first().dispatchEvent('click');
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(given);
  }
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`cards to keep at Floating Islands: those of the lesson are shown, and the button that takes them is whole, in ${width}×${height}`, async ({
    page,
  }) => {
    await chosen(page, { motion: 'off', language: 'ru' });
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('[data-game="floating-islands"] [data-act=first-game]').click();
    await readUntil(page, 2);
    const cards = page.locator('.hand .fi-card');
    await page.locator('.lesson .button').click();
    await expect(page.locator('.hand .fi-card.fi-pointed .fi-card-number')).toHaveText(['1', '2', '4', '5']);
    for (const place of [0, 2, 3, 4]) {
      await cards.nth(place).click();
      const take = page.locator('.fi-take .fi-act');
      const uncovered = await take.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)));
        return corners.every((there) => button.contains(there));
      });
      expect(uncovered, `${place}`).toBe(true);
    }
    await page.locator('.fi-take .fi-act').click();
    await expect(page.locator('.fi-take')).toHaveCount(0);
  });
}

test('on a phone a turn at 51st State shows the own state, and what a lesson shows elsewhere is turned to', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-game="fifty-first-state"] [data-act=first-game]').click();
  // Nothing in the own state can be picked yet, and a worker may be sent to the rival.
  await readUntil(page, 5);
  const own = page.locator('.fs-place').filter({ hasText: 'Brick' });
  await expect(own).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('list', { name: 'Answers' }).getByRole('button', { name: 'Send a worker' }).first().hover();
  await expect(own).toHaveCount(0);
});

test('what a lesson shows that can only be said comes into sight in the line of answers', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('[data-game="islebound"] [data-act=first-game]').click();
  await readUntil(page, 5);
  const end = page.getByRole('button', { name: 'End the turn' });
  await expect(end).not.toBeInViewport();
  await page.locator('.lesson .button').click();
  await expect(end).toHaveAttribute('data-pointed', 'true');
  await expect(end).toBeInViewport({ ratio: 0.95 });
});

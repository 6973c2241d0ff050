import { languages } from '@skerry/presentation';
import { expect, test } from '@playwright/test';
import { asked, chosen, keptAnswers, pick, playQuickly } from './at-the-table.ts';
import { ending, games, longQuestions, sitDownAt } from './long-questions.ts';
import { twoFrames } from './measured-frame.ts';

test.describe('without motion', () => {
  test.beforeEach(({ page }) => chosen(page, { motion: 'off' }));

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`the board keeps its box, whatever is asked and opened, in ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await playQuickly(page, 1);
      const board = page.locator('[data-part=board]');
      const box = await board.boundingBox();
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press('a');
        expect(await board.boundingBox()).toEqual(box);
        await pick(page);
        await asked(page);
        expect(await board.boundingBox()).toEqual(box);
      }
      for (const key of ['l', 's', 'a']) {
        await page.keyboard.press(key);
        expect(await board.boundingBox()).toEqual(box);
        await page.keyboard.press(key);
      }
    });
  }

  test('the whole list of answers is one key away and goes with Escape', async ({ page }) => {
    const keep = longQuestions(games[1]!)[0]!;
    await sitDownAt(page, keep);
    const list = page.getByRole('list', { name: 'Answers' });
    // Those who hear the page have all of them at once.
    await expect(list.getByRole('button')).toHaveCount(keep.listed);
    await expect(list.getByRole('button').last()).not.toBeInViewport();
    await page.keyboard.press('a');
    await expect(list.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.locator('.answering')).toHaveAttribute('data-unfolded', 'false');
    await page.getByRole('button', { name: `All ${keep.listed} answers` }).click();
    await list.getByRole('button').nth(20).click();
    await expect(page.locator('.answering[data-unfolded=true]')).toHaveCount(0);
  });

  test('more than nine answers have keys: a number that may grow waits for Enter', async ({ page }) => {
    await sitDownAt(
      page,
      longQuestions(games[1]!).find(({ question }) => question === 'rotate')!,
    );
    const sentence = page.locator('.prompt-sentence');
    const before = await sentence.innerText();
    const given = await keptAnswers(page);
    await page.keyboard.press('1');
    await expect(page.locator('.answer[data-pointed=true] .key')).toHaveText('1');
    await expect(sentence).toHaveText(before);
    await page.keyboard.press('2');
    await expect.poll(() => keptAnswers(page)).toBe(given + 1);
    await page.keyboard.press('u');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => keptAnswers(page)).toBe(given + 1);
  });

  test('plus, minus and nought zoom the board wherever the focus is', async ({ page }) => {
    await playQuickly(page);
    const content = page.locator('.viewport-content');
    const fit = await content.getAttribute('style');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('+');
    await expect(content).not.toHaveAttribute('style', fit!);
    await page.keyboard.press('-');
    await expect(content).toHaveAttribute('style', fit!);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect(content).toHaveAttribute('style', fit!);
  });

  test('what does not fit on the board of a small phone can be scrolled to, from its top to its end', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDownAt(
      page,
      longQuestions(games[2]!).find(({ question }) => question === 'faction')!,
    );
    const factions = page.locator('.fs-faction');
    const list = page.locator('.fs-factions');
    expect((await factions.first().boundingBox())!.y).toBeGreaterThanOrEqual((await list.boundingBox())!.y);
    await list.hover();
    await page.mouse.wheel(0, 600);
    await expect(factions.last()).toBeInViewport({ ratio: 0.9 });
  });

  test('a card that comes under a resting pointer is not shown large; one that is pointed at is', async ({ page }) => {
    await sitDownAt(
      page,
      longQuestions(games[1]!).find(({ question }) => question === 'move')!,
    );
    const card = page.locator('.hand [data-answers]').first();
    await card.hover();
    await expect(page.locator('.enlarged')).toBeVisible();
    await card.click();
    await asked(page);
    // Longer than a resting pointer waits.
    await page.waitForTimeout(600);
    await expect(page.locator('.enlarged')).toHaveCount(0);
  });

  test('a card that is shown large to whoever goes by keys does not lie over the list of answers', async ({ page }) => {
    await sitDownAt(
      page,
      longQuestions(games[1]!).find(({ question }) => question === 'move')!,
    );
    const card = page.locator('.hand [data-answers]').first();
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await card.focus();
    await expect(page.locator('.enlarged')).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.locator('.answering')).toHaveAttribute('data-unfolded', 'true');
    await expect(page.locator('.enlarged')).toHaveCount(0);
  });

  test('the legend stays beside the board until it is put away, also while one plays', async ({ page }) => {
    await playQuickly(page);
    const legend = page.getByRole('complementary', { name: 'Signs' });
    await page.keyboard.press('i');
    await expect(legend.getByText('platform').first()).toBeVisible();
    await pick(page);
    await asked(page);
    await expect(legend).toBeVisible();
    await legend.getByRole('button', { name: 'Close' }).click();
    await expect(legend).toHaveCount(0);
    await page.getByRole('button', { name: 'Signs' }).click();
    await expect(legend).toBeVisible();
  });

  test('a finished game that is looked through waits for nobody', async ({ page }) => {
    await sitDownAt(page, ending(games[1]!));
    await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.prompt-sentence')).toHaveText('You are looking back at a finished game.');
    await expect(page.locator('.seat[data-asked=true]')).toHaveCount(0);
  });

  test('on a phone the bar of the history has two rows, also when its link was copied, in every language', async ({ page }) => {
    await sitDownAt(page, ending(games[0]!));
    await page.goto('/here/long#m=0');
    const bar = page.locator('.walk');
    for (const language of languages) {
      await page.evaluate((kept) => localStorage.setItem('skerry.settings', kept), JSON.stringify({ motion: 'off', language }));
      // The link that was copied last leads to its moment.
      await page.reload();
      await bar.waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const rows = (): Promise<number> =>
          bar.evaluate((row) => {
            const end = row.getBoundingClientRect().bottom + 1;
            return [...row.children].filter((child) => child.getBoundingClientRect().bottom > end).length;
          });
        expect(await rows(), `${language} ${width}`).toBe(0);
        await bar.locator('> .tool').nth(4).click();
        await expect(page.locator('.walk-copied')).not.toBeEmpty();
        expect(await rows(), `${language} ${width}, copied`).toBe(0);
        await page.keyboard.press('ArrowRight');
      }
    }
  });

  test('what is asked comes into sight when the board was enlarged elsewhere', async ({ page }) => {
    await sitDownAt(
      page,
      longQuestions(games[1]!).find(({ question }) => question === 'capture-target')!,
    );
    const board = page.locator('[data-part=board]');
    const { x, y } = (await board.boundingBox())!;
    await page.mouse.move(x + 4, y + 4);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -400);
    await expect(board).toHaveAttribute('data-zoomed', 'true');
    const lit = board.locator('[data-answers]');
    await pick(page);
    await asked(page);
    // All of it, wherever it was,
    const isInSight = async (): Promise<void> => {
      const box = (await board.boundingBox())!;
      for (const thing of await lit.all()) {
        const its = (await thing.boundingBox())!;
        expect(its.x + its.width / 2).toBeGreaterThanOrEqual(box.x);
        expect(its.x + its.width / 2).toBeLessThanOrEqual(box.x + box.width);
        expect(its.y + its.height / 2).toBeGreaterThanOrEqual(box.y);
        expect(its.y + its.height / 2).toBeLessThanOrEqual(box.y + box.height);
      }
      expect(await lit.count()).toBeGreaterThan(0);
    };
    await expect(isInSight).toPass();
    // and in a window that becomes another one.
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      await expect(isInSight).toPass({ timeout: 5000 });
    }
  });
});

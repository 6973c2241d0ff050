import { expect, test } from '@playwright/test';
import { answers, asked, chosen, keptAnswers, playQuickly } from './at-the-table.ts';
import { firstQuestion, games, longQuestions, sitDownAt } from './long-questions.ts';

test('the bot says what it would do, points at it, and the past goes on as a table of its own', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await chosen(page, { motion: 'off' });
  await playQuickly(page);
  await page.keyboard.press('b');
  const judged = page.getByRole('region', { name: 'What the hard bot would do' });
  const best = judged.locator('.judged-answer').first();
  await expect(best).toContainText('%', { timeout: 30_000 });
  // What can be picked on the board or in the hand bears its value.
  const value = (await best.locator('b').innerText()).trim();
  const onBoard = page.locator('.values-on-board > span');
  await expect(onBoard.first()).toBeVisible();
  await expect(page.locator('.values-on-board > [data-best=true]').first()).toHaveText(value);
  await best.hover();
  await expect(page.locator('.answer[data-pointed="true"]')).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(judged).toBeHidden();
  await expect(onBoard).toHaveCount(0);

  for (let i = 0; i < 4; i++) {
    await answers(page).first().click();
    await asked(page);
  }
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  // In the past it shows on the board what could have been done there, where it was I who was asked.
  await page.keyboard.press('b');
  const nothing = judged.getByText('You are asked nothing here.');
  await expect(async () => {
    await page.getByRole('button', { name: 'One moment on' }).click();
    await expect(best.or(nothing)).toBeVisible({ timeout: 20_000 });
    await expect(nothing).toBeHidden({ timeout: 1 });
  }).toPass({ timeout: 60_000 });
  await expect(best).toContainText('%');
  const lit = page.locator('[data-part=board] [data-answers], .hand [data-answers]');
  await expect(lit.first()).toBeVisible();
  await expect(onBoard.first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(lit).toHaveCount(0);
  await expect(onBoard).toHaveCount(0);
  const before = page.url();
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page).not.toHaveURL(before);
  await asked(page);
  expect(await keptAnswers(page)).toBeGreaterThan(0);
  await page.goto('/');
  // Both tables are kept.
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(2);
  expect(faults).toEqual([]);
});

test('who plays two spirits alone asks the bot for each of them', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await sitDownAt(page, firstQuestion(game, 2, 'spirit-phase'), 'mine');
  await asked(page);
  const hand = page.locator('.hand');
  await page.keyboard.press('b');
  const best = page.getByRole('region', { name: 'What the hard bot would do' }).locator('.judged-answer').first();
  const read: string[] = [];
  for (const turned of [false, true]) {
    if (turned) await page.keyboard.press('n');
    await expect(best).toContainText('%', { timeout: 40_000 });
    // What it says is an answer to what this spirit is asked.
    await best.hover();
    const pointed = page.locator('.answer[data-pointed="true"]');
    await expect(pointed).toHaveCount(1);
    await expect(pointed).toContainText((await best.locator('span').innerText()).trim());
    read.push(await hand.innerText());
  }
  expect(read[0]).not.toBe(read[1]);
});

test('on a phone the island stays as it lies when the bot is asked', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 390, height: 844 });
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await sitDownAt(page, firstQuestion(game, 2, 'spirit-phase'));
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  const lies = (): Promise<string | null> => page.locator('.si-island').getAttribute('viewBox');
  const before = await lies();
  await page.keyboard.press('b');
  await expect(page.locator('.judged-answer').first()).toBeVisible({ timeout: 60_000 });
  expect(await lies()).toBe(before);
});

test('what the bot makes of a small thing on the board is written at its edge, not over it', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await page.setViewportSize({ width: 1024, height: 768 });
  const game = games.find(({ rules }) => rules.id === 'fifty-first-state')!;
  await sitDownAt(page, longQuestions(game)[0]!);
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('.values-on-board > span').first()).toBeVisible({ timeout: 60_000 });
  const covered = await page.evaluate(() => {
    const top = document.querySelector('[data-part=board-window]')!.getBoundingClientRect().top;
    const values = [...document.querySelectorAll('.values-on-board > span')].map((value) => value.getBoundingClientRect());
    return [...document.querySelectorAll('[data-part=board-window] [data-answers]')].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      if (box.height > 60 || box.top < top + 20) return [];
      const own = values.filter(({ left, right }) => Math.abs((left + right) / 2 - (box.left + box.right) / 2) < 2);
      return own.filter(({ bottom }) => bottom > box.top && bottom < box.bottom).map(({ bottom }) => (bottom - box.top) / box.height);
    });
  });
  expect(covered.length).toBeGreaterThan(0);
  expect(Math.max(...covered)).toBeLessThan(0.4);
});

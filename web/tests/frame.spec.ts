import { languages } from '@skerry/presentation';
import { expect, test } from '@playwright/test';
import { chosen } from './at-the-table.ts';
import { games, longQuestions, sitDownAt } from './long-questions.ts';
import { expectBoardFirst } from './measured-frame.ts';

/** So many kinds of questions of each game, those with the longest lists. */
const KINDS = 5;

for (const game of games) {
  const { id } = game.rules;
  for (const language of languages) {
    test(`the board comes first at every size: ${id}, ${language}`, async ({ page }) => {
      test.setTimeout(180_000);
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await chosen(page, { motion: 'off', language });
      for (const long of longQuestions(game).slice(0, KINDS)) {
        await sitDownAt(page, long);
        await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectBoardFirst(page, long.question);
      }
      expect(said).toEqual([]);
    });
  }
}

for (const game of games) {
  test(`the board comes first while the bot says what it would do: ${game.rules.id}`, async ({ page }) => {
    test.setTimeout(180_000);
    await chosen(page, { motion: 'off' });
    await sitDownAt(page, longQuestions(game)[0]!);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.locator('.judged-answer').first()).toBeVisible({ timeout: 60_000 });
    await expectBoardFirst(page, "the bot's opinion");
  });
}

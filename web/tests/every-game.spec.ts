import { expect, test } from '@playwright/test';
import { games } from '@skerry/games';
import { answers, chosen, playQuickly, playToTheEnd } from './at-the-table.ts';

test.use({ reducedMotion: 'reduce' });

games.forEach(({ rules, titles }, place) => {
  test(`${titles.en.title}: a whole game by clicking, without a fault on the page`, async ({ page }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await chosen(page, { hints: false });
    await playQuickly(page, place, 'easy');
    await playToTheEnd(
      page,
      async (turn) => {
        // Not always the first answer: a game may wait for another one before it goes on.
        const open = answers(page);
        await open.nth(turn % Math.min(await open.count(), 3)).click();
      },
      1200,
    );
    await expect(page.locator('.scores li')).toHaveCount(Math.max(2, rules.players.min));
    expect(faults).toEqual([]);
  });
});

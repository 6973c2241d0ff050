import { expect, test } from '@playwright/test';
import { games } from '@skerry/games';
import { chosen, dealtAlike, pick, playQuickly, playToTheEnd } from './at-the-table.ts';

test.use({ reducedMotion: 'reduce' });

games.forEach(({ rules, titles }, place) => {
  test(`${titles.en.title}: a whole game by clicking, without a fault on the page`, async ({ page }) => {
    test.setTimeout(480_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await chosen(page, { hints: false });
    // Who picks without a thought may be lucky or not: a game of Islebound could go on for hundreds of turns.
    await dealtAlike(page, 7);
    await playQuickly(page, place, 'easy');
    // Not always the first answer: a game may wait for another one before it goes on.
    await playToTheEnd(page, (turn) => pick(page, turn, 3), 1200);
    await expect(page.locator('.scores li')).toHaveCount(Math.max(2, rules.players.min));
    expect(faults).toEqual([]);
  });
});

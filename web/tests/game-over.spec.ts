import { expect, test } from '@playwright/test';
import { Chance, Session } from '@skerry/engine';
import { games } from '@skerry/games';
import { chosen } from './at-the-table.ts';

for (const { rules, titles, tellings } of games) {
  test(`${titles.en.title}: the end says who won, and how each score came about`, async ({ page }) => {
    const session = Session.open(rules, rules.players.max, {}, 'the end');
    const chance = Chance.fromSeed('the end');
    while (session.outcome === null) {
      const question = session.questions[0]!;
      session.answer(question.seat, question.id, chance.below(question.answers.length));
    }
    const { outcome } = session;
    const telling = (await tellings()).en;
    await chosen(page, { motion: 'off', name: 'Ann' });
    await page.goto('/');
    const buffer = Buffer.from(JSON.stringify(session.save()));
    await page.locator('input[type=file]').setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer });
    const end = page.locator('.game-over');
    await expect(end).toBeVisible();

    const names = await page.locator('.seat-name').allInnerTexts();
    const view = session.view(0);
    await expect(end.locator('.outcome')).toHaveText(telling.ending!(outcome, names, view));
    for (const [seat, score] of outcome.scores.entries()) {
      const line = end.locator('.scores li').filter({ has: page.getByText(names[seat]!, { exact: true }) });
      await expect(line.locator('b')).toHaveText(String(score));
      await expect(line.locator('small')).toHaveText(telling.result?.(outcome, seat, view) ?? '');
    }
    // Those who won stand first; together, all may have lost.
    if (outcome.winners.length > 0) await expect(end.locator('.scores li').first().locator('.won')).toBeVisible();
  });
}

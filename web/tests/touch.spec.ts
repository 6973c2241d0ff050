import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { answers, chosen, keptAnswers, playNow } from './at-the-table.ts';
import { firstQuestion, games, sitDownAt } from './long-questions.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

type Point = readonly [x: number, y: number];

/** Moves fingers from some points to others, in small steps, and lifts them. */
async function slide(line: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const points = (part: number): { x: number; y: number; id: number }[] =>
    from.map(([x, y], id) => ({ x: x + (to[id]![0] - x) * part, y: y + (to[id]![1] - y) * part, id }));
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step++) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where the board lies in its box, and how large. */
function placeOf(page: Page): Promise<{ x: number; y: number; zoom: number }> {
  return page.locator('.viewport-content').evaluate((content) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(content).transform);
    return { x: e, y: f, zoom: a };
  });
}

test('two fingers enlarge the board about the place between them, one pushes it, and two make it fit again', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  await playNow(page);
  await expect(answers(page).first()).toBeVisible();
  const given = await keptAnswers(page);
  const line = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await page.locator('[data-part=board]').boundingBox())!;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const apart = (distance: number): Point[] => [
    [cx - distance, cy],
    [cx + distance, cy],
  ];
  expect(await placeOf(page)).toEqual({ x: 0, y: 0, zoom: 1 });

  await slide(line, apart(60), apart(120));
  await expect(page.locator('[data-part=board]')).toHaveAttribute('data-zoomed', 'true');
  const enlarged = await placeOf(page);
  expect(enlarged.zoom).toBeCloseTo(2, 1);
  // The middle stays where it was.
  expect((cx - x - enlarged.x) / enlarged.zoom).toBeCloseTo(width / 2, -1);
  expect((cy - y - enlarged.y) / enlarged.zoom).toBeCloseTo(height / 2, -1);

  await slide(line, [[cx, cy]], [[cx - 80, cy + 50]]);
  const pushed = await placeOf(page);
  expect(pushed.x - enlarged.x).toBeCloseTo(-80, -1);
  expect(pushed.y - enlarged.y).toBeCloseTo(50, -1);
  expect(pushed.zoom).toBeCloseTo(enlarged.zoom, 5);

  await slide(line, apart(150), apart(30));
  await expect(page.locator('[data-part=board]')).toHaveAttribute('data-zoomed', 'false');
  expect((await placeOf(page)).zoom).toBe(1);
  // Whatever the fingers went over, nothing was picked.
  expect(await keptAnswers(page)).toBe(given);
});

test('where a card reaches is not shown any more when a finger has used it', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await sitDownAt(page, firstQuestion(game, 1, 'target'));
  const sentence = page.locator('.prompt-sentence');
  await expect(sentence).toContainText('choose the target land');
  const [power] = (await sentence.innerText()).split(':');
  await page.keyboard.press('u');
  await expect(sentence).toContainText('Choose a power to use now');
  await page.locator(`.hand [data-answers][aria-label^="${power!}"]`).tap();
  await expect(sentence).toContainText('choose the target land');
  await page.locator('.viewport [data-answers]').first().tap();
  await expect(sentence).not.toContainText('choose the target land');
  await expect(page.locator('.si-reach')).toHaveCount(0);
});

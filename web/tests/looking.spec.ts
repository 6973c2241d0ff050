import { expect, test, type Page } from '@playwright/test';
import { Session } from '@skerry/engine';
import { games } from '@skerry/games';
import { languages } from '@skerry/presentation';
import { chosen } from './at-the-table.ts';
import { longQuestions, sitDownAt } from './long-questions.ts';

test.use({ reducedMotion: 'reduce' });

const { rules } = games.find(({ rules: { id } }) => id === 'spirit-island')!;

/** River alone on board A, grown and with two cards to play; a land within its reach that invaders have entered. */
async function sitDownAsRiver(page: Page): Promise<number> {
  const session = Session.open(rules, 1, { sets: 'base', spirit1: 'river-surges-in-sunlight', board1: 'A' }, 'looking');
  const say = (fits: (answer: Record<string, unknown>) => boolean): void => {
    const question = session.questions[0]!;
    session.answer(
      0,
      question.id,
      question.answers.findIndex((answer) => fits(answer as unknown as Record<string, unknown>)),
    );
  };
  say(({ kind, option }) => kind === 'grow' && option === 1);
  for (const [land, track] of [
    [6, 1],
    [5, 0],
  ]) {
    say((answer) => answer['land'] === land);
    say((answer) => answer['track'] === track);
  }
  await chosen(page, { hints: false, motion: 'off', language: 'en' });
  await sitDownAt(page, { save: session.save(), seat: 0 });
  const { spaces } = session.view(0) as { spaces: { groups: { kind: number }[] }[] };
  return [0, 3, 4, 5, 6, 7].find((land) => spaces[land]!.groups.some(({ kind }) => kind < 2))!;
}

const card = (page: Page, name: string) => page.locator('.si-pile-hand .si-card', { hasText: name });

test('a card that one points at shows on the island where it reaches, and counts its elements', async ({ page }) => {
  await sitDownAsRiver(page);
  await expect(page.locator('.si-reach')).toHaveCount(0);
  await card(page, 'Wash Away').hover();
  await expect(page.locator('.si-reach path')).not.toHaveCount(0);
  await expect(page.locator('.si-have .si-more')).toHaveCount(2);
  await card(page, 'Boon of Vigor').hover();
  // It targets a spirit, no land.
  await expect(page.locator('.si-reach path')).toHaveCount(0);
  await page.locator('.bar').hover();
  await expect(page.locator('.si-reach')).toHaveCount(0);
});

test('an innate power lights up with the card that one is about to play', async ({ page }) => {
  await sitDownAsRiver(page);
  await card(page, 'Boon of Vigor').click();
  // The next card has come under the pointer.
  await page.locator('.bar').hover();
  const met = page.locator('.si-innate .si-met');
  await expect(met).toHaveCount(0);
  await card(page, "River's Bounty").hover();
  await expect(met).toHaveCount(1);
});

test('no card moves from under the pointer when its elements are counted', async ({ page }) => {
  await sitDownAsRiver(page);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.bar').hover();
    await expect(page.locator('.si-have .si-more')).toHaveCount(0);
    const counted = card(page, 'Boon of Vigor');
    await counted.scrollIntoViewIfNeeded();
    const before = await counted.boundingBox();
    await counted.hover();
    await expect(page.locator('.si-have .si-more')).not.toHaveCount(0);
    expect(await counted.boundingBox(), `${width}×${height}`).toEqual(before);
  }
});

test('what is read on the island keeps its size when one comes near, and what is said stays in sight', async ({ page }) => {
  await chosen(page, { hints: false, motion: 'off', language: 'en' });
  const game = games.find(({ rules: { id } }) => id === 'spirit-island')!;
  await sitDownAt(
    page,
    longQuestions(game).find(({ question }) => question === 'target')!,
  );
  const tall = (part: string): Promise<number> =>
    page.locator(part).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
  const [number, plate] = [await tall('.si-number'), await tall('.si-plate rect')];
  const board = (await page.locator('[data-part=board]').boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
  await expect(page.locator('[data-part=board]')).toHaveAttribute('data-zoomed', 'true');
  // Three times as near: pieces are that much larger, figures as little as they can stay.
  expect(await tall('.si-number')).toBeLessThan(number * 2);
  expect(await tall('.si-plate rect')).toBeLessThan(plate * 2);
  let read = 0;
  for (const across of [0.04, 0.2, 0.4, 0.6, 0.8, 0.96]) {
    for (const down of [0.06, 0.3, 0.5, 0.7, 0.94]) {
      await page.mouse.move(board.x + board.width * across, board.y + board.height * down);
      const tag = await page.evaluate(() => document.querySelector('.si-tag')?.getBoundingClientRect().toJSON() as DOMRect | undefined);
      if (tag === undefined) continue;
      read++;
      expect(tag.left).toBeGreaterThanOrEqual(board.x - 2);
      expect(tag.top).toBeGreaterThanOrEqual(board.y - 2);
      expect(tag.right).toBeLessThanOrEqual(board.x + board.width + 2);
      expect(tag.bottom).toBeLessThanOrEqual(board.y + board.height + 2);
    }
  }
  expect(read).toBeGreaterThan(1);
});

for (const language of languages)
  test(`who comes back on a phone finds the board where the question is: ${language}`, async ({ page }) => {
    const game = games.find(({ rules: { id } }) => id === 'spirit-island')!;
    await chosen(page, { hints: false, motion: 'off', language });
    await page.setViewportSize({ width: 390, height: 844 });
    await sitDownAt(
      page,
      longQuestions(game).find(({ question }) => question === 'push')!,
    );
    await expect(page.locator('[data-part=board]')).toHaveAttribute('data-zoomed', 'true');
    const board = (await page.locator('[data-part=board]').boundingBox())!;
    const { x, width } = (await page.locator('[data-part=board] [data-about]').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(board.x);
    expect(x + width).toBeLessThanOrEqual(board.x + board.width);
  });

test('in a land one reads what one’s powers would do there', async ({ page }) => {
  const land = await sitDownAsRiver(page);
  await page.locator(`.si-touch[data-land="${land}"]`).hover();
  await expect(page.locator('.si-land-card')).toContainText('Your powers here');
  await expect(page.locator('.si-land-card')).toContainText('Wash Away');
});

test('who is done reads what is left', async ({ page }) => {
  await sitDownAsRiver(page);
  await card(page, 'Boon of Vigor').click();
  await card(page, 'Wash Away').click();
  await expect(page.getByRole('button', { name: /Done; unused: “Boon of Vigor”/ })).toBeVisible();
});

test('one step leads back to the beginning of the phase', async ({ page }) => {
  await sitDownAsRiver(page);
  await card(page, 'Boon of Vigor').click();
  await expect(page.locator('.si-pile-played')).toHaveCount(1);
  await page.keyboard.press('Shift+U');
  await expect(page.locator('.si-pile-played')).toHaveCount(0);
  await expect(page.locator('.si-option.si-pick')).toHaveCount(3);
});

test('all cards are one key away, and found by their text', async ({ page }) => {
  await sitDownAsRiver(page);
  await page.keyboard.press('c');
  const codex = page.getByRole('dialog', { name: 'All cards' });
  await codex.getByRole('searchbox').fill('massive flood');
  await expect(codex.locator('.si-codex-cards > li')).toHaveCount(1);
  await expect(codex.locator('.si-codex-cards')).toContainText('River Surges in Sunlight');
  await codex.getByRole('searchbox').fill('');
  await codex.getByRole('button', { name: 'Fear', exact: true }).click();
  await expect(codex.locator('.si-codex-cards')).toContainText('Fear');
  await page.keyboard.press('Escape');
  await expect(codex).toHaveCount(0);
});

import { expect, type Locator, type Page } from '@playwright/test';

/** What was chosen on an earlier visit. */
export async function chosen(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('skerry.settings') === null) localStorage.setItem('skerry.settings', JSON.stringify(kept));
  }, settings);
}

/** Seeds come out the same each time, so that the same answers make the same game. */
export async function dealtAlike(page: Page, from = 1): Promise<void> {
  await page.addInitScript((first) => {
    let word = first;
    crypto.getRandomValues = (list) => {
      if (list instanceof Uint32Array) list.forEach((_, i) => (list[i] = word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0));
      return list;
    };
  }, from);
}

/** One click from the lobby to a table against bots. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now with bots' }).first().click();
  await asked(page);
}

/** A quick table of the game at this place of the list: two seats, and a bot that answers at once. */
export async function playQuickly(page: Page, game = 0, bot: 'random' | 'easy' = 'random'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New table' }).nth(game).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption(bot);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await asked(page);
}

export function answers(page: Page): Locator {
  return page.getByRole('list', { name: 'Answers' }).locator('.answer:not(.blocked, .gone)');
}

/**
 * Picks an answer in the list, which is unfolded first where it is too long for its line; after the last (of the first `among`) comes the first again.
 * Where others act meanwhile, the list may be another one by then: it is looked at anew.
 */
export async function pick(page: Page, n = 0, among = Infinity): Promise<void> {
  await expect(async () => {
    const unfold = page.locator('.all-answers[aria-expanded=false]');
    if (await unfold.isVisible()) await unfold.click({ timeout: 1000 });
    // While what was said last is being carried out, there may be none.
    const listed = Math.max(1, await answers(page).count());
    await answers(page)
      .nth(n % Math.min(listed, among))
      .click({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

/** Waits until this seat is asked (true) or the game is over (false). */
export async function asked(page: Page): Promise<boolean> {
  const over = page.locator('.game-over');
  await expect(answers(page).first().or(over)).toBeVisible({ timeout: 40_000 });
  return !(await over.isVisible());
}

/** Plays until the end, giving each answer the way that `answer` does. */
export async function playToTheEnd(page: Page, answer: (turn: number) => Promise<void>, most = 400): Promise<void> {
  for (let turn = 0; await asked(page); turn++) {
    expect(turn, 'a game ends').toBeLessThan(most);
    await answer(turn);
  }
}

/** How many answers the page says that the kept game has. */
export async function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('skerry.table.'))!;
    const { save } = JSON.parse(localStorage.getItem(key)!) as { save: { answers: number[] } };
    return save.answers.length / 2;
  });
}

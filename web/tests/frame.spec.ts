import { type FirstGame, languages } from '@skerry/presentation';
import { expect, test, type Page } from '@playwright/test';
import { shelf } from '@skerry/games/list';
import { asked, chosen, keptAnswers, pick, playQuickly } from './at-the-table.ts';
import { ending, firstQuestion, games, lastQuestions, longQuestions, questionAlone, sitDownAt } from './long-questions.ts';

/** Phones and tablets, upright and on their side, laptops and desks. */
const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 600],
  [1024, 768],
  [1180, 820],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** So many kinds of questions of each game, those with the longest lists. */
const KINDS = 5;

interface Measured {
  readonly area: number;
  readonly height: number;
  /** What is wrong, in words; nothing, if all is well. */
  readonly wrong: readonly string[];
}

/** Measures the table as it stands in its window. */
function measure(): Measured {
  const wrong: string[] = [];
  const rectOf = (selector: string): DOMRect | null => {
    const part = document.querySelector(selector);
    return part === null || !part.checkVisibility() ? null : part.getBoundingClientRect();
  };
  const parts = ['.bar', '.seats', '[data-part=board]', '.prompt', '.hand', '.advice'].flatMap((name) => {
    const rect = rectOf(name);
    return rect === null ? [] : [{ name, rect }];
  });
  for (const { name, rect } of parts) {
    if (rect.left < -1 || rect.top < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1)
      wrong.push(`${name} leaves the window`);
    for (const { name: other, rect: its } of parts) {
      if (name < other && rect.left < its.right - 1 && its.left < rect.right - 1 && rect.top < its.bottom - 1 && its.top < rect.bottom - 1)
        wrong.push(`${name} lies over ${other}`);
    }
  }
  // What is pushed along sideways may go on to the right, but nothing is cut off above or below.
  for (const name of ['.prompt', '.hand', '.answers']) {
    const part = document.querySelector(name);
    if (part === null || !part.checkVisibility()) continue;
    const scrolls = getComputedStyle(part).overflowY === 'auto';
    if (!scrolls && part.scrollHeight > part.clientHeight + 2) wrong.push(`${name} is cut: ${part.scrollHeight} in ${part.clientHeight}`);
  }
  const whole =
    '.lesson-number, .advice .button, .bar-title, .prompt-sentence, .answer, .seat-name, .seat-note, .hand button, .hand [role=img], .hand h3';
  for (const thing of document.querySelectorAll(whole)) {
    if (!thing.checkVisibility() || thing.closest('.folded-away') !== null) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = thing;
    const text = (thing.textContent ?? '').trim().slice(0, 40);
    if (clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2))
      wrong.push(`"${text}" is cut: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
  }
  // A line of answers that is not scrolled up and down keeps within the prompt.
  const bar = rectOf('.prompt');
  const line = document.querySelector('.answers');
  if (bar !== null && line !== null && getComputedStyle(line).overflowY === 'hidden') {
    for (const thing of document.querySelectorAll('.prompt .answer, .prompt .own-seats .tool')) {
      if (!thing.checkVisibility() || thing.closest('.folded-away') !== null) continue;
      const { top, bottom } = thing.getBoundingClientRect();
      if (top < bar.top || bottom > bar.bottom + 1) wrong.push(`"${(thing.textContent ?? '').slice(0, 40)}" leaves the prompt`);
    }
  }
  const sentence = document.querySelector('.prompt-sentence')?.getBoundingClientRect();
  const prompt = rectOf('.prompt');
  if (sentence !== undefined && prompt !== null && (sentence.top < prompt.top || sentence.bottom > prompt.bottom + 1))
    wrong.push('the sentence leaves the prompt');
  const board = rectOf('[data-part=board]')!;
  const overflows = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
  const scrolls = (part: Element | null): boolean =>
    part !== null &&
    !part.matches('[data-part=board]') &&
    ((/auto|scroll/.test(getComputedStyle(part).overflow) && overflows(part)) || scrolls(part.parentElement));
  for (const thing of document.querySelectorAll('[data-part=board] [data-answers]')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // A list on the board that is scrolled shows the rest of itself there.
    if (scrolls(thing.parentElement)) continue;
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) wrong.push(`an answer lies outside of the board's box`);
    else if (document.elementFromPoint(x, y)?.closest('[data-part=board]') == null)
      wrong.push('something lies over an answer on the board');
  }
  return { area: (board.width * board.height) / (innerWidth * innerHeight), height: board.height / innerHeight, wrong };
}

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

/** Looks at the table as it stands in windows of every size. */
async function expectBoardFirst(page: Page, what: string): Promise<void> {
  for (const [width, height] of sizes) {
    const where = `${what} in ${width}×${height}`;
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    const now = await page.evaluate(measure);
    expect.soft(now.wrong, where).toEqual([]);
    if (width >= 1024 && height >= 600) expect.soft(now.area, where).toBeGreaterThanOrEqual(0.55);
    else expect.soft(now.height, where).toBeGreaterThanOrEqual(0.45);
  }
}

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

/** Long enough for what has been observed to be drawn. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

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

test('late in a game of four at 51st State every location that is seen says its name', async ({ page }) => {
  test.setTimeout(180_000);
  await chosen(page, { motion: 'off', language: 'ru' });
  const game = games.find(({ rules }) => rules.id === 'fifty-first-state')!;
  let seen = 0;
  for (const late of lastQuestions(game, 4)) {
    await sitDownAt(page, late);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    for (const [width, height] of sizes.filter(([wide]) => wide >= 1024)) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      const faces = page.locator('.fs-place .fs-face:not(.fs-ruins)');
      await expect.soft(faces.filter({ hasNot: page.locator('.fs-name') }), `${width}×${height}`).toHaveCount(0);
      seen = Math.max(seen, await faces.count());
    }
  }
  expect(seen).toBeGreaterThan(35);
});

test('goods that lie on a small location of 51st State lie beside what it does', async ({ page }) => {
  await chosen(page, { motion: 'off' });
  const game = games.find(({ rules }) => rules.id === 'fifty-first-state')!;
  let seen = 0;
  for (const late of lastQuestions(game, 4)) {
    await sitDownAt(page, late);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    for (const [width, height] of sizes.filter(([wide]) => wide >= 1024)) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      const covered = await page.locator('.fs-place:not(:has(.fs-badge)):has(.fs-name):has(.fs-stock)').evaluateAll((places) =>
        places.map((place) => {
          const tray = place.querySelector('.fs-stock')!.getBoundingClientRect();
          const does = place.querySelectorAll('.fs-face > g:nth-of-type(1) :is(path, text, rect, circle)');
          return [...does].filter((sign) => {
            const { left, right, top, bottom } = sign.getBoundingClientRect();
            // A figure is lower than the line that it stands in.
            const foot = sign.matches('text') ? bottom - (bottom - top) / 3 : bottom;
            return Math.min(right, tray.right) - Math.max(left, tray.left) > 3 && Math.min(foot, tray.bottom) - Math.max(top, tray.top) > 5;
          }).length;
        }),
      );
      expect.soft(Math.max(0, ...covered), `${width}×${height}`).toBe(0);
      seen += covered.length;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('late in a game of four at Islebound the goods and the crew of everybody are in sight', async ({ page }) => {
  test.setTimeout(180_000);
  await chosen(page, { motion: 'off', language: 'ru' });
  const game = games.find(({ rules }) => rules.id === 'islebound')!;
  for (const late of lastQuestions(game, 4).slice(0, 6)) {
    await sitDownAt(page, late);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    await expect(page.locator('.seats .ib-seat-crew')).toHaveCount(4);
    for (const crew of await page.locator('.seats .ib-seat-crew').all()) await expect.soft(crew).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.seats .ib-counts')).toHaveCount(4);
  }
});

test('every card in the hand of a first game of Spirit Island shows all that it says, at every size', async ({ page }) => {
  await chosen(page, { motion: 'off', language: 'ru' });
  await page.goto('/');
  await page.locator('[data-game="spirit-island"] [data-act=first-game]').click();
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await twoFrames(page);
    const cut = await page
      .locator('.si-hand .si-card-text, .si-hand .si-innate ul')
      .evaluateAll((all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent));
    expect.soft(cut, `${width}×${height}`).toEqual([]);
  }
});

test('one person who plays six spirits reads the sentence whole on a phone, and what the invaders will do on a desk', async ({ page }) => {
  test.setTimeout(120_000);
  await chosen(page, { language: 'ru', motion: 'none' });
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDownAt(page, firstQuestion(game, 6, 'event-choice'), 'mine');
  await expect(page.locator('.own-seats .tool')).toHaveCount(6);
  await expect.poll(async () => (await page.evaluate(measure)).wrong).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The seat that is asked is unfolded, the others are lines.
  await expect(page.locator('.seat[data-unfolded=true]')).toHaveCount(1);
  const { top, bottom } = await page.evaluate(() => ({
    top: document.querySelector('.si-outlooks, .si-side .si-quiet')!.getBoundingClientRect().top,
    bottom: document.querySelector('.seats')!.getBoundingClientRect().bottom,
  }));
  expect(top).toBeLessThan(bottom);
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

for (const language of languages) {
  test(`on a phone no way over the rim of Superstar crosses what stands on it: ${language}`, async ({ page }) => {
    const superstar = games.find(({ rules }) => rules.id === 'superstar')!;
    await chosen(page, { motion: 'off', language });
    await page.setViewportSize({ width: 390, height: 844 });
    await sitDownAt(
      page,
      longQuestions(superstar).find(({ question }) => question === 'way')!,
    );
    await expect(page.locator('.ss-trail').first()).toBeAttached();
    const crossed = await page.locator('.ss-to-the-end rect').evaluate((plate) => {
      const box = plate.getBoundingClientRect();
      const heads = [...document.querySelectorAll<SVGPathElement>('.ss-trail .ss-heads')];
      return heads.some((path) => {
        const onScreen = path.getScreenCTM()!;
        const long = path.getTotalLength();
        return Array.from({ length: Math.ceil(long) }, (_, i) => path.getPointAtLength(i).matrixTransform(onScreen)).some(
          ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
      });
    });
    expect(crossed).toBe(false);
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

test('the line above the island of Spirit Island holds the whole names of phases and steps, in every language', async ({ page }) => {
  test.setTimeout(120_000);
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  // England has a fourth place.
  const moments = [
    { long: firstQuestion(game, 1, 'ravage-order'), steps: 3 },
    { long: firstQuestion(game, 2, 'spirit-phase', { adversary: 'england' }), steps: 4 },
  ];
  for (const { language, long, steps } of languages.flatMap((spoken) => moments.map((moment) => ({ language: spoken, ...moment })))) {
    await page.goto('/icon.svg');
    await page.evaluate((to) => localStorage.setItem('skerry.settings', JSON.stringify({ motion: 'off', language: to })), language);
    await sitDownAt(page, long);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      const cut = await page
        .locator('.si-strip :is(.si-step-name, .si-phases)')
        .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
      expect.soft(cut, `${language} in ${width}×${height}`).toEqual([]);
      // All steps are read whole, not by their first letters.
      await expect.soft(page.locator('.si-step-name:visible'), `${language} in ${width}×${height}`).toHaveCount(steps);
    }
  }
});

test('at Spirit Island the days of Fractured Days lie in its hand, and Memory spends its markers where they lie', async ({ page }) => {
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await chosen(page, { motion: 'off' });
  // Its first days lie there since the game began.
  await sitDownAt(page, questionAlone(game, { spirit1: 'fractured-days-split-the-sky', board1: 'A' }, 'set-aside'));
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  const days = page.getByRole('region', { name: 'Days That Never Were' });
  await expect(days.locator('.si-card').first()).toBeVisible();
  const counted = Number(
    await page
      .locator('.hand .si-own-one', { hasText: 'Days That Never Were' })
      .evaluate((own) => own.firstChild!.nextSibling!.textContent),
  );
  await expect(days.locator('.si-card')).toHaveCount(counted);
  await sitDownAt(page, questionAlone(game, { spirit1: 'shifting-memory-of-ages', board1: 'A' }, 'spend-marker'));
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  const marker = page.locator('.hand .si-marker [data-answers]').first();
  await expect(marker).toBeVisible();
  const given = await keptAnswers(page);
  await marker.click();
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(given);
});

import { languages } from '@skerry/presentation';
import { expect, test } from '@playwright/test';
import { chosen, keptAnswers } from './at-the-table.ts';
import { firstQuestion, games, lastQuestions, longQuestions, momentWith, questionAlone, sitDownAt } from './long-questions.ts';
import { measure, sizes, twoFrames } from './measured-frame.ts';

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

test('that a power was used is written beside its text, not over it', async ({ page }) => {
  test.setTimeout(120_000);
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await chosen(page, { motion: 'off', language: 'ru' });
  let seen = 0;
  for (const late of lastQuestions(game, 2).slice(5, 9)) {
    await sitDownAt(page, late);
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
      const covered = await page.locator('.si-hand .si-used:has(.si-card-note)').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const note = card.querySelector('.si-card-note')!.getBoundingClientRect();
          return [...card.querySelectorAll('strong, .si-speed, .si-card-elements, .si-card-text p')]
            .flatMap((line) => {
              const range = document.createRange();
              range.selectNodeContents(line);
              return [...range.getClientRects()];
            })
            .filter(
              ({ left, right, top, bottom }) =>
                Math.min(right, note.right) - Math.max(left, note.left) > 1 && Math.min(bottom, note.bottom) - Math.max(top, note.top) > 3,
            ).length;
        }),
      );
      expect.soft(Math.max(0, ...covered), `${width}×${height}`).toBe(0);
      seen += covered.length;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('on a phone an event is read whole while its choice is asked, and on the smallest the first of what is chosen from', async ({
  page,
}) => {
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await chosen(page, { motion: 'off', language: 'ru' });
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDownAt(page, firstQuestion(game, 2, 'event-choice'), 'mine');
  const card = page.locator('.si-event-face');
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 360, height: 640 });
  await twoFrames(page);
  const below = await card.evaluate((face) => {
    const text = [...face.querySelectorAll('.si-branch')][0]!.querySelectorAll('p');
    return text[text.length - 1]!.getBoundingClientRect().bottom - face.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThanOrEqual(1);
});

for (const language of languages) {
  test(`on a phone what can be said above the islands covers neither the round nor the supply: ${language}`, async ({ page }) => {
    const floating = games.find(({ rules }) => rules.id === 'floating-islands')!;
    await chosen(page, { motion: 'off', language });
    await page.setViewportSize({ width: 390, height: 844 });
    await sitDownAt(
      page,
      longQuestions(floating).find(({ question }) => question === 'speculate-neighbour')!,
    );
    const act = (await page.locator('.fi-strip .fi-act').first().boundingBox())!;
    const supply = (await page.locator('.fi-supply').boundingBox())!;
    expect(act.x).toBeGreaterThanOrEqual(supply.x + supply.width);
    expect(act.x + act.width).toBeLessThanOrEqual(390);
  });
}

test('the line above the island stays where it is while the island is enlarged and pushed, and covers nothing of the whole island', async ({
  page,
}) => {
  await chosen(page, { motion: 'off' });
  const game = games.find(({ rules }) => rules.id === 'spirit-island')!;
  await sitDownAt(page, firstQuestion(game, 1, 'ravage-order'));
  await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
  const line = page.locator('.si-strip');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('0');
    await twoFrames(page);
    const before = (await line.boundingBox())!;
    const island = (await page.locator('.si-sea').boundingBox())!;
    expect.soft(island.y, `${width}×${height}`).toBeGreaterThanOrEqual(before.y + before.height);
    await page.locator('[data-part=board]').focus();
    for (const key of ['+', '+', '+', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.locator('[data-part=board]')).toHaveAttribute('data-zoomed', 'true');
    expect.soft(await line.boundingBox(), `${width}×${height}`).toEqual(before);
  }
});

test('on the chart of Islebound a name stays on its island, and a finger finds the attack', async ({ page }) => {
  const game = games.find(({ rules }) => rules.id === 'islebound')!;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto('/icon.svg');
    await page.evaluate((to) => localStorage.setItem('skerry.settings', JSON.stringify({ motion: 'off', language: to })), language);
    await sitDownAt(page, momentWith(game, 'attack'));
    await expect(page.locator('.prompt[data-lit=true]')).toBeVisible();
    const wide = await page
      .locator('.ib-name')
      .evaluateAll((names) => names.filter((name) => (name as SVGTextElement).getBBox().width > 80).map((name) => name.textContent));
    expect.soft(wide, language).toEqual([]);
    const attack = (await page.locator('.ib-deed').first().boundingBox())!;
    expect.soft(Math.min(attack.width, attack.height)).toBeGreaterThanOrEqual(34);
  }
});

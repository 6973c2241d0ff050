import { expect, test } from '@playwright/test';
import { answers, asked, chosen, keptAnswers, playNow, playQuickly } from './at-the-table.ts';

test.describe('without motion', () => {
  test.beforeEach(({ page }) => chosen(page, { motion: 'off' }));

  test('undo takes the last answer back', async ({ page }) => {
    await playNow(page);
    const before = await page.locator('.prompt-sentence').innerText();
    const given = await keptAnswers(page);
    await answers(page).first().click();
    await expect(page.locator('.prompt-sentence')).not.toHaveText(before);
    await asked(page);
    await page.keyboard.press('u');
    await expect(page.locator('.prompt-sentence')).toHaveText(before);
    expect(await keptAnswers(page)).toBe(given);
  });

  test('an undo that cannot be done says why', async ({ page }) => {
    await playNow(page);
    await page.keyboard.press('u');
    await expect(page.getByText('You have not answered anything yet.')).toBeVisible();
  });

  test('the history walks back through the whole game, and a link leads to a moment', async ({ page }) => {
    await playQuickly(page);
    for (let i = 0; i < 6; i++) {
      await asked(page);
      await page.keyboard.press('1');
    }
    await asked(page);
    const lines = await page.locator('.log li li').count();
    await page.keyboard.press('h');
    const slider = page.getByRole('slider', { name: 'History' });
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(5);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(last - 1));
    await expect(answers(page)).toHaveCount(0);
    await slider.fill('1');
    expect(await page.locator('.log li li').count()).toBeLessThan(lines);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(page.url()).toMatch(/#m=1$/);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(answers(page).first()).toBeVisible();
    await expect(page.locator('.log li li')).toHaveCount(lines);
    await page.reload();
    await expect(slider).toHaveValue('1');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(slider).toHaveValue(String(last), { timeout: 30_000 });
  });

  test('a game is saved as a file and loaded from it', async ({ page }) => {
    await playQuickly(page);
    await page.keyboard.press('1');
    await asked(page);
    const sentence = await page.locator('.prompt-sentence').innerText();
    const given = await keptAnswers(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const path = await (await download).path();
    await page.evaluate(() => Object.keys(localStorage).forEach((key) => key.startsWith('skerry.table.') && localStorage.removeItem(key)));
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.locator('.prompt-sentence')).toHaveText(sentence);
    expect(await keptAnswers(page)).toBe(given);
    await expect(page.locator('.seat')).toHaveCount(2);
  });

  test('a broken file is refused with a sentence and changes nothing', async ({ page }) => {
    await page.goto('/');
    const file = page.locator('input[type=file]');
    const broken = [
      '{ "skerry": 1, "game"',
      '[]',
      '{"skerry":1,"game":"nine-mens-morris","version":"1","players":2,"options":{},"seed":"x","answers":[],"check":""}',
    ];
    for (const text of broken) {
      await file.setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.locator('.load .wrong')).not.toBeEmpty();
      expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('skerry.table.')))).toBe(false);
    }
  });

  test('a kept table that cannot be read is shown as such and left as it is', async ({ page }) => {
    await playQuickly(page);
    await page.goto('/');
    const key = await page.evaluate(() => {
      const found = Object.keys(localStorage).find((name) => name.startsWith('skerry.table.'))!;
      const kept = JSON.parse(localStorage.getItem(found)!) as { save: { check: string } };
      // Whole, but it leads elsewhere than it says.
      localStorage.setItem(found, JSON.stringify({ ...kept, save: { ...kept.save, check: '00000000' } }));
      localStorage.setItem('skerry.table.torn', '{"id":"torn","save":{"ga');
      return found;
    });
    const stored = await page.evaluate((name) => localStorage.getItem(name), key);
    await page.reload();
    await expect(page.getByText('A table that cannot be read')).toBeVisible();
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page.getByText('This file is not a whole save of Skerry.')).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(stored);
    expect(await page.evaluate(() => localStorage.getItem('skerry.table.torn'))).toBe('{"id":"torn","save":{"ga');
  });

  test('the rules open with R, are searched, and a number leads to its rule', async ({ page }) => {
    await playNow(page);
    await page.keyboard.press('r');
    const reader = page.getByRole('dialog');
    await expect(reader.locator('.rule').first()).toBeVisible();
    const all = await reader.locator('.rule').count();
    const word = (await reader.locator('.rule').last().innerText()).split(/\s+/)[1]!;
    await reader.getByRole('searchbox').fill(word);
    await expect.poll(() => reader.locator('.rule').count()).toBeLessThan(all);
    await reader.getByRole('searchbox').fill('xyzzy');
    await expect(reader.getByText('No rule has “xyzzy”.')).toBeVisible();
    await reader.getByRole('button', { name: 'Close' }).click();
    const chip = page.locator('.log .rule-chip').first();
    while ((await chip.count()) === 0) {
      await asked(page);
      await page.keyboard.press('1');
    }
    await page.keyboard.press('l');
    const number = await chip.innerText();
    await chip.click();
    await expect(reader.locator('.rule[data-at=true] .rule-number')).toHaveText(number);
    await expect(reader.locator('.rule[data-at=true]')).toBeInViewport();
    await page.goto(`${new URL(page.url()).origin}/rules/${await gameId(page)}/${number}`);
    await expect(page.locator('.rule[data-at=true] .rule-number')).toHaveText(number);
  });

  test('several people at one device hand it over when hands are secret', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'New table' }).first().click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByLabel('Seat 2').selectOption('me');
    await page.getByLabel('Name at seat 1').fill('Ann');
    await page.getByLabel('Name at seat 2').fill('Ben');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const lift = page.getByRole('button', { name: /show the table$/ });
    const first = await lift.innerText();
    await lift.click();
    while (!(await lift.isVisible())) {
      await page.keyboard.press('1');
      await page.waitForTimeout(50);
    }
    expect(await lift.innerText()).not.toBe(first);
    await expect(answers(page)).toHaveCount(0);
    await lift.click();
    await expect(answers(page).first()).toBeVisible();
  });

  test('keys are listed, the log folds, the position can be read', async ({ page }) => {
    await playNow(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Log' })).toBeHidden();
    await page.keyboard.press('l');
    await expect(page.getByRole('complementary', { name: 'Log' })).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.getByRole('complementary', { name: 'Log' })).toBeHidden();
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog', { name: 'The position in words' })).not.toBeEmpty();
  });

  test('the board zooms and fits again', async ({ page }) => {
    await playNow(page);
    const content = page.locator('.viewport-content');
    const fit = await content.getAttribute('style');
    await page.locator('.viewport').hover();
    await page.mouse.wheel(0, -400);
    await expect(content).not.toHaveAttribute('style', fit!);
    await page.getByRole('button', { name: 'Fit the board' }).click();
    await expect(content).toHaveAttribute('style', fit!);
  });
});

async function gameId(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('skerry.table.'))!;
    return (JSON.parse(localStorage.getItem(key)!) as { save: { game: string } }).save.game;
  });
}

test('what happens is shown as motion, which a key skips', async ({ page }) => {
  await chosen(page, { motion: 'on' });
  await playQuickly(page);
  const moving = page.getByText('Watch what happens');
  while (!(await moving.isVisible())) {
    if (await answers(page).first().isVisible()) await page.keyboard.press('1');
    await page.waitForTimeout(30);
  }
  await page.keyboard.press('Escape');
  await expect(moving).toBeHidden({ timeout: 2000 });
});

test.describe('for those who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing moves', async ({ page }) => {
    await playQuickly(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    let moved = false;
    await page.exposeFunction('sawMotion', () => (moved = true));
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.prompt')?.textContent?.includes('Watch what happens'))
          (window as unknown as { sawMotion: () => void }).sawMotion();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    for (let i = 0; i < 5; i++) {
      await asked(page);
      await page.keyboard.press('1');
    }
    await asked(page);
    expect(moved).toBe(false);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { games } from '@skerry/games';
import { asked, chosen, dealtAlike, pick, playToTheEnd } from './at-the-table.ts';

const sizes = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** Where something that is lit on the board or in the hand can be hit; null if nothing is lit. The hand is pushed along to it, the board never. */
async function litPoint(page: Page, turn: number): Promise<{ readonly x: number; readonly y: number; readonly onBoard: boolean } | null> {
  return page.evaluate((n) => {
    const lit = [...document.querySelectorAll('.viewport [data-answers], .hand [data-answers]')];
    for (let i = 0; i < lit.length; i++) {
      const thing = lit[(n * 7 + i) % lit.length]!;
      const onBoard = thing.closest('.viewport') !== null;
      if (!onBoard) thing.scrollIntoView({ inline: 'center', block: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      // Lands are no rectangles, and what lies on them may be lit too: a place is looked for where a click means this thing.
      for (let step = 0; step < 121; step++) {
        const x = left + (width * (((step * 7) % 11) + 0.5)) / 11;
        const y = top + (height * (Math.floor(((step * 37) % 121) / 11) + 0.5)) / 11;
        if (document.elementFromPoint(x, y)?.closest('[data-answers]') === thing) return { x, y, onBoard };
      }
    }
    return null;
  }, turn);
}

const isFit = async (page: Page): Promise<boolean> => (await page.locator('.viewport').getAttribute('data-zoomed')) === 'false';

for (const { rules, titles } of games.filter(({ rules: { open, players } }) => open === true && players.min === 1)) {
  for (const { name, viewport } of sizes) {
    test.describe(name, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test(`${titles.en.title}: a whole game alone, picked on the board and in the hand`, async ({ page }) => {
        test.setTimeout(240_000);
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        await dealtAlike(page);
        await chosen(page, { hints: false });
        await page.goto(`/new/${rules.id}`);
        await page.getByRole('radio', { name: '1', exact: true }).check();
        await page.getByRole('button', { name: 'Open the table' }).click();
        const picked = { board: 0, hand: 0, said: 0 };
        await playToTheEnd(
          page,
          async (turn) => {
            if (name === 'desk') expect(await isFit(page), 'all that is asked can be picked without moving the board').toBe(true);
            const point = await litPoint(page, turn);
            if (point === null) {
              picked.said++;
              await pick(page);
              return;
            }
            picked[point.onBoard ? 'board' : 'hand']++;
            await page.mouse.click(point.x, point.y);
          },
          1500,
        );
        // Who picks blindly loses soon, so the games are short; but nearly all of them is picked where it lies.
        expect(picked.board, JSON.stringify(picked)).toBeGreaterThan(4);
        expect(picked.hand, JSON.stringify(picked)).toBeGreaterThan(4);
        expect(picked.board + picked.hand, JSON.stringify(picked)).toBeGreaterThan(picked.said);
        expect(faults).toEqual([]);
      });
    });
  }

  for (const theme of ['day', 'night'] as const) {
    test(`${titles.en.title}: nothing hinders those who hear the page or see it in the ${theme}`, async ({ page }) => {
      test.setTimeout(150_000);
      await chosen(page, { hints: false, theme, motion: 'off' });
      await page.goto(`/new/${rules.id}`);
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.getByLabel('Seat 2', { exact: true }).selectOption('me');
      await page.getByRole('button', { name: 'Open the table' }).click();
      for (let turn = 0; turn < 17 && (await asked(page)); turn++) {
        if (turn % 8 === 0) {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
        }
        await pick(page);
      }
    });
  }
}

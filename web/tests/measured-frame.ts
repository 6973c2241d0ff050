import { expect, type Page } from '@playwright/test';

/** Phones and tablets, upright and on their side, laptops and desks. */
export const sizes = [
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

interface Measured {
  readonly area: number;
  readonly height: number;
  /** What is wrong, in words; nothing, if all is well. */
  readonly wrong: readonly string[];
}

/** Measures the table as it stands in its window. */
export function measure(): Measured {
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
  // What a card in the hand says, it says whole; what is only heard is one pixel large.
  for (const thing of document.querySelectorAll<HTMLElement>('.hand *')) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = thing;
    const text = (thing.textContent ?? '').trim();
    if (clientWidth <= 2 || clientHeight <= 2 || text === '' || !(thing instanceof HTMLElement) || !thing.checkVisibility()) continue;
    const { overflowX, overflowY } = getComputedStyle(thing);
    if ((overflowX === 'hidden' && scrollWidth > clientWidth + 1) || (overflowY === 'hidden' && scrollHeight > clientHeight + 2))
      wrong.push(`in the hand "${text.slice(0, 40)}" is cut: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
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

/** Looks at the table as it stands in windows of every size. */
export async function expectBoardFirst(page: Page, what: string): Promise<void> {
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

/** Long enough for what has been observed to be drawn. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

import type { CardRuleName, CardSpecialName } from '../card-words.ts';

export const cardRules: Readonly<Record<CardRuleName, (n: number) => string>> = {
  defend: (n) => `defend ${n}`,
  'defend-by-troubles': (n) =>
    `each badlands, beasts, disease, wilds and strife gives defend ${n} in its own land and in each adjacent one`,
  'skip-normal': () => 'the invaders skip all normal actions here this turn',
  'skip-normal-build': () => 'the invaders skip normal builds here this turn',
  'skip-normal-explore': () => 'the invaders skip normal explores here this turn',
  'no-source': () => 'this turn no explorers come out of the towns and cities here',
  'build-passes-lowest': () => 'the next normal build card passes over the lowest-numbered land on each board that it shows',
  'build-waits': () => 'the next normal build card builds nothing and stays in the build space',
  'build-comes-to-nothing': () => 'the next normal build card builds nothing',
  'explore-passes-lowest': () => 'the next normal explore card passes over the lowest-numbered land on each board that it shows',
  'explore-waits': () =>
    'the next normal explore card is not turned up; in the invader phase after that one card more than usual is explored with',
  'explore-comes-to-nothing': () => 'the next normal explore card is turned up, with its escalation, and explores nothing',
  'explore-again': (n) => `in the next explore step ${n} more card is turned up and explored with`,
  'build-card-stays': () => 'a build card stays in the build space when the cards advance',
  'more-income': (n) => `each spirit gains ${n} more energy in every spirit phase`,
  'more-plays': (n) => `each spirit has ${n} more card play in every spirit phase`,
  'all-weaken': (n) => `invaders and dahan have ${n} less health, at least 1`,
  'easier-blight': (n) => `a land is blighted by ${n} less damage than usual`,
  'blight-is-fatal': () => 'blight that is added destroys all presence and all beasts in its land, and 1 presence in an adjacent land',
};

export const cardSpecials: Readonly<Record<CardSpecialName, (n: number) => string>> = {
  'strife-hurts': () => 'each invader takes 1 damage for each of its strife',
  'presence-of-the-board-is-lost': (n) => `destroy ${n} presence of any spirit`,
  'aid-from-lesser-spirits': () =>
    'draw 1 minor power for each player and 1 more; each spirit is given one, which it may use every turn for nothing and which gives it its elements; the last is discarded',
  'lose-energy': (n) => `lose ${n} energy`,
  'settlement-grows': () => 'replace 1 explorer with 1 town, or 1 town with 1 city',
  'larger-fear-pool': () => 'the fear pool grows by 1 for each player at terror level I, by 1.5 at II (rounded down), by 2 at III',
};

import { Session } from '@skerry/engine';
import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { firstGame } from '../guide/first-game.ts';
import { islebound } from '../index.ts';
import type { IsleboundView } from '../rules/view.ts';
import { words } from '../words/index.ts';

const { players, options, seed, lessons } = firstGame;
const { map } = Session.open(islebound, players, options, seed).view(0) as IsleboundView;

/** The region that a lesson sends the ship to. */
const goals = lessons.flatMap(({ tries, says }) => {
  const [tried] = (tries ?? []) as readonly { readonly region?: number; readonly to?: number }[];
  const region = tried?.region ?? tried?.to;
  return region === undefined ? [] : [{ region, says }];
});

test('a lesson names the town that it sends the ship to, as the map calls it', () => {
  expect(goals.length).toBeGreaterThan(3);
  for (const { region, says } of goals) {
    for (const language of languages) {
      const town = words[language].towns[map[region]!]!;
      expect(says[language]).toContain(town);
    }
  }
});

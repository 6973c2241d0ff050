import { configure, isIdle } from '@skerry/engine';
import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import { withoutIdle } from '../lobby/without-idle.ts';

const { rules } = games.find((game) => game.rules.id === 'spirit-island')!;
const usual = configure(rules, 2).options;

test('an option is idle as long as it has nothing to say beside the others', () => {
  const idle = (chosen: typeof usual): string[] => Object.keys(rules.options).filter((name) => isIdle(rules.options[name]!, chosen));
  expect(idle(usual)).toEqual(['level', 'supporting', 'supportingLevel', 'extraBoardChoice']);
  expect(idle({ ...usual, adversary: 'england', extraBoard: true })).toEqual(['supportingLevel']);
  expect(idle({ ...usual, adversary: 'england', supporting: 'france', boards: 'thematic' })).toEqual([
    'layout',
    'archipelago',
    'extraBoardChoice',
  ]);
});

test('what has nothing more to say goes back to what the game has, one after the other', () => {
  const two = { ...usual, adversary: 'england', level: 3, supporting: 'france', supportingLevel: 2 };
  expect(withoutIdle(rules.options, two)).toEqual(two);
  expect(withoutIdle(rules.options, { ...two, adversary: 'none' })).toEqual(usual);
});

test('what an idle option says besides its default is refused by the rules of every game', () => {
  const refused: string[] = [];
  for (const { rules: game } of games) {
    for (const [name, option] of Object.entries(game.options)) {
      const other =
        option.kind === 'switch'
          ? !option.default
          : option.kind === 'number'
            ? option.max
            : option.values.find((one) => one !== option.default)!;
      for (const [by, value] of Object.entries(option.idle ?? {})) {
        expect(() => configure(game, game.players.max - 1, { [by]: value, [name]: other }), `${name} beside ${by}`).toThrow();
        refused.push(`${name} beside ${by}`);
      }
    }
  }
  expect(refused).toContain('level beside adversary');
});

import { languages } from '@skerry/presentation';
import { mustBeSound } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { nextRavage } from '../../content/step.ts';
import { powerNamed } from '../../content/powers.ts';
import type { ModifierKind } from '../../rules/state.ts';
import { carryOut } from '../../tests/doing.ts';
import { drawn, type Drawn, withPower } from '../../tests/drawn.ts';
import { tellings, words } from '../index.ts';
import { type LastingEffects, lastingEffects } from '../lasting.ts';

const lasting = ({ state }: Drawn): LastingEffects => lastingEffects(words.en, state);
const island = (): Drawn => drawn().clear().presence('2 A5').land('A3', 'city');
const lying = (name: string): Drawn => island().with(({ blight }) => (blight.card = blightCards.findIndex((card) => card.name === name)));
const holding = (position: Drawn, kind: ModifierKind, land: string | null, amount = 1): Drawn =>
  position.with(({ modifiers }) =>
    modifiers.push({ kind, land: land === null ? null : position.space(land), amount, seat: null, until: 'turn' }),
  );

test('where nothing lasts nothing is said', () => {
  expect(lasting(island())).toEqual({ game: [], waiting: [], turn: [] });
});

test('what a blight card does as long as it lies there, but not what it has done at once', () => {
  expect(lasting(lying('Downward Spiral')).game).toEqual([
    'Downward Spiral: In each invader phase: each spirit: destroy 1 of your own presence.',
  ]);
  expect(lasting(lying('Tipping Point')).game).toEqual([]);
  const wall = lying('Back Against the Wall').with(({ modifiers }) =>
    modifiers.push({ kind: 'more-income', land: null, amount: 1, seat: null, until: 'game' }),
  );
  expect(lasting(wall).game).toEqual([
    'Back Against the Wall: From now on: each spirit gains 1 more energy in every spirit phase; each spirit has 1 more card play in every spirit phase.',
  ]);
});

test('rules of this turn, defend of a land in one line', () => {
  const position = island();
  holding(position, 'defend', 'A4', 2);
  holding(position, 'defend', 'A4', 3);
  holding(position, 'defend', 'A7', 2);
  holding(position, 'defend', 'A7', -2);
  holding(position, 'skip-ravage', 'A6');
  holding(position, 'defend-coastal', null, 3);
  expect(lasting(position).turn).toEqual([
    'A4: Defend 5.',
    'A6: The invaders do not ravage here this turn.',
    'Each coastal land has defend 3.',
  ]);
});

test('what waits for a card or a moment', () => {
  const position = carryOut(island(), 'A4', [nextRavage('each-deals', 3, 'city')], null).with((state) => {
    state.modifiers.push({ kind: 'build-waits', land: null, amount: 1, seat: null, until: 'used' });
    state.waiting.push({
      of: { kind: 'event', name: 'Distant Exploration' },
      part: { each: 'island', after: 'advance', steps: [{ do: 'fear', n: 1 }] },
    });
  });
  expect(lasting(position).waiting).toEqual([
    'In the next normal ravage step each city deals 3 more damage in ravages.',
    'The next normal build card builds nothing and stays in the build space.',
    'Distant Exploration: after the invader cards have advanced, generate 1 fear.',
  ]);
});

test('what powers have made to happen after something else', () => {
  const position = withPower('Vengeance of the Dead').land('A5', 'town').presence('2 A5');
  position.say('use Vengeance of the Dead', 'A5');
  expect(lasting(position).turn[0]).toMatch(/^River Surges in Sunlight: Vengeance of the Dead: A5: This turn, after each action/);
});

test('cards and bargains that spirits have for the rest of the game, and gifts for this turn', () => {
  const position = island().with(({ spirits: [spirit] }) => {
    spirit!.aid.push(powerNamed('Rain of Blood'));
    spirit!.bargains = 1;
    spirit!.range = 1;
    spirit!.quickened = 2;
    spirit!.quickenedLesser = 1;
    spirit!.repeats.push({ upTo: 3, atCost: false, count: 1 });
  });
  const { game, turn } = lasting(position);
  expect(game[0]).toBe('River Surges in Sunlight may use “Rain of Blood” every turn for nothing.');
  expect(game[1]).toMatch(/^River Surges in Sunlight: 1 lasting bargain\./);
  expect(turn).toEqual([
    'River Surges in Sunlight: Your powers have +1 range this turn.',
    'River Surges in Sunlight: You may use 2 slow powers as fast this turn.',
    'River Surges in Sunlight: You may use 1 slow power (no major power) as fast this turn.',
    'River Surges in Sunlight: You may this turn repeat a power card of cost 3 or less.',
  ]);
});

test('reminders in the invader deck, what the beasts may do, and tokens that are not played with', () => {
  const position = drawn({ options: { sets: 'jagged-earth', events: false, tokens: 'without-strife' } }).with(
    (state) => (state.beastCommands = 1),
  );
  expect(lasting(position).game).toEqual([
    'Not played with: strife. For each that would be added 1 energy and 1 fear come instead.',
    'The spirits may command the beasts once, in a fast phase and if all agree.',
    'Command the Beasts lies under 2 cards of the invader deck.',
    'Command the Beasts lies under 6 cards of the invader deck.',
  ]);
});

test('all of it is sound in every language, and stands in the description of the position', () => {
  const position = lying('All Things Weaken').with((state) => {
    state.spirits[0]!.aid.push(powerNamed('Rain of Blood'));
    state.spirits[0]!.bargains = 2;
    state.beastCommands = 2;
    state.without = ['beasts', 'wilds'];
    state.invaders.reminders.push({ name: 'command-the-beasts', above: 1 });
    state.invaders.reminders.push({ name: 'wave-of-immigration', above: 3 });
    state.modifiers.push({ kind: 'more-on-board', land: 3, boards: [0], amount: -1, seat: 0, until: 'turn' });
    state.modifiers.push({ kind: 'leave-out-a-board', land: null, amount: 1, seat: 0, until: 'game' });
  });
  for (const language of languages) {
    const lines = Object.values(lastingEffects(words[language], position.state)).flat() as string[];
    expect(lines.length).toBeGreaterThan(5);
    const described = tellings[language].describe(position.state, 0, ['Ann']);
    for (const line of lines) {
      mustBeSound(line, line);
      expect(described).toContain(line);
    }
  }
});

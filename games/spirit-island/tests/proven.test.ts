import { expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { geographyOf } from '../rules/island/geography.ts';
import { type Drawn, withPower } from './drawn.ts';

/* Cards that bend what other cards take for granted. A city in A7 keeps the game going. */

test('Call of the Dahan Ways: with the threshold a town may become a dahan in place of an explorer', () => {
  withPower('Call of the Dahan Ways')
    .presence('A4')
    .land('A7', 'city')
    .land('A4', 'explorer, town, dahan')
    .say('use Call of the Dahan Ways')
    .is({ A4: 'town, 2 dahan, 1 of seat 0' });
  withPower('Call of the Dahan Ways')
    .presence('A4')
    .elements('moon')
    .land('A7', 'city')
    .land('A4', 'explorer, town, dahan')
    .say('use Call of the Dahan Ways', 'option 2')
    .is({ A4: 'explorer, 2 dahan, 1 of seat 0' });
});

test('J-10.13 Powerstorm: a power card is repeated, at its cost', () => {
  const position = withPower('Powerstorm')
    .played('Steam Vents')
    .energy(0)
    .presence('A4')
    .land('A7', 'city')
    .land('A4', '3 explorer')
    .say('use Steam Vents', 'use Powerstorm', 'repeat Steam Vents');
  position.is({ A4: 'explorer, 1 of seat 0' });
  expect(position.state.spirits[0]!.energy).toBe(2);
});

test('J-10.13 Powerstorm does not repeat itself', () => {
  const position = withPower('Powerstorm').played('Steam Vents').energy(3).presence('A4').land('A7', 'city').land('A4', '3 explorer');
  position.say('use Steam Vents', 'use Powerstorm');
  expect(position.answers()).toContain('repeat Steam Vents');
  expect(position.answers()).not.toContain('repeat Powerstorm');
});

test('Entwined Power: each may target from the presence of the other', () => {
  const position = withPower('Entwined Power', { spirits: ['River', 'Shadows'] })
    .played('Steam Vents')
    .presence('A4')
    .presence('B4', 1)
    .land('A7', 'city')
    .land('B4', '2 explorer');
  expect(position.answers(0)).not.toContain('use Steam Vents with 0');
  position.say('0: use Entwined Power', '1: option 1');
  const [card] = position.answers(1);
  position.say(`1: ${card}`);
  position.say(position.answers(0)[0]!);
  position.say('0: use Steam Vents', '0: B4').is({ B4: 'explorer, 1 of seat 1' });
});

test('J-24.11 Vengeance of the Dead answers what was destroyed, and never itself', () => {
  withPower('Vengeance of the Dead')
    .played('Quicken the Earth’s Struggles'.replace('’', "'"))
    .presence('2 A4')
    .land('A7', 'city')
    .land('A4', '2 town-1, 2 explorer, town')
    .say('use Vengeance of the Dead', 'A4')
    // Both wounded towns fall; 2 damage for them: the third town, wounded by the power, takes 1 and falls; that brings no more.
    .say("use Quicken the Earth's Struggles", 'option 1', 'town-1 takes 1')
    .is({ A4: 'explorer, 2 of seat 0' });
});

test('Portents of Disaster: the next invader that is destroyed there brings 1 fear more, once', () => {
  const position = withPower('Portents of Disaster')
    .played('Steam Vents')
    .elements('3 earth')
    .presence('2 A4')
    .land('A7', 'city')
    .land('A4', '2 town');
  position.say('use Portents of Disaster');
  expect(position.fear).toBe(2);
  position.say('use Steam Vents', 'option 2');
  expect(position.fear).toBe(4);
});

test('J-24.6 Cast Down into the Briny Deep: the board sinks with all that is on it, and its blight leaves the game', () => {
  const position = withPower('Cast Down into the Briny Deep', { spirits: ['River', 'Shadows'] })
    .elements('sun, moon, 3 water, 3 earth')
    .presence('2 A1, B5')
    .presence('A8, B4', 1)
    .land('A1', 'town')
    .land('A6', 'city, blight, 2 dahan')
    .land('B7', 'city');
  const pool = position.state.blight.pool;
  position.say('0: use Cast Down into the Briny Deep', '0: A1');
  // 6 of the card, 1 for the town, 2 for the city.
  expect(position.fear).toBe(9);
  expect(position.state.spirits.map(({ destroyed }) => destroyed)).toEqual([2, 1]);
  expect(position.state.blight.pool).toBe(pool);
  expect(geographyOf(position.state.island).existing).toHaveLength(8);
  position.is({ A6: '', B5: '1 of seat 0' });
});

test('J-24.6 Relentless Optimism: towns and cities that go down with a board are not feared for either', () => {
  const position = withPower('Cast Down into the Briny Deep', { spirits: ['River', 'Shadows'] })
    .elements('sun, moon, 3 water, 3 earth')
    .presence('2 A1, B5')
    .presence('A8, B4', 1)
    .land('A6', 'city')
    .land('B7', 'city')
    .with((state) => state.modifiers.push({ kind: 'no-fear-for-buildings', land: null, amount: 1, seat: null, until: 'turn' }));
  // What the card itself gives.
  expect(position.say('0: use Cast Down into the Briny Deep', '0: A1').fear).toBe(6);
});

test('Pent-Up Calamity: 1 fear and 3 damage for each token that is spent, badlands added; with the threshold two come back', () => {
  const spent = (land: string, elements = ''): Drawn =>
    withPower('Pent-Up Calamity').elements(elements).presence('A4').land('A7', 'city').land('A4', land).say('use Pent-Up Calamity', 'A4');
  const position = spent('city!1, town, beasts, wilds', 'moon, 2 fire').say('option 2', 'beasts', 'wilds', 'strife of city!1');
  expect(position.fear).toBe(3 + 1 + 2);
  // Nobody is left who could have the strife again.
  expect(position.answers()).toEqual(['option 1', 'option 2', 'stop']);
  position.say('option 1', 'option 1').is({ A4: 'beasts, wilds, 1 of seat 0' });

  // Strife comes back, too: to any invader who is still there. Without the elements nothing does.
  const strife = spent('2 city!1, town', 'moon, 2 fire').say('option 2', 'strife of city!1', 'stop', 'city takes 3');
  strife.say('option 1', 'town').is({ A4: 'town!1, city!1, 1 of seat 0' });
  const gone = spent('2 city, beasts, disease').say('option 2', 'disease', 'stop', 'city takes 3').is({ A4: 'city, beasts, 1 of seat 0' });
  expect(gone.asks).toEqual(['0 phase-over']);
  spent('2 city, beasts, badlands').say('option 2', 'beasts', 'city takes 3').is({ A4: 'city-1, badlands, 1 of seat 0' });
});

test('Pent-Up Calamity: where no token is removed its threshold adds 2 strife', () => {
  const used = (): Drawn =>
    withPower('Pent-Up Calamity')
      .elements('moon, 2 fire')
      .presence('A4')
      .land('A7', 'city')
      .land('A4', 'city, beasts')
      .say('use Pent-Up Calamity', 'A4');
  used().say('option 1').is({ A4: 'city!3, beasts, disease, 1 of seat 0' });
  const kept = used().say('option 2', 'stop').is({ A4: 'city!2, beasts, 1 of seat 0' });
  expect(kept.fear).toBe(0);
});

test('Unlock the Gates: two majors are drawn and one is gained without forgetting; unlocked, it meets all its thresholds', () => {
  const position = withPower('Unlock the Gates of Deepest Power').presence('A4').land('A7', 'city');
  position.say('use Unlock the Gates of Deepest Power');
  expect(position.answers()).toHaveLength(2);
  const [card] = position.answers();
  position.say(card!);
  expect(position.state.spirits[0]!.hand.map((one) => one)).toEqual([powerNamed(card!)]);

  const unlocked = withPower('Unlock the Gates of Deepest Power')
    .elements('sun, moon, fire, air, water, earth, plant, animal')
    .presence('2 A4')
    .land('A7', 'city')
    .land('A4', 'city');
  unlocked.say('use Unlock the Gates of Deepest Power');
  const [major] = unlocked.answers();
  unlocked.say(major!, 'option 2');
  const { played, mastered, forgetting } = unlocked.state.spirits[0]!;
  expect([played, mastered, forgetting]).toEqual([
    expect.arrayContaining([powerNamed(major!)]),
    [powerNamed(major!)],
    [powerNamed(major!)],
  ]);
});

test('J-24.10 J-4.12 Bargains: presence leaves the game, dahan nearby defend their lands, and the first energy of each turn is owed', () => {
  const position = withPower('Bargains of Power and Protection')
    .presence('A4, A5')
    .land('A7', 'city')
    .land('A4', '2 dahan')
    .land('A5', '3 dahan');
  position.say('use Bargains of Power and Protection', 'A4', 'A5');
  const [spirit] = position.state.spirits;
  expect([spirit!.gone, spirit!.destroyed, spirit!.owed]).toEqual([1, 0, 1]);
});

test('J-24.12 Melt Earth into Quicksand: what an action moved there is destroyed after it', () => {
  withPower('Melt Earth into Quicksand')
    .played('Delusions of Danger')
    .presence('2 A4')
    .land('A7', 'city')
    .land('A3', '2 explorer')
    .land('A4', 'town')
    .say('use Melt Earth into Quicksand', 'A4')
    .say('use Delusions of Danger', 'A3', 'option 1', 'explorer A3 to A4')
    .is({ A4: '2 of seat 0', A3: 'explorer' });
});

test('J-24.1 J-24.2 J-24.3 J-24.4 Weave Together: two lands are one until time passes, and then are divided', () => {
  const position = withPower('Weave Together the Fabric of Place')
    .presence('2 A4')
    .land('A7', 'city')
    .land('A4', 'town')
    .land('A5', 'explorer, blight');
  position.say('use Weave Together the Fabric of Place', 'A4', 'A5').is({ A4: 'explorer, town, blight, 2 of seat 0', A5: '' });
  const known = geographyOf(position.state.island);
  expect(known.adjacent[position.space('A4')]).toContain(position.space('A4'));
  expect(known.parts[position.space('A4')]).toEqual([position.space('A4'), position.space('A5')]);
});

import { expect, test } from 'vitest';
import { drawn } from '../../tests/drawn.ts';
import { tellings } from '../index.ts';

const about = { terror: 1, turn: 5, why: null, sacrifice: false, difficulty: 0, scenario: -1 };
const won = { scores: [10], winners: [0], about };

test('J-39.17 J-42.8 after the game a spirit is called by the element that its gained powers show most often', () => {
  const position = drawn().clear();
  position.state.spirits[0]!.discard = [];
  // Its own powers do not change it.
  position.hand('Boon of Vigor', 'Flash Floods');
  expect(tellings.en.result!(won, 0, position.state)).not.toMatch(/dahan call it/);
  // Fire on each of them, sun on two.
  position.hand('Purifying Flame', 'Gift of Living Energy', 'Rouse the Trees and Stones', 'Blazing Renewal');
  expect(tellings.en.result!(won, 0, position.state)).toMatch(/blight\. The dahan call it now: River Surges in Sunlight, in Flames\.$/);
  expect(tellings.ru.result!(won, 0, position.state)).toMatch(/Теперь даханы зовут этого духа: .+, в Языках Пламени\.$/);
  expect(tellings.uk.result!(won, 0, position.state)).toMatch(/Тепер дахани звуть цього духа: .+, у Язиках Полум’я\.$/);
});

import { languages } from '@skerry/presentation';
import { mustBeSound } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { aspects } from '../../content/aspects.ts';
import { adversaries } from '../../content/adversaries.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { titlesOf } from '../../content/event.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { scenarios } from '../../content/scenarios.ts';
import { spirits } from '../../content/spirits.ts';
import { eventLines } from '../card-text.ts';
import { powerText } from '../describing.ts';
import { adversaryText, scenarioText } from '../enemy-text.ts';
import { words } from '../index.ts';
import { namesIn } from '../names-in.ts';
import { names as russian } from '../ru/names.ts';
import { specialRuleName } from '../special-rules.ts';
import { names as ukrainian } from '../uk/names.ts';

const sound = (text: string): void => mustBeSound(text, 'it');
const text = (language: 'en' | 'ru' | 'uk', name: string): string => powerText(words[language], powers[powerNamed(name)]!);

test('every name in the box is translated', () => {
  const all = [
    ...powers,
    ...spirits,
    ...fearCards,
    ...blightCards,
    ...eventCards,
    ...adversaries,
    ...adversaries.flatMap(({ levels }) => levels),
    ...scenarios,
    ...aspects,
  ].map(({ name }) => name);
  for (const names of [russian, ukrainian]) {
    expect(
      [...all, ...eventCards.flatMap(titlesOf), ...Object.values(specialRuleName)].filter((name) => names[name] === undefined),
    ).toEqual([]);
  }
});

test('every power, fear card, blight card, growth option and track space has a text in every language, in whole sentences', () => {
  for (const language of languages) {
    const names = namesIn(language);
    powers.forEach((power, id) => {
      const lines = names.powerText(id);
      const besides = [power.price, power.again, power.fastFor, power.unhindered].filter((one) => one !== undefined).length;
      expect(lines.length).toBe(power.steps.length + power.thresholds.length + power.last.length + besides);
      lines.forEach(sound);
      expect(lines.filter((line) => !line.endsWith('.'))).toEqual([]);
      [names.target(id), powerText(words[language], power)].forEach(sound);
    });
    fearCards.forEach((_, card) => {
      const levels = [1, 2, 3].map((terror) => names.fearText(card, terror).join(' '));
      levels.forEach(sound);
      expect(new Set(levels).size).toBe(3);
    });
    blightCards.forEach((_, card) => sound(names.blightText(card).join(' ')));
    eventCards.forEach((event, card) => {
      const lines = eventLines(words[language], card);
      expect(lines).toHaveLength(titlesOf(event).length);
      for (const { title, text: said } of lines) [title, said].forEach(sound);
    });
    spirits.forEach(({ growth, tracks, complexity }, kind) => {
      [names.spirit(kind), names.howItPlays(kind), names.complexity(complexity)].forEach(sound);
      for (const { label, explanation } of names.specialRules(kind)) [label, explanation].forEach(sound);
      for (const { options } of growth) options.flat().forEach((part) => sound(names.growthPart(part)));
      for (const { spaces } of tracks) spaces.forEach((space) => sound(names.trackSpace(space)));
    });
  }
});

test('no English is left in Russian and Ukrainian texts', () => {
  for (const language of ['ru', 'uk'] as const) {
    const said = [
      ...powers.map((power) => powerText(words[language], power)),
      ...fearCards.flatMap((_, card) => [1, 2, 3].flatMap((terror) => namesIn(language).fearText(card, terror))),
      ...adversaries.flatMap((_, i) => adversaryText(words[language], i, 6)).flatMap(({ label, explanation }) => [label, explanation]),
      ...scenarios.map((_, i) => scenarioText(words[language], i)).flatMap(({ label, explanation }) => [label, explanation]),
    ];
    // Roman numbers are Latin everywhere.
    expect(said.filter((line) => /[a-z]/i.test(line.replaceAll(/\b[IV]+\b/g, '')))).toEqual([]);
  }
});

test('a card reads as it is declared', () => {
  expect(text('en', 'Talons of Lightning')).toBe(
    'Talons of Lightning (6 energy; fast; range 1; mountain/wetland; fire, air): Generate 3 fear. Deal 5 damage. [3 fire, 3 air] In each adjacent land: destroy 1 town. [3 fire, 3 air] The range is 3.',
  );
  expect(text('en', 'Lead the Furious Assault')).toBe(
    'Lead the Furious Assault (slow; range 0): [4 air] May be used as fast. [2 sun, fire] Destroy 1 town for every 2 dahan here. [4 sun, 3 fire] Destroy 1 city for every 3 dahan here.',
  );
  expect(text('ru', 'Massive Flooding')).toBe(
    'Великое половодье (медленная; дальность 1 от святилища): [солнце, вода ×2] Вытолкните 1 разведчика/поселение. [солнце ×2, вода ×3] Вместо этого: нанесите 2 урона; вытолкните до 3 разведчиков/поселений. [солнце ×3, вода ×4, земля] Вместо этого: нанесите 2 урона каждому захватчику.',
  );
  expect(text('uk', 'Dreams of the Dahan')).toBe(
    'Сни даханів (0 енергії; швидка; дальність 2; місяць, повітря): Притягніть до 2 даханів — або — якщо тут є поселення/міста: породіть 1 страх за кожного дахана тут (не більше 3).',
  );
});

test('a text says whose presence, whose choice and which land it speaks of', () => {
  const growth = (language: 'en' | 'ru' | 'uk', spirit: string, option: number): string =>
    spirits
      .find(({ name }) => name.startsWith(spirit))!
      .growth[0]!.options[option]!.map((part) => namesIn(language).growthPart(part))
      .join('; ');
  expect(growth('en', 'Many', 2)).toContain('in a land within range 2 of your presence: gather up to 1 beasts');
  expect(growth('uk', 'Many', 2)).toContain('у регіоні в межах дальності 2 від вашої присутності: притягнути до 1 жетона звіра');
  expect(text('en', 'Gift of the Untamed Wild')).toContain(
    'The target spirit chooses: add 1 wilds in one of its lands — or — replace 1 of its presence with 1 disease.',
  );
  expect(text('en', 'Boon of Swarming Bedevilment')).toContain('The target spirit may push 1 of its presence.');
  expect(text('en', 'Fiery Vengeance')).toContain('In a land with presence of the target spirit: generate 1 fear; deal 1 damage.');
  expect(text('en', 'Serpent Wakes in Power')).toContain('Add 1 presence within range 1 of your own.');
  expect(text('en', 'Rain and Mud Suppress Conflict')).toContain('This turn each of your presence gives defend 1 in its land.');
  expect(text('ru', 'Stars Blaze in the Daytime Sky')).toContain('Вы можете вернуть 1 карту способности');
  expect(text('ru', 'Explosive Eruption')).toContain('добавьте 1 скверну в выбранный регион');
  expect(text('uk', 'Dread Apparitions')).toContain('кожен страх, породжений тут здібностями,');
  expect(text('en', "Boon of Sunshine's Promise")).toContain('in one of its lands with dahan: remove 1 blight.');
});

test('one of something is said as one', () => {
  expect(text('ru', 'Exaltation of the Storm-Wind')).toContain('использовать 1 медленную способность (не великую) как быструю.');
  expect(text('ru', 'Absolute Stasis')).toContain('Стоимость использования: 1 время.');
  expect(text('uk', 'Absolute Stasis')).toContain('Вартість застосування: 1 час.');
  expect(text('ru', 'Serpent Wakes in Power')).toContain('не меньше 1 присутствия, получает');
  expect(text('uk', 'Hold the Island Fast with a Bulwark of Will')).toContain('платити 1 енергію за кожну скверну');
  expect(namesIn('ru').growthPart({ grow: 'cost', n: 1 })).toBe('заплатить 1 энергию');
  expect(namesIn('uk').growthPart({ grow: 'element', of: ['moon', 'air', 'plant'], n: 1 })).toContain('місяць, повітря або рослини');
  expect(text('ru', 'Threatening Flames')).toContain('за каждую степень ужаса');
  expect(text('uk', 'Threatening Flames')).toContain('за кожен ступінь жаху');
});

test('cards of the later sets read as they are declared', () => {
  expect(text('en', 'Absorb Corruption')).toBe(
    'Absorb Corruption (1 energy; slow; range 0; sun, earth, plant): Gather 1 blight — or — pay 1 energy: remove 1 blight. [2 plant] You may do both.',
  );
  expect(text('en', 'Carapaced Land')).toBe(
    'Carapaced Land (0 energy; fast; range 0; +1 range to a land with beasts; earth, plant, animal): Defend 3. [2 earth] Defend 3.',
  );
  expect(text('en', 'Storm-Swath')).toBe(
    'Storm-Swath (3 energy; slow; range 1 from a sacred site; fire, air, water): Generate 2 fear. Deal 1 damage to each invader. In the land from which the range was measured: deal 1 damage to each invader. [2 fire, 3 air, 2 water] Generate 1 fear. In an adjacent land adjacent also to the land from which the range was measured: deal 1 damage to each invader. In each land where this power has dealt damage: destroy 1 town. [2 fire, 3 air, 2 water] +1 range.',
  );
  expect(text('ru', 'Teeming Rivers')).toBe(
    'Полные жизни реки (1 энергия; медленная; дальность 2 от святилища; горы/болото; солнце, вода, растения, животные): Если здесь нет скверны: добавьте 1 жетон зверя. Если скверны здесь ровно 1: удалите 1 скверну.',
  );
  expect(text('ru', 'Vanish Softly Away, Forgotten by All')).toBe(
    'Тихо исчезнуть, всеми забытым (3 энергии; медленная; дальность 2; луна, воздух): Удалите 1 захватчика; удалите 1 разведчика/поселение — или — удалите всех захватчиков, получивших урон. Правила противников и сценариев, мешающие удалять или меняющие удаление, на эту способность не действуют. [луна ×3, воздух ×3] В каждом из 2 любых регионов, где не меньше 4 захватчиков: удалите 1 захватчика.',
  );
  expect(text('uk', 'Strong and Constant Currents')).toContain(
    'Виштовхніть 1 розвідника/поселення, лише в прибережні регіони — або — перемістіть до 2 даханів',
  );
});

test('a fear card says who does it, and where', () => {
  const card = fearCards.findIndex(({ name }) => name === 'Tall Tales of Savagery');
  expect(namesIn('en').fearText(card, 3)).toEqual([
    'In each land with dahan and explorers/towns: remove 2 explorers — or — remove 1 town.',
    'In each land with 2 or more dahan and cities: remove 1 city.',
  ]);
  expect(namesIn('ru').fearText(card, 3)[1]).toBe('В каждом регионе с городами, где не меньше 2 даханов: удалите 1 город.');
  const retreat = fearCards.findIndex(({ name }) => name === 'Retreat!');
  expect(namesIn('ru').fearText(retreat, 1)).toEqual([
    'Каждый игрок может во внутреннем регионе с разведчиками: вытолкнуть до 2 разведчиков.',
  ]);
  expect(namesIn('uk').fearText(retreat, 1)).toEqual([
    'Кожен гравець може у внутрішньому регіоні з розвідниками: виштовхнути до 2 розвідників.',
  ]);
});

test('an adversary is told level by level', () => {
  const said = adversaryText(words.en, 1, 2);
  expect(said.map(({ label }) => label)).toEqual(['England', '1. Indentured Servants Earn Land', '2. Criminals and Malcontents']);
  expect(said[2]!.explanation).toBe('Setup: 1 city in land 1 of each board. Setup: 1 town in land 2 of each board.');
  for (const language of languages) {
    adversaries.forEach((_, i) =>
      adversaryText(words[language], i, 6).forEach(({ label, explanation }) => [label, explanation].forEach(sound)),
    );
    scenarios.forEach((_, i) => sound(scenarioText(words[language], i).explanation));
  }
});

test('J-32.8 every aspect says in every language what it replaces and what it brings', () => {
  for (const language of languages) {
    const names = namesIn(language);
    aspects.forEach(({ rules, innates, energy }, aspect) => {
      const lines = names.aspectText(aspect);
      expect(lines).toHaveLength(1 + rules.length + innates.length + (energy === undefined ? 0 : 1));
      [names.aspect(aspect), ...lines].forEach(sound);
    });
  }
});

test('a card on the page says all of its text: what each use costs, what is done last, and how it may be used again or as fast', () => {
  const names = namesIn('en');
  powers.forEach((power, id) => {
    const shown = [...names.powerSteps(id), ...power.thresholds.map((threshold) => names.threshold(threshold)), ...names.powerEnd(id)];
    expect(shown).toEqual(names.powerText(id).map((line) => line.replace(/^\[.*?\] /, '')));
  });
  expect(names.powerSteps(powerNamed('Dry Wood Explodes in Smoldering Splinters'))[0]).toBe('For 1 energy this power may be used as fast.');
  expect(names.powerEnd(powerNamed('Never Heard from Again'))).toHaveLength(1);
});

/** What a card says, without its name and what stands on its border. */
const body = (language: 'en' | 'ru' | 'uk', name: string): string => namesIn(language).powerText(powerNamed(name)).join(' ');

test('what is done otherwise is a sentence of its own, so that nobody reads an "or" too far', () => {
  expect(body('en', 'Purifying Flame')).toBe(
    'If this is mountain/sands: deal 1 damage for each blight here; you may instead: remove 1 blight. Otherwise: deal 1 damage for each blight here.',
  );
  expect(body('en', 'Terror Turns to Madness')).toBe(
    'If the terror level is 1: generate 3 fear. Otherwise, if the terror level is 2: generate 2 fear — or — add 1 strife. Otherwise: add 1 strife.',
  );
  expect(body('uk', 'Terror Turns to Madness')).toBe(
    'Якщо ступінь жаху 1: породіть 3 страху. Інакше, якщо ступінь жаху 2: породіть 2 страху — або — додайте 1 жетон чвар. Інакше: додайте 1 жетон чвар.',
  );
});

test('a card says where: here, there, or in the land that somebody chooses', () => {
  expect(body('en', 'Promises of Protection')).toBe('Gather up to 2 dahan. Dahan here have 2 more health this turn.');
  expect(body('ru', 'Promises of Protection')).toBe('Привлеките до 2 даханов. На этом ходу стойкость даханов здесь больше на 2.');
  expect(body('en', 'Pact of the Joined Hunt')).toBe(
    'The target spirit chooses one of its lands; there: gather 1 dahan; deal 1 damage for each dahan there.',
  );
  expect(body('ru', 'Tigers Hunting')).toContain(
    'В соседнем регионе без скверны: нанесите 1 урон; нанесите 1 урон за каждый жетон зверя там.',
  );
  expect(body('en', 'Blazing Renewal')).toContain('[3 fire, 3 earth, 2 plant] In that land: deal 4 damage.');
  expect(body('ru', "Sunset's Fire Flows Across the Land")).toContain('Вы можете заплатить 1 энергию: в соседнем регионе нанести 1 урон.');
  expect(body('en', 'Manifest Incarnation')).toContain('Generate 1 fear for each of your presence here.');
});

test('a card says who may, and how many more', () => {
  expect(body('en', 'Growth Through Sacrifice')).toContain('[2 sun] The target spirit may do both, in the same land.');
  expect(body('en', "Gift of Nature's Connection")).toContain(
    'The target spirit chooses: it gains 2 energy — or — it gains 2 of one element of its choice.',
  );
  expect(body('uk', 'Powerstorm')).toContain('повторити ще до 2 карт здібностей');
  expect(body('ru', "Unleash a Torrent of the Self's Own Essence")).toContain('вы можете забыть карту способности и получить 4 энергии');
  expect(body('ru', 'Grant Hatred a Ravenous Form')).toContain('Если при этом здесь уничтожены все захватчики: добавьте 1 жетон зверя.');
});

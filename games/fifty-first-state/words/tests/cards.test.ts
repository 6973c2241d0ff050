import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { iconNames } from '../../content/card.ts';
import { factions } from '../../content/factions.ts';
import { goodNames } from '../../content/goods.ts';
import { locationNamed, locations } from '../../content/locations.ts';
import { transports } from '../../content/transport.ts';
import { effectsOf, transportEffect } from '../effects.ts';
import { words } from '../index.ts';
import { locationNames } from '../names.ts';

const cyrillic = /[а-яёіїєґ]/i;

test('every location has a name of its own and an effect in every language', () => {
  expect(Object.keys(locationNames)).toHaveLength(locations.length);
  for (const language of languages) {
    const said = words[language];
    expect(new Set(said.locations).size).toBe(locations.length);
    locations.forEach((card, number) => {
      const text = [said.locations[number]!, ...effectsOf(said, card)];
      expect(text.length, card.name).toBeGreaterThan(1);
      for (const sentence of text) {
        expect(sentence).not.toMatch(/undefined|NaN|\[object|null/);
        if (language !== 'en') expect(sentence).toMatch(cyrillic);
      }
    });
  }
});

test('transport cards, factions, goods and categories have names in every language', () => {
  for (const language of languages) {
    const said = words[language];
    expect(new Set(said.transports).size).toBe(transports.length);
    expect(new Set(said.factions).size).toBe(factions.length);
    expect(said.countGood).toHaveLength(goodNames.length);
    expect(said.goodNames).toHaveLength(goodNames.length);
    expect(new Set(iconNames.map((icon) => said.icons[icon])).size).toBe(iconNames.length);
    for (const card of transports) expect(transportEffect(said, card)).toMatch(/\d/);
  }
});

const sentences = (language: 'en' | 'ru' | 'uk', name: string): string =>
  effectsOf(words[language], locations[locationNamed(name)]!).join(' ');

test('the small vocabulary makes whole sentences', () => {
  expect(sentences('en', 'Boiler Room')).toBe(
    'Makes 2 workers. Open production: another player may send a worker here. Building bonus: 1 worker.',
  );
  expect(sentences('en', 'Arena')).toBe('Makes 1 gun for each of your locations with the category “gun”, at most 3.');
  expect(sentences('en', 'Market Place')).toBe('Pay 1 worker and 2 of any resource: 2 points. May be used twice a round.');
  expect(sentences('en', 'Thieves Den')).toBe('At cleanup it keeps up to: 2 of any resource and 2 workers.');
  expect(sentences('en', 'Hidden Forge')).toBe('Makes 1 defence token. Always counts as carrying a defence token.');
  expect(sentences('ru', 'Negotiator')).toBe('Цена: 1 рабочий и своя сделка. Вы получаете: 2 очка.');
  expect(sentences('ru', 'Armed Merchants')).toBe('Если в фазе производства вы получили хотя бы 5 любых ресурсов: 2 очка.');
  expect(sentences('uk', 'Storehouse')).toBe('Виробляє: 1 паливо або 1 зброя.');
});

test('two cards that do different things have different texts', () => {
  const faces = new Map<string, string>();
  for (const card of locations) {
    const {
      name: _,
      set: _set,
      copies: _copies,
      origin: _origin,
      distance: _distance,
      spoils: _spoils,
      deal: _deal,
      icons: _icons,
      iconBits: _bits,
      type: _type,
      ...effect
    } = card;
    const declared = JSON.stringify(effect);
    const text = effectsOf(words.en, card).join(' ');
    expect(faces.get(text) ?? declared, card.name).toBe(declared);
    faces.set(text, declared);
  }
});

test('where the Russian rulebook names a card, it keeps that name', () => {
  const rulebook: Readonly<Record<string, string>> = {
    School: 'Школа',
    Pub: 'Паб',
    'Boiler Room': 'Кочегарка',
    'Ruined Library': 'Разрушенная библиотека',
    "Murderers' Pub": 'Бар головорезов',
    Shipwreck: 'Корабль на мели',
    Suppliers: 'Снабженцы',
    Foundation: 'Фундамент',
    'Radioactive Colony': 'Радиоактивная колония',
    'Hidden Forge': 'Тайная кузня',
    'Body Hunters': 'Погонщики рабов',
    'Hibernation Chambers': 'Криогенные камеры',
  };
  for (const [name, ru] of Object.entries(rulebook)) expect(words.ru.locations[locationNamed(name)]).toBe(ru);
});

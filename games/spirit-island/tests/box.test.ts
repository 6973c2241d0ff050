import { describe, expect, test } from 'vitest';
import { adversaries } from '../content/adversaries.ts';
import { blightCards } from '../content/blight-cards.ts';
import { terrains } from '../content/boards.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { majors } from '../content/major/index.ts';
import { minors } from '../content/minor/index.ts';
import { innatesOf, powerNamed, powers, uniquesOf } from '../content/powers.ts';
import { openAtFirst, PRESENCE } from '../content/spirit.ts';
import { allSets } from '../content/sets.ts';
import { spirits } from '../content/spirits.ts';
import { specials } from '../rules/specials/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
/** The names of the rules that only one card has, wherever they stand in it. */
const specialsIn = (card: unknown): string[] => {
  if (typeof card !== 'object' || card === null) return [];
  const inside = Object.values(card).flatMap(specialsIn);
  return 'do' in card && card.do === 'special' && 'name' in card ? [String(card.name), ...inside] : inside;
};
const sets = ['base', 'branch-and-claw', 'jagged-earth'] as const;
const of = <Card extends { set: string }>(set: string, cards: readonly Card[]): Card[] => cards.filter((card) => card.set === set);
const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);

describe('the base box', () => {
  test('holds as many cards and spirits as it should', () => {
    const base = powers.filter(({ set }) => set === 'base');
    const ofBase = (cards: readonly { set: string }[]): number => cards.filter(({ set }) => set === 'base').length;
    expect(['minor', 'major', 'unique', 'innate'].map((kind) => base.filter((power) => power.kind === kind).length)).toEqual([
      36, 22, 32, 12,
    ]);
    expect([spirits, fearCards, blightCards].map(ofBase)).toEqual([8, 15, 2]);
    expect(invaderCards).toHaveLength(15);
  });

  test('and the later ones as many adversaries', () => {
    expect(allSets.map((set) => of(set, adversaries).map(({ id }) => id))).toEqual([
      ['brandenburg-prussia', 'england', 'sweden'],
      ['france'],
      ['habsburg-monarchy', 'russia'],
      ['scotland'],
    ]);
    for (const { levels, origin } of adversaries) expect([levels.length, origin]).toEqual([6, 'published']);
  });

  test('names everything once', () => {
    for (const names of [
      namesOf(powers),
      namesOf(spirits),
      namesOf(fearCards),
      namesOf(blightCards),
      namesOf(eventCards),
      invaderCards.map(({ id }) => id),
    ])
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('says every rule that only one card has', () => {
    const named = new Set([powers, fearCards, blightCards, eventCards].flatMap(specialsIn));
    // One of the two that Gift of the Untamed Wild leaves to its target.
    named.add('presence-to-disease');
    expect(Object.keys(specials).filter((name) => !named.has(name))).toEqual([]);
  });

  test('lists the decks in the order of the alphabet', () => {
    for (const names of sets.flatMap((set) => [of(set, minors), of(set, majors), of(set, fearCards)]).map(namesOf))
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('powers', () => {
  test('J-26.1: come set by set, the innate powers of a set last, so that a later set changes no number', () => {
    const sets = powers.map(({ set }) => allSets.indexOf(set));
    expect(sets).toEqual(sets.toSorted((a, b) => a - b));
    for (const set of allSets) {
      const innate = powers.filter((power) => power.set === set).map(({ kind }) => kind === 'innate');
      expect(innate).toEqual(innate.toSorted((a, b) => Number(a) - Number(b)));
    }
    expect(powers.every(({ kind, spirit }) => (spirit === null) === (kind === 'minor' || kind === 'major'))).toBe(true);
  });

  test('are found by name, and a typo is told', () => {
    powers.forEach(({ name }, place) => expect(powerNamed(name)).toBe(place));
    expect(() => powerNamed('Call to Tent')).toThrow('There is no power "Call to Tent".');
  });

  test('do something, with or without elements', () => {
    for (const { name, kind, steps, thresholds } of powers)
      expect([name, (kind === 'innate' ? thresholds : steps).length > 0]).toEqual([name, true]);
  });
});

/** Spirits with more than four. */
const MORE_UNIQUES: Readonly<Record<string, number>> = { 'Many Minds Move as One': 5, 'Finder of Paths Unseen': 6 };

describe.each(spirits.map((spirit, place) => [spirit.name, spirit, place] as const))('%s', (name, spirit, place) => {
  test(`has ${PRESENCE} presence: on its tracks and where it begins`, () => {
    const covered = spirit.tracks.map((track) => track.spaces.length - openAtFirst(track));
    expect(sum(covered) + sum(spirit.setup.map(({ presence }) => presence)) + (spirit.destroyed ?? 0)).toBe(PRESENCE);
  });

  test('has an energy track and a card play track that begin with a number', () => {
    expect(spirit.tracks.slice(0, 2).map((track) => track.name)).toEqual(['energy', 'plays']);
    expect(spirit.tracks.slice(2).every((track) => openAtFirst(track) === 0)).toBe(true);
    expect(spirit.tracks[0]!.spaces[0]).toHaveProperty('energy');
    expect(spirit.tracks[1]!.spaces[0]).toHaveProperty('plays');
  });

  test('has four unique powers or a few more, and innate powers of its own', () => {
    expect(uniquesOf(place).map((power) => powers[power]!)).toEqual(spirit.uniques);
    expect(innatesOf({ kind: place, aspect: -1 }).map((power) => powers[power]!)).toEqual(spirit.innates);
    expect(spirit.uniques.map((power) => [power.spirit, power.kind])).toEqual(
      Array.from({ length: MORE_UNIQUES[name] ?? 4 }, () => [name, 'unique']),
    );
    for (const power of spirit.innates) expect([power.spirit, power.kind]).toEqual([name, 'innate']);
  });

  test('gains five minor and two major powers one after the other in a first game, if it is simple enough', () => {
    const kinds = spirit.progression?.map((card) => powers[powerNamed(card)]!.kind).toSorted() ?? null;
    expect(kinds).toEqual(spirit.complexity === 'low' ? ['major', 'major', 'minor', 'minor', 'minor', 'minor', 'minor'] : null);
  });
});

describe('invader cards', () => {
  const matching = (stage: number): string[] => invaderCards.flatMap((card) => (card.stage === stage ? [String(card.matches)] : []));

  test('show each terrain in stages I and II, the coast in stage II, and each pair of terrains in stage III', () => {
    expect(matching(1).toSorted()).toEqual(terrains.toSorted());
    expect(matching(2).toSorted()).toEqual([...terrains, 'coastal'].toSorted());
    const sorted = terrains.toSorted();
    expect(matching(3).toSorted()).toEqual(sorted.flatMap((one, i) => sorted.slice(i + 1).map((other) => `${one},${other}`)));
  });

  test('escalate where stage II shows a terrain', () => {
    expect(invaderCards.filter(({ escalation }) => escalation)).toEqual(
      invaderCards.filter(({ stage, matches }) => stage === 2 && matches !== 'coastal'),
    );
  });
});

describe('events', () => {
  // One more is only for games against France.
  const everyDeck = eventCards.filter(({ name }) => name !== 'Slave Rebellion');

  test('J-26.3: are 25 of Branch & Claw and 30 of Jagged Earth', () => {
    expect(sets.map((set) => of(set, everyDeck).length)).toEqual([0, 25, 30]);
    const kinds = ['choice', 'slow-card', 'island', 'terror', 'stage'] as const;
    expect(kinds.map((by) => everyDeck.filter(({ main }) => main.by === by).length)).toEqual([14, 1, 21, 10, 9]);
  });

  test('nearly all have an event of tokens and one of dahan', () => {
    const without = (side: 'token' | 'dahan'): string[] => namesOf(everyDeck.filter((card) => card[side] === null));
    expect(without('token')).toEqual(["Life's Balance Tilts"]);
    expect(without('dahan')).toEqual([
      'Farmers Seek the Dahan for Aid',
      'Missionaries Arrive',
      'Hard-Working Settlers',
      'Dahan Trade with the Invaders',
    ]);
  });
});

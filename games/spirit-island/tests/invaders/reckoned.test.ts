import { Chance } from '@skerry/engine';
import { expect, test } from 'vitest';
import { tokens } from '../../rules/pieces/pieces.ts';
import { BADLANDS, BLIGHT, DAHAN, DISEASE, WILDS } from '../../rules/state.ts';
import { drawn, type Drawn } from '../drawn.ts';

/* What a ravage, a build and an explore make of a land, reckoned a second time from the rules alone, for lands by lot. */

/** Explorers, towns and cities, of each how many without and with strife; dahan, unhurt and wounded; tokens and what lasts. */
interface Land {
  readonly calm: readonly number[];
  readonly torn: readonly number[];
  readonly dahan: number;
  readonly wounded: number;
  readonly badlands: number;
  readonly disease: number;
  readonly wilds: number;
  readonly defend: number;
  readonly more: number;
  readonly presence: number;
}

function landByLot(chance: Chance): Land {
  const some = (most: number): number => chance.below(most + 1);
  return {
    calm: [some(3), some(2), some(2)],
    torn: [some(1), some(1), some(1)],
    dahan: some(3),
    wounded: some(2),
    badlands: some(2),
    disease: some(2),
    wilds: some(1),
    defend: some(2) * some(3),
    more: some(2),
    presence: some(2),
  };
}

/** A3: a coastal jungle that is ravaged, built in and explored. */
function lying(land: Land): Drawn {
  const names = ['explorer', 'town', 'city'];
  const pieces = [
    ...names.map((name, i) => [land.calm[i]!, name] as const),
    ...names.map((name, i) => [land.torn[i]!, `${name}!1`] as const),
    [land.dahan, 'dahan'] as const,
    [land.wounded, 'dahan-1'] as const,
    ...(['badlands', 'disease', 'wilds'] as const).map((name) => [land[name], name] as const),
  ];
  const position = drawn().clear().presence('2 A7').land('A7', 'city');
  for (const [count, name] of pieces) if (count > 0) position.land('A3', `${count} ${name}`);
  if (land.presence > 0) position.presence(`${land.presence} A3`);
  const rule = { land: position.space('A3'), seat: 0, until: 'turn' } as const;
  position.with(({ modifiers }) => {
    if (land.defend > 0) modifiers.push({ ...rule, kind: 'defend', amount: land.defend });
    if (land.more > 0) modifiers.push({ ...rule, kind: 'ravage-damage', amount: land.more });
  });
  return position.card('ravage', '1-jungle').card('build', '3-jungle-wetland').card('explore', '2-coastal').phase('invader');
}

const weigh = (counts: readonly number[]): number => counts.reduce((sum, count, i) => sum + count * (i + 1), 0);

/** What is in the land afterwards; of the invaders only how much they can still take, for who is struck is a choice. */
function reckon({ calm, torn, dahan, wounded, badlands, disease, wilds, defend, more, presence }: Land) {
  const health = weigh(calm) + weigh(torn);
  const sum = weigh(calm);
  const dealt = Math.max(0, sum + (sum > 0 ? more : 0) - defend);
  let [unhurt, hurt] = [dahan, wounded];
  let left = dealt > 0 && unhurt + hurt > 0 ? dealt + badlands : 0;
  for (; left > 0 && hurt > 0; left--) hurt--;
  for (; left > 1 && unhurt > 0; left -= 2) unhurt--;
  if (left === 1 && unhurt > 0) [unhurt, hurt] = [unhurt - 1, hurt + 1];
  const blight = dealt >= 2 ? 1 : 0;
  const back = health > 0 && unhurt + hurt > 0 ? 2 * (unhurt + hurt) + badlands : 0;
  const standing = Math.max(0, health - back);
  const built = standing > 0 && disease === 0;
  return {
    dahan: [unhurt, hurt],
    blight,
    badlands,
    disease: standing > 0 ? Math.max(0, disease - 1) : disease,
    wilds: Math.max(0, wilds - 1),
    presence: Math.max(0, presence - blight),
    strife: 0,
    invaders: standing + (wilds > 0 ? 0 : 1),
    // A town or a city.
    built: built ? [2, 3] : [0],
  };
}

/** The same of a land as it lies. */
function found({ state }: Drawn, space: number) {
  const { groups } = state.spaces[space]!;
  const count = (of: (group: (typeof groups)[number]) => number): number => groups.reduce((sum, group) => sum + of(group) * group.count, 0);
  return {
    dahan: [0, 1].map((wounds) => count(({ kind, damage }) => (kind === DAHAN && damage === wounds ? 1 : 0))),
    blight: tokens(state, space, BLIGHT),
    badlands: tokens(state, space, BADLANDS),
    disease: tokens(state, space, DISEASE),
    wilds: tokens(state, space, WILDS),
    presence: state.spirits[0]!.presence[space]!,
    strife: count(({ strife }) => strife),
    invaders: count(({ kind, damage }) => (kind === DAHAN ? 0 : kind + 1 - damage)),
  };
}

test('J-16.1 J-16.2 J-16.3 J-16.7 J-16.9 J-17.1 J-27.4 J-27.5 J-28.2 J-29.10 lands by lot come out as they are reckoned', () => {
  const chance = Chance.fromSeed('reckoned');
  for (let i = 0; i < 300; i++) {
    const land = landByLot(chance);
    const position = lying(land);
    while (position.asks[0] !== '0 phase-over') position.say(chance.pick(position.answers()));
    const { built, invaders, ...reckoned } = reckon(land);
    const { invaders: standing, ...lies } = found(position, position.space('A3'));
    expect({ land, ...lies }).toEqual({ land, ...reckoned });
    expect(built, JSON.stringify(land)).toContain(standing - invaders);
  }
});

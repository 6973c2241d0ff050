import { type Config, Refusal } from '@skerry/engine';
import { adversaries } from '../../content/adversaries.ts';
import { aspects } from '../../content/aspects.ts';
import type { CardSet } from '../../content/power.ts';
import { scenarios } from '../../content/scenarios.ts';
import { isInSets, type SetChoice } from '../../content/sets.ts';
import type { Complexity } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { type Opponent, type State, type TokenName, tokenNames } from '../state.ts';
import { boardWishes, checkIsland, isThematicWish } from './variants.ts';

/* What a table asks for, and what of it is refused. */

const ids = new Map<string, string>();

/** A name as options have it; every new game asks for those of all spirits. */
export function idOfSpirit(name: string): string {
  let id = ids.get(name);
  if (id === undefined) {
    id = name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z]+/g, '-');
    ids.set(name, id);
  }
  return id;
}

/** Ways to leave a spirit to the lot: among all of them, or only among those that are no more complex than this. */
export const spiritLots = { random: 'very high', 'random-moderate': 'moderate', 'random-low': 'low' } as const satisfies Record<
  string,
  Complexity
>;

export const isLot = (wish: string): wish is keyof typeof spiritLots => wish in spiritLots;

/** Refuses what cannot be played. */
export function check({ players, options }: Config): void {
  const wish = wishesOf({ players, options });
  for (const [what, list] of [
    ['spirit', wish.spirits],
    ['board', wish.boards],
  ] as const) {
    const named = list.filter((one) => one !== 'choose' && !isLot(one));
    if (new Set(named).size < named.length) throw new Refusal('twice', `Two seats cannot have the same ${what}.`, { what });
  }
  wish.aspects.forEach((id, seat) => {
    const aspect = aspects.find((one) => one.id === id);
    if (aspect === undefined) return;
    const spirit = wish.spirits[seat]!;
    const its = idOfSpirit(aspect.spirit);
    // A seat to which nobody has given a spirit yet cannot get one that another has.
    if (spirit === 'choose' || isLot(spirit) ? wish.spirits.includes(its) : spirit !== its)
      throw new Refusal('aspect', `The aspect ${aspect.name} belongs to ${aspect.spirit}.`, { aspect: aspect.name, spirit: aspect.spirit });
  });
  const sets = setsOf({ players, options });
  for (const [what, name, set] of chosenThings({ players, options }))
    if (!isInSets(sets, set)) throw new Refusal('other-set', `${name} is not in the sets that are played with.`, { what, name });
  // J-38.1
  if (options['scenario'] === 'second-wave' && spirits.filter(({ set }) => isInSets(sets, set)).length < 2 * players)
    throw new Refusal('too-few-spirits', 'Second Wave needs twice as many spirits as players: these sets have too few.');
  checkAdversaries(options);
  checkIsland({ players, options });
}

/** J-37.1, J-36.4, J-36.18 */
function checkAdversaries(options: Config['options']): void {
  const { adversary, level, supporting, supportingLevel, events } = options;
  if ((adversary === 'none' && level !== 0) || (supporting === 'none' && supportingLevel !== 0))
    throw new Refusal('level-without-adversary', 'A level above 0 needs an adversary.');
  if (adversary === 'none' && supporting !== 'none') throw new Refusal('supporting-alone', 'A supporting adversary needs one that leads.');
  if (adversary !== 'none' && adversary === supporting) throw new Refusal('same-adversary', 'An adversary cannot support itself.');
  const against = (id: string): number => (adversary === id ? Number(level) : supporting === id ? Number(supportingLevel) : -1);
  if (against('france') >= 2 && events !== true) throw new Refusal('france-without-events', 'France needs the events from level 2 on.');
  if (against('russia') >= 0 && withoutTokens(options).includes('beasts'))
    throw new Refusal('russia-without-beasts', 'Russia needs beasts.');
}

/** J-37.1: the leading adversary first. */
export function opponentsOf({ adversary, level, supporting, supportingLevel }: Config['options']): Opponent[] {
  const chosen = [
    [adversary, level],
    [supporting, supportingLevel],
  ] as const;
  return chosen.flatMap(([wish, strength]) => {
    const place = adversaries.findIndex(({ id }) => id === wish);
    return place < 0 ? [] : [{ adversary: place, level: Number(strength) }];
  });
}

export const setsOf = ({ options }: Config): SetChoice => options['sets'] as SetChoice;

/** J-39.15: what a table plays without. */
export function withoutTokens(options: Config['options']): readonly TokenName[] {
  const wish = String(options['tokens']);
  return tokenNames.filter((name) => wish === 'none' || wish === `without-${name}`);
}

/** What was asked for by name and comes in a box. */
function chosenThings(config: Config): (readonly [what: string, name: string, set: CardSet])[] {
  const { spirits: wished, aspects: wishedAspects } = wishesOf(config);
  const { adversary, supporting, scenario } = config.options;
  return [
    ...spirits.flatMap(({ name, set }) => (wished.includes(idOfSpirit(name)) ? [['spirit', name, set] as const] : [])),
    ...aspects.flatMap(({ id, name, set }) => (wishedAspects.includes(id) ? [['aspect', name, set] as const] : [])),
    ...adversaries.flatMap(({ id, name, set }) => (id === adversary || id === supporting ? [['adversary', name, set] as const] : [])),
    ...scenarios.flatMap(({ id, name, set }) => (id === scenario ? [['scenario', name, set] as const] : [])),
  ];
}

export function wishesOf({ players, options }: Config): State['wishes'] {
  const seats = Array.from({ length: players }, (_, seat) => seat + 1);
  return {
    spirits: seats.map((seat) => String(options[`spirit${seat}`])),
    boards: boardWishes({ players, options }),
    thematic: isThematicWish({ options }),
    aspects: seats.map((seat) => String(options[`aspect${seat}`])),
    layout: String(options['layout']),
    archipelago: String(options['archipelago']),
    progression: options['progression'] === true,
  };
}

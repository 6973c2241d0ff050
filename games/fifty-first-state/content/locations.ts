import { base } from './base.ts';
import { type CardSet, cardSets, type Declared, type LocationCard, readCard } from './card.ts';
import { newEra } from './new-era.ts';
import { winter } from './winter.ts';

const declared: Readonly<Record<CardSet, readonly Declared[]>> = { base, 'new-era': newEra, winter };

/** Every different location card of the box. Its place in the list is its number: in hands, states, answers and the log. */
export const locations: readonly LocationCard[] = readAll();

const numbers = new Map(locations.map(({ name }, number) => [name, number]));

/** The number of a card, by its name. */
export function locationNamed(name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`there is no location called "${name}"`);
  return number;
}

/** T-2.2: the numbers of all cards of a deck. The two expansions never meet. */
export function deckOf(expansion: CardSet): number[] {
  return decks[expansion].slice();
}

function allOf(expansion: CardSet): readonly number[] {
  return locations.flatMap(({ copies }, number) => Array<number>(copies.base + (expansion === 'base' ? 0 : copies[expansion])).fill(number));
}

const decks: Readonly<Record<CardSet, readonly number[]>> = { base: allOf('base'), 'new-era': allOf('new-era'), winter: allOf('winter') };

function readAll(): LocationCard[] {
  const faces = new Map<string, { readonly set: CardSet; readonly first: Declared; readonly copies: Record<CardSet, number> }>();
  for (const set of cardSets) {
    for (const card of declared[set]) {
      const known = faces.get(card.name);
      if ((known === undefined) === (card.face === null)) throw new Error(`${card.name} in ${set} is ${card.face === null ? 'a reprint of nothing' : 'declared twice'}`);
      const { copies } = known ?? { copies: { base: 0, 'new-era': 0, winter: 0 } };
      copies[set] = card.copies;
      if (known === undefined) faces.set(card.name, { set, first: card, copies });
    }
  }
  return [...faces].map(([name, { set, first, copies }]) => readCard(name, set, copies, first.face!));
}

import type { Seat } from '@skerry/engine';
import { type Ability, type Counted, type Modifier, modifiers, type Trigger, triggers } from '../content/building.ts';
import { isSkilled } from '../content/crew.ts';
import { BOOK, type Bundle, COIN, FISH, PIRATE, SERPENT, WOOD } from '../content/goods.ts';
import { buildings, REGULAR_BUILDINGS, towns } from '../content/original.ts';
import { HOLD, type IsleboundState, type Player } from './state.ts';

type Kind<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

const abilitiesOf = <K extends Ability['kind']>(building: number, kind: K): Kind<K>[] =>
  buildings[building]!.abilities.filter((ability): ability is Kind<K> => ability.kind === kind);

/** What each building does, looked up by what calls for it: these run in every playout. */
const amounts = Object.fromEntries(
  modifiers.map((modifier) => [
    modifier,
    buildings.map((_, building) => abilitiesOf(building, 'always').find((ability) => ability.modifier === modifier)?.amount ?? 0),
  ]),
) as unknown as Readonly<Record<Modifier, readonly number[]>>;

export const gainsWhen = Object.fromEntries(
  triggers.map((trigger) => [
    trigger,
    buildings.map((_, building) => abilitiesOf(building, 'when').find((ability) => ability.trigger === trigger)?.gains ?? null),
  ]),
) as unknown as Readonly<Record<Trigger, readonly (Bundle | null)[]>>;

/** The number of the rule that a building follows: I-13 has those of the base game, I-22 those of Metropolis. */
export const buildingRules: readonly string[] = buildings.map((_, building) =>
  building < REGULAR_BUILDINGS ? `I-13.${building + 1}` : `I-22.${building + 1 - REGULAR_BUILDINGS}`,
);

/** I-10.8: what the buildings of a player add to something. */
export function modified({ buildings: own }: Player, modifier: Modifier): number {
  const amount = amounts[modifier];
  let sum = 0;
  for (let i = 0; i < own.length; i++) sum += amount[own[i]!]!;
  return sum;
}

/** I-3.5 */
export const holdOf = (player: Player): number => HOLD + modified(player, 'hold');
export const isOverfull = (player: Player): boolean => player.goods[WOOD]! + player.goods[FISH]! > holdOf(player);

/** I-20.5: a card in hand stands for a book. */
export function booksOf({ variants }: IsleboundState, { goods, hand }: Player): number {
  return variants.architect ? hand.length : goods[BOOK]!;
}

/** What reputation cards and buildings count. */
export function count(state: IsleboundState, seat: Seat, what: Counted): number {
  const player = state.players[seat]!;
  const { goods } = player;
  switch (what) {
    case 'building':
      return player.buildings.length;
    case 'town':
      return countTowns(state, seat, true, true);
    case 'conquest':
      return countTowns(state, seat, true, false);
    case 'ally':
      return countTowns(state, seat, false, true);
    case 'book':
      return booksOf(state, player);
    case 'crew':
      return player.deck.length + player.below.length + player.wounded.length;
    case 'skilled-crew':
      return player.deck.filter(isSkilled).length + player.below.filter(isSkilled).length + player.wounded.filter(isSkilled).length;
    case 'raider':
      return goods[PIRATE]! + goods[SERPENT]! + (player.ichor ? 1 : 0);
    case 'goods':
      return goods[WOOD]! + goods[FISH]!;
    case 'wood':
      return goods[WOOD]!;
    case 'fish':
      return goods[FISH]!;
    case 'cube':
      return cubesOnTrack(state, seat);
    case 'coin':
      return goods[COIN]!;
    case 'token':
      return player.tokens.length;
  }
}

function countTowns({ owners }: IsleboundState, seat: Seat, red: boolean, teal: boolean): number {
  let sum = 0;
  for (let town = 0; town < owners.length; town++) {
    if (owners[town] === seat && (towns[town]!.banner === 'red' ? red : teal)) sum++;
  }
  return sum;
}

export const townsOf = (state: IsleboundState, seat: Seat): number => countTowns(state, seat, true, true);

export function cubesOnTrack({ influence }: IsleboundState, seat: Seat): number {
  let sum = 0;
  for (let space = 0; space < influence.length; space++) if (influence[space] === seat) sum++;
  return sum;
}

const endAbilities = buildings.map((_, building) => abilitiesOf(building, 'end'));

/** I-14.3: the renown that the abilities of buildings bring at the end. */
export function renownOfAbilities(state: IsleboundState, seat: Seat): number {
  let sum = 0;
  for (const building of state.players[seat]!.buildings) {
    for (const { counts, each, renown } of endAbilities[building]!) sum += renown * Math.floor(count(state, seat, counts) / each);
  }
  return sum;
}

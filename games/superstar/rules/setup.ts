import type { Chance, Config } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';
import { tileSides } from '../content/tile-sides.ts';
import { planetOf, tileGrid } from './planet.ts';
import {
  ALL_ACTION_CARDS,
  ANOMALY_TOKENS,
  bonusCards,
  NO_STAR,
  NO_SYMBOL,
  OFF_BOARD,
  type PlacedTile,
  starColours,
  STARS_OF_A_COLOUR,
  type Superstar,
} from './state.ts';

/** The table's option for each bonus card. */
export const bonusOptions = ['turnTileCard', 'doubleJumpCard', 'teleportCard'] as const;

/** S-2 */
export function setup({ players, options }: Config, chance: Chance): Superstar {
  const planet = planetOf(players, chooseTiles(players, chance));
  const bag = starColours.flatMap((_, colour) => Array<number>(STARS_OF_A_COLOUR).fill(colour));
  planet.stars = planet.symbols.map((symbol) => (symbol === NO_SYMBOL ? NO_STAR : chance.draw(bag)));
  planet.openDoor = chance.below(planet.doors.length);
  planet.pawns = Array.from({ length: players }, () => ({ space: OFF_BOARD, up: 0 }));
  const first = chance.below(players);
  const state: Superstar = {
    planet,
    reserves: Array.from({ length: players }, () => ({
      hand: ALL_ACTION_CARDS,
      faceUp: 0,
      faceDown: 0,
      bonus: 0,
      stars: [0, 0, 0, 0, 0, 0],
      anomalies: 0,
    })),
    supply: ANOMALY_TOKENS,
    starsLeft: planet.stars.filter((star) => star !== NO_STAR).length,
    first,
    turn: first,
    expert: options['expertEnd'] === true,
    endReached: false,
    bonusShown: 0,
  };
  // S-10.1: shuffled, then dealt one at a time from the first player on.
  const bonus = chance.shuffle(bonusCards.map((_, i) => i).filter((i) => options[bonusOptions[i]!] === true));
  bonus.forEach((card, i) => (state.reserves[(first + i) % players]!.bonus |= 1 << card));
  return state;
}

/** S-2.1: random tiles, each on a random side, turned at random. */
function chooseTiles(players: number, chance: Chance): PlacedTile[] {
  const { across, down } = tileGrid(players);
  const tiles = chance.shuffle(Array.from({ length: tileSides.length / 2 }, (_, tile) => tile));
  return tiles.slice(0, across * down).map((tile) => ({ side: tile * 2 + chance.below(2), turns: chance.below(4) as Direction }));
}

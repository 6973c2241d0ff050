import type { Answer, Seat } from '@skerry/engine';
import { type Direction } from '../content/tile-picture.ts';
import { fallFrom, nextSpace, opposite, tileAt, turnedBy, turnTile } from '../rules/planet.ts';
import {
  ANOMALY_SYMBOL,
  type BonusCard,
  NO_STAR,
  OFF_BOARD,
  type Pawn,
  type Planet,
  type SideAnswer,
  type TileTurnAnswer,
  type WayAnswer,
} from '../rules/state.ts';
import type { SuperstarView } from '../rules/view.ts';
import { doubleJumpSides, openWays, tileTurns, towardsSide, waysWith } from '../rules/ways.ts';
import type { SuperstarAnswer } from '../words/telling.ts';
import { pointsOf } from '../words/reserve-points.ts';

/** From one space to the next. */
interface Leg {
  readonly from: number;
  readonly to: number;
  readonly towards: Direction;
  readonly fall: boolean;
}

/** Where a way would lead, and what would happen on it: shown before one commits. */
export interface Trip {
  readonly legs: readonly Leg[];
  /** Set straight down somewhere without a way there, as a teleport is. */
  readonly leap: boolean;
  readonly end: Pawn;
  readonly stars: readonly { readonly space: number; readonly colour: number }[];
  readonly tokens: readonly number[];
  readonly ejects: readonly { readonly seat: Seat; readonly space: number }[];
  /** What the stars and tokens are worth to the mover; loot is still to be chosen and does not count. */
  readonly points: number;
}

/** One way that is shown on the planet; `index` is that of the answer, or null where it is only a preview of a card. */
export interface ShownWay {
  readonly key: string;
  readonly index: number | null;
  readonly answer: SuperstarAnswer;
  readonly trip: Trip;
}

class Traveller {
  readonly pawn: Pawn;
  readonly legs: Leg[] = [];
  readonly stars: { space: number; colour: number }[] = [];
  readonly tokens: number[] = [];
  readonly ejects: { seat: Seat; space: number }[] = [];
  leap = false;
  private readonly view: SuperstarView;
  private readonly planet: Planet;
  private readonly seat: Seat;

  constructor(view: SuperstarView, planet: Planet, seat: Seat) {
    this.view = view;
    this.planet = planet;
    this.seat = seat;
    this.pawn = { ...planet.pawns[seat]! };
  }

  step(towards: Direction, fall: boolean): void {
    const from = this.pawn.space;
    const to = nextSpace(this.planet, from, towards);
    this.legs.push({ from, to, towards, fall });
    this.enter(to);
  }

  /** S-6.2, without the loot, which is still to be chosen. */
  enter(space: number): void {
    const { planet, view } = this;
    this.pawn.space = space;
    const victim = planet.pawns.findIndex(
      (pawn, seat) => pawn.space === space && seat !== this.seat && !this.ejects.some((ejected) => ejected.seat === seat),
    );
    if (victim >= 0) this.ejects.push({ seat: victim, space });
    const colour = this.stars.some((star) => star.space === space) ? NO_STAR : planet.stars[space]!;
    if (colour !== NO_STAR) this.stars.push({ space, colour });
    else if (planet.symbols[space] === ANOMALY_SYMBOL && victim < 0 && this.tokens.length < view.supply) this.tokens.push(space);
  }

  fall(): void {
    const down = opposite(this.pawn.up);
    fallFrom(this.planet, this.pawn.space, down).forEach(() => this.step(down, true));
  }

  trip(): Trip {
    const { legs, leap, pawn, stars, tokens, ejects } = this;
    const reserve = this.view.reserves[this.seat]!;
    const richer = {
      stars: reserve.stars.map((n, colour) => n + stars.filter((star) => star.colour === colour).length),
      anomalies: reserve.anomalies + tokens.length,
    };
    return { legs, leap, end: { ...pawn }, stars, tokens, ejects, points: pointsOf(richer) - pointsOf(reserve) };
  }
}

/** Where a way leads: the rules of S-4 to S-6 on what the seat sees. */
function tripOf(
  view: SuperstarView,
  seat: Seat,
  way: WayAnswer | SideAnswer | TileTurnAnswer | { readonly kind: 'stay' | 'teleport' },
): Trip {
  const planet = way.kind === 'turn-tile' ? turnedPlanet(view.planet, seat, way.quarters) : view.planet;
  const traveller = new Traveller(view, planet, seat);
  const { pawn } = traveller;
  switch (way.kind) {
    case 'simple':
      traveller.step(towardsSide(pawn.up, way.side), false);
      break;
    case 'long-jump':
      traveller.step(towardsSide(pawn.up, way.side), false);
      traveller.step(towardsSide(pawn.up, way.side), false);
      break;
    case 'high-jump':
      traveller.step(pawn.up, false);
      traveller.step(towardsSide(pawn.up, way.side), false);
      break;
    case 'fall':
      traveller.step(opposite(pawn.up), true);
      break;
    case 'turn':
      pawn.up = turnedBy(pawn.up, way.quarters);
      break;
    case 'teleport': {
      const door = planet.doors[planet.openDoor]!;
      pawn.up = door.up;
      traveller.leap = true;
      traveller.enter(door.space);
      break;
    }
    case 'turn-tile':
    case 'stay':
      break;
  }
  traveller.fall();
  return traveller.trip();
}

/** The planet after the tile under a seat's pawn has been turned. */
export function turnedPlanet(planet: Planet, seat: Seat, quarters: 1 | 2 | 3): Planet {
  const turned: Planet = {
    ...planet,
    tiles: planet.tiles.map((tile) => ({ ...tile })),
    doors: planet.doors.map((door) => ({ ...door })),
    pawns: planet.pawns.map((pawn) => ({ ...pawn })),
  };
  turnTile(turned, tileAt(planet.width, planet.pawns[seat]!.space), quarters);
  return turned;
}

const travels = new Set(['simple', 'long-jump', 'high-jump', 'fall', 'turn', 'turn-tile']);

/** The ways that a question offers, as they lie on the planet. */
export function offeredWays(view: SuperstarView, seat: Seat, answers: readonly Answer[]): ShownWay[] {
  if (view.planet.pawns[seat]!.space === OFF_BOARD) return [];
  return answers.flatMap((given, index) => {
    if (!travels.has(given.kind)) return [];
    const answer = given as WayAnswer | TileTurnAnswer;
    return [{ key: JSON.stringify(answer), index, answer, trip: tripOf(view, seat, answer) }];
  });
}

/** Where a card that is pointed at could take the pawn. */
export function waysOfCard(view: SuperstarView, seat: Seat, given: Answer): ShownWay[] {
  const { planet } = view;
  const pawn = planet.pawns[seat]!;
  if (pawn.space === OFF_BOARD) return [];
  const answer = given as SuperstarAnswer;
  const shown = (way: WayAnswer | SideAnswer | TileTurnAnswer): ShownWay => ({
    key: JSON.stringify(way),
    index: null,
    answer: way,
    trip: tripOf(view, seat, way),
  });
  if (answer.kind === 'card') return waysWith(openWays(planet, pawn), answer.card).map(shown);
  if (answer.kind === 'take-cards')
    return [{ key: 'stay', index: null, answer, trip: tripOf(view, seat, { kind: 'stay' }) }].filter(({ trip }) => trip.legs.length > 0);
  if (answer.kind !== 'bonus') return [];
  const waysOfBonus: Readonly<Record<BonusCard, () => ShownWay[]>> = {
    'turn-tile': () => tileTurns.map(shown),
    'double-jump': () => doubleJumpSides(planet, pawn).map(shown),
    teleport: () => [{ key: 'teleport', index: null, answer, trip: tripOf(view, seat, { kind: 'teleport' }) }],
  };
  return waysOfBonus[answer.card]();
}

import { type Answer, Chance, type LogEntry, type Question, Run, type Seat } from '@skerry/engine';
import type { CardSet } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, goodNames, goods, tokensInBox, UNLIMITED } from '../content/goods.ts';
import { locationNamed, locations } from '../content/locations.ts';
import { transportDeck, transports } from '../content/transport.ts';
import { fiftyFirstState } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import { type FiftyFirstState, type Location, newLocation, newPlayer, NO_CARD, type Phase, type Player } from '../rules/state.ts';

/*
 * A position is written down as one would say it:
 *
 *   has     '3 worker, 1 gun'            the supply
 *   hand    'School, Pub'                also `shown`, `deals`, `transports`
 *   state   'School (defended), Archive (used), Pub (ruins), Quarry (visited), Brick Storage (3 brick)'
 *
 * and an act as the answer reads: 'incorporate School', 'build Pub', 'on School', 'deal School', 'raze card School', 'raze School of 1',
 * 'use Archive', 'board brick', 'send to Pub of 1', 'take red', 'play Thugs', 'defend School', 'close', 'pay 1 brick', 'pay 1 brick kept',
 * 'goods 1 fuel', 'card School', 'transport Punks', 'faction New York', 'steal gun of 1', 'again', 'enough'.
 */

export interface DrawnPlayer {
  readonly faction?: string;
  readonly points?: number;
  readonly has?: string;
  readonly hand?: string;
  readonly shown?: string;
  readonly state?: string;
  readonly deals?: string;
  readonly transports?: string;
  readonly closed?: boolean;
}

export interface DrawnMore {
  readonly expansion?: CardSet;
  readonly phase?: Phase;
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly round?: number;
  /** The main deck: draws come from it in no order. */
  readonly deck?: string;
  readonly discard?: string;
  readonly offers?: string;
  readonly supply?: string;
  readonly seed?: string;
}

const listOf = (text = ''): string[] => (text === '' ? [] : text.split(', '));
const cardsIn = (text?: string): number[] => listOf(text).map(locationNamed);
const sorted = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other);
const transportNamed = (name: string): number => {
  const card = transports.findIndex((transport) => transport.name === name);
  if (card < 0) throw new Error(`there is no transport called "${name}"`);
  return card;
};

function vectorIn(text?: string): number[] {
  const vector = Array<number>(12).fill(0);
  const bundle = text === undefined || text === '' ? [] : text.split(', ').flatMap((part) => bundleIn(part));
  for (let i = 0; i < bundle.length; i += 2) vector[bundle[i]!]! += bundle[i + 1]!;
  return vector;
}

/** Like `goods`, but takes numbers with two digits. */
function bundleIn(part: string): Bundle {
  const [count, name] = part.split(' ') as [string, string];
  return [goods(`1 ${name}`)[0]!, Number(count)];
}

function locationIn(text: string): Location {
  const [, name, how] = /^(.*?)(?: \((.*)\))?$/.exec(text) as unknown as [string, string, string | undefined];
  const location = newLocation(locationNamed(name));
  if (how === undefined) return location;
  if (how === 'ruins') location.ruined = true;
  else if (how === 'defended') location.defended = true;
  else if (how === 'used') location.uses = 1;
  else if (how === 'used twice') location.uses = 2;
  else if (how === 'visited') location.visitor = 0;
  else location.stock = vectorIn(how);
  return location;
}

function playerIn(drawn: DrawnPlayer, seat: Seat, isHegemony: boolean): Player {
  const player = newPlayer();
  if (!isHegemony) player.faction = drawn.faction === undefined ? seat : factions.findIndex(({ name }) => name === drawn.faction);
  player.points = drawn.points ?? 0;
  player.goods = vectorIn(drawn.has);
  player.hand = sorted(cardsIn(drawn.hand));
  player.shown = sorted(cardsIn(drawn.shown));
  player.deals = cardsIn(drawn.deals);
  player.locations = listOf(drawn.state).map(locationIn);
  player.closed = drawn.closed ?? false;
  for (const name of listOf(drawn.transports)) player.transports[transportNamed(name)]!++;
  for (const { stock } of player.locations) stock?.forEach((count, good) => (player.kept[good]! += count));
  return player;
}

/** How many tokens of each good are out of the supply. */
function out(players: readonly Player[], good: number): number {
  return players.reduce(
    (sum, { goods: supply, kept, locations: own }) =>
      sum + supply[good]! + kept[good]! + (good === 11 ? own.filter(({ defended }) => defended).length : 0),
    0,
  );
}

export function stateIn(drawn: readonly DrawnPlayer[], more: DrawnMore): FiftyFirstState {
  const solo = drawn.length === 1 || more.phase === 'hegemony' || (drawn[1] !== undefined && 'hegemony' in drawn[1]);
  const all = drawn.length === 1 ? [...drawn, {}] : drawn;
  const players = all.map((player, seat) => playerIn(player, seat, solo && seat === 1));
  const offers = listOf(more.offers).map(transportNamed);
  return {
    expansion: more.expansion ?? 'base',
    seats: solo ? 1 : players.length,
    players,
    phase: more.phase ?? 'actions',
    round: more.round ?? 2,
    first: more.first ?? 0,
    turn: more.turn ?? more.first ?? 0,
    deck: more.deck === undefined ? Array<number>(40).fill(locationNamed('Crossroads')) : cardsIn(more.deck),
    discard: cardsIn(more.discard),
    row: [],
    rowNumber: 0,
    picks: 0,
    transportDecks: [transportDeck('red'), transportDeck('blue')],
    transportDiscards: [[], []],
    offers: [
      offers.find((card) => transports[card]!.colour === 'red') ?? NO_CARD,
      offers.find((card) => transports[card]!.colour === 'blue') ?? NO_CARD,
    ],
    supply: tokensInBox.map((count, good) => {
      const said = listOf(more.supply).find((part) => part.endsWith(` ${goodNames[good]!}`));
      if (said !== undefined) return Number(said.split(' ')[0]);
      return count === UNLIMITED ? UNLIMITED : count - out(players, good);
    }),
    endReached: players.some(({ points }) => points >= 25),
    lively: true,
    attacks: [],
    attackSucceeded: false,
  };
}

export const textOfBundle = (bundle: Bundle): string => {
  const parts: string[] = [];
  for (let i = 0; i < bundle.length; i += 2) parts.push(`${bundle[i + 1]!} ${goodNames[bundle[i]!]!}`);
  return parts.join(', ');
};

const textOfVector = (vector: readonly number[]): string => textOfBundle(vector.flatMap((count, good) => (count > 0 ? [good, count] : [])));
const namesOf = (cards: readonly number[]): string => cards.map((card) => locations[card]!.name).join(', ');

/** A drawn table: the real rules, going on for as long as a test plays. */
export class Drawn {
  readonly run: Run<FiftyFirstState>;
  readonly log: Entry[] = [];

  constructor(state: FiftyFirstState, seed = 'drawn') {
    const listener = { stepBegins: () => {}, logged: (entry: LogEntry) => void this.log.push(entry as Entry) };
    this.run = new Run<FiftyFirstState>(fiftyFirstState, { state, chance: Chance.fromSeed(seed).words }, listener).start();
  }

  get state(): FiftyFirstState {
    return this.run.state;
  }

  get question(): Question {
    return this.run.anyQuestion!;
  }

  /** The answers to what is asked now. */
  get asked(): string[] {
    return this.question.answers.map((answer) => this.textOf(answer));
  }

  /** What is blocked now, with the rules. */
  get blocked(): string[] {
    return (this.question.more?.blocked?.() ?? []).map(({ answer, rule }) => `${this.textOf(answer)}: ${rule}`);
  }

  private placeName(of: Seat, at: number): string {
    const { card, ruined } = this.state.players[of]!.locations[at]!;
    return `${locations[card]!.name}${ruined ? ' (ruins)' : ''}`;
  }

  private textOf(answer: Answer): string {
    const said = answer as Answer & {
      card: number;
      of: Seat;
      at: number;
      does: string;
      colour: string;
      faction: number;
      goods: Bundle;
      good: number;
      supply: Bundle;
      kept: Bundle;
    };
    const card = (): string => locations[said.card]!.name;
    switch (said.kind) {
      case 'incorporate':
      case 'build':
      case 'card':
        return `${said.kind} ${card()}`;
      case 'make-deal':
        return `deal ${card()}`;
      case 'deal':
        return said.of === this.question.seat ? `deal ${card()}` : `deal ${card()} of ${said.of}`;
      case 'raze-card':
        return `raze card ${card()}`;
      case 'raze':
        return `raze ${this.placeName(said.of, said.at)} of ${said.of}`;
      case 'send-worker':
        return `send to ${this.placeName(said.of, said.at)} of ${said.of}`;
      case 'use':
      case 'defend':
        return `${said.kind} ${this.placeName(this.question.seat, said.at)}`;
      case 'location':
        return said.of === this.question.seat
          ? `on ${this.placeName(said.of, said.at)}`
          : `on ${this.placeName(said.of, said.at)} of ${said.of}`;
      case 'board':
        return `board ${said.does}`;
      case 'take-transport':
        return `take ${said.colour}`;
      case 'play-transport':
        return `play ${transports[said.card]!.name}`;
      case 'transport':
        return `transport ${transports[said.card]!.name}`;
      case 'close-borders':
        return 'close';
      case 'faction':
        return `faction ${factions[said.faction]!.name}`;
      case 'goods':
        return `goods ${textOfBundle(said.goods)}`;
      case 'steal':
        return `steal ${goodNames[said.good]!} of ${said.of}`;
      case 'pay':
        return [
          'pay',
          [textOfBundle(said.supply), said.kept.length > 0 ? `${textOfBundle(said.kept)} kept` : '']
            .filter((part) => part !== '')
            .join(', '),
        ].join(' ');
      default:
        return said.kind;
    }
  }

  play(...acts: readonly string[]): this {
    for (const act of acts) {
      const index = this.asked.indexOf(act);
      if (index < 0)
        throw new Error(`"${act}" is not possible: "${this.question.name}" to seat ${this.question.seat} takes ${this.asked.join('; ')}`);
      this.run.answer(index);
    }
    return this;
  }

  /** A turn of somebody who trades two workers for a gun, and no more. */
  trade(): this {
    this.play('board gun');
    return this.run.anyQuestion?.name === 'trade-again' ? this.play('enough') : this;
  }

  /** Everybody closes the borders, until the round is over. Where all cards of the row are the same the next round has begun then. */
  closeAll(): this {
    const { round } = this.state;
    while (this.run.anyQuestion?.name === 'turn' && this.state.round === round) this.play('close');
    return this;
  }

  points(seat: Seat): number {
    return this.state.players[seat]!.points;
  }

  /** The supply of a seat. */
  has(seat: Seat): string {
    return textOfVector(this.state.players[seat]!.goods);
  }

  hand(seat: Seat): string {
    return namesOf(this.state.players[seat]!.hand);
  }

  deals(seat: Seat): string {
    return namesOf(this.state.players[seat]!.deals);
  }

  get discard(): string {
    return namesOf(this.state.discard);
  }

  /** The state of a seat, in the words of `state`. */
  shows(seat: Seat): string {
    return this.state.players[seat]!.locations.map(({ card, ruined, defended, uses, visitor, stock }) => {
      const how = [
        ruined ? 'ruins' : '',
        defended ? 'defended' : '',
        uses > 0 ? (uses === 1 ? 'used' : 'used twice') : '',
        visitor >= 0 ? 'visited' : '',
        stock === null ? '' : textOfVector(stock),
      ];
      const said = how.filter((word) => word !== '').join(' ');
      return `${locations[card]!.name}${said === '' ? '' : ` (${said})`}`;
    }).join(', ');
  }

  /** The lines of the log of one kind. */
  told<What extends Entry['what']>(what: What): Extract<Entry, { readonly what: What }>[] {
    return this.log.filter((entry) => entry.what === what) as Extract<Entry, { readonly what: What }>[];
  }
}

/** A position with these players, seat by seat. */
export function table(...said: readonly (DrawnPlayer | { readonly more: DrawnMore })[]): Drawn {
  const more = said.flatMap((part) => ('more' in part ? [part.more] : []))[0] ?? {};
  const players = said.filter((part): part is DrawnPlayer => !('more' in part));
  return new Drawn(stateIn(players, more), more.seed);
}

/** A solo game: the player, and what the Hegemony has. */
export function alone(player: DrawnPlayer, hegemony: DrawnPlayer = {}, more: DrawnMore = {}): Drawn {
  return new Drawn(stateIn([player, { ...hegemony, hegemony: true } as DrawnPlayer], more), more.seed);
}

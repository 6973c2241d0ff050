import { type Answer, Chance, type LogEntry, type Question, Run, type Seat } from '@skerry/engine';
import { crewSkills, skilledCrew, skillNames, startingCrew } from '../content/crew.ts';
import { type Bundle, goodNames, goods, KEPT, PIRATE, SERPENT } from '../content/goods.ts';
import {
  buildingNamed,
  buildings,
  events,
  influenceTrack,
  REGULAR_BUILDINGS,
  renownTokens,
  reputations,
  seaBoards,
  townNamed,
  towns,
} from '../content/original.ts';
import { islebound } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import {
  BLOCKED,
  type IsleboundState,
  newPlayer,
  NOBODY,
  NOTHING,
  type Phase,
  PIRATE_CARDS,
  type Player,
  SERPENT_CARDS,
  type Variants,
} from '../rules/state.ts';

/*
 * A position is written down as one would say it. The map is always the same:
 *
 *   A  Sun's Rest, Underval, Greneel     B  Ratnest, Felz Garden, Farvold      P1 Crimsika   P2 Krazhsk
 *   C  Borsham, Gilliam, The Grotto      D  Rockslide, Stratik, Morlim         P3 Marhaven   P4 Tandrake
 *
 *   at 'Underval'   has '3 wood, 2 pirate, 5 coin' (the seven coins of the beginning are not there)   towns 'Ratnest, Farvold'
 *   deck 'administration, fight+work'   cubes '0, 4' (spaces of the influence track)   buildings and hand 'Palace, Bridge'
 *
 * and an act as the answer reads: 'visit', 'attack', 'diplomacy', 'treasure', 'end-turn', 'event Morlim', 'buy Palace', 'board 1', 'trade 1',
 * 'sail Underval', 'sail Underval for 1 fish', 'crew fight+work', 'force 2 pirate, 1 serpent', 'force 1 pirate, ichor', 'reroll 3', 'wound',
 * 'retreat', 'lose pirate', 'cube 4', 'count 2', 'pay 1 wood', 'goods 2 fish', 'hire fight+work for 1', 'reputation building', 'place',
 * 'place-further', 'keep 4 wood, 6 fish', 'deck metropolis', 'add wood', 'accept', 'decline', 'enough', 'building Palace', 'port Crimsika'.
 */

export interface DrawnPlayer {
  readonly at?: string;
  readonly home?: string;
  readonly has?: string;
  readonly ichor?: boolean;
  readonly deck?: string;
  readonly below?: string;
  readonly wounded?: string;
  readonly towns?: string;
  readonly cubes?: string;
  readonly renown?: number;
  readonly tokens?: number;
  readonly buildings?: string;
  readonly hand?: string;
}

export interface DrawnMore {
  readonly variants?: Partial<Variants>;
  readonly phase?: Phase;
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly round?: number;
  readonly lastRound?: number;
  readonly acted?: boolean;
  readonly treasure?: number;
  /** From the deck on; the last two need no book. A short row has its gaps at the deck. */
  readonly row?: string;
  readonly metropolisRow?: string;
  readonly deck?: string;
  readonly metropolisDeck?: string;
  /** Numbers of event cards, in sight and below. */
  readonly events?: readonly number[];
  readonly eventsBelow?: readonly number[];
  readonly eventsDone?: readonly number[];
  /** What the reputation cards in sight count. */
  readonly reputations?: string;
  readonly reputationsBelow?: string;
  /** The reward of the renown token on top; how many lie below. */
  readonly token?: string | null;
  readonly tokensBelow?: number;
  readonly crewRow?: string;
  readonly crewNext?: string;
  readonly pirates?: number;
  readonly serpents?: number;
  /** Dice and draws as they will come. */
  readonly chance?: readonly number[];
  readonly seed?: string;
}

const listOf = (text = ''): string[] => (text === '' ? [] : text.split(', '));
const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

export const crewNamed = (text: string): number => {
  const bits = text.split('+').reduce((sum, skill) => {
    const at = skillNames.indexOf(skill as (typeof skillNames)[number]);
    if (at < 0) throw new Error(`there is no skill called "${skill}"`);
    return sum | (1 << at);
  }, 0);
  const kind = crewSkills.indexOf(bits);
  if (kind < 0) throw new Error(`nobody is "${text}"`);
  return kind;
};
const textOfCrew = (kind: number): string => skillNames.filter((_, skill) => (crewSkills[kind]! & (1 << skill)) !== 0).join('+');
const crewIn = (text: string | undefined): number[] =>
  listOf(text)
    .map(crewNamed)
    .toSorted((one, other) => one - other);

const regionOf = (town: number): number => map.indexOf(town);
const map: readonly number[] = [...seaBoards.flat(), ...range(4, 12)];

function playerIn(drawn: DrawnPlayer, seat: Seat): Player {
  const player = newPlayer(startingCrew);
  player.home = drawn.home === undefined ? 12 + seat : townNamed(drawn.home);
  player.ship = drawn.at === undefined ? regionOf(player.home) : regionOf(townNamed(drawn.at));
  player.goods = Array<number>(KEPT).fill(0);
  const has = goods(drawn.has ?? '');
  for (let i = 0; i < has.length; i += 2) player.goods[has[i]!] = has[i + 1]!;
  player.ichor = drawn.ichor ?? false;
  if (drawn.deck !== undefined) player.deck = crewIn(drawn.deck);
  player.below = crewIn(drawn.below);
  player.wounded = crewIn(drawn.wounded);
  player.renown = drawn.renown ?? 0;
  player.tokens = range(drawn.tokens ?? 0);
  player.buildings = listOf(drawn.buildings).map(buildingNamed);
  player.hand = listOf(drawn.hand)
    .map(buildingNamed)
    .toSorted((one, other) => one - other);
  return player;
}

const plainVariants: Variants = {
  advanced: false,
  trade: false,
  boarding: false,
  smallWorld: false,
  sixBuildings: false,
  architect: false,
  metropolis: false,
};

const reputationNamed = (counts: string): number => reputations.findIndex((card) => card.counts === counts);

export function stateIn(drawn: readonly DrawnPlayer[], more: DrawnMore): IsleboundState {
  const players = drawn.map(playerIn);
  const variants = { ...plainVariants, ...more.variants };
  const owners = towns.map(() => NOBODY);
  players.forEach(({ home }, seat) => (owners[home] = seat));
  const influence = influenceTrack.map((_, space): number => (players.length === 2 && space < 2 ? BLOCKED : NOBODY));
  drawn.forEach(({ towns: controlled, cubes }, seat) => {
    for (const name of listOf(controlled)) owners[townNamed(name)] = seat;
    for (const space of listOf(cubes)) influence[Number(space)] = seat;
  });
  const taken = players.flatMap(({ buildings: own, hand }) => [...own, ...hand]);
  const rowOf = (text: string | undefined, length: number): number[] => {
    const cards = listOf(text).map(buildingNamed);
    return [...Array<number>(length - cards.length).fill(NOTHING), ...cards];
  };
  const row = variants.architect ? [] : rowOf(more.row, variants.sixBuildings ? 6 : 5);
  const metropolisRow = variants.metropolis && !variants.architect ? rowOf(more.metropolisRow, 3) : [];
  const lying = new Set([...taken, ...row, ...metropolisRow]);
  const crew = players.flatMap(({ deck, below, wounded }) => [...deck, ...below, ...wounded]);
  const crewRow = more.crewRow === undefined ? skilledCrew.filter((kind) => !crew.includes(kind)).slice(0, 3) : crewIn2(more.crewRow);
  const crewNext = more.crewNext === undefined ? NOTHING : crewNamed(more.crewNext);
  const shown = more.token === null ? NOTHING : tokenFor(more.token ?? '2 wood');
  const sum = (good: number): number => players.reduce((total, player) => total + player.goods[good]!, 0);
  return {
    variants,
    players,
    phase: more.phase ?? 'act',
    round: more.round ?? 2,
    first: more.first ?? 0,
    turn: more.turn ?? 0,
    from: NOTHING,
    acted: more.acted ?? false,
    offers: 0,
    lastRound: more.lastRound ?? 0,
    map: map.slice(),
    owners,
    treasure: more.treasure ?? 0,
    influence,
    row,
    metropolisRow,
    deck: more.deck === undefined ? range(REGULAR_BUILDINGS).filter((card) => !lying.has(card)) : listOf(more.deck).map(buildingNamed),
    metropolisDeck:
      more.metropolisDeck !== undefined
        ? listOf(more.metropolisDeck).map(buildingNamed)
        : variants.metropolis
          ? range(buildings.length - REGULAR_BUILDINGS, REGULAR_BUILDINGS).filter((card) => !lying.has(card))
          : [],
    discard: [],
    metropolisDiscard: [],
    events: (more.events ?? [NOTHING, NOTHING]).slice(),
    eventsBelow: (more.eventsBelow ?? range(events.length).filter((card) => !(more.events ?? []).includes(card))).slice(),
    eventsDone: (more.eventsDone ?? []).slice(),
    reputations: more.reputations === undefined ? [0, 1] : listOf(more.reputations).map(reputationNamed),
    reputationsBelow: more.reputationsBelow === undefined ? [6, 7] : listOf(more.reputationsBelow).map(reputationNamed),
    reputationsDone: [],
    token: shown,
    tokensBelow: range(renownTokens.length)
      .filter((token) => token !== shown)
      .slice(0, more.tokensBelow ?? (shown === NOTHING ? 0 : 10)),
    crewRow,
    crewNext,
    crewBelow: [],
    pirates: more.pirates ?? PIRATE_CARDS - sum(PIRATE),
    serpents: more.serpents ?? SERPENT_CARDS - sum(SERPENT),
    dice: [],
    unsettled: false,
    overfull: false,
  };
}

const crewIn2 = (text: string): number[] => listOf(text).map((name) => (name === '-' ? NOTHING : crewNamed(name)));

/** The first token with this reward. */
const tokenFor = (reward: string): number => renownTokens.findIndex((bundle) => textOfBundle(bundle) === reward);

export function textOfBundle(bundle: Bundle): string {
  const parts: string[] = [];
  for (let i = 0; i < bundle.length; i += 2) parts.push(`${bundle[i + 1]!} ${goodNames[bundle[i]!]!}`);
  return parts.join(', ');
}

/** A drawn table: the real rules, going on for as long as a test plays. */
export class Drawn {
  readonly run: Run<IsleboundState>;
  readonly log: Entry[] = [];

  constructor(state: IsleboundState, seed = 'drawn', coming: readonly number[] = []) {
    const listener = { stepBegins: () => {}, logged: (entry: LogEntry) => void this.log.push(entry as Entry) };
    const chance = Chance.fromSeed(seed);
    const queue = coming.slice();
    // What a test says will come, comes: a die as its face, a card as itself.
    chance.listener = {
      result: <T>(drawn: T, options: readonly T[] | number): T => {
        const said = queue.shift();
        if (said === undefined) return drawn;
        return (typeof options === 'number' ? said - 1 : said) as T;
      },
    };
    this.run = new Run<IsleboundState>(islebound, { state, chance: chance.words }, listener, chance).start();
  }

  get state(): IsleboundState {
    return this.run.state;
  }

  get question(): Question {
    return this.run.anyQuestion!;
  }

  /** Who is asked what. */
  get waiting(): string {
    return `${this.question.name} to ${this.question.seat}`;
  }

  /** The answers to what is asked now. */
  get asked(): string[] {
    return this.question.answers.map((answer) => textOf(answer, this.state.map));
  }

  /** What is blocked now, with the rules. */
  get blocked(): string[] {
    return (this.question.more?.blocked?.() ?? []).map(({ answer, rule }) => `${textOf(answer, this.state.map)}: ${rule}`);
  }

  play(...acts: readonly string[]): this {
    for (const act of acts) {
      const index = this.asked.indexOf(act);
      if (index < 0) throw new Error(`"${act}" is not possible: "${this.waiting}" takes ${this.asked.join('; ')}`);
      this.run.answer(index);
    }
    return this;
  }

  has(seat: Seat): string {
    return textOfBundle(this.state.players[seat]!.goods.flatMap((count, good) => (count > 0 ? [good, count] : [])));
  }

  /** On deck | tired | wounded. */
  crew(seat: Seat): string {
    const { deck, below, wounded } = this.state.players[seat]!;
    return [deck, below, wounded].map((list) => list.map(textOfCrew).join(', ')).join(' | ');
  }

  /** The town where a ship is. */
  at(seat: Seat): string {
    return towns[this.state.map[this.state.players[seat]!.ship]!]!.name;
  }

  towns(seat: Seat): string {
    return towns
      .filter((_, town) => this.state.owners[town] === seat)
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
  }

  /** The spaces of the influence track that hold cubes of a seat. */
  cubes(seat: Seat): string {
    return this.state.influence.flatMap((owner, space) => (owner === seat ? [space] : [])).join(', ');
  }

  buildings(seat: Seat): string {
    return namesOf(this.state.players[seat]!.buildings);
  }

  hand(seat: Seat): string {
    return namesOf(this.state.players[seat]!.hand);
  }

  renown(seat: Seat): number {
    return this.state.players[seat]!.renown;
  }

  get row(): string {
    return namesOf(this.state.row);
  }

  get crewRow(): string {
    return this.state.crewRow.map((kind) => (kind === NOTHING ? '-' : textOfCrew(kind))).join(', ');
  }

  /** The lines of the log of one kind. */
  told<What extends Entry['what']>(what: What): Extract<Entry, { readonly what: What }>[] {
    return this.log.filter((entry) => entry.what === what) as Extract<Entry, { readonly what: What }>[];
  }
}

const namesOf = (cards: readonly number[]): string => cards.map((card) => (card === NOTHING ? '-' : buildings[card]!.name)).join(', ');

export function textOf(answer: Answer, lying: readonly number[] = map): string {
  const said = answer as Answer & {
    region: number;
    to: number;
    fish: number;
    wood: number;
    card: number;
    building: number;
    with: Seat;
    crew: number;
    coins: number;
    pirates: number;
    serpents: number;
    ichor: boolean;
    die: number;
    raider: string;
    space: number;
    count: number;
    goods: Bundle;
    deck: string;
    good: number;
  };
  switch (said.kind) {
    case 'port':
      return `port ${towns[lying[said.region]!]!.name}`;
    case 'sail':
      return `sail ${towns[lying[said.to]!]!.name}${said.fish > 0 ? ` for ${said.fish} fish` : ''}`;
    case 'event':
      return `event ${towns[events[said.card]!.town]!.name}`;
    case 'buy':
    case 'building':
      return `${said.kind} ${buildings[said.building]!.name}`;
    case 'board':
    case 'trade':
      return `${said.kind} ${said.with}`;
    case 'crew':
      return `crew ${textOfCrew(said.crew)}`;
    case 'hire':
      return `hire ${textOfCrew(said.crew)} for ${said.coins}`;
    case 'force': {
      const cards = textOfBundle([
        ...(said.pirates > 0 ? [PIRATE, said.pirates] : []),
        ...(said.serpents > 0 ? [SERPENT, said.serpents] : []),
      ]);
      return `force ${[cards, said.ichor ? 'ichor' : ''].filter((part) => part !== '').join(', ')}`;
    }
    case 'reroll':
      return `reroll ${said.die}`;
    case 'raider':
      return `lose ${said.raider}`;
    case 'cube':
      return `cube ${said.space}`;
    case 'count':
      return `count ${said.count}`;
    case 'pay':
    case 'goods':
      return `${said.kind} ${textOfBundle(said.goods)}`;
    case 'reputation':
      return `reputation ${reputations[said.card]!.counts}`;
    case 'keep':
      return `keep ${said.wood} wood, ${said.fish} fish`;
    case 'deck':
      return `deck ${said.deck}`;
    case 'add':
      return `add ${goodNames[said.good]!}`;
    default:
      return said.kind;
  }
}

/** A position with these players, seat by seat. */
export function table(...said: readonly (DrawnPlayer | { readonly more: DrawnMore })[]): Drawn {
  const more = said.flatMap((part) => ('more' in part ? [part.more] : []))[0] ?? {};
  const players = said.filter((part): part is DrawnPlayer => !('more' in part));
  return new Drawn(stateIn(players, more), more.seed, more.chance);
}

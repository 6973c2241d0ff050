import type { Seat } from '@skerry/engine';
import { factions } from '../content/factions.ts';
import { AMMO, type Bundle, POINT, RESOURCES, TOKENS, WORKER } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { cardOf, countLocations, plainlyMade } from '../rules/locations.ts';
import { type FiftyFirstState, HEGEMONY_SEAT, isSolo, type Player, POINTS_AT_END } from '../rules/state.ts';
import { cardWorth, earlyWorth, lateWorth } from './worth.ts';

/** Points that a leader makes in a round, once the state is running. */
const POINTS_A_ROUND = 8;
/** What the Hegemony gains in a round, locations included. */
const HEGEMONY_A_ROUND = 8;
/** A good that may be turned into a point is not yet a point. */
const PROMISE = 0.9;

/** How many points apart two players have to stand to make a great difference. */
const MARGIN = 20;

/** How a seat stands against the best of the others, squeezed into 0 to 1: this is a race. */
export function value(state: FiftyFirstState, seat: Seat): number {
  const rounds = roundsToCome(state);
  const own = worth(state.players[seat]!, rounds);
  let best = -Infinity;
  if (isSolo(state)) best = hegemonyWorth(state.players[HEGEMONY_SEAT]!, rounds);
  else for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, worth(state.players[other]!, rounds));
  return 0.5 + 0.5 * Math.tanh((own - best) / MARGIN);
}

/** How many rounds are likely to follow this one. */
export function roundsToCome(state: FiftyFirstState): number {
  if (state.endReached) return 0;
  let most = 0;
  for (const { points } of state.players) if (points > most) most = points;
  const left = (POINTS_AT_END - most) / POINTS_A_ROUND;
  return beforeProduction(state) ? left : Math.max(0, left - 0.4);
}

function beforeProduction({ phase }: FiftyFirstState): boolean {
  return phase !== 'actions' && phase !== 'hegemony';
}

function hegemonyWorth(hegemony: Player, rounds: number): number {
  return hegemony.points + countLocations(hegemony) + HEGEMONY_A_ROUND * rounds;
}

const goods = new Float64Array(POINT + 1);

/** Points, what the goods of this round may still bring, and what the rounds to come may bring. */
function worth(player: Player, rounds: number): number {
  let sum = player.points + countLocations(player);
  const early = Math.min(1, rounds / 2);
  if (rounds > 0) {
    income(player);
    sum += PROMISE * rounds * convert(player, false, 1);
  }
  goods.fill(0);
  for (let good = 0; good < TOKENS; good++) goods[good] = player.kept[good]! + (player.closed ? 0 : player.goods[good]!);
  sum += PROMISE * convert(player, true, early);
  return sum + handWorth(player, rounds);
}

/** Fills `goods` with what the player produces in a round. */
function income(player: Player): void {
  goods.fill(0);
  if (player.faction >= 0) add(factions[player.faction]!.makes);
  for (let i = 0; i < player.deals.length; i++) add(locations[player.deals[i]!]!.deal);
  for (let i = 0; i < player.locations.length; i++) {
    const location = player.locations[i]!;
    if (location.ruined) continue;
    const { makes } = cardOf(location);
    if (makes === null) continue;
    if (makes.kind === 'either') add(makes.options[0]!);
    else if (makes.kind === 'copy' || makes.kind === 'supply') goods[AMMO]!++;
    else add(plainlyMade(player, location)!);
  }
}

function add(bundle: Bundle): void {
  for (let i = 0; i < bundle.length; i += 2) goods[bundle[i]!]! += bundle[i + 1]!;
}

/** Lets the actions of a state turn `goods` into other goods, and values what comes of it. `now`: only what can still be used in this round. */
function convert(player: Player, now: boolean, early: number): number {
  for (let i = 0; i < player.locations.length; i++) {
    const location = player.locations[i]!;
    const { action } = cardOf(location);
    if (action === null || location.ruined || action.special !== null || (now && player.closed)) continue;
    const { pays, gains, times } = action;
    if (pays.cards > 0 || pays.deals > 0) continue;
    for (let n = now ? location.uses : 0; n < times && spend(pays.tokens, pays.any); n++) add(gains);
  }
  let sum = 0;
  for (let good = 0; good <= POINT; good++) {
    const count = goods[good]!;
    if (count > 0) sum += count * (lateWorth[good]! + (earlyWorth[good]! - lateWorth[good]!) * early);
  }
  return sum;
}

/** Takes a price out of `goods`, if it is there: ammo or two workers stand in for a resource. */
function spend(tokens: Bundle, any: number): boolean {
  let missing = 0;
  let workers = goods[WORKER]!;
  for (let i = 0; i < tokens.length; i += 2) {
    const short = tokens[i + 1]! - goods[tokens[i]!]!;
    if (tokens[i] === WORKER) {
      workers -= tokens[i + 1]!;
      if (workers < 0) return false;
    } else if (short > 0) {
      if (tokens[i]! >= RESOURCES) return false;
      missing += short;
    }
  }
  if (any > 0) missing += Math.max(0, any - goods[0]! - goods[1]! - goods[2]! - goods[3]!);
  const ammo = Math.min(missing, goods[AMMO]!);
  if (workers < 2 * (missing - ammo)) return false;
  for (let i = 0; i < tokens.length; i += 2) goods[tokens[i]!] = Math.max(0, goods[tokens[i]!]! - tokens[i + 1]!);
  for (let left = any, good = 0; left > 0 && good < RESOURCES; good++) {
    const taken = Math.min(left, goods[good]!);
    goods[good]! -= taken;
    left -= taken;
  }
  goods[AMMO]! -= ammo;
  goods[WORKER] = workers - 2 * (missing - ammo);
  return true;
}

/** A hand is worth more the better its cards, but nobody plays more than a few. */
function handWorth({ hand, transports }: Player, rounds: number): number {
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += cardWorth(hand[i]!, rounds);
  if (hand.length > 5) sum *= 5 / hand.length;
  const cards = transports[0]! + transports[1]! + transports[2]! + transports[3]!;
  return 0.6 * sum + 0.9 * cards * Math.min(1, 0.3 + rounds);
}

import type { Play, Seat } from '@skerry/engine';
import { ADMINISTRATION, countSkill, SAILING } from '../content/crew.ts';
import { FISH } from '../content/goods.ts';
import { boardOf, distances, REGIONS, ways } from '../content/map.ts';
import { modified } from './abilities.ts';
import { type SailAnswer, sailAnswer } from './answers.ts';
import { tireOne } from './crew.ts';
import { type IsleboundState, type IsleboundTable, MOST_SPEED_BY_CREW, type Player, STARTING_SPEED } from './state.ts';

/** I-4.2 */
export function speedOf(player: Player): number {
  return Math.min(MOST_SPEED_BY_CREW, STARTING_SPEED + countSkill(player.deck, SAILING)) + modified(player, 'speed');
}

/** I-4.4, I-18.2: whether another ship lies where this one would. */
export function isBusy({ players, variants }: IsleboundState, seat: Seat, region: number): boolean {
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { ship } = players[other]!;
    if (ship === region || (variants.smallWorld && boardOf(ship) === boardOf(region))) return true;
  }
  return false;
}

/** I-4.4: somebody for administration has to find a berth beside another ship. */
export const needsBerth = (state: IsleboundState, seat: Seat, region: number): boolean =>
  isBusy(state, seat, region) && modified(state.players[seat]!, 'berth') === 0;

const canBerth = ({ deck }: Player): boolean => countSkill(deck, ADMINISTRATION) > 0;

/** I-4.2, I-4.3, I-4.5: every region in reach with so much fish, with the fish that it costs. */
function regionsInReach(from: number, speed: number, fish: number): SailAnswer[] {
  const answers: SailAnswer[] = [];
  for (let region = 0; region < REGIONS; region++) {
    const distance = distances[from]![region]!;
    if (distance > 0 && distance <= speed + fish) answers.push(sailAnswer(region, Math.max(0, distance - speed)));
  }
  return answers;
}

const FURTHEST = Math.max(...distances.flat());
/** Lists of regions, made once for each region, speed and supply of fish: these are asked for in every turn of every playout. */
const knownReaches: SailAnswer[][] = [];
function reachOf({ ship, goods }: Player, speed: number): readonly SailAnswer[] {
  const quick = Math.min(speed, FURTHEST);
  const fish = Math.min(goods[FISH]!, FURTHEST);
  return (knownReaches[(ship * (FURTHEST + 1) + quick) * (FURTHEST + 1) + fish] ??= regionsInReach(ship, quick, fish));
}

/** I-4.2, I-4.4: where a seat can sail. */
export function sailAnswers(state: IsleboundState, seat: Seat): readonly SailAnswer[] {
  const player = state.players[seat]!;
  const reach = reachOf(player, speedOf(player));
  if (canBerth(player)) return reach;
  const free: SailAnswer[] = [];
  for (let i = 0; i < reach.length; i++) if (!needsBerth(state, seat, reach[i]!.to)) free.push(reach[i]!);
  return free;
}

function blockedRegions(state: IsleboundState, seat: Seat): { answer: SailAnswer; rule: string }[] {
  const player = state.players[seat]!;
  const speed = speedOf(player);
  const able = sailAnswers(state, seat);
  return distances[player.ship]!.flatMap((distance, region) => {
    const answer = sailAnswer(region, Math.max(0, distance - speed));
    if (able.includes(answer)) return [];
    return [{ answer, rule: distance === 0 ? 'I-4.3' : distance > speed + player.goods[FISH]! ? 'I-4.2' : 'I-4.4' }];
  });
}

/** I-4: the move with which every turn begins. */
export function* sail(table: IsleboundTable): Play {
  const { state } = table;
  const seat = state.turn;
  const player = state.players[seat]!;
  const { to, fish }: SailAnswer = yield* table.ask(seat, 'sail', sailAnswers(state, seat), {
    blocked: () => blockedRegions(state, seat),
  });
  const from = player.ship;
  let at = from;
  for (const region of ways[from]![to]!) {
    table.log({ what: 'moved', seat, from: at, to: region, rule: 'I-4.2' });
    at = region;
  }
  player.goods[FISH]! -= fish;
  player.ship = to;
  state.from = from;
  table.log({ what: 'sailed', seat, town: state.map[to]!, fish, rule: fish > 0 ? 'I-4.5' : 'I-4.1' });
  if (needsBerth(state, seat, to)) yield* tireOne(table, seat, ADMINISTRATION, 'berth', 'I-4.4');
  state.acted = false;
  state.offers = 0;
  state.phase = 'act';
}

import type { Chance, Seat } from '@skerry/engine';
import { FIRST_SKILLED, skilledCrew } from '../content/crew.ts';
import { buildings, events, REGULAR_BUILDINGS, renownTokens, reputations } from '../content/original.ts';
import type { IsleboundState, Player } from '../rules/state.ts';
import { copyOpen, copyOpenPlayer, type IsleboundView } from '../rules/view.ts';

/** A whole game that looks like this to the seat: what lies hidden is dealt by chance from what it cannot see. */
export function imagine(view: IsleboundView, _seat: Seat, chance: Chance): IsleboundState {
  const { players, hidden: _hidden, ...open } = view;
  const { architect, metropolis } = view.variants;
  const seen = seenBuildings(view);
  const deck = unseen(seen, 0, REGULAR_BUILDINGS);
  const metropolisDeck = metropolis ? unseen(seen, REGULAR_BUILDINGS, buildings.length) : [];
  const draw = (from: number[], count: number): number[] => Array.from({ length: count }, () => chance.draw(from));
  return {
    ...copyOpen(open),
    eventsBelow: rest(events.length, [open.events, open.eventsDone]),
    reputationsBelow: rest(reputations.length, [open.reputations, open.reputationsDone]),
    tokensBelow: rest(renownTokens.length, [[open.token], ...players.map(({ tokens }) => tokens)]),
    crewBelow: unseenCrew(view),
    players: players.map((player): Player => {
      const own = copyOpenPlayer(player);
      if (!architect) return { ...own, hand: [], passed: [] };
      const { handCount, handMetropolis, passedCount } = player;
      const hand = player.hand?.slice() ?? sorted([...draw(deck, handCount - handMetropolis), ...draw(metropolisDeck, handMetropolis)]);
      return { ...own, hand, passed: player.passed?.slice() ?? sorted(draw(deck, passedCount)) };
    }),
    deck,
    metropolisDeck,
  };
}

const sorted = (cards: number[]): number[] => cards.toSorted((one, other) => one - other);

/** The numbers that are in none of these lists. */
function rest(count: number, lists: readonly (readonly number[])[]): number[] {
  let seen = 0;
  for (const list of lists) for (const number of list) if (number >= 0) seen |= 1 << number;
  const left: number[] = [];
  for (let number = 0; number < count; number++) if ((seen & (1 << number)) === 0) left.push(number);
  return left;
}

function unseenCrew({ crewRow, crewNext, players }: IsleboundView): number[] {
  const known = [crewRow, [crewNext], ...players.flatMap(({ deck, below, wounded }) => [deck, below, wounded])];
  return rest(FIRST_SKILLED + skilledCrew.length, known).filter((kind) => kind >= FIRST_SKILLED);
}

function seenBuildings(view: IsleboundView): boolean[] {
  const seen: boolean[] = Array<boolean>(buildings.length).fill(false);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) seen[card] = true;
  };
  [view.row, view.metropolisRow, view.discard, view.metropolisDiscard].forEach(see);
  for (const player of view.players) {
    see(player.buildings);
    if (player.hand !== undefined) see(player.hand);
    if (player.passed !== undefined) see(player.passed);
  }
  return seen;
}

function unseen(seen: readonly boolean[], from: number, to: number): number[] {
  const left: number[] = [];
  for (let building = from; building < to; building++) if (!seen[building]) left.push(building);
  return left;
}

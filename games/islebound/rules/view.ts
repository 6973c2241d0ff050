import type { Seat } from '@skerry/engine';
import { isMetropolis } from './decks.ts';
import type { IsleboundState, Player } from './state.ts';

/** What a seat may know of a player: everything but the cards in another's hand. */
export interface PlayerView extends Readonly<Omit<Player, 'hand' | 'passed'>> {
  readonly hand?: readonly number[];
  readonly handCount: number;
  /** How many of them have the back of Metropolis. */
  readonly handMetropolis: number;
  readonly passed?: readonly number[];
  readonly passedCount: number;
}

/** What lies in a face-down deck, or below the top card of a stack. */
type Hidden = 'deck' | 'metropolisDeck' | 'eventsBelow' | 'reputationsBelow' | 'tokensBelow' | 'crewBelow';

/** I-1.6 */
export interface IsleboundView extends Readonly<Omit<IsleboundState, 'players' | Hidden>> {
  readonly players: readonly PlayerView[];
  /** How many cards lie there, unseen. */
  readonly hidden: Readonly<Record<Hidden, number>>;
}

export function view(state: IsleboundState, seat: Seat | null): IsleboundView {
  const { players, deck, metropolisDeck, eventsBelow, reputationsBelow, tokensBelow, crewBelow, ...open } = state;
  return {
    ...copyOpen(open),
    players: players.map((player, owner) => viewPlayer(player, owner === seat)),
    hidden: {
      deck: deck.length,
      metropolisDeck: metropolisDeck.length,
      eventsBelow: eventsBelow.length,
      reputationsBelow: reputationsBelow.length,
      tokensBelow: tokensBelow.length,
      crewBelow: crewBelow.length,
    },
  };
}

type Open = Omit<IsleboundState, 'players' | Hidden>;

/** A copy of what everybody sees of the table. */
export function copyOpen(open: Open): Open {
  return {
    variants: open.variants,
    phase: open.phase,
    round: open.round,
    first: open.first,
    turn: open.turn,
    from: open.from,
    acted: open.acted,
    offers: open.offers,
    lastRound: open.lastRound,
    map: open.map.slice(),
    owners: open.owners.slice(),
    treasure: open.treasure,
    influence: open.influence.slice(),
    row: open.row.slice(),
    metropolisRow: open.metropolisRow.slice(),
    discard: open.discard.slice(),
    metropolisDiscard: open.metropolisDiscard.slice(),
    events: open.events.slice(),
    eventsDone: open.eventsDone.slice(),
    reputations: open.reputations.slice(),
    reputationsDone: open.reputationsDone.slice(),
    token: open.token,
    crewRow: open.crewRow.slice(),
    crewNext: open.crewNext,
    pirates: open.pirates,
    serpents: open.serpents,
    dice: open.dice.slice(),
    unsettled: open.unsettled,
    overfull: open.overfull,
  };
}

function viewPlayer(player: Player, isOwn: boolean): PlayerView {
  const { hand, passed } = player;
  const seen = {
    ...copyOpenPlayer(player),
    handCount: hand.length,
    handMetropolis: hand.filter(isMetropolis).length,
    passedCount: passed.length,
  };
  return isOwn ? { ...seen, hand: hand.slice(), passed: passed.slice() } : seen;
}

/** A copy of what everybody sees of a player. */
export function copyOpenPlayer(open: Omit<Player, 'hand' | 'passed'>): Omit<Player, 'hand' | 'passed'> {
  return {
    ship: open.ship,
    home: open.home,
    goods: open.goods.slice(),
    ichor: open.ichor,
    deck: open.deck.slice(),
    below: open.below.slice(),
    wounded: open.wounded.slice(),
    renown: open.renown,
    tokens: open.tokens.slice(),
    buildings: open.buildings.slice(),
    cardsOwed: open.cardsOwed,
    cubesOwed: open.cubesOwed.slice(),
  };
}

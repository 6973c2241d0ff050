import type { Blocked, Seat } from '@skerry/engine';
import type { Action } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { BLUE, DEFENCE, GREY, RED, UNIVERSAL, WORKER } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transports } from '../content/transport.ts';
import {
  boardAnswers,
  buildAnswers,
  defendAnswer,
  incorporateAnswers,
  makeDealAnswers,
  playTransportAnswers,
  razeAnswer,
  razeCardAnswers,
  sendWorkerAnswer,
  takeTransportAnswers,
  useAnswer,
} from './answers.ts';
import { canDefend, cardOf, closedOthers, defenceOf, isDefended } from './locations.ts';
import { canPay, has, price } from './payment.ts';
import { buildingPlaces } from './placing.ts';
import { type FiftyFirstState, isSolo, type Location, NO_CARD, NOBODY, type Player } from './state.ts';
import { canUse, canUseBoard, hasAim } from './using.ts';

/**
 * What somebody would try in a turn and may not, with the rule. Made only when somebody looks. Of what is forbidden for the same reason
 * the nearest is named: a list of everything that cannot be done would be longer than the list of what can.
 */
export function blockedInTurn(state: FiftyFirstState, seat: Seat): Blocked[] {
  const player = state.players[seat]!;
  return [
    ...blockedCards(player, seat),
    ...blockedUses(state, seat),
    ...blockedBoard(state, seat),
    ...blockedTransport(state, player),
    ...blockedVisits(state, seat),
    ...blockedDefence(player),
  ];
}

/** Of answers of the same kind that the same rule forbids, the first. */
function firstOfEach(blocked: readonly Blocked[]): Blocked[] {
  return blocked.filter(
    ({ answer, rule }, i) => blocked.findIndex((other) => other.answer.kind === answer.kind && other.rule === rule) === i,
  );
}

/** For each use of a card the nearest one that is still too far. */
function blockedCards(player: Player, seat: Seat): Blocked[] {
  const blocked: Blocked[] = [];
  for (const card of player.hand.toSorted((one, other) => locations[one]!.distance - locations[other]!.distance)) {
    const { distance } = locations[card]!;
    if (!canPay(player, price(GREY, distance))) blocked.push({ answer: incorporateAnswers[card]!, rule: 'T-7.1' });
    if (!canPay(player, price(BLUE, distance))) blocked.push({ answer: makeDealAnswers[card]!, rule: 'T-8.1' });
    if (!canPay(player, price(RED, distance))) blocked.push({ answer: razeCardAnswers[card]!, rule: 'T-9.1' });
    if (buildingPlaces(player, seat, card).length === 0) blocked.push({ answer: buildAnswers[card]!, rule: 'T-7.7' });
  }
  return firstOfEach(blocked);
}

/** Each has a price of its own, but like cards that cannot be used for the same reason are named once. */
function blockedUses(state: FiftyFirstState, seat: Seat): Blocked[] {
  const named = new Set<string>();
  return state.players[seat]!.locations.flatMap((location, at) => {
    const { action } = cardOf(location);
    if (action === null || canUse(state, seat, location)) return [];
    const rule = useRule(state, seat, location, action);
    const key = `${location.card} ${rule}`;
    if (named.has(key)) return [];
    named.add(key);
    return [{ answer: useAnswer(at), rule }];
  });
}

function useRule(state: FiftyFirstState, seat: Seat, location: Location, { pays, times, special }: Action): string {
  if (location.ruined) return 'T-9.4';
  if (location.uses >= times) return times === 1 ? 'T-10.1' : 'T-10.2';
  if (special === null || !canPay(state.players[seat]!, pays)) return 'T-6.2';
  if (isSolo(state) && (special === 'steal' || special === 'borrow-deal')) return 'T-14.22';
  return hasAim(state, seat, location, special, closedOthers(state, seat)) ? 'T-6.4' : 'T-6.2';
}

/** The trades for two workers all have the same price: one stands for them. */
function blockedBoard(state: FiftyFirstState, seat: Seat): Blocked[] {
  const player = state.players[seat]!;
  const { actions } = factions[player.faction]!;
  const blocked = boardAnswers.flatMap((answer, index) =>
    canUseBoard(state, seat, index) ? [] : [{ answer, rule: boardRule(player, index), index }],
  );
  return blocked.filter(({ index }, i) => actions[index]!.oncePerRound || i === 0).map(({ answer, rule }) => ({ answer, rule }));
}

function boardRule(player: Player, index: number): string {
  const used = factions[player.faction]!.actions[index]!.oncePerRound && (player.boardUsed & (1 << index)) !== 0;
  return used ? 'T-3.3' : 'T-6.2';
}

function blockedTransport(state: FiftyFirstState, player: Player): Blocked[] {
  const blocked: Blocked[] = [];
  takeTransportAnswers.forEach((answer, deck) => {
    if (state.offers[deck] === NO_CARD) blocked.push({ answer, rule: 'T-11.2' });
    else if (has(player, WORKER) < 2) blocked.push({ answer, rule: 'T-11.1' });
  });
  transports.forEach(({ pays }, card) => {
    if (player.transports[card]! > 0 && pays !== null && !canPay(player, pays))
      blocked.push({ answer: playTransportAnswers[card]!, rule: 'T-11.4' });
  });
  return blocked;
}

/** For each reason the location that is defended least. */
function blockedVisits(state: FiftyFirstState, seat: Seat): Blocked[] {
  const player = state.players[seat]!;
  const places = state.players.flatMap((owner, of) => owner.locations.map((location, at) => ({ owner, of, location, at })));
  const blocked: Blocked[] = [];
  for (const { owner, of, location, at } of places.toSorted((one, other) => defenceOf(one.location) - defenceOf(other.location))) {
    const razing = of === seat ? ownRazeRule(player, location) : razeRule(player, owner, location);
    if (razing !== null) blocked.push({ answer: razeAnswer(of, at), rule: razing });
    const sending = sendRule(player, owner, location, of === seat);
    if (sending !== null) blocked.push({ answer: sendWorkerAnswer(of, at), rule: sending });
  }
  return firstOfEach(blocked);
}

/** Nobody thinks of razing an own location without the tokens for it. */
function ownRazeRule(player: Player, location: Location): string | null {
  return !location.ruined && has(player, RED) + has(player, UNIVERSAL) >= defenceOf(location) ? 'T-9.7' : null;
}

function razeRule(player: Player, owner: Player, location: Location): string | null {
  if (location.ruined) return 'T-9.4';
  if (owner.closed) return 'T-6.4';
  const missing = defenceOf(location) - has(player, RED) - has(player, UNIVERSAL);
  if (missing <= 0) return null;
  if (missing > 1 || !isDefended(location)) return 'T-9.2';
  return location.defended ? 'T-9.5' : 'T-15.4';
}

function sendRule(player: Player, owner: Player, location: Location, isOwn: boolean): string | null {
  const { type, open } = cardOf(location);
  if (type !== 'production' || (isOwn && location.ruined)) return null;
  // Who has a worker may take any production for an open one.
  if (!open) return isOwn || location.ruined || has(player, WORKER) === 0 ? null : 'T-10.6';
  if (location.ruined) return 'T-9.4';
  if (isOwn || owner.closed) return 'T-10.8';
  if (location.visitor !== NOBODY) return 'T-10.7';
  return has(player, WORKER) > 0 ? null : 'T-10.6';
}

function blockedDefence(player: Player): Blocked[] {
  if (player.goods[DEFENCE] === 0) return [];
  return firstOfEach(
    player.locations.flatMap((location, at) =>
      canDefend(location) ? [] : [{ answer: defendAnswer(at), rule: cardOf(location).fortified ? 'T-15.4' : 'T-6.6' }],
    ),
  );
}

import type { Answer, Seat } from '@skerry/engine';
import type { Cost, LocationCard, SpecialAction } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { BLUE, BRICK, type Bundle, DEFENCE, GREY, POINT, RED, WORKER } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transports } from '../content/transport.ts';
import {
  type DealAnswer,
  type GoodsAnswer,
  type PayAnswer,
  type PlaceAnswer,
  type StealAnswer,
  type TurnAnswer,
  turnKinds,
} from '../rules/answers.ts';
import { cardOf, countIcon, defenceOf, plainlyMade } from '../rules/locations.ts';
import { price } from '../rules/payment.ts';
import { fits } from '../rules/placing.ts';
import { TRANSPORT_PRICE } from '../rules/workers-and-transport.ts';
import { newLocation, NO_CARD, type Player } from '../rules/state.ts';
import type { FiftyFirstStateView, PlayerView } from '../rules/view.ts';

/** What an answer costs and brings, as far as it can be known before it is given. */
export interface Consequence {
  readonly pays: Cost | null;
  readonly gains: Bundle;
  /** One of these as well. */
  readonly either: readonly Bundle[];
  /** Goods that are put on the card. */
  readonly onCard: Bundle;
  /** What another player gains, or loses, by it. */
  readonly other: { readonly seat: Seat; readonly goods: Bundle; readonly loses: boolean } | null;
  readonly special: SpecialAction | null;
  /** The place that becomes ruins, or is replaced. */
  readonly ruins: boolean;
  readonly replaces: number;
}

const nothing: Consequence = { pays: null, gains: [], either: [], onCard: [], other: null, special: null, ruins: false, replaces: NO_CARD };

/** The rules' own functions count what lies open and never look at a hand. */
const whole = (player: PlayerView): Player => ({ ...player, hand: [...(player.hand ?? [])] });

/** Adds bundles up, good by good. */
export function together(...bundles: readonly Bundle[]): Bundle {
  const sums = new Map<number, number>();
  for (const bundle of bundles)
    for (let i = 0; i < bundle.length; i += 2) sums.set(bundle[i]!, (sums.get(bundle[i]!) ?? 0) + bundle[i + 1]!);
  return [...sums].flatMap(([good, count]) => (count === 0 ? [] : [good, count]));
}

/** T-7.3, T-7.4: what a card gives when it comes into a state, at the end or in place of another. */
function arriving(player: PlayerView, card: number, at: number): Pick<Consequence, 'gains' | 'either' | 'onCard'> {
  const then = whole(player);
  const location = newLocation(card);
  then.locations = at < 0 ? [...player.locations, location] : player.locations.with(at, location);
  const { makes, bonus } = locations[card]!;
  const made = makes === null || makes.kind === 'supply' ? [] : (plainlyMade(then, location) ?? []);
  let given: Bundle = [];
  if (bonus?.kind === 'goods') given = bonus.goods;
  if (bonus?.kind === 'points-per-icon') given = [POINT, Math.min(bonus.max, countIcon(then, bonus.icon))];
  return {
    gains: together(made, given),
    either: makes?.kind === 'either' ? makes.options : [],
    onCard: bonus?.kind === 'cache' ? bonus.goods : [],
  };
}

/** T-8.4, T-9.8 */
function rewards(player: PlayerView, of: (card: LocationCard) => Bundle | null): Bundle {
  return together(...player.locations.flatMap((location) => (location.ruined ? [] : [of(cardOf(location)) ?? []])));
}

/** What a production location of a player would give now. */
function production(owner: PlayerView, at: number): Pick<Consequence, 'gains' | 'either'> {
  const location = owner.locations[at]!;
  const { makes } = cardOf(location);
  return { gains: plainlyMade(whole(owner), location) ?? [], either: makes?.kind === 'either' ? makes.options : [] };
}

/** Where a card would be built to bring the most: the place is asked for next. */
function building(player: PlayerView, card: number): Consequence {
  const point: Bundle = [POINT, 1];
  const places = player.locations.flatMap((location, at) => (fits(card, location) ? [arriving(player, card, at)] : []));
  const size = ({ gains }: { readonly gains: Bundle }): number => gains.reduce((sum, n, i) => sum + (i % 2 === 1 ? n : 0), 0);
  const best =
    places.reduce<(typeof places)[number] | null>((most, one) => (most === null || size(one) > size(most) ? one : most), null) ??
    arriving(player, card, -1);
  return { ...nothing, ...best, pays: price(BRICK, 1), gains: together(point, best.gains) };
}

function inTurn(view: FiftyFirstStateView, seat: Seat, answer: TurnAnswer): Consequence {
  const player = view.players[seat]!;
  switch (answer.kind) {
    case 'incorporate':
      return { ...nothing, ...arriving(player, answer.card, -1), pays: price(GREY, locations[answer.card]!.distance) };
    case 'build':
      return building(player, answer.card);
    case 'make-deal': {
      const { distance, deal } = locations[answer.card]!;
      return {
        ...nothing,
        pays: price(BLUE, distance),
        gains: together(
          deal,
          rewards(player, ({ eachDeal }) => eachDeal),
        ),
      };
    }
    case 'raze-card': {
      const { distance, spoils } = locations[answer.card]!;
      return {
        ...nothing,
        pays: price(RED, distance),
        gains: together(
          spoils,
          rewards(player, ({ eachRaze }) => eachRaze),
        ),
      };
    }
    case 'use': {
      const { pays, gains, special } = cardOf(player.locations[answer.at]!).action!;
      return { ...nothing, pays, gains, special };
    }
    case 'board': {
      const { pays, gains } = factions[player.faction]!.actions.find(({ does }) => does === answer.does)!;
      return { ...nothing, pays, gains };
    }
    case 'raze': {
      const location = view.players[answer.of]!.locations[answer.at]!;
      const { spoils, deal } = cardOf(location);
      const other = view.seats === 1 ? null : { seat: answer.of, goods: deal, loses: false };
      const gains = together(
        spoils,
        rewards(player, ({ eachRaze }) => eachRaze),
      );
      return { ...nothing, pays: price(RED, defenceOf(location)), gains, other, ruins: view.seats > 1 };
    }
    case 'send-worker': {
      const other = { seat: answer.of, goods: view.seats === 1 ? [POINT, 1] : [WORKER, 1], loses: false };
      return { ...nothing, ...production(view.players[answer.of]!, answer.at), pays: price(WORKER, 1), other };
    }
    case 'take-transport':
      // What the card gives comes when it is played.
      return { ...nothing, pays: TRANSPORT_PRICE };
    case 'play-transport': {
      const { pays, gains } = transports[answer.card]!;
      return { ...nothing, pays, gains };
    }
    case 'defend':
      return { ...nothing, pays: price(DEFENCE, 1) };
    case 'close-borders':
      return nothing;
  }
}

function atPlace(view: FiftyFirstStateView, seat: Seat, question: string, about: unknown, { of, at }: PlaceAnswer): Consequence {
  const location = view.players[of]!.locations[at]!;
  switch (question) {
    case 'build-on': {
      const { card } = about as { readonly card: number };
      const arrives = arriving(view.players[seat]!, card, at);
      return { ...nothing, ...arrives, gains: together([POINT, 1], arrives.gains), replaces: location.card };
    }
    case 'location-hit':
      return { ...nothing, gains: cardOf(location).deal, ruins: true };
    case 'take-off':
      return nothing;
    default: {
      const taken = question === 'production-to-take' ? plainlyMade(whole(view.players[of]!), location) : null;
      return { ...nothing, ...production(view.players[of]!, at), other: taken === null ? null : { seat: of, goods: taken, loses: true } };
    }
  }
}

const inTurns: ReadonlySet<string> = new Set(turnKinds);

/** What the answer of this seat to a question would cost and bring. */
export function consequenceOf(
  view: FiftyFirstStateView,
  seat: Seat,
  { name, about }: { readonly name: string; readonly about?: unknown },
  answer: Answer,
): Consequence {
  if (inTurns.has(answer.kind)) return inTurn(view, seat, answer as TurnAnswer);
  switch (answer.kind) {
    case 'location':
      return atPlace(view, seat, name, about, answer as PlaceAnswer);
    case 'deal': {
      const { deal } = locations[(answer as DealAnswer).card]!;
      return name === 'deal-to-use' ? { ...nothing, gains: deal } : { ...nothing, pays: { tokens: [], any: 0, cards: 0, deals: 1 } };
    }
    case 'card':
    case 'transport':
      return name === 'card-to-discard' ? { ...nothing, pays: { tokens: [], any: 0, cards: 1, deals: 0 } } : nothing;
    case 'goods':
      return { ...nothing, gains: (answer as GoodsAnswer).goods };
    case 'steal': {
      const { of, good } = answer as StealAnswer;
      return { ...nothing, gains: [good, 1], other: { seat: of, goods: [good, 1], loses: true } };
    }
    case 'pay': {
      const { supply, kept } = answer as PayAnswer;
      return { ...nothing, pays: { tokens: together(supply, kept), any: 0, cards: 0, deals: 0 } };
    }
    case 'again': {
      const { pays, gains, special } = locations[(about as { readonly card: number }).card]!.action!;
      return { ...nothing, pays, gains, special };
    }
    default:
      return nothing;
  }
}

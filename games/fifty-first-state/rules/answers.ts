import { type Answer, fixed, type Seat } from '@skerry/engine';
import { factions } from '../content/factions.ts';
import type { Bundle, GoodName } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { type TransportColour, transportColours, transports } from '../content/transport.ts';

export type BoardAnswer = Answer & { readonly kind: 'board'; readonly does: GoodName };

/** T-6.1: what a player does in a turn. Cards are numbers of locations, `at` is a place in the state of player `of`. */
export type TurnAnswer =
  | (Answer & { readonly kind: 'incorporate' | 'build' | 'make-deal' | 'raze-card'; readonly card: number })
  | (Answer & { readonly kind: 'use'; readonly at: number })
  | BoardAnswer
  | (Answer & { readonly kind: 'raze' | 'send-worker'; readonly of: Seat; readonly at: number })
  | (Answer & { readonly kind: 'take-transport'; readonly colour: TransportColour })
  | (Answer & { readonly kind: 'play-transport'; readonly card: number })
  | DefendAnswer
  | (Answer & { readonly kind: 'close-borders' });

const everyTurnKind: Readonly<Record<TurnAnswer['kind'], true>> = {
  incorporate: true,
  build: true,
  'make-deal': true,
  'raze-card': true,
  use: true,
  board: true,
  raze: true,
  'send-worker': true,
  'take-transport': true,
  'play-transport': true,
  defend: true,
  'close-borders': true,
};
export const turnKinds = Object.keys(everyTurnKind) as readonly TurnAnswer['kind'][];

export type DefendAnswer = Answer & { readonly kind: 'defend'; readonly at: number };
export type CardAnswer = Answer & { readonly kind: 'card'; readonly card: number };
/** T-11.5: a transport card paid as a card. */
export type TransportAnswer = Answer & { readonly kind: 'transport'; readonly card: number };
export type DealAnswer = Answer & { readonly kind: 'deal'; readonly card: number; readonly of: Seat };
export type PlaceAnswer = Answer & { readonly kind: 'location'; readonly of: Seat; readonly at: number };
export type FactionAnswer = Answer & { readonly kind: 'faction'; readonly faction: number };
export type GoodsAnswer = Answer & { readonly kind: 'goods'; readonly goods: Bundle };
export type StealAnswer = Answer & { readonly kind: 'steal'; readonly of: Seat; readonly good: number };
/** What to pay with: tokens from the supply, and tokens kept on own locations. */
export type PayAnswer = Answer & { readonly kind: 'pay'; readonly supply: Bundle; readonly kept: Bundle };
export type AgainAnswer = Answer & { readonly kind: 'again' };
export type EnoughAnswer = Answer & { readonly kind: 'enough' };

// Answers are made once and shared: a search meets the same ones a million times.
const ofCard = <Kind extends string>(kind: Kind): { readonly kind: Kind; readonly card: number }[] =>
  fixed(locations.map((_, card) => ({ kind, card })));

export const incorporateAnswers: readonly TurnAnswer[] = ofCard('incorporate');
export const buildAnswers: readonly TurnAnswer[] = ofCard('build');
export const makeDealAnswers: readonly TurnAnswer[] = ofCard('make-deal');
export const razeCardAnswers: readonly TurnAnswer[] = ofCard('raze-card');
export const cardAnswers: readonly CardAnswer[] = ofCard('card');
export const boardAnswers: readonly BoardAnswer[] = fixed(factions[0]!.actions.map(({ does }) => ({ kind: 'board', does })));
export const takeTransportAnswers: readonly TurnAnswer[] = fixed(transportColours.map((colour) => ({ kind: 'take-transport', colour })));
export const playTransportAnswers: readonly TurnAnswer[] = fixed(transports.map((_, card) => ({ kind: 'play-transport', card })));
export const transportAnswers: readonly TransportAnswer[] = fixed(transports.map((_, card) => ({ kind: 'transport', card })));
export const closeBorders: TurnAnswer = fixed({ kind: 'close-borders' });
export const again: AgainAnswer = fixed({ kind: 'again' });
export const enough: EnoughAnswer = fixed({ kind: 'enough' });
export const factionAnswers: readonly FactionAnswer[] = fixed(factions.map((_, faction) => ({ kind: 'faction', faction })));

/** States grow without limit, so answers about places are made when a place is first spoken of. */
function perPlace<A extends Answer>(make: (of: Seat, at: number) => A): (of: Seat, at: number) => A {
  const known: A[][] = [];
  return (of, at) => ((known[of] ??= [])[at] ??= fixed(make(of, at)));
}

export const razeAnswer = perPlace((of, at): TurnAnswer => ({ kind: 'raze', of, at }));
export const sendWorkerAnswer = perPlace((of, at): TurnAnswer => ({ kind: 'send-worker', of, at }));
export const placeAnswer = perPlace((of, at): PlaceAnswer => ({ kind: 'location', of, at }));
export const dealAnswer = perPlace((of, card): DealAnswer => ({ kind: 'deal', card, of }));
export const stealAnswer = perPlace((of, good): StealAnswer => ({ kind: 'steal', of, good }));

const useAnswers: TurnAnswer[] = [];
const defendAnswers: DefendAnswer[] = [];
export const useAnswer = (at: number): TurnAnswer => (useAnswers[at] ??= fixed({ kind: 'use', at }));
export const defendAnswer = (at: number): DefendAnswer => (defendAnswers[at] ??= fixed({ kind: 'defend', at }));

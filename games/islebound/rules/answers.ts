import { type Answer, fixed, type Seat } from '@skerry/engine';
import { crewSkills } from '../content/crew.ts';
import { type Bundle, KEPT } from '../content/goods.ts';
import { REGIONS } from '../content/map.ts';
import { buildings, events, influenceTrack, reputations, towns } from '../content/original.ts';
import type { Raider } from './odds.ts';

/*
 * The questions, by name, and what is answered:
 *
 *   home-port        port                        sail             sail
 *   draft            building (secret)           act              TurnAnswer
 *   tire             crew                        exchange         count
 *   force            force                       exchange-again   pay | enough
 *   fight-crew       crew | enough               either           goods
 *   battle           reroll | wound | retreat    hire             hire | enough
 *   lay-dice         take | retreat              reputation       reputation
 *   wound            crew                        keep-goods       keep
 *   lose-raider      raider                      build            building | enough
 *   influence        cube | crew                 place-cube       place | place-further | enough
 *   visit-taken      visit | enough              skip-space       place | place-further
 *   draw-from        deck                        trade-give       add | enough
 *   card-to-discard  building                    trade-get        add | enough
 *   trade-answer     accept | decline
 */

/** I-5.1: what a player does in a turn, after sailing. */
export type TurnAnswer =
  | (Answer & { readonly kind: 'visit' | 'attack' | 'diplomacy' | 'treasure' })
  | (Answer & { readonly kind: 'event'; readonly card: number })
  | (Answer & { readonly kind: 'buy'; readonly building: number })
  | (Answer & { readonly kind: 'board' | 'trade'; readonly with: Seat })
  | (Answer & { readonly kind: 'end-turn' });

export type PortAnswer = Answer & { readonly kind: 'port'; readonly region: number };
export type SailAnswer = Answer & { readonly kind: 'sail'; readonly to: number; readonly fish: number };
export type BuildingAnswer = Answer & { readonly kind: 'building'; readonly building: number };
export type CrewAnswer = Answer & { readonly kind: 'crew'; readonly crew: number };
export type ForceAnswer = Answer & { readonly kind: 'force'; readonly pirates: number; readonly serpents: number; readonly ichor: boolean };
export type BattleAnswer = (Answer & { readonly kind: 'reroll'; readonly die: number }) | (Answer & { readonly kind: 'wound' | 'retreat' });
export type LayingAnswer = Answer & { readonly kind: 'take' | 'retreat' };
export type RaiderAnswer = Answer & { readonly kind: 'raider'; readonly raider: Raider };
export type CubeAnswer = Answer & { readonly kind: 'cube'; readonly space: number };
export type CountAnswer = Answer & { readonly kind: 'count'; readonly count: number };
export type PayAnswer = Answer & { readonly kind: 'pay'; readonly goods: Bundle };
export type GoodsAnswer = Answer & { readonly kind: 'goods'; readonly goods: Bundle };
export type HireAnswer = Answer & { readonly kind: 'hire'; readonly crew: number; readonly coins: number };
export type ReputationAnswer = Answer & { readonly kind: 'reputation'; readonly card: number };
export type PlaceAnswer = Answer & { readonly kind: 'place' | 'place-further' };
export type KeepAnswer = Answer & { readonly kind: 'keep'; readonly wood: number; readonly fish: number };
export type DeckAnswer = Answer & { readonly kind: 'deck'; readonly deck: 'regular' | 'metropolis' };
export type AddAnswer = Answer & { readonly kind: 'add'; readonly good: number };
export type TradeAnswer = Answer & { readonly kind: 'accept' | 'decline' };
export type EnoughAnswer = Answer & { readonly kind: 'enough' };

// Answers are made once and shared: a search meets the same ones a million times.
export const visit: TurnAnswer & { readonly kind: 'visit' | 'attack' | 'diplomacy' | 'treasure' } = fixed({ kind: 'visit' });
export const attack: TurnAnswer = fixed({ kind: 'attack' });
export const diplomacy: TurnAnswer = fixed({ kind: 'diplomacy' });
export const treasure: TurnAnswer = fixed({ kind: 'treasure' });
export const endTurn: TurnAnswer = fixed({ kind: 'end-turn' });
export const enough: EnoughAnswer = fixed({ kind: 'enough' });
export const wound: BattleAnswer = fixed({ kind: 'wound' });
export const retreat: Answer & { readonly kind: 'retreat' } = fixed({ kind: 'retreat' });
const take: LayingAnswer = fixed({ kind: 'take' });
/** I-6.4: for the greatest sum, which stands first, or lower. */
export const layings: readonly LayingAnswer[] = [take, retreat];
export const place: PlaceAnswer = fixed({ kind: 'place' });
export const placeFurther: PlaceAnswer = fixed({ kind: 'place-further' });
export const accept: TradeAnswer = fixed({ kind: 'accept' });
export const decline: TradeAnswer = fixed({ kind: 'decline' });

export const eventAnswers: readonly TurnAnswer[] = fixed(events.map((_, card) => ({ kind: 'event', card })));
export const buyAnswers: readonly TurnAnswer[] = fixed(buildings.map((_, building) => ({ kind: 'buy', building })));
export const boardAnswers: readonly TurnAnswer[] = fixed([0, 1, 2, 3].map((seat) => ({ kind: 'board', with: seat })));
export const tradeAnswers: readonly TurnAnswer[] = fixed([0, 1, 2, 3].map((seat) => ({ kind: 'trade', with: seat })));
export const portAnswers: readonly PortAnswer[] = fixed(Array.from({ length: REGIONS }, (_, region) => ({ kind: 'port', region })));
export const buildingAnswers: readonly BuildingAnswer[] = fixed(buildings.map((_, building) => ({ kind: 'building', building })));
export const crewAnswers: readonly CrewAnswer[] = fixed(crewSkills.map((_, crew) => ({ kind: 'crew', crew })));
export const rerollAnswers: readonly BattleAnswer[] = fixed([1, 2, 3, 4, 5, 6].map((die) => ({ kind: 'reroll', die })));
export const pirateAnswer: RaiderAnswer = fixed({ kind: 'raider', raider: 'pirate' });
export const serpentAnswer: RaiderAnswer = fixed({ kind: 'raider', raider: 'serpent' });
export const ichorAnswer: RaiderAnswer = fixed({ kind: 'raider', raider: 'ichor' });
export const cubeAnswers: readonly CubeAnswer[] = fixed(influenceTrack.map((_, space) => ({ kind: 'cube', space })));
export const reputationAnswers: readonly ReputationAnswer[] = fixed(reputations.map((_, card) => ({ kind: 'reputation', card })));
export const deckAnswers: readonly DeckAnswer[] = fixed([
  { kind: 'deck', deck: 'regular' },
  { kind: 'deck', deck: 'metropolis' },
]);
export const addAnswers: readonly AddAnswer[] = fixed(Array.from({ length: KEPT }, (_, good) => ({ kind: 'add', good })));
export const acceptOrDecline: readonly TradeAnswer[] = [accept, decline];
export const visitOrNot = [visit, enough] as const;
export const placeOrFurther: readonly PlaceAnswer[] = [place, placeFurther];

/** Makes an answer for two small numbers when it is first spoken of. */
function perPair<A extends Answer>(make: (one: number, other: number) => A): (one: number, other: number) => A {
  const known: A[][] = [];
  return (one, other) => ((known[one] ??= [])[other] ??= fixed(make(one, other)));
}

export const sailAnswer = perPair((to, fish): SailAnswer => ({ kind: 'sail', to, fish }));
export const hireAnswer = perPair((crew, coins): HireAnswer => ({ kind: 'hire', crew, coins }));
export const keepAnswer = perPair((wood, fish): KeepAnswer => ({ kind: 'keep', wood, fish }));
const forceAnswers = [false, true].map((ichor) =>
  perPair((pirates, serpents): ForceAnswer => ({ kind: 'force', pirates, serpents, ichor })),
);
export const forceAnswer = (pirates: number, serpents: number, ichor: boolean): ForceAnswer =>
  forceAnswers[ichor ? 1 : 0]!(pirates, serpents);

const countLists: CountAnswer[][] = [];
/** The counts from none to so many. */
export function countsUpTo(most: number): readonly CountAnswer[] {
  while (countLists.length <= most) {
    const shorter = countLists.at(-1) ?? [];
    countLists.push([...shorter, fixed({ kind: 'count', count: shorter.length })]);
  }
  return countLists[most]!;
}

const signParts = towns.flatMap(({ basic, advanced }) => [...basic.sign, ...advanced.sign]);
/** What the towns offer to choose from, by the part of the sign. */
export const eitherAnswers: ReadonlyMap<object, readonly GoodsAnswer[]> = new Map(
  signParts.flatMap((part) =>
    part.does === 'either' ? [[part, fixed(part.options.map((goods) => ({ kind: 'goods' as const, goods })))]] : [],
  ),
);
export const payAnswers: ReadonlyMap<object, readonly PayAnswer[]> = new Map(
  signParts.flatMap((part) =>
    part.does === 'exchange' ? [[part, fixed(part.pays.map((goods) => ({ kind: 'pay' as const, goods })))]] : [],
  ),
);

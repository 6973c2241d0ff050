import type { Play, Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { damage, type Named } from '../../content/step.ts';
import { done } from '../action-body.ts';
import { action } from '../action.ts';
import { aim } from '../powers/aiming.ts';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer, type MoveAnswer, no, optionAnswer, stop, useAnswer, yes } from '../answers.ts';
import { takeNext } from '../any-order.ts';
import { goingAlong } from '../events/commanding-beasts.ts';
import { addBlight, takeFromCard } from '../fear-and-blight/blighting.ts';
import { fitsToBuild } from '../invaders/build.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { discardTopFearCard, putFearCardOnTop } from '../fear-and-blight/fear-deck.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { distanceBetween } from '../island/geography.ts';
import { losePresence } from '../pieces/giving-up-presence.ts';
import { allInvaders, dealDivided } from '../pieces/harm.ts';
import { buildInAll, ravageInAll } from '../invaders/invader-cards.ts';
import { boxInvaderCard } from '../invaders/invader-deck.ts';
import { deciderFor, deciderOn, geography, isCoastal, isSacredSite, landsOf, landsOn, liesOn, slotsOf } from '../island/island.ts';
import { nearForInvaders } from '../island/isolation.ts';
import { presenceIn } from '../pieces/losing-presence.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { isRansomed } from '../events/parts.ts';
import { changeTokens, invadersIn, those, tokens } from '../pieces/pieces.ts';
import { removePresence } from '../pieces/presence.ts';
import { canPay, payTogether } from '../events/price.ts';
import { defendOf } from '../invaders/defend.ts';
import { blightsFrom } from '../invaders/foreseen-ravage.ts';
import { canRavage } from '../invaders/ravage.ts';
import { current } from '../record.ts';
import { isHuntedIn } from '../island/shown-lands.ts';
import { asOften } from '../invaders/sideways.ts';
import { isPlaced } from '../invaders/stage.ts';
import { BEASTS, CITY, type SpiritTable, type State, TOWN } from '../state.ts';
import { presenceAsBeasts } from '../pieces/swarms.ts';
import { metThresholds } from '../powers/thresholds.ts';
import { turnUp } from '../events/turning-up.ts';
import { unseenTerrain } from '../island/unseen-terrain.ts';
import { usablePowers } from '../powers/usable.ts';
import { usePower } from '../powers/using.ts';

const buildings: readonly Named[] = ['town', 'city'];
const BEASTS_DEAL = 2;

/** One of the beasts strikes; whether that destroyed a town or city. */
function* tearDown(table: SpiritTable, seat: Seat, land: number): Play<boolean> {
  const { happened } = current(table.state);
  const before = happened.length;
  yield* dealDivided(table, seat, land, BEASTS_DEAL, allInvaders);
  return happened.slice(before).some((one) => one.what === 'destroyed' && (one.kind === TOWN || one.kind === CITY));
}

/** So many beasts of a land go on. */
function* prowl(table: SpiritTable, land: number, n: number): Play {
  const { state } = table;
  const beasts = { kind: 'move', piece: BEASTS, damage: 0, strife: 0, dream: 0, from: land } as const;
  for (let left = n; left > 0; left--) {
    const answers = pushTargets(state, land).map((to): MoveAnswer => ({ ...beasts, to }));
    if (answers.length > 0) yield* move(table, yield* table.ask(deciderFor(state, land), 'push', answers, { about: { land, left } }));
  }
}

/** Rules of single events of Branch & Claw. */
export const eventsBranchAndClaw = {
  /** Beasts Attack: 2 damage for each beasts; each whose damage destroyed a town or city is removed. */
  *'beasts-attack'({ table, seat, land }: Doing): Play {
    const { state } = table;
    for (let n = tokens(state, land, BEASTS); n > 0 && !state.over; n--) {
      if (!(yield* tearDown(table, seat, land))) continue;
      changeTokens(state, land, BEASTS, -1);
      table.log({ what: 'removed', land, piece: BEASTS, n: 1 });
    }
    // J-24.9, J-40.23: presence that its spirit lets count as beasts shares their fate.
    for (const { seat: owner, presence } of presenceAsBeasts(state, land)) {
      if (state.over || invadersIn(state, land) === 0) return;
      const { kind } = yield* table.ask(owner, 'strike-as-beasts', [yes, no], { about: { land, left: presence } });
      if (kind === 'yes' && (yield* tearDown(table, owner, land))) removePresence(table, owner, land, presence);
    }
  },

  /** Beasts Prowl: each beasts that was there generates fear or moves; none does both, or twice. */
  *'beasts-prowl'(doing: Doing): Play {
    const { table } = doing;
    const { state } = table;
    const there = landsOf(state, false).flatMap((land) =>
      countOf(state, land, ['beasts']) > 0 ? [{ land, n: tokens(state, land, BEASTS) }] : [],
    );
    while (there.length > 0) {
      const { land, n } = yield* takeNext(doing, there, goingAlong(state));
      if (invadersIn(state, land) > 0) fearOfPower(table, n + presenceAsBeasts(state, land).length, land);
      else yield* prowl(table, land, n);
    }
  },

  /** The card goes back into the deck under so many others. */
  'event-comes-back': ({ table }: Doing, under: number): Play =>
    done(() => {
      table.state.events!.back = under;
    }),

  /** War Touches the Island's Shores: as much damage as a major power costs, to the invaders and to the land; defend reduces both. */
  *'war-touches-the-shores'({ table, seat, board }: Doing): Play {
    const { state } = table;
    const card = turnUp(table, 'major');
    if (card === null) return;
    const shores = landsOn(state, board!).filter((land) => isCoastal(state, land));
    const most = Math.max(...shores.map((land) => countOf(state, land, buildings)));
    const lands = shores.filter((land) => countOf(state, land, buildings) === most);
    if (most === 0 || lands.length === 0) return;
    const { land } = yield* table.ask(seat, 'land', lands.map(landAnswer));
    const dealt = Math.max(0, powers[card]!.cost - defendOf(state, land));
    yield* dealDivided(table, seat, land, dealt, allInvaders);
    if (dealt >= blightsFrom(state, land)) yield* addBlight(table, land);
  },

  'fear-card-from-the-box': ({ table }: Doing): Play => done(() => putFearCardOnTop(table)),

  'fear-card-to-the-box': ({ table }: Doing): Play => done(() => discardTopFearCard(table)),

  /** Blight leaves the card for good: so much for each player, or (0) just one. */
  *'blight-leaves-the-card'({ table }: Doing, perPlayer: number): Play {
    const { state } = table;
    const n = perPlayer === 0 ? 1 : perPlayer * state.players;
    for (let i = 0; i < n && state.lost !== 'blight' && !state.over; i++) {
      state.blight.box--;
      table.log({ what: 'blight-boxed', n: 1 });
      yield* takeFromCard(table, 1);
    }
  },

  /** Guard Them Yourself: in each land with a sacred site and invaders 2 damage, for energy, or a presence of each spirit there. */
  *'guard-the-sacred-sites'(doing: Doing, price: number): Play {
    const { table } = doing;
    const { state } = table;
    const sites = landsOf(state, false).filter(
      (land) => invadersIn(state, land) > 0 && state.spirits.some((_, one) => isSacredSite(state, one, land)),
    );
    const lands = asOften(state, sites);
    const left: { readonly land: number; readonly guarded: boolean }[] = [];
    const due = (): number => price * left.filter(({ guarded }) => guarded).length;
    for (const land of lands) {
      const able = canPay(state, due() + price, 'fire');
      const { option } = yield* table.ask(deciderFor(state, land), 'guard', able ? [optionAnswer(0), optionAnswer(1)] : [optionAnswer(1)], {
        about: { land },
      });
      left.push({ land, guarded: option === 0 });
    }
    yield* payTogether(table, due(), 'fire');
    while (left.length > 0 && !state.over) {
      // J-14.4, J-14.5
      const { land, guarded } = yield* takeNext(doing, left, [damage(2)]);
      yield* action(table, { kind: 'event', land }, function* () {
        if (guarded) yield* dealDivided(table, deciderFor(state, land), land, 2, allInvaders);
        else for (const one of presenceIn(state, (there) => there === land)) yield* losePresence(table, one.seat, land);
      });
    }
  },

  /** Guide the Madness: beasts are removed, and so much is paid for each that stays, but never less than that once. */
  *'guide-the-madness'({ table, seat }: Doing, price: number): Play {
    const { state } = table;
    const lands = (): number[] => landsOf(state, false).filter((land) => tokens(state, land, BEASTS) > 0);
    const due = (): number => Math.max(price, price * lands().reduce((sum, land) => sum + tokens(state, land, BEASTS), 0));
    for (;;) {
      const answers = [...lands().map(landAnswer), ...(canPay(state, due(), 'animal') ? [stop] : [])];
      if (answers.length === 0) break;
      const answer = yield* table.ask(seat, 'let-go', answers, { about: { left: due() } });
      if (answer.kind === 'stop') break;
      changeTokens(state, answer.land, BEASTS, -1);
      table.log({ what: 'removed', land: answer.land, piece: BEASTS, n: 1 });
    }
    yield* payTogether(table, due(), 'animal');
  },

  /** Fortification: a build for a terrain that no card in an action space shows. J-33.13 */
  *'build-in-an-unseen-terrain'({ table, seat }: Doing): Play {
    const { state } = table;
    // J-15.4
    const lands = (yield* unseenTerrain(table, seat)).filter((land) => fitsToBuild(state, land));
    yield* buildInAll(table, lands, false);
  },

  /** Rouse the Spirits: a slow power is used now, and not in the slow phase. */
  *'may-use-a-slow-power'({ table, seat }: Doing): Play {
    const { state } = table;
    const uses = usablePowers(state, seat, 'slow').filter(({ repeat, untimely }) => repeat < 0 && untimely === null);
    if (uses.length === 0) return;
    const answer = yield* table.ask(seat, 'rouse', [...uses.map(({ power }) => useAnswer(power)), stop]);
    if (answer.kind !== 'use') return;
    const use = uses.find(({ power }) => power === answer.power)!;
    const aimed = yield* aim(table, seat, use.power, metThresholds(state, seat, powers[use.power]!));
    if (aimed !== null) yield* usePower(table, seat, use, aimed);
  },

  /** Rising Interest: the top card of the invader deck leaves the game, unseen if it is; not one that lies there by special setup. */
  'invader-card-to-the-box': ({ table }: Doing): Play =>
    done(() => {
      boxInvaderCard(
        table,
        table.state.invaders.deck.findIndex((back) => !isPlaced(back)),
      );
    }),

  /** Invaders Surge Inland: a town goes so many lands inland. */
  *'move-a-town-inland'({ table, seat, land }: Doing, far: number): Play {
    const { state } = table;
    const known = geography(state);
    const goals = landsOf(state, false).filter((to) => to !== land && !isCoastal(state, to) && distanceBetween(known, land, to) <= far);
    const answers = state.spaces[land]!.groups.filter(({ kind }) => kind === TOWN).flatMap((group) =>
      goals.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from: land, to })),
    );
    if (answers.length === 0) return;
    const answer = yield* table.ask(seat, 'push', isShutIn(state, land, goals, far) ? [...answers, stop] : answers, {
      about: { land, left: 1 },
    });
    if (answer.kind === 'move') yield* move(table, answer);
  },

  /** Stay Steady and Slow: the card is discarded for its cost and so much more. */
  'discard-for-energy': ({ table, seat, power }: Doing, more: number): Play =>
    done(() => {
      const spirit = table.state.spirits[seat]!;
      spirit.played.splice(spirit.played.indexOf(power!), 1);
      spirit.discard.push(power!);
      table.log({ what: 'discarded', seat, cards: [power!] });
      table.log({ what: 'energy', seat, n: gainEnergy(table.state, seat, powers[power!]!.cost + more), from: 'effect' });
    }),

  /** Work to Match Their Pace: the card is used now, and not in the slow phase, or not at all now. */
  *'may-use-it-now'({ table, seat, power }: Doing): Play {
    const use = usablePowers(table.state, seat, 'slow').find((one) => one.power === power && one.repeat < 0);
    if (use === undefined) return;
    const answer = yield* table.ask(seat, 'rouse', [useAnswer(use.power), stop]);
    if (answer.kind !== 'use') return;
    const aimed = yield* aim(table, seat, use.power, metThresholds(table.state, seat, powers[use.power]!));
    if (aimed !== null) yield* usePower(table, seat, use, aimed);
  },

  /** New Cash Crops Take Hold: a ravage for a terrain that no card in an action space shows; on each board presence may prevent it. J-33.13 */
  *'ravage-in-an-unseen-terrain'({ table, seat }: Doing, price: number): Play {
    const { state } = table;
    const shown = yield* unseenTerrain(table, seat);
    // J-36.22: what a card of that terrain would fit.
    const hunted = shown.length === 0 ? [] : landsOf(state, false).filter((land) => isHuntedIn(state, land));
    const lands = [...new Set([...shown, ...hunted])].filter((land) => canRavage(state, land)).toSorted((one, other) => one - other);
    let left: readonly number[] = lands;
    for (const slot of slotsOf(state, lands)) {
      const elsewhere = left.filter((land) => !liesOn(state, land, slot));
      if (elsewhere.length === left.length) continue;
      if (yield* isRansomed({ table, seat: deciderOn(state, slot) }, slot, { presence: price })) left = elsewhere;
    }
    yield* ravageInAll(table, left, null);
  },
};

/** J-30.2: whether isolated lands keep invaders of a land from each of these; then they go only if the players allow it. */
function isShutIn(state: State, land: number, goals: readonly number[], far: number): boolean {
  let reached = [land];
  for (let i = 0; i < far; i++) reached = [...new Set([...reached, ...reached.flatMap((there) => nearForInvaders(state, there))])];
  return !goals.some((goal) => reached.includes(goal));
}

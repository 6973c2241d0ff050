import type { Play } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { add, at, destroy, has } from '../../content/step.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { cardAnswer, elementAnswer, landAnswer, no, optionAnswer, seatAnswer, stop, yes } from '../answers.ts';
import { addBlight, takeFromCard } from '../fear-and-blight/blighting.ts';
import { reclaim } from '../spirits/cards.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { elementIndex, gainEnergy } from '../spirits/elements.ts';
import { loseFear } from '../fear-and-blight/fear.ts';
import { drawFearCard } from '../fear-and-blight/fear-deck.ts';
import { useUpStrife } from '../pieces/strife.ts';
import { distanceBetween } from '../island/geography.ts';
import { loseOwnPresence, losePresence } from '../pieces/giving-up-presence.ts';
import { allInvaders, badlandsFor, dealDivided, destroy as destroyHumans, harmDahan, isBuilding } from '../pieces/harm.ts';
import { boxInvaderCard } from '../invaders/invader-deck.ts';
import { geography, neighbours } from '../island/island.ts';
import { losable } from '../pieces/losing-presence.ts';
import { landsFor, mayBeIn, movableFrom, movePresence, ownLands, restorable, restore } from '../pieces/presence.ts';
import { defendOf } from '../invaders/defend.ts';
import { isHindered } from '../invaders/foreseen-ravage.ts';
import { stageOfBack } from '../invaders/stage.ts';
import { DAHAN, type SpiritTable } from '../state.ts';
import { returnToTrack } from '../spirits/time.ts';
import { elementsShown, turnUp } from '../events/turning-up.ts';

const ELEMENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Rules of single events of Jagged Earth. */
export const eventsJaggedEarth = {
  /** Tend to Your Own Strength: a minor power for each player; plants cost the island blight, animals the dahan. A card may show both. */
  *'lesser-spirits-suffer'(doing: Doing): Play {
    const { table, seat } = doing;
    const { state } = table;
    for (let i = 0; i < state.players && !state.over; i++) {
      const card = turnUp(table, 'minor');
      if (card === null) return;
      const elements = yield* elementsShown(table, seat, card);
      if (elements[elementIndex('plant')]! > 0) yield* takeBlightAway(table, 1);
      if (elements[elementIndex('animal')]! > 0) yield* resolveSteps(doing, [at({ test: [has('blight')] }, destroy(1, 'dahan'))]);
    }
  },

  *'element-for-good'({ table, seat }: Doing): Play {
    const { element } = yield* table.ask(seat, 'element-for-good', ELEMENTS.map(elementAnswer));
    table.state.spirits[seat]!.markers[element]!++;
    table.log({ what: 'element-for-good', seat, element });
  },

  /** J-42.5: one for each player, and then on until the card turns, if it shows its first side; as much energy for each, as even as can be. */
  *'draw-strength-from-the-island'({ table }: Doing, each: number): Play {
    const { state } = table;
    let n = yield* takeBlightAway(table, state.players);
    while (state.blight.card < 0 && state.lost !== 'blight' && !state.over) n += yield* takeBlightAway(table, 1);
    const more: number[] = [];
    const left = (n * each) % state.players;
    while (more.length < left) {
      const open = state.spirits.flatMap((_, seat) => (more.includes(seat) ? [] : [seat]));
      const { seat } = yield* table.ask(0, 'even-share', open.map(seatAnswer), { about: { left: left - more.length } });
      more.push(seat);
    }
    for (let seat = 0; seat < state.players; seat++) {
      const share = Math.floor((n * each) / state.players) + (more.includes(seat) ? 1 : 0);
      table.log({ what: 'energy', seat, n: gainEnergy(state, seat, share), from: 'effect' });
    }
  },

  *'return-presence-to-a-track'({ table, seat }: Doing): Play {
    const { state } = table;
    const { land } = yield* table.ask(seat, 'take-presence-back', ownLands(state, seat).map(landAnswer));
    state.spirits[seat]!.presence[land]!--;
    table.log({ what: 'returned-presence', seat });
    yield* returnToTrack(table, seat);
  },

  /** Pour Your Strength into the Island: one for each spirit. */
  'blight-comes-to-the-card': ({ table }: Doing): Play =>
    done(() => {
      const { blight, players } = table.state;
      blight.pool += players;
      blight.box += players;
      table.log({ what: 'blight-from-box', n: players });
    }),

  /** Create Unnerving Distractions: the last card of stage II and the last of stage III. */
  'last-invader-cards-to-the-box': ({ table }: Doing): Play =>
    done(() => {
      for (const stage of [2, 3])
        boxInvaderCard(
          table,
          table.state.invaders.deck.findLastIndex((back) => stageOfBack(back) === stage),
        );
    }),

  /** Widespread Clearcutting: blight without cascade, unless so many presence or dahan of the land are given for it. */
  *'blight-unless-some-die'({ table, seat, land }: Doing, n: number): Play {
    const { state } = table;
    const there = (): number =>
      state.spirits.reduce((sum, { presence }) => sum + presence[land]!, 0) +
      state.spaces[land]!.groups.reduce((sum, { kind, count }) => sum + (kind === DAHAN ? count : 0), 0);
    if (there() < n) return yield* addBlight(table, land, 1, { still: true });
    const { kind } = yield* table.ask(seat, 'clearcutting', [yes, no], { about: { land, left: n } });
    if (kind === 'no') return yield* addBlight(table, land, 1, { still: true });
    for (let left = n; left > 0 && there() > 0; left--) {
      const owners = state.spirits.flatMap(({ presence }, owner) =>
        presence[land]! > 0 ? [{ kind: 'lose' as const, seat: owner, land }] : [],
      );
      const dahan = state.spaces[land]!.groups.filter((group) => group.kind === DAHAN).map(({ damage, strife, dream }) => ({
        kind: 'piece' as const,
        land,
        piece: DAHAN,
        damage,
        strife,
        dream,
      }));
      const answer = yield* table.ask(seat, 'clearcutting-gives', [...owners, ...dahan], { about: { land, left } });
      if (answer.kind === 'lose') yield* losePresence(table, answer.seat, land);
      else {
        const group = state.spaces[land]!.groups.find((one) => one.kind === DAHAN && one.damage === answer.damage)!;
        yield* destroyHumans(table, land, group, 1);
      }
    }
  },

  /** J-33.14: a card from the discards, or one of its own unique powers that the game has seen it forget. */
  *'reclaim-or-remember'({ table, seat }: Doing): Play {
    const { state } = table;
    const spirit = state.spirits[seat]!;
    const own = state.forgotten.filter((card) => powers[card]!.spirit === spirits[spirit.kind]!.name);
    const cards = [...spirit.discard, ...own];
    if (cards.length === 0) return;
    const { card } = yield* table.ask(seat, 'remember', cards.map(cardAnswer));
    if (spirit.discard.includes(card)) return reclaim(table, seat, [card]);
    state.forgotten.splice(state.forgotten.indexOf(card), 1);
    spirit.hand.push(card);
    table.log({ what: 'gained', seat, card, rule: 'J-33.14' });
  },

  *'may-reclaim'({ table, seat }: Doing): Play {
    const { discard } = table.state.spirits[seat]!;
    if (discard.length === 0) return;
    const answer = yield* table.ask(seat, 'reclaim', [...discard.map(cardAnswer), stop], { about: { left: 1 } });
    if (answer.kind !== 'stop') reclaim(table, seat, [answer.card]);
  },

  /** Clever Cooperation: presence goes along with the dahan's plan, and the invaders where it comes to take damage. */
  *'push-presence-and-strike'({ table, seat, land }: Doing, n: number): Play {
    const { state } = table;
    const goals = neighbours(state, land, true).filter((to) => mayBeIn(state, seat, to, false));
    if (goals.length === 0 || !movableFrom(state, seat).includes(land)) return;
    const { land: to } = yield* table.ask(seat, 'move-presence-to', goals.map(landAnswer), { about: { from: land } });
    movePresence(table, seat, land, to);
    yield* dealDivided(table, seat, to, n, allInvaders);
  },

  /** The World's Vibrance Fades: blight leaves the card for each player; a spirit may give so much presence to keep one of them there. */
  *'blight-leaves-unless-presence-is-lost'({ table }: Doing, price: number): Play {
    const { state } = table;
    let n = state.players;
    for (let seat = 0; seat < state.players; seat++) {
      if (losable(state, seat) < price) continue;
      const { kind } = yield* table.ask(seat, 'keep-blight', [no, yes], { about: { left: price } });
      if (kind === 'no') continue;
      yield* loseOwnPresence(table, seat, price);
      n--;
    }
    yield* takeBlightAway(table, n);
  },

  /** Raiding and Retaliation: each town and city that is left strikes back; defend and strife hold them off as in a ravage. */
  *'buildings-retaliate'({ table, land }: Doing, each: number): Play {
    const { state } = table;
    let damage = 0;
    for (const group of state.spaces[land]!.groups) {
      if (!isBuilding(group.kind)) continue;
      if (!isHindered(state, land, group.strife)) damage += each * group.count;
    }
    useUpStrife(table, land, ({ kind, strife }) => isBuilding(kind) && isHindered(state, land, strife));
    const dealt = damage - defendOf(state, land);
    if (dealt > 0) yield* harmDahan(table, land, dealt + badlandsFor(state, land, [DAHAN]));
  },

  /** J-33.15: the presence is that of the spirit that chooses. */
  *'presence-becomes-wilds'(doing: Doing, n: number): Play {
    for (const land of yield* loseOwnPresence(doing.table, doing.seat, n)) yield* resolveSteps({ ...doing, land }, [add(1, 'wilds')]);
  },

  /** Destroyed presence to a land of the spirit's own. */
  *'presence-comes-back'({ table, seat }: Doing): Play {
    const { state } = table;
    const lands = ownLands(state, seat).filter((land) => restorable(state, seat, land, true) > 0);
    if (lands.length === 0) return;
    const { land } = yield* table.ask(seat, 'presence-land', lands.map(landAnswer));
    restore(table, seat, land);
  },

  /** Leave Behind That Which Restrains You: up to two presence, so far each. */
  *'move-own-presence'({ table, seat }: Doing, range: number): Play {
    const { state } = table;
    const known = geography(state);
    const { presence } = state.spirits[seat]!;
    let moved = -1;
    for (let i = 0; i < 2; i++) {
      const open = movableFrom(state, seat).filter((land) => presence[land]! > (land === moved ? 1 : 0));
      if (open.length === 0) return;
      const answer = yield* table.ask(seat, 'own-presence', [...open.map(landAnswer), stop]);
      if (answer.kind === 'stop') return;
      const from = answer.land;
      const goals = landsFor(state, seat, false).filter((to) => to !== from && distanceBetween(known, from, to) <= range);
      if (goals.length === 0) continue;
      const { land: to } = yield* table.ask(seat, 'move-presence-to', goals.map(landAnswer), { about: { from } });
      movePresence(table, seat, from, to);
      moved = to;
    }
  },

  /** Overconfidence: earned fear cards are discarded unresolved; where there are none, fear goes back to the pool. */
  *'fear-is-lost'({ table }: Doing, n: number): Play {
    const { fear, players } = table.state;
    if (fear.earned.length === 0) {
      loseFear(table, n * players);
      return;
    }
    for (let i = 0; i < n && fear.earned.length > 0; i++) {
      // Those that nobody has seen are all alike.
      const different = fear.earned.flatMap((card, place) => (card >= 0 || fear.earned.indexOf(card) === place ? [place] : []));
      const { option } = yield* table.ask(0, 'lose-fear-card', different.map(optionAnswer), { about: { left: n - i } });
      const [seen] = fear.earned.splice(option, 1);
      const card = seen! >= 0 ? seen! : drawFearCard(table);
      fear.discard.push(card);
      table.log({ what: 'fear-card-discarded', card });
    }
  },
};

/** Blight leaves the card for good; returns how much has. */
function* takeBlightAway(table: SpiritTable, n: number): Play<number> {
  const { state } = table;
  let taken = 0;
  while (taken < n && state.lost !== 'blight' && !state.over) {
    state.blight.box--;
    table.log({ what: 'blight-boxed', n: 1 });
    yield* takeFromCard(table, 1);
    taken++;
  }
  return taken;
}

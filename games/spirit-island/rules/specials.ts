import type { Play } from '@skerry/engine';
import { powers } from '../content/powers.ts';
import { done } from './action-body.ts';
import { cardAnswer, elementAnswer, landAnswer, type MoveAnswer, no, optionAnswer, stop, yes } from './answers.ts';
import { cardSpecials } from './card-specials.ts';
import { chooseDay, setAside } from './days.ts';
import { forgettable, gainPowerCard, giveUp, takeCard } from './cards.ts';
import { elementsOf, gainElements, gainEnergy } from './elements.ts';
import { dealDivided } from './harm.ts';
import { drawFearCard } from './fear-deck.ts';
import { geography, isCoastal, landsOf } from './island.ts';
import { eventSpecials } from './event-specials.ts';
import { laterEventSpecials } from './later-event-specials.ts';
import { laterSpecials } from './later-specials.ts';
import { leadingSpecials } from './leading.ts';
import { move, pushTargets } from './moving.ts';
import { canPlay, playCard } from './playing.ts';
import { powerSpecials } from './power-specials.ts';
import { moves } from './pushing.ts';
import { buildingsIn, dahanIn, those } from './pieces.ts';
import { putPresence, restorable, restore, sources } from './presence.ts';
import { rebellionSpecials } from './rebellion.ts';
import { hasFind } from './scenarios/finds.ts';
import { timeSpecials } from './time-specials.ts';
import type { Doing } from './amounts.ts';
import { laterSpiritSpecials } from './later-spirit-specials.ts';
import { spiritSpecials } from './spirit-specials.ts';
import { strengthOf } from './strength.ts';
import { tricksterSpecials } from './trickster.ts';
import { CITY, DAHAN, EXPLORER, type Human, TOWN } from './state.ts';

/** A rule that only one card has. `stop`: the rest of the card is not done. */
type Special = (doing: Doing, n: number) => Play<void | 'stop'>;

/** What no other card does, by the name that stands in its declaration. */
export const specials: Readonly<Record<string, Special>> = {
  ...laterSpecials,
  ...spiritSpecials,
  ...powerSpecials,
  ...timeSpecials,
  ...eventSpecials,
  ...rebellionSpecials,
  ...cardSpecials,
  ...laterEventSpecials,
  ...laterSpiritSpecials,
  ...tricksterSpecials,
  ...leadingSpecials,

  /** The target chooses so many different elements; who gives them to another gets the same. */
  *'elemental-boon'({ table, user, target }, n) {
    const chosen: number[] = [];
    while (chosen.length < n) {
      const open = [0, 1, 2, 3, 4, 5, 6, 7].filter((element) => !chosen.includes(element));
      const { element } = yield* table.ask(target!, 'element', open.map(elementAnswer), { about: { left: n - chosen.length } });
      chosen.push(element);
    }
    for (const seat of new Set([target!, user!])) gainElements(table, seat, chosen);
  },

  /** J-8.4 in reverse: a card is forgotten for nothing. */
  *'forget-power'({ table, seat }) {
    const cards = forgettable(table.state.spirits[seat]!);
    if (cards.length === 0) return 'stop';
    const { card } = yield* table.ask(seat, 'forget', cards.map(cardAnswer));
    yield* giveUp(table, seat, card);
  },

  /** Seek Safety I */
  *'push-explorer-to-more-buildings'({ table, seat, land }) {
    const { state } = table;
    const lands = pushTargets(state, land).filter((to) => buildingsIn(state, to) > buildingsIn(state, land));
    const explorers = state.spaces[land]!.groups.filter(({ kind }) => kind === EXPLORER);
    const answers = explorers.flatMap((group) => lands.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from: land, to })));
    if (answers.length > 0) yield* move(table, yield* table.ask(seat, 'push', answers, { about: { land } }));
  },

  /** Tidal Boon: dahan that the target sent into an ocean may come ashore rather than drown. */
  *'carry-dahan-ashore'({ table, user }) {
    const { state } = table;
    const { lands, spaces } = geography(state);
    for (let ocean = lands; ocean < spaces; ocean++) {
      while (dahanIn(state, ocean) > 0) {
        const shores = landsOf(state, false).filter((land) => isCoastal(state, land));
        const answer = yield* table.ask(user!, 'ashore', [...shores.map(landAnswer), stop], { about: { ocean } });
        if (answer.kind === 'stop') break;
        const group = state.spaces[ocean]!.groups.find(({ kind }) => kind === DAHAN)!;
        yield* move(table, { ...those(group), from: ocean, to: answer.land });
      }
    }
  },

  /** Spirits May Yet Dream: J-25.9 */
  *'turn-up-a-fear-card'({ table, seat }) {
    const { fear } = table.state;
    const inDeck = fear.left.reduce((sum, n) => sum + n, 0);
    const places = [
      ...fear.earned.flatMap((card, i) => (card < 0 ? [i] : [])),
      ...Array.from({ length: inDeck }, (_, place) => 100 + place).filter((at) => !fear.faceUp.some(({ place }) => place === at - 100)),
    ];
    if (places.length === 0) return;
    const { option } = yield* table.ask(seat, 'fear-card', places.map(optionAnswer));
    const card = drawFearCard(table);
    if (option < 100) fear.earned[option] = card;
    else fear.faceUp.push({ place: option - 100, card });
    table.log({ what: 'fear-card-seen', card, rule: 'J-25.9' });
  },

  *'gain-an-element-it-has'({ table, user, target }) {
    const have = elementsOf(table.state, target!);
    const kinds = have.flatMap((count, element) => (count > 0 ? [element] : []));
    if (kinds.length === 0) return;
    const { element } = yield* table.ask(user!, 'element', kinds.map(elementAnswer));
    gainElements(table, target!, [element]);
  },

  /** Call on Midnight's Dream, where there are dahan. */
  *'call-on-midnights-dream'({ table, user, land, power }) {
    const { state } = table;
    const seat = user!;
    const dahan = dahanIn(state, land);
    const { card, forgotten } = yield* gainPowerCard(table, seat, { deck: 'major' });
    if (forgotten !== power || card === null) return;
    const n = gainEnergy(state, seat, dahan);
    table.log({ what: 'energy', seat, n, from: 'effect' });
    if (!canPlay(table.state, seat, card)) return;
    const { kind } = yield* table.ask(seat, 'play-now', [yes, no], { about: { card } });
    if (kind === 'yes') playCard(table, seat, card);
  },

  /** Blazing Renewal: destroyed presence of the target comes back here; J-25.5: without any, nothing more is done. */
  'restore-presence-or-stop': ({ table, target, land }, n) =>
    done(() => {
      const back = Math.min(n, restorable(table.state, target!, land, true));
      if (back === 0) return 'stop';
      restore(table, target!, land, back);
      return undefined;
    }),

  /** Dissolve the Bonds: explorers and buildings deal their damage to each other at the same time. */
  *'explorers-fight-buildings'({ table, seat, land }) {
    const { state } = table;
    const by = (kinds: readonly Human[]): number =>
      state.spaces[land]!.groups.reduce(
        (sum, { kind, count }) => sum + (kinds.includes(kind) ? count * strengthOf(state, land, kind) : 0),
        0,
      );
    const explorers = by([EXPLORER]);
    const buildings = by([TOWN, CITY]);
    yield* dealDivided(table, seat, land, explorers, [TOWN, CITY]);
    yield* dealDivided(table, seat, land, buildings, [EXPLORER]);
  },

  /** Entwined Power: each may target from the other's presence. */
  'target-from-each-other': ({ table, user, target }) =>
    done(() => {
      if (user === target) return;
      table.state.spirits[user!]!.alsoFrom.push(target!);
      table.state.spirits[target!]!.alsoFrom.push(user!);
    }),

  /** The target gains a power card, and the user one of those that it drew and did not keep. */
  *'gain-power-and-share'({ table, user, target }) {
    const { state } = table;
    const { others } = yield* gainPowerCard(table, target!, { deck: 'any' });
    if (user === target || others.length === 0) return;
    const { card } = yield* table.ask(user!, 'keep', others.map(cardAnswer));
    const { kind } = powers[card]!;
    const pile = state[kind as 'minor' | 'major'];
    pile.discard = pile.discard.filter((other) => other !== card);
    takeCard(table, user!, card);
    // J-40.18
    const day = yield* chooseDay(
      table,
      user!,
      others.filter((other) => other !== card),
    );
    if (day !== null) setAside(table, user!, day);
    if (kind !== 'major' || hasFind(state, 5, 'players')) return;
    const { card: forgotten } = yield* table.ask(user!, 'forget', forgettable(state.spirits[user!]!).map(cardAnswer));
    yield* giveUp(table, user!, forgotten);
  },

  *'may-give-a-card-each'({ table, user, target }) {
    for (const [from, to] of [
      [user!, target!],
      [target!, user!],
    ] as const) {
      const { hand } = table.state.spirits[from]!;
      if (hand.length === 0) continue;
      const answer = yield* table.ask(from, 'give', [...hand.map(cardAnswer), stop], { about: { to } });
      if (answer.kind === 'stop') continue;
      hand.splice(hand.indexOf(answer.card), 1);
      table.state.spirits[to]!.hand.push(answer.card);
      table.log({ what: 'gave', seat: from, to, card: answer.card, rule: 'J-8.9' });
    }
  },

  /** Indomitable Claim: here, wherever the spirit may usually be. */
  *'add-presence-even-if-forbidden'({ table, user, land }) {
    const from = sources(table.state, user!, land, false);
    if (from.length > 0) putPresence(table, user!, land, yield* table.ask(user!, 'presence-from', from, { about: { land } }));
  },

  /** The Trees and Stones: each dahan that goes takes its defend 2 along. */
  *'push-dahan-with-their-defend'(doing, n) {
    const { table, seat, land } = doing;
    const { state } = table;
    for (let i = 0; i < n; i++) {
      const answers = moves(doing, [DAHAN], [land], pushTargets(state, land));
      if (answers.length === 0) return;
      const answer = yield* table.ask(seat, 'push', [...answers, stop], { about: { land, left: n - i } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
      const defend = 2;
      state.modifiers.push({ kind: 'defend', land, amount: -defend, seat, until: 'turn' });
      state.modifiers.push({ kind: 'defend', land: answer.to, amount: defend, seat, until: 'turn' });
      table.log({ what: 'defend', land: answer.to, n: defend });
    }
  },

  /** Wrap in Wings of Sunlight: dahan of the target land come here, from however far. */
  *'move-dahan-here'(doing, n) {
    const { table, seat, land: to } = doing;
    const from = table.state.actions.at(-1)!.land!;
    if (from === to) return;
    for (let i = 0; i < n; i++) {
      const answers = moves(doing, [DAHAN], [from], [to]);
      if (answers.length === 0) return;
      const answer = yield* table.ask(seat, 'carry', [...answers, stop], { about: { land: to, left: n - i } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
    }
  },
};

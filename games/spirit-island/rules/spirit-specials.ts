import type { Play } from '@skerry/engine';
import { openAtFirst } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import { add, asTarget, at, either, energy, invaders, special, yourPresence } from '../content/step.ts';
import { about, type Doing, whoOf } from './amounts.ts';
import { elementAnswer, landAnswer, type MoveAnswer, no, optionAnswer, stop, trackAnswer, yes } from './answers.ts';
import { done } from './action-body.ts';
import { addBlight } from './blighting.ts';
import { gainPowerCard } from './cards.ts';
import { resolveSteps } from './carry-out.ts';
import { countOf, presenceLost } from './conditions-of-lands.ts';
import { dealDamage } from './dealing.ts';
import { elementsOf, gainElements } from './elements.ts';
import { fearOfPower } from './fear.ts';
import { drawFearCard } from './fear-deck.ts';
import { neighbours } from './island.ts';
import { destroyPresence } from './losing-presence.ts';
import { askToPrepare } from './markers.ts';
import { move, pushTargets } from './moving.ts';
import { buildingsIn, changeTokens, groupOf, humans, those, type Those, tokens } from './pieces.ts';
import { mayBeIn, movePresence, ownLands, removePresence, restorable, restore } from './presence.ts';
import { payEnergy } from './paying.ts';
import { purseOf } from './purse.ts';
import { moves } from './pushing.ts';
import { current } from './record.ts';
import { BEASTS, BLIGHT, CITY, DAHAN, DISEASE, EXPLORER, type Human, THIEF, TOWN } from './state.ts';
import { movableSwarm, swarmIn } from './swarms.ts';
import { piecesHere, removeOne, replaceGroup, replaceThief } from './taking.ts';

const FIRE = 2;

/** Rules of single powers of Fangs, Stone, Volcano, Lure, Many Minds and Memory. */
export const spiritSpecials = {
  /** Terrifying Chase */
  'fear-if-invaders-moved': ({ table, land }: Doing, n: number): Play =>
    done(() => {
      if (current(table.state).happened.some((one) => one.what === 'moved' && one.from === land && one.kind !== DAHAN))
        fearOfPower(table, n, land);
    }),

  /** Scarred and Stony Land */
  'blight-to-the-box': ({ table, land }: Doing): Play =>
    done(() => {
      if (tokens(table.state, land, BLIGHT) === 0) return;
      changeTokens(table.state, land, BLIGHT, -1);
      table.state.blight.box--;
      table.log({ what: 'removed', land, piece: BLIGHT, n: 1 });
    }),

  // ── Volcano ──

  *erupt({ table, user, land }: Doing): Play {
    const most = table.state.spirits[user!]!.presence[land]!;
    const numbers = Array.from({ length: most }, (_, i) => optionAnswer(most - i));
    if (numbers.length === 0) return;
    const { option } = yield* table.ask(user!, 'erupt', numbers, { about: { land } });
    yield* destroyPresence(table, user!, land, option);
  },

  /** What the eruption has destroyed is counted where it was. */
  *'damage-all-kinds-by-presence-lost'(doing: Doing): Play {
    const { state } = doing.table;
    const n = presenceLost(state, doing.user!, current(state).land!);
    for (const to of [invaders, ['dahan'] as const]) yield* dealDamage(doing, { do: 'damage', n, to, spread: 'divided' });
  },

  'add-blight-without-harm-to-you': ({ table, user, land }: Doing): Play => addBlight(table, land, 1, { spare: user! }),

  'restore-presence': ({ table, user, land }: Doing, n: number): Play =>
    done(() => {
      for (let i = Math.min(n, restorable(table.state, user!, land, true)); i > 0; i--) restore(table, user!, land);
    }),

  *'move-presence-here'({ table, user, land, power }: Doing, n: number): Play {
    const seat = user!;
    if (!mayBeIn(table.state, seat, land, true)) return;
    for (let i = 0; i < n; i++) {
      const lands = ownLands(table.state, seat).filter((own) => own !== land);
      if (lands.length === 0) return;
      const answer = yield* table.ask(seat, 'move-here', [...lands.map(landAnswer), stop], { about: { power, land } });
      if (answer.kind === 'stop') return;
      movePresence(table, seat, answer.land, land);
    }
  },

  /** J-4.11 */
  *'return-destroyed-presence'({ table, user }: Doing, n: number): Play {
    const spirit = table.state.spirits[user!]!;
    for (let i = 0; i < n && spirit.destroyed > 0; i++) {
      const rows = spirits[spirit.kind]!.tracks.flatMap((row, track) =>
        spirit.tracks[track]! > openAtFirst(row) ? [trackAnswer(track)] : [],
      );
      if (rows.length === 0) return;
      const answer = yield* table.ask(user!, 'return-to-track', [...rows, stop]);
      if (answer.kind !== 'track') return;
      spirit.tracks[answer.track]!--;
      spirit.destroyed--;
      table.log({ what: 'returned-presence', seat: user!, rule: 'J-4.11' });
    }
  },

  /** J-1.4: to whom the odd one goes, the giver says. */
  *'share-energy-of-fire'(doing: Doing): Play {
    const { table, user, target } = doing;
    const all = elementsOf(table.state, user!)[FIRE]!;
    const share = Math.floor(all / 2);
    if (user === target) yield* resolveSteps(doing, [energy(all)]);
    else
      yield* resolveSteps(doing, [
        energy(share),
        energy(share, 'target'),
        ...(all % 2 === 0 ? [] : [either(energy(1, 'target'), energy(1))]),
      ]);
  },

  // ── Lure ──

  /** Forsake Society: an explorer, a town or a city becomes so many explorers, who may come to the lands of their dreams. */
  *'chase-after-dreams'(doing: Doing, n: number): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const kind = [EXPLORER, EXPLORER, TOWN, CITY][n]! as Human;
    const before = humans(state, land, EXPLORER);
    const groups = piecesHere(doing, [kind], true);
    if (groups.length === 0) return;
    const chosen = yield* table.ask(seat, 'replace', groups, { about: about(doing) });
    const dreamers = Array<Human>(n).fill(EXPLORER);
    if (chosen.piece === THIEF) replaceThief(doing, dreamers);
    else yield* replaceGroup(doing, groupOf(state, land, chosen as Those), dreamers);
    const fresh = chosen.piece === EXPLORER ? n : humans(state, land, EXPLORER) - before;
    for (let i = 0; i < fresh; i++) {
      const lands = pushTargets(state, land).filter((to) => state.spirits[doing.user!]!.presence[to]! > 0);
      const explorers = state.spaces[land]!.groups.filter((group) => group.kind === EXPLORER);
      const ways = explorers.flatMap((group) => lands.map((to): MoveAnswer => ({ kind: 'move', ...those(group), from: land, to })));
      if (ways.length === 0) break;
      const answer = yield* table.ask(seat, 'chase', [...ways, stop], { about: about(doing) });
      if (answer.kind === 'stop') break;
      yield* move(table, answer);
    }
    if (buildingsIn(state, land) > 0) fearOfPower(table, 1, land);
  },

  'fear-for-lost-explorers': ({ table, land }: Doing): Play =>
    done(() => {
      let lost = 0;
      for (const one of current(table.state).happened) {
        if (one.what === 'destroyed' && one.kind === EXPLORER) lost += one.count;
      }
      fearOfPower(table, lost === 0 ? 0 : lost >= 5 ? 2 : 1, land);
    }),

  /** Gift of the Untamed Wild: the target does one of the two, with its own. */
  'wilds-or-disease': (doing: Doing): Play =>
    resolveSteps(doing, [asTarget(either(at({ test: [yourPresence] }, add(1, 'wilds')), special('presence-to-disease')))]),

  *'presence-to-disease'({ table, seat }: Doing): Play {
    const lands = ownLands(table.state, seat);
    if (lands.length === 0) return;
    const { land } = yield* table.ask(seat, 'own-presence', lands.map(landAnswer));
    removePresence(table, seat, land, 1);
    changeTokens(table.state, land, DISEASE, 1);
    table.log({ what: 'added', land, piece: DISEASE, n: 1 });
  },

  // ── Many Minds ──

  *'scurrying-tide'(doing: Doing): Play {
    const { table, seat, land, user } = doing;
    const { state } = table;
    const most = Math.floor(countOf(state, land, ['beasts']) / 2);
    for (let i = 0; i < most; i++) {
      const answers = piecesHere(doing, [BEASTS], false);
      if (answers.length === 0) return;
      const answer = yield* table.ask(seat, 'remove', [...answers, stop], { about: { ...about(doing), left: most - i } });
      if (answer.kind === 'stop') return;
      yield* removeOne(doing, answer);
      fearOfPower(table, 2, land);
      state.modifiers.push({ kind: 'skip-one', land, amount: 1, seat: user, until: 'turn' });
      table.log({ what: 'rule', name: 'skip-one', land, n: 1 });
    }
  },

  /** Boon of Swarming Bedevilment */
  *'may-push-own-presence'(doing: Doing): Play {
    const { table, power } = doing;
    const { state } = table;
    const seat = whoOf(doing, 'target');
    const lands = ownLands(state, seat).filter((own) => neighbours(state, own, true).some((to) => mayBeIn(state, seat, to, true)));
    if (lands.length === 0) return;
    const from = yield* table.ask(seat, 'own-presence', [...lands.map(landAnswer), stop], { about: { power } });
    if (from.kind === 'stop') return;
    const goals = neighbours(state, from.land, true).filter((to) => mayBeIn(state, seat, to, true));
    const { land: to } = yield* table.ask(seat, 'move-presence-to', goals.map(landAnswer), { about: { from: from.land } });
    movePresence(table, seat, from.land, to);
  },

  *'guide-the-way'(doing: Doing): Play {
    const { table, seat, power } = doing;
    const { state } = table;
    // J-24.9: what has settled leads nobody.
    const answers = piecesHere(doing, [BEASTS], false).filter((one) => !('swarm' in one) || movableSwarm(state, doing.land) >= 0);
    if (answers.length === 0) return;
    const beasts = yield* table.ask(seat, 'which-beasts', answers, { about: about(doing) });
    const swarm = 'swarm' in beasts;
    const companions = 2;
    let from = doing.land;
    for (let step = 0; step < 2; step++) {
      const goals = pushTargets(state, from).filter((to) => !swarm || mayBeIn(state, swarmIn(state, from), to, true));
      const answer = yield* table.ask(seat, 'guide', [...goals.map(landAnswer), stop], { about: { power, land: from } });
      if (answer.kind === 'stop') return;
      const to = answer.land;
      if (!(yield* move(table, { piece: BEASTS, damage: 0, strife: 0, dream: 0, from, to, ...(swarm ? { swarm: true } : {}) }))) return;
      for (let went = 0; went < companions; went++) {
        const ways = moves(doing, [DAHAN], [from], [to]);
        if (ways.length === 0) break;
        const along = yield* table.ask(seat, 'carry', [...ways, stop], { about: { land: to, left: companions - went } });
        // For a part of the way: who waits half-way may join there.
        if (along.kind === 'stop') break;
        yield* move(table, along);
      }
      from = to;
    }
  },

  // ── Memory ──

  'prepare-a-marker': ({ table, user }: Doing): Play => askToPrepare(table, user!),

  *'teach-elements'({ table, user, target }: Doing, n: number): Play {
    const { prepared } = table.state.spirits[user!]!;
    const taught: number[] = [];
    while (taught.length < n) {
      const kinds = prepared.flatMap((count, element) => (count > 0 ? [elementAnswer(element)] : []));
      if (kinds.length === 0) break;
      const answer = yield* table.ask(user!, 'spend-marker', [...kinds, stop]);
      if (answer.kind === 'stop') break;
      prepared[answer.element]!--;
      taught.push(answer.element);
    }
    if (taught.length > 0) gainElements(table, target!, taught);
  },

  *'ancient-memories'({ table, target }: Doing, price: number): Play {
    const pays = function* (): Play<boolean> {
      if (purseOf(table.state, target!) < price) return false;
      const { kind } = yield* table.ask(target!, 'pay-instead', [yes, no], { about: { left: price } });
      if (kind === 'no') return false;
      payEnergy(table, target!, price);
      return true;
    };
    yield* gainPowerCard(table, target!, { deck: 'any', pays });
  },

  'turn-up-the-top-fear-card': ({ table }: Doing): Play =>
    done(() => {
      const { fear } = table.state;
      const left = fear.left.reduce((sum, n) => sum + n, 0);
      if (left === 0 || fear.faceUp.some(({ place }) => place === 0)) return;
      const card = drawFearCard(table);
      fear.faceUp.push({ place: 0, card });
      table.log({ what: 'fear-card-seen', card, rule: 'J-25.9' });
    }),
};

import type { Play } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { cardAnswer, stop } from '../answers.ts';
import { forgettable, gainPowerCard, giveUp, takeCard } from '../spirits/cards.ts';
import { chooseDay, setAside } from '../spirits/days.ts';
import { dealDivided } from '../pieces/harm.ts';
import { move, pushTargets } from '../pieces/moving.ts';
import { putPresence, restorable, restore, sources } from '../pieces/presence.ts';
import { moves } from '../pieces/pushing.ts';
import { hasFind } from '../scenarios/finds.ts';
import { CITY, DAHAN, EXPLORER, type Human, TOWN } from '../state.ts';
import { strengthOf } from '../pieces/strength.ts';

/** Rules of single major powers of the base game. */
export const majorPowersBase = {
  /** Blazing Renewal: destroyed presence of the target comes back here; J-25.5: without any, nothing more is done. */
  'restore-presence-or-stop': ({ table, target, land }: Doing, n: number): Play<void | 'stop'> =>
    done(() => {
      const back = Math.min(n, restorable(table.state, target!, land, true));
      if (back === 0) return 'stop';
      restore(table, target!, land, back);
      return undefined;
    }),

  /** Dissolve the Bonds: explorers and buildings deal their damage to each other at the same time. */
  *'explorers-fight-buildings'({ table, seat, land }: Doing): Play {
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
  'target-from-each-other': ({ table, user, target }: Doing): Play =>
    done(() => {
      if (user === target) return;
      table.state.spirits[user!]!.alsoFrom.push(target!);
      table.state.spirits[target!]!.alsoFrom.push(user!);
    }),

  /** The target gains a power card, and the user one of those that it drew and did not keep. */
  *'gain-power-and-share'({ table, user, target }: Doing): Play {
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

  *'may-give-a-card-each'({ table, user, target }: Doing): Play {
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
  *'add-presence-even-if-forbidden'({ table, user, land }: Doing): Play {
    const from = sources(table.state, user!, land, false);
    if (from.length > 0) putPresence(table, user!, land, yield* table.ask(user!, 'presence-from', from, { about: { land } }));
  },

  /** The Trees and Stones: each dahan that goes takes its defend 2 along. */
  *'push-dahan-with-their-defend'(doing: Doing, n: number): Play {
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
  *'move-dahan-here'(doing: Doing, n: number): Play {
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

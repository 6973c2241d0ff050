import type { Play, Seat } from '@skerry/engine';
import type { Power } from '../../content/power.ts';
import { powers } from '../../content/powers.ts';
import { add, damage, fear, type Step } from '../../content/step.ts';
import { about, type Doing } from '../powers/amounts.ts';
import { cardAnswer, type PieceAnswer, stop } from '../answers.ts';
import { drawCards, forgettable, giveUp, takeCard } from '../spirits/cards.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import { allInvaders, badlandsFor, dealDivided, hurt } from '../pieces/harm.ts';
import { damageBy, groupOf, putHumans, takeHumans, those, type Those } from '../pieces/pieces.ts';
import { metThresholds, stepsOf } from '../powers/thresholds.ts';
import { current } from '../record.ts';
import { DAHAN, type Group, type SpiritTable } from '../state.ts';
import { strengthOf } from '../pieces/strength.ts';
import { takeStrife } from '../pieces/strife.ts';

const FIRE = 2;

/** J-40.42: every "up to" at its most, every "or" done with all that it joins; what one may do, or may do instead, stays a choice. */
function forced(steps: readonly Step[]): Step[] {
  return steps.flatMap((step): Step[] => {
    if (step.do === 'either') return step.instead === true ? [{ ...step, of: step.of.map(forced) }] : step.of.flatMap(forced);
    if (step.do === 'special') return [{ ...step, most: true }];
    if ('may' in step) return [step];
    if ('upTo' in step) return [{ ...step, upTo: false }];
    if (step.do === 'when') return [{ ...step, so: forced(step.so), otherwise: forced(step.otherwise) }];
    return 'steps' in step ? [{ ...step, steps: forced(step.steps) }] : [step];
  });
}

/** The whole text of a card as it is forced, with the thresholds that are met. */
function forcedText(table: SpiritTable, seat: Seat, card: Power): readonly Step[] {
  const met = metThresholds(table.state, seat, card).map((threshold) => ({ ...threshold, steps: forced(threshold.steps) }));
  return stepsOf({ ...card, steps: forced(card.steps) }, met);
}

const groupsHere = ({ table, land }: Doing, of: (group: Group) => boolean): PieceAnswer[] =>
  table.state.spaces[land]!.groups.filter(of).map((group): PieceAnswer => ({ kind: 'piece', land, ...those(group) }));

/** Rules of single powers of Trickster. */
export const tricksterSpecials = {
  /** Let's See What Happens: the text of the first minor power that targets a land, here. */
  *'see-what-happens'(doing: Doing): Play {
    const { table, seat } = doing;
    const { minor } = table.state;
    for (;;) {
      const [card] = drawCards(table, 'minor', 1);
      if (card === undefined) return;
      minor.discard.push(card);
      table.log({ what: 'drew', seat, cards: [card], deck: 'minor' });
      if (powers[card]!.target.at !== 'land') continue;
      current(table.state).done.push(`happened ${card}`);
      return yield* resolveSteps(doing, forcedText(table, seat, powers[card]!));
    }
  },

  /** A card may be forgotten for the one just used. */
  *'keep-what-happened'({ table, user }: Doing): Play {
    const seat = user!;
    const { state } = table;
    const seen = current(state).done.find((one) => one.startsWith('happened '));
    const cards = forgettable(state.spirits[seat]!);
    const card = Number(seen?.split(' ')[1] ?? -1);
    if (!state.minor.discard.includes(card) || cards.length === 0) return;
    const answer = yield* table.ask(seat, 'forget-for', [...cards.map(cardAnswer), stop], { about: { card } });
    if (answer.kind === 'stop') return;
    yield* giveUp(table, seat, answer.card);
    state.minor.discard = state.minor.discard.filter((other) => other !== card);
    takeCard(table, seat, card);
    const n = gainEnergy(state, seat, 1);
    table.log({ what: 'energy', seat, n, from: 'effect' });
  },

  /** 1 invader and 1 dahan deal their damage to each other. J-28.2: strife keeps the invader from it. */
  *'fight-each-other'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const invaders = groupsHere(doing, ({ kind }) => kind !== DAHAN);
    const dahan = groupsHere(doing, ({ kind }) => kind === DAHAN);
    if (invaders.length === 0 || dahan.length === 0) return;
    const one = (yield* table.ask(seat, 'fight', invaders, { about: about(doing) })) as Those;
    const other = (yield* table.ask(seat, 'fight', dahan, { about: about(doing) })) as Those;
    const strength = one.strife > 0 ? 0 : strengthOf(state, land, one.piece);
    const blow = strength === 0 ? 0 : strength + badlandsFor(state, land, [DAHAN]);
    const answered = damageBy(state, DAHAN) + badlandsFor(state, land, allInvaders);
    if (one.strife > 0) takeStrife(table, land, groupOf(state, land, one));
    const hit = groupOf(state, land, one.strife > 0 ? { ...one, strife: one.strife - 1 } : one);
    if (blow > 0) yield* hurt(table, land, groupOf(state, land, other), blow);
    yield* hurt(table, land, hit, answered);
  },

  /** Incite the Mob: J-28.4, strife does not keep it from that. */
  *'incite-the-mob'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const mob = groupsHere(doing, ({ kind, strife }) => kind !== DAHAN && strife > 0);
    if (mob.length === 0) return;
    const answer = (yield* table.ask(seat, 'fight', mob, { about: about(doing) })) as Those;
    const { piece, damage: wounds, strife, dream } = answer;
    takeHumans(state, land, groupOf(state, land, answer), 1);
    const before = current(state).happened.length;
    yield* dealDivided(table, seat, land, strengthOf(state, land, piece), allInvaders);
    putHumans(state, land, piece, 1, wounds, strife, dream);
    let lost = 0;
    for (const one of current(state).happened.slice(before)) if (one.what === 'destroyed') lost += one.count;
    fearOfPower(table, lost, land);
  },

  /** Overenthusiastic Arson: the next minor power shows whether the fire spreads. */
  *'play-with-fire'(doing: Doing): Play {
    const { table, seat } = doing;
    const [card] = drawCards(table, 'minor', 1);
    if (card === undefined) return;
    table.state.minor.discard.push(card);
    table.log({ what: 'drew', seat, cards: [card], deck: 'minor' });
    if (powers[card]!.elements[FIRE]! > 0) yield* resolveSteps(doing, [fear(1), damage(2), add(1, 'blight')]);
  },
};

import type { Play, Seat } from '@skerry/engine';
import { crewSkills } from '../content/crew.ts';
import { modified } from './abilities.ts';
import { type CrewAnswer, crewAnswers, enough, type EnoughAnswer } from './answers.ts';
import { addCard, removeCard } from './decks.ts';
import type { Entry } from './log.ts';
import type { IsleboundTable } from './state.ts';

/** Lists of crew to choose from, made once for each set of kinds. */
const choices: (readonly CrewAnswer[])[] = [];
const choicesOrEnough: (readonly (CrewAnswer | EnoughAnswer)[])[] = [];

const kindsIn = (bits: number): CrewAnswer[] => crewAnswers.filter((_, kind) => (bits & (1 << kind)) !== 0);
export const crewChoice = (bits: number): readonly CrewAnswer[] => (choices[bits] ??= kindsIn(bits));
export const crewChoiceOrEnough = (bits: number): readonly (CrewAnswer | EnoughAnswer)[] =>
  (choicesOrEnough[bits] ??= [...kindsIn(bits), enough]);

/** The kinds of these crew that have one of the skills, as bits. */
export function kindsWith(crew: readonly number[], skill: number): number {
  let bits = 0;
  for (let i = 0; i < crew.length; i++) if ((crewSkills[crew[i]!]! & skill) !== 0) bits |= 1 << crew[i]!;
  return bits;
}

type Reason = Extract<Entry, { readonly what: 'tired' }>['reason'];

/** I-3.1 */
export function tire(table: IsleboundTable, seat: Seat, crew: number, reason: Reason, rule: string): void {
  const { deck, below } = table.state.players[seat]!;
  removeCard(deck, crew);
  addCard(below, crew);
  table.log({ what: 'tired', seat, crew, reason, rule });
}

/** I-3.1: one on deck with the skill, of the player's choice. */
export function* tireOne(table: IsleboundTable, seat: Seat, skill: number, reason: Reason, rule: string): Play {
  const bits = kindsWith(table.state.players[seat]!.deck, skill);
  const { crew } = yield* table.ask(seat, 'tire', crewChoice(bits), { about: { reason, skill } });
  tire(table, seat, crew, reason, rule);
}

/** I-3.2, I-3.3 */
export function restCrew(table: IsleboundTable, seat: Seat): void {
  const player = table.state.players[seat]!;
  const { deck, below, wounded } = player;
  if (below.length + wounded.length === 0) return;
  table.log({ what: 'rested', seat, up: below.slice(), healed: wounded.slice(), rule: 'I-3.2' });
  for (let i = 0; i < below.length; i++) addCard(deck, below[i]!);
  player.below = wounded;
  below.length = 0;
  player.wounded = below;
  // I-13.9: who was wounded comes up at once.
  if (player.below.length > 0 && modified(player, 'healing') > 0) {
    for (let i = 0; i < player.below.length; i++) addCard(deck, player.below[i]!);
    player.below.length = 0;
  }
}

/** I-6.6 */
export function woundCrew(table: IsleboundTable, seat: Seat, crew: number): void {
  const { deck, wounded } = table.state.players[seat]!;
  removeCard(deck, crew);
  addCard(wounded, crew);
  table.log({ what: 'wounded', seat, crew, rule: 'I-6.6' });
}

/** Whether crew on deck can be tired for each of these skills, one for each. */
export function canTire(deck: readonly number[], skills: readonly number[]): boolean {
  return skills.length === 0 || tirable(deck, skills) !== 0;
}

/** The kinds on deck that can be tired for the first of these skills so that others are left for the rest, as bits. */
export function tirable(deck: readonly number[], skills: readonly number[]): number {
  const bits = kindsWith(deck, skills[0]!);
  if (skills.length === 1 || bits === 0) return bits;
  let good = 0;
  for (let kind = 0; kind < crewSkills.length; kind++) {
    if ((bits & (1 << kind)) === 0) continue;
    const left = deck.slice();
    left.splice(left.indexOf(kind), 1);
    if (canTire(left, skills.slice(1))) good |= 1 << kind;
  }
  return good;
}

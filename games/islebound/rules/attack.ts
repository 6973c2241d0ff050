import type { Play, Seat } from '@skerry/engine';
import { ANY_SKILL, FIGHT } from '../content/crew.ts';
import { PIRATE, SERPENT, WOOD } from '../content/goods.ts';
import { towns } from '../content/original.ts';
import { modified } from './abilities.ts';
import {
  type BattleAnswer,
  type ForceAnswer,
  forceAnswer,
  ichorAnswer,
  layings,
  pirateAnswer,
  type RaiderAnswer,
  rerollAnswers,
  retreat,
  serpentAnswer,
  wound,
} from './answers.ts';
import { crewChoice, crewChoiceOrEnough, kindsWith, tire, woundCrew } from './crew.ts';
import { freeCubes } from './gains.ts';
import { cardsIn, type Force, leastStrengthWith, strengthWith } from './odds.ts';
import { type IsleboundState, type IsleboundTable, MOST_DICE, type Player, SERPENT_CARDS } from './state.ts';
import { takeTown, worthOfTown } from './taking.ts';

/** What is still missing once buildings have helped. */
export function neededAgainst(state: IsleboundState, seat: Seat, town: number): number {
  return worthOfTown(state, town) - modified(state.players[seat]!, 'strength');
}

/** I-6.1, I-6.2, I-1.4: the rule that forbids an attack, or null. I-6.11: that it is hopeless forbids nothing. */
export function whyNoAttack(state: IsleboundState, seat: Seat): string | null {
  const player = state.players[seat]!;
  const town = state.map[player.ship]!;
  if (towns[town]!.banner !== 'red' || state.owners[town] === seat) return 'I-6.1';
  const { goods, ichor } = player;
  if (goods[PIRATE] === 0 && goods[SERPENT] === 0 && !ichor) return 'I-6.2';
  return freeCubes(state, seat) > 0 ? null : 'I-1.4';
}

/** I-6.2: every force of at most ten that so many cards allow. */
function forcesOf(pirates: number, serpents: number, ichor: boolean): ForceAnswer[] {
  const answers: ForceAnswer[] = [];
  for (let ichors = 0; ichors <= (ichor ? 1 : 0); ichors++) {
    for (let sent = 0; sent <= Math.min(serpents, MOST_DICE - ichors); sent++) {
      const most = Math.min(pirates, MOST_DICE - ichors - sent);
      for (let others = sent + ichors === 0 ? 1 : 0; others <= most; others++) answers.push(forceAnswer(others, sent, ichors === 1));
    }
  }
  return answers;
}

const knownForces: ForceAnswer[][] = [];
function forces({ goods, ichor }: Player): readonly ForceAnswer[] {
  const pirates = goods[PIRATE]!;
  const serpents = goods[SERPENT]!;
  return (knownForces[(pirates * (SERPENT_CARDS + 1) + serpents) * 2 + (ichor ? 1 : 0)] ??= forcesOf(pirates, serpents, ichor));
}

/** I-6 */
export function* attackTown(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const town = state.map[player.ship]!;
  const needed = worthOfTown(state, town);
  const force: ForceAnswer = yield* table.ask(seat, 'force', forces(player), { about: { town, needed } });
  const { pirates, serpents, ichor } = force;
  table.log({ what: 'attacked', seat, town, owner: state.owners[town]!, needed, pirates, serpents, ichor, rule: 'I-6.2' });
  const dice = yield* gatherDice(table, seat, force);
  const isWon = yield* fight(table, seat, town, force, dice);
  state.dice.length = 0;
  if (!isWon) {
    yield* giveUp(table, seat, town, force);
    return;
  }
  player.goods[PIRATE]! -= pirates;
  player.goods[SERPENT]! -= serpents;
  state.pirates += pirates;
  state.serpents += serpents;
  if (ichor) loseIchor(table, seat);
  yield* takeTown(table, seat, town, 'attack');
}

/** I-6.3: one die for each card, and one more for each fighter who is tired. */
function* gatherDice(table: IsleboundTable, seat: Seat, force: Force): Play<number> {
  const player = table.state.players[seat]!;
  let dice = Math.min(MOST_DICE, cardsIn(force) + modified(player, 'dice'));
  while (dice < MOST_DICE) {
    const fighters = kindsWith(player.deck, FIGHT);
    if (fighters === 0) break;
    const answer = yield* table.ask(seat, 'fight-crew', crewChoiceOrEnough(fighters), { about: { dice } });
    if (answer.kind === 'enough') break;
    tire(table, seat, answer.crew, 'fight', 'I-6.3');
    dice++;
  }
  return dice;
}

/** I-6.4, I-6.5, I-6.6: rolls, rerolls, dice laid and wounds, until the town is won or given up. */
function* fight(table: IsleboundTable, seat: Seat, town: number, force: Force, count: number): Play<boolean> {
  const { state, chance } = table;
  const player = state.players[seat]!;
  const { dice } = state;
  for (let i = 0; i < count; i++) dice.push(1 + chance.below(6));
  const needed = neededAgainst(state, seat, town);
  const bonus = modified(player, 'strength');
  let strength = strengthWith(force, dice);
  table.log({ what: 'rolled', seat, dice: dice.slice(), strength: strength + bonus, rule: 'I-6.4' });
  const about = () => ({
    town,
    needed: needed + bonus,
    strength: strength + bonus,
    pirates: force.pirates,
    serpents: force.serpents,
    ichor: force.ichor,
  });
  while (strength < needed) {
    const missing = needed - strength;
    const answer: BattleAnswer = yield* table.ask(seat, 'battle', battleAnswers(state, player, missing), {
      about: about(),
      blocked: () => (missing > player.deck.length ? [{ answer: wound, rule: 'I-6.6' }] : []),
    });
    if (answer.kind === 'retreat') return false;
    if (answer.kind === 'wound') {
      yield* takeWounds(table, seat, missing);
      return true;
    }
    if (answer.kind !== 'reroll') continue;
    player.goods[WOOD]!--;
    const now = 1 + chance.below(6);
    dice[dice.indexOf(answer.die)] = now;
    strength = strengthWith(force, dice);
    table.log({ what: 'rerolled', seat, die: answer.die, now, strength: strength + bonus, rule: 'I-6.5' });
  }
  // I-6.4: whichever way the dice lie, the town is won; or it may be left by laying them lower.
  const least = leastStrengthWith(force, dice);
  if (least >= needed) return true;
  const { kind } = yield* table.ask(seat, 'lay-dice', layings, { about: about() });
  if (kind === 'take') return true;
  table.log({ what: 'laid-lower', seat, strength: least + bonus, rule: 'I-6.4' });
  return false;
}

function battleAnswers({ dice }: IsleboundState, { goods, deck }: Player, missing: number): BattleAnswer[] {
  const answers: BattleAnswer[] = [];
  if (goods[WOOD]! > 0) for (let die = 1; die <= 6; die++) if (dice.includes(die)) answers.push(rerollAnswers[die - 1]!);
  if (missing <= deck.length) answers.push(wound);
  answers.push(retreat);
  return answers;
}

/** I-6.6 */
function* takeWounds(table: IsleboundTable, seat: Seat, missing: number): Play {
  const { deck } = table.state.players[seat]!;
  for (let left = missing; left > 0; left--) {
    const { crew } = yield* table.ask(seat, 'wound', crewChoice(kindsWith(deck, ANY_SKILL)), { about: { left } });
    woundCrew(table, seat, crew);
  }
}

/** I-6.7 */
function* giveUp(table: IsleboundTable, seat: Seat, town: number, { pirates, serpents, ichor }: Force): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const answers: RaiderAnswer[] = [];
  if (pirates > 0) answers.push(pirateAnswer);
  if (serpents > 0) answers.push(serpentAnswer);
  if (ichor) answers.push(ichorAnswer);
  const { raider } = yield* table.ask(seat, 'lose-raider', answers);
  if (raider === 'pirate') {
    player.goods[PIRATE]!--;
    state.pirates++;
  } else if (raider === 'serpent') {
    player.goods[SERPENT]!--;
    state.serpents++;
  }
  table.log({ what: 'retreated', seat, town, lost: raider, rule: 'I-6.7' });
  if (ichor) loseIchor(table, seat);
}

/** I-13.22: it is gone once it has fought, whichever card a retreat has cost. */
function loseIchor(table: IsleboundTable, seat: Seat): void {
  table.state.players[seat]!.ichor = false;
  table.log({ what: 'lost-ichor', seat, rule: 'I-13.22' });
}

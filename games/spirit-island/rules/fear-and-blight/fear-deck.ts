import { hasScenarioRule } from '../adversaries/enemy.ts';
import type { SpiritTable, State } from '../state.ts';

/** The part of the deck from which the next fear card comes. */
const topOf = (state: State): number => (hasScenarioRule(state, 'rituals-of-terror') ? 0 : state.fear.terror - 1);

/** J-19.2, J-20.4, J-22.10: takes the top fear card off the deck: a place in `fearCards`, -1 if nobody has seen it, null if there is none. */
export function takeTopFearCard(table: SpiritTable): number | null {
  const { state } = table;
  const { fear } = state;
  const level = topOf(state);
  if ((fear.left[level] ?? 0) === 0) return null;
  fear.left[level]!--;
  const seen = fear.faceUp.find(({ place }) => place === 0);
  fear.faceUp = fear.faceUp.flatMap(({ place, card }) => (place === 0 ? [] : [{ place: place - 1, card }]));
  entrench(table);
  return seen?.card ?? -1;
}

/** J-36.24: an invader card that comes to light goes into the build space. */
function entrench(table: SpiritTable): void {
  const { fear, invaders } = table.state;
  for (const one of fear.entrenched) one.above--;
  for (const { stage } of fear.entrenched.filter(({ above }) => above === 0)) {
    const card = table.chance.draw(invaders.unseen[stage - 1]!);
    invaders.build.push(card);
    invaders.fresh.push(card);
    table.log({ what: 'entrenched', card, rule: 'J-36.24' });
  }
  fear.entrenched = fear.entrenched.filter(({ above }) => above > 0);
}

/** A divider that has come to light holds. */
export function raiseTerror(table: SpiritTable): void {
  const { state } = table;
  const { fear } = state;
  if (hasScenarioRule(state, 'rituals-of-terror') || (fear.left[topOf(state)] ?? 0) > 0) return;
  if (fear.terror === LAST_TERROR && hasScenarioRule(state, 'ward-the-shores')) {
    shuffleAnew(state);
    return;
  }
  fear.terror++;
  table.log({ what: 'terror', level: fear.terror, rule: fear.terror === 4 ? 'J-20.4' : 'J-19.2' });
}

const LAST_TERROR = 3;

/** J-38.12: fear cards do not end, and fear does not win. */
function shuffleAnew({ fear }: State): void {
  fear.unseen.push(...fear.discard);
  fear.left[LAST_TERROR - 1] = fear.discard.length;
  fear.discard = [];
}

/** J-37.10: which fear card it is turns out when somebody sees it; where the table's sets have no more, those that are done come again. */
export function drawFearCard({ state: { fear }, chance }: SpiritTable): number {
  if (fear.unseen.length === 0) {
    fear.unseen = fear.discard;
    fear.discard = [];
  }
  return chance.draw(fear.unseen);
}

/** How many cards that nobody has seen are still in the box. */
export function unusedFearCards({ fear }: State): number {
  const inDeck = fear.left.reduce((sum, n) => sum + n, 0) - fear.faceUp.length;
  return Math.max(0, fear.unseen.length - inDeck - fear.earned.filter((card) => card < 0).length);
}

/** J-42.3: a card from the box, which nobody has seen, belongs to the terror level that holds. */
export function putFearCardOnTop(table: SpiritTable): void {
  const { state } = table;
  const { fear } = state;
  if (unusedFearCards(state) === 0 || fear.left[topOf(state)] === undefined) return;
  fear.left[topOf(state)]!++;
  fear.faceUp = fear.faceUp.map(({ place, card }) => ({ place: place + 1, card }));
  for (const one of fear.entrenched) one.above++;
  table.log({ what: 'fear-card-added' });
}

/** J-42.3 */
export function discardTopFearCard(table: SpiritTable): void {
  const card = takeTopFearCard(table);
  if (card === null) return;
  if (card >= 0) table.state.fear.box.push(card);
  table.log({ what: 'fear-card-boxed' });
  raiseTerror(table);
}

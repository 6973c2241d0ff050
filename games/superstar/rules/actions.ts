import { fixed, type Play, type Seat } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';
import { comeIn, enter, type SuperstarTable, takeCards } from './entering.ts';
import { isPlatform, nextSpace, opposite, tileAt, turnedBy, turnTile } from './planet.ts';
import {
  type ActionCard,
  actionCards,
  type BonusCard,
  bonusCards,
  type CardAnswer,
  OFF_BOARD,
  type Reserve,
  type Side,
  type WayAnswer,
} from './state.ts';
import { blockedWays, canGo, canPlay, doubleJumpSides, openWays, simpleWays, tileTurns, towardsSide, waysWith, ruleOf } from './ways.ts';

const bitOf = (card: ActionCard): number => 1 << actionCards.indexOf(card);
const bonusBitOf = (card: BonusCard): number => 1 << bonusCards.indexOf(card);

const takeCardsAnswer: CardAnswer = { kind: 'take-cards' };
const cardAnswers: readonly CardAnswer[] = fixed([
  ...actionCards.map((card): CardAnswer => ({ kind: 'card', card })),
  ...bonusCards.map((card): CardAnswer => ({ kind: 'bonus', card })),
  takeCardsAnswer,
]);
const TAKE_CARDS = 1 << (cardAnswers.length - 1);
const cardLists: (readonly CardAnswer[] | undefined)[] = [];

/** S-3.4: one action, and gravity after it. */
export function* act(table: SuperstarTable, seat: Seat): Play {
  const { planet, reserves } = table.state;
  const reserve = reserves[seat]!;
  const open = openWays(planet, planet.pawns[seat]!);
  const bits = playable(table, seat, open);
  const answers = (cardLists[bits] ??= cardAnswers.filter((_, i) => (bits & (1 << i)) !== 0));
  const choice = yield* table.ask(seat, 'card', answers, {
    secret: true,
    blocked: () =>
      cardAnswers
        .filter((_, i) => (held(reserve) & ~bits & (1 << i)) !== 0)
        .map((answer) => ({ answer, rule: answer.kind === 'bonus' ? 'S-10.7' : 'S-4.11' })),
  });
  switch (choice.kind) {
    case 'take-cards':
      takeCards(reserve);
      table.log({ what: 'took-cards', seat, why: 'action', rule: 'S-4.1' });
      break;
    case 'card':
      yield* playCard(table, seat, choice.card, open);
      break;
    case 'bonus':
      yield* playBonus(table, seat, choice.card);
      break;
  }
  yield* fall(table, seat);
  returnIfLast(table, seat);
}

const held = (reserve: Reserve): number => reserve.hand | (reserve.bonus << actionCards.length);

/** Which of the cards in hand can be played now, as bits in the order of `cardAnswers`. S-4.1: taking back always can. */
function playable(table: SuperstarTable, seat: Seat, open: number): number {
  const { planet, reserves } = table.state;
  const reserve = reserves[seat]!;
  let bits = TAKE_CARDS;
  for (let i = 0; i < actionCards.length; i++) if ((reserve.hand & (1 << i)) !== 0 && canPlay(open, actionCards[i]!)) bits |= 1 << i;
  if (reserve.bonus === 0) return bits;
  for (let i = 0; i < bonusCards.length; i++) {
    if ((reserve.bonus & (1 << i)) === 0) continue;
    if (bonusCards[i] === 'double-jump' && doubleJumpSides(planet, planet.pawns[seat]!).length === 0) continue;
    bits |= 1 << (actionCards.length + i);
  }
  return bits;
}

/** S-4.2 to S-4.7, S-4.10 */
function* playCard(table: SuperstarTable, seat: Seat, card: ActionCard, open: number): Play {
  const reserve = table.state.reserves[seat]!;
  const ways = waysWith(open, card);
  const way: WayAnswer = yield* table.ask(seat, 'way', ways, {
    about: { card },
    // S-2.5: a simple move is asked for even if it is the only way; else the missing question would tell the others which card it was.
    always: ways[0]!.kind === 'simple',
    blocked: () => blockedWays(open, card),
  });
  reserve.hand &= ~bitOf(card);
  if (way.kind === 'simple') {
    reserve.faceDown |= bitOf(card);
    table.log(
      { what: 'put-face-down', seat, rule: 'S-4.2' },
      { seats: [seat], entry: { what: 'put-face-down', seat, card, rule: 'S-4.2' } },
    );
  } else {
    reserve.faceUp |= bitOf(card);
    table.log({ what: 'played', seat, card, as: way.kind, rule: card === 'universal' ? 'S-4.7' : ruleOf[way.kind] });
  }
  switch (way.kind) {
    case 'simple':
      yield* stepAside(table, seat, way.side);
      break;
    case 'long-jump':
      yield* stepAside(table, seat, way.side);
      yield* stepAside(table, seat, way.side);
      break;
    case 'high-jump':
      yield* step(table, seat, table.state.planet.pawns[seat]!.up, false);
      yield* stepAside(table, seat, way.side);
      break;
    case 'fall':
      yield* step(table, seat, opposite(table.state.planet.pawns[seat]!.up), true);
      break;
    case 'turn': {
      const pawn = table.state.planet.pawns[seat]!;
      pawn.up = turnedBy(pawn.up, way.quarters);
      table.log({ what: 'turned', seat, quarters: way.quarters, rule: 'S-4.6' });
      break;
    }
  }
}

function* stepAside(table: SuperstarTable, seat: Seat, side: Side): Play {
  yield* step(table, seat, towardsSide(table.state.planet.pawns[seat]!.up, side), false);
}

/** One space further, whatever lies there. S-6.1 */
function* step(table: SuperstarTable, seat: Seat, towards: Direction, falling: boolean): Play {
  const { planet } = table.state;
  const { space, up } = planet.pawns[seat]!;
  table.log({ what: 'step', seat, from: space, towards, fall: falling });
  yield* enter(table, seat, nextSpace(planet, space, towards), up);
}

/** S-5.3: down to the next platform. S-5.7: at most one lap. */
function* fall(table: SuperstarTable, seat: Seat): Play {
  const { planet } = table.state;
  const pawn = planet.pawns[seat]!;
  const down = opposite(pawn.up);
  const start = pawn.space;
  while (!isPlatform(planet, pawn.space, down)) {
    yield* step(table, seat, down, true);
    if (pawn.space === start) return;
  }
}

/** S-4.9, S-10.4 */
function returnIfLast(table: SuperstarTable, seat: Seat): void {
  const reserve = table.state.reserves[seat]!;
  if (reserve.hand !== 0 || reserve.bonus !== 0) return;
  takeCards(reserve);
  table.log({ what: 'took-cards', seat, why: 'last-card', rule: 'S-4.9' });
}

/** S-10.2 to S-10.8 */
function* playBonus(table: SuperstarTable, seat: Seat, card: BonusCard): Play {
  const { state } = table;
  const { planet, reserves } = state;
  const left = (seat + 1) % reserves.length;
  reserves[seat]!.bonus &= ~bonusBitOf(card);
  reserves[left]!.bonus |= bonusBitOf(card);
  state.bonusShown |= bonusBitOf(card);
  table.log({ what: 'played-bonus', seat, card, to: left, rule: 'S-10.2' });
  const pawn = planet.pawns[seat]!;
  switch (card) {
    case 'turn-tile': {
      const { quarters } = yield* table.ask(seat, 'tile-turn', tileTurns);
      const tile = tileAt(planet.width, pawn.space);
      turnTile(planet, tile, quarters);
      table.log({ what: 'tile-turned', seat, tile, quarters, rule: 'S-10.5' });
      break;
    }
    case 'double-jump': {
      const first = yield* table.ask(seat, 'first-jump', doubleJumpSides(planet, pawn));
      yield* stepAside(table, seat, first.side);
      yield* fall(table, seat);
      const second = yield* table.ask(
        seat,
        'second-jump',
        simpleWays.filter(({ side }) => canGo(planet, pawn, side)),
      );
      yield* stepAside(table, seat, second.side);
      break;
    }
    case 'teleport': {
      const door = planet.doors[planet.openDoor]!;
      table.log({ what: 'teleported', seat, from: pawn.space, to: door.space, rule: 'S-10.8' });
      yield* enter(table, seat, door.space, door.up);
      break;
    }
  }
}

/** S-3.1: brings the pawn in if it is off the board. */
export function* comeInIfOff(table: SuperstarTable, seat: Seat): Play {
  if (table.state.planet.pawns[seat]!.space === OFF_BOARD) yield* comeIn(table, seat);
}

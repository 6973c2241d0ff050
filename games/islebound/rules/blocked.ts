import type { Blocked, Seat } from '@skerry/engine';
import { COIN } from '../content/goods.ts';
import { buildings } from '../content/original.ts';
import { booksOf, modified } from './abilities.ts';
import { attack, boardAnswers, buyAnswers, diplomacy, eventAnswers, tradeAnswers, treasure, type TurnAnswer, visit } from './answers.ts';
import { whyNoAttack } from './attack.ts';
import { whyNoBoarding } from './boarding.ts';
import { booksFor, mayGrow } from './capital.ts';
import { isMetropolis } from './decks.ts';
import { whyNoDiplomacy } from './diplomacy.ts';
import { canDo, isHere } from './events.ts';
import { type IsleboundState, NOTHING } from './state.ts';
import { whyNoTrade } from './trading.ts';
import { canVisit } from './visiting.ts';

/** What a person might try in a turn and may not, each with its rule. */
export function blockedInTurn(state: IsleboundState, seat: Seat): Blocked[] {
  const blocked: Blocked[] = [];
  const note = (answer: TurnAnswer, rule: string | null): void => {
    if (rule !== null) blocked.push({ answer, rule });
  };
  const player = state.players[seat]!;
  const used = state.acted ? 'I-5.1' : null;
  note(visit, used ?? (canVisit(state, seat, state.map[player.ship]!) ? null : 'I-5.2'));
  note(attack, used ?? whyNoAttack(state, seat));
  note(diplomacy, used ?? whyNoDiplomacy(state, seat));
  note(treasure, used);
  for (const card of state.events) {
    if (card !== NOTHING) note(eventAnswers[card]!, !isHere(state, player, card) ? 'I-9.1' : canDo(state, player, card) ? null : 'I-9.2');
  }
  for (const building of inSight(state, seat)) note(buyAnswers[building]!, whyNotBought(state, seat, building));
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    if (state.variants.boarding) note(boardAnswers[other]!, used ?? whyNoBoarding(state, seat, other));
    if (state.variants.trade) note(tradeAnswers[other]!, whyNoTrade(state, seat, other));
  }
  return blocked;
}

function inSight({ variants, row, metropolisRow, players }: IsleboundState, seat: Seat): readonly number[] {
  return variants.architect ? players[seat]!.hand : [...row, ...metropolisRow].filter((building) => building !== NOTHING);
}

/** I-10.1, I-10.2, I-21.2 */
function whyNotBought(state: IsleboundState, seat: Seat, building: number): string | null {
  const player = state.players[seat]!;
  if (isMetropolis(building) && !mayGrow(player)) return 'I-21.2';
  if (!state.variants.architect && booksFor(state, building) > booksOf(state, player) + modified(player, 'row-books')) return 'I-10.2';
  return buildings[building]!.coins > player.goods[COIN]! ? 'I-10.1' : null;
}

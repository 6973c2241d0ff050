import type { Play, Seat } from '@skerry/engine';
import { aspectOf } from '../../content/aspects.ts';
import { spirits } from '../../content/spirits.ts';
import type { Doing } from '../powers/amounts.ts';
import { seatAnswer } from '../answers.ts';
import { gainEnergy } from '../spirits/elements.ts';
import { fearOfPower } from '../fear-and-blight/fear.ts';
import type { State, TokenName } from '../state.ts';

/** J-26.7: what is played without: what the table wishes, but for what its spirits need. */
export function leftOut({ without, spirits: playing }: State): readonly TokenName[] {
  if (without.length === 0) return without;
  const needed = playing.flatMap((spirit) => [...(spirits[spirit.kind]!.needs ?? []), ...(aspectOf(spirit)?.needs ?? [])]);
  return without.filter((token) => !needed.includes(token));
}

export const isLeftOut = (state: State, token: string): boolean => leftOut(state).some((name) => name === token);

/** J-39.15: in place of tokens with which the table does not play. */
export function* makeUpFor(doing: Doing, n: number): Play {
  const { table, land } = doing;
  for (let i = 0; i < n; i++) {
    const who = yield* whoGains(doing);
    const gained = gainEnergy(table.state, who, 1);
    if (gained > 0) table.log({ what: 'energy', seat: who, n: gained, from: 'effect' });
    fearOfPower(table, 1, land);
  }
}

/** Where it is no spirit's doing and no player's share, the table decides. */
function* whoGains({ table, user, player, seat, land }: Doing): Play<Seat> {
  const known = user ?? player;
  if (known !== undefined) return known;
  const seats = table.state.spirits.map((_, other) => seatAnswer(other));
  return (yield* table.ask(seat, 'made-up-for', seats, { about: { land } })).seat;
}

import type { Play } from '@skerry/engine';
import type { Doing } from '../powers/amounts.ts';
import { optionAnswer, stop } from '../answers.ts';
import { neighbours } from '../island/island.ts';
import { mayBeIn, movableFrom, movePresence } from '../pieces/presence.ts';

/** Rules of single powers of Shroud. */
export const shroudSpecials = {
  /** Flowing and Silent Forms: 1 presence, or a sacred site as two, of another spirit that agrees. */
  *'gather-presence-of-another'({ table, user, land, power }: Doing): Play {
    const { state } = table;
    const near = neighbours(state, land, true);
    const ways = state.spirits.flatMap((_, seat) =>
      seat === user || !mayBeIn(state, seat, land, true)
        ? []
        : near.flatMap((from) => (movableFrom(state, seat).includes(from) ? [{ kind: 'shift' as const, seat, from, to: land }] : [])),
    );
    if (ways.length === 0) return;
    const answer = yield* table.ask(user!, 'gather-presence', [...ways, stop], { about: { power, land } });
    if (answer.kind === 'stop') return;
    const most = Math.min(2, state.spirits[answer.seat]!.presence[answer.from]!);
    const numbers = Array.from({ length: most + 1 }, (_, i) => optionAnswer(most - i));
    const { option } = yield* table.ask(answer.seat, 'let-gather', numbers, { about: { power, from: answer.from, land } });
    if (option > 0) movePresence(table, answer.seat, answer.from, land, option);
  },
};

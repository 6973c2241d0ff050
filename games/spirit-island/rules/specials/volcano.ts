import type { Play } from '@skerry/engine';
import { openAtFirst } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { either, energy, invaders } from '../../content/step.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer, optionAnswer, stop, trackAnswer } from '../answers.ts';
import { addBlight } from '../fear-and-blight/blighting.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { presenceLost } from '../island/conditions-of-lands.ts';
import { dealDamage } from '../pieces/dealing.ts';
import { elementsOf } from '../spirits/elements.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { mayBeIn, movableFrom, movePresence, restorable, restore } from '../pieces/presence.ts';
import { current } from '../record.ts';

const FIRE = 2;

/** Rules of single powers of Volcano. */
export const volcanoSpecials = {
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
      const lands = movableFrom(table.state, seat).filter((own) => own !== land);
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
};

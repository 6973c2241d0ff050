import type { Plain, Play } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import { about, type Doing } from '../powers/amounts.ts';
import { elementAnswer, landAnswer, optionAnswer, seatAnswer, stop } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { countOf } from '../island/conditions-of-lands.ts';
import { gainElements } from '../spirits/elements.ts';
import { returnPresence } from '../spirits/giving.ts';
import { areOnOneBoard, isCoastal, landsOf, neighbours } from '../island/island.ts';
import { move } from '../pieces/moving.ts';
import { ownLands, restorable } from '../pieces/presence.ts';
import { purseOf } from '../powers/purse.ts';
import { moves } from '../pieces/pushing.ts';
import { DAHAN } from '../state.ts';

/** Rules of single minor powers. */
export const minorPowerSpecials = {
  /** The target chooses so many different elements; who gives them to another gets the same. */
  *'elemental-boon'({ table, user, target }: Doing, n: number): Play {
    const chosen: number[] = [];
    while (chosen.length < n) {
      const open = [0, 1, 2, 3, 4, 5, 6, 7].filter((element) => !chosen.includes(element));
      const { element } = yield* table.ask(target!, 'element', open.map(elementAnswer), { about: { left: n - chosen.length } });
      chosen.push(element);
    }
    for (const seat of new Set([target!, user!])) gainElements(table, seat, chosen);
  },

  /** Hazards Spread: a kind of token that lies next to this land; disease costs 1 energy. */
  *'spread-a-hazard'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const near = neighbours(state, land, true);
    const kinds = (['badlands', 'beasts', 'disease', 'strife', 'wilds'] as const).filter(
      (kind) =>
        near.some((other) => countOf(state, other, [kind]) > 0) &&
        (kind !== 'disease' || purseOf(state, seat) > 0) &&
        (kind !== 'strife' || state.spaces[land]!.groups.some((group) => group.kind !== DAHAN)),
    );
    if (kinds.length === 0) return;
    const options = kinds.map((kind): readonly Step[] => {
      const add: Step = { do: 'add', n: 1, what: kind };
      return kind === 'disease' ? [{ do: 'pay', n: 1, must: true, steps: [add] }] : [add];
    });
    const { option } = yield* table.ask(
      seat,
      'either',
      options.map((_, i) => optionAnswer(i)),
      { about: { ...about(doing), options: options as unknown as Plain } },
    );
    yield* resolveSteps(doing, options[option]!);
  },

  /** Skies Herald: a spirit that is on the target board. */
  *'a-spirit-of-the-board-returns'(doing: Doing): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const spirits = state.spirits.flatMap((_, other) =>
      restorable(state, other, land, true) > 0 && ownLands(state, other).some((own) => areOnOneBoard(state, own, land)) ? [other] : [],
    );
    if (spirits.length === 0) return;
    const { seat: whose } = yield* table.ask(seat, 'return-whose', spirits.map(seatAnswer), { about: about(doing) });
    yield* returnPresence(doing, whose, 1);
  },

  /** Strong and Constant Currents: up to so many dahan go by water, to and from one other coastal land. */
  *'ferry-dahan'(doing: Doing, n: number, most: boolean): Play {
    const { table, seat, land } = doing;
    const { state } = table;
    const mayEnd = most ? [] : [stop];
    // J-23.12: an ocean in play is a coastal land.
    const shores = landsOf(state, true).filter((other) => other !== land && isCoastal(state, other));
    const answers = shores.filter((other) => countOf(state, other, ['dahan']) + countOf(state, land, ['dahan']) > 0).map(landAnswer);
    if (answers.length === 0) return;
    const other = yield* table.ask(seat, 'land', [...answers, ...mayEnd], { about: about(doing) });
    if (other.kind === 'stop') return;
    for (let i = 0; i < n; i++) {
      const ways = [...moves(doing, [DAHAN], [land], [other.land]), ...moves(doing, [DAHAN], [other.land], [land])];
      if (ways.length === 0) return;
      const answer = yield* table.ask(seat, 'carry', [...ways, ...mayEnd], { about: { land: other.land, left: n - i } });
      if (answer.kind === 'stop') return;
      yield* move(table, answer);
    }
  },
};

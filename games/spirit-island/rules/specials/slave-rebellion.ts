import type { Play } from '@skerry/engine';
import { addStrifeToEach } from '../../content/step.ts';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { landAnswer } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { isBuilding } from '../pieces/harm.ts';
import { landsOn } from '../island/island.ts';
import { buildingsIn, dahanIn } from '../pieces/pieces.ts';
import { current } from '../record.ts';
import { DAHAN } from '../state.ts';
import { hurtThoseInStrife } from '../invaders/strife-strikes.ts';

/** Rules of Slave Rebellion. */
export const slaveRebellion = {
  /** J-36.5: under so many cards, when another event has been drawn. */
  'rebellion-comes-back': ({ table }: Doing, under: number): Play => done(() => void (table.state.events!.back = under + 1)),

  /** 1 strife to each of so many towns and cities of a board. */
  *'strife-on-the-board'(doing: Doing, n: number): Play {
    const { table, seat, board } = doing;
    const { state } = table;
    const chosen = new Map<number, number>();
    for (let left = n; left > 0; left--) {
      const lands = landsOn(state, board!).filter((land) => buildingsIn(state, land) > (chosen.get(land) ?? 0));
      if (lands.length === 0) break;
      const { land } = yield* table.ask(seat, 'land', lands.map(landAnswer), { about: { left } });
      chosen.set(land, (chosen.get(land) ?? 0) + 1);
    }
    for (const [land, count] of chosen) yield* resolveSteps({ ...doing, land }, [addStrifeToEach(count, 'town', 'city')]);
  },

  /** Every invader with strife takes 1 damage for each dahan; for each town and city that this destroys, a dahan comes. */
  *'aid-the-uprising'(doing: Doing): Play {
    const { table, land } = doing;
    const { state } = table;
    const { happened } = current(state);
    const before = happened.length;
    const dahan = dahanIn(state, land);
    yield* hurtThoseInStrife(doing, () => dahan);
    let freed = 0;
    for (const one of happened.slice(before)) if (one.what === 'destroyed' && isBuilding(one.kind)) freed += one.count;
    if (freed > 0) yield* addHumans(table, land, DAHAN, freed);
  },
};

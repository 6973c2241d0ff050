import type { Play } from '@skerry/engine';
import type { Escalation } from '../../content/adversaries.ts';
import { done } from '../action-body.ts';
import { adversaryAction, type Board, chooseLand, boardsThat } from './boards.ts';
import { newCashCrops } from './france.ts';
import { seekPrimeTerritory } from './habsburg.ts';
import { stalkThePredators } from './russia.ts';
import { portsSprawlOutward } from './scotland.ts';
import { boardAnswer, landAnswer } from '../answers.ts';
import { addHumans } from '../pieces/arriving.ts';
import { build, buildReachesOthers } from '../invaders/build.ts';
import { escalationsOf } from './enemy.ts';
import { deciderOn, geography } from '../island/island.ts';
import { buildingsIn, humans } from '../pieces/pieces.ts';
import { type SpiritTable, type State, TOWN } from '../state.ts';

/** When an escalation happens: before its card explores, while it does, after it, or when all cards of the step have. */
type Moment = 'before' | 'during' | 'after' | 'after-step';

const moments: Readonly<Record<Escalation, Moment>> = {
  'land-rush': 'before',
  'building-boom': 'before',
  'swayed-by-the-invaders': 'during',
  'new-cash-crops': 'after',
  'seek-prime-territory': 'after-step',
  'stalk-the-predators': 'before',
  'ports-sprawl-outward': 'before',
};

type Escalate = (table: SpiritTable, card: number, lands: readonly number[]) => Play;
/** What is done at one moment; Sweden's escalation goes with each explore of the phase. */
const escalations: Readonly<Record<Escalation, Escalate>> = {
  'land-rush': landRush,
  'building-boom': buildingBoom,
  'swayed-by-the-invaders': swayAll,
  'new-cash-crops': newCashCrops,
  'seek-prime-territory': seekPrimeTerritory,
  'stalk-the-predators': stalkThePredators,
  'ports-sprawl-outward': portsSprawlOutward,
};

/** J-21.3, J-37.3: what adversaries do when a card of their escalation, which shows these lands, is carried out for the first time. */
export function* escalate(table: SpiritTable, card: number, lands: readonly number[], ...when: readonly Moment[]): Play {
  const { state } = table;
  for (const escalation of escalationsOf(state, card)) {
    if (state.over || !when.includes(moments[escalation])) continue;
    table.log({ what: 'escalation', rule: 'J-21.3' });
    yield* escalations[escalation](table, card, lands);
  }
  if (when.includes('after-step')) state.invaders.escalated.push(card);
}

/** Whether there are towns or cities on a board. */
const isSettled =
  (state: State) =>
  ({ lands }: Board): boolean =>
    lands.some((land) => buildingsIn(state, land) > 0);

/** J-21.5 */
function* landRush(table: SpiritTable): Play {
  const { state } = table;
  for (const { lands } of yield* boardsThat(table, isSettled(state))) {
    const land = yield* chooseLand(
      table,
      'land-rush',
      lands.filter((one) => humans(state, one, TOWN) === 0),
    );
    if (land === null) continue;
    yield* adversaryAction(table, land, 'escalation', () => addHumans(table, land, TOWN, 1, 'J-21.5'));
    if (state.over) return;
  }
}

/** J-21.20 */
function swayAll({ state }: SpiritTable): Play {
  return done(() => {
    state.invaders.swaying = true;
  });
}

/** J-21.13, J-25.2, J-14.5: in any order of the boards where a build on one may bring somebody to another. */
function* buildingBoom(table: SpiritTable): Play {
  const { state } = table;
  const left = yield* boardsThat(table, isSettled(state));
  while (left.length > 0 && !state.over) {
    const slots = [...new Set(left.map(({ slot }) => slot))];
    const { slot } = boomsReachOthers(state, left) ? yield* table.ask(0, 'board-order', slots.map(boardAnswer)) : left[0]!;
    const [board] = left.splice(
      left.findIndex((one) => one.slot === slot),
      1,
    );
    const largest = largestOf(state, board!);
    const { land } = yield* table.ask(deciderOn(state, slot), 'building-boom', largest.map(landAnswer));
    yield* build(table, land);
  }
}

/** The lands of a board with the most towns and cities. */
function largestOf(state: State, { lands }: Board): readonly number[] {
  const most = Math.max(...lands.map((land) => buildingsIn(state, land)));
  return lands.filter((land) => buildingsIn(state, land) === most);
}

/** Whether one of these boards may get somebody from the build on another. */
const boomsReachOthers = (state: State, boards: readonly Board[]): boolean =>
  boards.some((board) =>
    largestOf(state, board).some(
      (land) =>
        buildReachesOthers(state, land) &&
        boards.some((other) => other.slot !== board.slot && other.lands.some((one) => geography(state).adjacent[land]!.includes(one))),
    ),
  );

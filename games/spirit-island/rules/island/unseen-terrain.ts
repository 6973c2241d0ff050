import type { Play } from '@skerry/engine';
import { terrains } from '../../content/boards.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { optionAnswer } from '../answers.ts';
import { landsOf, showsTerrain } from './island.ts';
import type { SpiritTable, State } from '../state.ts';

/** The lands of a terrain, of the table's choice, that no card in a space of the invaders shows. */
export function* unseenTerrain(table: SpiritTable, seat: number): Play<readonly number[]> {
  const { state } = table;
  const open = terrains.flatMap((terrain, i) => (isShown(state, terrain) ? [] : [i]));
  if (open.length === 0) return [];
  const { option } = yield* table.ask(seat, 'terrain', open.map(optionAnswer));
  return landsOf(state, false).filter((land) => showsTerrain(state, land, terrains[option]!));
}

function isShown({ invaders }: State, terrain: (typeof terrains)[number]): boolean {
  const { ravage, build: building, explore, immigration } = invaders;
  return [...ravage, ...building, ...explore, ...immigration].some((card) => {
    const { matches } = invaderCards[card]!;
    return matches !== 'coastal' && matches.includes(terrain);
  });
}

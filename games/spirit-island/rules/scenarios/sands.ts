import { landsOf, showsTerrain } from '../island/island.ts';
import type { State } from '../state.ts';
import { hasFind } from './finds.ts';

/** J-38.8, find 2 of the invaders: where those of one sands are, too; other lands stand for themselves. */
export function allSands(state: State, land: number): readonly number[] {
  if (!hasFind(state, 2, 'invaders') || !showsTerrain(state, land, 'sands')) return [land];
  return landsOf(state, false).filter((other) => showsTerrain(state, other, 'sands'));
}

import type { Terrain } from './boards.ts';

export interface InvaderCard {
  readonly id: string;
  readonly stage: 1 | 2 | 3;
  /** The lands in which it acts. */
  readonly matches: readonly Terrain[] | 'coastal';
  readonly escalation: boolean;
}

const stageOne = (terrain: Terrain): InvaderCard => ({ id: `1-${terrain}`, stage: 1, matches: [terrain], escalation: false });
const stageTwo = (terrain: Terrain): InvaderCard => ({ id: `2-${terrain}`, stage: 2, matches: [terrain], escalation: true });
const stageThree = (...pair: [Terrain, Terrain]): InvaderCard => ({ id: `3-${pair.join('-')}`, stage: 3, matches: pair, escalation: false });

/** The place in the list is the card's number. */
export const invaderCards: readonly InvaderCard[] = [
  stageOne('jungle'),
  stageOne('mountain'),
  stageOne('sands'),
  stageOne('wetland'),
  stageTwo('jungle'),
  stageTwo('mountain'),
  stageTwo('sands'),
  stageTwo('wetland'),
  { id: '2-coastal', stage: 2, matches: 'coastal', escalation: false },
  stageThree('jungle', 'mountain'),
  stageThree('jungle', 'sands'),
  stageThree('jungle', 'wetland'),
  stageThree('mountain', 'sands'),
  stageThree('mountain', 'wetland'),
  stageThree('sands', 'wetland'),
];

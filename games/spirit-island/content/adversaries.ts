import type { CardSet } from './power.ts';

/** What an adversary changes: the rule that is changed looks it up by name. */
export type Change =
  // Brandenburg-Prussia
  | 'land-rush'
  // England
  | 'proud-capital'
  | 'building-boom'
  | 'servants-earn-land'
  | 'high-immigration'
  | 'high-immigration-all-game'
  | 'buildings-are-tough'
  | 'independent-resolve'
  // Sweden
  | 'swayed-by-the-invaders'
  | 'heavy-mining'
  | 'fine-steel'
  | 'royal-backing'
  | 'mining-rush';

/** What is put on every board at the beginning. */
export interface BoardSetup {
  readonly land: number;
  readonly town?: number;
  readonly city?: number;
  readonly blight?: number;
  /** Printed blight goes to this land instead. */
  readonly moveBlightTo?: number;
}

export interface AdversaryLevel {
  readonly name: string;
  readonly difficulty: number;
  /** Fear cards at each terror level. */
  readonly fear: readonly [number, number, number];
  readonly changes: readonly Change[];
  readonly setup: readonly BoardSetup[];
  /** The stages of the invader deck, the first card first; E is a card of stage III that lies before its time. */
  readonly deck?: string;
  readonly fearPool?: number;
}

export interface Adversary {
  readonly id: string;
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly difficulty: number;
  /** Its escalation and its own way to win, at every level. */
  readonly base: readonly Change[];
  readonly levels: readonly AdversaryLevel[];
}

export const USUAL_DECK = '111-2222-33333';

const level = (
  name: string,
  difficulty: number,
  fear: readonly [number, number, number],
  more: Partial<AdversaryLevel> = {},
): AdversaryLevel => ({ name, difficulty, fear, changes: [], setup: [], ...more });

export const adversaries: readonly Adversary[] = [
  {
    id: 'brandenburg-prussia',
    name: 'Brandenburg-Prussia',
    set: 'base',
    origin: 'published',
    difficulty: 1,
    base: ['land-rush'],
    levels: [
      level('Fast Start', 2, [3, 3, 3], { setup: [{ land: 3, town: 1 }] }),
      level('Surge of Colonists', 4, [3, 3, 3], { deck: '111-E-2222-3333' }),
      level('Efficient', 6, [3, 4, 3], { deck: '11-E-2222-3333' }),
      level('Aggressive Timetable', 7, [4, 4, 3], { deck: '11-E-222-3333' }),
      level('Ruthlessly Efficient', 9, [4, 4, 3], { deck: '1-E-222-3333' }),
      level('Terrifyingly Efficient', 10, [4, 4, 4], { deck: 'E-222-3333' }),
    ],
  },
  {
    id: 'england',
    name: 'England',
    set: 'base',
    origin: 'published',
    difficulty: 1,
    base: ['proud-capital', 'building-boom'],
    levels: [
      level('Indentured Servants Earn Land', 3, [3, 4, 3], { changes: ['servants-earn-land'] }),
      level('Criminals and Malcontents', 4, [4, 4, 3], {
        setup: [
          { land: 1, city: 1 },
          { land: 2, town: 1 },
        ],
      }),
      level('High Immigration (I)', 6, [4, 5, 4], { changes: ['high-immigration'] }),
      level('High Immigration (full)', 7, [4, 5, 5], { changes: ['high-immigration-all-game'] }),
      level('Local Autonomy', 9, [4, 5, 5], { changes: ['buildings-are-tough'] }),
      level('Independent Resolve', 11, [4, 5, 4], { changes: ['independent-resolve'], fearPool: 1 }),
    ],
  },
  {
    id: 'sweden',
    name: 'Sweden',
    set: 'base',
    origin: 'published',
    difficulty: 1,
    base: ['swayed-by-the-invaders'],
    levels: [
      level('Heavy Mining', 2, [3, 3, 3], { changes: ['heavy-mining'] }),
      level('Population Pressure at Home', 3, [3, 4, 3], { setup: [{ land: 4, city: 1, moveBlightTo: 5 }] }),
      level('Fine Steel for Tools and Guns', 5, [3, 4, 3], { changes: ['fine-steel'] }),
      level('Royal Backing', 6, [3, 4, 4], { changes: ['royal-backing'] }),
      level('Mining Rush', 7, [4, 4, 4], { changes: ['mining-rush'] }),
      level('Prospecting Outpost', 8, [4, 4, 5], { setup: [{ land: 8, town: 1, blight: 1 }] }),
    ],
  },
];

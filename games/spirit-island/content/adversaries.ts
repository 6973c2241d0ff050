import type { CardSet } from './power.ts';

/** What an adversary changes: the rule that is changed looks it up by name. */
export type Change =
  // England
  | 'servants-earn-land'
  | 'high-immigration'
  | 'high-immigration-all-game'
  | 'buildings-are-tough'
  | 'independent-resolve'
  // Sweden
  | 'heavy-mining'
  | 'fine-steel'
  | 'royal-backing'
  | 'mining-rush'
  // France
  | 'frontier-explorers'
  | 'slave-labor'
  | 'triangle-trade'
  | 'slow-healing-ecosystem'
  | 'persistent-explorers'
  // Habsburg Monarchy
  | 'migratory-herders'
  | 'more-rural-than-urban'
  | 'herds-thrive'
  | 'wave-of-immigration'
  | 'far-flung-herds'
  // Russia
  | 'hunters-seek-shell-and-hide'
  | 'sense-for-disaster'
  | 'competition-among-hunters'
  | 'entrench'
  | 'pressure-for-fast-profit'
  // Scotland
  | 'trading-port'
  | 'chart-the-coastline'
  | 'runoff-and-bilgewater'
  | 'exports-fuel-growth';

/** What an adversary does when a card of its escalation is carried out for the first time. */
export type Escalation =
  | 'land-rush'
  | 'building-boom'
  | 'swayed-by-the-invaders'
  | 'new-cash-crops'
  | 'seek-prime-territory'
  | 'stalk-the-predators'
  | 'ports-sprawl-outward';

/** An adversary's own way to win. */
export type Loss = 'proud-capital' | 'sprawling-plantations' | 'irreparable-damage' | 'hunters-swarm-the-island' | 'trade-hub';

/** A change of the invader deck, as a panel words it. */
export type DeckChange =
  /** One card fewer: the topmost of its stage. */
  | 'stage-1-fewer'
  | 'stage-2-fewer'
  /** The bottommost card of stage III lies below the bottommost of stage I, before its time. */
  | 'early-stage-3'
  /** A card of stage III lies after each of stage II. */
  | 'stage-3-after-each-stage-2'
  /** The coastal card is the third of stage II; the two above it come one place earlier. */
  | 'coastal-card-third'
  /** The bottommost card of stage III takes the place of the bottommost of stage I. */
  | 'stage-3-for-stage-1';

/** A land of a board: by its number, or the one with the highest number that is so. */
export type SetupLand = number | 'without-town' | 'without-buildings' | 'without-signs';

/** What is put on every board at the beginning. */
export interface BoardSetup {
  readonly land: SetupLand;
  readonly explorer?: number;
  readonly town?: number;
  readonly city?: number;
  readonly blight?: number;
  readonly beasts?: number;
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
  readonly deck: readonly DeckChange[];
  readonly fearPool?: number;
}

export interface Adversary {
  readonly id: string;
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly difficulty: number;
  /** At every level. */
  readonly loss: Loss | null;
  readonly escalation: Escalation;
  readonly levels: readonly AdversaryLevel[];
}

/** The levels that are in force. */
export const levelsOf = (adversary: number, level: number): readonly AdversaryLevel[] => adversaries[adversary]!.levels.slice(0, level);

const level = (
  name: string,
  difficulty: number,
  fear: readonly [number, number, number],
  more: Partial<AdversaryLevel> = {},
): AdversaryLevel => ({ name, difficulty, fear, changes: [], setup: [], deck: [], ...more });

export const adversaries: readonly Adversary[] = [
  {
    id: 'brandenburg-prussia',
    name: 'Brandenburg-Prussia',
    set: 'base',
    origin: 'published',
    difficulty: 1,
    loss: null,
    escalation: 'land-rush',
    levels: [
      level('Fast Start', 2, [3, 3, 3], { setup: [{ land: 3, town: 1 }] }),
      level('Surge of Colonists', 4, [3, 3, 3], { deck: ['early-stage-3'] }),
      level('Efficient', 6, [3, 4, 3], { deck: ['stage-1-fewer'] }),
      level('Aggressive Timetable', 7, [4, 4, 3], { deck: ['stage-2-fewer'] }),
      level('Ruthlessly Efficient', 9, [4, 4, 3], { deck: ['stage-1-fewer'] }),
      level('Terrifyingly Efficient', 10, [4, 4, 4], { deck: ['stage-1-fewer'] }),
    ],
  },
  {
    id: 'england',
    name: 'England',
    set: 'base',
    origin: 'published',
    difficulty: 1,
    loss: 'proud-capital',
    escalation: 'building-boom',
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
    loss: null,
    escalation: 'swayed-by-the-invaders',
    levels: [
      level('Heavy Mining', 2, [3, 3, 3], { changes: ['heavy-mining'] }),
      level('Population Pressure at Home', 3, [3, 4, 3], { setup: [{ land: 4, city: 1, moveBlightTo: 5 }] }),
      level('Fine Steel for Tools and Guns', 5, [3, 4, 3], { changes: ['fine-steel'] }),
      level('Royal Backing', 6, [3, 4, 4], { changes: ['royal-backing'] }),
      level('Mining Rush', 7, [4, 4, 4], { changes: ['mining-rush'] }),
      level('Prospecting Outpost', 8, [4, 4, 5], { setup: [{ land: 8, town: 1, blight: 1 }] }),
    ],
  },
  {
    id: 'france',
    name: 'France',
    set: 'branch-and-claw',
    origin: 'published',
    difficulty: 2,
    loss: 'sprawling-plantations',
    escalation: 'new-cash-crops',
    levels: [
      level('Frontier Explorers', 3, [3, 3, 3], { changes: ['frontier-explorers'] }),
      level('Slave Labor', 5, [3, 4, 3], { changes: ['slave-labor'] }),
      level('Early Plantations', 7, [4, 4, 3], {
        setup: [
          { land: 'without-town', town: 1 },
          { land: 1, town: 1 },
        ],
      }),
      level('Triangle Trade', 8, [4, 4, 4], { changes: ['triangle-trade'] }),
      level('Slow-Healing Ecosystem', 9, [4, 5, 4], { changes: ['slow-healing-ecosystem'] }),
      level('Persistent Explorers', 10, [4, 5, 5], { changes: ['persistent-explorers'] }),
    ],
  },
  {
    id: 'habsburg-monarchy',
    name: 'Habsburg Monarchy',
    set: 'jagged-earth',
    origin: 'published',
    difficulty: 2,
    loss: 'irreparable-damage',
    escalation: 'seek-prime-territory',
    levels: [
      level('Migratory Herders', 3, [3, 4, 3], { changes: ['migratory-herders'] }),
      level('More Rural Than Urban', 5, [4, 5, 2], {
        changes: ['more-rural-than-urban'],
        setup: [
          { land: 2, town: 1 },
          { land: 'without-signs', town: 1 },
        ],
      }),
      level('Fast Spread', 6, [4, 5, 3], { deck: ['stage-1-fewer'] }),
      level('Herds Thrive in Verdant Lands', 8, [4, 5, 3], { changes: ['herds-thrive'] }),
      level('Wave of Immigration', 9, [4, 6, 3], { changes: ['wave-of-immigration'] }),
      level('Far-Flung Herds', 10, [5, 6, 3], { changes: ['far-flung-herds'] }),
    ],
  },
  {
    id: 'russia',
    name: 'Russia',
    set: 'jagged-earth',
    origin: 'published',
    difficulty: 1,
    loss: 'hunters-swarm-the-island',
    escalation: 'stalk-the-predators',
    levels: [
      level('Hunters Seek Shell and Hide', 3, [3, 3, 4], {
        changes: ['hunters-seek-shell-and-hide'],
        setup: [{ land: 'without-buildings', explorer: 1, beasts: 1 }],
      }),
      level('A Sense for Impending Disaster', 4, [4, 3, 4], { changes: ['sense-for-disaster'] }),
      level('Competition Among Hunters', 6, [4, 4, 3], { changes: ['competition-among-hunters'] }),
      level('Accelerated Exploitation', 7, [4, 4, 4], { deck: ['stage-3-after-each-stage-2'] }),
      level('Entrench in the Face of Fear', 9, [4, 5, 4], { changes: ['entrench'] }),
      level('Pressure for Fast Profit', 11, [5, 5, 4], { changes: ['pressure-for-fast-profit'] }),
    ],
  },
  {
    id: 'scotland',
    name: 'Scotland',
    set: 'feather-and-flame',
    origin: 'published',
    difficulty: 1,
    loss: 'trade-hub',
    escalation: 'ports-sprawl-outward',
    levels: [
      level('Trading Port', 3, [3, 4, 3], { changes: ['trading-port'] }),
      level('Seize Opportunity', 4, [4, 4, 3], { setup: [{ land: 2, city: 1 }], deck: ['coastal-card-third'] }),
      level('Chart the Coastline', 6, [4, 5, 4], { changes: ['chart-the-coastline'] }),
      level('Ambition of a Minor Nation', 7, [5, 5, 4], { deck: ['stage-3-for-stage-1'] }),
      level('Runoff and Bilgewater', 8, [5, 6, 4], { changes: ['runoff-and-bilgewater'] }),
      level('Exports Fuel Inward Growth', 10, [6, 6, 4], { changes: ['exports-fuel-growth'] }),
    ],
  },
];

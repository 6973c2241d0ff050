import { eachBoard, eachPlayer, eachSpirit, eachSpiritIn, onTheIsland, type Part, unless } from './part.ts';
import type { CardSet } from './power.ts';
import {
  add, addPresence, at, atEachOf, beside, burdened, destroy, destroyPresence, eitherAble, fear, forget, forTheGame, has, inland, perPlayer, remove, special, type Step, when,
  without, yourPresence,
} from './step.ts';

/** Rules that stay for the rest of the game. */
export interface Lasting {
  readonly since: 'now' | 'next-turn';
  readonly steps: readonly Step[];
}

/** What the blight card shows once the healthy side is empty. */
export interface BlightCard {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  /** J-35.1, J-35.2: a still healthy side gives way to the next card. */
  readonly side: 'blighted' | 'still-healthy';
  /** Blight that comes onto it. */
  readonly perPlayer: number;
  /** When it is turned. */
  readonly immediate: readonly Part[];
  /** In every invader phase. */
  readonly ongoing: readonly Part[];
  readonly lasting: Lasting | null;
}

type Effects = Partial<Pick<BlightCard, 'immediate' | 'ongoing' | 'lasting'>>;

const cardsOf =
  (set: CardSet, side: BlightCard['side']) =>
  (name: string, perPlayerOn: number, effects: Effects): BlightCard => ({
    name, set, origin: 'published', side, perPlayer: perPlayerOn, immediate: [], ongoing: [], lasting: null, ...effects,
  });
const base = cardsOf('base', 'blighted');
const branch = cardsOf('branch-and-claw', 'blighted');
const jagged = cardsOf('jagged-earth', 'blighted');
const stillHealthy = cardsOf('jagged-earth', 'still-healthy');

const building = has('town', 'city');
const besideBlight = beside(has('blight'));

/** The blight cards, set by set. */
export const blightCards: readonly BlightCard[] = [
  base('Downward Spiral', 5, { ongoing: [eachSpirit(destroyPresence(1))] }),
  base('Memory Fades to Dust', 4, { ongoing: [eachSpirit(eitherAble(forget(1), destroyPresence(1)))] }),
  branch('A Pall upon the Land', 3, { immediate: [eachBoard(special('presence-of-the-board-is-lost', 1), at({ test: [] }, remove(1, 'town')))] }),
  branch('Aid from Lesser Spirits', 2, { immediate: [onTheIsland(special('aid-from-lesser-spirits'))] }),
  branch('Back Against the Wall', 2, { lasting: { since: 'now', steps: [forTheGame('more-income', 1), forTheGame('more-plays', 1)] } }),
  branch('Disintegrating Ecosystem', 5, {
    immediate: [eachBoard(at({ test: [] }, destroy(1, 'beasts')), at({ test: [building] }, add(1, 'blight')))],
  }),
  branch('Erosion of Will', 3, { immediate: [onTheIsland(fear(perPlayer(2))), eachSpirit(destroyPresence(1), special('lose-energy', 1))] }),
  branch('Promising Farmlands', 4, {
    immediate: [eachBoard(at({ test: [inland, without('town', 'city')] }, add(1, 'town'), add(1, 'city')))],
  }),
  branch('Tipping Point', 5, { immediate: [eachSpirit(destroyPresence(3))] }),
  jagged('All Things Weaken', 3, {
    lasting: { since: 'next-turn', steps: [forTheGame('all-weaken', 1), forTheGame('easier-blight', 1), forTheGame('blight-is-fatal', 1)] },
  }),
  jagged('Power Corrodes the Spirit', 4, { ongoing: [eachSpirit(when(burdened(3, 4), destroyPresence(1)))] }),
  jagged('Thriving Communities', 4, { immediate: [eachBoard(atEachOf(4, { test: [has('explorer', 'town')] }, special('settlement-grows')))] }),
  jagged('Unnatural Proliferation', 3, {
    immediate: [
      eachSpiritIn([yourPresence], addPresence()),
      eachBoard(at({ test: [has('dahan')] }, add(1, 'dahan')), at({ test: [building], fewest: ['town', 'city'] }, add(2, 'city'))),
    ],
  }),
  jagged('Untended Land Crumbles', 4, {
    ongoing: [unless([{ energy: 3 }, { presence: 1 }], eachBoard(at({ test: [besideBlight] }, add(1, 'blight'))))],
  }),
  stillHealthy('Invaders Find the Land to Their Liking', 2, { immediate: [onTheIsland(special('larger-fear-pool'))] }),
  stillHealthy('Strong Earth Shatters Slowly', 2, { immediate: [eachPlayer([besideBlight], add(1, 'blight'))] }),
];

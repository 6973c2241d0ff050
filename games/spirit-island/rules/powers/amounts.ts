import type { Seat } from '@skerry/engine';
import type { Amount, Counted } from '../../content/step.ts';
import { countOf, pieceOf, presenceLost } from '../island/conditions-of-lands.ts';
import { elementIndex, elementsOf, highestOnEnergyTrack } from '../spirits/elements.ts';
import { around, isSacredSite, neighbours, sacredSites } from '../island/island.ts';
import { absorbedBy } from '../pieces/presence.ts';
import { current } from '../record.ts';
import { DAHAN, type Happening, type Piece, type PowerId, type SpiritTable, type State } from '../state.ts';

/** Where and for whom steps are carried out. */
export interface Doing {
  readonly table: SpiritTable;
  /** Who decides. */
  readonly seat: Seat;
  /** The spirit whose power or rule it is; null: nobody's. */
  readonly user: Seat | null;
  /** Whose share of it this is, where each player has one. */
  readonly player?: Seat;
  /** The spirit that is targeted. */
  readonly target: Seat | null;
  /** The land; -1: none. */
  readonly land: number;
  /** The slot of the board to which a choice of lands is bound. */
  readonly board?: number;
  readonly power: PowerId | null;
  /** The land from which the power's range was measured. */
  readonly origin?: number;
  /** The lands to which what is done several times has moved somebody already, each as often. */
  readonly arrived?: readonly number[];
}

/** What a question is about, for whoever tells it. */
export const about = ({ power, land }: Doing): { power: number | null; land: number } => ({ power, land });

export function whoOf({ seat, user, target }: Doing, who: 'you' | 'target'): Seat {
  return who === 'you' ? (user ?? seat) : (target ?? user ?? seat);
}

export function amountOf(doing: Doing, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { per, each, every = 1, up = false, times, plus = 0, most = Infinity } = amount;
  const shares = counted(doing, per) / every;
  let n = (up ? Math.ceil(shares) : Math.floor(shares)) * each;
  if (times !== undefined) n *= counted(doing, times);
  return Math.max(0, Math.min(most, n + (n > 0 ? plus : 0)));
}

function counted(doing: Doing, count: Counted): number {
  const { table, land, user, seat, target } = doing;
  const { state } = table;
  switch (count.count) {
    case 'pieces':
      return countedPieces(doing, count);
    case 'kinds':
      return count.of.filter((kind) => countOf(state, land, [kind]) > 0).length;
    case 'fewer':
      return Math.min(countOf(state, land, count.of), countOf(state, land, count.or));
    case 'destroyed':
    case 'removed':
      return countedInAction(state, count);
    case 'presence-replaced':
      return happenedNow(state).reduce((sum, one) => sum + (one.what === 'presence-replaced' ? one.count : 0), 0);
    case 'presence':
      if (user !== null && count.of !== 'anyone') return state.spirits[user]!.presence[land]!;
      return state.spirits.reduce((sum, { presence }) => sum + presence[land]!, 0);
    case 'element':
      return elementsOf(state, user ?? seat)[elementIndex(count.of)]!;
    case 'cards-played':
      return state.spirits[target ?? seat]!.played.length;
    case 'sacred-sites-near':
      return around(state, land, true).filter((near) => isSacredSite(state, user ?? seat, near)).length;
    case 'presence-near':
      return around(state, land, true).reduce((sum, near) => sum + state.spirits[user ?? seat]!.presence[near]!, 0);
    case 'lands-beside':
      return neighbours(state, land, true).filter((near) => state.spirits[user ?? seat]!.presence[near]! > 0).length;
    case 'sets': {
      const have = elementsOf(state, user ?? seat);
      return Math.min(...count.of.flatMap((n, element) => (n > 0 ? [Math.floor(have[element]! / n)] : [])));
    }
    case 'presence-lost':
      return presenceLost(state, user ?? seat, land);
    case 'invader-discards':
      return state.invaders.discard.length;
    case 'earned-fear-cards':
      return state.fear.earned.length;
    case 'terror':
      return Math.min(3, state.fear.terror);
    case 'absorbed':
      return absorbedBy(state.spirits[user ?? seat]!);
    case 'energy-track':
      return highestOnEnergyTrack(state.spirits[user ?? seat]!);
    case 'sacred-sites-here':
      return state.spirits.filter((_, one) => isSacredSite(state, one, land)).length;
    case 'adjacent-lands':
      return neighbours(state, land, false).length;
    case 'players':
      return state.players;
    case 'sacred-sites-with-invaders':
      return sacredSites(state, user ?? seat).filter((site) => state.spaces[site]!.groups.some(({ kind }) => kind !== DAHAN)).length;
  }
}

function countedPieces({ table, land, power, user }: Doing, { of, where }: Extract<Counted, { count: 'pieces' }>): number {
  const { state } = table;
  if (where === undefined) return countOf(state, land, of);
  if (where === 'target') {
    const use = state.actions.find((action) => action.power === power && action.seat === user);
    return countOf(state, use?.land ?? land, of);
  }
  const lands = (where === 'adjacent' ? neighbours : around)(state, land, true);
  return lands.reduce((sum, one) => sum + countOf(state, one, of), 0);
}

/** What this action has done so far; before it there is nothing. */
const happenedNow = (state: State): readonly Happening[] => (state.actions.length === 0 ? [] : current(state).happened);

/** J-23.8: who was destroyed but in a dream does not count. */
function countedInAction(state: State, { count, of }: Extract<Counted, { count: 'destroyed' | 'removed' }>): number {
  const kinds = of.map(pieceOf);
  let n = 0;
  for (const one of happenedNow(state)) {
    if (one.what === count && kinds.includes((one as { kind: Piece }).kind)) n += (one as { count: number }).count;
  }
  return n;
}

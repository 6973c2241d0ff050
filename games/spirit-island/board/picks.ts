import type { ShownQuestion } from '@skerry/presentation';
import type { HitAnswer, MoveAnswer, PieceAnswer, StrifeAnswer } from '../rules/answers.ts';
import { isToken } from '../rules/pieces/pieces.ts';
import { answersOf } from './answers-of.ts';
import { keyOfHumans, keyOfPresence, keyOfTokens } from './island/piles.ts';

/** A way that a piece can go. */
export interface Way {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly pile: string;
}

/** What can be picked on the island. */
export interface Picks {
  /** By land: the answer that is the land. */
  readonly lands: ReadonlyMap<number, number>;
  /** By land and pile: the answers at the pile; the first of them is what a click on it says. */
  readonly piles: ReadonlyMap<string, readonly number[]>;
  readonly ways: readonly Way[];
}

export const placeOf = (land: number, pile: string): string => `${land}: ${pile}`;

const nothing: Picks = { lands: new Map(), piles: new Map(), ways: [] };

/** A sacred site that counts as beasts lies in no pile of beasts: its presence is picked by its land. */
const SWARM = 'swarm';

function pileOf(answer: HitAnswer | PieceAnswer | MoveAnswer | StrifeAnswer): string {
  if ('swarm' in answer && answer.swarm) return SWARM;
  return isToken(answer.piece) ? keyOfTokens(answer.piece) : keyOfHumans({ ...answer, piece: answer.piece });
}

export function picksIn(question: ShownQuestion | null): Picks {
  if (question === null) return nothing;
  const lands = new Map<number, number>();
  const piles = new Map<string, number[]>();
  const ways: Way[] = [];
  const atPile = (place: string, index: number): void => {
    piles.set(place, [...(piles.get(place) ?? []), index]);
  };
  answersOf(question).forEach((answer, index) => {
    switch (answer.kind) {
      case 'land':
      case 'ritual':
      case 'ward':
        lands.set(answer.land, index);
        break;
      case 'hit':
      case 'piece':
      case 'strife':
        atPile(placeOf(answer.land, pileOf(answer)), index);
        break;
      case 'from':
        atPile(placeOf(answer.land, keyOfPresence(question.seat)), index);
        break;
      case 'lose':
        atPile(placeOf(answer.land, keyOfPresence(answer.seat)), index);
        break;
      case 'move':
        ways.push({ index, from: answer.from, to: answer.to, pile: pileOf(answer) });
        break;
      case 'shift':
        ways.push({ index, from: answer.from, to: answer.to, pile: keyOfPresence(answer.seat) });
        break;
      default:
    }
  });
  return { lands, piles, ways };
}

/** What can be picked while pieces still travel: lands stay where they are, so a question for a land alone need not wait. */
export function duringMotion(question: ShownQuestion | null): ShownQuestion | null {
  const { lands, piles, ways } = picksIn(question);
  return lands.size > 0 && piles.size === 0 && ways.length === 0 ? question : null;
}

/** Of several ways: what is picked first, the pieces or where they go. */
export interface Moving {
  /** Pieces that are picked first; the ways of each. */
  readonly pieces: ReadonlyMap<string, readonly Way[]>;
  /** The piece that is on its way: picked, or the only one. */
  readonly chosen: string | null;
  /** The lands where the chosen piece can go. */
  readonly goals: readonly Way[];
}

export function movingOf(ways: readonly Way[], chosen: string | null): Moving {
  const pieces = new Map<string, Way[]>();
  for (const way of ways) {
    const place = placeOf(way.from, way.pile);
    pieces.set(place, [...(pieces.get(place) ?? []), way]);
  }
  const only = pieces.size === 1 ? [...pieces.keys()][0]! : null;
  const now = chosen !== null && pieces.has(chosen) ? chosen : only;
  const goals = now === null ? [] : pieces.get(now)!;
  // A piece that can only go to one place is picked together with its way.
  return { pieces, chosen: now, goals: goals.length === 1 && only === null ? [] : goals };
}

/** The corner of lands that a question is about, or null. */
export function aboutCorner({ about }: ShownQuestion): number | null {
  const { corner } = (about ?? {}) as { corner?: number };
  return corner ?? null;
}

/** The land that a question is about, without being an answer. */
export function aboutLand({ about }: ShownQuestion): number | null {
  const { land, from, ocean } = (about ?? {}) as { land?: unknown; from?: unknown; ocean?: unknown };
  for (const place of [land, from, ocean]) if (typeof place === 'number' && place >= 0) return place;
  return null;
}

import { type AdversaryLevel, type DeckChange, levelsOf } from '../../content/adversaries.ts';
import { COASTAL_II, EARLY_III, stageOfBack } from '../invaders/stage.ts';
import type { Enemy } from '../state.ts';

/** J-5.4 */
const USUAL = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const;

/** J-37.4, J-37.6: first all changes of the supporting adversary, then those of the leading one, level by level. */
export function deckOrder({ adversaries: opponents }: Pick<Enemy, 'adversaries'>): number[] {
  return changedDeck(opponents.toReversed().flatMap(({ adversary, level }) => levelsOf(adversary, level)));
}

/** The backs of the invader deck, the first card first, after the changes of these levels. */
export function changedDeck(levels: readonly Pick<AdversaryLevel, 'deck'>[]): number[] {
  const backs: number[] = [...USUAL];
  for (const { deck } of levels) for (const change of deck) changes[change](backs);
  return backs;
}

/** The topmost card of a stage, or -1. */
const topmost = (backs: readonly number[], stage: number): number => backs.findIndex((back) => stageOfBack(back) === stage);
const bottommost = (backs: readonly number[], stage: number): number => backs.findLastIndex((back) => stageOfBack(back) === stage);

function remove(backs: number[], stage: number): void {
  const at = topmost(backs, stage);
  if (at >= 0) backs.splice(at, 1);
}

/** What cannot be done is passed over. */
const changes: Readonly<Record<DeckChange, (backs: number[]) => void>> = {
  /** J-21.8, J-21.10, J-21.11, J-36.14 */
  'stage-1-fewer': (backs) => remove(backs, 1),
  /** J-21.9 */
  'stage-2-fewer': (backs) => remove(backs, 2),

  /** J-21.7, J-37.5 */
  'early-stage-3'(backs) {
    const last = bottommost(backs, 3);
    if (last < 0) return;
    backs.splice(last, 1);
    backs.splice(bottommost(backs, 1) + 1, 0, EARLY_III);
  },

  /** J-36.23 */
  'stage-3-after-each-stage-2'(backs) {
    for (let at = 0; at < backs.length; at++) {
      if (stageOfBack(backs[at]!) !== 2) continue;
      const last = bottommost(backs, 3);
      if (last < at) return;
      const [moved] = backs.splice(last, 1);
      backs.splice(at + 1, 0, moved!);
    }
  },

  /** J-36.29 */
  'coastal-card-third'(backs) {
    const second = backs.flatMap((back, at) => (stageOfBack(back) === 2 ? [at] : []));
    const place = second[2] ?? second.at(-1);
    if (place === undefined) return;
    backs[place] = COASTAL_II;
    for (const at of second.filter((one) => one < place)) if (at > 0) backs.splice(at - 1, 2, backs[at]!, backs[at - 1]!);
  },

  /** J-36.31 */
  'stage-3-for-stage-1'(backs) {
    const [from, to] = [bottommost(backs, 3), bottommost(backs, 1)];
    if (from < 0 || to < 0) return;
    const [moved] = backs.splice(from, 1);
    backs[to < from ? to : to - 1] = moved!;
  },
};

/** "11-22-1-C2-33333": cards of one stage that lie together stand together; C is the coastal card. */
export function orderText(backs: readonly number[]): string {
  let text = '';
  for (const [i, back] of backs.entries()) {
    if (i > 0 && stageOfBack(backs[i - 1]!) !== stageOfBack(back)) text += '-';
    text += back === COASTAL_II ? 'C' : String(stageOfBack(back));
  }
  return text;
}

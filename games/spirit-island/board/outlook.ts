import type { Seat } from '@skerry/engine';
import type { Step } from '../content/step.ts';
import { foreseeBuild } from '../rules/build.ts';
import { landsToBuild, landsToExplore, landsToRavage } from '../rules/invader-cards.ts';
import { BUILD, EXPLORE, IMMIGRATION, RAVAGE } from '../rules/invader-steps.ts';
import { fateOfNext, passedOver } from '../rules/next-card.ts';
import { tokens } from '../rules/pieces.ts';
import { foreseeRavage, type Ravage } from '../rules/ravage.ts';
import { landsOfCard } from '../rules/shown-lands.ts';
import { isSkippedByRule } from '../rules/skipping.ts';
import { DISEASE, type Human, type State, WILDS } from '../rules/state.ts';

/** What the invaders would do in a land, as things stand. */
export interface Outlook {
  readonly land: number;
  readonly ravage: RavageOutlook | null;
  readonly build: BuildOutlook | null;
  readonly explore: 'explorer' | 'skipped' | 'wilds' | null;
}

export type RavageOutlook = 'skipped' | (Ravage & { readonly loses: readonly Seat[] });
export type BuildOutlook = Human | 'skipped' | 'disease' | 'nothing';

/** A step that goes on in a land is as good as over: what it does there is no outlook any more. */
const isOver = ({ phase, invaderStep, actions }: State, step: number): boolean =>
  phase === 'invader' && (invaderStep > step || (invaderStep === step && actions.length > 0));

/** The cards whose turn is still to come, this turn or, after the invader phase, the next. */
export function cardsToCome(state: State): {
  readonly ravage: readonly number[];
  readonly build: readonly number[];
  readonly explore: readonly number[];
} {
  const { invaders } = state;
  const shown =
    invaders.explore.length > 0 ? invaders.explore : invaders.known.slice(0, 1).filter((card) => card >= 0 && !invaders.shuffled);
  return {
    ravage: isOver(state, RAVAGE) ? [] : invaders.ravage,
    build: [...(isOver(state, IMMIGRATION) ? [] : invaders.immigration), ...(isOver(state, BUILD) ? [] : invaders.build)],
    explore: isOver(state, EXPLORE) ? [] : shown,
  };
}

/** J-6.6: what the invaders will find when they come again: after the invader phase that is in the next turn. */
export function asTheyCome(state: State): State {
  if (state.phase !== 'slow' && state.phase !== 'time-passes') return state;
  return {
    ...state,
    turn: state.turn + 1,
    modifiers: state.modifiers.filter(({ until }) => until !== 'turn'),
    spaces: state.spaces.map((space) => ({ ...space, groups: space.groups.map((group) => ({ ...group, damage: 0 })) })),
  };
}

/** By land: only where something would happen. `waiting`: where it is known, the only lands that still wait for their ravage. */
export function outlooksOf(now: State, waiting: readonly number[] | null = null): ReadonlyMap<number, Outlook> {
  const all = new Map<number, Outlook>();
  if (now.over || now.phase === 'choose' || now.phase === 'setup') return all;
  const state = asTheyCome(now);
  const change = (land: number, more: Partial<Outlook>): void => {
    all.set(land, { ...(all.get(land) ?? { land, ravage: null, build: null, explore: null }), ...more });
  };
  const cards = cardsToCome(state);
  for (const card of cards.ravage) {
    for (const land of landsToRavage(state, card)) if (waiting?.includes(land) !== false) change(land, { ravage: ravageIn(state, land) });
  }
  for (const card of cards.build) {
    const over = card === state.invaders.build[0] ? passedOver(state, fateOfNext(state, 'build'), landsOfCard(state, card)) : [];
    for (const land of landsToBuild(state, card)) change(land, { build: over.includes(land) ? 'skipped' : buildIn(state, land) });
  }
  for (const card of cards.explore) {
    const over = passedOver(state, fateOfNext(state, 'explore'), landsOfCard(state, card));
    for (const land of landsToExplore(state, card)) change(land, { explore: over.includes(land) ? 'skipped' : exploreIn(state, land) });
  }
  return all;
}

export function ravageIn(state: State, land: number): RavageOutlook {
  if (isSkippedByRule(state, land, 'ravage')) return 'skipped';
  const ravage = foreseeRavage(state, land);
  const loses = ravage.blight === 0 ? [] : state.spirits.flatMap(({ presence }, seat) => (presence[land]! > 0 ? [seat] : []));
  return { ...ravage, loses };
}

function buildIn(state: State, land: number): BuildOutlook {
  if (isSkippedByRule(state, land, 'build')) return 'skipped';
  const building = foreseeBuild(state, land);
  if (building === null) return 'nothing';
  return tokens(state, land, DISEASE) > 0 ? 'disease' : building.piece;
}

function exploreIn(state: State, land: number): Outlook['explore'] {
  if (isSkippedByRule(state, land, 'explore')) return 'skipped';
  return tokens(state, land, WILDS) > 0 ? 'wilds' : 'explorer';
}

/** What the ravage of the land would be after it; null where nothing of that is known beforehand. */
export function ravageAfter(state: State, land: number, steps: readonly Step[]): RavageOutlook | null {
  // What lasts for a turn is over before the invaders come again.
  if (asTheyCome(state) !== state) return null;
  const defend = steps.reduce((sum, step) => (step.do === 'defend' && typeof step.n === 'number' ? sum + step.n : sum), 0);
  const skips = steps.some((step) => step.do === 'skip' && (step.what === 'ravage' || step.what === 'all'));
  if (skips) return 'skipped';
  if (defend === 0) return null;
  return ravageIn({ ...state, modifiers: [...state.modifiers, { kind: 'defend', land, amount: defend, seat: null, until: 'turn' }] }, land);
}

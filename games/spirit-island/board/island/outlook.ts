import type { Seat } from '@skerry/engine';
import type { Step } from '../../content/step.ts';
import { isBedrock } from '../../rules/fear-and-blight/blighting.ts';
import { hasScenarioRule } from '../../rules/adversaries/enemy.ts';
import { landsBuiltBy, landsToRavage } from '../../rules/invaders/invader-cards.ts';
import { BUILD, EXPLORE, IMMIGRATION, RAVAGE } from '../../rules/invaders/invader-steps.ts';
import { holdsIn } from '../../rules/modifiers.ts';
import { foreseeAfterStrike, type Ravage } from '../../rules/invaders/foreseen-ravage.ts';
import { asOften } from '../../rules/invaders/sideways.ts';
import { isSkippedByRule } from '../../rules/invaders/skipping.ts';
import type { State } from '../../rules/state.ts';
import { type BuildOutlook, foreseeBuildIn, foreseeBuilds, foreseeImmigration } from './outlook-of-builds.ts';
import { type ExploreOutlook, foreseeExplores, foreseeSwaying } from './outlook-of-explores.ts';
import { at, comingIsland } from './coming-island.ts';

/** What the invaders would do in a land, as things stand, in the order in which it comes. */
export interface Outlook {
  readonly land: number;
  readonly ravage: RavageOutlook | null;
  readonly builds: readonly BuildOutlook[];
  readonly explores: readonly ExploreOutlook[];
}

/** `times`: how often the land is ravaged; what is foreseen is the first time. */
export type RavageOutlook = 'skipped' | (Ravage & { readonly loses: readonly Seat[]; readonly times: number });

/** What is asked, as far as the outlook depends on it. */
interface Asked {
  readonly name: string;
  readonly answers: readonly object[];
}

/** What is asked when the explore card that lies there has been carried out. */
const afterExploring: readonly string[] = ['cash-crops', 'persistent-explorers', 'prime-territory'];

/** A step that goes on in a land is as good as over: what it does there is no outlook any more. */
const isOver = ({ phase, invaderStep, actions }: State, step: number): boolean =>
  phase === 'invader' && (invaderStep > step || (invaderStep === step && actions.length > 0));

/** J-6.6: what the invaders will find when they come again: after the invader phase that is in the next turn. */
export function asTheyCome(state: State): State {
  if (state.phase !== 'slow' && state.phase !== 'time-passes') return state;
  return {
    ...state,
    turn: state.turn + 1,
    modifiers: state.modifiers.filter(({ until, from = 0 }) => until !== 'turn' || from > state.turn),
    spaces: state.spaces.map((space, land) => ({
      ...space,
      groups: space.groups.map((group) => (holdsIn(state, 'no-healing', land) ? group : { ...group, damage: 0 })),
    })),
  };
}

/** By land: only where something would happen. */
export function outlooksOf(now: State, asked: Asked | null = null): ReadonlyMap<number, Outlook> {
  const all = new Map<number, Outlook>();
  if (now.over || now.phase === 'choose' || now.phase === 'setup') return all;
  const state = asTheyCome(now);
  const of = (land: number): Outlook => all.get(land) ?? { land, ravage: null, builds: [], explores: [] };
  const builds = new Map<number, BuildOutlook[]>();
  const to = comingIsland(state);
  if (!isOver(state, IMMIGRATION)) foreseeImmigration(at(to, IMMIGRATION), builds, fearsToCome(state));
  if (!isOver(state, RAVAGE)) {
    const waiting = asked?.name === 'ravage-order' ? asked.answers.map((answer) => (answer as { readonly land: number }).land) : null;
    for (const { land, card, taught } of ravagesToCome(at(state, RAVAGE))) {
      if (waiting?.includes(land) === false) continue;
      if (taught) foreseeBuildIn(at(to, RAVAGE), land, builds);
      else all.set(land, { ...of(land), ravage: onceMore(of(land).ravage, at(state, RAVAGE), land, card) });
    }
  }
  if (!isOver(state, BUILD)) {
    foreseeSwaying(to);
    foreseeBuilds(at(to, BUILD), builds);
  }
  const explored = isOver(state, EXPLORE) || afterExploring.includes(asked?.name ?? '');
  const explores = explored ? [] : foreseeExplores(at(to, EXPLORE), builds);
  for (const [land, some] of builds) all.set(land, { ...of(land), builds: some });
  for (const [land, some] of explores) all.set(land, { ...of(land), explores: some });
  return all;
}

/** Whether a fear card is resolved before the invaders build. J-22.10 */
const fearsToCome = (state: State): boolean =>
  (state.phase === 'invader' && state.fear.resolvedThisPhase > 0) ||
  (state.fear.earned.length > 0 && !hasScenarioRule(state, 'rituals-of-terror'));

/** Each ravage of each card; `taught`: there is a build instead. */
function ravagesToCome(state: State): { readonly land: number; readonly card: number; readonly taught: boolean }[] {
  const { invaders, modifiers } = state;
  const learning = modifiers.some(({ kind }) => kind === 'ravage-as-build');
  return invaders.ravage.flatMap((card) => {
    const lands = learning ? landsBuiltBy(state, card) : landsToRavage(state, card);
    return asOften(state, lands).map((land) => ({
      land,
      card,
      taught: learning || holdsIn(state, 'ravage-becomes-build', land),
    }));
  });
}

function onceMore(before: RavageOutlook | null, state: State, land: number, card: number): RavageOutlook {
  if (before === null || before === 'skipped') return ravageIn(state, land, card);
  return { ...before, times: before.times + 1 };
}

export function ravageIn(state: State, land: number, card: number | null = null): RavageOutlook {
  if (isSkippedByRule(state, land, 'ravage')) return 'skipped';
  const ravage = foreseeAfterStrike(state, land, card === null ? state.invaders.ravage : [card]);
  const safe = ravage.blight === 0 || isBedrock(state, land, 1);
  const loses = safe ? [] : state.spirits.flatMap(({ presence }, seat) => (presence[land]! > 0 ? [seat] : []));
  return { ...ravage, loses, times: 1 };
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

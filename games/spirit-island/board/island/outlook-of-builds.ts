import { type Building, foreseeBuild, isStopped, laborers } from '../../rules/invaders/build.ts';
import { hasChange } from '../../rules/adversaries/enemy.ts';
import { landsBuiltBy } from '../../rules/invaders/invader-cards.ts';
import { passedOver, takeFate } from '../../rules/invaders/next-card.ts';
import { changeTokens, putHumans, takeHumans } from '../../rules/pieces/pieces.ts';
import { spillingOverToBuild } from '../../rules/scenarios/great-river.ts';
import { landsOfCard } from '../../rules/island/shown-lands.ts';
import { asOften } from '../../rules/invaders/sideways.ts';
import { isSkippedByRule } from '../../rules/invaders/skipping.ts';
import { DISEASE, EXPLORER, type State, TOWN } from '../../rules/state.ts';

/** `laborers`: explorers who become towns after it. */
export type BuildOutlook = 'skipped' | 'disease' | 'nothing' | (Building & { readonly laborers: number });

/** The builds by land, in the order in which they come. */
type Builds = Map<number, BuildOutlook[]>;

/** J-21.16, J-21.19: by the cards of the extra space. `scared`: a fear card is resolved before. */
export function foreseeImmigration(island: State, builds: Builds, scared: boolean): void {
  const times = hasChange(island, 'independent-resolve') && !scared ? 2 : 1;
  for (const card of island.invaders.immigration)
    for (let i = 0; i < times; i++) for (const land of asOften(island, landsBuiltBy(island, card))) foreseeBuildIn(island, land, builds);
}

/** J-31.1, J-38.23: by the cards of the build step, and what spills over after them. */
export function foreseeBuilds(island: State, builds: Builds): void {
  for (const card of island.invaders.build) {
    const over = passedOver(island, takeFate(island, 'build'), landsOfCard(island, card));
    for (const land of asOften(island, landsBuiltBy(island, card))) {
      if (over.includes(land)) note(builds, land, 'skipped');
      else foreseeBuildIn(island, land, builds, true);
    }
  }
  for (const land of asOften(island, spillingOverToBuild(island))) foreseeBuildIn(island, land, builds);
}

/** `normal`: by a card of the build step. */
export function foreseeBuildIn(island: State, land: number, builds: Builds, normal = false): void {
  note(builds, land, build(island, land, normal));
}

function note(builds: Builds, land: number, what: BuildOutlook): void {
  builds.set(land, [...(builds.get(land) ?? []), what]);
}

function build(island: State, land: number, normal: boolean): BuildOutlook {
  const { modifiers } = island;
  if (isSkippedByRule(island, land, 'build', normal)) return 'skipped';
  const next = modifiers.findIndex(({ kind, land: where }) => kind === 'skip-next-build' && where === land);
  if (next >= 0) {
    modifiers.splice(next, 1);
    return 'skipped';
  }
  const building = foreseeBuild(island, land);
  if (building === null) return 'nothing';
  if (isStopped(island, land)) {
    changeTokens(island, land, DISEASE, -1);
    return 'disease';
  }
  putHumans(island, land, building.piece, building.n);
  const turning = laborers(island, land);
  becomeTowns(island, land, turning);
  return { ...building, laborers: turning };
}

/** J-36.4 */
function becomeTowns(island: State, land: number, n: number): void {
  if (n === 0) return;
  let left = n;
  for (const group of island.spaces[land]!.groups.filter(({ kind }) => kind === EXPLORER)) {
    const some = Math.min(left, group.count);
    if (some > 0) takeHumans(island, land, group, some);
    left -= some;
  }
  putHumans(island, land, TOWN, n);
}

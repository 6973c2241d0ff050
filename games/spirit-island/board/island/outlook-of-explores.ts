import { invaderCards } from '../../content/invader-cards.ts';
import { portsOf } from '../../rules/adversaries/scotland.ts';
import { escalationsOf, hasScenarioRule } from '../../rules/adversaries/enemy.ts';
import {
  bringsExplorer,
  buildsAtOnce,
  type Coming,
  comingTo,
  hasSource,
  isFrontier,
  isKeptOut,
  isOpenToExplore,
  isSwayed,
  mayFarm,
} from '../../rules/invaders/explore.ts';
import { landsForSeekers, landsToExplore } from '../../rules/invaders/invader-cards.ts';
import { isCoastal, liesOn, slotsOf } from '../../rules/island/island.ts';
import { passedOver, takeFate } from '../../rules/invaders/next-card.ts';
import { changeTokens, putHumans, takeHumans } from '../../rules/pieces/pieces.ts';
import { spillingOverToExplore } from '../../rules/scenarios/great-river.ts';
import { landsOfCard } from '../../rules/island/shown-lands.ts';
import { asOften } from '../../rules/invaders/sideways.ts';
import { isSkippedByRule } from '../../rules/invaders/skipping.ts';
import { DAHAN, EXPLORER, type State, THIEF, TOWN, WILDS } from '../../rules/state.ts';
import { type BuildOutlook, foreseeBuildIn } from './outlook-of-builds.ts';

/** Who comes. `perhaps`: or more, or others, as the table chooses; `sways`: one of the dahan becomes a town. */
export interface Arrival {
  readonly comes: readonly Pick<Coming, 'piece' | 'n'>[];
  readonly perhaps: 'one-more' | 'a-town' | null;
  readonly sways: boolean;
}
export type ExploreOutlook = 'skipped' | 'wilds' | Arrival;

type Explores = Map<number, ExploreOutlook[]>;
type Builds = Map<number, BuildOutlook[]>;

/** The card that explores: one that lies there, one that is known, or (null) any, for seekers of fortune who go where they like. */
function cardsToCome({ invaders, modifiers }: State): readonly (number | null)[] {
  const lies = invaders.explore.at(-1);
  if (lies !== undefined) return [lies];
  const more = modifiers.filter(({ kind }) => kind === 'explore-again').length;
  const coming = invaders.shuffled ? [] : invaders.known.slice(0, 1 + more);
  const unknown = coming.findIndex((card) => card < 0);
  const known = unknown < 0 ? coming : coming.slice(0, unknown);
  return known.length === 0 && modifiers.some(({ kind }) => kind === 'fortune-seekers') ? [null] : known;
}

/** J-17.5, J-38.23: by land. What is built at once after an explore comes to the `builds`. */
export function foreseeExplores(island: State, builds: Builds): ReadonlyMap<number, readonly ExploreOutlook[]> {
  const explores: Explores = new Map();
  const { invaders, modifiers } = island;
  const lies = invaders.explore.length > 0;
  for (const card of cardsToCome(island)) {
    const fate = lies ? null : takeFate(island, 'explore');
    if (!lies) invaders.deck.shift();
    const seekers = modifiers.findIndex(({ kind }) => kind === 'fortune-seekers');
    if (seekers >= 0) modifiers.splice(seekers, 1);
    const lands = seekers < 0 ? landsToExplore(island, card!) : landsForSeekers(island).filter((land) => hasSource(island, land));
    const over = passedOver(island, fate, seekers < 0 ? landsOfCard(island, card!) : lands);
    if (seekers < 0 && bringsSway(island, card!)) invaders.swaying = true;
    for (const { land, ways, perhaps } of waysOf(island, card, lands, over)) {
      const what = over.includes(land) ? 'skipped' : explore(island, land, ways);
      if (typeof what === 'string') {
        note(explores, land, what);
        continue;
      }
      if (buildsAtOnce(island, land)) foreseeBuildIn(island, land, builds);
      note(explores, land, { comes: what, perhaps, sways: sway(island, land) });
    }
  }
  for (const land of asOften(island, spillingOverToExplore(island))) {
    const what = explore(island, land, { farm: mayFarm(island, land) }, false);
    note(explores, land, typeof what === 'string' ? what : { comes: what, perhaps: null, sways: sway(island, land) });
  }
  return explores;
}

function note(explores: Explores, land: number, what: ExploreOutlook): void {
  explores.set(land, [...(explores.get(land) ?? []), what]);
}

interface Ways {
  readonly explorers?: number;
  readonly port?: boolean;
  readonly farm?: boolean;
}

/** What is known of how a card explores its lands, and what the table has yet to choose: among the lands of a board, if there are several. */
function waysOf(
  island: State,
  card: number | null,
  lands: readonly number[],
  over: readonly number[],
): { readonly land: number; readonly ways: Ways; readonly perhaps: Arrival['perhaps'] }[] {
  const all = asOften(island, lands);
  const goes = lands.filter((land) => all.includes(land) && !over.includes(land) && isOpenToExplore(island, land));
  const more = hasScenarioRule(island, 'extra-explorer') ? goes : [];
  const ports =
    card === null
      ? { sure: [], open: [goes.filter((land) => isCoastal(island, land) && isPortSomewhere(island, land))] }
      : portsOf(island, card, goes);
  const waysIn = (land: number): Ways => ({ explorers: 1 + boardsAlone(island, land, more), port: ports.sure.includes(land) });
  const farms = goes.filter((land) => mayFarm(island, land) && bringsExplorer(island, land, waysIn(land)));
  return all.map((land) => {
    const { port } = waysIn(land);
    const isFarm = boardsAlone(island, land, farms) > 0;
    const town = port !== true && ((farms.includes(land) && !isFarm) || ports.open.some((some) => some.includes(land)));
    const mayGetMore = more.includes(land) && boardsAlone(island, land, more) < slotsOf(island, [land]).length;
    return {
      land,
      ways: { ...waysIn(land), farm: isFarm },
      perhaps: town ? 'a-town' : mayGetMore ? 'one-more' : null,
    };
  });
}

/** J-24.1: on how many boards a land is the only one of these. */
const boardsAlone = (island: State, land: number, among: readonly number[]): number =>
  !among.includes(land)
    ? 0
    : slotsOf(island, [land]).filter((slot) => among.every((other) => other === land || !liesOn(island, other, slot))).length;

/** J-36.28: whether a card that nobody knows would make the land a port, unless it is the coastal one. */
function isPortSomewhere(island: State, land: number): boolean {
  const inland = invaderCards.findIndex(({ matches }) => matches !== 'coastal');
  return portsOf(island, inland, [land]).sure.length > 0;
}

/** J-36.24: a card that came to its space without having explored escalates before any card explores. */
export function foreseeSwaying(island: State): void {
  if (island.invaders.fresh.some((card) => bringsSway(island, card))) island.invaders.swaying = true;
}

/** J-21.20 */
const bringsSway = (island: State, card: number): boolean => escalationsOf(island, card).includes('swayed-by-the-invaders');

/** J-21.20: whether one of the dahan becomes a town after an explore. */
function sway(island: State, land: number): boolean {
  if (island.invaders.swaying !== true || !isSwayed(island, land)) return false;
  takeHumans(
    island,
    land,
    island.spaces[land]!.groups.find(({ kind }) => kind === DAHAN)!,
    1,
  );
  putHumans(island, land, TOWN, 1);
  return true;
}

/** `normal`: by a card. */
function explore(island: State, land: number, ways: Ways, normal = true): 'skipped' | 'wilds' | Arrival['comes'] {
  if (isSkippedByRule(island, land, 'explore', normal)) return 'skipped';
  if (isKeptOut(island, land)) {
    changeTokens(island, land, WILDS, -1);
    return 'wilds';
  }
  const more: Arrival['comes'] = isFrontier(island, land) ? [{ piece: EXPLORER, n: 1 }] : [];
  const comes = [...comingTo(island, land, ways), ...more];
  for (const { piece, n } of comes) if (piece !== THIEF) putHumans(island, land, piece, n);
  return ([EXPLORER, TOWN, THIEF] as const).flatMap((piece) => {
    const n = comes.reduce((sum, one) => sum + (one.piece === piece ? one.n : 0), 0);
    return n === 0 ? [] : [{ piece, n }];
  });
}

import type { Place, Step } from '../../content/step.ts';
import { fouledOceans } from '../adversaries/ocean-blight.ts';
import { amountOf, type Doing } from '../powers/amounts.ts';
import { countOf, meetsAll, pieceOf } from './conditions-of-lands.ts';
import { distancesFor, landsOf, liesOn, neighbours } from './island.ts';
import { isPower } from '../pieces/moving.ts';
import { healthOf } from '../pieces/health.ts';
import { distanceFromPresence, landsFor } from '../pieces/presence.ts';
import { purseOf } from '../powers/purse.ts';
import { moves, othersFor } from '../pieces/pushing.ts';
import { outermost, outermostOn } from './shown-lands.ts';
import { DAHAN } from '../state.ts';
import { piecesHere } from '../pieces/taking.ts';

/** The lands that a place may be where this is done. J-23.12: for blight, too, an ocean may be one of them; J-23.11: and for Ocean's presence. */
export function placesFor(doing: Doing, { test, range, elsewhere, fromPresence, fromTarget }: Place, steps: readonly Step[]): number[] {
  const { table, land, user, target, seat, board } = doing;
  const { state } = table;
  const distance = distancesFor(state, isPower(state));
  const ofBlight = isOfBlight(steps);
  const viewpoint = ofBlight ? { ...doing, ofBlight } : doing;
  // J-24.2: a land beside this one may be itself, where it is joined.
  const isBesideItself = range !== undefined && land >= 0 && neighbours(state, land, true).includes(land);
  // J-36.32
  const fouled = ofBlight && !isPower(state) && steps.every((step) => step.do === 'remove') ? fouledOceans(state) : [];
  const ofPresence = user !== null && !isPower(state) && steps.length > 0 && steps.every((step) => step.do === 'add-presence');
  return [...(ofPresence ? landsFor(state, user, false) : landsOf(state, isPower(state) || ofBlight)), ...fouled].filter(
    (there) =>
      (elsewhere !== true || there !== land || isBesideItself) &&
      (board === undefined || liesOn(state, there, board)) &&
      (range === undefined || distance(land, there) <= range) &&
      (fromPresence === undefined || distanceFromPresence(state, user ?? seat, there) <= fromPresence) &&
      (fromTarget === undefined || distanceFromPresence(state, target ?? seat, there) <= fromTarget) &&
      meetsAll(state, there, test, viewpoint),
  );
}

/** Whether blight is added or removed, and nothing else is done. */
const isOfBlight = (steps: readonly Step[]): boolean =>
  steps.length > 0 &&
  steps.every((step) =>
    step.do === 'add' ? step.what === 'blight' : step.do === 'remove' && step.what.every((name) => name === 'blight'),
  );

/** Of the lands that fit, those with the most or the fewest of something, or the one with the highest or lowest number. */
export function foremost({ table, board }: Doing, { most, fewest, numbered }: Place, lands: readonly number[]): readonly number[] {
  const { state } = table;
  // J-24.1: of a board that is dealt with alone, whatever lies on another board, too.
  if (numbered !== undefined)
    return board === undefined || lands.length === 0 ? outermost(state, lands, numbered) : [outermostOn(state, board, lands, numbered)];
  const of = most ?? fewest;
  if (of === undefined) return lands;
  const counts = lands.map((land) => countOf(state, land, of));
  const best = most === undefined ? Math.min(...counts) : Math.max(1, ...counts);
  return lands.filter((_, i) => counts[i] === best);
}

/**
 * J-11.8, J-33.6: of these lands those where something can be done, and where what is to be moved can all be moved, or else the most of it; any
 * of them where the card has the land chosen first.
 */
export function doable(doing: Doing, place: Place, steps: readonly Step[], lands: readonly number[]): readonly number[] {
  if (place.free === true) return lands;
  const fitting = lands.filter((land) => canDo({ ...doing, land }, steps));
  if (isPower(doing.table.state)) return fitting;
  const moved = fitting.map((land) => movable({ ...doing, land }, steps[0]));
  const most = Math.max(...moved);
  return fitting.filter((_, i) => moved[i] === most);
}

/** How many of the pieces that a step must move it can move here; all of them: infinitely many. */
function movable(doing: Doing, step: Step | undefined): number {
  if (step === undefined || (step.do !== 'push' && step.do !== 'gather') || step.upTo || step.n === 'all') return Infinity;
  const { land, table } = doing;
  const others = othersFor(doing, step);
  const from = step.do === 'gather' ? others : others.length === 0 ? [] : [land];
  const there = from.reduce((sum, one) => sum + countOf(table.state, one, step.what, true), 0);
  return there >= amountOf(doing, step.n) ? Infinity : there;
}

const onlyDamaged = (step: Step): boolean => 'damaged' in step && step.damaged;

/** J-31.7: whether any of these has not been moved here by an earlier time: nobody is two of those that are to go. */
function haveStayed({ table, land, arrived = [] }: Doing, { what }: Extract<Step, { do: 'push' | 'gather' }>): boolean {
  const came = arrived.filter((there) => there === land).length;
  return came === 0 || countOf(table.state, land, what, true) > came;
}

/** J-11.8: whether anything of these steps can be carried out in a land. */
export function canDo(doing: Doing, steps: readonly Step[]): boolean {
  const { table, land } = doing;
  const { state } = table;
  return steps.some((step) => {
    switch (step.do) {
      case 'add-strife':
        return piecesHere(doing, step.to.map(pieceOf), false).length > 0;
      case 'destroy':
      case 'remove':
      case 'downgrade':
      case 'drown':
      case 'replace':
        return (
          piecesHere(doing, step.what.map(pieceOf), false).some(({ damage }) => damage > 0 || !onlyDamaged(step)) ||
          (step.what.includes('strife') && state.spaces[land]!.groups.some(({ strife }) => strife > 0))
        );
      case 'remove-health':
        return state.spaces[land]!.groups.some(
          (group) => group.kind !== DAHAN && healthOf(state, land, group.kind, group.strife) <= amountOf(doing, step.n),
        );
      case 'damage':
        return amountOf(doing, step.n) > 0 && piecesHere(doing, step.to.map(pieceOf), true).length > 0;
      case 'push':
        return haveStayed(doing, step) && moves(doing, step.what.map(pieceOf), [land], othersFor(doing, step)).length > 0;
      case 'gather':
        return moves(doing, step.what.map(pieceOf), othersFor(doing, step), [land]).length > 0;
      case 'pay':
        return purseOf(state, doing.seat) >= step.n && (step.steps.length === 0 || canDo(doing, step.steps));
      case 'times':
        return amountOf(doing, step.n) > 0 && canDo(doing, step.steps);
      case 'at':
        return placesFor(doing, step.land, step.steps).some((there) => canDo({ ...doing, land: there }, step.steps));
      case 'either':
        return step.of.some((one) => canDo(doing, one));
      case 'may':
        return canDo(doing, step.steps);
      case 'when':
        return canDo(doing, meetsAll(state, land, step.test, doing) ? step.so : step.otherwise);
      default:
        return true;
    }
  });
}

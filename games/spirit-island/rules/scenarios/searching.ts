import type { Play, Seat } from '@skerry/engine';
import { add, destroy, type Step } from '../../content/step.ts';
import { boardOf } from '../../content/thematic.ts';
import type { ActionOf } from '../action-body.ts';
import { landAnswer, no, yes } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { hasScenarioRule, levelOf } from '../adversaries/enemy.ts';
import { generateFear } from '../fear-and-blight/fear.ts';
import { landOn, wholeOf } from '../island/geography.ts';
import { allInvaders, dealDivided } from '../pieces/harm.ts';
import { deciderFor, deciderOn, geography, landsOf, landsOn, slotsOf } from '../island/island.ts';
import { boardCount } from '../setup/free-boards.ts';
import { buildingsIn, changeTokens, dahanIn, damageBy, humans, invadersIn, merge, tokens } from '../pieces/pieces.ts';
import { BADLANDS, BEASTS, DAHAN, DISEASE, type SpiritTable, type State, TOWN, WILDS } from '../state.ts';
import { finder, type Side } from './finds.ts';

type Acting = (table: SpiritTable, of: ActionOf, body: () => Play) => Play;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
/** On each board. */
const MARKERS = 4;
const DAHAN_TO_SEARCH = 3;

/** J-38.7: markers in four lands of each board where no dahan are printed; nobody knows which of them have numbers. */
export function* hideMarkers(table: SpiritTable): Play {
  const { state } = table;
  if (!hasScenarioRule(state, 'powers-long-forgotten')) return;
  for (let slot = 0; slot < boardCount(state); slot++) state.laid.hidden.push(...(yield* hidingPlaces(table, slot)));
  state.laid.numbers = [...NUMBERS];
  state.laid.numbered = 1 + boardCount(state);
}

/** Some thematic boards have more such lands: then the table chooses. */
function* hidingPlaces(table: SpiritTable, slot: number): Play<number[]> {
  const { state } = table;
  const known = geography(state);
  const { lands } = boardOf(state.boards[slot]!);
  let open = lands.flatMap(({ number, setup }) => (setup.dahan === undefined ? [landOn(known, slot, number)] : []));
  const chosen: number[] = [];
  for (let left = MARKERS; left > 0 && open.length > left; left--) {
    const { land } = yield* table.ask(deciderFor(state, open[0]!), 'hide-marker', open.map(landAnswer), { about: { left } });
    chosen.push(land);
    open = open.filter((other) => other !== land);
  }
  return [...chosen, ...open.slice(0, MARKERS - chosen.length)].toSorted((one, other) => one - other);
}

const invadersToSearch = (state: State): number => (levelOf(state, 'france') >= 0 ? 3 : 2);

/** J-38.8, J-24.1: who searches a land now; the players first. */
function searcherOf(state: State, marked: number): Side | null {
  const land = wholeOf(state.island, marked);
  if (dahanIn(state, land) >= DAHAN_TO_SEARCH) return 'players';
  return invadersIn(state, land) >= invadersToSearch(state) ? 'invaders' : null;
}

/** J-38.8: all lands that are to be searched, until there is none. */
export function* search(table: SpiritTable, action: Acting): Play {
  const { state } = table;
  for (;;) {
    const land = state.over ? undefined : state.laid.hidden.find((one) => searcherOf(state, one) !== null);
    if (land === undefined) return;
    yield* turnUp(table, land, searcherOf(state, land)!, action);
  }
}

function* turnUp(table: SpiritTable, land: number, by: Side, action: Acting): Play {
  const { laid, turn } = table.state;
  const isNumbered = table.chance.below(laid.hidden.length) < laid.numbered;
  laid.hidden = laid.hidden.filter((one) => one !== land);
  if (!isNumbered) return table.log({ what: 'searched', land, by, n: 0, rule: 'J-38.8' });
  laid.numbered--;
  const n = table.chance.draw(laid.numbers);
  table.log({ what: 'searched', land, by, n, rule: 'J-38.8' });
  const waits = by === 'players' && AT_ONCE.includes(n);
  laid.finds.push({ n, by, land, held: waits });
  if (by === 'invaders' && n === 4) laid.onePlayIn = turn + 1;
  if (by === 'invaders' && n === 7) yield* devastate(table, action);
  if (!waits) return;
  const { kind } = yield* table.ask(finder, 'use-find', [yes, no], { about: { left: n, land } });
  if (kind === 'yes') yield* useFind(table, finder, n, action);
}

const AT_ONCE: readonly number[] = [4, 7, 8];

/** What the players held back. */
export function* useFind(table: SpiritTable, seat: Seat, n: number, action: Acting): Play {
  const { state } = table;
  const find = state.laid.finds.find((one) => one.n === n && one.by === 'players')!;
  find.held = false;
  if (n === 4) {
    state.modifiers.push({ kind: 'ravage-deals-less', land: null, amount: 3, seat: null, until: 'ravage' });
    table.log({ what: 'rule', name: 'ravage-deals-less', land: null, n: 3, rule: 'J-38.8' });
    return;
  }
  if (n === 7) {
    yield* action(table, { kind: 'scenario', seat, name: 'find' }, function* () {
      generateFear(table, 2 * state.fear.pool);
      const lands = landsOf(state, false).filter((land) => dahanIn(state, land) > 0 && invadersIn(state, land) > 0);
      if (state.over || lands.length === 0) return;
      const { land } = yield* table.ask(seat, 'find-land', lands.map(landAnswer), { about: { left: n } });
      yield* dealDivided(table, seat, land, dahanIn(state, land) * damageBy(state, DAHAN), allInvaders);
    });
    return;
  }
  const { land } = yield* table.ask(seat, 'find-land', landsOf(state, false).map(landAnswer), { about: { left: n } });
  yield* action(table, { kind: 'scenario', seat, land, name: 'find' }, function* () {
    yield* empty(table, land);
  });
}

/** Find 8: everything in a land leaves the game. */
// oxlint-disable-next-line require-yield -- it asks nothing, but is a part of an action
function* empty(table: SpiritTable, land: number): Play {
  const { state } = table;
  const space = state.spaces[land]!;
  state.blight.box -= space.tokens[0]!;
  state.laid.lostTowns += humans(state, land, TOWN);
  space.groups = [];
  space.tokens = space.tokens.map(() => 0);
  for (const spirit of state.spirits) {
    spirit.gone += spirit.presence[land]!;
    spirit.presence[land] = 0;
  }
  table.log({ what: 'emptied', land, rule: 'J-38.8' });
}

const TOKENS = [BEASTS, WILDS, DISEASE, BADLANDS] as const;

/** Find 7 of the invaders: where they have built most, on each board. */
function* devastate(table: SpiritTable, action: Acting): Play {
  const { state } = table;
  for (const slot of slotsOf(state, landsOf(state, false))) {
    if (state.over) return;
    const lands = landsOn(state, slot).filter((land) => buildingsIn(state, land) > 0);
    const most = Math.max(...lands.map((land) => buildingsIn(state, land)));
    const choices = lands.filter((land) => buildingsIn(state, land) === most);
    if (choices.length === 0) continue;
    const seat = deciderOn(state, slot);
    const { land } = yield* table.ask(seat, 'find-land', choices.map(landAnswer), { about: { left: 7 } });
    yield* action(table, { kind: 'scenario', land, name: 'find' }, function* () {
      const steps: readonly Step[] = [destroy('all', 'dahan'), add(1, 'blight')];
      for (const token of TOKENS) {
        const n = tokens(state, land, token);
        if (n === 0) continue;
        changeTokens(state, land, token, -n);
        table.log({ what: 'removed', land, piece: token, n, rule: 'J-38.8' });
      }
      for (const group of state.spaces[land]!.groups) {
        if (group.strife > 0) table.log({ what: 'strife', land, piece: group.kind, n: -group.count, rule: 'J-38.8' });
        group.strife = 0;
      }
      merge(state, land);
      yield* resolveSteps({ table, seat, user: null, target: null, land, power: null }, steps);
    });
  }
}

import type { Seat } from '@skerry/engine';
import type { Choice } from '../content/event.ts';
import { eventCards } from '../content/events/index.ts';
import type { Part } from '../content/part.ts';
import type { Place, Step } from '../content/step.ts';
import { isBlighted } from '../rules/fear-and-blight/blight-card.ts';
import { countOf, meetsAll } from '../rules/island/conditions-of-lands.ts';
import { elementIndex, elementsOf } from '../rules/spirits/elements.ts';
import { liesOn } from '../rules/island/island.ts';
import { dahanIn } from '../rules/pieces/pieces.ts';
import { presenceOnIsland } from '../rules/pieces/presence.ts';
import type { State } from '../rules/state.ts';
import { allLands, blightToCome, ravagedIn } from './danger.ts';
import { BLIGHTED, type Moment, roughly, worthOf } from './worth.ts';

/** What an energy that is given away is worth. */
export const ENERGY = 0.6;

/** What one of the choices that an event offers costs and brings. */
export function worthOfChoice(state: State, seat: Seat, option: number): number {
  const main = state.events === null || state.events.current < 0 ? undefined : eventCards[state.events.current]!.main;
  if (main?.by !== 'choice') return 0;
  const choice = main.choices[option]!;
  return worthOfParts(state, seat, choice.parts) - ENERGY * priceOf(state, choice);
}

/** What the spirits have to pay in energy and cards: elements count without being given away. */
function priceOf(state: State, { price, least = 0, aidedBy }: Choice): number {
  const aid = aidedBy === null ? 0 : state.spirits.reduce((sum, _, seat) => sum + elementsOf(state, seat)[elementIndex(aidedBy)]!, 0);
  return Math.max(0, price * state.players + least - aid);
}

/** Roughly what the parts of a card do for the spirits, where they choose the lands. */
export function worthOfParts(state: State, seat: Seat, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + worthOfPart(state, seat, part), 0);
}

function worthOfPart(state: State, seat: Seat, part: Part): number {
  const lands = allLands(state);
  switch (part.each) {
    case 'land': {
      const moment = { state, seat, after: false };
      return lands.reduce((sum, land) => sum + (isFor(moment, land, part.land) ? worthIn(moment, lands, land, part.steps) : 0), 0);
    }
    case 'board': {
      let worth = 0;
      for (let slot = 0; slot < state.players + state.extra; slot++) {
        const here = lands.filter((land) => liesOn(state, land, slot));
        const harm = worthIn({ state, seat, after: false }, here, -1, part.steps);
        worth += part.unless === undefined ? harm : Math.max(harm, -4);
      }
      return part.half === true ? worth / 2 : worth;
    }
    case 'island':
      return worthIn({ state, seat, after: false }, lands, -1, part.steps);
    default: {
      let worth = 0;
      for (let one = 0; one < state.players; one++) {
        const moment = { state, seat: one, after: false };
        const { land } = part;
        if (land === null) worth += worthIn(moment, lands, -1, part.steps);
        else worth += bestOf(moment, lands, land, part.steps, part.optional);
      }
      return worth;
    }
  }
}

const isFor = ({ state, seat }: Moment, land: number, { test }: Place): boolean =>
  meetsAll(state, land, test, { user: seat, target: null });

/** In the land that suits the spirits best. */
function bestOf(moment: Moment, lands: readonly number[], place: Place, steps: readonly Step[], optional: boolean): number {
  let best = -Infinity;
  for (const land of lands) if (isFor(moment, land, place)) best = Math.max(best, worthIn(moment, lands, land, steps));
  return best === -Infinity ? 0 : optional ? Math.max(0, best) : best;
}

const worthIn = (moment: Moment, lands: readonly number[], land: number, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + worthOfStepOfCard(moment, lands, land, step), 0);

function worthOfStepOfCard(moment: Moment, lands: readonly number[], land: number, step: Step): number {
  const { state } = moment;
  switch (step.do) {
    case 'at':
      return bestOf(moment, lands, step.land, step.steps, step.optional === true);
    case 'reveal':
      return (worthIn(moment, lands, land, step.so) + worthIn(moment, lands, land, step.otherwise)) / 2;
    case 'times':
      return roughly(state, land, step.n) * worthIn(moment, lands, land, step.steps);
    case 'either':
      return Math.max(...step.of.map((one) => worthIn(moment, lands, land, one)));
    case 'when':
      if (land >= 0) return worthOf(moment, land, [step]);
      return (worthIn(moment, lands, land, step.so) + worthIn(moment, lands, land, step.otherwise)) / 2;
    case 'pay':
      return step.must === true ? -ENERGY * step.n : Math.max(0, worthIn(moment, lands, land, step.steps) - ENERGY * step.n);
    case 'rule':
      return step.everywhere === true ? worthOfRule(moment, lands, step) : worthOf(moment, land, [step]);
    case 'special':
      return worthOfSpecial(state, step.name, step.n ?? 0) ?? worthOf(moment, land, [step]);
    default:
      return worthOf(moment, land, [step]);
  }
}

function worthOfRule({ state, seat }: Moment, lands: readonly number[], step: Extract<Step, { do: 'rule' }>): number {
  const { rule, where = [], of = [] } = step;
  const n = roughly(state, -1, step.n);
  const sum = (worth: (land: number) => number): number =>
    lands.reduce((all, land) => all + (meetsAll(state, land, where, { user: seat, target: null }) ? worth(land) : 0), 0);
  const now = (land: number): boolean => ravagedIn(state, land) === 0;
  switch (rule) {
    case 'health': {
      const invaders = of.filter((one) => one !== 'dahan');
      const dahan = of.includes('dahan') ? 0.12 * Math.max(-2, Math.min(n, 2)) : 0;
      return sum((land) => dahan * dahanIn(state, land) - 0.12 * n * countOf(state, land, invaders));
    }
    case 'ravage-as-build':
      return sum((land) =>
        now(land) && countOf(state, land, ['explorer', 'town', 'city']) > 0 ? BLIGHTED * blightToCome(state, land) - 2.5 : 0,
      );
    case 'each-deals':
      return sum((land) => (now(land) ? -0.5 * n * countOf(state, land, of) : 0));
    case 'ravage-damage':
      return sum((land) => (now(land) && countOf(state, land, ['explorer', 'town', 'city']) > 0 ? -0.5 * n : 0));
    case 'dahan-sit-out':
      return sum((land) => (now(land) ? -0.5 * dahanIn(state, land) : 0));
    case 'each-card-skips-a-ravage':
    case 'each-board-skips-a-ravage':
      return Math.min(
        4 * state.players,
        sum((land) => (now(land) ? 0.7 * BLIGHTED * blightToCome(state, land) : 0)),
      );
    case 'great-warding':
      return 3 * state.players;
    case 'defend-per-dahan':
      return sum((land) => 0.4 * dahanIn(state, land));
    case 'spirits-defend-less':
      return -0.3 * n;
    default:
      return 0;
  }
}

/** What only some cards do; undefined where nothing is known about it. */
function worthOfSpecial(state: State, name: string, n: number): number | undefined {
  const { players } = state;
  switch (name) {
    case 'blight-leaves-the-card':
      return worthOfBlightGone(state, n === 0 ? 1 : n * players);
    case 'blight-leaves-unless-presence-is-lost':
      return worthOfBlightGone(state, players);
    case 'draw-strength-from-the-island': {
      const gone = isBlighted(state) ? players : Math.max(players, state.blight.pool);
      return worthOfBlightGone(state, gone) + ENERGY * n * gone;
    }
    case 'blight-comes-to-the-card':
      return 0.7 * BLIGHTED * players;
    case 'lesser-spirits-suffer':
      return 0.3 * worthOfBlightGone(state, players) - 0.5 * players;
    case 'element-for-good':
      return 2.5;
    case 'return-presence-to-a-track':
      return -1.5;
    case 'fear-card-to-the-box':
      return 4;
    case 'fear-card-from-the-box':
      return -2;
    case 'invader-card-to-the-box':
      return -2;
    case 'last-invader-cards-to-the-box':
      return -3.5;
    case 'event-comes-back':
      return -1;
    case 'war-touches-the-shores':
      return -1.5;
    case 'guard-the-sacred-sites':
    case 'guide-the-madness':
      return -1.5;
    default:
      return undefined;
  }
}

/** Blight that leaves its card for good; what is more than the card has loses the game. */
function worthOfBlightGone(state: State, n: number): number {
  const { pool } = state.blight;
  if (n < pool) return -0.7 * BLIGHTED * n;
  return isBlighted(state) ? -60 : -0.7 * BLIGHTED * n - 6;
}

/** What a presence in a land is worth that may be given up: the last ones are dear. */
export function worthOfLosing(state: State, seat: Seat): number {
  const total = presenceOnIsland(state, seat);
  return total <= 1 ? -60 : total <= 2 ? -8 : total <= 3 ? -3.5 : -2;
}

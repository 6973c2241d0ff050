import type { Play, Seat } from '@skerry/engine';
import { spirits } from '../../content/spirits.ts';
import { powerNamed } from '../../content/powers.ts';
import { add, addStrife, damage, invaders, push, upTo } from '../../content/step.ts';
import { landAnswer, stop } from '../answers.ts';
import { gainPower } from './cards.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import type { Due } from '../conditions.ts';
import { dealDamage } from '../pieces/dealing.ts';
import { fireOnTracks } from './elements.ts';
import { distanceBetween } from '../island/geography.ts';
import { geography, isSacredSite, landsOf, seatWith } from '../island/island.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { askToPrepare } from './markers.ts';
import { dahanIn, invadersIn } from '../pieces/pieces.ts';
import { ownLands } from '../pieces/presence.ts';
import type { Action, Condition, SpiritTable, State } from '../state.ts';

/** What the special rules of the later spirits make of an action that is over. */
export function ofSpirits(state: State, record: Action): Due[] {
  return [
    ...forbiddenGround(state, record),
    ...deepLayers(state, record),
    ...discord(state, record),
    ...cleaningUp(state, record),
    ...pestilence(state, record),
    ...blazingPresence(state, record),
    ...responsibilities(state, record),
  ];
}

const dueOf = (name: string, seat: Seat, land: number | null, body: Due['body']): Due => ({
  id: name,
  name,
  kind: 'spirit',
  seat,
  power: null,
  land,
  body,
});

/** Carries out steps for a spirit, as no power. */
const steps = (table: SpiritTable, seat: Seat, land: number, ...of: Parameters<typeof resolveSteps>[1]): Play =>
  resolveSteps({ table, seat, user: seat, target: null, land, power: null }, of);

/** J-40.1 */
function forbiddenGround(state: State, { happened }: Action): Due[] {
  const seat = seatWith(state, 'forbidden-ground');
  if (seat < 0) return [];
  const made = new Set(
    happened.flatMap((one) =>
      ((one.what === 'presence-arrived' && !one.site) || one.what === 'site-made') && one.seat === seat ? [one.land] : [],
    ),
  );
  return [...made]
    .filter((land) => isSacredSite(state, seat, land) && dahanIn(state, land) > 0)
    .map((land) => dueOf('forbidden-ground', seat, land, (table) => steps(table, seat, land, push('all', 'dahan'))));
}

/** J-40.34 */
function deepLayers(state: State, { happened }: Action): Due[] {
  const seat = seatWith(state, 'deep-layers');
  if (seat < 0) return [];
  const spirit = state.spirits[seat]!;
  return happened.flatMap((one) => {
    if (one.what !== 'uncovered' || one.seat !== seat) return [];
    const layer = one.track * 100 + one.at;
    if (spirits[spirit.kind]!.tracks[one.track]!.spaces[one.at]!.morePlays === undefined || spirit.exposed.includes(layer)) return [];
    return [
      dueOf('deep-layers', seat, null, function* (table) {
        spirit.exposed.push(layer);
        yield* gainPower(table, seat, { deck: 'minor' });
      }),
    ];
  });
}

/** J-40.33: 2 damage, and half of what the invaders dealt to the land. */
export function breakAgainstTheStone({ land, seat, level, power }: Condition, { happened }: Action): Due['body'] | null {
  let dealt = 0;
  for (const one of happened) if (one.what === 'land-damaged' && one.land === land) dealt += one.n;
  if (dealt === 0) return null;
  const n = 2 + (level > 0 ? Math.floor(dealt / 2) : 0);
  return (table) =>
    dealDamage({ table, seat, user: seat, target: null, land, power }, { do: 'damage', n, to: invaders, spread: 'divided' });
}

/** J-40.27: one marker for an action that changed what is in the land, three times. */
export function observe(condition: Condition, { happened }: Action): Due['body'] | null {
  const { land, seat } = condition;
  if (!happened.some((one) => one.what === 'changed' && one.land === land)) return null;
  return function* (table) {
    condition.level--;
    if (condition.level === 0) table.state.conditions = table.state.conditions.filter((one) => one.id !== condition.id);
    yield* askToPrepare(table, seat);
  };
}

// ── Trickster ──

/** J-40.20 */
function discord(state: State, { seat: user, power, happened }: Action): Due[] {
  const seat = seatWith(state, 'a-real-flair-for-discord');
  if (seat < 0 || user !== seat || power === null || state.spirits[seat]!.energy === 0) return [];
  const added = happened.flatMap((one) => (one.what === 'strife-added' ? [one.land] : []));
  if (added.length === 0) return [];
  return [
    dueOf('flair-for-discord', seat, null, function* (table) {
      const known = geography(state);
      const isNear = (land: number): boolean => added.some((there) => distanceBetween(known, there, land) <= 1);
      const lands = landsOf(state, true).filter((land) => isNear(land) && invadersIn(state, land) > 0);
      if (lands.length === 0) return;
      const answer = yield* table.ask(seat, 'discord', [...lands.map(landAnswer), stop]);
      if (answer.kind === 'stop') return;
      state.spirits[seat]!.energy--;
      table.log({ what: 'paid', seat, n: 1, rule: 'J-40.20' });
      yield* steps(table, seat, answer.land, addStrife(1));
    }),
  ];
}

/** J-40.20: but not after Let's See What Happens. */
function cleaningUp(state: State, { seat: user, power, happened }: Action): Due[] {
  const seat = seatWith(state, 'cleaning-up-messes');
  if (seat < 0 || user !== seat || power === null || power === powerNamed("Let's See What Happens")) return [];
  if (!happened.some(({ what }) => what === 'blight-removed')) return [];
  return [dueOf('cleaning-up-messes', seat, null, (table) => losePresence(table, seat))];
}

function* losePresence(table: SpiritTable, seat: Seat): Play {
  const lands = ownLands(table.state, seat);
  if (lands.length === 0) return;
  const { land } = yield* table.ask(seat, 'lose-presence', lands.map(landAnswer));
  yield* destroyPresence(table, seat, land, 1);
}

// ── Vengeance, Wildfire ──

/** J-40.36 */
function pestilence(state: State, { seat: user, happened }: Action): Due[] {
  const seat = seatWith(state, 'lingering-pestilence');
  if (seat < 0 || user !== null) return [];
  const lost = happened.flatMap((one) => (one.what === 'presence-destroyed' && one.seat === seat ? [one] : []));
  if (lost.length === 0) return [];
  return [
    dueOf('lingering-pestilence', seat, null, function* (table) {
      for (const { land, count } of lost) yield* steps(table, seat, land, add(count, 'disease'));
    }),
  ];
}

/** J-40.4 */
function blazingPresence(state: State, { happened }: Action): Due[] {
  const seat = seatWith(state, 'blazing-presence');
  if (seat < 0) return [];
  const lands = new Set(happened.flatMap((one) => (one.what === 'presence-arrived' && one.seat === seat ? [one.land] : [])));
  const fire = fireOnTracks(state.spirits[seat]!);
  return [...lands].map((land) =>
    dueOf('blazing-presence', seat, land, (table) =>
      steps(table, seat, land, damage(fire), ...(fire >= 2 ? [add(1, 'blight')] : []), push('all', 'beasts'), push(upTo(99), 'dahan')),
    ),
  );
}

// ── Finder ──

/** J-40.11: once for an action of its own, also for what befell those whom it only moved. */
function responsibilities(state: State, { id, seat: user, cause = { seat: user, action: id }, happened }: Action): Due[] {
  const seat = seatWith(state, 'responsibilities-to-the-dead');
  if (seat < 0 || cause.seat !== seat || !happened.some(({ what }) => what === 'destroyed')) return [];
  if (state.ways.mourned === cause.action) return [];
  return [
    dueOf('responsibilities-to-the-dead', seat, null, function* (table) {
      if (state.ways.mourned === cause.action) return;
      state.ways.mourned = cause.action;
      const spirit = state.spirits[seat]!;
      yield* losePresence(table, seat);
      if (spirit.energy === 0) return yield* losePresence(table, seat);
      spirit.energy--;
      table.log({ what: 'paid', seat, n: 1, rule: 'J-40.11' });
    }),
  ];
}

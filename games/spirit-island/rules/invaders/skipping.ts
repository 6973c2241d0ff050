import type { Play } from '@skerry/engine';
import { no, yes } from '../answers.ts';
import { BUILD, EXPLORE, RAVAGE } from './invader-steps.ts';
import { deciderFor, isCoastal, isSacredSite, seatWith } from '../island/island.ts';
import { appliesIn } from '../modifiers.ts';
import { buildingsIn, dahanIn, humans } from '../pieces/pieces.ts';
import { destroyPresence } from '../pieces/losing-presence.ts';
import { note } from '../record.ts';
import { CITY, type Modifier, type ModifierKind, type SpiritTable, type State } from '../state.ts';

type InvaderAction = 'ravage' | 'build' | 'explore';

/** J-15.6, J-15.9: whether an action of the invaders does not happen. What costs nothing goes first. `byCard`: an invader card causes it. */
export function* isSkipped(table: SpiritTable, land: number, what: InvaderAction, byCard: boolean): Play<boolean> {
  const { state } = table;
  if (
    isSkippedByRule(state, land, what, isNormal(state, what, byCard)) ||
    skippedAsNext(state, land, what) ||
    (yield* choseToSkip(table, land, what)) ||
    (yield* isChoked(table, land, what))
  ) {
    table.log({ what: 'skipped', land, action: what, rule: 'J-15.6' });
    return true;
  }
  return false;
}

/** J-31.4: a card does what is normal only in the step of its own; and in no step is what a power, an event, an adversary or a scenario brings. */
export const isNormal = ({ phase, invaderStep }: State, what: InvaderAction, byCard: boolean): boolean =>
  byCard && phase === 'invader' && invaderStep === stepOf[what];

const stepOf: Readonly<Record<InvaderAction, number>> = { ravage: RAVAGE, build: BUILD, explore: EXPLORE };

/** Skipped whatever anybody wants. */
export function isSkippedByRule(state: State, land: number, what: InvaderAction, normal = true): boolean {
  return state.modifiers.some((modifier) => {
    const { kind, amount } = modifier;
    if (!appliesIn(state, modifier, land)) return false;
    switch (kind) {
      case 'skip-all':
        return true;
      case 'skip-ravage':
      case 'skip-build':
      case 'skip-explore':
        return kind === (`skip-${what}` satisfies ModifierKind);
      case 'skip-normal':
        return normal;
      case 'skip-normal-build':
      case 'skip-normal-explore':
        return normal && kind === `skip-normal-${what}`;
      case 'skip-build-coastal':
        return what === 'build' && isCoastal(state, land);
      case 'skip-build-where-city':
        return what === 'build' && humans(state, land, CITY) > 0;
      case 'skip-build-where-dahan':
        return what === 'build' && dahanIn(state, land) > 0;
      case 'skip-build-where-more-dahan':
        return what === 'build' && dahanIn(state, land) > buildingsIn(state, land);
      case 'skip-explore-where-dahan':
        return what === 'explore' && dahanIn(state, land) >= amount;
      default:
        return false;
    }
  });
}

/** J-15.8 */
function* choseToSkip(table: SpiritTable, land: number, what: InvaderAction): Play<boolean> {
  const { state } = table;
  const rules = state.modifiers.filter(({ kind, land: where }) => kind === 'skip-one' && where === land);
  // Each spirit that may skip one decides for itself, and about each power by which it may: something else may follow.
  const isLike = (one: Modifier, other: Modifier): boolean => one.seat === other.seat && one.power === other.power;
  for (const rule of rules.filter((one, i) => rules.findIndex((other) => isLike(one, other)) === i)) {
    const { power = null } = rule;
    const seat = rule.seat ?? deciderFor(state, land);
    const { kind } = yield* table.ask(seat, 'skip-one', [yes, no], { about: { land, action: what, power } });
    if (kind === 'no') continue;
    state.modifiers.splice(state.modifiers.indexOf(rule), 1);
    note(state, { what: 'skipped', land, power });
    return true;
  }
  return false;
}

/** The next build is skipped, and no other. */
function skippedAsNext(state: State, land: number, what: InvaderAction): boolean {
  const at = state.modifiers.findIndex(({ kind, land: where }) => kind === 'skip-next-build' && where === land);
  if (what !== 'build' || at < 0) return false;
  state.modifiers.splice(at, 1);
  return true;
}

/** J-23.5 */
function* isChoked(table: SpiritTable, land: number, what: InvaderAction): Play<boolean> {
  const { state } = table;
  if (what === 'explore') return false;
  const seat = seatWith(state, 'choke-the-land-with-green');
  if (seat < 0 || !isSacredSite(state, seat, land)) return false;
  const { kind } = yield* table.ask(seat, 'choke', [yes, no], { about: { land, action: what } });
  if (kind === 'no') return false;
  yield* destroyPresence(table, seat, land, 1);
  return true;
}

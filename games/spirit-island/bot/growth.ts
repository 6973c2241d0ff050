import type { Seat } from '@skerry/engine';
import type { GrowthPart } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import { cardPlays, fireOnTracks } from '../rules/spirits/elements.ts';
import { hasRule } from '../rules/island/island.ts';
import { presenceOnIsland } from '../rules/pieces/presence.ts';
import type { State } from '../rules/state.ts';
import { worthOf } from './worth.ts';

export function worthOfGrowth(state: State, seat: Seat, group: number, option: number): number {
  return spirits[state.spirits[seat]!.kind]!.growth[group]!.options[option]!.reduce((sum, part) => sum + worthOfPart(state, seat, part), 0);
}

/** What one symbol of a growth option brings. */
export function worthOfPart(state: State, seat: Seat, part: GrowthPart): number {
  const spirit = state.spirits[seat]!;
  const { hand, discard } = spirit;
  switch (part.grow) {
    case 'reclaim': {
      // With enough cards in hand there is nothing to take back; with too few it is the thing to do.
      const short = cardPlays(spirit) - hand.length;
      const back = part.n === 'all' ? discard.length : part.n === 'half' ? Math.ceil(discard.length / 2) : Math.min(part.n, discard.length);
      if (part.n !== 'all')
        return back === 0 ? -1 : hand.length === 0 ? 2 + 0.8 * back : short > 0 ? 0.6 + 0.6 * Math.min(short, back) : 0.3;
      return short <= 0 || back < 2 ? -1.5 : hand.length === 0 ? 5 : 0.8 + 0.8 * short + 0.2 * back;
    }
    case 'presence':
      if (presenceOnIsland(state, seat) < 3) return 2.2;
      // Where Wildfire burns brightly it had better not come too often.
      return hasRule(state, seat, 'blazing-presence') && fireOnTracks(spirit) > 1 ? 0 : 1.7;
    case 'card':
      return hand.length + discard.length < 9 ? 1.3 : 0.6;
    case 'energy':
      return 0.25 * (part.n + (part.per === undefined ? 0 : 2));
    case 'cost':
      return -0.25 * part.n;
    case 'plays':
      // More plays serve only a hand that has the cards for them.
      return Math.min(part.n, Math.max(0, hand.length - cardPlays(spirit))) * 0.9;
    case 'discard':
      return hand.length > cardPlays(spirit) ? -0.3 * part.n : -1.2 * part.n;
    case 'do':
      return 0.5 * Math.max(0, worthOf({ state, seat, after: false }, -1, part.steps));
    case 'time':
      return (spirit.time < 2 ? 0.9 : spirit.time < 4 ? 0.5 : 0.1) * part.n;
    case 'day':
      return spirit.days.length === 0 ? 0 : 1.2;
    case 'choose':
      return Math.max(...part.of.map((one) => worthOfPart(state, seat, one)));
    default:
      return 0.5;
  }
}

import type { Seat } from '@skerry/engine';
import { hasElements } from '../content/elements.ts';
import { innatesOf, powers } from '../content/powers.ts';
import { spirits } from '../content/spirits.ts';
import type { FromAnswer } from '../rules/answers.ts';
import { cardPlays, elementsOf, income } from '../rules/spirits/elements.ts';
import { metThresholds } from '../rules/powers/thresholds.ts';
import type { PowerId, State } from '../rules/state.ts';
import { bestUse } from './worth.ts';

/** What a card would do in the best of the lands that it reaches, what its elements bring, and what it costs. */
export function worthOfPlaying(state: State, seat: Seat, card: PowerId): number {
  const power = powers[card]!;
  claims ??= claimed(state);
  const { worth } = bestUse({ state, seat, after: power.speed === 'slow' }, power, metThresholds(state, seat, power), claims);
  return 0.6 * Math.max(0, worth) + worthOfElements(state, seat, card) - 0.35 * power.cost;
}

/** Lands of which a card that lies on the table will take care; looked up once for a question. */
let claims: ReadonlySet<number> | null = null;

/** For another question they are looked up anew. */
export function forgetClaims(): void {
  claims = null;
}

function claimed(state: State): ReadonlySet<number> {
  const lands = new Set<number>();
  for (let seat = 0; seat < state.players; seat++) {
    const { played, uses } = state.spirits[seat]!;
    for (const card of played) {
      if (uses.some((use) => use.power === card)) continue;
      const power = powers[card]!;
      if (power.target.at !== 'land') continue;
      const { land, worth } = bestUse({ state, seat, after: power.speed === 'slow' }, power, [], lands);
      if (worth > 1.5) lands.add(land);
    }
  }
  return lands;
}

/** What the innate powers would do more with the elements of a card, and how much nearer it brings their next levels. */
function worthOfElements(state: State, seat: Seat, card: PowerId): number {
  const have = elementsOf(state, seat);
  const { elements } = powers[card]!;
  const after = have.map((count, i) => count + elements[i]!);
  let worth = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    const power = powers[innate]!;
    const { thresholds } = power;
    const before = thresholds.filter(({ need }) => hasElements(have, need));
    const reached = thresholds.filter(({ need }) => hasElements(after, need));
    if (reached.length > before.length) {
      const moment = { state, seat, after: power.speed === 'slow' };
      const gain =
        bestUse(moment, power, reached, claims!).worth - (before.length === 0 ? 0 : bestUse(moment, power, before, claims!).worth);
      worth += 0.4 + 0.5 * Math.max(0, gain);
    }
    for (const { need } of thresholds) {
      if (hasElements(after, need)) continue;
      for (let i = 0; i < 8; i++) if (need[i]! > have[i]! && elements[i]! > 0) worth += 0.15;
    }
  }
  return worth;
}

export function worthOfElement(state: State, seat: Seat, element: number): number {
  const have = elementsOf(state, seat);
  let worth = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    for (const { need } of powers[innate]!.thresholds) if (need[element]! > have[element]!) worth += 0.5;
  }
  return worth;
}

/** A card in the long run. */
export function worthOfCard(state: State, seat: Seat, card: PowerId): number {
  const { cost, kind, elements } = powers[card]!;
  let fits = 0;
  for (const innate of innatesOf(state.spirits[seat]!)) {
    for (const { need } of powers[innate]!.thresholds) for (let i = 0; i < 8; i++) if (elements[i]! > 0 && need[i]! > 0) fits += 0.25;
  }
  return fits + (kind === 'major' ? 2.2 - 0.2 * cost : 0.4 - 0.15 * cost);
}

export function worthOfTrack(state: State, seat: Seat, answer: FromAnswer): number {
  const spirit = state.spirits[seat]!;
  if (answer.kind === 'from') return -2;
  if (answer.kind === 'destroyed') return 1;
  const { name, spaces } = spirits[spirit.kind]!.tracks[answer.track]!;
  const open = spirit.tracks[answer.track]!;
  const space = spaces[open]!;
  if (space.elements !== undefined || space.action !== undefined) return 1.2;
  const now = spaces.slice(0, open).reduce((most, { energy = 0, plays = 0 }) => Math.max(most, energy + plays), 0);
  // How far away the next better number is.
  const ahead = spaces.slice(open).findIndex(({ energy = 0, plays = 0 }) => energy + plays > now);
  const progress = ahead < 0 ? 0 : 1 / (1 + ahead);
  // Plenty of energy wants more plays; too little of it wants more energy.
  const rich = Math.max(-1, Math.min(2, (spirit.energy + income(spirit) - 2 * cardPlays(spirit)) / 3));
  return progress + (name === 'plays' ? 0.6 + rich : 0.5 - rich);
}

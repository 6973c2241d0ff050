import type { CardSet } from './power.ts';

/** What a scenario changes: the rule that is changed looks it up by name. */
export type ScenarioRule =
  // Blitz
  | 'all-fast'
  | 'fast-is-cheaper'
  | 'extra-explorer'
  | 'blitz-blight'
  // Guard the Isle's Heart
  | 'guard-the-heart'
  // Rituals of Terror
  | 'rituals-of-terror'
  // Dahan Insurrection
  | 'dahan-insurrection'
  // Branch & Claw
  | 'second-wave'
  | 'powers-long-forgotten'
  | 'ward-the-shores'
  | 'destroying-flame'
  // Jagged Earth
  | 'elemental-invocation'
  | 'despicable-theft'
  | 'the-great-river';

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly difficulty: number;
  readonly rules: readonly ScenarioRule[];
}

const scenariosOf =
  (set: CardSet) =>
  (id: string, name: string, difficulty: number, ...rules: ScenarioRule[]): Scenario => ({
  id,
  name,
  set,
  origin: 'published',
  difficulty,
  rules,
});

const scenario = scenariosOf('base');
const branchAndClaw = scenariosOf('branch-and-claw');
const jaggedEarth = scenariosOf('jagged-earth');

export const scenarios: readonly Scenario[] = [
  scenario('blitz', 'Blitz', 0, 'all-fast', 'fast-is-cheaper', 'extra-explorer', 'blitz-blight'),
  scenario('guard-the-isles-heart', 'Guard the Isle’s Heart', 0, 'guard-the-heart'),
  scenario('rituals-of-terror', 'Rituals of Terror', 3, 'rituals-of-terror'),
  scenario('dahan-insurrection', 'Dahan Insurrection', 4, 'dahan-insurrection'),
  branchAndClaw('second-wave', 'Second Wave', 1, 'second-wave'),
  branchAndClaw('powers-long-forgotten', 'Powers Long Forgotten', 1, 'powers-long-forgotten'),
  branchAndClaw('ward-the-shores', 'Ward the Shores', 2, 'ward-the-shores'),
  branchAndClaw('rituals-of-the-destroying-flame', 'Rituals of the Destroying Flame', 3, 'destroying-flame'),
  jaggedEarth('elemental-invocation', 'Elemental Invocation', 1, 'elemental-invocation'),
  jaggedEarth('despicable-theft', 'Despicable Theft', 2, 'despicable-theft'),
  jaggedEarth('the-great-river', 'The Great River', 3, 'the-great-river'),
];

/** One of the six action cards: its number in the rulebook and on the Castling card, and its two actions. */
interface ActionCard {
  readonly number: number;
  readonly origin: 'published';
  readonly copies: number;
  readonly actions: readonly [Action, Action];
}

/** The twelve actions with the rule that tells of each. */
export const actions = {
  capture: 'F-11.1',
  'illegal-mining': 'F-11.2',
  muster: 'F-11.3',
  mining: 'F-11.4',
  superiority: 'F-11.5',
  transport: 'F-11.7',
  recruitment: 'F-11.8',
  conversion: 'F-11.9',
  support: 'F-11.10',
  rotation: 'F-11.11',
  bribery: 'F-11.12',
  speculation: 'F-11.14',
} as const;
export type Action = keyof typeof actions;

/** Each player has these twelve cards: two copies of each of the six (F-1.3). */
export const actionCards: readonly ActionCard[] = [
  { number: 1, origin: 'published', copies: 2, actions: ['capture', 'illegal-mining'] },
  { number: 2, origin: 'published', copies: 2, actions: ['muster', 'mining'] },
  { number: 3, origin: 'published', copies: 2, actions: ['superiority', 'transport'] },
  { number: 4, origin: 'published', copies: 2, actions: ['recruitment', 'conversion'] },
  { number: 5, origin: 'published', copies: 2, actions: ['support', 'rotation'] },
  { number: 6, origin: 'published', copies: 2, actions: ['bribery', 'speculation'] },
];

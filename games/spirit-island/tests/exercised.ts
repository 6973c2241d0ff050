import type { Save } from '@skerry/engine';
import { exercised } from '@skerry/engine/fixtures';
import { adversaries } from '../content/adversaries.ts';
import { blightCards } from '../content/blight-cards.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { powers } from '../content/powers.ts';
import { scenarios } from '../content/scenarios.ts';
import { spirits } from '../content/spirits.ts';
import { spiritIsland } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import type { View } from '../rules/view.ts';

/** What a recorded game exercises, by name. */
export function foundIn(save: Save): Set<string> {
  const { options } = save;
  const found = exercised<View, Entry>(spiritIsland, save, {
    entry: (told) => {
      switch (told.what) {
        case 'chose':
          return [`spirit ${spirits[told.spirit]!.name}`];
        case 'action':
          return told.power === null ? [`action ${told.name ?? told.kind}`] : [`power ${powers[told.power]!.name}`];
        case 'fear-card':
          return [`fear card ${fearCards[told.card]!.name}`, `fear at terror ${told.terror}`];
        case 'blight-card':
          return [`blight card ${blightCards[told.card]!.name}`];
        case 'invader-card':
          return [`${told.step} ${invaderCards[told.card]!.stage}`];
        case 'lost':
          return [`lost by ${told.why}`];
        default:
          return [];
      }
    },
  });
  found.add(`against ${String(options['adversary'])} ${String(options['level'])}`);
  found.add(`scenario ${String(options['scenario'])}`);
  return found;
}

/** All cards of the two decks, and what the spirits of the base game have of their own. */
const common = powers.filter(({ set, spirit }) => spirit === null || set === 'base');

/** All that the recorded games have to exercise together. */
export const everything: readonly string[] = [
  ...spirits.filter(({ set }) => set === 'base').map(({ name }) => `spirit ${name}`),
  ...common.map(({ name }) => `power ${name}`),
  ...fearCards.filter(({ set }) => set === 'base').map(({ name }) => `fear card ${name}`),
  ...[1, 2, 3].map((terror) => `fear at terror ${terror}`),
  ...blightCards.filter(({ set }) => set === 'base').map(({ name }) => `blight card ${name}`),
  ...[1, 2, 3].flatMap((stage) => ['explore', 'build', 'ravage'].map((step) => `${step} ${stage}`)),
  ...adversaries.filter(({ set }) => set === 'base').map(({ id }) => `against ${id} 6`),
  ...scenarios.filter(({ set }) => set === 'base').map(({ id }) => `scenario ${id}`),
  ...['escalation', 'drowning', 'sworn-to-victory', 'raid', 'response'].map((name) => `action ${name}`),
  'lost by blight',
  'lost by presence',
  'log: won',
  'choke: yes',
  'go-along: yes',
  'cascade: land',
  'mining-rush: land',
  'extra-explorer: land',
  'presence-from: destroyed',
  'presence-from: from',
  'power: trade-drowned',
  'spirit-phase: track-action',
  'take-back: card',
  'tide-in: land',
  'tide-out: land',
];

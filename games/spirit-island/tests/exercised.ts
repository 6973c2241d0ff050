import type { Save } from '@skerry/engine';
import { exercised } from '@skerry/engine/fixtures';
import { adversaries } from '../content/adversaries.ts';
import { aspects } from '../content/aspects.ts';
import { blightCards } from '../content/blight-cards.ts';
import { eventCards } from '../content/events/index.ts';
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
          return [
            `spirit ${spirits[told.spirit]!.name}`,
            ...(told.aspect === undefined || told.aspect < 0 ? [] : [`aspect ${aspects[told.aspect]!.name}`]),
          ];
        case 'action':
          return told.power === null ? [`action ${told.name ?? told.kind}`] : [`power ${powers[told.power]!.name}`];
        case 'fear-card':
          return [`fear card ${fearCards[told.card]!.name}`, `fear at terror ${told.terror}`];
        case 'event':
          return [`event ${eventCards[told.card]!.name}`, `event ${told.title}`];
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
  for (const { id, name } of aspects) if (Object.values(options).includes(id)) found.add(`aspect ${name}`);
  if (options['supporting'] !== 'none') found.add('two adversaries');
  for (const variant of ['boards', 'archipelago', 'extraBoard', 'layout', 'events'] as const)
    found.add(`${variant} ${String(options[variant])}`);
  return found;
}

/** All that the recorded games have to exercise together. */
export const everything: readonly string[] = [
  ...spirits.map(({ name }) => `spirit ${name}`),
  ...aspects.map(({ name }) => `aspect ${name}`),
  // Powers of single spirits are exercised by those of the base game; each of the others has a test of its own.
  ...powers.filter(({ set, spirit }) => spirit === null || set === 'base').map(({ name }) => `power ${name}`),
  ...eventCards.filter(({ onlyWith }) => onlyWith === undefined).map(({ name }) => `event ${name}`),
  ...fearCards.map(({ name }) => `fear card ${name}`),
  ...[1, 2, 3].map((terror) => `fear at terror ${terror}`),
  ...blightCards.map(({ name }) => `blight card ${name}`),
  ...[1, 2, 3].flatMap((stage) => ['explore', 'build', 'ravage'].map((step) => `${step} ${stage}`)),
  ...adversaries.map(({ id }) => `against ${id} 6`),
  'two adversaries',
  ...scenarios.map(({ id }) => `scenario ${id}`),
  'boards thematic',
  'archipelago two-islands',
  'extraBoard true',
  'layout own',
  'events false',
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

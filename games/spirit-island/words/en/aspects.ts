import type { AspectRule, AspectWords } from '../aspect-words.ts';

export const aspects: AspectWords = {
  option: (seat) => ({
    label: `Aspect of seat ${seat}`,
    explanation: 'Another side of its spirit: none, chosen at the table, or this one if the spirit has it.',
  }),
  refusal: (aspect, spirit) => `The aspect ${aspect} belongs to ${spirit}.`,
  with: (spirit, aspect) => `${spirit} (${aspect})`,
  replaces: (what) => `Replaces ${what}.`,
  none: 'Without an aspect',
  energy: (n) => `You begin with ${n} energy.`,
  reached: (name) => `${name} ignores range for this action.`,
};

export const aspectRules: Readonly<Record<AspectRule, string>> = {
  'shadows-cast-a-subtle-madness': 'When growth adds your presence to a land, you may add 1 strife there.',
  'glimpse-of-the-shadowed-void': 'When your presence is destroyed in a land with invaders, generate 1 fear for each.',
  'reach-through-ephemeral-distance': 'Once a turn you may ignore the range of one growth action or of one power.',
  'anchor-the-lands-resilience': 'In your sacred sites it takes 8 more damage to the land to add blight. Damage to dahan stays as it is.',
};

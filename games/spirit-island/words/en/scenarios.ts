import type { LaterRule, ScenarioPrompts, ScenarioWords } from '../scenario-words.ts';

export const laterRules: Readonly<Record<LaterRule, string>> = {
  'the-great-river':
    'Boards lie in a row along one river. After the build step invaders build, and after the explore step they explore, in coastal lands without towns and cities. At the end of the slow phase towns go inland, and off the island at its far edge: you lose when more than 3 per board have left.',
};

export const scenarioPrompts: ScenarioPrompts = {
  migrate: ({ land }) => `Choose which town leaves ${land} next (J-38.24).`,
  'hold-town': ({ land }) => `${land} is isolated: choose who pays 1 energy to hold a town back, or let it go (J-38.25).`,
};

export const scenario: ScenarioWords = {
  ownLayout: (scenario) => `${scenario} lays the boards in its own way.`,
  actions: { migration: 'Migration' },
  emigrated: (land, n) => `A town leaves the island from ${land}; ${n} have left so far.`,
  emigrants: (n, most) => `Towns that left the island: ${n}; lost with more than ${most}`,
};

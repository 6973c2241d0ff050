import type { LaterRule, ScenarioPrompts, ScenarioWords } from '../scenario-words.ts';

export const laterRules: Readonly<Record<LaterRule, string>> = {
  'the-great-river':
    'Поля лежать у ряд уздовж однієї ріки. Після етапу будівництва загарбники будують, а після етапу розвідки проводять розвідку у прибережних регіонах без поселень і міст. Наприкінці фази повільних здібностей поселення йдуть углиб, а з далекого краю — з острова: ви програєте, коли пішло більше 3 на поле.',
};

export const scenarioPrompts: ScenarioPrompts = {
  migrate: ({ land }) => `Виберіть, яке поселення наступним полишить ${land} (J-38.24).`,
  'hold-town': ({ land }) => `${land} в ізоляції: виберіть, хто сплатить 1 енергію, щоб утримати поселення, або відпустіть його (J-38.25).`,
};

export const scenario: ScenarioWords = {
  ownLayout: (scenario) => `Сценарій «${scenario}» складає поля по-своєму.`,
  actions: { migration: 'Переселення' },
  emigrated: (land, n) => `${land}: поселення полишає острів; усього пішло: ${n}.`,
  emigrants: (n, most) => `Поселень полишило острів: ${n}; більше ${most} — поразка`,
};

import type { LaterRule, ScenarioPrompts, ScenarioWords } from '../scenario-words.ts';

export const laterRules: Readonly<Record<LaterRule, string>> = {
  'the-great-river':
    'Поля лежат в ряд вдоль одной реки. После этапа строительства захватчики строят, а после этапа разведки проводят разведку в прибрежных регионах без поселений и городов. В конце фазы медленных способностей поселения уходят вглубь, а с дальнего края — с острова: вы проигрываете, когда ушло больше 3 на поле.',
};

export const scenarioPrompts: ScenarioPrompts = {
  migrate: ({ land }) => `Выберите, какое поселение следующим покинет ${land} (J-38.24).`,
  'hold-town': ({ land }) => `${land} в изоляции: выберите, кто заплатит 1 энергию, чтобы удержать поселение, или отпустите его (J-38.25).`,
};

export const scenario: ScenarioWords = {
  ownLayout: (scenario) => `Сценарий «${scenario}» складывает поля по-своему.`,
  actions: { migration: 'Переселение' },
  emigrated: (land, n) => `${land}: поселение покидает остров; всего ушло: ${n}.`,
  emigrants: (n, most) => `Поселений покинуло остров: ${n}; больше ${most} — поражение`,
};

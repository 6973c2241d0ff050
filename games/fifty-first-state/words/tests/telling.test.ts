import { type Chance, type LogEntry, type Question, Session, show } from '@skerry/engine';
import { playedSession } from '@skerry/engine/laws';
import { languages } from '@skerry/presentation';
import { mustBeSound, mustTellAll } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { cardSets } from '../../content/card.ts';
import { fiftyFirstState } from '../../index.ts';
import type { Entry } from '../../rules/log.ts';
import type { FiftyFirstStateView } from '../../rules/view.ts';
import { questionNames } from '../catalogue.ts';
import { tellings, words } from '../index.ts';

const names = ['Ann', 'Boris', 'Chloe', 'Dan'];
const sound = (text: string): void => mustBeSound(text, 'it');

/** At random, but a little slow to close the borders. */
function choose({ answers }: Question, chance: Chance): number {
  const last = answers.length - 1;
  const lingers = answers[last]!.kind === 'close-borders' && last > 0 && chance.below(4) > 0;
  return chance.below(lingers ? last : last + 1);
}

const asked = new Set<string>();
const logged = new Set<string>();
const tables = [1, 2, 3, 4].flatMap((players) => cardSets.map((expansion) => ({ players, expansion })));

test.each(tables)('everything that happens with $players players and $expansion is told in every language', ({ players, expansion }) => {
  let turns = 0;
  // Every kind of question is heard in full; of the many turns, some.
  const hears = ({ name }: Question): boolean => name !== 'turn' || turns++ % 7 === 0;
  const seed = `told ${players} ${expansion}`;
  const told = mustTellAll(fiftyFirstState, tellings, { players, options: { expansion }, seed }, { choose, hears });
  told.asked.forEach((name) => asked.add(name));
  told.logged.forEach((what) => logged.add(what));
});

test('in these games nearly everything was asked and logged at least once', () => {
  const rare = [
    'production-to-use',
    'production-to-take',
    'production-to-copy',
    'production-to-repeat',
    'take-off',
    'deal-to-use',
    'location-hit',
    'store',
    'steal',
  ];
  expect(questionNames.filter((name) => !asked.has(name) && !rare.includes(name))).toEqual([]);
  const common: readonly Entry['what'][] = [
    'began',
    'chose-faction',
    'was-dealt',
    'kept',
    'round',
    'row',
    'picked',
    'produced',
    'drew',
    'incorporated',
    'built',
    'bonus',
    'made-deal',
    'razed',
    'razed-from-hand',
    'used',
    'used-board',
    'sent-worker',
    'took-transport',
    'played-transport',
    'closed',
    'stored',
    'discarded',
    'hegemony-gained',
    'hegemony-attacked',
    'scored',
    'ended',
  ];
  expect(common.filter((what) => !logged.has(what))).toEqual([]);
});

test('every question has a prompt in every language, and they all differ', () => {
  const about = { card: 0, attack: 1, left: 2, tokens: [0, 1], any: 1, discarded: [] };
  for (const language of languages) {
    const prompts = questionNames.map((name) =>
      tellings[language].prompt({ seat: 0, id: 0, name, answers: [], blocked: [], about }, {} as FiftyFirstStateView),
    );
    prompts.forEach(sound);
    expect(new Set(prompts).size).toBe(prompts.length);
    // The prompt names the rule, so that one can go and read it.
    expect(prompts.filter((text) => !/T-\d+\.\d+/.test(text))).toEqual([]);
  }
});

test('every kind of log entry names who is meant', () => {
  const paid = [6, 1];
  const goods = [0, 2];
  const entries: readonly Entry[] = [
    { what: 'returned', seat: 0, at: 0, goods },
    { what: 'produced', seat: 0, from: 'board', of: 0, at: -1, card: -1, goods },
    { what: 'produced', seat: 0, from: 'deal', of: 0, at: 0, card: -1, goods },
    { what: 'produced', seat: 0, from: 'location', of: 0, at: 0, card: 3, goods },
    { what: 'produced', seat: 0, from: 'location', of: 1, at: 0, card: 3, goods },
    { what: 'drew', seat: 0, count: 2 },
    { what: 'drew', seat: 0, count: 2, cards: [4, 5] },
    { what: 'short', seat: 0, good: 4, missing: 1 },
    { what: 'incorporated', seat: 0, card: 3, at: 0, paid },
    { what: 'built', seat: 0, card: 3, at: 0, over: 5, ruins: false, paid },
    { what: 'built', seat: 0, card: 3, at: 0, over: 5, ruins: true, paid },
    { what: 'bonus', seat: 0, at: 0, card: 3, goods, onCard: false },
    { what: 'bonus', seat: 0, at: 0, card: 3, goods, onCard: true },
    { what: 'made-deal', seat: 0, card: 3, paid, goods },
    { what: 'razed-from-hand', seat: 0, card: 3, paid, goods },
    { what: 'razed', seat: 0, of: 1, at: 0, card: 3, paid, goods, compensation: [5, 1] },
    { what: 'feature', seat: 0, at: 0, card: 3, on: 'deal', goods },
    { what: 'used', seat: 0, at: 0, card: 3, paid, goods },
    { what: 'used', seat: 0, at: 0, card: 3, paid, goods: [] },
    { what: 'used', seat: 0, at: 0, card: 3, paid: [], goods },
    { what: 'used-board', seat: 0, does: 'brick', paid, goods },
    { what: 'gave-card', seat: 0, card: 3 },
    { what: 'gave-deal', seat: 0, card: 3 },
    { what: 'stole', seat: 0, of: 1, good: 2 },
    { what: 'took-off', seat: 0, at: 0, card: 3 },
    { what: 'used-deal', seat: 0, of: 0, card: 4, goods },
    { what: 'used-deal', seat: 0, of: 1, card: 3, goods },
    { what: 'sent-worker', seat: 0, of: 1, at: 0, card: 3, goods },
    { what: 'took-transport', seat: 0, colour: 'red', card: 0, paid },
    { what: 'played-transport', seat: 0, card: 0, paid: [], goods },
    { what: 'defended', seat: 0, at: 0, card: 3 },
    { what: 'closed', seat: 0 },
    { what: 'stored', seat: 0, at: 0, card: 3, goods },
    { what: 'discarded', seat: 0, goods },
    { what: 'end-reached', seat: 0, points: 25 },
    { what: 'scored', seat: 0, points: 25, locations: 9 },
  ];
  for (const language of languages) {
    const lines = entries.map((entry) => tellings[language].entry(entry, names));
    lines.forEach(sound);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !line.includes('Ann'))).toEqual([]);
    entries.forEach((entry, i) => expect(lines[i]!.includes('Boris')).toBe('of' in entry && entry.of === 1));
  }
  expect(tellings.ru.entry(entries[15]!, names)).toBe(
    'Ann разносит точку «Поставщик кирпича» (Boris), цена: 1 серый жетон, и получает: 2 кирпича. Boris получает компенсацию: 1 рабочий.',
  );
});

test('alone, the other one is the Hegemony, and its attacks are told by their result', () => {
  const attack = { what: 'hegemony-attacked', attack: 0, number: 2, at: 1, card: 3, compensation: [0, 1] };
  for (const language of languages) {
    const lines = ['failed', 'repelled', 'razed'].map((result) => tellings[language].entry({ ...attack, result } as LogEntry, ['Ann']));
    expect(new Set(lines).size).toBe(3);
    lines.forEach((line) => expect(line).toContain('2'));
    expect(tellings[language].entry({ what: 'closed', seat: 1 } as LogEntry, ['Ann'])).toContain(words[language].hegemony);
  }
});

test('the outcome names the winner, a shared win, a broken tie, and how it went against the Hegemony', () => {
  const about = { points: [20, 19, 20], locations: [8, 9, 8], goods: [3, 2, 3] };
  expect(tellings.en.outcome({ scores: [28, 27], winners: [0], about }, names)).toBe(
    'Ann wins with 28 points. Points: Ann 28 (20 on the track, 8 locations), Boris 27 (19 on the track, 9 locations).',
  );
  expect(tellings.en.outcome({ scores: [28, 28, 28], winners: [0, 2], about }, names)).toMatch(
    /^Ann and Chloe share the victory with 28 points each\. The tie is broken by the most goods/,
  );
  expect(tellings.en.outcome({ scores: [28, 28], winners: [1], about: { ...about, goods: [3, 3] } }, names)).toMatch(
    /The tie is broken by the most locations/,
  );
  expect(
    tellings.ru.outcome(
      { scores: [41], winners: [0], about: { points: [30], locations: [11], goods: [0], hegemony: 38, rank: 'human' } },
      names,
    ),
  ).toMatch(/^Ann побеждает Гегемонию: 41 очко против 38\. Звание: человек\./);
  expect(
    tellings.uk.outcome({ scores: [33], winners: [], about: { points: [25], locations: [8], goods: [0], hegemony: 33 } }, names),
  ).toMatch(/^Гегемонія встояла/);
});

test('the option and each of its values are explained', () => {
  for (const language of languages) {
    for (const option of Object.keys(fiftyFirstState.options)) {
      const { label, explanation } = tellings[language].option(option);
      [label, explanation].forEach(sound);
    }
    const values = cardSets.map((value) => tellings[language].optionValue('expansion', value));
    expect(new Set(values).size).toBe(3);
    expect(values).not.toContain('new-era');
  }
});

test('a description names the cards in the hand of the seat that looks, and in no other', () => {
  const session = Session.open(fiftyFirstState, 2, {}, 'hidden');
  for (let i = 0; i < 2; i++) {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  const { hand } = (session.view(0) as FiftyFirstStateView).players[0]!;
  for (const language of languages) {
    const named = (seat: number | null): boolean =>
      hand!.some((card) =>
        tellings[language].describe(session.view(seat) as FiftyFirstStateView, seat, names).includes(words[language].locations[card]!),
      );
    expect(named(0)).toBe(true);
    expect(named(null)).toBe(false);
  }
});

test('the prompt names the rule of the row that lies open', () => {
  const rules = new Set<string>();
  for (const players of [1, 2]) {
    const game = playedSession(fiftyFirstState, { players, options: { expansion: 'base' } }, `rows ${players}`);
    Session.load(fiftyFirstState, game.save(), (running) => {
      const [question] = running.questions;
      if (question?.name !== 'pick') return;
      const view = running.view(question.seat) as FiftyFirstStateView;
      for (const language of languages) rules.add(/\((T-[\d.]+)\)/.exec(tellings[language].prompt(show(question), view))![1]!);
    });
  }
  expect([...rules].toSorted()).toEqual(['T-14.3', 'T-4.3', 'T-4.4']);
});

test('taking a transport card costs two workers and brings its tokens only when it is played', () => {
  const session = Session.open(fiftyFirstState, 2, {}, 'transport');
  const view = { ...(session.view(0) as FiftyFirstStateView), offers: [1, 3] as [number, number] };
  const answer = { kind: 'take-transport', colour: 'red' };
  expect(tellings.en.answer(answer, { seat: 0, id: 1, name: 'turn', answers: [answer], blocked: [] }, view)).toBe('Take Thugs (2 workers)');
});

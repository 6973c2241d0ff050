import { Chance } from '@skerry/engine';
import {
  choosingIsFree,
  imaginesWhatFits,
  keepsThroughSaves,
  keepsThroughUndo,
  playsToTheEnd,
  staysOneGame,
  withoutClockAndDice,
} from '@skerry/engine/laws';
import { begin, configure, type Position, Run } from '@skerry/engine';
import { expect, test } from 'vitest';
import { cardsToBeginWith, powers } from '../content/powers.ts';
import { isInSets } from '../content/sets.ts';
import { PRESENCE } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import { spiritIsland } from '../index.ts';
import type { Entry } from '../rules/log.ts';
import { stageOfBack } from '../rules/invaders/stage.ts';
import type { State } from '../rules/state.ts';
import { newRun, playedSession, tables } from './random-play.ts';

/** More answers than any game of random players has needed so far, many times over. */
const MOST_ANSWERS = 60_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What is true of every state between two steps, whatever was played. */
function brokenLaws(state: State): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, name: string) => holds || broken.push(name);
  if (state.phase === 'choose' || state.phase === 'setup') return broken;

  state.spirits.forEach(({ kind, presence, tracks, destroyed, gone, time, energy }) => {
    const covered = sum(spirits[kind]!.tracks.map((track, i) => track.spaces.length - tracks[i]!));
    law(covered + sum(presence) + destroyed + gone + time === PRESENCE, 'a spirit has 13 presence');
    law(presence.every((count) => count >= 0) && destroyed >= 0 && energy >= 0, 'nothing of a spirit is below 0');
  });

  const held = state.spirits.flatMap(({ hand, played, discard, faceDown, aid, draft, days }) => [
    ...hand,
    ...faceDown,
    ...played,
    ...aid,
    ...discard,
    ...days,
    ...(draft?.cards ?? []),
  ]);
  const cards = [
    ...held,
    ...state.minor.deck,
    ...state.minor.discard,
    ...state.major.deck,
    ...state.major.discard,
    ...state.forgotten,
    ...state.progressions.flat(),
  ];
  const all = powers.flatMap((power, card) => {
    if (power.kind === 'innate' || !isInSets(state.sets, power.set)) return [];
    return power.kind !== 'unique' || state.spirits.some((spirit) => cardsToBeginWith(spirit).includes(card)) ? [card] : [];
  });
  law(cards.toSorted((a, b) => a - b).join() === all.join(), 'every power card is in exactly one place');
  law(
    state.minor.deck.concat(state.minor.discard).every((card) => powers[card]!.kind === 'minor') &&
      state.major.deck.concat(state.major.discard).every((card) => powers[card]!.kind === 'major'),
    'each deck has its own cards',
  );

  for (const { groups, tokens } of state.spaces) {
    law(
      groups.every(({ count, damage, dream }) => count > 0 && damage >= 0 && dream === 0),
      'groups of pieces are whole',
    );
    const kinds = groups.map(({ kind, damage, strife }) => `${kind} ${damage} ${strife}`);
    law(new Set(kinds).size === kinds.length, 'pieces that are alike stand together');
    law(
      tokens.every((count) => count >= 0),
      'no blight is owed',
    );
  }
  law(state.over || state.blight.pool > 0, 'an empty blight card turns or loses');
  law(state.fear.generated < state.fear.pool || state.over, 'a full pool earns a card');
  law(state.actions.length === 0 || state.over, 'no action is left open');

  const { deck, known, veiled, unseen, explore, build, ravage, immigration, discard, box } = state.invaders;
  // Below 0: nobody has seen which one it is.
  const out = [...explore, ...build, ...ravage, ...immigration, ...discard, ...known, ...veiled, ...box].filter((card) => card >= 0);
  law(new Set([...out, ...unseen.flat()]).size === 15 && out.length + unseen.flat().length === 15, 'every invader card is in one place');
  law(
    [1, 2, 3].every(
      (stage) =>
        deck.filter((back, place) => stageOfBack(back) === stage && (known[place] ?? -1) < 0).length +
          discard.filter((card) => card === -stage).length +
          state.fear.entrenched.filter((one) => one.stage === stage).length <=
        unseen[stage - 1]!.length,
    ),
    'there is a card for each place of the invader deck',
  );
  return broken;
}

/** The blight of the island, of its card and of France's panel together, but for what the box gives and takes, changes only when the card is turned. */
const blightOf = ({ spaces, blight, panels }: State): number =>
  sum(spaces.map(({ tokens }) => tokens[0]!)) + blight.pool + panels.blight - blight.box;

test.each(tables)('random games keep the laws and end: $name', (table) => {
  playsToTheEnd<State>(spiritIsland, table, 5, MOST_ANSWERS, (state) => {
    const problems: string[] = [];
    let before = { blight: 0, card: -1, laid: false, terror: 0 };
    return {
      stepBegins() {
        problems.push(...brokenLaws(state));
        const now = { blight: blightOf(state), card: state.blight.card, laid: state.turn > 0, terror: state.fear.terror };
        if (before.laid && now.card === before.card && now.blight !== before.blight) problems.push('blight was made or lost');
        if (now.terror < before.terror) problems.push('the terror level fell');
        before = now;
      },
      asked({ name, answers }) {
        if (answers.length === 0) problems.push(`"${name}" has no answer`);
      },
      ended(run) {
        expect([...new Set(problems)]).toEqual([]);
        expect(state.over).toBe(true);
        expect([0, table.players]).toContain(run.outcome!.winners.length);
      },
    };
  });
});

test.each(tables)('J-14.10 J-14.12 actions nest, and none leads to itself: $name', (table) => {
  const open: string[] = [];
  let deepest = 0;
  let actions = 0;
  const logged = (entry: Entry): void => {
    if (entry.what === 'action') {
      actions++;
      open.push(entry.name ?? entry.kind);
      deepest = Math.max(deepest, open.length);
    } else if (entry.what === 'action-over' && open.pop() === undefined) throw new Error('an action is over that never began');
  };
  const stepBegins = (): void => {
    if (open.length > 0) throw new Error(`an action is still open when the next step begins: ${open.join()}`);
  };
  const position = begin(spiritIsland, configure(spiritIsland, table.players, table.options), table.name) as Position<State>;
  const run = new Run<State>(spiritIsland, position, { stepBegins, logged: (entry) => logged(entry as Entry) }).start();
  const chance = Chance.fromSeed(table.name);
  while (run.anyQuestion !== null) {
    for (const { chain } of run.state.actions)
      if (new Set(chain).size < chain.length) throw new Error(`a condition led to itself: ${chain.join()}`);
    const question = run.questions[chance.below(run.questions.length)]!;
    run.answer(chance.below(question.answers.length), question);
  }
  expect(actions).toBeGreaterThan(5);
  expect(deepest).toBeGreaterThan(0);
});

test('a broken law is noticed', () => {
  const run = newRun(2, {}, 'canary');
  while (run.state.phase === 'choose' || run.state.phase === 'setup') run.answer(0);
  const { state } = run;
  expect(brokenLaws(state)).toEqual([]);
  const [spirit] = state.spirits;
  spirit!.destroyed++;
  expect(brokenLaws(state)).toEqual(['a spirit has 13 presence']);
  spirit!.destroyed--;
  spirit!.hand.push(state.minor.deck[0]!);
  expect(brokenLaws(state)).toEqual(['every power card is in exactly one place']);
  spirit!.hand.pop();
  state.spaces[0]!.groups.push({ kind: 1, damage: 0, strife: 0, dream: -1, count: 1 });
  expect(brokenLaws(state)).toContain('groups of pieces are whole');
  state.spaces[0]!.groups.pop();
  state.invaders.discard.push(state.invaders.build[0]!);
  expect(brokenLaws(state)).toEqual(['every invader card is in one place']);
});

const some = tables.filter(({ players, name }) => players <= 2 || name === '3 players');

test.each(some)('saved and loaded in the middle, the game is the same and goes on the same: $name', (table) => {
  expect(() => keepsThroughSaves(spiritIsland, table, [0, 5, 60, 200])).not.toThrow();
});

test.each(some)('undo and redo give the same game, and what chance decided stays: $name', (table) => {
  const { undone, refused } = keepsThroughUndo(spiritIsland, table, 60);
  expect(undone).toBeGreaterThan(10);
  expect(refused.filter((code) => code !== 'undo-chance' && code !== 'undo-reveal')).toEqual([]);
});

test.each(some)('choosing is free: $name', (table) => {
  expect(choosingIsFree(spiritIsland, table, 200)).toBeGreaterThan(5);
});

test('what is imagined is what is seen: nothing is hidden in a position', () => {
  expect(imaginesWhatFits<State>(spiritIsland, some, [10, 120], () => undefined)).toBe(0);
});

test.each(tables.filter(({ players }) => players > 2))(
  'answered, taken back, saved and thawed by whoever and whenever, it stays one game: $name',
  (table) => {
    expect(staysOneGame(spiritIsland, table, 100).undone).toBeGreaterThan(2);
  },
);

test('whole games touch neither the clock nor the wild dice', () => {
  withoutClockAndDice(() => {
    for (const { players, options, name } of some) {
      const session = playedSession(players, options, `pure ${name}`, 150);
      for (let seat = 0; seat < players; seat++) {
        const imagined = spiritIsland.bot.imagine(session.view(seat) as never, seat, Chance.fromSeed(name));
        const value = spiritIsland.bot.value(imagined, seat);
        if (!(value >= 0 && value <= 1)) throw new Error(`${name}: a value of ${value}`);
      }
    }
  });
});

import { expect, test } from 'vitest';
import { invaderCards } from '../../content/invader-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { geography } from '../../rules/island/island.ts';
import { EARLY_III } from '../../rules/invaders/stage.ts';
import type { State } from '../../rules/state.ts';
import { returnToTrack } from '../../rules/spirits/time.ts';
import { doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { isUsable, play, positionOf } from '../use.ts';

const days = { spirits: ['Fractured'] };
const two = { spirits: ['Fractured', 'River'] };
const SUN = 0;
const spiritOf = ({ state }: Drawn): State['spirits'][number] => state.spirits[0]!;
const cardNamed = (id: string): number => invaderCards.findIndex((card) => card.id === id);
const timed =
  (time: number, tracks: number[] = [4, 4]) =>
  (state: State) =>
    void Object.assign(state.spirits[0]!, { time, tracks });
const growing = (table: Table = days): Drawn =>
  drawn(table)
    .clear()
    .presence('2 A5, A1')
    .land('A7', 'city')
    .with((state) => void Object.assign(state.spirits[0]!, { time: 0, tracks: [1, 1] }))
    .phase('spirit');

// ── Setup and growth ──

test('it begins with days that never were, more of them in a small game, and on a single board with 1 time', () => {
  const counts = (spirits: string[]): number[] => {
    const [spirit] = drawn({ spirits }).state.spirits;
    const majors = spirit!.days.filter((card) => powers[card]!.kind === 'major').length;
    return [spirit!.days.length, majors, spirit!.time];
  };
  expect(counts(['Fractured'])).toEqual([12, 6, 1]);
  expect(counts(['Fractured', 'River'])).toEqual([12, 6, 0]);
  expect(counts(['Fractured', 'River', 'Vital'])).toEqual([8, 4, 0]);
});

test('J-5.11 J-5.12 it begins where exactly 1 dahan is, and in the highest land without dahan', () => {
  const position = drawn({ spirits: ['Fractured'], boards: ['B'] });
  const lands = spiritOf(position).presence.flatMap((count, space) => (count > 0 ? [`${count} ${position.nameOf(space)}`] : []));
  expect(lands).toHaveLength(2);
  for (const [i, land] of lands.entries())
    expect(position.at(land.slice(2)).includes('dahan')).toBe(i === 0 ? land.startsWith('1') : false);
});

test('J-40.17 time is presence from a track, whose space is open at once, or from the island', () => {
  const position = growing().say('grow 1.1');
  expect(elementsOf(position.state, 0)[3]).toBe(1);
  expect(position.answers()).toEqual(['track 1', 'track 2', 'from A1', 'from A5', 'stop']);
  position.say('track 1', 'from A1');
  const { time, tracks } = spiritOf(position);
  expect([time, tracks]).toEqual([2, [2, 1]]);
  position.is({ A1: '' });
  const fewer = growing().say('grow 1.1', 'stop');
  expect(spiritOf(fewer).time).toBe(0);
});

test('J-32.3 "so many times: this or that" is so many choices', () => {
  const position = growing().say('grow 1.2');
  position.say('part 4', 'option 1', 'track 2');
  position.say('part 5', 'option 2');
  expect([spiritOf(position).time, spiritOf(position).extraPlays]).toEqual([1, 2]);
});

test('J-40.18 the third option gains a card of the days, a major for a forgotten card', () => {
  const [minor, major] = ['Drought', 'Tsunami'].map(powerNamed);
  const position = growing()
    .hand('Blur the Arc of Years')
    .with((state) => void (state.spirits[0]!.days = [minor!, major!]));
  position.say('grow 1.3', 'part 3', 'Tsunami', 'Blur the Arc of Years');
  expect([spiritOf(position).days, spiritOf(position).hand, elementsOf(position.state, 0)[SUN]]).toEqual([[minor], [major], 1]);
  expect(position.state.forgotten).toEqual([powerNamed('Blur the Arc of Years')]);
});

test('J-40.18 of the cards that it drew and did not take it may add one to the days', () => {
  const position = growing()
    .with((state) => void (state.spirits[0]!.days = []))
    .say('grow 1.2', 'part 2', 'option 1');
  const [taken, other] = position.answers();
  position.say(taken!);
  expect([position.asks, position.answers()]).toEqual([['0 set-aside'], expect.arrayContaining([other, 'stop'])]);
  position.say(other!);
  expect(spiritOf(position).days).toEqual([powerNamed(other!)]);
  expect(position.state.minor.discard).toHaveLength(2);
  // In the middle of an action, too.
  const gift = play('Gift of Power', { ...two, with: (state) => void (state.spirits[0]!.days = []), say: ['seat 0'] });
  const [gained, left] = gift.answers();
  gift.say(gained!, left!);
  expect(gift.state.spirits[0]!.days).toEqual([powerNamed(left!)]);
});

test('J-4.11 spent time goes back to a track of its choice, never to the first space; where there is no room it is destroyed', () => {
  const position = doing(growing().with(timed(0, [3, 2])), (table) => returnToTrack(table, 0));
  expect(position.answers()).toEqual(['track 1', 'track 2']);
  position.say('track 1');
  expect(spiritOf(position).tracks).toEqual([2, 2]);
  const full = doing(growing(), (table) => returnToTrack(table, 0));
  expect([spiritOf(full).destroyed, spiritOf(full).tracks, full.asks]).toEqual([1, [1, 1], ['0 all-done']]);
});

// ── Innate powers ──

test('Slip the Flow of Time: another use costs 1 time more each time', () => {
  const position = positionOf('Slip the Flow of Time', { ...days, elements: '3 sun, 2 air', with: timed(1) });
  expect(position.answers()).toContain('use Slip the Flow of Time');
  position.say('use Slip the Flow of Time');
  expect([spiritOf(position).time, position.answers()]).toEqual([1, ['use Slip the Flow of Time', 'done']]);
  position.say('use Slip the Flow of Time', 'track 1');
  expect([spiritOf(position).time, spiritOf(position).tracks, position.asks]).toEqual([0, [3, 4], ['0 phase-over']]);
});

test('J-14.12 Slip the Flow of Time: a slow power is used in the midst of it, with all that it causes', () => {
  const position = positionOf('Slip the Flow of Time', {
    ...two,
    elements: '3 moon, air',
    lands: { A4: 'town' },
    others: '2 A4',
    with: (state) => void state.spirits[1]!.played.push(powerNamed('Wash Away'), powerNamed('Flash Floods')),
  });
  position.say('0: use Slip the Flow of Time', '0: seat 1');
  // Only what is slow, and was not used yet.
  expect(position.answers(1)).toEqual(['use Wash Away', 'use Massive Flooding', 'stop']);
  position.say('1: use Wash Away', '1: A4', '1: town A4 to A5').is({ A5: 'town, 2 of seat 0' });
  const kinds = position.log.flatMap(({ what }) => (what === 'action' || what === 'action-over' ? [what] : []));
  expect(kinds.slice(0, 4)).toEqual(['action', 'action', 'action-over', 'action-over']);
  expect(position.state.spirits[1]!.uses).toEqual([{ power: powerNamed('Wash Away'), times: 1 }]);
});

test('Slip the Flow of Time: a card is taken back from play with its elements, and one is played for its cost', () => {
  const back = play('Slip the Flow of Time', {
    ...two,
    elements: '2 sun, 2 moon',
    with: (state) => void state.spirits[1]!.played.push(powerNamed('Drought')),
    say: ['seat 1', '1: Drought'],
  });
  expect([back.state.spirits[1]!.hand, back.state.spirits[1]!.played]).toEqual([[powerNamed('Drought')], []]);
  const played = play('Slip the Flow of Time', {
    ...two,
    elements: '3 sun, 2 air',
    with: (state) => {
      state.spirits[1]!.hand = [powerNamed('Drought'), powerNamed('Tsunami')];
      state.spirits[1]!.energy = 2;
    },
    say: ['seat 1'],
  });
  expect(played.answers(1)).toEqual(['Drought', 'stop']);
  played.say('1: Drought');
  expect([played.state.spirits[1]!.played, played.state.spirits[1]!.energy]).toEqual([[powerNamed('Drought')], 1]);
});

test('J-10.1 Slip the Flow of Time: a card that was used, taken back from play and played anew is used anew', () => {
  const position = positionOf('Slip the Flow of Time', {
    ...days,
    elements: '3 sun, 2 moon, 2 air',
    energy: 4,
    lands: { A5: '3 town' },
    with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
  });
  position.say('use Flash Floods', 'A5').is({ A5: '2 town, town-1, 2 of seat 0' });
  expect(position.answers()).not.toContain('use Flash Floods');
  position.say('use Slip the Flow of Time', 'Flash Floods', 'Flash Floods');
  expect(position.answers()).toContain('use Flash Floods');
});

test('Visions of a Shifting Future: the top card is seen by all, and shuffled with the next: backs that differ show which is on top', () => {
  const same = play('Visions of a Shifting Future', {
    ...days,
    elements: 'sun, 2 moon, 2 air',
    with: ({ invaders }) => void (invaders.deck = [2, 2, 3]),
    say: ['option 1'],
  });
  const { known, shuffled, deck, unseen } = same.state.invaders;
  expect([known.length, shuffled, deck]).toEqual([1, true, [2, 2, 3]]);
  expect(unseen[1]).not.toContain(known[0]);
  const differ = play('Visions of a Shifting Future', {
    ...days,
    elements: 'sun, 2 moon, 2 air',
    with: ({ invaders }) => void (invaders.deck = [2, 3, 3]),
    say: ['option 1'],
  });
  const { invaders } = differ.state;
  expect(invaders.shuffled).toBe(false);
  const place = invaders.deck.indexOf(2);
  expect(invaderCards[invaders.known[place]!]!.stage).toBe(2);
});

test('Visions of a Shifting Future: with more elements the card may go to the bottom, unless setup has put it where it lies', () => {
  const elements = '2 sun, 3 moon, 2 air';
  const buried = play('Visions of a Shifting Future', {
    ...days,
    elements,
    with: ({ invaders }) => void (invaders.deck = [2, 2, 3]),
    say: ['option 1', 'yes'],
  });
  const { deck, known } = buried.state.invaders;
  expect([deck, known.slice(0, 2), invaderCards[known[2]!]!.stage]).toEqual([[2, 3, 2], [-1, -1], 2]);
  const early = play('Visions of a Shifting Future', {
    ...days,
    elements,
    with: ({ invaders }) => void (invaders.deck = [EARLY_III, 2, 3]),
    say: ['option 1'],
  });
  expect(early.asks).toEqual(['0 phase-over']);
});

test('J-36.16 Visions of a Shifting Future: a reminder from which a card was taken away comes at once, not in the next invader phase', () => {
  const { asks } = play('Visions of a Shifting Future', {
    ...days,
    options: { adversary: 'habsburg-monarchy', level: 5 },
    elements: '2 sun, 3 moon, 2 air',
    with: ({ invaders }) => void (invaders.reminders = [{ name: 'wave-of-immigration', above: 1 }]),
    say: ['option 1', 'yes'],
  });
  expect(asks).toEqual(['0 immigrant-city']);
});

// ── Unique powers ──

const stasis = (drawnCase: Parameters<typeof play>[1] = {}): Drawn =>
  play('Absolute Stasis', { ...days, with: timed(1), say: ['A4', 'track 1'], ...drawnCase });

test('J-24.5 Absolute Stasis: a land is adjacent to nothing, and nothing in it acts, counts or can be chosen', () => {
  const position = stasis({ lands: { A4: 'town, 2 dahan' }, presence: '2 A5, A4' });
  const known = geography(position.state);
  expect(known.existing).not.toContain(position.space('A4'));
  expect(known.adjacent[position.space('A5')]).not.toContain(position.space('A4'));
  expect(spiritOf(position).time).toBe(0);
  position.is({ A4: 'town, 2 dahan, 1 of seat 0' });
});

test('J-24.5 Absolute Stasis: the land is passed over by the invaders, and is back when the slow phase is over', () => {
  const position = drawn(days)
    .clear()
    .presence('2 A5')
    .land('A7', 'town')
    .land('A4', 'town')
    .played('Absolute Stasis')
    .with(timed(1))
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes');
  position.say('use Absolute Stasis', 'A4', 'track 1').is({ A4: 'town', A7: 'town, blight' });
  expect([position.state.island.absent, geography(position.state).existing.length]).toEqual([[], 8]);
});

test('J-24.5 J-20.5 Absolute Stasis: for winning and losing the land and its pieces still count', () => {
  // The last invaders, and later the last presence, are in the land that does not exist.
  const invaders = stasis({ lands: { A4: 'city', A3: '' }, presence: '2 A5' });
  expect(invaders.run.outcome).toBeNull();
  const presence = stasis({ presence: '2 A4', lands: { A4: 'city' } });
  expect(presence.run.outcome).toBeNull();
  const seven = stasis({ lands: { A4: '7 town' }, options: { adversary: 'england', level: 0 } });
  expect(seven.run.outcome).toMatchObject({ winners: [], about: { why: 'capital' } });
});

test('J-32.5 Absolute Stasis cannot target an ocean, and costs time each time it is used', () => {
  const spirits = ['Fractured', 'Ocean'];
  const position = positionOf('Absolute Stasis', { spirits, presence: '2 A1', others: 'A2', with: timed(1) }).say('use Absolute Stasis');
  expect(position.answers()).not.toContain('A0');
  expect(isUsable('Absolute Stasis', { ...days, with: timed(0) })).toBe(false);
});

test('Blur the Arc of Years: what the years bring, and J-10.14 once more in the same land for 1 time', () => {
  play('Blur the Arc of Years', { ...days, with: timed(0), lands: { A4: 'blight' }, say: ['A4'], is: { A4: '' } });
  play('Blur the Arc of Years', { ...days, with: timed(0), lands: { A4: 'town' }, say: ['A4'], is: { A4: 'town, city, blight' } });
  play('Blur the Arc of Years', {
    ...days,
    with: timed(1),
    lands: { A4: 'dahan' },
    say: ['A4', 'stop', 'yes', 'track 1', 'dahan A4 to A5', 'stop'],
    is: { A4: '2 dahan', A5: 'dahan, 2 of seat 0' },
  });
});

test('J-40.19 Pour Time Sideways: each invader action is done once less on one board and once more on the other', () => {
  const position = drawn(two)
    .clear()
    .presence('A5, B5')
    .presence('A6', 1)
    .land('A1', 'explorer')
    .land('B1', 'explorer')
    .land('A8', 'city')
    .played('Pour Time Sideways')
    .with(timed(3))
    .card('build', '1-mountain')
    .card('explore', '1-jungle')
    .phase('fast', 'invader');
  const mountains = ['A', 'B']
    .flatMap((board) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${board}${n}`))
    .filter((land) => geography(position.state).terrain[position.space(land)] === 'mountain');
  expect(mountains).toContain('A1');
  const there = mountains.find((land) => land.startsWith('B'))!;
  position.land(there, there === 'B1' ? '' : 'explorer');
  position.say('0: use Pour Time Sideways', '0: track 1', '0: track 1', '0: track 1', '0: A5');
  position.is({ A1: 'explorer' });
  // A town, and then a city since there are more towns.
  expect(position.at(there)).toContain('town, city');
});

test('J-40.19 Pour Time Sideways: on a single board nothing changes', () => {
  const position = drawn(days)
    .clear()
    .presence('A5, A4')
    .land('A1', 'explorer')
    .land('A8', 'city')
    .played('Pour Time Sideways')
    .with(timed(3))
    .card('build', '1-mountain')
    .card('explore', '1-jungle')
    .phase('fast', 'invader');
  position.say('use Pour Time Sideways', 'track 1', 'track 1', 'track 1', 'A5').is({ A1: 'explorer, town', A4: '2 of seat 0' });
});

test('The Past Returns Again: the top card and a discard whose stage is next to it change places, face down', () => {
  const exchanging = (discard: string[], deck: number[]): Drawn =>
    positionOf('The Past Returns Again', {
      ...two,
      energy: 1,
      with: (state) => {
        timed(2)(state);
        state.spirits[1]!.energy = 1;
        state.invaders.deck = deck;
        state.invaders.known = [];
        state.invaders.discard = discard.map(cardNamed);
        state.invaders.unseen = state.invaders.unseen.map((cards) => cards.filter((card) => !state.invaders.discard.includes(card)));
      },
    });
  const position = exchanging(['1-sands', '2-coastal'], [2, 3]);
  position.say('0: use The Past Returns Again', '0: track 1', '0: track 1', '0: seat 1');
  expect(position.run.questionOf(0)!.answers.map((answer) => invaderCards[(answer as unknown as { card: number }).card]!.id)).toEqual([
    '1-sands',
    '2-coastal',
  ]);
  position.run.answer(0);
  const { deck, known, discard } = position.state.invaders;
  expect([deck, known[0], discard]).toEqual([[1, 3], cardNamed('1-sands'), [-2, cardNamed('2-coastal')]]);
  expect(position.state.spirits.map(({ energy }) => energy)).toEqual([0, 0]);
  // A stage I card is too far from stage III.
  expect(exchanging(['1-sands'], [3, 3]).asks).not.toContain('0 power');
});

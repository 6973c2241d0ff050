import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed } from '../../content/powers.ts';
import { addPresence, restorePresence } from '../../content/step.ts';
import { cardPlays, income } from '../../rules/spirits/elements.ts';
import { isTerrain } from '../../rules/island/island.ts';
import { POURED } from '../../rules/powers/usable.ts';
import { openTracks } from '../../rules/pieces/presence.ts';
import { ravage } from '../../rules/invaders/ravage.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play, positionOf } from '../use.ts';
import { landsOfCard } from '../../rules/island/shown-lands.ts';

/** A spirit alone, with a city far away, that may grow. */
const growing = (table: Table): Drawn => drawn(table).clear().land('A3', 'city').phase('spirit');
const quiet = (table: Table): Drawn => drawn(table).clear().land('A3', 'city');
const asRavage = (position: Drawn, land: string): Drawn => doing(position, (table) => ravage(table, position.space(land)));

test('J-40.4 Wildfire burns where its presence comes: by the fire on its tracks, with 2 of them blight, and all flee', () => {
  const arrived = (tracks: number[]): Drawn =>
    growing({ spirits: ['Heart'] })
      .presence('A5')
      .land('A4', 'town, beasts, dahan')
      .with((state) => void (state.spirits[0]!.tracks = tracks))
      .say('grow 1.3', 'part 1', 'A4', 'track 1');
  // The space that is uncovered counts: one fire.
  arrived([1, 1]).say('beasts A4 to A1', 'dahan A4 to A1').is({ A4: 'town-1, 1 of seat 0', A1: 'dahan, beasts' });
  arrived([1, 2]).say('beasts A4 to A1', 'stop').is({ A4: 'dahan, blight, 1 of seat 0' });
});

test('J-14.10 Wildfire: presence that comes by the blight of its fire, as the card turns, does not burn again', () => {
  const position = growing({ spirits: ['Heart'] })
    .presence('A5')
    .land('A5', 'town')
    .with((state) => {
      state.spirits[0]!.tracks = [1, 2];
      state.blight.pool = 1;
      state.blight.unseen = [blightCards.findIndex(({ name }) => name === 'Unnatural Proliferation')];
    })
    .say('grow 1.3', 'part 1', 'A4', 'track 1');
  // The blight of A4 turns the card, by which it adds presence where it has some; two cities come to A3.
  position.say('A5', 'track 1', 'A3').is({ A4: 'blight, 1 of seat 0', A5: 'town, 2 of seat 0', A3: '3 city' });
});

test('J-40.4 J-4.9 Wildfire burns also where destroyed presence comes back', () => {
  const position = quiet({ spirits: ['Heart'] })
    .presence('A5')
    .land('A5', '2 town')
    .with(({ spirits }) => {
      spirits[0]!.destroyed = 1;
      spirits[0]!.tracks = [2, 1];
    });
  carryOut(position, 'A5', [restorePresence('you')])
    .say('yes')
    .is({ A5: 'town, town-1, 2 of seat 0' });
});

test('J-40.5 Wildfire: blight by spirits leaves its presence, blight by invaders does not', () => {
  asRavage(
    quiet({ spirits: ['Heart'] })
      .presence('A5, A6')
      .land('A5', 'town'),
    'A5',
  ).is({ A5: 'town, blight' });
});

test('J-40.6 J-40.7 Serpent: no more presence than its limit, which grows with what it absorbs', () => {
  const asleep = (absorbed: number): Drawn =>
    carryOut(
      quiet({ spirits: ['Serpent'] })
        .presence('5 A5')
        .with((state) => void (state.spirits[0]!.absorbed = [absorbed])),
      'A4',
      [addPresence('you', 1)],
    ).say('A4');
  expect(asleep(1).answers()).toContain('track 1');
  asleep(0).is({ A4: '1 of seat 0', A5: '4 of seat 0' });
});

test('J-40.6 Serpent: destroyed presence comes back only below its limit', () => {
  const back = (n: number): string[] => {
    const position = quiet({ spirits: ['Serpent'] })
      .presence(`${n} A5`)
      .with(({ spirits }) => (spirits[0]!.destroyed = 2));
    return carryOut(position, 'A5', [restorePresence('you', 2)]).asks;
  };
  expect([back(4), back(5)]).toEqual([['0 restore'], ['0 all-done']]);
});

test('J-32.4 Serpent: the middle of its tracks opens when both arms are open, and once', () => {
  const open = (tracks: number[]): number[] => openTracks({ ...growing({ spirits: ['Serpent'] }).state.spirits[0]!, tracks });
  expect(open([4, 3, 0, 0, 0])).toEqual([1]);
  expect(open([4, 4, 0, 0, 0])).toEqual([2]);
  expect(open([4, 4, 1, 0, 0])).toEqual([3, 4]);
  const { state } = growing({ spirits: ['Serpent'] }).with((now) => void (now.spirits[0]!.tracks = [4, 4, 1, 1, 1]));
  expect([income(state.spirits[0]!), cardPlays(state.spirits[0]!)]).toEqual([6, 4]);
});

test('J-40.8 Downpour: its sacred sites are wetlands for spirits, not for invader cards', () => {
  const { state } = quiet({ spirits: ['Downpour'] }).presence('2 A4, A7');
  expect([3, 6].map((land) => isTerrain(state, land, 'wetland'))).toEqual([true, false]);
  expect(
    landsOfCard(state, 0)
      .concat(landsOfCard(state, 1), landsOfCard(state, 2), landsOfCard(state, 3))
      .filter((land) => land === 3),
  ).toHaveLength(1);
});

test('J-40.9 Downpour: for every 2 water energy, or a repeat of a card at a land at cost', () => {
  const position = positionOf('Unbearable Deluge', { elements: 'water', energy: 0, presence: 'A5' });
  position.say('use Unbearable Deluge');
  // With its own water that is two: one pour.
  expect(position.answers()).toEqual(['repeat Unbearable Deluge', 'pour', 'done']);
  position.say('pour');
  expect([position.state.spirits[0]!.energy, position.asks]).toEqual([1, ['0 phase-over']]);
  positionOf('Unbearable Deluge', { elements: 'water', presence: 'A5' }).say('use Unbearable Deluge', 'repeat Unbearable Deluge');
});

test('J-40.9 J-24.10 Downpour: what a bargain takes of a pour is not told as gained', () => {
  const position = positionOf('Unbearable Deluge', { elements: 'water', energy: 0, presence: 'A5' }).with(({ spirits: [spirit] }) =>
    Object.assign(spirit!, { owed: 1 }),
  );
  position.say('use Unbearable Deluge', 'pour');
  expect(position.state.spirits[0]!.energy).toBe(0);
  expect(position.log.flatMap((entry) => (entry.what === 'energy' ? [entry.n] : []))).toEqual([0]);
});

test('J-40.9 J-10.13 Downpour: who was given a repeat may pour all the same, and keep the gift for another card', () => {
  const position = positionOf('Gift of Strength', {
    spirits: ['Vital', 'Downpour'],
    others: 'B5',
    elements: '2 sun, 4 earth, 3 plant',
    with: ({ spirits }) => {
      spirits[1]!.played.push(powerNamed('Unbearable Deluge'));
      spirits[1]!.gained[4] = 1;
    },
  });
  position.say('0: use Gift of Strength', '0: seat 1', '1: use Unbearable Deluge');
  const gift = (): number[] => position.state.spirits[1]!.repeats.map(({ count }) => count);
  expect(position.answers(1).filter((answer) => answer === 'repeat Unbearable Deluge')).toHaveLength(2);
  const [question] = position.run.questions.filter(({ seat }) => seat === 1);
  const poured = question!.answers.findIndex((answer) => (answer as { repeat?: number }).repeat === POURED);
  position.run.answer(poured, question);
  expect([gift(), position.state.spirits[1]!.pours]).toEqual([[1], 1]);
  position.say('1: repeat Unbearable Deluge');
  expect([gift(), position.state.spirits[1]!.pours]).toEqual([[0], 1]);
});

test('J-40.10 Downpour: presence removed for blight counts as destroyed', () => {
  const position = play("Water Nourishes Life's Growth", { elements: '3 water, 2 plant', lands: { A5: 'blight' }, say: ['yes'] });
  expect(position.state.spirits[0]!.destroyed).toBe(1);
});

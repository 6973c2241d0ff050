import { Chance } from '@skerry/engine';
import { expect, test } from 'vitest';
import { eventCards } from '../../content/events/index.ts';
import { damage } from '../../content/step.ts';
import { BLIGHT, THIEF } from '../../rules/state.ts';
import { carryOut } from '../../tests/doing.ts';
import { type Drawn, drawn } from '../../tests/drawn.ts';
import { worthOfChoice } from '../events.ts';
import { glance, lean } from '../lean.ts';

const yes = { kind: 'yes' } as const;
const no = { kind: 'no' } as const;
const option = (n: number) => ({ kind: 'option', option: n }) as const;

/** What a bot would say, with any luck: the same answer in all of many tries. */
function says({ state }: Drawn, name: string, answers: readonly { readonly kind: string }[], about: object = {}, seat = 0): unknown {
  const said = new Set<unknown>();
  for (let i = 0; i < 30; i++) said.add(answers[lean(state, { seat, name, answers, more: { about } }, Chance.fromSeed(`${i}`))]);
  return said.size === 1 ? [...said][0] : said;
}

const duringEvent = (name: string, position: Drawn): Drawn =>
  position.with((state) => {
    state.events!.current = eventCards.findIndex((card) => card.name === name);
  });

const two = (): Drawn =>
  drawn({ spirits: ['River', 'Vital'], options: { sets: 'jagged-earth' } })
    .clear()
    .presence('A5')
    .presence('B5', 1);

test('every choice of every event is judged, on an empty island and on a full one', () => {
  const empty = two();
  const full = two();
  for (const land of ['A1', 'A2', 'A4', 'A6', 'B1', 'B3', 'B8'])
    full.land(land, '2 explorer, town, city, 2 dahan, blight, beasts, disease');
  for (const position of [empty, full])
    for (const { name, main } of eventCards) {
      if (main.by !== 'choice') continue;
      duringEvent(name, position);
      for (const [i] of main.choices.entries()) expect([name, Number.isFinite(worthOfChoice(position.state, 0, i))]).toEqual([name, true]);
    }
});

test('what would take the last blight from the card is not chosen while something else can be', () => {
  const position = duringEvent('Sacred Sites under Threat', two()).with((state) => {
    state.blight.card = 0;
    state.blight.pool = 2;
  });
  expect(says(position, 'event-choice', [option(0), option(1)])).toEqual(option(1));
});

test('where all must agree the second time all say what the first has proposed', () => {
  const position = duringEvent('Farmers Seek the Dahan for Aid', two());
  const answers = [option(0), option(1)];
  for (const first of answers) {
    const worths = glance(position.state, { seat: 1, name: 'event-choice', answers, more: { proposals: [first, answers[0]!] } })!;
    expect(answers[worths.indexOf(Math.max(...worths))]).toBe(first);
  }
});

test('a spirit does not give its last presence as a ransom, and gives it where it has plenty', () => {
  const about = { board: 0, presence: 2 };
  expect(says(two(), 'ransom', [yes, no], about)).toBe(no);
  const plenty = two();
  for (const land of ['A1', 'A2', 'A3', 'A4', 'A6', 'A7']) plenty.presence(land);
  expect(says(plenty, 'ransom', [yes, no], about)).toBe(yes);
});

test('Volcano does not erupt with the last of its presence, and with some of it where that destroys a city', () => {
  const position = drawn({ spirits: ['Volcano'] })
    .clear()
    .presence('A1')
    .presence('A1');
  const { state } = position;
  const land = position.space('A1');
  const worths = (): number[] => glance(state, { seat: 0, name: 'erupt', answers: [option(2), option(1)], more: { about: { land } } })!;
  expect(worths()[0]).toBeLessThan(-20);
  for (let i = 0; i < 6; i++) position.presence('A6');
  position.presence('A1').land('A1', 'city');
  const three = glance(state, { seat: 0, name: 'erupt', answers: [option(3), option(2), option(1)], more: { about: { land } } })!;
  expect(three.indexOf(Math.max(...three))).toBe(0);
});

test('the presence that is destroyed is of the spirit that can spare it', () => {
  const position = two();
  for (const land of ['B1', 'B2', 'B3', 'B4']) position.presence(land, 1);
  const mine = { kind: 'lose', seat: 0, land: position.space('A5') } as const;
  const other = { kind: 'lose', seat: 1, land: position.space('B2') } as const;
  for (const question of ['ransom-presence', 'blight-takes-presence']) expect(says(position, question, [mine, other])).toBe(other);
});

test('who has more energy pays more of a price', () => {
  const position = two().with((state) => {
    state.spirits[0]!.energy = 8;
    state.spirits[1]!.energy = 0;
  });
  const amounts = [0, 2, 4, 6, 8].map((n) => ({ kind: 'amount', n }) as const);
  expect(says(position, 'pay-share', amounts, { left: 8 })).toBe(amounts[4]);
});

test('strife goes to the strongest that has none', () => {
  const position = two();
  const land = position.space('A1');
  const pieces = [
    { kind: 'piece', land, piece: 2, damage: 0, strife: 1, dream: 0 },
    { kind: 'piece', land, piece: 1, damage: 0, strife: 0, dream: 0 },
    { kind: 'piece', land, piece: 0, damage: 0, strife: 0, dream: 0 },
  ] as const;
  expect(says(position, 'add-strife', pieces)).toBe(pieces[1]);
});

test('Fractured Days takes plays only with the cards for them, and time where it has none', () => {
  const position = drawn({ spirits: ['Fractured'] })
    .clear()
    .presence('A5');
  const spirit = position.state.spirits[0]!;
  spirit.growth.taken = [1];
  const answers = [option(0), option(1)];
  expect(says(position, 'choose-part', answers, { part: 3 })).toBe(answers[0]);
  spirit.time = 5;
  position.hand('Absolute Stasis', 'Blur the Arc of Years', 'Pour Time Sideways', 'The Past Returns Again');
  expect(says(position, 'choose-part', answers, { part: 3 })).toBe(answers[1]);
});

test('Wildfire with much fire does not come where blight lies already, if it need not', () => {
  const position = drawn({ spirits: ['Heart'] })
    .clear()
    .presence('2 A5, 2 A6')
    .land('A7', 'blight');
  position.state.spirits[0]!.tracks = [2, 2];
  const lands = ['A7', 'A8'].map((name) => ({ kind: 'land', land: position.space(name) }) as const);
  expect(says(position, 'presence-land', lands)).toBe(lands[1]);
});

test('J-38.20 a thief who may be hit where there are no invaders is judged, and so is leaving him', () => {
  const position = drawn({ options: { scenario: 'despicable-theft', sets: 'jagged-earth', events: false } })
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .land('A4', '2 dahan')
    .with(({ laid, spaces }) => {
      laid.thieves.push({ land: 3, value: -1 });
      spaces[3]!.tokens[THIEF - BLIGHT]!++;
    });
  carryOut(position, 'A4', [damage(1)]);
  expect(position.answers()).toEqual(['thief', 'stop']);
  expect(glance(position.state, position.run.anyQuestion as never)!.every(Number.isFinite)).toBe(true);
});

test('damage goes to a thief rather than to nobody', () => {
  const thief = { kind: 'piece', land: 6, piece: 9, damage: 0, strife: 0, dream: 0 } as const;
  expect(says(drawn(), 'damage', [thief, { kind: 'stop' }], { land: 6, left: 1 })).toBe(thief);
});

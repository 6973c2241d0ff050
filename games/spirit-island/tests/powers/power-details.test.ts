import { show } from '@skerry/engine';
import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { pieceNames, type State } from '../../rules/state.ts';
import type { Drawn } from '../drawn.ts';
import { tellings } from '../../words/index.ts';
import { play, positionOf } from '../use.ts';

/* What single words of minor and major powers mean. Board A as in minor.test.ts. */

const holds =
  (...cards: string[]) =>
  (state: State): void =>
    void state.spirits[0]!.played.push(...cards.map(powerNamed));

test('Manifest Incarnation: only the ravage that it brings about deals 6 less', () => {
  const position = positionOf('Manifest Incarnation', {
    lands: { A5: 'explorer, town, 3 city' },
    elements: '2 sun, 2 moon',
    with: (state) => void (state.spirits[0]!.quickened = 1),
    phase: 'fast',
  }).say('use Manifest Incarnation');
  // 2 cities deal 6 less 6.
  position.is({ A5: '2 city, 2 of seat 0' });
  expect(foreseeRavage(position.state, position.space('A5')).dealt).toBe(6);
});

test('J-29.1 J-29.3 Call to Guard: what badlands add goes to those who came, and to nobody else', () => {
  const guarded = (lands: string) =>
    positionOf('Call to Guard', { lands: { A4: lands }, presence: '2 A4', with: holds('Enticing Splendor') })
      .land('A1', '2 town')
      .say('use Call to Guard', 'A4', 'option 2');
  // The town that came takes 1 damage, and 1 more of 2 badlands: it has no more health. The city was there before.
  guarded('city, dahan, 2 badlands').say('use Enticing Splendor', 'option 1').is({ A4: 'city, dahan, 2 badlands, 2 of seat 0' });
  guarded('city, dahan').say('use Enticing Splendor', 'option 1').is({ A4: 'town-1, city, dahan, 2 of seat 0' });
});

test('J-40.25 Draw Towards a Consuming Void: Memory may discard one of the cards rather than forget it, once', () => {
  const position = positionOf('Draw Towards a Consuming Void', {
    spirits: ['Shifting Memory'],
    presence: '4 A5',
    phase: 'slow',
    with: ({ spirits }) => void spirits[0]!.hand.push(powerNamed('Drought'), powerNamed('Share Secrets of Survival')),
  }).say('use Draw Towards a Consuming Void', 'yes');
  expect(position.asks).toEqual(['0 discard-instead']);
  position.say('yes');
  const [memory] = position.state.spirits;
  expect([memory!.hand, memory!.discard, memory!.played]).toEqual([[], [powerNamed('Drought')], []]);
});

const calm = (state: State): void => void state.modifiers.push({ kind: 'invaders-deal-less', land: 6, amount: 1, seat: 0, until: 'turn' });

test('Mesmerized Tranquility holds back invaders who fight each other, too', () => {
  const dissolved = (change: (state: State) => void) =>
    positionOf('Dissolve the Bonds of Kinship', { lands: { A7: '2 city' }, elements: 'fire, water, 2 animal', with: change }).say(
      'use Dissolve the Bonds of Kinship',
      'A7',
    );
  // 2 explorers deal 2 to the city, the city 3 to the explorers; held back they deal nothing, and the city 2.
  dissolved(() => undefined).is({ A7: 'city-2' });
  dissolved(calm).is({ A7: 'city' });
  const ruined = (change: (state: State) => void) =>
    positionOf('Instruments of Their Own Ruin', { lands: { A7: 'town!1, 2 city' }, with: change }).say(
      'use Instruments of Their Own Ruin',
      'A7',
      'town!1',
    );
  ruined(() => undefined)
    .say('city takes 1')
    .is({ A7: 'town!2, 2 city-1' });
  ruined(calm).is({ A7: 'town!2, city, city-1' });
});

test('J-28.4 Instruments of Their Own Ruin: strife neither hinders those who strike the invaders beside, nor is lost', () => {
  const position = positionOf('Instruments of Their Own Ruin', {
    lands: { A4: 'city!1, 2 dahan', A1: 'town', A2: 'explorer' },
    elements: '3 sun, fire, animal',
  })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow')
    .say('use Instruments of Their Own Ruin', 'A4', 'A1', 'A1', 'A2');
  position.is({ A4: 'city!1, 2 dahan', A1: '', A2: '' });
});

test('Instruments of Their Own Ruin: the land that they ravage takes no damage, so nothing breaks against the stone', () => {
  const position = positionOf('Instruments of Their Own Ruin', {
    spirits: ['Stone'],
    lands: { A4: 'city, town', A1: '6 explorer' },
    elements: '3 sun, fire, animal',
    with: (state) =>
      void state.conditions.push({ id: 99, kind: 'break-against-the-stone', land: 3, seat: 0, power: powerNamed('Drought'), level: 0 }),
  })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow')
    .say('use Instruments of Their Own Ruin', 'A4', 'A1', 'A1', 'A1', 'A1', 'A1');
  position.is({ A4: 'town, city', A1: 'explorer' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('Settle into Hunting-Grounds: presence that cannot move takes nobody along, and no void draws it in', () => {
  const settled = (power: string, elements: string) =>
    positionOf(power, {
      presence: '2 A5, A4',
      lands: { A5: 'town' },
      elements,
      with: (state) => void state.modifiers.push({ kind: 'hunting-grounds', land: null, amount: 1, seat: 0, until: 'turn' }),
    }).say(`use ${power}`);
  const flowing = settled('Flow Like Water, Reach Like Air', '');
  expect(flowing.asks).toEqual(['0 phase-over']);
  flowing.is({ A5: 'town, 2 of seat 0' });
  settled('Draw Towards a Consuming Void', '').say('A5').is({ A4: '1 of seat 0' });
});

test('J-40.1 Renewing Boon: presence that comes back has been added, and may make forbidden ground', () => {
  const position = positionOf('Renewing Boon', {
    spirits: ['River', 'Keeper'],
    presence: 'A5',
    others: 'A5',
    lands: { A5: 'dahan' },
    with: ({ spirits }) => void (spirits[1]!.destroyed = 1),
  }).say('use Renewing Boon', '1: yes');
  position.say('1: dahan A5 to A4').is({ A5: '1 of seat 0, 2 of seat 1', A4: 'dahan' });
});

test('J-9.7 what the same elements bring is left out as a whole: Twisted Flowers, Talons of Lightning, Unrelenting Growth', () => {
  const uses = (power: string, elements: string): string[] =>
    positionOf(power, { elements, lands: { A4: 'town' } })
      .answers()
      .filter((answer) => answer.startsWith(`use ${power}`));
  expect(uses('Twisted Flowers Murmur Ultimatums', '2 moon, air, 2 plant')).toEqual([
    'use Twisted Flowers Murmur Ultimatums',
    'use Twisted Flowers Murmur Ultimatums with 0',
  ]);
  expect(uses('Talons of Lightning', '2 fire, 2 air')).toEqual(['use Talons of Lightning', 'use Talons of Lightning with 0']);
  expect(uses('Unrelenting Growth', '2 sun, 2 plant')).toEqual(['use Unrelenting Growth', 'use Unrelenting Growth with 0']);
  // Other elements can be left out each by itself.
  expect(uses('Fire and Flood', '2 fire, 2 water')).toEqual([
    'use Fire and Flood',
    'use Fire and Flood with 1',
    'use Fire and Flood with 0',
    'use Fire and Flood with only 2',
  ]);
});

test("Veil the Night's Hunt: what makes powers deal more adds 1 damage to it, as to any other", () => {
  const hunt = (amount: number) =>
    positionOf("Veil the Night's Hunt", {
      lands: { A4: 'city, dahan' },
      with: (state) => void (amount > 0 && state.modifiers.push({ kind: 'powers-deal-more', land: null, amount, seat: 0, until: 'turn' })),
    }).say("use Veil the Night's Hunt", 'option 1');
  hunt(0).is({ A4: 'city-1, dahan' });
  hunt(1).is({ A4: 'city-2, dahan' });
});

test('fear that has a maximum does not grow beyond it', () => {
  const spiders = (beasts: number): number =>
    play('Infestation of Venomous Spiders', { lands: { A4: `town, ${beasts} beasts` }, say: ['A4'] }).fear;
  expect([1, 3, 4, 7].map(spiders)).toEqual([2, 4, 4, 4]);
  const monsters = (lands: string): number => play('Sea Monsters', { presence: '2 A2', lands: { A2: lands }, say: ['A2'] }).fear;
  // 9 health of a land of explorers: nobody gives fear by falling.
  expect(['9 explorer, beasts', '9 explorer, 3 beasts', '9 explorer, 6 beasts', '6 beasts'].map(monsters)).toEqual([4, 8, 8, 0]);
  const wild = (explorers: number): number =>
    play('The Wounded Wild Turns on Its Assailants', {
      lands: { A4: `${explorers} explorer, blight, 5 wilds` },
      elements: 'fire, 2 plant, animal',
    }).fear;
  expect([1, 4, 5].map(wild)).toEqual([2, 8, 8]);
  // One fear for the power, however many fall: 2 towns give their own 2.
  expect(play("Focus the Land's Anguish", { lands: { A4: '2 town, 4 blight' }, say: ['A4'] }).fear).toBe(2 + 5);
});

test('Utter a Curse of Dread and Bone: of each kind no more than 3', () => {
  const position = positionOf('Utter a Curse of Dread and Bone', { lands: { A4: '5 blight' } }).say(
    'use Utter a Curse of Dread and Bone',
    'A4',
  );
  // Without invaders there is no strife; after 3 badlands only disease is left.
  position.say('option 1', 'option 1', 'option 1').is({ A4: '5 blight, 2 disease, 3 badlands' });
});

test('Sweep into the Sea: from a coast nobody goes farther, unless an ocean is in play', () => {
  const swept = (spirits: string[], others?: string) =>
    positionOf('Sweep into the Sea', { spirits, lands: { A2: 'explorer' }, ...(others === undefined ? {} : { others }) }).say(
      '0: use Sweep into the Sea',
      '0: A2',
      '0: option 1',
    );
  swept(['River']).is({ A2: 'explorer' });
  swept(['River', 'Ocean'], 'A1').is({ A2: '', A0: '' });
});

test('J-24.10 Bargains: each dahan near its presence defends its own land, once for each bargain', () => {
  const struck = (times: number) =>
    positionOf('Bargains of Power and Protection', {
      lands: { A5: '3 dahan', A4: '2 dahan', A2: 'dahan' },
      presence: '3 A5',
      with: ({ spirits }) => {
        spirits[0]!.bargains = times - 1;
        spirits[0]!.gone = times - 1;
      },
    }).say('use Bargains of Power and Protection');
  const defended = (position: Drawn): number[] => ['A5', 'A4', 'A2', 'A1'].map((land) => defendOf(position.state, position.space(land)));
  // A2 is two lands away, and nobody is in A1.
  expect(defended(struck(1))).toEqual([3, 2, 0, 0]);
  expect(defended(struck(2))).toEqual([6, 4, 0, 0]);
  expect(struck(1).state.spirits[0]!.presence[4]).toBe(2);
});

test('Bargains of Power and Protection with its elements: the presence comes from a track, and none leaves the island', () => {
  const position = positionOf('Bargains of Power and Protection', { lands: { A5: 'dahan' }, elements: '2 sun, water, earth' }).say(
    'use Bargains of Power and Protection',
    'track 1',
  );
  const [spirit] = position.state.spirits;
  expect([spirit!.presence[4], spirit!.gone, spirit!.destroyed, spirit!.bargains]).toEqual([2, 1, 0, 1]);
});

test('Twilight Fog Brings Madness: who was pushed away is not hurt', () => {
  play('Twilight Fog Brings Madness', {
    lands: { A4: 'town, 2 dahan' },
    say: ['A4', 'dahan A4 to A1'],
    is: { A4: 'town!1, dahan-1', A1: 'dahan' },
  });
});

test('Unlock the Gates of Deepest Power: half of the cost, rounded up, or the card is forgotten at the end of the turn', () => {
  const unlocked = (energy: number) => {
    const position = positionOf('Unlock the Gates of Deepest Power', {
      elements: 'sun, moon, fire, air, water, earth, plant, animal',
      energy,
    }).say('use Unlock the Gates of Deepest Power');
    const [card] = position.answers();
    position.say(card!);
    return { position, card: powerNamed(card!), half: Math.ceil(powers[powerNamed(card!)]!.cost / 2) };
  };
  const { half } = unlocked(99);
  // Who cannot pay half of it may forget it, or not play it.
  expect(unlocked(half - 1).position.answers()).toEqual(['option 2', 'stop']);
  const paid = unlocked(half);
  paid.position.say('option 1');
  expect([paid.position.state.spirits[0]!.energy, paid.position.state.spirits[0]!.forgetting]).toEqual([0, []]);
  expect(paid.position.state.spirits[0]!.mastered).toEqual([paid.card]);
  const kept = unlocked(half);
  kept.position.say('stop');
  expect([kept.position.state.spirits[0]!.hand, kept.position.state.spirits[0]!.energy]).toEqual([[kept.card], half]);
});

test('J-3.7 Unlock the Gates: a card to be forgotten when time passes that is forgotten before for another is there only once', () => {
  const position = positionOf('Unlock the Gates of Deepest Power', {
    elements: 'sun, moon, fire, air, water, earth, plant, animal',
    with: ({ spirits }) => void spirits[0]!.played.push(powerNamed('Boon of Growing Power')),
  })
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes')
    .say('use Unlock the Gates of Deepest Power');
  const [card] = position.answers();
  position.say(card!, 'option 2', 'done', 'use Boon of Growing Power', 'option 2');
  const [another] = position.answers();
  position.say(another!, card!, 'done');
  const { major, spirits } = position.state;
  const copies = [...major.deck, ...major.discard, ...spirits[0]!.hand, ...spirits[0]!.discard].filter((one) => one === powerNamed(card!));
  expect([spirits[0]!.played, copies]).toEqual([[], [powerNamed(card!)]]);
});

test('J-24.3 Weave Together: a card that shows both parts of the joined land acts there once', () => {
  const position = positionOf('Weave Together the Fabric of Place', { presence: '2 A4', lands: { A4: 'town', A5: 'explorer' } })
    .card('ravage', '3-sands-wetland')
    .card('explore', '1-jungle')
    .phase('fast', 'slow')
    .say('use Weave Together the Fabric of Place', 'A4', 'A5');
  position.is({ A4: 'explorer, town, blight, 1 of seat 0', A5: '' });
});

test('J-24.4 Weave Together: when time passes its user divides the pieces, and each spirit its presence', () => {
  const position = positionOf('Weave Together the Fabric of Place', {
    spirits: ['River', 'Vital'],
    presence: '2 A4',
    others: 'A5',
    lands: { A4: 'town', A5: 'explorer, blight' },
  })
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes')
    .say('0: use Weave Together the Fabric of Place', '0: A4', '0: A5');
  expect(position.asks).toEqual(['0 unweave']);
  position.say('0: option 2', '0: option 1', '0: option 2', '0: option 1', '0: option 2', '1: option 1');
  position.is({ A4: 'explorer, 1 of seat 0, 1 of seat 1', A5: 'town, blight, 1 of seat 0' });
  expect(position.state.island.woven).toEqual([]);
  // What goes to the land that comes back is told, so that it is seen to move.
  const told = position.log.flatMap((entry) => {
    if (entry.rule !== 'J-24.4') return [];
    return entry.what === 'moved' ? [pieceNames[entry.piece]] : [entry.what];
  });
  expect(told).toEqual(['town', 'blight', 'moved-presence']);
});

test('J-24.2 J-23.12 Weave Together joins no land with an ocean in play', () => {
  const position = positionOf('Weave Together the Fabric of Place', { spirits: ['River', 'Ocean'], presence: '2 A2', others: 'A3' });
  expect(position.say('use Weave Together the Fabric of Place', 'A0').asks).toEqual(['0 phase-over']);
});

test('J-24.4 J-23.11 Weave Together: presence goes back only to a land where it may be', () => {
  const position = positionOf('Weave Together the Fabric of Place', {
    spirits: ['River', 'Ocean'],
    presence: '2 A5',
    others: 'A2, A3',
    lands: { A4: 'town', A3: '' },
  })
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes')
    .say('0: use Weave Together the Fabric of Place', '0: A4', '0: A2');
  // The town is River's to divide; Ocean is not asked: inland its presence may not be.
  for (let asked = 0; position.asks[0] === '0 unweave' && asked < 9; asked++) position.say('0: option 1');
  expect(position.asks).not.toContain('1 unweave');
  position.is({ A2: '1 of seat 1' });
});

test('Weave Together with 4 air: the joined land is isolated, and up to 2 invaders of it are removed for 2 fear, if there are any', () => {
  const woven = (lands: Record<string, string>, ...say: string[]) =>
    play('Weave Together the Fabric of Place', { presence: '2 A4', lands, elements: '3 air', say: ['A4', 'A5', ...say] });
  expect(woven({ A5: 'city, town' }, 'city', 'stop').is({ A4: 'town, 2 of seat 0' }).fear).toBe(2);
  expect(woven({}).fear).toBe(0);
});

test('J-30.2 Draw Towards a Consuming Void: invaders of an isolated land come only if its user allows it', () => {
  const drawn = (...say: string[]) =>
    positionOf('Draw Towards a Consuming Void', {
      lands: { A4: 'explorer, dahan', A6: 'explorer' },
      presence: '3 A5',
      with: (state) => {
        state.modifiers.push({ kind: 'isolate', land: 3, amount: 1, seat: 0, until: 'turn' });
        state.spirits[0]!.played.push(powerNamed('Drought'));
      },
    }).say('use Draw Towards a Consuming Void', ...say);
  drawn('stop').is({ A4: 'explorer', A6: '' });
  drawn('explorer A4 to A5').is({ A4: '', A6: '' });
});

test('J-14.4 Vigor of the Breaking Dawn: in each land to which dahan were pushed it is an action of its own', () => {
  const position = play('Vigor of the Breaking Dawn', {
    options: { adversary: 'russia', level: 2, sets: 'jagged-earth' },
    lands: { A4: '2 dahan', A1: '2 explorer', A2: '2 explorer' },
    elements: '2 sun, animal',
    say: ['dahan A4 to A1', 'dahan A4 to A2'],
  });
  // Russia 2: once in each action one of the explorers flees.
  expect(position.answers()).toContain('explorer A1 to A4');
  position.say('explorer A1 to A4', 'explorer A2 to A3').is({ A1: 'dahan', A2: 'dahan', A3: 'explorer, city', A4: 'explorer' });
});

test('Portents of Disaster, used twice on a land, comes true twice the next time that invaders are destroyed there', () => {
  const position = positionOf('Portents of Disaster', {
    lands: { A5: '2 explorer' },
    with: (state) => {
      holds('Steam Vents')(state);
      state.spirits[0]!.repeats.push({ upTo: null, atCost: false, count: 1 });
    },
  }).say('use Portents of Disaster', 'repeat Portents of Disaster', 'use Steam Vents');
  position.is({ A5: 'explorer, 2 of seat 0' });
  expect(position.fear).toBe(2 + 2 + 1 + 1);
  expect(position.state.modifiers.filter(({ kind }) => kind === 'next-destroyed-fear')).toEqual([]);
});

test('of a kind that is not there nothing is said to be destroyed', () => {
  const position = positionOf('Volcanic Eruption', { lands: { A1: 'beasts, explorer' }, presence: '2 A1' }).say(
    'use Volcanic Eruption',
    'A1',
  );
  const gone = (of: Drawn) => of.log.flatMap((entry) => (entry.what === 'removed' ? [entry.n] : []));
  expect(gone(position)).toEqual([1]);
  expect(gone(positionOf('Volcanic Eruption', { lands: { A1: 'explorer' }, presence: '2 A1' }).say('use Volcanic Eruption', 'A1'))).toEqual(
    [],
  );
});

test('J-10.1 Dry Wood may be fast for its energy, or by what its user was given: which, the user says', () => {
  const fast = (energy: number, given: Partial<State['spirits'][number]>): Drawn =>
    positionOf('Dry Wood Explodes in Smoldering Splinters', {
      lands: { A4: '2 explorer' },
      presence: '2 A4',
      phase: 'fast',
      energy,
      with: ({ spirits }) => void Object.assign(spirits[0]!, given),
    });
  const use = 'use Dry Wood Explodes in Smoldering Splinters';
  const left = ({ state }: Drawn) => [state.spirits[0]!.energy, state.spirits[0]!.anySpeed, state.spirits[0]!.quickened];
  expect(fast(2, {}).answers()).toEqual([`${use} for energy`, 'done']);
  expect(fast(0, { anySpeed: 1 }).answers()).toEqual([use, 'done']);
  const both = fast(2, { anySpeed: 1 });
  expect(both.answers()).toEqual([use, `${use} for energy`, 'done']);
  const { answers, ...question } = show(both.run.anyQuestion!);
  const said = (['en', 'ru', 'uk'] as const).map((language) =>
    tellings[language].answer(answers[1]!, { ...question, answers }, both.state).replace(/^.*(?= (as|как|як) )/, ''),
  );
  expect(said).toEqual([' as fast (1 energy)', ' как быструю (1 энергия)', ' як швидку (1 енергія)']);
  expect(left(fast(2, { anySpeed: 1 }).say(use))).toEqual([2, 0, 0]);
  expect(left(fast(2, { anySpeed: 1 }).say(`${use} for energy`))).toEqual([1, 1, 0]);
  expect(left(fast(2, { quickened: 1 }).say(`${use} for energy`))).toEqual([1, 0, 1]);
});

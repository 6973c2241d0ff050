import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

const growing = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').hand('Wash Away').phase('spirit');
const me = ({ state }: Drawn): Drawn['state']['spirits'][number] => state.spirits[0]!;

test('J-8.2 J-8.3 to gain a card a spirit chooses a deck, draws 4, takes 1 into its hand and discards 3', () => {
  const position = growing().say('grow 1.1');
  expect([position.asks, position.answers()]).toEqual([['0 deck'], ['option 1', 'option 2']]);
  position.say('option 1');
  const cards = position.answers();
  expect([cards.length, cards.every((card) => powers[powerNamed(card)]!.kind === 'minor')]).toEqual([4, true]);
  position.energy(9).say(cards[2]!);
  expect(me(position).hand).toEqual(['Wash Away', cards[2]!].map(powerNamed));
  expect(position.state.minor.discard.toSorted()).toEqual([cards[0]!, cards[1]!, cards[3]!].map(powerNamed).toSorted());
  expect(position.answers()).toContain(`play ${cards[2]}`);
});

test('J-8.4 whoever gains a major power forgets a card, from hand, discards or play; it may be the new one', () => {
  const position = growing()
    .with((state) => state.spirits[0]!.discard.push(powerNamed('Drought')))
    .say('grow 1.3', 'part 1', 'option 2');
  const [card] = position.answers();
  position.say(card!);
  expect(position.answers()).toEqual(['Wash Away', 'Drought', card]);
  position.say(card!);
  expect([me(position).hand, position.state.major.discard.length]).toEqual([[powerNamed('Wash Away')], 4]);
});

test('J-8.5 a card forgotten from play takes its elements away at once, and its effect', () => {
  const position = positionOf("Call on Midnight's Dream", {
    lands: { A5: 'dahan' },
    with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
  });
  position.say("use Call on Midnight's Dream", 'option 1');
  position.say(position.answers()[0]!, 'Flash Floods');
  expect(elementsOf(position.state, 0).join('')).toBe('01000001');
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-8.6 forgotten minor and major powers go to their discards, unique powers leave the game', () => {
  const forgetting = (card: string): Drawn => {
    const position = growing().hand(card).say('grow 1.1', 'option 2');
    return position.say(position.answers()[0]!, card);
  };
  expect(forgetting('Drought').state.minor.discard).toEqual([powerNamed('Drought')]);
  const unique = forgetting('Flash Floods').state;
  expect([unique.forgotten, unique.minor.discard]).toEqual([[powerNamed('Flash Floods')], []]);
});

test('J-8.7 when a deck runs out its discards are a new one, without the cards that are being drawn', () => {
  const position = growing().with((state) => {
    const [a, b, ...rest] = state.minor.deck;
    state.minor = { deck: [a!, b!], discard: rest };
  });
  position.say('grow 1.1', 'option 1');
  const cards = position.answers();
  expect(new Set(cards).size).toBe(4);
  position.say(cards[0]!);
  const { deck, discard } = position.state.minor;
  expect([deck.length, discard.length]).toEqual([36 - 4, 3]);
});

test('J-8.7 whoever would draw while others hold every card of a deck gains nothing, and goes on', () => {
  const position = growing().with((state) => (state.major = { deck: [], discard: [] }));
  position.say('grow 1.1', 'option 2');
  expect([me(position).hand, me(position).draft]).toEqual([[powerNamed('Wash Away')], null]);
  expect(position.asks).toEqual(['0 spirit-phase']);
});

test('J-8.8 a hand has no limit', () => {
  const position = growing()
    .with((state) => state.spirits[0]!.hand.push(...state.major.deck.splice(0, 20)))
    .say('grow 1.1', 'option 1');
  position.say(position.answers()[0]!);
  expect(me(position).hand).toHaveLength(22);
});

test('J-8.9 a card that is given belongs to the other from then on', () => {
  const position = play('Entwined Power', { spirits: ['River', 'Vital'], others: 'B5', elements: 'water, 3 plant', say: ['1: option 1'] });
  position.with((state) => state.spirits[0]!.hand.push(powerNamed('Flash Floods')));
  const [kept, mine] = position.answers(1);
  position.say(`1: ${kept}`, `0: ${mine}`, '0: Flash Floods', '1: stop');
  expect(position.state.spirits.map(({ hand }) => hand)).toEqual([[powerNamed(mine!)], [powerNamed(kept!), powerNamed('Flash Floods')]]);
});

test('J-8.10 J-8.11 with power progressions the next card of the list is gained, and a major demands forgetting', () => {
  const table = { options: { progression: true } };
  const position = growing(table);
  const list = [
    'Uncanny Melting',
    "Nature's Resilience",
    'Pull Beneath the Hungry Earth',
    'Accelerated Rot',
    'Song of Sanctity',
    'Tsunami',
    'Encompassing Ward',
  ].map(powerNamed);
  expect(position.state.progressions[0]).toEqual(list);
  expect([...position.state.minor.deck, ...position.state.major.deck].some((card) => list.includes(card))).toBe(false);
  position.say('grow 1.1');
  expect(me(position).hand).toEqual([powerNamed('Wash Away'), list[0]]);
  const major = growing(table)
    .with((state) => (state.progressions[0] = list.slice(3)))
    .say('grow 1.1');
  expect([major.asks, major.answers()]).toEqual([['0 forget'], ['Wash Away', 'Accelerated Rot']]);
  const ended = growing(table)
    .with((state) => (state.progressions[0] = []))
    .say('grow 1.1');
  expect(ended.asks).toEqual(['0 deck']);
});

test('J-8.4 a new card that is forgotten for itself is gone: Gift of the Primordial Deeps does not play it', () => {
  const position = positionOf('Gift of the Primordial Deeps', {
    spirits: ['Serpent', 'Shadows'],
    others: 'B4',
    with: (state) => {
      state.progressions[1] = [powerNamed('The Jungle Hungers')];
      state.spirits[1]!.hand = [powerNamed('Call of the Dahan Ways')];
      state.spirits[1]!.energy = 5;
    },
  }).say('use Gift of the Primordial Deeps', '1: The Jungle Hungers');
  const [, shadows] = position.state.spirits;
  expect([shadows!.hand, shadows!.played, shadows!.energy]).toEqual([[powerNamed('Call of the Dahan Ways')], [], 5]);
  expect(shadows!.gained.join('')).toBe('01000100');
});

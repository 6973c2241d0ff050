import { describe, expect, test } from 'vitest';
import { eventCards } from '../../content/events/index.ts';
import { powerNamed } from '../../content/powers.ts';
import { has, invadersDo, push } from '../../content/step.ts';
import { EVENT } from '../../rules/invaders/invader-steps.ts';
import { usablePowers } from '../../rules/powers/usable.ts';
import type { State } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { type Drawn, drawn } from '../drawn.ts';
import { draw, play, two } from './event-cases.ts';

describe('what holds for every event', () => {
  test('J-33.1 J-33.5 an event comes before the fear cards: the main event, then tokens, then dahan', () => {
    const position = draw('Distant Exploration', { lands: { A4: 'town, 2 dahan, disease' } });
    void position.run;
    const told = position.log.flatMap((entry) =>
      entry.what === 'event-card' || entry.what === 'step' ? [entry.what] : entry.what === 'event' ? [entry.title] : [],
    );
    expect(told.slice(0, 4)).toEqual(['event-card', 'Distant Exploration', 'Grim Toll', 'Fierce Mien']);
  });

  test('J-33.2 in the first round the card is only discarded', () => {
    const position = draw('Wave of Reconnaissance', { is: {}, with: (state) => (state.turn = 1) }).is({ A1: 'explorer' });
    expect(position.state.events!.discard).toHaveLength(1);
  });

  test('J-33.3 J-33.4 the stage is that of the top card, and an early stage III card counts as II', () => {
    const titles = (deck: number[]): string[] => {
      const position = draw('Wave of Reconnaissance', { with: (state) => (state.invaders.deck = deck) });
      void position.run;
      return position.log.flatMap((entry) => (entry.what === 'event' ? [entry.title] : [])).slice(0, 1);
    };
    expect([titles([1, 2]), titles([2, 3]), titles([4, 2])]).toEqual([['Wave of Reconnaissance'], ['Urbanization'], ['Urbanization']]);
  });

  test('J-35.2 the island is healthy as long as no blighted side lies there', () => {
    const titles = (card: number): string[] => {
      const position = draw('Heavy Farming', { with: (state) => (state.blight.card = card) });
      position.state.invaderStep = EVENT;
      void position.run;
      return position.log.flatMap((entry) => (entry.what === 'event' ? [entry.title] : [])).slice(0, 1);
    };
    expect([titles(-1), titles(0)]).toEqual([['Heavy Farming'], ['Overcrowded Cities']]);
  });

  test('J-33.6 only lands where it can be done are offered', () => {
    const position = draw('Cultural Assimilation', { lands: { A4: 'dahan', A5: 'dahan', A1: 'city' } });
    expect(position.answers()).toEqual(['A4', 'A5']);
  });

  test('J-33.7 J-33.8 each board is asked for itself, and pushes are from its own lands', () => {
    const position = draw('Seeking the Interior', { ...two, lands: { A4: 'blight, dahan', B1: 'blight, dahan' }, others: 'B6' });
    expect(position.answers().every((text) => text.startsWith('dahan A4'))).toBe(true);
    position.say('dahan A4 to A5');
    expect(position.answers().every((text) => text.startsWith('dahan B1'))).toBe(true);
  });

  test('J-33.9 J-33.10 damage is for invaders, and beasts act in each land by an action of its own', () => {
    const lands = { A4: 'beasts', A5: 'beasts, city, dahan, badlands', A7: 'beasts, city, badlands' };
    const position = play('A Strange Madness among the Beasts', { lands, say: ['A4'] });
    // 2 damage, and 1 of the badlands, in each land; the first choice has killed the dahan.
    position.is({ A4: '', A5: 'beasts, badlands', A7: 'beasts, badlands' });
  });

  test('J-33.11 J-26.3 the deck is made anew from its discards', () => {
    const position = draw('Wave of Reconnaissance', {
      with: (state) => {
        state.events!.discard = [state.events!.under.pop()!.card];
      },
    });
    void position.run;
    expect(position.log.some(({ what }) => what === 'event-card')).toBe(true);
    expect(drawn({ options: { sets: 'branch-and-claw' } }).state.events!.unseen.length).toBeGreaterThan(20);
    expect(drawn({ options: { sets: 'branch-and-claw', events: false } }).state.events).toBeNull();
    expect(drawn().state.events).toBeNull();
  });

  test('J-33.13 a terrain that a card shows cannot be taken, and lands without invaders do nothing', () => {
    const position = draw('Strange Tales Attract Explorers', { stage: 2, lands: { A4: 'explorer' }, cards: { '1-jungle': 'build' } });
    // The explore card shows mountains, the build card jungle: wetland and sands are left.
    expect(position.answers()).toEqual(['option 2', 'option 4']);
    position.say('option 4').is({ A4: 'explorer, town', A7: '' });
  });

  test('J-33.16 presence given to prevent an event is destroyed', () => {
    const position = play('Heavy Farming', { blighted: true, presence: '3 A6', say: ['yes'], is: { A3: 'city', A6: '1 of seat 0' } });
    expect(position.state.spirits[0]!.destroyed).toBe(2);
  });

  test('J-34.1 without agreement the first choice holds', () => {
    const position = draw('Farmers Seek the Dahan for Aid', { ...two, others: 'B6' }).say('0: option 1', '1: option 2');
    position.say('0: option 1', '1: option 2');
    expect(position.log.find(({ what }) => what === 'event')).toMatchObject({ title: 'Spurn the Invaders' });
  });

  const rich = (state: State): void => state.spirits.forEach((spirit) => (spirit.energy = 9));

  test('J-34.2 J-34.7 a choice is paid in full, shared as the spirits like, in one action with what it does', () => {
    const position = draw('New Species Spread', { ...two, others: 'B6', with: rich });
    position.say('0: option 2', '1: option 2');
    expect(position.answers()).toEqual([
      '0 energy',
      '1 energy',
      '2 energy',
      '3 energy',
      '4 energy',
      '5 energy',
      '6 energy',
      '7 energy',
      '8 energy',
    ]);
    position.say('3 energy');
    expect(position.state.spirits.map(({ energy }) => energy)).toEqual([6, 4]);
    const poor = draw('New Species Spread', { ...two, others: 'B6', with: (state) => (state.spirits[0]!.energy = 7) });
    expect(poor.asks).toEqual(['0 phase-over']);
  });

  test('J-34.3 J-34.6 elements that spirits have count, and what is too much is lost', () => {
    const position = draw('New Species Spread', {
      with: (state) => {
        state.spirits[0]!.gained = [0, 6, 0, 0, 0, 0, 0, 0];
        state.spirits[0]!.energy = 2;
      },
    });
    position.say('option 2');
    expect(position.state.spirits[0]!.energy).toBe(2);
  });

  test('J-34.4 J-34.5 J-34.8 cards with the element are discarded for 2 or forgotten for 4; from play they no longer give it', () => {
    const position = draw('New Species Spread', { with: (state) => (state.spirits[0]!.energy = 0) });
    position.hand('Dark and Tangled Woods', 'Elemental Boon').played('Call to Isolation');
    // Two moons from cards in hand, any element from the Boon.
    position.say('option 2', 'discard Dark and Tangled Woods');
    expect(position.answers()).toContain('forget Elemental Boon');
    position.say('forget Elemental Boon');
    expect(position.fear).toBe(1);
  });

  test('J-42.1 the power that is turned up decides for its own board', () => {
    const position = draw('Years of Little Rain', {
      ...two,
      others: 'B6',
      with: (state) => (state.minor.deck = [powerNamed('Devouring Ants'), powerNamed('Delusions of Danger')]),
    });
    expect(position.answers()).toEqual(['A4', 'A7']);
    position.say('A7');
    expect(position.answers().every((text) => text.startsWith('B'))).toBe(true);
  });

  test('J-42.2 what waits for a ravage waits for the next round', () => {
    const position = drawn().clear().presence('A6').land('A3', 'city').phase('time-passes');
    for (const until of ['turn', 'ravage', 'game'] as const)
      position.state.modifiers.push({ kind: 'each-deals', land: null, amount: 1, seat: null, until });
    void position.run;
    expect(position.state.modifiers.map(({ until }) => until)).toEqual(['ravage', 'game']);
  });

  test('J-42.3 a fear card from the box belongs to the present level; one that goes may lay a divider bare', () => {
    const position = draw('Rising Interest in the Island', {
      with: (state) => {
        state.spirits[0]!.energy = 4;
        state.fear.left = [1, 3, 3];
      },
    }).say('option 2');
    expect([position.state.fear.terror, position.state.fear.left]).toEqual([2, [0, 3, 3]]);
  });

  test('J-33.12 the madness of the beasts is left out with Many Minds', () => {
    const named = (first: string): string[] =>
      drawn({ spirits: [first], options: { sets: 'jagged-earth' } }).state.events!.unseen.map((card) => eventCards[card]!.name);
    expect(named('River')).toContain('A Strange Madness among the Beasts');
    expect(named('Many Minds')).not.toContain('A Strange Madness among the Beasts');
  });

  test('J-33.14 only powers forgotten in the game come back, and only to their own spirit', () => {
    const position = draw('Fortune-Seekers', { blighted: true, lands: { A6: '2 dahan' } });
    position.state.spirits[0]!.discard = [powerNamed('Drought')];
    position.state.forgotten = [powerNamed('Boon of Vigor'), powerNamed("Lightning's Boon")];
    // River's other powers are in nobody's hands either: they were put away before the game.
    expect(position.answers()).toEqual(['Drought', 'Boon of Vigor']);
  });

  test('J-33.15 who lets go of presence for wilds gives its own', () => {
    const position = draw('Sprawl Contained by the Wilds', { ...two, blighted: true, presence: '2 A6, A5', others: '3 A6' });
    position.say('0: option 1');
    expect(position.answers(0)).toEqual(['A5', 'A6']);
    position.say('0: A6', '0: A5', '1: option 2').is({ A5: 'wilds', A6: 'wilds, 1 of seat 0, 3 of seat 1' });
  });

  test('J-42.4 in a truce a dahan sits out where there is neither town nor city', () => {
    const position = draw('Temporary Truce', { lands: { A3: '2 explorer, 2 dahan', A4: 'city' }, cards: { '1-jungle': 'ravage' } });
    void position.run;
    // One dahan takes the damage and dies; the other neither takes any nor fights back.
    position.is({ A3: '2 explorer, dahan, blight' });
  });

  test('J-42.6 fewer lands than players: as many as there are', () => {
    const position = draw('Outpaced', { ...two, others: 'B6', lands: { A4: '2 dahan, 2 explorer' } }).say('A8', 'B8');
    expect(position.asks).toEqual(['0 phase-over']);
    position.is({ A4: '2 dahan' });
  });

  test('J-34.5 a card that was discarded for a price is not forgotten for it as well', () => {
    const position = draw('New Species Spread', {}).hand('Dark and Tangled Woods', 'Delusions of Danger');
    position.say('option 2', 'discard Dark and Tangled Woods');
    // 2 are paid; the other card has to give the rest, in either way.
    expect(position.answers()).toEqual(['discard Delusions of Danger', 'forget Delusions of Danger']);
    const alone = draw('New Species Spread', {}).hand('Dark and Tangled Woods').say('option 2');
    expect(alone.state.spirits[0]!.discard).toEqual([]);
  });

  test('J-40.25 Memory may discard a card that it would forget for a price, and once more for what the event does', () => {
    const position = draw('Dahan Trade with the Invaders', { spirits: ['Shifting Memory'] });
    position.hand('Call to Trade', 'Rain of Blood').energy(2);
    position.say('option 3', 'stop', 'forget Rain of Blood', 'yes', 'stop', 'Call to Trade', 'yes');
    expect(position.state.spirits[0]!.discard).toEqual([powerNamed('Rain of Blood'), powerNamed('Call to Trade')]);
    expect(position.state.spirits[0]!.energy).toBe(0);
  });

  test('J-42.5 a card that has turned, healthy still or not, is not turned again', () => {
    const position = draw('Numinous Crisis', { blighted: true }).say('option 1');
    expect(position.state.blight.pool).toBe(19);
    expect(position.state.spirits[0]!.energy).toBe(3);
  });

  test('J-13.10 health that invaders have only beside dahan goes with the dahan', () => {
    const position = drawn().clear().presence('A6').land('A3', 'city').land('A4', 'explorer-1, dahan');
    position.state.modifiers.push({
      kind: 'health',
      land: null,
      where: [has('dahan')],
      of: [0, 1, 2],
      amount: 1,
      seat: null,
      until: 'turn',
    });
    carryOut(position, 'A4', [push(1, 'dahan')])
      .say('dahan A4 to A5')
      .is({ A4: '', A5: 'dahan' });
  });

  test('the great warding is offered at the end of each later spirit phase, and serves once', () => {
    const warded = (): Drawn => {
      const position = drawn(two).clear().presence('A6').presence('B6', 1).land('A3', 'city').phase('spirit', 'spirit');
      position.state.modifiers.push({ kind: 'great-warding', land: null, amount: 4, seat: null, until: 'game' });
      for (const spirit of position.state.spirits) spirit.done = true;
      return position;
    };
    const position = warded().say('0: yes', '1: yes');
    expect(position.state.modifiers).toMatchObject([{ kind: 'defend', land: null, amount: 4, seat: null, until: 'turn' }]);
    expect(warded().say('0: no', '1: no').state.modifiers).toMatchObject([{ kind: 'great-warding' }]);
  });

  test('powers that are held back for a turn are slow in it, whatever makes them fast', () => {
    const position = drawn({ spirits: ['Lightning'] })
      .clear()
      .presence('2 A6')
      .land('A6', 'town')
      .phase('fast')
      .elements('4 air');
    position.played("Lightning's Boon", 'Shatter Homesteads');
    const usable = (turn: number, phase: 'fast' | 'slow'): number => {
      position.state.modifiers = [{ kind: 'only-slow', land: null, amount: 1, seat: 0, until: 'turn', from: 2 }];
      position.state.turn = turn;
      return usablePowers(position.state, 0, phase).length;
    };
    expect([usable(1, 'fast') > 1, usable(2, 'fast'), usable(2, 'slow') > 1]).toEqual([true, 0, true]);
  });

  test('a rule for the next turn outlives this one', () => {
    const position = drawn().clear().presence('A6').land('A3', 'city').phase('time-passes');
    position.state.turn = 2;
    for (const from of [2, 3]) position.state.modifiers.push({ kind: 'only-slow', land: null, amount: 1, seat: 0, until: 'turn', from });
    void position.run;
    expect(position.state.modifiers).toMatchObject([{ from: 3 }]);
  });

  test('disease that does nothing to builds does so in the invader phase only', () => {
    const position = drawn().clear().presence('A6').land('A3', 'city, disease').phase('slow');
    position.state.modifiers.push({ kind: 'disease-idle', land: null, amount: 1, seat: null, until: 'turn' });
    carryOut(position, 'A3', [invadersDo('build')]).is({ A3: 'city' });
  });
});

import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import type { SpecialName } from '../../content/special-name.ts';
import { push, special } from '../../content/step.ts';
import { type Condition, EXPLORER, type Modifier, type State, TOWN } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

/* Where a minor or major power meets another, or a land that is not as lands are. Board A as in minor.test.ts. */

type Change = (state: State) => void;
const all =
  (...changes: Change[]): Change =>
  (state) =>
    changes.forEach((change) => change(state));
const holds =
  (...cards: string[]): Change =>
  ({ spirits }) =>
    void spirits[0]!.played.push(...cards.map(powerNamed));
const ruled =
  (kind: Modifier['kind'], land: number | null, amount = 1): Change =>
  ({ modifiers }) =>
    void modifiers.push({ kind, land, amount, seat: 0, until: 'turn' });
const awaits =
  (kind: Condition['kind'], land: number, power: string): Change =>
  ({ conditions }) =>
    void conditions.push({ id: 99, kind, land, seat: 0, power: powerNamed(power), level: 0 });
const defend = (position: Drawn, ...lands: string[]): number[] => lands.map((land) => defendOf(position.state, position.space(land)));

/** A4 and A5 are one land: A4. */
const joined: Change = (state) => {
  state.weaves.push({ land: 3, other: 4, seat: 0 });
  state.island = { ...state.island, woven: [[3, 4]] };
};

test('J-24.2 a joined land is beside itself: what a power does in an adjacent land it may do there', () => {
  const burnt = (change: Change): string[] =>
    positionOf("Sunset's Fire Flows Across the Land", { presence: '2 A1', energy: 1, lands: { A4: 'city' }, with: change })
      .land('A2', 'town')
      .say("use Sunset's Fire Flows Across the Land", 'A4', 'yes')
      .answers();
  expect([burnt(joined), burnt(() => undefined)]).toEqual([
    ['A2', 'A3', 'A4'],
    ['A2', 'A3'],
  ]);
});

test('J-24.2 what lies in a joined land is counted once, here or beside it', () => {
  // 1 wilds there and 1 in the sands from which it comes.
  play('Strangling Firevine', { presence: '2 A7', lands: { A4: 'city' }, with: joined, say: ['A4'], is: { A4: 'city-2, wilds' } });
  const cursed = play('Utter a Curse of Dread and Bone', {
    presence: '2 A6',
    lands: { A4: 'city, blight' },
    with: joined,
    say: ['A4', 'option 1'],
  });
  cursed.is({ A4: 'city-2, blight, badlands' });
  expect(defend(play('Bloodwrack Plague', { presence: '2 A6', with: joined, say: ['A4'] }), 'A4', 'A6')).toEqual([2, 2]);
});

test('Vengeance of the Dead with 3 animal offers a joined land once', () => {
  const position = positionOf('Vengeance of the Dead', {
    presence: '2 A6',
    lands: { A4: 'town, city, 2 dahan' },
    elements: '3 animal',
    with: all(joined, holds('The Trees and Stones Speak of War')),
  }).say('use Vengeance of the Dead', 'A4', 'use The Trees and Stones Speak of War', 'town takes 2');
  expect(position.answers()).toEqual(['A4', 'A3']);
});

test('J-24.4 Weave Together, twice: what was joined last comes apart first, so that everything can go back to any of the lands', () => {
  const weave = 'Weave Together the Fabric of Place';
  const position = positionOf(weave, {
    presence: '2 A4',
    lands: { A4: 'town', A5: 'explorer', A6: 'dahan' },
    with: ({ spirits }) => void (spirits[0]!.repeats = [{ upTo: null, atCost: false, count: 1 }]),
  })
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes')
    .say(`use ${weave}`, 'A4', 'A5', `repeat ${weave}`, 'A6', 'A4');
  // Explorer, town, dahan and presence: to A6 or to A4, and from there to A4 or to A5.
  position.say('option 2', 'option 1', 'option 2', 'option 2', 'option 2', 'option 2', 'option 1', 'option 2', 'option 1');
  position.is({ A6: 'town', A4: 'explorer, 1 of seat 0', A5: 'dahan, 1 of seat 0' });
  expect([position.state.island.woven, position.state.weaves]).toEqual([[], []]);
});

test('dahan that nothing can move stay where they are, whichever power would take them along', () => {
  const still = ruled('dahan-unchanged', 4);
  const carried = (power: string, elements: string, ...say: string[]): void =>
    void play(power, { lands: { A5: '2 dahan' }, elements, with: still, say, is: { A5: '2 dahan, 2 of seat 0' } });
  carried('Wrap in Wings of Sunlight', '', 'A4');
  carried('The Trees and Stones Speak of War', '2 sun, 2 earth, 2 plant');
  carried('Guide the Way on Feathered Wings', '', 'A4');
});

test('J-24.12 quicksand swallows those who came, with what they bear, and not others of their kind', () => {
  const sinking = (power: string, lands: Record<string, string>, ...say: string[]): Drawn =>
    play(power, { lands, with: awaits('quicksand', 4, 'Melt Earth into Quicksand'), say });
  sinking('Gnawing Rootbiters', { A4: 'town', A5: 'town!1' }, 'A4', 'town A4 to A5').is({ A5: 'town!1, 2 of seat 0' });
  sinking('Gnawing Rootbiters', { A4: 'town!1', A5: 'town' }, 'A4', 'town!1 A4 to A5').is({ A5: 'town, 2 of seat 0' });
  sinking('Call to Migrate', { A4: 'dahan', A5: 'dahan-1' }, 'A5', 'dahan A4 to A5', 'stop').is({ A5: 'dahan-1, 2 of seat 0' });
});

test('J-41.3 Scream Disease into the Wind follows a power that is used in the midst of another, too', () => {
  const position = positionOf('Scream Disease into the Wind', {
    spirits: ['Fractured'],
    presence: '2 A5',
    lands: { A4: 'town' },
    elements: '3 moon',
    with: holds('Slip the Flow of Time', 'Drought'),
  }).say('use Scream Disease into the Wind', 'use Slip the Flow of Time', 'use Drought', 'A4');
  expect(position.asks).toEqual(['0 may']);
  position.say('yes').is({ A4: 'blight, disease' });
});

test('J-14.11 Call to Trade: a ravage that is skipped becomes no build', () => {
  const traded = (change: Change): Drawn =>
    positionOf('Call to Trade', { lands: { A4: 'dahan, town' }, with: change })
      .card('ravage', '1-sands')
      .card('explore', '1-jungle')
      .phase('fast', 'slow')
      .say('use Call to Trade');
  traded(ruled('skip-ravage', 3)).is({ A4: 'town, dahan' });
  traded(() => undefined).is({ A4: 'town, city, dahan' });
});

test('J-23.8 who is destroyed but in a dream is nothing that a power gives more for', () => {
  const dreamer = { spirits: ['Bringer'], presence: '2 A5' };
  // 5 for the city, 4 for two towns, and the fear that the card gives in any case.
  expect(play("Focus the Land's Anguish", { ...dreamer, lands: { A4: 'city, 3 blight' }, say: ['A4'] }).fear).toBe(5);
  expect(play('Mists of Oblivion', { ...dreamer, lands: { A4: 'town-1' }, say: ['A4', 'town-1 A4 to A1'] }).fear).toBe(2);
  const formed = play('Grant Hatred a Ravenous Form', { ...dreamer, lands: { A4: 'explorer, blight' }, say: ['A4', 'explorer A4 to A1'] });
  formed.is({ A4: 'blight', A1: 'explorer' });
  const wild = { lands: { A4: 'explorer, blight' }, elements: 'fire, 2 plant, animal' };
  const assailed = play('The Wounded Wild Turns on Its Assailants', { ...dreamer, ...wild, say: ['explorer A4 to A1'] });
  expect(assailed.fear).toBe(0);
});

test('Voice of Command beside dahan that ignore all damage: explorers who stand with them fall all the same', () => {
  const position = positionOf('Voice of Command', { lands: { A4: '2 city, dahan, 2 explorer' }, with: ruled('dahan-safe', 3) })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow')
    .say('use Voice of Command', 'city takes 3');
  // The other city deals 3 less 2 of the defend, and falls to the dahan and the explorer who is left.
  position.is({ A4: 'explorer, dahan' });
});

test("Flame's Fury: 1 damage more in a use, however many lands are actions of their own in it", () => {
  const struck = (change: Change): Drawn =>
    play('Tsunami', {
      presence: '2 A1',
      lands: { A3: '2 city', A1: '2 city' },
      elements: '2 water, earth',
      with: change,
      say: ['A2', 'city takes 3', 'city takes 3'],
    });
  struck(() => undefined).is({ A1: 'city-1, 2 of seat 0', A3: 'city-1' });
  struck(ruled('powers-deal-more', null)).is({ A1: 'city-2, 2 of seat 0', A3: 'city-1' });
});

test('J-23.8 J-13.12 Bringer: who is replaced by somebody too weak for its wounds does not die of them either', () => {
  const position = positionOf('Dissolve the Bonds of Kinship', { spirits: ['Bringer'], lands: { A7: 'town-1' } });
  position.say('use Dissolve the Bonds of Kinship', 'A7', 'explorer A7 to A5').is({ A7: '', A5: 'explorer, 2 of seat 0' });
});

test('J-23.9 J-13.11 Bringer: who leaves a land that gives health does not die of its wounds, but dreams of it, once', () => {
  const hardy = (): Drawn =>
    positionOf('Predatory Nightmares', { lands: { A5: 'town-2, dahan' } }).with(
      (state) =>
        void state.modifiers.push({
          kind: 'health',
          land: null,
          amount: 1,
          seat: null,
          until: 'turn',
          where: [{ is: 'has', of: ['dahan'], least: 1 }],
          of: [EXPLORER, TOWN],
        }),
    );
  const pushed = carryOut(hardy(), 'A5', [push(1, 'town')], 'Predatory Nightmares')
    .say('town-2 A5 to A4')
    .is({ A4: 'town' });
  expect(pushed.fear).toBe(2);
  const slain = hardy().say('use Predatory Nightmares', 'town-2 A5 to A4').is({ A4: 'town' });
  expect(slain.fear).toBe(2);
});

test('J-23.8 Bringer destroys no beasts, and no presence but its own', () => {
  const dreamer = { spirits: ['Bringer', 'River'], presence: '3 A6' };
  const erupted = play('Volcanic Eruption', {
    ...dreamer,
    elements: '4 fire, 3 earth',
    lands: { A5: '2 beasts', A6: 'beasts' },
    say: ['0: A6'],
  });
  erupted.is({ A5: 'blight, 2 beasts', A6: 'blight, beasts, wilds, 2 of seat 0' });
  play('Insatiable Hunger of the Swarm', { ...dreamer, say: ['0: A5'], is: { A5: 'blight, 2 beasts' } });
  const drawnIn = play('Draw Towards a Consuming Void', { ...dreamer, others: '2 A6', lands: { A6: '3 beasts' } });
  drawnIn.is({ A6: '3 beasts, 2 of seat 0, 2 of seat 1' });
});

test('J-24.4 J-24.6 Weave Together: nothing goes back to a land that has sunk meanwhile', () => {
  const position = positionOf('Weave Together the Fabric of Place', {
    spirits: ['River', 'Vital'],
    presence: '2 B3',
    others: 'B1',
    elements: '2 sun, 2 moon, 4 water, 4 earth',
    lands: { A3: 'explorer', B3: 'city' },
    with: holds('Cast Down into the Briny Deep'),
  })
    .card('explore', '1-jungle')
    .phase('fast', 'time-passes')
    .say('0: use Weave Together the Fabric of Place', '0: B3', '0: A3', '0: use Cast Down into the Briny Deep', '0: A2', '0: done');
  // One more has explored the jungle that it was, too.
  position.is({ B3: '2 explorer, city, 2 of seat 0' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-24.9 J-40.23 Many Minds has to lead no sacred site as beasts, also where all beasts are gathered', () => {
  const call = (lands: Record<string, string>): Drawn =>
    positionOf('Irresistible Call', { spirits: ['Many'], presence: '2 A5, 2 A6', lands }).say('use Irresistible Call', 'A5');
  const alone = call({});
  expect(alone.answers()).toEqual(['beasts A6 to A5', 'stop']);
  alone.say('stop').is({ A5: '2 of seat 0', A6: '2 of seat 0' });
  // Beasts that are nothing else must go.
  const along = call({ A4: 'beasts' });
  expect(along.answers()).toEqual(['beasts A4 to A5', 'beasts A6 to A5']);
  along.say('beasts A4 to A5', 'stop').is({ A5: 'beasts, 2 of seat 0', A6: '2 of seat 0' });
});

test('J-24.9 where a power does one thing with beasts and another without, presence that may count as beasts is a choice', () => {
  const bears = (spirits: string[], presence: string, others?: string): Drawn =>
    positionOf('Angry Bears', { spirits, presence, ...(others === undefined ? {} : { others }), lands: { A5: '2 city' } }).say(
      '0: use Angry Bears',
      '0: city takes 1',
    );
  const alone = bears(['Many'], '2 A5');
  expect(alone.asks).toEqual(['0 either']);
  alone.say('option 2').is({ A5: '2 city-1, beasts, 2 of seat 0' });
  bears(['Many'], '2 A5').say('option 1', 'city-1 takes 2', 'stop').is({ A5: 'city-1, 2 of seat 0' });
  // Its spirit says so, also for the power of another.
  const beside = bears(['River', 'Many'], 'A5', '2 A5');
  expect(beside.asks).toEqual(['1 either']);
  beside.say('1: option 2').is({ A5: '2 city-1, beasts, 1 of seat 0, 2 of seat 1' });
  // Beasts that are nothing else are beasts.
  const real = positionOf('Angry Bears', { spirits: ['Many'], presence: '2 A5', lands: { A5: 'beasts, city' } }).say('use Angry Bears');
  expect(real.asks).toEqual(['0 push']);
});

test('J-41.5 Scream Disease into the Wind: of two target lands its target chooses one', () => {
  const flood = positionOf('Scream Disease into the Wind', {
    lands: { A5: 'town' },
    presence: '2 A1',
    with: all(holds('Fire and Flood'), ({ spirits }) => void (spirits[0]!.quickened = 1)),
  }).say('use Scream Disease into the Wind', 'use Fire and Flood', 'A2', 'A4');
  expect(flood.asks).toEqual(['0 land']);
  expect(flood.answers()).toEqual(['A2', 'A4', 'stop']);
  flood.say('A4').is({ A2: '', A4: 'disease' });
});

test.each(['Scream Disease into the Wind', 'Blood Draws Predators'])('J-24.6 %s brings nothing to a land that has sunk', (card) => {
  const position = positionOf(card, {
    spirits: ['River', 'Vital'],
    presence: 'A1, B5',
    others: '2 A1, B5',
    lands: { A1: 'explorer', A3: '', B1: 'city' },
    with: ({ spirits: [, earth] }) => {
      earth!.played.push(powerNamed('Cast Down into the Briny Deep'));
      earth!.quickened = 1;
      earth!.gained = [2, 2, 0, 0, 4, 4, 0, 0];
    },
  }).say(`0: use ${card}`, ...(card === 'Blood Draws Predators' ? ['0: A1'] : []), '1: use Cast Down into the Briny Deep', '1: A1');
  expect(position.log.some(({ what }) => what === 'board-sunk')).toBe(true);
  expect(position.asks).toEqual(['0 phase-over']);
  position.is({ A1: '' });
});

test('J-38.8 where powers move invaders only for energy, so do Draw Towards a Consuming Void and Flow Like Water', () => {
  const heavy = (card: string, energy: number, lands: Record<string, string>, ...say: string[]): Drawn =>
    positionOf(card, {
      options: { scenario: 'powers-long-forgotten', sets: 'jagged-earth' },
      with: ({ laid }) => void laid.finds.push({ n: 6, by: 'invaders', land: 0, held: false }),
      energy,
      lands,
    }).say(`use ${card}`, ...say);
  const drawIn = (energy: number, ...say: string[]): Drawn =>
    heavy('Draw Towards a Consuming Void', energy, { A4: 'explorer, town, dahan' }, ...say);
  drawIn(0).is({ A4: 'explorer, town' });
  drawIn(1, 'no').is({ A4: 'explorer, town' });
  drawIn(1, 'yes').is({ A4: '' });
  const flow = (energy: number, ...say: string[]): Drawn =>
    heavy('Flow Like Water, Reach Like Air', energy, { A5: 'explorer, dahan' }, 'A5', 'A4', ...say);
  expect(flow(0).answers()).toEqual(['dahan A5 to A4', 'stop']);
  expect(flow(1, 'yes').answers()).toEqual(['explorer A5 to A4', 'stop']);
});

test('J-38.8 the powers of Finder, Vengeance and Lure that move invaders pay for it, too', () => {
  const doingIn = (spirit: string, name: SpecialName, n: number, energy: number): Drawn => {
    const position = drawn({ spirits: [spirit], options: { scenario: 'powers-long-forgotten', sets: 'jagged-earth', events: false } })
      .clear()
      .presence('A5, A4')
      .land('A5', 'explorer, dahan, disease')
      .energy(energy)
      .with(({ laid }) => void laid.finds.push({ n: 6, by: 'invaders', land: 0, held: false }));
    return carryOut(position, 'A5', [special(name, n)]);
  };
  const [lead, plague, dreams] = [
    (energy: number): Drawn => doingIn('Finder', 'lead-away', 2, energy),
    (energy: number): Drawn => doingIn('Vengeance', 'plaguebearers', 1, energy),
    (energy: number): Drawn => doingIn('Lure', 'chase-after-dreams', 1, energy),
  ];
  const pieces = (position: Drawn): string[] => [...new Set(position.answers().map((answer) => answer.split(' ')[0]!))];
  expect([pieces(lead(0)), pieces(plague(0))]).toEqual([['dahan', 'seat', 'stop'], ['dahan']]);
  expect([lead(1).asks, plague(1).asks]).toEqual([['0 pay-for-find'], ['0 pay-for-find']]);
  expect([pieces(lead(1).say('yes')), pieces(plague(1).say('yes'))]).toEqual([
    ['explorer', 'dahan', 'seat', 'stop'],
    ['explorer', 'dahan'],
  ]);
  expect([dreams(0).asks, dreams(1).asks, dreams(1).say('yes').asks]).toEqual([['0 all-done'], ['0 pay-for-find'], ['0 chase']]);
});

test('J-38.8 a land that powers find no more is neither the land of a repeat nor a second target', () => {
  const lost: Change = ({ laid }) => void laid.finds.push({ n: 8, by: 'invaders', land: 3, held: false });
  const scenario = { options: { scenario: 'powers-long-forgotten', sets: 'jagged-earth' }, with: lost } as const;
  const sweep = positionOf('Sweep into the Sea', { ...scenario, elements: '2 sun, water', lands: { A5: 'explorer' } });
  expect(sweep.space('A4')).toBe(3);
  sweep.say('use Sweep into the Sea', 'A5', 'option 1');
  expect(sweep.asks).toEqual(['0 target']);
  expect(sweep.answers().filter((land) => land === 'A1' || land === 'A4')).toEqual(['A1']);
  const flood = positionOf('Fire and Flood', { ...scenario, lands: { A5: 'town' } }).say('use Fire and Flood', 'A6');
  expect(flood.answers()).toContain('A7');
  expect(flood.answers()).not.toContain('A4');
});

import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { add, destroy, push } from '../../content/step.ts';
import { action } from '../../rules/action.ts';
import { ravage } from '../../rules/invaders/ravage.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { isUsable, play, positionOf } from '../use.ts';

const invaders = (table: Table): Drawn => drawn(table).clear().presence('A5').land('A7', 'city').phase('invader');
const green = { spirits: ['A Spread'] };
const ocean = { spirits: ['Ocean'] };
const thunder = { spirits: ['Thunder'] };
const dreamer = { spirits: ['Bringer'] };
/** A spirit that has taken its first growth option and may go on. */
const growing = (table: Table): Drawn => drawn(table).clear().land('A7', 'city').phase('spirit');

test('J-23.1 Lightning: for each air one slow power a turn in the fast phase, counted at each use', () => {
  const position = drawn({ spirits: ['Lightning'] })
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .played('Raging Storm', 'Gnawing Rootbiters')
    .phase('fast');
  // Raging Storm itself has the one air.
  expect(position.answers()).toEqual(['use Raging Storm', 'use Gnawing Rootbiters', 'done']);
  position.say('use Raging Storm', 'A4');
  expect(position.asks).toEqual(['0 phase-over']);
  const two = drawn({ spirits: ['Lightning'] })
    .clear()
    .presence('2 A5')
    .land('A3', 'city')
    .played('Raging Storm', 'Gnawing Rootbiters')
    .elements('air')
    .phase('fast');
  expect(two.say('use Raging Storm', 'A4').answers()).toEqual(['use Gnawing Rootbiters', 'done']);
  expect(drawn().clear().presence('A5').land('A3', 'city').played('Wash Away').elements('3 air').phase('fast').asks).toEqual([
    '0 phase-over',
  ]);
});

test('J-23.2 River: a wetland with one presence is its sacred site', () => {
  expect(isUsable('Rain of Blood', { presence: 'A5', lands: { A4: 'town' } })).toBe(true);
  expect(isUsable('Rain of Blood', { presence: 'A6', lands: { A5: 'town' } })).toBe(false);
  expect(isUsable('Rain of Blood', { spirits: ['Vital'], presence: 'A5', lands: { A4: 'town' } })).toBe(false);
});

test('J-23.3 Shadows: for 1 energy a power targets a land with dahan at any distance; its other conditions hold', () => {
  const lands = { A2: 'dahan, town', A1: 'dahan', A8: 'town' };
  play('Crops Wither and Fade', {
    presence: 'A7',
    lands,
    energy: 2,
    targets: 'A1 A2 A7',
    say: ['A2'],
    leaves: [1],
    is: { A2: 'explorer, dahan' },
  });
  play('Crops Wither and Fade', { presence: 'A7, A8', lands, energy: 2, say: ['A8'], leaves: [2] });
  play('Crops Wither and Fade', { presence: 'A7, A8', lands, energy: 0, targets: 'A7 A8' });
  const shadows = { spirits: ['Shadows'], presence: 'A7', energy: 1 };
  play('Shadows of the Burning Forest', { ...shadows, lands, fear: 2, leaves: [0] });
  expect(isUsable('Shadows of the Burning Forest', { ...shadows, lands: { A1: 'dahan' } })).toBe(false);
});

test('J-23.3 Shadows: a card that may be used once more reaches far again for 1 energy more', () => {
  const lands = { A2: 'dahan, town', A1: 'dahan' };
  const peace = { spirits: ['Shadows'], presence: '2 A7', lands, say: ['A2', 'yes', 'A1'] };
  play('Peace of the Nighttime Sky', { ...peace, energy: 2, leaves: [0] });
  play('Peace of the Nighttime Sky', { ...peace, energy: 2, say: ['A2', 'yes', 'A7'], leaves: [1] });
});

test('J-23.3 Shadows: what a power costs to be fast is not there to reach far', () => {
  const dry = (energy: number, presence: string) =>
    ({
      spirits: ['Shadows'],
      presence,
      lands: { A1: 'dahan' },
      phase: 'fast',
      energy,
      use: 'use Dry Wood Explodes in Smoldering Splinters for energy',
    }) as const;
  play('Dry Wood Explodes in Smoldering Splinters', { ...dry(1, 'A4, A3'), targets: 'A3 A4' });
  play('Dry Wood Explodes in Smoldering Splinters', { ...dry(2, 'A4, A3'), targets: 'A1 A3 A4' });
  expect(isUsable('Dry Wood Explodes in Smoldering Splinters', dry(1, 'A5'))).toBe(false);
  expect(isUsable('Dry Wood Explodes in Smoldering Splinters', dry(2, 'A5'))).toBe(true);
});

test('J-23.4 Earth: its sacred sites have defend 3, as long as they are sacred sites', () => {
  const ravaged = (presence: string): Drawn =>
    invaders({ spirits: ['Vital'] })
      .presence(presence)
      .land('A3', 'explorer, town')
      .card('ravage', '1-jungle')
      .card('explore', '1-mountain');
  ravaged('2 A3').is({ A3: 'explorer, town, 2 of seat 0' });
  ravaged('A3').is({ A3: 'explorer, town, blight' });
  ravaged('2 A8').is({ A3: 'explorer, town, blight' });
});

test('J-23.5 Rampant Green: where invaders would ravage or build in its sacred site it may destroy a presence to skip that', () => {
  const choked = (): Drawn =>
    invaders(green).presence('3 A3').land('A3', 'city').card('ravage', '1-jungle').card('build', '1-jungle').card('explore', '1-jungle');
  expect(choked().asks).toEqual(['0 choke']);
  const position = choked().say('yes', 'yes').is({ A3: 'explorer, city, 1 of seat 0' });
  expect([position.asks, position.state.spirits[0]!.destroyed]).toEqual([['0 phase-over'], 2]);
  choked().say('no', 'yes').is({ A3: 'explorer, city, blight, 1 of seat 0' });
  // After two are gone it is no sacred site.
  const once = invaders(green)
    .presence('2 A3')
    .land('A3', 'city')
    .card('ravage', '1-jungle')
    .card('build', '1-jungle')
    .card('explore', '1-mountain');
  expect(once.say('yes').is({ A3: 'town, city, 1 of seat 0' }).asks).toEqual(['0 phase-over']);
});

test('J-23.6 Rampant Green: growth may add destroyed presence, on a blighted island for 1 energy each', () => {
  const position = (blighted: boolean, energy: number): Drawn =>
    growing(green)
      .presence('A5')
      .energy(energy)
      .with((state) => {
        state.spirits[0]!.destroyed = 2;
        if (blighted) state.blight.card = 0;
      })
      .say('grow 1.1', 'A5');
  expect(position(false, 0).answers()).toContain('destroyed');
  expect(position(true, 0).answers()).not.toContain('destroyed');
  const paid = position(true, 1).say('destroyed').is({ A5: '2 of seat 0' });
  expect([paid.state.spirits[0]!.energy, paid.state.spirits[0]!.destroyed]).toEqual([0, 1]);
  expect(paid.log).toContainEqual({ what: 'paid', seat: 0, n: 1, rule: 'J-23.6' });
  expect(
    play('Overgrow in a Night', { with: (state) => void (state.spirits[0]!.destroyed = 1), say: ['A4', 'option 1'] }).answers(),
  ).not.toContain('destroyed');
});

test('J-23.7 J-7.2 Rampant Green: each turn the presence above its options, and one of the options', () => {
  const position = growing(green).presence('A5').hand('Fields Choked with Growth');
  expect(position.answers()).toEqual(['grow 1.1', 'grow 2.1', 'grow 2.2', 'grow 2.3']);
  position.say('grow 1.1');
  // Jungle or wetland within 2.
  expect(position.answers()).toEqual(['A2', 'A3', 'A5', 'A8']);
  position.say('A8', 'track 1');
  expect(position.answers()).toEqual(['grow 2.1', 'grow 2.2', 'grow 2.3']);
  position.say('grow 2.2', 'A8', 'track 2').is({ A8: '2 of seat 0' });
  expect(position.answers()).toEqual(['play Fields Choked with Growth', 'done']);
});

test('J-23.8 J-23.9 Bringer: nothing is destroyed; fear and pushing in place of it, each invader once in a use', () => {
  const position = play('Raging Storm', { ...dreamer, lands: { A4: 'explorer, town-1, city-2, 2 dahan' }, say: ['A4'] });
  position.say('town-1 A4 to A1', 'explorer A4 to A2').is({ A4: 'city-2, 2 dahan', A1: 'town-1', A2: 'explorer' });
  expect(position.fear).toBe(0 + 2 + 5);
  play('Poisoned Land', { ...dreamer, lands: { A4: '2 dahan' }, say: ['A4'], is: { A4: '2 dahan, blight' } });
  // 5 + 4 damage to one city: it can be dreamt dead but once.
  play('Pillar of Living Flame', { ...dreamer, elements: '3 fire', lands: { A4: 'city' }, say: ['A4'], fear: 5 + 5, is: { A4: 'city' } });
  // Damage that is only dreamt is gone with the use.
  play('Flash Floods', { ...dreamer, lands: { A4: 'city' }, say: ['A4'], fear: 0, is: { A4: 'city' } });
});

test('J-23.8 that is no destroying: nothing that looks for it happens', () => {
  const position = positionOf('Vengeance of the Dead', {
    ...dreamer,
    lands: { A4: 'town, city' },
    with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
  });
  position
    .land('A4', 'town-1')
    .say('use Vengeance of the Dead', 'A4', 'use Flash Floods', 'A4', 'town-1 takes 1', 'town-1 A4 to A1')
    .is({ A4: 'town, city', A1: 'town-1' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-23.10 Bringer: a ravage that its power causes deals real damage; a conditional action of its power does not', () => {
  const position = drawn(dreamer).clear().presence('A5').land('A3', 'city').land('A4', 'town, dahan-1, dahan');
  const a4 = position.space('A4');
  doing(position, (table) =>
    action(table, { kind: 'spirit', seat: 0, power: powerNamed('Flash Floods'), land: a4 }, () => ravage(table, a4)),
  );
  position.is({ A4: 'dahan-1, blight' });
  const avenged = drawn(dreamer)
    .clear()
    .presence('A5')
    .land('A3', 'city')
    .land('A4', 'town, city, 3 dahan')
    .phase('invader')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  avenged.with((state) =>
    state.conditions.push({ id: 9, kind: 'vengeance', land: a4, seat: 0, power: powerNamed('Vengeance of the Dead'), level: 0 }),
  );
  // Two dahan and the town fall; for these three the dead strike the city, in a dream.
  avenged.say('town takes 2').is({ A4: 'city, dahan-1, blight' });
  expect(avenged.fear).toBe(1 + 5);
});

test('J-12.8 J-23.16 where Ocean is no longer, invaders and dahan come ashore, and presence of others is not in play', () => {
  const two = { spirits: ['River', 'Ocean'] };
  const position = drawn(two).clear().presence('A5, 2 A0').presence('A1, B2', 1).land('A7', 'city').land('A0', 'dahan-1, town');
  carryOut(position, 'A1', [add(1, 'blight')]);
  expect([position.asks, position.answers().toSorted()]).toEqual([
    ['0 washed-ashore'],
    ['A1', 'A2', 'A3'].flatMap((to) => [`town A0 to ${to}`, `dahan-1 A0 to ${to}`]).toSorted(),
  ]);
  // Each where one likes, one after the other.
  position.say('dahan-1 A0 to A2', 'town A0 to A1').is({ A0: '2 of seat 0', A1: 'town, blight', A2: 'dahan-1' });
  const range = (oceans: string): string =>
    positionOf('Sap the Strength of Multitudes', { ...two, presence: 'A8, A0', others: oceans, elements: 'air' })
      .say('use Sap the Strength of Multitudes')
      .answers()
      .join(' ');
  expect(range('A2')).toBe('A1 A2 A3 A5 A6 A7 A8 A0');
  expect(range('B2')).not.toContain('A2');
});

test('J-12.8 they come ashore when all that the action led to is over', () => {
  const position = drawn({ spirits: ['Thunderspeaker', 'Ocean'] })
    .clear()
    .presence('A4, A5')
    .presence('A1, B2', 1)
    .land('A0', 'dahan');
  position.land('A1', 'city, dahan').card('ravage', '1-mountain').card('explore', '1-jungle').phase('invader');
  expect([position.asks, position.answers()]).toEqual([['0 lose-presence'], ['A4', 'A5']]);
  position.say('A4');
  expect(position.asks).toEqual(['0 washed-ashore']);
});

test('J-23.11 Ocean: its presence may be in oceans and coastal lands, never inland', () => {
  const position = growing(ocean).presence('A1').hand('Call of the Deeps').say('grow 1.3');
  const parts = position.answers();
  expect(parts).toEqual(['part 1', 'part 2', 'part 3']);
  expect(position.say('part 3').answers()).toEqual(['A1', 'A2']);
  play('Indomitable Claim', { ...ocean, presence: 'A1', say: ['A5', 'track 1'], is: { A5: '1 of seat 0' } });
  play('Overgrow in a Night', { spirits: ['A Spread'], presence: 'A1', say: ['A5', 'option 1', 'track 1'], is: { A5: '1 of seat 0' } });
});

test('J-23.12 Ocean: where it is the ocean counts as a coastal wetland for powers and blight, and invaders never act there', () => {
  play('Grasping Tide', { presence: 'A1', targets: 'A1 A2 A0', say: ['A0'], fear: 2 });
  play('Wash Away', { spirits: ['River', 'Ocean'], presence: 'A1', others: 'A2', lands: { A1: 'town' }, targets: 'A1 A2 A4 A5 A6 A0' });
  play('Wash Away', { spirits: ['River', 'Ocean'], presence: 'A1', others: 'B2', lands: { A1: 'town' }, targets: 'A1 A2 A4 A5 A6' });
  const blight = drawn(ocean).clear().presence('A1, 2 A0').land('A7', 'city').land('A2', 'blight');
  carryOut(blight, 'A2', [add(1, 'blight')]);
  expect(blight.answers()).toEqual(['A1', 'A3', 'A4', 'A0']);
  blight.say('A0').is({ A0: 'blight, 1 of seat 0' });
  const acting = invaders(ocean)
    .presence('A0')
    .land('A0', 'explorer')
    .card('ravage', '1-wetland')
    .card('build', '1-wetland')
    .card('explore', '2-coastal');
  acting.is({ A0: 'explorer, 1 of seat 0' });
});

test('J-23.13 Ocean: the growth of others cannot add presence to its ocean, a power can', () => {
  const two = { spirits: ['River', 'Ocean'] };
  const growth = growing(two).presence('A1').presence('A0', 1).say('0: grow 1.2');
  expect(growth.answers(0)).not.toContain('A0');
  const power = play('Gift of Proliferation', {
    spirits: ['A Spread', 'Ocean', 'River'],
    presence: 'B5',
    others: 'A0',
    with: (state) => void (state.spirits[2]!.presence[0] = 1),
    say: ['seat 2'],
  });
  expect(power.answers(2)).toContain('A0');
});

test('J-23.14 Ocean: what an action moved into its ocean drowns after it, which is destroying', () => {
  const position = drawn(ocean).clear().presence('A1').land('A7', 'city').land('A2', '2 town, dahan');
  carryOut(position, 'A2', [push(1, 'town'), push(1, 'dahan')])
    .say('town A2 to A0', 'dahan A2 to A0')
    .is({ A0: '', A2: 'town' });
  expect([position.fear, position.log.filter(({ what }) => what === 'drowned').length]).toEqual([1, 2]);
});

test('J-23.15 Ocean: of drowned invaders as much basic health as there are players makes 1 energy, at any time', () => {
  const position = drawn({ spirits: ['Ocean', 'River'] })
    .clear()
    .presence('A1')
    .presence('A5', 1)
    .land('A7', 'city')
    .played('Grasping Tide')
    .phase('fast');
  position.with((state) => (state.spirits[0]!.drowned = 5)).say('0: trade-drowned', '0: trade-drowned');
  expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.drowned]).toEqual([2, 1]);
  expect(position.answers(0)).not.toContain('trade-drowned');
  const tough = drawn({ ...ocean, options: { adversary: 'england', level: 5 } })
    .clear()
    .presence('A1')
    .land('A7', 'city')
    .land('A2', 'town');
  carryOut(tough, 'A2', [push(1, 'town')]).say('town A2 to A0');
  expect(tough.state.spirits[0]!.drowned).toBe(2);
  const phase = growing(ocean)
    .presence('A1')
    .with((state) => (state.spirits[0]!.drowned = 1));
  expect(phase.answers()).toContain('trade-drowned');
});

test('J-23.15 J-7.9 Ocean: whatever it pays for, the drowned are traded as far as it is needed', () => {
  const drowned = (n: number) => (position: Drawn) => position.with((state) => (state.spirits[0]!.drowned = n));
  const playing = drowned(3)(growing(ocean).presence('A1').hand('Tidal Boon', 'Grasping Tide'));
  playing.say('grow 1.2');
  while (playing.answers()[0]!.startsWith('part')) playing.say(playing.answers()[0]!, 'track 1');
  // 1 of growth and none of the track; the second card is paid for with one of the drowned.
  const { energy } = playing.state.spirits[0]!;
  expect([energy, playing.state.spirits[0]!.drowned]).toEqual([1, 3]);
  playing.with((state) => (state.spirits[0]!.extraPlays = 2)).say('play Tidal Boon', 'play Grasping Tide');
  expect([playing.state.spirits[0]!.energy, playing.state.spirits[0]!.drowned]).toEqual([0, 2]);
  // In the middle of a phase: a repeat at its cost, when nothing else can be done any more.
  const repeated = drowned(1)(
    drawn(ocean)
      .clear()
      .presence('A1')
      .land('A7', 'city')
      .played('Grasping Tide')
      .energy(0)
      .with((state) => state.spirits[0]!.repeats.push({ upTo: null, atCost: true, count: 1 }))
      .phase('fast'),
  );
  repeated.say('use Grasping Tide', 'A1', 'repeat Grasping Tide', 'A1');
  expect([repeated.fear, repeated.state.spirits[0]!.drowned]).toEqual([4, 0]);
});

test('J-24.10 J-23.15 energy for the drowned is energy that is gained: a bargain takes the first of it', () => {
  const position = growing(ocean)
    .presence('A1')
    .with(({ spirits: [spirit] }) => Object.assign(spirit!, { drowned: 2, owed: 1 }));
  position.say('trade-drowned');
  expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.owed]).toEqual([0, 0]);
  position.say('trade-drowned');
  expect(position.state.spirits[0]!.energy).toBe(1);
});

test('J-23.17 Thunderspeaker: when dahan move out of its lands a presence may go along with each', () => {
  const position = play('Voice of Thunder', {
    presence: '2 A4',
    lands: { A4: '2 dahan' },
    say: ['A4', 'option 1', 'dahan A4 to A1', 'yes', 'dahan A4 to A2', 'yes'],
  });
  position.is({ A4: '', A1: 'dahan, 1 of seat 0', A2: 'dahan, 1 of seat 0' });
  play('Voice of Thunder', {
    presence: '2 A4',
    lands: { A4: '2 dahan' },
    say: ['A4', 'option 1', 'dahan A4 to A1', 'no', 'stop'],
    is: { A4: 'dahan, 2 of seat 0', A1: 'dahan' },
  });
  // Whatever moves them.
  const feared = drawn(thunder)
    .clear()
    .presence('2 A4')
    .land('A3', 'city')
    .land('A4', 'town, dahan')
    .fearCard('Dahan Enheartened')
    .phase('invader')
    .card('explore', '1-jungle');
  expect(feared.say('A4', 'dahan A4 to A1').asks).toEqual(['0 go-along']);
});

test('J-23.18 Thunderspeaker: after a ravage that destroyed dahan it loses as many presence at distance 1 or less', () => {
  const position = invaders(thunder)
    .presence('A3, A4, A2')
    .land('A3', '2 city, 3 dahan')
    .card('ravage', '1-jungle')
    .card('explore', '1-mountain');
  // Three dahan fall; the presence of A3 goes with the blight; then two are near, and A5 is too far.
  expect([position.asks, position.answers()]).toEqual([['0 lose-presence'], ['A2', 'A4']]);
  position.say('A4').is({ A3: '2 city, blight', A2: '', A4: '', A5: '1 of seat 0' });
  expect(position.state.spirits[0]!.destroyed).toBe(3);
});

test('J-25.1 Words of Warning: the dahan strike together with the invaders, with the damage that both have before', () => {
  const position = invaders(thunder).land('A3', '2 city, 2 dahan').card('ravage', '1-jungle').card('explore', '1-mountain');
  position.with((state) => state.modifiers.push({ kind: 'dahan-at-once', land: 2, amount: 1, seat: 0, until: 'turn' }));
  position.say('city takes 3').is({ A3: 'city-1, blight' });
});

test('J-25.6 Encompassing Ward follows the presence of its target', () => {
  const position = invaders({}).land('A3', 'town').card('ravage', '1-jungle').card('explore', '1-mountain');
  position.with((state) => state.modifiers.push({ kind: 'defend-of-presence', land: null, amount: 2, seat: 0, until: 'turn' }));
  position.presence('A3').is({ A3: 'town, 1 of seat 0' });
});

test('J-14.10 J-23.14 drowning does not happen because of itself', () => {
  const position = drawn(ocean).clear().presence('A1').land('A7', 'city').land('A0', 'town');
  carryOut(position, 'A0', [destroy(1, 'town')]).is({ A0: '' });
  expect(position.log.some(({ what }) => what === 'drowned')).toBe(false);
});

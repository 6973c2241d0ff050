import { expect, test } from 'vitest';
import { add, at, damage, destroy, has, replace, special, type Step } from '../../content/step.ts';
import { discardTopFearCard, putFearCardOnTop, takeTopFearCard } from '../../rules/fear-and-blight/fear-deck.ts';
import { generateFear } from '../../rules/fear-and-blight/fear.ts';
import { done } from '../../rules/action-body.ts';
import { carryOut, doing } from '../doing.ts';
import type { Drawn, Table } from '../drawn.ts';
import { against, idsOf, laterOf, moreOf } from '../opponents.ts';

const russia = (level: number, more: Table = {}): Drawn => laterOf('russia', level, more);
const island = (level: number, more: Table = {}): Drawn => against('russia', level, more).clear().presence('A5').land('A3', 'city');

test('J-36.18 Russia: more beasts on its panel than on the island lose the game', () => {
  const hunted = (beasts: number): Drawn =>
    russia(1)
      .land('A4', 'explorer, beasts')
      .land('A8', `${beasts} beasts`)
      .with((state) => {
        state.panels.beasts = 1;
      })
      .card('ravage', '1-sands')
      .card('explore', '1-jungle')
      .is({ A4: 'explorer, blight' });
  expect(hunted(1).run.outcome).toMatchObject({ winners: [], about: { why: 'hunters' } });
  expect(hunted(2).run.outcome).toBeNull();
  expect(hunted(2).state.panels.beasts).toBe(2);
  expect(() => against('russia', 0, { options: { tokens: 'without-beasts' } })).toThrow('Russia needs beasts');
});

test('J-36.19 J-31.7 Russia, escalation: two explorers among the lands with beasts of each board', () => {
  const position = russia(0).land('A1', 'beasts').land('A8', 'beasts').card('explore', '2-sands');
  expect([position.asks, position.answers()]).toEqual([['0 stalk-predators'], ['A1', 'A8']]);
  // Before the explore: they are no source.
  position.say('A1', 'A8').is({ A1: 'explorer, beasts', A8: 'explorer, beasts', A4: 'explorer' });
  russia(0).land('A8', 'beasts').card('explore', '2-sands').is({ A8: '2 explorer, beasts' });
});

test('J-36.19 Russia, escalation: a board without beasts takes the lands with beasts of another', () => {
  const position = russia(0, { spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A1', 'beasts')
    .land('A6', 'beasts')
    .card('explore', '2-sands');
  position.say('A1', 'A1');
  expect([position.asks, position.answers()]).toEqual([['0 stalk-predators'], ['A1', 'A6']]);
  position.say('A6', 'A6').is({ A1: '2 explorer, beasts', A6: '2 explorer, beasts' });
});

test('J-36.19 J-24.9 Russia, escalation: presence of Many Minds is hunted as beasts only if the table lets it count', () => {
  const swarm = (pieces: string): Drawn =>
    russia(0, { spirits: ['Many Minds', 'Vital'] })
      .with((state) => state.spirits.forEach((spirit) => (spirit.presence = spirit.presence.map(() => 0))))
      .presence('2 A5')
      .presence('B5', 1)
      .land('B8', pieces)
      .card('explore', '2-sands');
  // Board A: its own swarm, or the beasts of board B; there are beasts on board B.
  const beside = swarm('beasts');
  expect([beside.asks, beside.answers()]).toEqual([['0 stalk-predators'], ['A5', 'B8']]);
  beside.say('B8').is({ A5: '2 of seat 0', B8: '4 explorer, beasts' });
  // No beasts anywhere: nobody need come.
  const none = swarm('');
  expect(none.answers()).toEqual(['A5', 'stop']);
  none.say('stop', 'stop').is({ A5: '2 of seat 0', B8: '' });
  swarm('').say('A5', 'A5').is({ A5: '4 explorer, 2 of seat 0' });
});

test('J-36.20 Russia 1: setup adds beasts and an explorer to the highest-numbered land without town and city', () => {
  const [zero, one] = [against('russia', 0), against('russia', 1)];
  expect([moreOf('beasts', zero, one), moreOf('explorer', zero, one)]).toEqual([{ A7: 1 }, { A7: 1 }]);
});

test('J-36.20 Russia 1: explorers deal 1 more damage', () => {
  const ravaged = (level: number): Drawn =>
    russia(level).land('A4', 'explorer, 2 dahan').card('ravage', '1-sands').card('explore', '1-jungle');
  ravaged(1).is({ A4: 'dahan, blight' });
  ravaged(0).is({ A4: 'dahan, dahan-1' });
});

test('J-36.20 Russia 1: where a ravage adds blight, cascades included, a beasts is destroyed', () => {
  const position = russia(1)
    .land('A4', 'explorer, 2 beasts, blight')
    .land('A1', 'beasts')
    .land('A8', '5 beasts')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  expect(position.asks).toEqual(['0 cascade']);
  position.say('A1').is({ A4: 'explorer, 2 blight, beasts', A1: 'blight', A8: '5 beasts' });
  expect(position.state.panels.beasts).toBe(2);
  // Blight of another origin hunts nothing.
  carryOut(island(1).land('A4', 'beasts'), 'A4', [add(1, 'blight')]).is({ A4: 'blight, beasts' });
});

test('J-36.21 Russia 2: the first time in an action that explorers would be destroyed, one is pushed, for 1 fear', () => {
  const struck = (level: number): Drawn =>
    carryOut(island(level).land('A4', '3 explorer'), 'A4', [destroy(2, 'explorer'), destroy(1, 'explorer')]);
  struck(1).is({ A4: '' });
  const position = struck(2);
  expect([position.asks, position.answers()]).toEqual([
    ['0 push'],
    ['explorer A4 to A1', 'explorer A4 to A2', 'explorer A4 to A3', 'explorer A4 to A5'],
  ]);
  position.say('explorer A4 to A1').is({ A4: '', A1: 'explorer' });
  expect(position.fear).toBe(1);
  // Damage destroys, too.
  carryOut(island(2).land('A4', '2 explorer'), 'A4', [damage(2)])
    .say('explorer A4 to A2')
    .is({ A4: '', A2: 'explorer' });
  // Each action anew, and towns have no such sense.
  carryOut(island(2).land('A4', 'town'), 'A4', [destroy(1, 'town')]).is({ A4: '' });
});

test('J-36.21 Russia 2: each land of a card is an action of its own', () => {
  const position = russia(2).land('A4', 'town, explorer').land('A7', 'town, explorer').fearCard('Scapegoats').card('explore', '1-mountain');
  position.say('explorer A4 to A2', 'explorer A7 to A8').is({ A2: 'explorer', A4: 'town', A7: 'town', A8: 'explorer' });
  expect(position.fear - 4).toBe(2);
});

test('J-36.21 J-30.2 Russia 2: out of an isolated land an explorer flees only if the players allow it', () => {
  const struck = (isolated: string): Drawn => {
    const position = laterOf('russia', 2).land('A4', '2 explorer');
    const space = position.space(isolated);
    position.with((state) => state.modifiers.push({ kind: 'isolate', land: space, amount: 1, seat: 0, until: 'turn' }));
    return carryOut(position, 'A4', [destroy(2, 'explorer')]);
  };
  const held = struck('A4');
  expect(held.answers()).toContain('stop');
  expect(held.say('stop').is({ A4: '' }).fear).toBe(0);
  expect(struck('A4').say('explorer A4 to A5').is({ A4: '', A5: 'explorer, 1 of seat 0' }).fear).toBe(1);
  expect(struck('A5').answers()).not.toContain('stop');
});

test('J-36.21 Russia 2 and Ocean: quicksand pushes one into the ocean, and drowning pushes it back (p. 26)', () => {
  const position = against('russia', 2, { spirits: ['Ocean', 'River'] })
    .clear()
    .presence('A1, A0')
    .presence('A5', 1)
    .land('A3', 'city')
    .land('A1', '2 explorer');
  position.state.conditions.push({ id: 99, kind: 'quicksand', land: position.space('A2'), seat: 1, power: 0, level: 0 });
  carryOut(position, 'A1', [
    { do: 'push', n: 2, upTo: false, what: ['explorer'], other: [{ is: 'has', of: ['blight'], least: 0, most: 0 }] },
  ]);
  position.say('explorer A1 to A2', 'explorer A1 to A2');
  expect(position.asks).toEqual(['1 push']);
  position.say('explorer A2 to A0');
  expect(position.asks).toEqual(['0 push']);
  position.say('explorer A0 to A2').is({ A0: '1 of seat 0', A2: 'explorer' });
  expect(position.fear).toBe(2);
});

test('J-40.41 Russia and Bringer: Bringer chooses whether one is pushed for 1 fear before the rest is dreamt', () => {
  const dreamt = (): Drawn =>
    carryOut(
      against('russia', 2, { spirits: ['Bringer'] })
        .clear()
        .presence('A5')
        .land('A3', 'city')
        .land('A4', '2 explorer'),
      'A4',
      [destroy(2, 'explorer')],
      "Call on Midnight's Dream",
    );
  expect(dreamt().asks).toEqual(['0 dream-or-flee']);
  const first = dreamt().say('yes', 'explorer A4 to A1');
  expect([first.fear, first.asks]).toEqual([1, ['0 push']]);
  first.say('explorer A4 to A2').is({ A4: '', A1: 'explorer', A2: 'explorer' });
  const dream = dreamt().say('no', 'explorer A4 to A1', 'explorer A4 to A2').is({ A4: '', A1: 'explorer', A2: 'explorer' });
  expect(dream.fear).toBe(0);
});

test('J-36.22 Russia 3: ravage cards also fit lands with three explorers, once for each card', () => {
  const ravaged = (level: number, explorers: number): Drawn =>
    russia(level).land('A6', `${explorers} explorer`).card('ravage', '1-sands').card('explore', '1-jungle');
  ravaged(3, 3).is({ A6: '3 explorer, blight' });
  ravaged(3, 2).is({ A6: '2 explorer' });
  ravaged(2, 3).is({ A6: '3 explorer' });
  const own = russia(3).land('A4', '3 explorer').card('ravage', '1-sands').card('explore', '1-jungle').is({ A4: '3 explorer, blight' });
  expect(own.log.filter(({ what }) => what === 'ravaged')).toHaveLength(1);
});

test('J-36.24 Russia 5: invader cards lie under 3 and under 7 fear cards', () => {
  const under = [
    { stage: 2, above: 3 },
    { stage: 3, above: 7 },
  ];
  expect(against('russia', 5).state.fear.entrenched).toEqual(under);
  expect(against('russia', 4).state.fear.entrenched).toEqual([]);
  const changed = doing(against('russia', 5), (table) =>
    done(() => {
      putFearCardOnTop(table);
      discardTopFearCard(table);
      takeTopFearCard(table);
    }),
  );
  expect(changed.asks).toEqual(['0 all-done']);
  expect(changed.state.fear.entrenched.map(({ above }) => above)).toEqual([2, 6]);
});

test('J-36.24 Russia 5: an invader card that comes to light goes into the build space, and escalates when it is carried out', () => {
  const position = doing(
    island(5)
      .land('A8', '4 beasts')
      .with((state) => {
        state.fear.entrenched = [{ stage: 2, above: 1 }];
        state.invaders.unseen[1] = [6];
      }),
    (table) => done(() => generateFear(table, 4)),
  );
  expect(position.asks).toEqual(['0 all-done']);
  const { invaders, fear } = position.state;
  expect([idsOf(invaders.build), invaders.fresh, fear.entrenched]).toEqual([['2-sands'], [6], []]);
  const built = russia(5)
    .land('A8', '4 beasts')
    .land('A4', 'explorer')
    .card('build', '2-sands')
    .with((state) => state.invaders.fresh.push(6))
    .card('explore', '1-mountain')
    .is({ A8: '2 explorer, 4 beasts', A4: 'explorer, town' });
  expect([built.state.invaders.fresh, idsOf(built.state.invaders.ravage)]).toEqual([[], ['2-sands']]);
});

test('J-36.25 Russia 6: after the ravage step each board without new blight gets an explorer and a town, from round 2 on', () => {
  const pressed = (level: number, turn: number, pieces: string): Drawn =>
    russia(level)
      .land('A4', pieces)
      .land('A8', '2 explorer, 3 beasts')
      .with((state) => {
        state.turn = turn;
      })
      .card('ravage', '1-sands')
      .card('explore', '1-mountain');
  pressed(6, 2, '').is({ A8: '3 explorer, town, 3 beasts' });
  pressed(6, 1, '').is({ A8: '2 explorer, 3 beasts' });
  pressed(5, 2, '').is({ A8: '2 explorer, 3 beasts' });
  // A board that the step has blighted is pressed no further.
  pressed(6, 2, 'town').is({ A4: 'town, blight', A8: '2 explorer, 3 beasts' });
  const equal = pressed(6, 2, '').land('A6', '2 explorer');
  expect([equal.asks, equal.answers()]).toEqual([['0 fast-profit'], ['A6', 'A8']]);
  const nobody = russia(6).card('explore', '1-mountain');
  expect(nobody.asks).toEqual(['0 phase-over']);
});

test('J-36.21 J-24.6 Russia 2: of a board that goes down one explorer is pushed to another, the first of the action', () => {
  const sinking = (level: number, ...before: Step[]): Drawn => {
    const position = against('russia', level, { spirits: ['River', 'Vital'], options: { events: false } }).clear();
    position.presence('A5, B5').presence('B4', 1).land('B1', 'city').land('A3', '2 explorer').land('A1', 'explorer');
    return carryOut(position, 'A1', [...before, special('sink-the-board')]);
  };
  const fled = sinking(2);
  expect([fled.asks, fled.answers()]).toEqual([['0 push'], ['explorer A3 to B3', 'explorer A3 to B4', 'explorer A3 to B7']]);
  fled.say('explorer A3 to B7').is({ B7: 'explorer', B3: '' });
  expect(fled.fear).toBe(1);
  expect(sinking(1).fear).toBe(0);
  // Whom the same action has saved before is not destroyed, and must go where there is land.
  const twice = sinking(2, destroy(1, 'explorer')).say('explorer A1 to A6').is({ B3: 'explorer', B7: '' });
  expect(twice.fear).toBe(1);
});
test('J-13.13 J-36.21 Russia 2: an explorer who fled cannot be damaged again by the same action', () => {
  const storm = (level: number): Drawn =>
    island(level, { spirits: ['Lightning'] })
      .presence('2 A4')
      .land('A5', '2 explorer')
      .played('Storm-Swath')
      .phase('slow')
      .say('use Storm-Swath', 'A5', ...(level < 2 ? [] : ['explorer A5 to A4']));
  storm(1).is({ A5: '1 of seat 0', A4: '2 of seat 0' });
  // It fled into the origin land, where all invaders take damage as well.
  storm(2).is({ A5: '1 of seat 0', A4: 'explorer, 2 of seat 0' });
});

test('J-13.13 an explorer who fled and became a town in the same action is safe no longer than that', () => {
  const position = island(2).land('A4', 'explorer').land('A1', 'beasts');
  carryOut(position, 'A4', [destroy(1, 'explorer'), at({ test: [has('beasts')] }, replace(1, 'explorer', 'town'))], null);
  position.say('explorer A4 to A1').is({ A1: 'town, beasts' });
  expect(position.state.spaces[position.space('A1')]!.groups.map(({ dream }) => dream)).toEqual([0]);
});

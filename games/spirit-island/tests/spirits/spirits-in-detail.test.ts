import { expect, test } from 'vitest';
import type { Play } from '@skerry/engine';
import { powerNamed } from '../../content/powers.ts';
import { damage, destroyPresence, inEachAdjacent } from '../../content/step.ts';
import { action } from '../../rules/action.ts';
import { addBlight } from '../../rules/fear-and-blight/blighting.ts';
import { destroyPresence as losePresence } from '../../rules/pieces/losing-presence.ts';
import { ravage } from '../../rules/invaders/ravage.ts';
import type { ModifierKind, SpiritTable } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table, withPower } from '../drawn.ts';
import { draw, play as playEvent } from '../events/event-cases.ts';
import { laterOf } from '../opponents.ts';
import { play } from '../use.ts';

/** Corners of the spirits' own rules, where they meet others. */
const quiet = (table: Table): Drawn =>
  drawn(table)
    .clear()
    .land('A3', 'city')
    .with(({ blight }) => (blight.pool = 9));
const byNobody = (position: Drawn, body: (table: SpiritTable) => Play): Drawn =>
  doing(position, (table) => action(table, { kind: 'event' }, () => body(table)));
const withRule = (position: Drawn, kind: ModifierKind, land: string | null, amount = 1, seat = 0): Drawn =>
  position.with(
    (state) => void state.modifiers.push({ kind, land: land === null ? null : position.space(land), amount, seat, until: 'turn' }),
  );

function* lose(table: SpiritTable, land: number): Play {
  yield* losePresence(table, 0, land, 1);
}

// ── Bringer ──

test('J-23.8 Bringer: its powers destroy no beasts, and by their blight no presence but its own', () => {
  play('Volcanic Eruption', {
    spirits: ['Bringer', 'River'],
    presence: '3 A6',
    others: 'A6, A8',
    lands: { A6: 'town, beasts, dahan' },
    say: ['0: A6', '0: town A6 to A5'],
    is: { A6: 'dahan, blight, beasts, 2 of seat 0, 1 of seat 1', A5: 'town' },
    fear: 6 + 2,
  });
});

test('J-23.8 Bringer: what each spirit would lose by its power only Bringer loses', () => {
  const position = play('Draw Towards a Consuming Void', {
    spirits: ['Bringer', 'River'],
    presence: '2 A5',
    others: 'A5, A8',
    lands: { A5: '2 beasts' },
  });
  while (position.asks[0] === '0 draw-whose') position.say(position.answers(0)[0]!);
  expect(position.state.spirits.map(({ destroyed }) => destroyed)).toEqual([1, 0]);
  expect(position.at('A5')).toContain('2 beasts');
});

test('J-23.10 J-23.8 where invaders ravage by a power of Bringer, blight takes the presence of all', () => {
  const position = quiet({ spirits: ['Bringer', 'River'] })
    .presence('A4')
    .presence('A4, A5', 1)
    .land('A4', 'city');
  const a4 = position.space('A4');
  doing(position, (table) =>
    action(table, { kind: 'spirit', seat: 0, power: powerNamed('Flash Floods'), land: a4 }, () => ravage(table, a4)),
  );
  position.is({ A4: 'city, blight' });
});

// ── Wildfire's gift ──

test("Flame's Fury: 1 damage more in a whole use, also where each land is an action of its own", () => {
  const position = withRule(quiet({ spirits: ['Heart'] }), 'powers-deal-more', null)
    .presence('A5')
    .land('A1', 'city')
    .land('A6', 'city');
  carryOut(position, 'A5', [inEachAdjacent(damage(1))]);
  const hit = ['A1', 'A6'].map((land) => position.at(land));
  expect(hit.toSorted()).toEqual(['city-1', 'city-2']);
});

// ── Presence that is saved ──

test('J-13.13 presence that flowed away from blight is not destroyed by the same cascade', () => {
  const position = withRule(quiet({ spirits: ['Shroud'] }), 'presence-flows', 'A5')
    .presence('A5')
    .land('A5', 'blight')
    .land('A4', 'blight');
  byNobody(position, (table) => addBlight(table, position.space('A5')));
  position.say('A4', 'A4', 'A1').is({ A5: '2 blight', A4: '2 blight, 1 of seat 0', A1: 'blight' });
});

test('J-13.13 what was not saved is destroyed by the cascade', () => {
  const position = withRule(quiet({ spirits: ['Shroud'] }), 'presence-flows', 'A5')
    .presence('A5, A4')
    .land('A5', 'blight')
    .land('A4', 'blight');
  byNobody(position, (table) => addBlight(table, position.space('A5')));
  position.say('A4', 'A4', 'A1').is({ A4: '2 blight, 1 of seat 0', A5: '2 blight' });
  expect(position.state.spirits[0]!.destroyed).toBe(1);
});

test('J-13.13 J-40.32 Stone: presence that was kept from an event is not destroyed by it as the next one', () => {
  const kept = withRule(quiet({ spirits: ['Stone'] }), 'keep-presence', null)
    .presence('A4, A5')
    .energy(1);
  carryOut(kept, 'A4', [destroyPresence(2)], null)
    .say('A4', 'yes')
    .is({ A4: '1 of seat 0', A5: '' });
});

// ── Stone ──

test('J-40.31 Stone: with a bulwark it pays for each blight by itself', () => {
  const position = withRule(quiet({ spirits: ['Stone'] }), 'blight-from-the-box', null, 2)
    .presence('3 A4')
    .energy(3);
  const before = position.state.blight.pool;
  byNobody(position, (table) => addBlight(table, position.space('A4'), 2))
    .say('yes')
    .is({ A4: '2 blight, 3 of seat 0' });
  expect([position.state.blight.pool, position.state.blight.box, position.state.spirits[0]!.energy]).toEqual([before - 1, 1, 1]);
  const both = withRule(quiet({ spirits: ['Stone'] }), 'blight-from-the-box', null, 1)
    .presence('3 A4')
    .energy(5);
  byNobody(both, (table) => addBlight(table, both.space('A4'), 2)).say('yes', 'no');
  expect([both.state.blight.pool, both.state.blight.box, both.state.spirits[0]!.energy]).toEqual([before - 1, 1, 4]);
});

test('J-40.31 J-35.5 Stone: where all things weaken its bedrock keeps all presence, not the beasts', () => {
  const position = withRule(quiet({ spirits: ['Stone', 'River'] }), 'blight-is-fatal', null)
    .presence('2 A4')
    .presence('A4, A5', 1)
    .land('A4', 'beasts');
  byNobody(position, (table) => addBlight(table, position.space('A4'))).is({ A4: 'blight, 2 of seat 0, 1 of seat 1', A5: '1 of seat 1' });
});

// ── Volcano ──

test('J-13.4 J-40.37 Volcano: whatever destroyed its presence, it divides the blast among the dahan', () => {
  const position = quiet({ spirits: ['Volcano'] })
    .presence('2 A6')
    .land('A6', 'dahan-1, dahan');
  byNobody(position, (table) => lose(table, position.space('A6')));
  expect(position.answers()).toEqual(['dahan-1 takes 1', 'dahan takes 1']);
  position.say('dahan takes 1').is({ A6: '2 dahan-1, 1 of seat 0' });
});

// ── Fangs and Many Minds ──

test('J-40.2 J-40.23 Fangs goes along with a sacred site of Many Minds that moves as beasts', () => {
  const position = withPower('Ranging Hunt', { spirits: ['Sharp', 'Many'] })
    .presence('A5, A4')
    .presence('2 A4, A7', 1)
    .land('A3', 'city')
    .elements('2 animal')
    .say('0: use Ranging Hunt', '0: A5', '0: beasts A4 to A5', '1: yes');
  expect(position.asks).toEqual(['0 go-along']);
  position.say('0: yes').is({ A4: '', A5: '2 of seat 0, 2 of seat 1' });
});

// ── Ocean ──

test('J-23.12 Ocean: disease in its ocean is on the board for an event, in an ocean that is not in play it is not', () => {
  const dying = (spirit: string): number =>
    playEvent('Seek New Farmland', { spirits: [spirit], presence: 'A2', lands: { A0: 'disease' }, options: { sets: 'jagged-earth' } }).fear;
  expect([dying('Ocean'), dying('River')]).toEqual([1, 0]);
});

test('J-23.12 J-36.18 Ocean: beasts in its ocean are on the island', () => {
  const hunted = (spirits: readonly string[]): Drawn =>
    laterOf('russia', 1, { spirits })
      .presence('A2')
      .land('A4', 'explorer, beasts')
      .land('A0', '2 beasts')
      .with((state) => void (state.panels.beasts = 1))
      .card('ravage', '1-sands')
      .card('explore', '1-jungle')
      .is({ A4: 'explorer, blight' });
  expect(hunted(['Ocean']).run.outcome).toBeNull();
  expect(hunted(['River']).run.outcome).toMatchObject({ winners: [], about: { why: 'hunters' } });
});

test('J-23.12 J-36.11 Ocean: blight in its ocean is on the board', () => {
  const asked = (blight: number): string[] =>
    laterOf('habsburg-monarchy', 0, { spirits: ['Ocean'] })
      .presence('A2')
      .land('A8', 'blight')
      .land('A0', `${blight} blight`)
      .land('A6', 'town')
      .card('explore', '2-sands').asks;
  expect([asked(3), asked(4)]).toEqual([['0 prime-territory'], ['0 phase-over']]);
});

// ── Finder and Many Minds ──

test('J-24.8 J-40.23 Finder: a sacred site of Many Minds is one of the beasts of which it leads half away', () => {
  const position = withPower('Lay Paths They Cannot Help but Walk', { spirits: ['Finder', 'Many'] })
    .elements('2 moon, 2 air')
    .presence('A5')
    .presence('2 A5, A7', 1)
    .land('A3', 'city')
    .land('A5', 'beasts')
    .say('0: use Lay Paths They Cannot Help but Walk');
  expect(position.answers(0)).toContain('beasts A5 to A4');
});

// ── Fractured Days and Memory ──

const slipping = (): Drawn =>
  withPower('Slip the Flow of Time', { spirits: ['Fractured', 'Shifting'] })
    .elements('3 moon, air')
    .presence('A5')
    .presence('2 A4', 1)
    .land('A3', 'city')
    .land('A4', '2 city')
    .with(({ spirits }) => {
      spirits[1]!.played.push(powerNamed('Drought'));
      spirits[1]!.prepared = [1, 0, 0, 0, 0, 0, 0, 0];
      spirits[1]!.gained = [1, 0, 0, 0, 0, 0, 0, 0];
    })
    .say('0: use Slip the Flow of Time', '0: seat 1');

test('J-40.26 Memory lays markers out for a slow power in the midst of Slip the Flow of Time', () => {
  const position = slipping();
  expect(position.answers(1)).toContain('lay-out');
  // With the third sun one of them is destroyed.
  position.say('1: lay-out', '1: use Drought', '1: A4').is({ A4: 'city-1, blight, 1 of seat 1' });
  expect([position.state.spirits[1]!.prepared[0], position.state.spirits[1]!.spent[0]]).toEqual([0, 0]);
});

test('J-40.26 Memory: what it laid out for nothing there stays prepared', () => {
  const position = slipping().say('1: lay-out', '1: stop');
  expect([position.state.spirits[1]!.prepared[0], position.state.spirits[1]!.spent[0]]).toEqual([1, 0]);
});

test('J-40.26 J-34.3 Memory: a prepared marker is an element for the price of an event', () => {
  const paying = (energy: number): Drawn =>
    draw('New Species Spread', {
      spirits: ['Shifting'],
      with: ({ spirits: [memory] }) => {
        memory!.energy = energy;
        memory!.hand = [];
        memory!.prepared = [0, 2, 0, 0, 0, 0, 0, 0];
      },
    });
  // 4 energy for a player, aided by moon: with 2 energy both markers are needed, with 3 one of them, with 1 it is too dear.
  const both = paying(2).say('option 2');
  expect([both.state.spirits[0]!.energy, both.state.spirits[0]!.prepared[1]]).toEqual([0, 0]);
  const one = paying(3).say('option 2', 'stop');
  expect([one.state.spirits[0]!.energy, one.state.spirits[0]!.prepared[1]]).toEqual([0, 1]);
  expect(paying(1).asks).toEqual(['0 phase-over']);
});

test('J-40.28 J-40.27 Memory: what Shroud gathers for a power changes the observed land by that use', () => {
  const position = withPower('Unnerving Pall', { spirits: ['Shroud', 'Shifting'] })
    .presence('A5, A7')
    .presence('2 A8', 1)
    .land('A3', 'city')
    .land('A4', 'explorer')
    .with((state) =>
      state.conditions.push({ id: 7, kind: 'observe', land: 3, seat: 1, power: powerNamed('Observe the Ever-Changing World'), level: 3 }),
    )
    .say('0: use Unnerving Pall', '0: option 2');
  expect(position.asks).toEqual(['1 prepare']);
});

// ── Entwined Power ──

/** Sacred sites from which a card of River, seat 0, or of Earth, seat 1, may go out, when each may target from the presence of the other. */
const entwined = (seat: 0 | 1, river: string, earth: string): boolean => {
  const position = drawn({ spirits: ['River', 'Vital'] })
    .clear()
    .land('A3', 'city')
    .presence(river)
    .presence(earth, 1)
    .phase('fast')
    .with(({ spirits }) => {
      spirits[seat]!.played.push(powerNamed('Guard the Healing Land'));
      spirits[0]!.alsoFrom = [1];
      spirits[1]!.alsoFrom = [0];
    });
  return position.run.questionOf(seat) !== undefined && position.answers(seat).includes('use Guard the Healing Land');
};

test('J-4.7 Entwined Power: presence of both adds up to an origin, and wetlands are sacred sites for River alone', () => {
  expect([entwined(0, 'A4', 'A7'), entwined(0, 'A4', 'A4'), entwined(1, 'A4', 'A4')]).toEqual([false, true, true]);
  expect([entwined(0, 'A4', 'A5'), entwined(1, 'A5', 'A4')]).toEqual([true, false]);
});

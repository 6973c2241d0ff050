import { expect, test } from 'vitest';
import { add, fear, gather, push, special, type Step } from '../../content/step.ts';
import { unweave } from '../../rules/island/changing-island.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import { THIEF } from '../../rules/state.ts';
import { carryOut, doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

const island = (scenario: string, more: Table = {}): Drawn =>
  drawn({ ...more, options: { scenario, sets: 'jagged-earth', events: false, ...more.options } })
    .clear()
    .presence('2 A6')
    .land('A3', 'city');
/** A4 and A5 are one land: A4. */
const joined = (position: Drawn): Drawn => carryOut(position, 'A4', [special('weave')]).say('A5');
const defend = (position: Drawn, land: string): number => defendOf(position.state, position.space(land));

test('J-24.1 what holds in one of two lands for the turn holds in the land that they are together', () => {
  const position = island('none').with(({ modifiers }) => {
    modifiers.push({ kind: 'defend', land: 4, amount: 4, seat: 0, until: 'turn' });
    modifiers.push({ kind: 'defend', land: 3, amount: 1, seat: 0, until: 'turn' });
    modifiers.push({ kind: 'skip-build', land: 4, amount: 1, seat: 0, until: 'turn' });
  });
  joined(position);
  expect([defend(position, 'A4'), position.state.modifiers.map(({ land }) => land)]).toEqual([5, [3, 3, 3]]);
});

test('J-24.1 J-40.12 a way to one of two lands leads to the land that they are together, and is none between the two', () => {
  const opened = (here: string, there: string): unknown => {
    const finder = island('none', { spirits: ['Finder'] })
      .presence(here)
      .presence(there);
    const pair = [finder.space(here), finder.space(there)] as const;
    return joined(finder.with((state) => void (state.island = { ...state.island, opened: pair }))).state.island.opened;
  };
  expect([opened('A5', 'A8'), opened('A2', 'A5'), opened('A4', 'A5')]).toEqual([[3, 7], [1, 3], null]);
});

test('J-24.1 an ocean that a power targets is joined to no land: its invaders are where they were', () => {
  const position = island('none', { spirits: ['Ocean'] })
    .presence('2 A0')
    .land('A1', 'town, dahan');
  carryOut(position, 'A0', [special('weave'), fear(1)]).is({ A0: '2 of seat 0', A1: 'town, dahan' });
  expect([position.state.weaves, position.fear]).toEqual([[], 1]);
});

test('J-24.1 J-38.10 joined lands have the warding patterns of both, and blight destroys them all', () => {
  const warded = (): Drawn =>
    island('ward-the-shores').with((state) => {
      state.laid.wards = [3, 4, 4, 0];
    });
  expect([defend(warded(), 'A4'), defend(joined(warded()), 'A4')]).toEqual([3, 9]);
  const blighted = joined(warded());
  carryOut(blighted, 'A4', [add(1, 'blight')]);
  expect(blighted.state.laid.wards).toEqual([0]);
});

test('J-24.2 "all" are pushed or gathered once each, though a joined land is next to itself and they could go round for ever', () => {
  const after = (step: Step): Drawn => carryOut(joined(island('none').land('A4', '2 dahan')), 'A4', [step]);
  expect(after(push('all', 'dahan')).say('dahan A4 to A4', 'dahan A4 to A4').asks).toEqual(['0 all-done']);
  // There is nobody else to gather.
  expect(after(gather('all', 'dahan')).asks).toEqual(['0 all-done']);
});

test('J-24.1 J-22.9 an inner land that has become a part of another is still one', () => {
  const position = joined(island('guard-the-isles-heart', { spirits: ['River'] })).with((state) => {
    state.turn = 2;
    state.marks = [4];
  });
  expect(carryOut(position, 'A4', [add(1, 'town')]).run.outcome).toMatchObject({ winners: [], about: { why: 'heart' } });
});

test('J-24.1 J-38.13 a flame that burns in one of two lands burns in both', () => {
  const burnt = (position: Drawn): string =>
    carryOut(position.land('A1', 'explorer'), 'A1', [{ do: 'destroy', n: 1, what: ['explorer'], upTo: false }]).at('A1');
  // A1 is beside A4 and A5, A3 only beside A4.
  const flames = (): Drawn => island('rituals-of-the-destroying-flame').with((state) => (state.laid.flames = [4]));
  expect([burnt(flames()), burnt(joined(flames()))]).toEqual(['', '']);
  const far = joined(flames());
  expect(carryOut(far, 'A3', [{ do: 'destroy', n: 1, what: ['city'], upTo: false }]).at('A3')).toBe('');
});

/** A thief whom nobody has seen. */
const thief = (position: Drawn, land: string): Drawn =>
  position.with(({ laid, spaces }) => {
    laid.thieves.push({ land: position.space(land), value: -1 });
    spaces[position.space(land)]!.tokens[THIEF - 4]!++;
  });
const thieves = ({ state }: Drawn): number[] => state.laid.thieves.map(({ land }) => land);

test('J-24.1 J-24.4 a thief is where its token is, in joined lands and after them', () => {
  const position = joined(thief(island('despicable-theft'), 'A5'));
  expect(thieves(position)).toEqual([3]);
  const [stays, goes] = [0, 1].map((option) => {
    const again = joined(thief(island('despicable-theft'), 'A5'));
    doing(again, (table) => unweave(table)).say(`option ${option + 1}`);
    return [thieves(again), again.at('A4'), again.at('A5')];
  });
  expect(stays).toEqual([[3], 'thief', '']);
  expect(goes).toEqual([[4], '', 'thief']);
});

test('J-24.6 with a board thieves, patterns and flames are gone; what was seen of the loot comes back', () => {
  const position = thief(island('despicable-theft', { spirits: ['River', 'Vital'] }).presence('B5', 1), 'A5').with(({ laid }) => {
    laid.thieves[0]!.value = 3;
    laid.wards = [4, 9];
    laid.flames = [4];
  });
  carryOut(position, 'A4', [special('sink-the-board'), fear(1)]);
  const { laid } = position.state;
  expect([laid.thieves, laid.gone, laid.wards, laid.flames]).toEqual([[], [3], [9], []]);
});

test('J-24.5 J-38.19 a thief in a land that does not exist for a while does not escape', () => {
  const escaped = (absent: readonly number[]): number =>
    thief(island('despicable-theft'), 'A1')
      .with((state) => {
        state.island = { ...state.island, absent };
        state.fear.generated = 3;
      })
      .card('explore', '1-jungle')
      .phase('invader')
      .is({}).state.laid.thieves.length;
  expect([escaped([]), escaped([0])]).toEqual([0, 1]);
});

test('J-24.1 J-38.19 a land that is joined across a seam is no coast of the ocean that it does not touch: thieves of that board do not go there', () => {
  const theft = thief(island('despicable-theft', { spirits: ['River', 'Vital'] }).presence('B5', 1), 'A5');
  theft.with((state) => void (state.island = { ...state.island, woven: [[theft.space('A4'), theft.space('B3')]] }));
  theft.card('explore', '1-jungle').phase('invader');
  expect([theft.asks[0], theft.at('A1')]).toEqual(['0 phase-over', 'thief']);
});

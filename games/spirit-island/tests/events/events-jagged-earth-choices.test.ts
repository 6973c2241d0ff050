import { describe, expect } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { defendOf } from '../../rules/invaders/defend.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { healthOf } from '../../rules/pieces/health.ts';
import { DAHAN, EXPLORER } from '../../rules/state.ts';
import { BranchTests, jungle, minor, ravaged, rich, two } from './event-cases.ts';

const all = new BranchTests();
const { branch } = all;

describe('choices of Jagged Earth', () => {
  branch('Tend to Your Own Strength', 'Lesser Spirits Imperiled', 'energy; a plant costs the island blight, an animal a dahan', {
    lands: { A4: 'blight, 2 dahan', A8: '2 dahan' },
    with: minor('Devouring Ants'),
    is: { A4: 'dahan, blight', A8: '2 dahan' },
    after: ({ state }) => expect([state.spirits[0]!.energy, state.blight.pool]).toEqual([1, 20]),
  });
  branch('Tend to Your Own Strength', 'Lesser Spirits Imperiled', 'a card with both does both', {
    lands: { A4: 'blight, dahan' },
    with: minor('Encompassing Ward', 'Teeming Rivers'),
    ...two,
    others: 'B6',
    is: { A4: 'blight' },
    after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([19, -1]),
  });
  branch('Forge a Web of Mutual Support', 'Lesser Spirits Imperiled', 'a presence for an element that stays', {
    presence: '2 A6',
    with: rich(4),
    say: ['option 2', 'fire'],
    is: { A6: '1 of seat 0' },
    after: ({ state }) => {
      state.spirits[0]!.gained = [0, 0, 0, 0, 0, 0, 0, 0];
      expect(elementsOf(state, 0)[2]).toBe(1);
    },
  });
  branch('Leave Its Strength with the Dahan', "Remnants of a Spirit's Heart", 'dahan can take 10 more, invaders by them 1 more', {
    lands: { A4: 'explorer, dahan', A8: 'explorer' },
    after: (position) => {
      const health = (land: string, kind: typeof DAHAN | typeof EXPLORER): number =>
        healthOf(position.state, position.space(land), kind, 0);
      expect([health('A4', DAHAN), health('A4', EXPLORER), health('A8', EXPLORER)]).toEqual([12, 2, 1]);
    },
  });
  branch('With Patient Focus Craft a Great Warding', "Remnants of a Spirit's Heart", 'less defend of spirits now, a ward for later', {
    with: (state) => {
      rich(4)(state);
      state.modifiers.push({ kind: 'defend', land: null, amount: 6, seat: 0, until: 'turn' });
      state.modifiers.push({ kind: 'defend', land: null, amount: 1, seat: null, until: 'turn' });
    },
    say: ['option 2'],
    after: (position) => {
      expect(defendOf(position.state, position.space('A4'))).toBe(3);
      expect(position.state.modifiers).toContainEqual(expect.objectContaining({ kind: 'great-warding', amount: 4, until: 'game' }));
    },
  });
  branch('Draw Strength from It While You Can', 'Numinous Crisis', 'blight leaves until the card turns; energy for it, as even as can be', {
    ...two,
    others: 'B6',
    with: (state) => (state.blight.pool = 3),
    say: ['0: option 1', '1: option 1', 'seat 1'],
    after: ({ state, log }) => {
      expect(state.blight.card).toBeGreaterThanOrEqual(0);
      expect(log.filter(({ what }) => what === 'blight-boxed')).toHaveLength(3);
      expect(log.flatMap((entry) => (entry.what === 'energy' ? [entry.n] : []))).toEqual([4, 5]);
    },
  });
  branch('Pour Your Strength into the Island', 'Numinous Crisis', 'each spirit pays in its own way, and the card gets blight', {
    ...two,
    others: '2 B6',
    with: rich(3),
    say: ['0: option 2', '1: option 2', '0: option 1'],
    after: ({ state }) => {
      expect([state.spirits[0]!.energy, state.blight.pool, state.blight.box]).toEqual([0, 22, 2]);
      // Lightning has neither energy, nor cards, nor a space on its tracks that could be covered.
      expect(state.spirits[1]!.destroyed).toBe(1);
    },
  });
  branch('Act Cautiously in the Background', 'Hard-Working Settlers', 'dahan go, a town comes, and the fullest land is ravaged', {
    lands: { A3: 'city, explorer, dahan', A8: 'explorer' },
    cards: jungle,
    say: ['option 1', 'A3', 'dahan A3 to A4', 'A7'],
    after: (position) => expect(ravaged(position)[0]).toEqual(['A3', 4, 4]),
    is: { A7: 'town', A4: 'dahan' },
  });
  branch('Create Unnerving Distractions', 'Hard-Working Settlers', 'a land is not ravaged, fear, and two cards leave the deck', {
    lands: { A8: 'city' },
    cards: jungle,
    with: (state) => (state.invaders.deck = [1, 2, 2, 3, 3]),
    say: ['option 2', 'A3'],
    fear: 1,
    after: (position) => {
      expect(ravaged(position)).toEqual([['A8', 3, 3]]);
      expect(position.state.invaders.deck).toEqual([2, 3]);
    },
  });
  branch('Ignore Their Interest', 'Dahan Trade with the Invaders', 'dahan neither suffer from ravages nor fight back', {
    lands: { A3: 'city, 2 dahan' },
    cards: jungle,
    is: { A3: 'city, 2 dahan, blight' },
  });
  branch('Display Your Wrath at This Betrayal', 'Dahan Trade with the Invaders', 'dahan of a spirit’s land die for fear', {
    lands: { A6: '2 dahan' },
    with: rich(2),
    say: ['option 2'],
    is: { A6: 'dahan, 1 of seat 0' },
    fear: 1,
  });
  branch('Change and Help Them Learn from the Enemy', 'Dahan Trade with the Invaders', 'from the next turn on each dahan defends', {
    lands: { A4: '2 dahan' },
    with: (state) => {
      rich(6)(state);
      state.spirits[0]!.hand = [powerNamed('Devouring Ants')];
    },
    say: ['option 3'],
    after: (position) => {
      const defend = (): number => defendOf(position.state, position.space('A4'));
      expect([defend(), position.state.spirits[0]!.hand]).toEqual([0, []]);
      position.state.turn++;
      expect(defend()).toBe(2);
    },
  });
  branch('Let Destruction Have Its Day', "Life's Balance Tilts", 'beasts go, disease and blight come, all are weaker', {
    lands: { A4: 'beasts, city-1, dahan' },
    with: minor('Voracious Growth', 'Drought'),
    say: ['A8'],
    is: { A4: 'city-1, dahan', A8: 'disease' },
    after: (position) => expect(healthOf(position.state, position.space('A4'), DAHAN, 0)).toBe(1),
  });
  branch('Fortify the Resilience of Life', "Life's Balance Tilts", 'beasts come, disease goes, a slow power heals, all are tougher', {
    lands: { A4: 'disease, blight' },
    with: (state) => {
      rich(4)(state);
      minor('Voracious Growth')(state);
    },
    say: ['option 2', 'A8'],
    is: { A4: '', A8: 'beasts' },
    after: (position) => expect(healthOf(position.state, position.space('A4'), EXPLORER, 0)).toBe(2),
  });
});

all.mustHaveTestedAll('jagged-earth', ['choice']);

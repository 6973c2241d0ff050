import { describe, expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { invadersDo } from '../../content/step.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { Modifier, State } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { draw, play, two } from './event-cases.ts';
import { laterOf } from '../opponents.ts';

/* What the words of an event leave to other rules: which lands, in what order, in how many actions. */

const rich = (n: number) => (state: State) => void (state.spirits[0]!.energy = n);
const turnedUp = (name: string) => (state: State) => void (state.minor.deck = [powerNamed(name)]);
const later = { sets: 'jagged-earth' } as const;

describe('J-34.8 Elemental Boon that is turned up for an event shows an element of choice', () => {
  const drought = (): Drawn => draw('Years of Little Rain', { with: turnedUp('Elemental Boon') });

  test('the one that is asked for, or another', () => {
    expect(drought().asks).toEqual(['0 boon-shows']);
    drought().say('water').is({ A4: '', A7: '' });
    expect(drought().say('fire').answers()).toEqual(['A4', 'A7']);
  });

  test('it is a plant, an animal, or neither', () => {
    const suffering = (element: string): Drawn =>
      play('Lesser Spirits Imperiled', {
        lands: { A4: 'blight, 2 dahan' },
        with: turnedUp('Elemental Boon'),
        say: [element],
      });
    expect(suffering('plant').is({ A4: '2 dahan, blight' }).state.blight.pool).toBe(19);
    expect(suffering('animal').is({ A4: 'dahan, blight' }).state.blight.pool).toBe(20);
    expect(suffering('sun').is({ A4: '2 dahan, blight' }).state.blight.pool).toBe(20);
  });

  test("Gift of Nature's Connection shows none, and nobody is asked", () => {
    const position = draw('Years of Little Rain', { with: turnedUp("Gift of Nature's Connection") });
    expect([position.asks, position.answers()]).toEqual([['0 land'], ['A4', 'A7']]);
  });
});

describe('J-33.6 lands of an event', () => {
  test('two dahan must leave where two can; elsewhere as many as can', () => {
    const barren = (A7: string): string[] => draw('Seeking the Interior', { lands: { A3: 'city', A4: 'blight, dahan', A7 } }).answers();
    expect(barren('blight, 2 dahan')).toEqual(['dahan A7 to A5', 'dahan A7 to A8']);
    expect(barren('blight, dahan')).toEqual(['A4', 'A7']);
  });

  test('dahan rally where one can come', () => {
    const position = draw('Provincial Seat', { lands: { A3: 'explorer', A4: 'dahan', A8: 'dahan', A7: 'dahan', A1: '' } });
    expect(position.answers()).toEqual(['A7', 'A8']);
  });

  test('where a land is to be chosen first, nothing need come of it', () => {
    const toll = draw('Distant Exploration', { lands: { A4: '2 dahan, disease', A8: 'disease' } });
    expect(toll.answers()).toEqual(['A4', 'A8']);
    toll.say('A8').is({ A4: '2 dahan, disease' });
    const settlers = draw('Smaller Ports Spring Up', { lands: { A3: 'city', A4: 'town, dahan', A8: 'town, 2 dahan' }, stage: 2 });
    expect(settlers.say('A1').answers()).toEqual(['A4', 'A8']);
  });

  test('the fullest land is one alone, even if nobody can leave it', () => {
    const crowded = draw('Seeking the Interior', { stage: 2, lands: { A3: '3 city', A5: '2 explorer' } });
    expect(crowded.is({ A3: '3 city', A5: '2 explorer' }).asks).toEqual(['0 phase-over']);
  });

  test('J-40.8 the wetlands that Downpour makes are none for events', () => {
    const outbreak = (presence: string): Drawn =>
      play('Interesting Discoveries', { spirits: ['Downpour'], presence, stage: 2, lands: { A3: '', A2: 'town', A4: '2 city' } });
    outbreak('2 A4').is({ A4: '2 city, 2 of seat 0', A2: 'town, disease' });
  });

  test('J-36.22 what Russia 3 ravages is on a ravage card, too', () => {
    const settlers = draw('Hard-Working Settlers', {
      options: { ...later, adversary: 'russia', level: 3 },
      cards: { '1-jungle': 'ravage' },
      lands: { A3: 'city', A4: '3 explorer' },
    }).say('option 1', 'A8');
    expect(settlers.log.flatMap((entry) => (entry.what === 'ravaged' ? [settlers.nameOf(entry.land)] : []))[0]).toBe('A4');
  });

  test('J-36.22 and fear cards see it there', () => {
    const dread = laterOf('russia', 3).land('A4', '3 explorer').card('ravage', '1-jungle').fearCard('Sense of Dread');
    dread.card('explore', '1-mountain').is({ A4: '2 explorer' });
  });

  test('J-33.13 Fortification is as a build card, with what adversaries make of one', () => {
    const fortified = (level: number): Drawn =>
      play('Strange Tales Attract Explorers', {
        stage: 2,
        options: { ...later, adversary: 'england', level },
        lands: { A3: 'city', A5: 'town', A8: 'town' },
        say: ['option 4'],
      });
    fortified(0).is({ A7: '' });
    fortified(1).is({ A7: 'town' });
  });

  test('the swarm of Many Minds does not give a board beasts', () => {
    const prey = draw('Missionaries Arrive', {
      spirits: ['Many Minds', 'River'],
      presence: '2 A6',
      others: 'B6',
      lands: { A3: 'city', B3: 'beasts' },
      with: (state) => void (state.minor.deck = ["Gift of Nature's Connection", 'Devouring Ants'].map(powerNamed)),
    });
    expect([prey.asks, prey.answers()]).toEqual([['0 land'], ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']]);
  });

  test('J-24.9 J-40.23 but in the action of its own land it preys like one beasts, beside those that are there', () => {
    const prey = (lands: string): Drawn =>
      draw('Missionaries Arrive', {
        spirits: ['Many Minds', 'River'],
        presence: '2 A6',
        others: 'B6',
        lands: { A3: 'city', B3: 'beasts', A6: lands },
        with: (state) => void (state.minor.deck = ["Gift of Nature's Connection", 'Devouring Ants'].map(powerNamed)),
      });
    prey('3 explorer').is({ A6: '2 explorer, 2 of seat 0' });
    prey('3 explorer, beasts').is({ A6: 'explorer, beasts, 2 of seat 0' });
  });
});

describe('J-24.9 J-40.23 presence that may count as beasts', () => {
  const minds = { spirits: ['Many Minds', 'River'], presence: '2 A4', others: 'B6' } as const;
  const hunting = (state: State): void =>
    void state.modifiers.push({ kind: 'hunting-grounds', land: null, amount: 1, seat: 1, until: 'turn' });

  test('is feared when beasts prowl, but does not go with them', () => {
    const prowling = (lands: Readonly<Record<string, string>>): Drawn => draw('Well-Prepared Explorers', { ...minds, lands });
    expect(prowling({ A4: 'explorer' }).is({ A4: 'explorer, 2 of seat 0' }).fear).toBe(1);
    expect(prowling({ A4: 'explorer, beasts' }).is({ A4: 'explorer, beasts, 2 of seat 0' }).fear).toBe(2);
    expect(prowling({}).is({ A4: '2 of seat 0' }).fear).toBe(0);
    const hunters = draw('Well-Prepared Explorers', { ...two, others: '3 B4', lands: { B4: 'explorer' }, with: hunting });
    expect(hunters.is({ B4: 'explorer, 3 of seat 1' }).fear).toBe(3);
  });

  const attacking = (pieces: string): Drawn => draw('Cultural Assimilation', { ...minds, lands: { A4: pieces } });

  test('strikes when beasts attack only if its spirit wants it, and goes with a town', () => {
    const position = attacking('town');
    expect([position.asks, position.answers()]).toEqual([['0 strike-as-beasts'], ['yes', 'no']]);
    position.say('yes').is({ A4: '' });
    expect(position.state.spirits[0]!.destroyed).toBe(2);
    attacking('town').say('no').is({ A4: 'town, 2 of seat 0' });
    attacking('2 explorer').say('yes').is({ A4: '2 of seat 0' });
    attacking('city').say('yes').is({ A4: 'city-2, 2 of seat 0' });
  });

  test('J-24.10 J-40.24 in its hunting-grounds each presence strikes by itself', () => {
    const position = draw('Cultural Assimilation', { ...two, others: '2 B4, B6', lands: { B4: 'city' }, with: hunting });
    expect(position.asks).toEqual(['1 strike-as-beasts']);
    // With what the two are as badlands the first strike destroys the city, and one presence goes with it.
    position.say('yes').is({ B4: '1 of seat 1' });
    expect(position.asks).toEqual(['0 phase-over']);
  });
});

test('J-30.2 Invaders Surge Inland: isolation holds a town back, unless the players let it go', () => {
  const surging = (...isolated: string[]): Drawn => {
    const position = draw('Invaders Surge Inland', { lands: { A1: 'town' } });
    const isolate = (land: string): Modifier => ({ kind: 'isolate', land: position.space(land), amount: 1, seat: 0, until: 'turn' });
    return position.with((state) => state.modifiers.push(...isolated.map(isolate)));
  };
  expect(surging().answers()).not.toContain('stop');
  // Some of the ways are open still.
  expect(surging('A4').answers()).not.toContain('stop');
  surging('A1').say('stop').is({ A1: 'town' });
  surging('A1').say('town A1 to A5').is({ A1: '', A5: 'town' });
});

describe('J-23.12 oceans and the blight of events', () => {
  const sea = { spirits: ['Ocean'], presence: 'A1' } as const;
  const foul = { ...sea, blighted: true } as const;

  test('it may come to an ocean in play, as to a coastal land, beside blight, or in a blighted land', () => {
    expect(draw('Search for New Lands', foul).answers()).toEqual(['A1', 'A2', 'A3', 'A0']);
    draw('Search for New Lands', { ...foul, presence: 'A1, 2 A0' })
      .say('no', 'A0')
      .is({ A0: 'blight, 1 of seat 0' });
    const spreading = (land: string): string[] => draw('Well-Prepared Explorers', { ...foul, lands: { [land]: 'blight' } }).answers();
    expect(spreading('A1')).toEqual(['A2', 'A4', 'A5', 'A6', 'A0']);
    expect(spreading('A0')).toEqual(['A1', 'A2', 'A3']);
    const without = draw('Search for New Lands', { blighted: true });
    expect(without.answers()).toEqual(['A1', 'A2', 'A3']);
  });

  test('other things of events do not', () => {
    draw('Wounded Lands Attract Explorers', { ...sea, lands: { A0: 'blight', A4: 'blight' } }).is({ A0: 'blight', A4: 'explorer, blight' });
  });

  test('J-36.32 from the oceans of Scotland 5 events may remove it', () => {
    const fortified = (level: number): Drawn =>
      draw("Life's Balance Tilts", {
        options: { ...later, adversary: 'scotland', level },
        lands: { A0: 'blight', A3: 'city' },
        with: (state) => {
          state.spirits[0]!.energy = 4;
          state.minor.deck = [powerNamed('Call to Tend')];
        },
      }).say('option 2', 'A8');
    fortified(5).is({ A0: '', A8: 'beasts' });
    fortified(4).is({ A0: 'blight', A8: 'beasts' });
  });
});

test('J-31.7 Hard-Working Settlers: up to two dahan are pushed, not one of them twice', () => {
  const pushed = (A4: string): Drawn =>
    draw('Hard-Working Settlers', { lands: { A3: 'explorer', A4, A8: 'town' } }).say('option 1', 'A4', 'dahan A4 to A5');
  expect(pushed('dahan').asks).not.toContain('0 push');
  expect(pushed('dahan').is({ A4: '', A5: 'dahan' }).answers()).toContain('A4');
  expect(pushed('2 dahan').answers()).toEqual(['A4', 'stop']);
});

test('J-15.2 New Cash Crops Take Hold: the table says which land is ravaged next', () => {
  const crops = draw('Promising Farmland', { blighted: true, lands: { A4: 'town', A7: 'town' } }).say('option 4');
  expect([crops.asks, crops.answers()]).toEqual([['0 ravage-order'], ['A4', 'A7']]);
});

test('J-22.2 Outpaced finds no slow power card in a Blitz, and all of them where all powers are slow', () => {
  const outpaced = (table: Table, kind?: Modifier['kind']): Drawn =>
    draw('Outpaced', {
      ...table,
      with: (state) => {
        state.spirits[0]!.energy = 3;
        state.spirits[0]!.played = [powerNamed('Wash Away'), powerNamed('Flash Floods')];
        if (kind !== undefined) state.modifiers.push({ kind, land: null, amount: 1, seat: 0, until: 'turn' });
      },
    });
  const cards = (position: Drawn): unknown[] => {
    const asked: unknown[] = [];
    while (position.asks[0] === '0 slow-card' || position.asks[0] === '0 next-slow-card') {
      if (position.asks[0] === '0 next-slow-card') position.say(position.answers()[0]!);
      asked.push(powers[(position.run.questionOf(0)!.more!.about as { card: number }).card]!.name);
      position.say('option 1');
    }
    return asked;
  };
  expect(cards(outpaced({}))).toEqual(['Wash Away']);
  expect(cards(outpaced({ options: { scenario: 'blitz', sets: 'jagged-earth' } }))).toEqual([]);
  expect(cards(outpaced({}, 'only-slow'))).toEqual(['Wash Away', 'Flash Floods']);
});

describe('J-1.4 who decides', () => {
  test('about beasts that prowl: the spirit on whose board they are', () => {
    const prowling = draw('Well-Prepared Explorers', { ...two, others: 'B6', lands: { B4: 'beasts' } });
    expect(prowling.asks).toEqual(['1 push']);
  });

  test('about presence that keeps new crops off a board: the spirit on that board', () => {
    const crops = draw('Promising Farmland', { ...two, blighted: true, others: '2 B6', lands: { B3: 'town', B5: 'town' } });
    crops.say('option 4');
    expect(crops.asks).toEqual(['1 ransom']);
  });
});

describe('one action or several', () => {
  test('J-14.4 J-33.16 Guard Them Yourself: each land is an action, and presence can be saved', () => {
    const guarded = draw('Sacred Sites under Threat', {
      options: { ...later, adversary: 'russia', level: 2 },
      presence: '2 A5, 2 A7',
      lands: { A5: 'explorer', A7: 'explorer' },
      with: rich(6),
    }).say('option 2', 'option 1', 'option 1');
    expect(guarded.asks).toEqual(['0 land-order']);
    guarded
      .say('A5', 'explorer A5 to A4', 'explorer A7 to A8')
      .is({ A5: '2 of seat 0', A4: 'explorer', A7: '2 of seat 0', A8: 'explorer' });

    const keeping: Modifier = { kind: 'keep-presence', land: null, amount: 1, seat: 0, until: 'turn' };
    const kept = draw('Sacred Sites under Threat', {
      presence: '2 A5',
      lands: { A5: 'explorer' },
      with: (state) => {
        rich(1)(state);
        state.modifiers.push(keeping);
      },
    }).say('option 2');
    expect(kept.asks).toEqual(['0 keep-presence']);
    kept.say('yes').is({ A5: 'explorer, 2 of seat 0' });
  });

  test('J-14.5 Harvest Bounty: what the island is at first holds for all boards', () => {
    play('Harvest Bounty, Harvest Dust', {
      ...two,
      others: 'B6',
      lands: { A3: '', A4: 'town', B4: '2 town' },
      with: (state) => {
        state.blight.pool = 1;
        state.blight.unseen = [0];
      },
      after: (position) => {
        expect(position.state.blight.card).toBe(0);
        position.is({ A4: 'town, blight', B4: '2 town, blight' });
      },
    });
  });

  test('The Struggles of Growth: two presence move, not one of them twice', () => {
    const growing = draw('The Struggles of Growth', { presence: 'A6, A1', with: ({ spirits }) => void spirits[0]!.hand.push(0, 1) });
    growing.say('option 2');
    growing.say(growing.answers()[0]!, 'A6', 'A8');
    expect(growing.answers()).toEqual(['A1', 'stop']);
  });
});

describe('J-40.19 time that was poured sideways, for what events do in lands one by one', () => {
  const poured = (state: State): void => {
    for (const [land, board, amount] of [
      [4, 0, -1],
      [12, 1, 1],
    ] as const)
      state.modifiers.push({ kind: 'more-on-board', land, boards: [board], amount, seat: 0, until: 'turn' });
  };
  const where = (position: Drawn, what: 'ravaged' | 'added'): string[] =>
    position.log.flatMap((entry) => (entry.what === what && !('piece' in entry && entry.piece > 2) ? [position.nameOf(entry.land)] : []));

  test('New Cash Crops ravage once more on the one board, and not on the other', () => {
    const crops = draw('Promising Farmland', {
      ...two,
      others: 'B6',
      blighted: true,
      lands: { A4: 'explorer', B5: 'explorer' },
      with: poured,
    });
    expect(where(crops.say('option 4'), 'ravaged')).toEqual(['B5', 'B5']);
  });

  test('Fortification builds so', () => {
    const built = play('Strange Tales Attract Explorers', {
      ...two,
      others: 'B6',
      stage: 2,
      lands: { A4: 'explorer', B5: 'explorer' },
      with: poured,
      say: ['option 4'],
    });
    built.is({ A4: 'explorer', B5: 'explorer, town, city' });
  });

  test('sacred sites are guarded so', () => {
    const guarded = draw('Sacred Sites under Threat', {
      ...two,
      presence: '2 A5',
      others: '3 B5',
      lands: { A5: 'explorer', B5: 'city' },
      with: (state) => {
        poured(state);
        rich(3)(state);
      },
    }).say('0: option 2', '1: option 2');
    // There is energy for one of the two.
    guarded.say('option 1').is({ A5: 'explorer, 2 of seat 0', B5: 'city-2, 2 of seat 1' });
    expect(guarded.state.spirits[0]!.energy).toBe(0);
  });
});

test('J-10.1 Rouse the Spirits: a fast power is no slow one, even if it may be used in either phase', () => {
  const roused = draw('Investigation of Dangers', {
    terror: 2,
    presence: '2 A4',
    lands: { A4: '3 dahan, explorer' },
    with: ({ spirits: [river] }) => {
      river!.played = [powerNamed('Flash Floods'), powerNamed('Wash Away')];
      river!.anySpeed = 1;
    },
  });
  expect(roused.say('A5').answers()).toEqual(['use Wash Away', 'use Massive Flooding', 'stop']);
});

test('J-24.1 Invested Aristocracy: joined lands have the numbers of both, and so may have the highest', () => {
  const settled = (other: string): Drawn => {
    const position = draw('Invested Aristocracy', { lands: { A3: 'city' } });
    const { island } = position.state;
    position.state.island = { ...island, woven: [[position.space('A5'), position.space(other)]] };
    return position;
  };
  settled('A8').is({ A5: 'town', A7: '' });
  settled('A7').is({ A5: '', A8: 'town' });
});

describe('J-23.11 Ocean comes to oceans by events, too', () => {
  test('The Struggles of Growth: its presence moves as far as it could be added', () => {
    const growing = draw('The Struggles of Growth', {
      spirits: ['Ocean', 'River'],
      presence: 'A0, A2',
      others: 'B6',
      with: ({ spirits }) => void spirits[0]!.hand.push(0, 1),
    }).say('0: option 2');
    growing.say(growing.answers(0)[0]!, '0: A2');
    expect(growing.answers(0)).toEqual(['A1', 'A3', 'B1', 'B2', 'B3', 'A0', 'B0']);
    growing.say('0: B0', '0: stop').is({ A2: '', B0: '1 of seat 0' });
  });

  test('Clever Cooperation: it is pushed into one', () => {
    const clever = draw('Thriving Trade', { spirits: ['Ocean'], presence: 'A2', lands: { A2: 'dahan', A4: 'city', A3: '' } });
    expect(clever.say('A2').answers()).toEqual(['A1', 'A3', 'A0']);
  });
});

describe('what waits for a card', () => {
  test('J-42.2 J-31.4 a ravage step that is a build does not spend what waits for the next ravage', () => {
    const farming: Modifier = { kind: 'each-deals', land: null, amount: 1, of: [1], seat: null, until: 'ravage' };
    const kinds = (more: Modifier[]): string[] =>
      draw('Relentless Optimism', {
        lands: { A4: 'town' },
        cards: { '1-sands': 'ravage' },
        with: ({ modifiers }) => void modifiers.push(farming, ...more),
      }).run.state.modifiers.map(({ kind }) => kind);
    expect(kinds([{ kind: 'ravage-as-build', land: null, amount: 1, seat: null, until: 'ravage' }])).toContain('each-deals');
    expect(kinds([])).not.toContain('each-deals');
  });

  test('J-42.2 of two ravage cards both are built by where the next ravage is a build', () => {
    const taught = play('Farmers Seek the Dahan for Aid', {
      lands: { A3: 'city', A4: 'explorer', A5: 'explorer' },
      cards: { '1-sands': 'ravage', '1-wetland': 'ravage' },
      say: ['option 2'],
    });
    taught.is({ A4: 'explorer, town', A5: 'explorer, town' });
    expect(taught.log.filter(({ what }) => what === 'ravaged')).toEqual([]);
  });

  test('J-42.2 J-31.4 a ravage that a power causes is not the one that is waited for', () => {
    const position = drawn().clear().presence('A5').land('A3', 'city').land('A4', 'town').phase('slow');
    position.state.modifiers.push({ kind: 'each-deals', land: null, amount: 5, of: [1], seat: null, until: 'ravage' });
    expect(foreseeRavage(position.state, position.space('A4')).damage).toBe(7);
    const { log } = carryOut(position, 'A4', [invadersDo('ravage')]);
    expect(log.flatMap((entry) => (entry.what === 'ravaged' ? [entry.damage] : []))).toEqual([2]);
  });

  test('Fortune-Seekers come to nothing where the card does', () => {
    const sought = (fate: Modifier['kind']): Drawn =>
      play('Fortune-Seekers', {
        with: ({ modifiers }) => void modifiers.push({ kind: fate, land: null, amount: 1, seat: null, until: 'used' }),
      });
    sought('explore-comes-to-nothing').is({ A1: '', A2: '', A4: '' });
    sought('explore-passes-lowest').is({ A1: '', A2: 'explorer', A4: 'explorer' });
  });
});

describe('what a spirit gives', () => {
  test('J-4.11 presence that no track can take is destroyed, and so can be given', () => {
    play('Numinous Crisis', {
      presence: '2 A6',
      say: ['option 2'],
      is: { A6: '1 of seat 0' },
      after: ({ state }) => expect([state.spirits[0]!.destroyed, state.blight.pool]).toEqual([1, 21]),
    });
  });

  test('J-39.15 without wilds, presence that would become wilds is made up for', () => {
    play('Sprawl Contained by the Wilds', {
      blighted: true,
      options: { ...later, tokens: 'without-wilds' },
      presence: '3 A6',
      say: ['option 1'],
      is: { A6: '1 of seat 0' },
      fear: 2,
      after: ({ state }) => expect(state.spirits[0]!.energy).toBe(2),
    });
  });
});

test('J-33.13 J-36.22 New Cash Crops Take Hold: against Russia 3 lands with three explorers ravage as well, whatever their terrain', () => {
  const hunted = (level: number): Drawn =>
    laterOf('russia', level)
      .land('A4', 'city')
      .land('A6', '3 explorer')
      .land('A1', '2 explorer')
      .event('Promising Farmland')
      .with((state) => void (state.blight.card = blightCards.findIndex(({ name }) => name === 'Tipping Point')))
      .card('build', '1-jungle')
      .say('option 4');
  hunted(3).say('A4').is({ A4: 'city, blight', A6: '3 explorer, blight', A1: '2 explorer' });
  hunted(2).is({ A4: 'city, blight', A6: '3 explorer', A1: '2 explorer' });
});

test('J-13.10 J-13.12 dahan that less health would destroy are spared like any others', () => {
  const dry = play('Years of Little Rain', {
    lands: { A4: '3 dahan-1' },
    with: (state) => {
      turnedUp('Steam Vents')(state);
      state.modifiers.push({ kind: 'spare-dahan', land: 3, amount: 2, seat: 0, until: 'turn' });
    },
  });
  dry.is({ A4: '2 dahan' });
});

import { describe, expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { powerNamed } from '../../content/powers.ts';
import { anyPresence } from '../../content/step.ts';
import { build } from '../../rules/invaders/build.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { ModifierKind } from '../../rules/state.ts';
import { doing } from '../doing.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';
import { laterOf } from '../opponents.ts';

const invaders = (table: Table = {}): Drawn => drawn(table).clear().presence('A5').land('A3', 'city').phase('invader');
const ruled = (position: Drawn, kind: ModifierKind, land: string): Drawn =>
  position.with((state) => state.modifiers.push({ kind, land: position.space(land), amount: 1, seat: 0, until: 'turn' }));

test('J-15.1 all cards of a space are carried out, each by itself; a space without a card does nothing', () => {
  const position = invaders().land('A4', 'explorer, town').land('A1', 'town').card('build', '1-sands').card('build', '3-mountain-sands');
  position.card('explore', '1-jungle').is({ A4: 'explorer, 2 town, city', A1: 'town, city' });
  invaders().land('A4', 'city, dahan').card('explore', '1-jungle').is({ A4: 'city, dahan' });
});

test('J-15.2 a card acts in each of its lands, settled before, in the order that the table likes', () => {
  const position = invaders().land('A4', 'town').land('A7', 'town').card('ravage', '1-sands').card('explore', '1-jungle');
  expect([position.asks, position.answers()]).toEqual([['0 ravage-order'], ['A4', 'A7']]);
  position.say('A7').is({ A4: 'town, blight', A7: 'town, blight' });
  // The coastal card: all coastal lands, and no others.
  invaders()
    .land('A2', 'explorer')
    .land('A8', 'explorer')
    .card('build', '2-coastal')
    .card('explore', '1-sands')
    .is({ A2: 'explorer, town', A3: 'town, city', A8: 'explorer' });
});

test('J-15.2 the order is asked where one ravage may change another, and only there', () => {
  const asked = (position: Drawn): string[] => position.card('ravage', '1-sands').card('explore', '1-jungle').asks;
  // Neither land is blighted: nothing that happens in one reaches the other.
  const quiet = (table?: Table): Drawn => invaders(table).land('A4', 'town, 3 dahan').land('A7', 'town, 3 dahan');
  const defended = (table?: Table): Drawn => ruled(ruled(quiet(table), 'no-blight', 'A4'), 'no-blight', 'A7');
  expect(asked(defended())).not.toContain('0 ravage-order');
  // Dahan that Thunderspeaker has sworn to take presence with them;
  expect(asked(defended({ spirits: ['Thunder'] }).presence('3 A4, 3 A7'))).toEqual(['0 ravage-order']);
  // the dead avenge themselves after it; and what falls in an insurrection brings others.
  const avenged = defended().with((state) => state.conditions.push({ id: 1, kind: 'vengeance', land: 3, seat: 0, power: 0, level: 1 }));
  expect(asked(avenged)).toEqual(['0 ravage-order']);
  expect(asked(defended({ options: { scenario: 'dahan-insurrection' } }))).toEqual(['0 ravage-order']);
});

test('J-15.2 the order of ravages is asked where who flees, comes or is struck may change another', () => {
  const asked = (position: Drawn): string[] => position.card('ravage', '1-sands').card('explore', '1-jungle').asks;
  const quiet = (pieces: string, table?: Table): Drawn =>
    ruled(ruled(invaders(table).land('A4', pieces).land('A7', pieces), 'no-blight', 'A4'), 'no-blight', 'A7');
  // Russia 2: an explorer that the dahan would kill flees to another land.
  const russia = { options: { sets: 'jagged-earth', events: false, adversary: 'russia', level: 2 } } as const;
  expect(asked(quiet('explorer, 2 dahan', russia))).toEqual(['0 ravage-order']);
  expect(asked(quiet('town, 2 dahan', russia))).not.toContain('0 ravage-order');
  // Resourceful Populace: for a town that falls another comes beside it.
  const populace = quiet('town, 2 dahan').with((state) =>
    state.modifiers.push({ kind: 'resourceful-populace', land: null, amount: 1, seat: null, until: 'turn' }),
  );
  expect(asked(populace)).toEqual(['0 ravage-order']);
  // Instruments of Their Own Ruin: the ravage strikes the lands around.
  expect(asked(ruled(ruled(quiet('town'), 'ravage-beside', 'A4'), 'ravage-beside', 'A7'))).toEqual(['0 ravage-order']);
});

test('Instruments of Their Own Ruin: invaders that ravage the lands around harm no dahan in their own', () => {
  const lost = (position: Drawn): number => foreseeRavage(position.state, position.space('A4')).dahanLost;
  const position = invaders().land('A4', 'city, 2 dahan');
  expect(lost(position)).toBe(1);
  expect(lost(ruled(position, 'ravage-beside', 'A4'))).toBe(0);
});

test('J-15.2 the order of builds is asked where one may change another, and only there', () => {
  const built = (table: Table, lands: Readonly<Record<string, string>>, card = '3-mountain-sands'): Drawn => {
    const position = invaders(table);
    for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
    return position.card('build', card).card('explore', '1-jungle');
  };
  const france = { options: { sets: 'jagged-earth', adversary: 'france', level: 4 } } as const;
  expect(built({}, { A1: 'town', A4: 'town' }).asks).not.toContain('0 build-order');
  // Triangle Trade: the city of A1 brings a town to a land beside it, such as A4; A7 has nothing to do with that.
  const trading = built(france, { A1: 'town', A4: '2 town', A7: 'explorer' });
  expect([trading.asks, trading.answers()]).toEqual([['0 build-order'], ['A1', 'A4']]);
  expect(built(france, { A1: 'explorer', A4: '2 town' }).asks).not.toContain('0 build-order');
  // Eager Explorers: an explorer comes beside the first build of a board.
  const eager = built({}, { A1: 'town', A7: 'town' }).with((state) =>
    state.modifiers.push({ kind: 'eager-explorers', land: null, amount: 1, seat: null, until: 'turn' }),
  );
  expect([eager.asks, eager.answers()]).toEqual([['0 build-order'], ['A1', 'A7']]);
  eager.say('A7');
  expect(eager.asks).not.toContain('0 build-order');
  // Confounding Mists: what is built may be led into another land.
  expect(ruled(built({}, { A1: 'town', A4: 'town' }), 'may-push-added', 'A1').asks).toEqual(['0 build-order']);
});

test('J-15.3 a card with two terrains acts once in a land', () => {
  invaders()
    .land('A4', 'explorer')
    .land('A8', 'explorer')
    .card('build', '3-jungle-sands')
    .card('explore', '1-mountain')
    .is({ A4: 'explorer, town', A8: 'explorer, town' });
});

test('J-15.4 J-16.1 ravage and build cards ask for an invader, explore cards for a source', () => {
  const position = invaders().land('A4', '2 dahan').card('ravage', '1-sands').card('build', '1-sands').card('explore', '1-sands');
  position.is({ A4: 'explorer, 2 dahan', A7: '' });
  expect(position.log.filter((entry) => entry.what === 'action' && entry.kind !== 'explore')).toEqual([]);
});

test('J-15.5 an action that no card causes asks for neither', () => {
  const position = drawn().clear().presence('A5').land('A3', 'city');
  doing(position, (table) => build(table, position.space('A7'))).is({ A7: 'town' });
});

test('J-15.6 J-16.10 of a skipped action nothing happens: no damage, and nobody fights back', () => {
  const position = invaders().land('A4', 'town, 2 dahan').card('ravage', '1-sands').card('build', '1-sands').card('explore', '1-sands');
  ruled(position, 'skip-all', 'A4').is({ A4: 'town, 2 dahan' });
  const ravage = invaders().land('A4', 'town, 2 dahan').card('ravage', '1-sands').card('build', '1-sands').card('explore', '1-wetland');
  ruled(ravage, 'skip-ravage', 'A4').is({ A4: 'town, city, 2 dahan' });
});

test('J-15.7 skipping does not stop what adversaries and fear cards do themselves', () => {
  const rush = invaders({ options: { adversary: 'brandenburg-prussia' } })
    .land('A4', 'explorer, town')
    .fearCard('Scapegoats')
    .card('explore', '2-sands');
  for (const land of ['A1', 'A2', 'A4', 'A5', 'A6', 'A7', 'A8']) ruled(rush, 'skip-all', land);
  rush.say('A8').is({ A4: 'town', A8: 'town', A7: '' });
});

test('J-15.8 one action is skipped when it is about to happen, or a later one', () => {
  const position = invaders().land('A4', 'town').card('ravage', '1-sands').card('build', '1-sands').card('explore', '1-sands');
  ruled(position, 'skip-one', 'A4');
  expect([position.asks, position.answers()]).toEqual([['0 skip-one'], ['yes', 'no']]);
  position.say('no', 'yes').is({ A4: 'explorer, town, blight' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-15.8 of two spirits that may each skip one action each decides for itself', () => {
  const position = invaders({ spirits: ['River', 'Vital'] })
    .presence('B5', 1)
    .land('A4', 'town')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  for (const seat of [0, 1])
    position.with(({ modifiers }) => void modifiers.push({ kind: 'skip-one', land: 3, amount: 1, seat, until: 'turn' }));
  position.say('0: no', '1: yes').is({ A4: 'town' });
  expect(position.state.modifiers.map(({ seat }) => seat)).toEqual([0]);
});

test('J-15.8 a spirit that may skip one action by either of two powers says by which', () => {
  const position = invaders().land('A4', 'town').card('ravage', '1-sands').card('explore', '1-jungle');
  const [tide, spiders] = [powerNamed('A Dreadful Tide of Scurrying Flesh'), powerNamed('Infestation of Venomous Spiders')];
  for (const power of [tide, tide, spiders])
    position.with(({ modifiers }) => void modifiers.push({ kind: 'skip-one', land: 3, amount: 1, seat: 0, power, until: 'turn' }));
  position.say('no', 'yes').is({ A4: 'town' });
  expect(position.state.modifiers.map(({ power }) => power)).toEqual([tide, tide]);
});

test('J-15.9 where several effects would skip an action one is enough, and a free one goes first', () => {
  const position = invaders({ spirits: ['A Spread'] })
    .presence('2 A4')
    .land('A4', 'town')
    .card('ravage', '1-sands')
    .card('explore', '1-jungle');
  ruled(position, 'skip-ravage', 'A4').is({ A4: 'town, 2 of seat 0' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-15.10 J-1.8 J-4.13 invaders and dahan that only stand together do nothing', () => {
  invaders()
    .presence('A4')
    .land('A4', '2 city, 3 dahan')
    .land('A7', 'town')
    .card('explore', '1-jungle')
    .is({ A4: '2 city, 3 dahan, 1 of seat 0' });
});

describe('J-15.2 a land where nothing comes of it waits, if the table likes, for one that may help it', () => {
  const ravaging = (position: Drawn): Drawn => position.card('ravage', '1-sands').card('explore', '1-jungle');
  /** From A4 blight goes on over A5 to A7, where the dahan are well defended. */
  const herds = (level: number): Drawn => {
    const position = laterOf('habsburg-monarchy', level).clear().presence('A6').land('A3', 'city').land('A4', 'town, blight');
    position
      .land('A5', 'blight')
      .land('A7', 'town, dahan')
      .with((state) => void (state.blight.pool = 9));
    return ravaging(position.with((state) => state.modifiers.push({ kind: 'defend', land: 6, amount: 2, seat: 0, until: 'turn' })));
  };

  test('J-36.15 blight that comes to durable towns lets the dahan destroy them', () => {
    expect([herds(4).asks, herds(4).answers()]).toEqual([['0 ravage-order'], ['A4', 'A7']]);
    herds(4).say('A4', 'A5', 'A7').is({ A7: 'dahan, blight' });
    herds(4).say('A7', 'A5', 'A7').is({ A7: 'dahan, blight' });
    // Others are as weak with blight as without.
    expect(herds(3).asks).toEqual(['0 cascade']);
  });

  const quiet = (pool: number, card: string): Drawn => {
    const position = invaders().land('A4', 'town').land('A7', 'explorer, dahan');
    return ravaging(
      position.with(({ blight }) => {
        blight.pool = pool;
        blight.unseen = [blightCards.findIndex(({ name }) => name === card)];
      }),
    );
  };

  test('J-18.7 a blight card that turns may change what is there', () => {
    const asked = [quiet(1, 'A Pall upon the Land'), quiet(2, 'A Pall upon the Land'), quiet(1, 'Downward Spiral')];
    expect(asked.map(({ asks }) => asks)).toEqual([['0 ravage-order'], ['0 phase-over'], ['0 phase-over']]);
  });

  test('blight that takes presence takes the strength of those who would destroy the unnatural', () => {
    const hated = (unnatural: boolean): string[] => {
      const position = invaders().presence('A7').land('A4', 'town, blight').land('A5', 'blight').land('A7', 'explorer, dahan');
      position.with(({ blight, modifiers }) => {
        blight.pool = 9;
        if (unnatural) modifiers.push({ kind: 'ravage-damage', land: null, amount: 3, seat: null, until: 'turn', where: [anyPresence] });
        modifiers.push({ kind: 'defend', land: 6, amount: 3, seat: 0, until: 'turn' });
      });
      return ravaging(position).asks;
    };
    expect([hated(true), hated(false)]).toEqual([['0 ravage-order'], ['0 cascade']]);
  });

  test('fear that raises the terror level takes courage from the others', () => {
    const brave = (land: string): string =>
      ravaging(
        invaders()
          .land('A4', '2 explorer, 2 town, 4 dahan')
          .land('A7', '2 explorer, dahan')
          .with((state) => {
            state.modifiers.push({ kind: 'ravage-needs-numbers', land: null, amount: 1, seat: null, until: 'turn' });
            state.modifiers.push({ kind: 'no-blight', land: null, amount: 1, seat: null, until: 'turn' });
            state.fear.left = [1, 3, 3];
            state.fear.generated = state.fear.pool - 1;
          }),
      )
        .say(land)
        .is({})
        .at('A7');
    expect([brave('A4'), brave('A7')]).toEqual(['2 explorer, dahan', '2 explorer']);
  });
});

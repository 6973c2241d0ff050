import { begin, configure, type LogEntry, type Position, Run } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { per, remove, replace, type Step } from '../content/step.ts';
import { spiritIsland } from '../index.ts';
import { amountOf } from '../rules/powers/amounts.ts';
import { action } from '../rules/action.ts';
import { done } from '../rules/action-body.ts';
import type { Entry } from '../rules/log.ts';
import type { State } from '../rules/state.ts';
import { carryOut, doing } from './doing.ts';
import { drawn, type Drawn, type Table } from './drawn.ts';
import { play } from './use.ts';

/** What the texts leave open, and how it was settled. */
const quiet = (table: Table = {}): Drawn => drawn(table).clear().land('A3', 'city');

describe('J-13.8 J-28.6 strife of an invader that becomes several', () => {
  const dissolved = (city: string): Drawn =>
    carryOut(quiet().presence('2 A5').land('A7', city), 'A7', [replace(1, 'city', 'explorer', 'explorer')]);

  test('one strife goes to one of them, and nobody is asked', () => {
    const position = dissolved('city!1').is({ A7: 'explorer, explorer!1' });
    expect(position.asks).toEqual(['0 all-done']);
  });

  test('of two the second goes where the players like', () => {
    const position = dissolved('city!2');
    expect([position.asks, position.answers()]).toEqual([['0 add-strife'], ['explorer!1', 'explorer']]);
    position.say('explorer').is({ A7: '2 explorer!1' });
    dissolved('city!2').say('explorer!1').is({ A7: 'explorer, explorer!2' });
  });

  test('who dies at once of the damage does not take it along', () => {
    dissolved('city-1!1').is({ A7: 'explorer!1' });
    dissolved('city-2!1').say('explorer takes 1').is({ A7: '' });
  });

  test('one that becomes one keeps all of it', () => {
    carryOut(quiet().presence('2 A5').land('A7', 'town!3'), 'A7', [replace(1, 'town', 'city')]).is({ A7: 'city!3' });
  });

  test('what is divided was not added: discord does not spread from it', () => {
    const position = quiet({ spirits: ['Grinning'] })
      .presence('A5')
      .energy(1)
      .land('A7', 'city!1');
    expect(carryOut(position, 'A7', [replace(1, 'city', 'explorer', 'explorer')], 'Impersonate Authority').asks).toEqual(['0 all-done']);
  });
});

describe('J-1.4 where the target spirit chooses the land, the user divides the damage', () => {
  const two = { spirits: ['River', 'Vital'] };

  test('Pact of the Joined Hunt: the target gathers', () => {
    const position = play('Pact of the Joined Hunt', {
      ...two,
      others: 'B5',
      lands: { B5: 'city, town, dahan', B1: 'dahan', B4: 'dahan', B6: 'dahan', B7: 'dahan' },
      say: ['seat 1'],
    });
    expect(position.asks).toEqual(['1 gather']);
    const [first] = position.answers(1);
    expect(position.say(`1: ${first!}`).asks).toEqual(['0 damage']);
  });

  test('Blazing Renewal: its threshold as well', () => {
    const position = play('Blazing Renewal', {
      ...two,
      others: 'B5',
      lands: { A4: '3 explorer, 2 city' },
      elements: '2 fire, 2 earth, plant',
      with: (state) => void (state.spirits[1]!.destroyed = 2),
      say: ['seat 1', '1: A4'],
    });
    expect(position.asks).toEqual(['0 damage']);
  });

  test('Transform to a Murderous Darkness: the target picks the sacred site and nothing else', () => {
    const position = play('Transform to a Murderous Darkness', {
      ...two,
      others: '2 B5, B8',
      lands: { B5: '3 city, town' },
      say: ['seat 1', '1: B5'],
    });
    expect(position.asks).toEqual(['0 push']);
    expect(position.say('0: stop').asks).toEqual(['0 damage']);
  });
});

describe("J-40.42 Let's See What Happens forces no “may”", () => {
  const happens = (minor: string, lands: Record<string, string>): Drawn =>
    play("Let's See What Happens", {
      elements: 'moon, fire, 2 air',
      lands,
      with: (state) => void (state.minor.deck = [powerNamed(minor)]),
    });

  test('who may gather or push one need not', () => {
    happens('Call to Trade', { A4: 'explorer, dahan', A1: 'dahan' }).say('stop').is({ A4: 'explorer, dahan', A1: 'dahan' });
    happens('Here There Be Monsters', { A4: 'explorer' }).say('stop').is({ A4: 'explorer' });
  });

  test('an “up to” is still forced', () => {
    expect(happens('Delusions of Danger', { A4: 'explorer' }).asks).toEqual(['0 push']);
    expect(happens('Delusions of Danger', { A4: 'explorer' }).answers()).not.toContain('stop');
  });

  test('Purifying Flame burns, or heals instead, and does not do both', () => {
    const flame = (): Drawn => happens('Purifying Flame', { A4: 'city, 2 blight' });
    expect(flame().asks).toEqual(['0 either']);
    flame().say('option 1').is({ A4: 'city-2, 2 blight' });
    flame().say('option 2').is({ A4: 'city, blight' });
  });
});

test('J-38.8 J-40.18 find 5: Fractured Days forgets nothing for a great power of its days', () => {
  const tsunami = powerNamed('Tsunami');
  const position = drawn({
    spirits: ['Fractured'],
    options: { scenario: 'powers-long-forgotten', sets: 'jagged-earth', events: false },
  })
    .clear()
    .presence('2 A5, A1')
    .land('A7', 'city')
    .hand('Blur the Arc of Years');
  position.with((state) => {
    state.laid.hidden = [];
    state.laid.finds = [{ n: 5, by: 'players', land: position.space('A8'), held: false }];
    Object.assign(state.spirits[0]!, { time: 0, tracks: [1, 1], days: [tsunami] });
  });
  position.phase('spirit').say('grow 1.3', 'part 3');
  expect(position.state.spirits[0]!.hand).toEqual([powerNamed('Blur the Arc of Years'), tsunami]);
});

describe('J-40.36 blight that is badlands for Vengeance', () => {
  const winds = (spirit: string): Drawn =>
    play('Desiccating Winds', { spirits: [spirit], lands: { A4: 'town, blight' }, presence: '2 A4', say: ['A4'] });

  test('is badlands also where a card looks for them', () => {
    winds('Vengeance').is({ A4: 'blight, badlands, 2 of seat 0' });
    winds('Stone').is({ A4: 'town, blight, badlands, 2 of seat 0' });
  });

  test('J-24.8 is counted once by what counts both', () => {
    const position = quiet({ spirits: ['Vengeance'] })
      .presence('A5')
      .land('A4', '2 blight, badlands');
    const land = position.space('A4');
    const found: number[] = [];
    doing(position, (table) =>
      action(table, { kind: 'spirit', seat: 0, power: powerNamed('Fiery Vengeance'), land }, () =>
        done(() => {
          for (const n of [per(1, 'badlands'), per(1, 'blight'), per(1, 'badlands', 'blight')])
            found.push(amountOf({ table, seat: 0, user: 0, target: null, land, power: null }, n));
        }),
      ),
    );
    expect([position.asks, found]).toEqual([['0 all-done'], [3, 2, 3]]);
  });
});

describe('J-40.23 J-24.9 Many Minds and what takes beasts away', () => {
  const beside = (steps: readonly Step[], power: string | null = 'Flash Floods'): Drawn =>
    carryOut(
      quiet({ spirits: ['Sharp', 'Many'] })
        .presence('A7')
        .presence('2 A5, A8', 1),
      'A5',
      steps,
      power,
    );

  test('another spirit takes its sacred site as beasts only if it agrees, and both presence', () => {
    const asked = beside([remove(1, 'beasts')]).say('0: beasts');
    expect(asked.asks).toEqual(['1 let-take']);
    asked.say('1: yes').is({ A5: '' });
    expect(asked.state.spirits[1]!.destroyed).toBe(2);
  });

  test('if it does not, it is not asked again in this action', () => {
    const kept = beside([remove(1, 'beasts'), remove(1, 'beasts')]).say('0: beasts', '1: no');
    expect([kept.is({ A5: '2 of seat 1' }).asks]).toEqual([['0 all-done']]);
  });

  test('its own powers need not count it either', () => {
    const own = quiet({ spirits: ['Many'] }).presence('2 A5, A8');
    carryOut(own, 'A5', [remove(1, 'beasts')])
      .say('stop')
      .is({ A5: '2 of seat 0' });
  });

  test('an event takes none', () => {
    expect(beside([remove(1, 'beasts')], null).is({ A5: '2 of seat 1' }).asks).toEqual(['0 all-done']);
  });
});

test('J-38.28 Elemental Invocation on thematic boards is refused, and why is said', () => {
  expect(() => configure(spiritIsland, 2, { boards: 'thematic', scenario: 'elemental-invocation', sets: 'jagged-earth' })).toThrow(
    'only drawn, not known: take the boards with letters',
  );
});

describe('J-5.11 the log begins with who plays what', () => {
  const chosen = (options: Record<string, string>): Extract<Entry, { what: 'chose' }>[] => {
    const log: Entry[] = [];
    const listener = { stepBegins: () => undefined, logged: (entry: LogEntry) => void log.push(entry as Entry) };
    const start = begin(spiritIsland, configure(spiritIsland, 2, options), 'who plays what') as Position<State>;
    const run = new Run<State>(spiritIsland, start, listener).start();
    while (run.state.phase === 'choose' || run.state.phase === 'setup') run.answer(0);
    expect(log.slice(0, 2).map(({ what }) => what)).toEqual(['chose', 'chose']);
    const found = log.filter((entry) => entry.what === 'chose');
    for (const { seat, spirit, board } of found) expect([run.state.spirits[seat]!.kind, run.state.boards[seat]]).toEqual([spirit, board]);
    return found;
  };

  test('also of seats that lots and wishes have left nothing to choose', () => {
    const all = { spirit1: 'random', board1: 'random', aspect1: 'none', spirit2: 'random', board2: 'B', aspect2: 'none' };
    expect(chosen(all).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('and once of each that has chosen', () => {
    const second = { spirit1: 'random', board1: 'random', aspect1: 'none', spirit2: 'choose', board2: 'choose' };
    expect(chosen(second).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

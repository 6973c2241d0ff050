import { type Cost, cost, type Origin } from './card.ts';
import { type Bundle, type GoodName, goods } from './goods.ts';

/** Something that a faction board lets its owner do: a price and what it buys. */
export interface BoardAction {
  /** What it is called in answers: the good that it gives. */
  readonly does: GoodName;
  readonly pays: Cost;
  readonly gains: Bundle;
  readonly oncePerRound: boolean;
}

export interface Faction {
  readonly name: string;
  readonly origin: Origin;
  readonly makes: Bundle;
  /** T-3.2: the five trades for two workers, then T-3.3: grey, red, blue. */
  readonly actions: readonly BoardAction[];
}

const trades: readonly BoardAction[] = (['brick', 'gun', 'fuel', 'metal', 'card'] as const).map((does) => ({
  does,
  pays: cost('2 worker'),
  gains: goods(`1 ${does}`),
  oncePerRound: false,
}));
export const TRADES = trades.length;

function faction(name: string, { makes, ...colours }: { readonly makes: string; readonly grey: Trade; readonly red: Trade; readonly blue: Trade }): Faction {
  const transport = (['grey', 'red', 'blue'] as const).map((does) => ({ does, pays: cost(colours[does][0]), gains: goods(colours[does][1]), oncePerRound: true }));
  return { name, origin: 'published', makes: goods(`3 worker, 1 card, 1 grey, ${makes}`), actions: [...trades, ...transport] };
}

/** What is paid, and what it brings. */
type Trade = readonly [pays: string, gains: string];

/** T-3: the faction boards. The place in the list is the faction's number. */
export const factions: readonly Faction[] = [
  faction('New York',               { makes: '1 metal', grey: ['1 metal', '1 grey'],         red: ['1 gun', '2 red'], blue: ['2 fuel', '2 blue'] }),
  faction('Appalachian Federation', { makes: '1 brick', grey: ['1 brick, 1 card', '2 grey'], red: ['1 gun', '2 red'], blue: ['1 fuel', '2 blue'] }),
  faction('Mutants Union',          { makes: '1 gun',   grey: ['2 metal', '2 grey'],         red: ['1 gun', '3 red'], blue: ['1 fuel', '1 blue'] }),
  faction('Merchants Guild',        { makes: '1 fuel',  grey: ['2 metal', '2 grey'],         red: ['1 gun', '2 red'], blue: ['1 fuel', '3 blue'] }),
];

import { expect, test } from 'vitest';
import { fearCards } from '../../content/fear-cards.ts';
import type { CardSet } from '../../content/power.ts';
import { drawn, type Drawn, type Table } from '../drawn.ts';

/** What an earned fear card does at a terror level, before a ravage, build and explore of cards that a row may lay out. */
interface FearCase extends Table {
  readonly lands: Readonly<Record<string, string>>;
  readonly presence?: string;
  readonly others?: string;
  readonly cards?: Partial<Readonly<Record<'ravage' | 'build' | 'explore', string>>>;
  readonly say?: readonly string[];
  /** The first question offers these. */
  readonly offers?: string;
  readonly is?: Readonly<Record<string, string>>;
  readonly fear?: number;
  readonly leaves?: readonly number[];
}
export type Row = readonly [card: string, terror: number, what: string, fearCase: FearCase];

function positionOf(card: string, terror: number, { lands, presence = 'A5', others, cards = {}, ...table }: FearCase): Drawn {
  const position = drawn(table).clear().presence(presence).phase('invader');
  if (others !== undefined) position.presence(others, 1);
  // A city far from everything keeps the game going at every terror level.
  if (!('A3' in lands)) position.land('A3', 'city');
  for (const [land, pieces] of Object.entries(lands)) position.land(land, pieces);
  position.fearCard(card, terror);
  const { explore = '1-mountain', ...laid } = cards;
  for (const [space, id] of Object.entries(laid)) position.card(space as 'ravage', id);
  return position.card('explore', explore);
}

/**
 * The fear cards of a set, level by level. Board A: 1 mountain, 2 wetland, 3 jungle (coastal), 4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle. The
 * explore card is that of the mountains unless a row says otherwise: it brings an explorer to A1, and to A6 if a town or city is near it.
 */
export function testFearCards(set: CardSet, rows: readonly Row[]): void {
  test.each(rows)('%s %i: %s', (card, terror, _, row) => {
    const { offers, say = [], is = {}, fear, leaves } = row;
    const position = positionOf(card, terror, row);
    if (offers !== undefined) expect(position.answers().join(' ')).toBe(offers);
    position.say(...say).is(is);
    expect(position.asks).toEqual(['0 phase-over']);
    if (fear !== undefined) expect(position.log.reduce((sum, entry) => sum + (entry.what === 'fear' ? entry.n : 0), 0)).toBe(fear);
    if (leaves !== undefined) expect(position.state.spirits.map(({ energy }) => energy)).toEqual(leaves);
  });

  test('every level of every fear card of the set is in the table', () => {
    const missing = fearCards.flatMap(({ name, set: of }) =>
      of !== set
        ? []
        : [1, 2, 3].flatMap((terror) => (rows.some(([card, level]) => card === name && level === terror) ? [] : [`${name} ${terror}`])),
    );
    expect(missing).toEqual([]);
  });
}

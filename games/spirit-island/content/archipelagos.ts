import { type Layout, readJoin, type Sea } from './layouts.ts';

/*
 * Boards that make several small islands. Which boards lie together is said as in a layout, and then which oceans face each other: across a
 * sea, or around a bay.
 */

export type ArchipelagoId = 'two-islands' | 'chain' | 'bay' | 'satellites';
export const archipelagoIds: readonly ArchipelagoId[] = ['two-islands', 'chain', 'bay', 'satellites'];

export interface Archipelago extends Pick<Layout, 'boards' | 'joins' | 'seas'> {
  readonly id: ArchipelagoId;
  readonly origin: 'original';
}

/** "1=2": across a sea; "1<2" and "1>3": the left and the right shore of a bay. */
function readSeas(text: string): readonly Sea[] {
  return text.split(' ').map((sea) => {
    const [, one, sign, other] = /^([1-6])([=<>])([1-6])$/.exec(sea) ?? [];
    if (one === undefined) throw new Error(`"${sea}" is not like "1=2"`);
    return { one: Number(one) - 1, other: Number(other) - 1, turn: sign === '=' ? 3 : sign === '<' ? 4 : 2 };
  });
}

function archipelago(boards: number, id: ArchipelagoId, joins: string, seas: string): Archipelago {
  return { id, origin: 'original', boards, joins: joins.split(' ').filter(Boolean).map(readJoin), seas: readSeas(seas) };
}

/** J-39.2: the shapes of the booklet's picture are lost; these are ours. */
export const archipelagos: readonly Archipelago[] = [
  archipelago(2, 'two-islands', '',                                                '1=2'),
  archipelago(3, 'two-islands', '1.9-2.9',                                         '2=3'),
  archipelago(3, 'bay',         '',                                                '1<2 1>3 2<3'),
  archipelago(4, 'two-islands', '1.9-2.9 3.9-4.9',                                 '2=3'),
  archipelago(4, 'chain',       '2.9-3.9',                                         '1=2 3=4'),
  archipelago(4, 'bay',         '1.9-2.9',                                         '2<3 2>4 3<4'),
  archipelago(4, 'satellites',  '1.6-2.9 1.9-3.6 2.6-3.9',                         '3=4'),
  archipelago(5, 'two-islands', '1.6-2.9 1.9-3.6 2.6-3.9 4.9-5.9',                 '3=4'),
  archipelago(5, 'chain',       '1.9-2.9 3.9-4.9',                                 '2=3 4=5'),
  archipelago(5, 'bay',         '1.9-2.9 3.9-4.9',                                 '2<3 2>5 3<5'),
  archipelago(5, 'satellites',  '1.6-2.9 1.9-3.6 2.6-3.9',                         '2=4 3=5'),
  archipelago(6, 'two-islands', '1.6-2.9 1.9-3.6 2.6-3.9 4.6-5.9 4.9-6.6 5.6-6.9', '3=4'),
  archipelago(6, 'chain',       '1.9-2.9 3.9-4.9 5.9-6.9',                         '2=3 4=5'),
  archipelago(6, 'bay',         '1.9-2.9 3.9-4.9 5.9-6.9',                         '2<3 2>5 3<5'),
  archipelago(6, 'satellites',  '1.6-2.9 1.9-3.6 2.6-3.9',                         '1=4 2=5 3=6'),
];

export const archipelagoOf = (id: ArchipelagoId, boards: number): Archipelago | undefined =>
  archipelagos.find((one) => one.id === id && one.boards === boards);

import { memo, type ReactNode } from 'react';
import type { Sea } from '../content/layouts.ts';
import type { Geography } from '../rules/geography.ts';
import { at, type IslandLayout, pathOf, ringOf } from './layout.ts';
import { type Ground, groundIds } from './terrain.tsx';

/** Lands and oceans without what lies on them: ground, borders, rims of the boards, and the number of each land. */
export const IslandGround = memo(function IslandGround({
  layout: { outline },
  geography,
  boards,
  seas,
  nameOf,
  id,
  text,
  raised,
}: {
  layout: IslandLayout;
  geography: Geography;
  boards: readonly (string | null)[];
  /** Oceans that face each other. */
  seas: readonly Sea[];
  /** What stands before the numbers of a board's lands. */
  nameOf: (board: string) => string;
  id: string;
  text: number;
  /** Lands whose number makes room for what is shown below it. */
  raised: ReadonlySet<number>;
}): ReactNode {
  const several = boards.filter((board) => board !== null).length > 1;
  const { terrain, exists, number, board, lands, parts } = geography;
  const woven = parts.flatMap((made, land) => (made.length > 1 ? made.map((part) => [part, land] as const) : []));
  const wholeOf = new Map(woven);
  const joined = (one: number, other: number): boolean => wholeOf.has(one) && wholeOf.get(one) === wholeOf.get(other);
  return (
    <>
      {seas.map(({ one, other }) => {
        const [from, to] = [outline.spaces[lands + one], outline.spaces[lands + other]];
        return from == null || to == null ? null : (
          <path key={`${one} ${other}`} d={pathOf([from.label, to.label])} className="si-sea-way" />
        );
      })}
      {outline.spaces.map((space, i) =>
        space === null ? null : (
          <path
            key={i}
            d={ringOf(space.polygon)}
            fill={`url(#${groundIds(id, terrain[i] as Ground)})`}
            className={exists[i] || wholeOf.has(i) ? 'si-land' : 'si-land si-absent'}
          />
        ),
      )}
      {outline.borders.map(({ between: [one, other], line }, i) =>
        joined(one, other) ? null : <path key={i} d={pathOf(line)} className={one >= lands || other >= lands ? 'si-coast' : 'si-border'} />,
      )}
      {outline.rims.map((rim, slot) => (rim === null ? null : <path key={slot} d={ringOf(rim)} className="si-rim" />))}
      {outline.spaces.map((space, i) =>
        space === null || i >= lands || boards[board[i]!] === null ? null : (
          <text
            key={i}
            transform={at(space.label)}
            y={raised.has(i) ? -text * 0.25 : text * 0.36}
            fontSize={text * 1.1}
            textAnchor="middle"
            className="si-number"
          >
            {several && nameOf(boards[board[i]!]!)}
            {number[i]}
          </text>
        ),
      )}
    </>
  );
});

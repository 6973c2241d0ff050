import { memo, type ReactNode } from 'react';
import type { BoardId } from '../../content/boards.ts';
import type { Sea } from '../../content/layouts.ts';
import { isThematicIsland } from '../../content/thematic.ts';
import type { Geography } from '../../rules/island/geography.ts';
import { at, type IslandLayout, pathOf, ringOf } from './layout.ts';
import { type Ground, groundIds } from './terrain.tsx';

/** The largest text at which the name of a place fits before the number of a land. */
const MOST_FOR_NAMES = 84;

/** Lands and oceans without what lies on them: ground, borders and rims of the boards. */
export const IslandGround = memo(function IslandGround({
  layout: { outline },
  geography,
  boards,
  seas,
  id,
}: {
  layout: IslandLayout;
  geography: Geography;
  boards: readonly (BoardId | null)[];
  /** Oceans that face each other. */
  seas: readonly Sea[];
  id: string;
}): ReactNode {
  const isMap = isThematicIsland(boards);
  const { terrain, exists, lands, parts } = geography;
  const woven = parts.flatMap((made, land) => (made.length > 1 ? made.map((part) => [part, land] as const) : []));
  const wholeOf = new Map(woven);
  const joined = (one: number, other: number): boolean => wholeOf.has(one) && wholeOf.get(one) === wholeOf.get(other);
  return (
    <>
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
      {seas.map(({ one, other }) => {
        const [from, to] = [outline.spaces[lands + one], outline.spaces[lands + other]];
        return from == null || to == null ? null : (
          <path key={`${one} ${other}`} d={pathOf([from.label, to.label])} className="si-sea-way" />
        );
      })}
      {outline.rims.map((rim, slot) =>
        rim === null ? null : <path key={slot} d={ringOf(rim)} className={isMap ? 'si-rim si-rim-map' : 'si-rim'} />,
      )}
    </>
  );
});

/** The number of each land, and what stands before it; on a map the names of the boards as well. */
export const IslandNumbers = memo(function IslandNumbers({
  layout: { outline },
  geography: { number, board, lands },
  boards,
  nameOf,
  text,
  raised,
}: {
  layout: IslandLayout;
  geography: Geography;
  boards: readonly (BoardId | null)[];
  /** What stands before the numbers of a board's lands. */
  nameOf: (board: string) => string;
  text: number;
  /** Lands whose number makes room for what is shown below it. */
  raised: ReadonlySet<number>;
}): ReactNode {
  const isMap = isThematicIsland(boards);
  // The names of places are longer than letters: where there is little room they stand in the oceans only.
  const prefixed = boards.filter((name) => name !== null).length > 1 && !(isMap && text > MOST_FOR_NAMES);
  return (
    <>
      {isMap &&
        boards.map((name, slot) => {
          const ocean = outline.spaces[lands + slot];
          return name === null || ocean == null ? null : (
            <text key={slot} transform={at(ocean.label)} y={text * 0.4} fontSize={text * 1.2} textAnchor="middle" className="si-board-name">
              {nameOf(name)}
            </text>
          );
        })}
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
            {prefixed && nameOf(boards[board[i]!]!)}
            {number[i]}
          </text>
        ),
      )}
    </>
  );
});

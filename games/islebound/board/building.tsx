import type { ReactNode } from 'react';
import { buildings } from '../content/original.ts';
import { booksFor } from '../rules/capital.ts';
import { isMetropolis } from '../rules/decks.ts';
import type { Words } from '../words/catalogue.ts';
import { stateOf } from '../words/outlook.ts';
import { abilitiesInWords, abilityInWords, goodsInWords } from '../words/phrases.ts';
import { blockedBy, findAnswer, Thing } from './lit.tsx';
import { Marks } from './mark-lines.tsx';
import { marksOfGoods } from './marks.ts';
import { Picture } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

/** I-10.1, I-10.6: what it costs to buy, and what to build. */
function Prices({ building }: { building: number }): ReactNode {
  const { coins, goods } = buildings[building]!;
  return (
    <span className="ib-prices" aria-hidden="true">
      <span className="ib-mark">
        <b>{coins}</b>
        <Picture name="coin" size={16} />
      </span>
      <span className="ib-or">/</span>
      <Marks marks={marksOfGoods(goods)} size={16} />
    </span>
  );
}

/** A building, large. */
export function LargeBuilding({
  words,
  building,
  books,
  rule,
}: {
  words: Words;
  building: number;
  books: number | null;
  rule: string | null;
}): ReactNode {
  const { coins, goods, abilities, origin } = buildings[building]!;
  return (
    <article className="ib ib-large">
      <h3>
        {words.buildings[building]}
        {isMetropolis(building) && <small>{words.board.metropolisCard}</small>}
      </h3>
      <p>
        <Picture name="coin" /> {words.countGood[0]!(coins)}, {words.board.worth(coins)}
      </p>
      <p>
        <Picture name="build" /> {goodsInWords(words, goods)}
      </p>
      {abilities.map((ability, i) => (
        <p key={i}>
          <strong>{abilityInWords(words, ability)}</strong>
        </p>
      ))}
      {books !== null && (
        <p>
          <Picture name="book" /> {books === 0 ? words.board.noBook : words.board.books(books)}
        </p>
      )}
      {rule !== null && <p className="ib-warn">{rule}</p>}
      <p className="ib-origin">{origin === 'published' ? words.published : origin === 'half' ? words.half : words.original}</p>
    </article>
  );
}

const nameOf = (words: Words, building: number): string => `${words.buildings[building]!}: ${abilitiesInWords(words, building)}`;

/** I-10.2: a building of a row, with the books that its place asks for. */
export function RowBuilding({ props, words, building }: { props: BoardProps; words: Words; building: number }): ReactNode {
  const isIt = (answer: { readonly kind: string }): boolean =>
    (answer.kind === 'buy' || answer.kind === 'building') && (answer as unknown as { readonly building: number }).building === building;
  const index = findAnswer(props, isIt);
  const rule = index < 0 ? blockedBy(props, isIt) : null;
  const books = booksFor(stateOf(props.view), building);
  return (
    <Thing
      props={props}
      index={index}
      label={nameOf(words, building)}
      large={() => <LargeBuilding words={words} building={building} books={books} rule={rule} />}
      className={`ib-row ${isMetropolis(building) ? 'ib-metropolis' : ''}`}
    >
      <span className="ib-needs">
        {Array.from({ length: books }, (_, i) => (
          <Picture key={i} name="book" size={13} />
        ))}
      </span>
      <span className="ib-row-name">{words.buildings[building]}</span>
      <Prices building={building} />
      <span className="ib-row-text">{abilitiesInWords(words, building)}</span>
    </Thing>
  );
}

/** A building that stands in a capital or is held in a hand. */
export function BuildingCard({
  props,
  words,
  building,
  held,
}: {
  props: BoardProps;
  words: Words;
  building: number;
  held: boolean;
}): ReactNode {
  const isIt = (answer: { readonly kind: string }): boolean =>
    (answer.kind === 'buy' || answer.kind === 'building') && (answer as unknown as { readonly building: number }).building === building;
  const index = held ? findAnswer(props, isIt) : -1;
  const rule = held && index < 0 ? blockedBy(props, isIt) : null;
  return (
    <Thing
      props={props}
      index={index}
      label={nameOf(words, building)}
      large={() => <LargeBuilding words={words} building={building} books={null} rule={rule} />}
      className={`ib-card ${isMetropolis(building) ? 'ib-metropolis' : ''}`}
    >
      <span className="ib-card-head">
        <span className="ib-card-name">{words.buildings[building]}</span>
        {held ? (
          <Prices building={building} />
        ) : (
          <span className="ib-mark">
            <b>{buildings[building]!.coins}</b>
            <Picture name="renown" size={15} />
          </span>
        )}
      </span>
      <span className="ib-card-text">{abilitiesInWords(words, building)}</span>
    </Thing>
  );
}

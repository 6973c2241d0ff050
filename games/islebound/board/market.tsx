import type { ReactNode } from 'react';
import { NOTHING } from '../rules/state.ts';
import type { Words } from '../words/catalogue.ts';
import { RowBuilding } from './building.tsx';
import { CrewForHire, Events, InfluenceTrack, RenownTrack, Reputations, TreasureAndSupply } from './fame.tsx';
import { Picture } from './pictograms.tsx';
import type { BoardProps } from './props.ts';

interface MarketProps {
  readonly props: BoardProps;
  readonly words: Words;
}

/** The board of fame: tracks, cards that lie open, crew for hire. */
export function Fame({ props, words }: MarketProps): ReactNode {
  return (
    <div className="ib-fame">
      <InfluenceTrack props={props} words={words} />
      <RenownTrack props={props} words={words} />
      <TreasureAndSupply props={props} words={words} />
      <Events props={props} words={words} />
      <Reputations props={props} words={words} />
      <CrewForHire props={props} words={words} />
    </div>
  );
}

function Row({
  props,
  words,
  row,
  title,
  deck,
}: MarketProps & { readonly row: readonly number[]; readonly title: string; readonly deck: number }): ReactNode {
  return (
    <section className="ib-part ib-building-row">
      <h2>
        <Picture name="capital" size={15} /> {title} <small>{words.board.deck(deck)}</small>
      </h2>
      {row.map((building, at) => (building === NOTHING ? null : <RowBuilding key={at} props={props} words={words} building={building} />))}
    </section>
  );
}

/** I-10.2, I-21.3: the rows of buildings; the card that asks for most books stands first. */
export function Buildings({ props, words }: MarketProps): ReactNode {
  const { row, metropolisRow, hidden } = props.view;
  return (
    <div className="ib-rows">
      <Row props={props} words={words} row={row} title={words.board.buildings} deck={hidden.deck} />
      {props.view.variants.metropolis && (
        <Row props={props} words={words} row={metropolisRow} title={words.board.metropolis} deck={hidden.metropolisDeck} />
      )}
    </div>
  );
}

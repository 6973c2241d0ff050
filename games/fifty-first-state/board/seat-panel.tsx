import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { CARD, POINT } from '../content/goods.ts';
import { countLocations } from '../rules/locations.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { PlaceFace, SHORT, TransportFace } from './card-face.tsx';
import { GoodsList } from './choosers.tsx';
import { Glyphs, Pictogram } from './glyph-lines.tsx';
import type { Glyph } from './glyphs.ts';
import { LargeCard, LargeTransport } from './large-card.tsx';
import { Sign, STAR } from './pictograms.tsx';

const MINI = 44;

/** T-1.9: a card in another's hand that everybody knows, small; it enlarges. */
function Known({ name, width, height, large, children }: KnownProps): ReactNode {
  const enlarge = useEnlarge();
  return (
    <span role="img" aria-label={name} tabIndex={0} className="fs-mini" {...enlarge(large)}>
      <svg width={width} height={height} viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
        {children}
      </svg>
    </span>
  );
}

interface KnownProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly large: () => ReactNode;
  readonly children: ReactNode;
}

function KnownCard({ card, words }: { card: number; words: Words }): ReactNode {
  const large = (): ReactNode => <LargeCard card={card} words={words} notes={[words.board.knownCards]} />;
  return (
    <Known name={words.locations[card]!} width={MINI} height={MINI * SHORT} large={large}>
      <PlaceFace card={card} width={MINI} height={MINI * SHORT} words={words} text={12} />
    </Known>
  );
}

function KnownTransport({ card, words }: { card: number; words: Words }): ReactNode {
  return (
    <Known name={words.transports[card]!} width={52} height={28} large={() => <LargeTransport card={card} words={words} />}>
      <TransportFace card={card} width={52} height={28} words={words} text={12} />
    </Known>
  );
}

function Fact({ n, glyph, label }: { n: number; glyph: Glyph; label: string }): ReactNode {
  return (
    <span className="fs-fact" title={label}>
      <Glyphs groups={[[{ kind: 'text', text: String(n) }, glyph]]} size={17} />
      <span className="unseen">{label}</span>
    </span>
  );
}

/** The points. */
export function SeatLine({ view, language, of }: BoardProps<FiftyFirstStateView> & { readonly of: number }): ReactNode {
  const { points } = view.players[of]!;
  const said = allWords[language].countGood[POINT]!(points);
  return (
    <strong className="fs fs-score" title={said}>
      <Pictogram size={18}>
        <g className="fs-good fs-point">
          <path className="fs-body" d={STAR} />
        </g>
      </Pictogram>
      <span aria-hidden="true">{points}</span>
      <span className="unseen">{said}</span>
    </strong>
  );
}

/** What everybody may know of a seat: goods, how many cards, and those that were seen. */
export function SeatPanel(props: BoardProps<FiftyFirstStateView> & { readonly of: number }): ReactNode {
  const { view, seat, language, of } = props;
  const words = allWords[language];
  const player = view.players[of]!;
  const { goods, kept, handCount, shown, transports, closed, faction, deals } = player;
  const count = countLocations({ ...player, hand: [] });
  const held = transports.flatMap((n, card) => Array<number>(n).fill(card));
  const known = of === seat ? [] : shown;
  const first = view.first === of && view.seats > 1;
  return (
    <div className="fs fs-seat">
      <p className="fs-seat-line">
        <Fact n={count} glyph={{ kind: 'sign', sign: 'location', n: 1 }} label={words.board.locations(count)} />
        <Fact n={deals.length} glyph={{ kind: 'sign', sign: 'deal', n: 1 }} label={`${words.board.deals}: ${deals.length}`} />
        <Fact n={handCount} glyph={{ kind: 'good', good: CARD, n: 1 }} label={words.board.cards(handCount)} />
      </p>
      {(faction >= 0 || first || closed) && (
        <p className="fs-faction-name">
          {faction >= 0 && words.factions[faction]}
          {first && (
            <span className="fs-seat-flag" role="img" aria-label={words.board.firstPlayer} title={words.board.firstPlayer}>
              <Pictogram size={16}>
                <Sign name="flag" />
              </Pictogram>
            </span>
          )}
          {closed && (
            <span className="fs-seat-flag" role="img" aria-label={words.board.closed} title={words.board.closed}>
              <Pictogram size={18}>
                <Sign name="barrier" />
              </Pictogram>
            </span>
          )}
        </p>
      )}
      <GoodsList goods={goods} words={words} size={17} />
      {kept.some((n) => n > 0) && (
        <p className="fs-seat-kept">
          {words.board.onLocations} <GoodsList goods={kept} words={words} size={17} />
        </p>
      )}
      {(known.length > 0 || held.length > 0) && (
        <div className="fs-known" aria-label={words.board.knownCards} role="group">
          {held.map((card, i) => (
            <KnownTransport key={`transport ${i}`} card={card} words={words} />
          ))}
          {known.map((card, i) => (
            <KnownCard key={i} card={card} words={words} />
          ))}
        </div>
      )}
    </div>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import { BLUE, CARD, POINT, RED } from '../content/goods.ts';
import { type TransportColour, transportColours } from '../content/transport.ts';
import { NO_CARD, POINTS_AT_END } from '../rules/state.ts';
import { CardBack, CardFace, TransportFace } from './card-face.tsx';
import { GlyphLines } from './glyph-lines.tsx';
import { type Glyph, pack } from './glyphs.ts';
import { LargeCard, LargeTransport } from './large-card.tsx';
import { type Layout, type Rect, trackOf } from './layout.ts';
import { Fitted } from './lettering.tsx';
import { Drawn } from './lit.tsx';
import { Sign } from './pictograms.tsx';
import { SeatSign, type Showing } from './state-panel.tsx';
import { offerThing } from './things.ts';

const noChoices: readonly number[] = [];

/** The score track up to 25 and on: a mark for each seat, one over the other where they are equal. */
export function ScoreTrack({ showing, layout }: { showing: Showing; layout: Layout }): ReactNode {
  const { view, words, text, props } = showing;
  const {
    track: { x, y, w, h },
    narrow,
  } = layout;
  const { longest, step, line, at } = trackOf(layout, view.players);
  const left = at(0);
  const every = step * 5 < 30 ? 10 : 5;
  const labels = Array.from({ length: Math.floor(longest / every) + 1 }, (_, i) => i * every);
  if (!labels.includes(POINTS_AT_END)) labels.push(POINTS_AT_END);
  return (
    <g role="group" aria-label={words.board.track} className="fs-track">
      {!narrow && (
        <text x={x + 2} y={y + 11} fontSize={text} className="fs-seat-name">
          {words.board.round(view.round)} · {view.endReached ? words.board.lastRound : words.phases[view.phase]}
        </text>
      )}
      <path d={`M${left} ${line}H${x + w - 6}`} className="fs-track-line" />
      <path d={`M${at(POINTS_AT_END)} ${line}H${x + w - 6}`} className="fs-track-end" />
      {Array.from({ length: longest + 1 }, (_, n) => (
        <path key={n} d={`M${at(n)} ${line - (n % 5 === 0 ? 4 : 2)}V${line + (n % 5 === 0 ? 4 : 2)}`} className="fs-track-tick" />
      ))}
      {labels.map((n) => (
        <text
          key={n}
          x={at(n)}
          y={y + h - 1}
          fontSize={text}
          textAnchor="middle"
          className={n === POINTS_AT_END ? 'fs-track-goal' : 'fs-soft'}
        >
          {n}
        </text>
      ))}
      {view.players.map(({ points }, seat) => {
        const above = view.players.slice(0, seat).filter((other) => other.points === points).length;
        const label = words.board.onTrack(props.names[seat] ?? words.hegemony, words.countGood[POINT]!(points));
        return (
          <g key={seat} className="fs-track-mark" style={{ transform: `translate(${at(points) + above * 8}px, ${line}px)` }}>
            <title>{label}</title>
            <SeatSign view={view} seat={seat} x={0} y={0} size={7} />
          </g>
        );
      })}
    </g>
  );
}

/** A pile and how many cards are in it. */
function Pile({
  rect,
  count,
  label,
  text,
  children,
}: {
  rect: Rect;
  count: number;
  label: string;
  text: number;
  children: ReactNode;
}): ReactNode {
  return (
    <g transform={`translate(${rect.x} ${rect.y})`} role="img" aria-label={label} className="fs-pile">
      <title>{label}</title>
      {children}
      <rect x={rect.w / 2 - 14} y={rect.h - text - 5} width="28" height={text + 4} rx="3" className="fs-count-plate" />
      <text x={rect.w / 2} y={rect.h - 4.5} fontSize={text} textAnchor="middle" className="fs-number">
        {count}
      </text>
    </g>
  );
}

/** The decks, and the transport cards that lie face up. */
export function Market({ showing, layout }: { showing: Showing; layout: Layout }): ReactNode {
  const { view, words, text } = showing;
  const { deck, discard, narrow } = layout;
  return (
    <g>
      {narrow && (
        <>
          <Fitted text={words.board.round(view.round)} x={3} y={16} width={deck.x - 8} size={13} anchor="start" className="fs-seat-name" />
          <Fitted
            text={view.endReached ? words.board.lastRound : words.phases[view.phase]}
            x={3}
            y={33}
            width={deck.x - 8}
            size={12}
            anchor="start"
            className="fs-soft"
          />
        </>
      )}
      <Pile rect={deck} count={view.deckCount} label={words.board.deck(view.deckCount)} text={text}>
        <CardBack width={deck.w} height={deck.h} />
      </Pile>
      <Pile rect={discard} count={view.discard.length} label={words.board.discards(view.discard.length)} text={text}>
        <rect width={discard.w} height={discard.h} rx="4" className="fs-empty" />
        <g transform={`translate(${discard.w / 2} ${discard.h / 2 - 7}) scale(.7)`} className="fs-soft-sign">
          <Sign name="ruins" />
        </g>
      </Pile>
      {transportColours.map((colour, i) => (
        <Offer key={colour} showing={showing} rect={layout.offers[i]!} colour={colour} deck={i} />
      ))}
    </g>
  );
}

function Offer({ showing, rect, colour, deck }: { showing: Showing; rect: Rect; colour: TransportColour; deck: number }): ReactNode {
  const { view, words, choices, acting, isPointed, text } = showing;
  const card = view.offers[deck]!;
  const left = words.board.transportDeck(colour, view.transportDeckCounts[deck]!);
  if (card === NO_CARD) {
    // Where no card lies face up, how many there are still in its deck.
    const lying: Glyph[] = [
      { kind: 'good', good: colour === 'red' ? RED : BLUE, n: 1 },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: String(view.transportDeckCounts[deck]!) },
      { kind: 'good', good: CARD, n: 1 },
    ];
    return (
      <g transform={`translate(${rect.x} ${rect.y})`} role="img" aria-label={left} className={`fs-offer-empty fs-transport-${colour}`}>
        <title>{left}</title>
        <rect width={rect.w} height={rect.h} rx="4" className="fs-empty" />
        <GlyphLines packed={pack([lying], rect.w - 8, rect.h - 8, text + 3)} x={rect.w / 2} y={rect.h / 2} />
      </g>
    );
  }
  const thing = offerThing(colour);
  const lit = choices.get(thing) ?? noChoices;
  return (
    <Drawn
      thing={thing}
      choices={lit}
      acting={acting}
      pointed={isPointed(thing)}
      label={`${words.face.transport}: ${words.transports[card]!}. ${left}`}
      large={() => <LargeTransport card={card} words={words} />}
      rect={rect}
    >
      <TransportFace card={card} width={rect.w} height={rect.h} words={words} text={text} />
      {lit.length > 0 && <rect x="-1" y="-1" width={rect.w + 2} height={rect.h + 2} rx="5" className="fs-glow" />}
    </Drawn>
  );
}

/** Cards that lie open in the middle: the row of the lookout, or one's first six. */
export function OpenCards({
  showing,
  layout,
  title,
  cards,
  things,
  left,
}: {
  showing: Showing;
  layout: Layout;
  title: string;
  cards: readonly number[];
  things: readonly string[];
  /** How many of the cards, by number, are put away already. */
  left: readonly number[];
}): ReactNode {
  const { words, choices, acting, isPointed } = showing;
  const { rowTitle } = layout;
  const away = left.slice();
  return (
    <g role="group" aria-label={title} className="fs-open-row">
      <text x={rowTitle.x + rowTitle.w / 2} y={rowTitle.y + 13} fontSize={layout.text + 1} textAnchor="middle" className="fs-seat-name">
        {title}
      </text>
      {cards.map((card, i) => {
        const rect = layout.row[i];
        if (rect === undefined) return null;
        const gone = away.indexOf(card);
        if (gone >= 0) away.splice(gone, 1);
        const thing = things[i]!;
        const lit = gone >= 0 ? noChoices : (choices.get(thing) ?? noChoices);
        return (
          <Drawn
            key={i}
            thing={thing}
            choices={lit}
            acting={acting}
            pointed={isPointed(thing)}
            label={`${words.locations[card]!}${gone >= 0 ? `, ${words.board.toLeave}` : ''}`}
            large={() => <LargeCard card={card} words={words} />}
            rect={rect}
            className={gone >= 0 ? 'fs-put-away' : ''}
          >
            <CardFace card={card} width={rect.w} height={rect.h} words={words} />
            {lit.length > 0 && <rect x="-2" y="-2" width={rect.w + 4} height={rect.h + 4} rx="7" className="fs-glow" />}
          </Drawn>
        );
      })}
    </g>
  );
}

/** In a narrow box: whose state is shown. A lit dot says that something can be done there. */
export function Tabs({
  showing,
  layout,
  focus,
  choose,
}: {
  showing: Showing;
  layout: Layout;
  focus: number;
  choose: (seat: number) => void;
}): ReactNode {
  const { view, words, props, choices } = showing;
  const litAt = (seat: number): number =>
    [...choices.keys()].filter((thing) => thing.startsWith(`place ${seat} `) || thing.startsWith(`deal ${seat} `)).length;
  return (
    <g role="tablist" aria-label={words.board.board}>
      {layout.tabs.map(({ x, y, w, h }, seat) => {
        const { points, closed } = view.players[seat]!;
        const name = props.names[seat] ?? words.hegemony;
        const lit = litAt(seat);
        const pick = (event: KeyboardEvent): void => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose(seat);
        };
        return (
          <g key={seat} className={`fs-tab ${seat === focus ? 'fs-tab-chosen' : ''}`} transform={`translate(${x} ${y})`}>
            <path d={`M0 ${h}V6Q0 1 5 1H${w - 5}Q${w} 1 ${w} 6V${h}`} />
            <SeatSign view={view} seat={seat} x={14} y={h / 2 + 1} size={8} />
            <Fitted
              text={name}
              x={26}
              y={h / 2 + 5}
              width={w - 26 - (lit > 0 ? 25 : 6) - (closed ? 21 : 0)}
              size={12}
              anchor="start"
              className="fs-seat-name"
            />
            {closed && (
              <g transform={`translate(${w - (lit > 0 ? 32 : 13)} ${h / 2}) scale(.6)`} className="fs-flag-barrier">
                <Sign name="barrier" />
              </g>
            )}
            {lit > 0 && (
              <>
                <circle cx={w - 13} cy={h / 2} r="9" className="fs-lit-dot" />
                <text x={w - 13} y={h / 2 + 4} fontSize="12" textAnchor="middle" className="fs-on-light">
                  {lit}
                </text>
              </>
            )}
            <rect
              role="tab"
              tabIndex={0}
              aria-selected={seat === focus}
              aria-label={`${words.board.show(name)}. ${words.countGood[POINT]!(points)}${lit > 0 ? `. ${words.board.lit(lit)}` : ''}`}
              width={w}
              height={h}
              rx="5"
              className="fs-hit"
              onClick={() => choose(seat)}
              onKeyDown={pick}
            />
          </g>
        );
      })}
    </g>
  );
}

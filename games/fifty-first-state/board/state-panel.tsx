import type { BoardProps } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { factions } from '../content/factions.ts';
import { bundleOf, CARD, goodNumber, POINT, TOKENS } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { countLocations } from '../rules/locations.ts';
import type { FiftyFirstStateView, PlayerView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { costInWords, goodsInWords } from '../words/goods-in-words.ts';
import { placeName } from '../words/telling.ts';
import { PlaceFace, typeSigns } from './card-face.tsx';
import { GlyphLines, GlyphRow } from './glyph-lines.tsx';
import { costGlyphs, type Glyph, goodsGlyphs, lengthOf, pack, sizeFor } from './glyphs.ts';
import { LargeCard } from './large-card.tsx';
import type { Panel, Rect } from './layout.ts';
import { Fitted, lettersWidth } from './lettering.tsx';
import { type Acting, Drawn } from './lit.tsx';
import { Sign } from './pictograms.tsx';
import { Place, RowLabel } from './place.tsx';
import { boardThing, bordersThing, type Choices, dealThing, placeThing } from './things.ts';

const noChoices: readonly number[] = [];

export interface Showing {
  readonly props: BoardProps<FiftyFirstStateView>;
  readonly view: FiftyFirstStateView;
  readonly words: Words;
  readonly choices: Choices;
  readonly acting: Acting;
  readonly text: number;
  isPointed(thing: string): boolean;
  /** Where the card that is pointed at in the hand could be built. */
  isFitting(thing: string): boolean;
  /** Shows a state large. */
  focusOn(seat: number): void;
}

/** The mark of a seat, or the sign of the Hegemony, which has none. */
export function SeatSign({
  view,
  seat,
  x,
  y,
  size,
}: {
  view: FiftyFirstStateView;
  seat: number;
  x: number;
  y: number;
  size: number;
}): ReactNode {
  if (seat < view.seats) return <Mark seat={seat} x={x} y={y} size={size} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 9})`} className="fs-hegemony">
      <Sign name="hegemony" />
    </g>
  );
}

const nameOf = ({ props, words }: Showing, seat: number): string => props.names[seat] ?? words.hegemony;

/** Small facts for the right end of a header: points, locations, cards. */
function factsOf(view: FiftyFirstStateView, seat: number): Glyph[] {
  const player = view.players[seat]!;
  const space: Glyph = { kind: 'text', text: ' ' };
  return [
    { kind: 'text', text: String(player.points) },
    { kind: 'good', good: POINT, n: 1 },
    space,
    { kind: 'text', text: String(countLocations({ ...player, hand: [] })) },
    { kind: 'sign', sign: 'location', n: 1 },
    ...(seat < view.seats ? ([space, { kind: 'text', text: String(player.handCount) }, { kind: 'good', good: CARD, n: 1 }] as const) : []),
  ];
}

/** Whose state it is. Beside its faction board, the large one has its facts in the list of seats. */
function Header({ showing, panel, player }: { showing: Showing; panel: Panel; player: PlayerView }): ReactNode {
  const { view, words, text } = showing;
  const {
    seat,
    beside,
    header: { x, y, w, h },
    attacks,
    goods,
  } = panel;
  const flags = [...(view.first === seat && view.seats > 1 ? (['flag'] as const) : []), ...(player.closed ? (['barrier'] as const) : [])];
  const middle = y + 12;
  const facts = beside ? [] : factsOf(view, seat);
  const size = text + 2;
  const factsWidth = beside ? 0 : lengthOf(facts, size) + 8;
  const closing = mayClose(showing, panel);
  const right = x + w - (attacks.length === 0 ? 2 : x + w - attacks[0]!.x + 10) - (closing ? panel.borders!.w + 8 : 0);
  const nameWidth = right - x - 26 - factsWidth - (flags.length === 0 ? 0 : flags.length * 20 + 4);
  const faction = words.factions[player.faction] ?? '';
  const name = nameOf(showing, seat);
  const both = [name, faction].filter((part) => part !== '').join(' · ');
  const title = beside || lettersWidth(both, text + 1) > nameWidth ? name : both;
  return (
    <g>
      <SeatSign view={view} seat={seat} x={x + 9} y={middle} size={8} />
      <Fitted text={title} x={x + 23} y={middle + text * 0.36} width={nameWidth} size={text + 1} anchor="start" className="fs-seat-name" />
      {flags.map((flag, i) => (
        <g key={flag} transform={`translate(${right - factsWidth - 10 - i * 20} ${middle}) scale(.8)`} className={`fs-flag-${flag}`}>
          <title>{flag === 'flag' ? words.board.firstPlayer : words.board.closed}</title>
          <Sign name={flag} />
        </g>
      ))}
      {beside ? (
        h > 30 && <Fitted text={faction} x={x + 2} y={y + 40} width={w - 6} size={text} anchor="start" className="fs-soft" />
      ) : (
        <g className="fs-facts">
          <GlyphRow glyphs={facts} x={right - factsWidth + 8} y={middle} size={size} />
        </g>
      )}
      {goods !== null && <Supply player={player} rect={goods} words={words} />}
      {closing && <Borders showing={showing} rect={panel.borders!} />}
    </g>
  );
}

const mayClose = ({ choices, props }: Showing, { borders, seat }: Panel): boolean =>
  borders !== null && props.question?.seat === seat && choices.has(bordersThing);

/** T-6.3: the barrier that closes the borders; the last answer of a long list is hard to find. */
function Borders({ showing: { choices, acting, isPointed, words }, rect }: { showing: Showing; rect: Rect }): ReactNode {
  const { closeBorders } = words.answer;
  return (
    <Drawn
      thing={bordersThing}
      choices={choices.get(bordersThing)!}
      acting={acting}
      pointed={isPointed(bordersThing)}
      label={closeBorders}
      large={null}
      rect={rect}
      className="fs-flag-barrier"
    >
      <title>{closeBorders}</title>
      <rect width={rect.w} height={rect.h} rx="4" className="fs-trade-plate" />
      <g transform={`translate(${rect.w / 2} ${rect.h / 2}) scale(.85)`}>
        <Sign name="barrier" />
      </g>
      <rect x="-1" y="-1" width={rect.w + 2} height={rect.h + 2} rx="5" className="fs-glow" />
    </Drawn>
  );
}

/** The name of a small state is the way to see it large. */
function Enlarger({ showing, panel: { header, seat } }: { showing: Showing; panel: Panel }): ReactNode {
  const show = (): void => showing.focusOn(seat);
  return (
    <rect
      x={header.x - 2}
      y={header.y - 1}
      width={header.w + 4}
      height={header.h + 3}
      rx="4"
      role="button"
      tabIndex={0}
      aria-label={showing.words.board.show(nameOf(showing, seat))}
      className="fs-enlarger"
      onClick={show}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        show();
      }}
    />
  );
}

/** The supply of the state that is shown, where nothing else on the page shows it. */
function Supply({ player, rect, words }: { player: PlayerView; rect: Rect; words: Words }): ReactNode {
  const goods = bundleOf(player.goods.slice(0, TOKENS));
  const glyphs = goodsGlyphs(goods).flatMap((glyph): Glyph[] => [glyph, { kind: 'text', text: ' ' }]);
  const size = sizeFor(glyphs, rect.w - 4, 18);
  return (
    <g className="fs-supply">
      <title>{goodsInWords(words, goods)}</title>
      {glyphs.length === 0 ? (
        <text x={rect.x + 2} y={rect.y + 15} fontSize="12" className="fs-soft">
          {words.board.supply}: {words.board.noGoods}
        </text>
      ) : (
        <GlyphRow glyphs={glyphs} x={rect.x + 2} y={rect.y + rect.h / 2} size={size} />
      )}
    </g>
  );
}

/** The faction board: what it trades, each a button of its own. */
function FactionBoard({ showing, panel, player }: { showing: Showing; panel: Panel; player: PlayerView }): ReactNode {
  const { words, choices, acting, isPointed } = showing;
  if (panel.board.length === 0 || player.faction < 0) return null;
  const own = showing.props.question?.seat === panel.seat;
  return factions[player.faction]!.actions.map(({ does, pays, gains, oncePerRound }, i) => {
    const rect = panel.board[i]!;
    const used = oncePerRound && (player.boardUsed & (1 << i)) !== 0;
    const thing = boardThing(does);
    const narrow = rect.w < 60;
    const price = costGlyphs(pays);
    const product = goodsGlyphs(gains);
    const groups = narrow ? [price, product] : [[...price, { kind: 'sign', sign: 'arrow', n: 1 } as const, ...product]];
    const packed = pack(groups, rect.w - 6, rect.h - 6, 17, 8);
    const label = `${words.goodNames[goodNumber(does)]!}: ${costInWords(words, pays)} → ${goodsInWords(words, gains)}${oncePerRound ? `, ${used ? words.board.alreadyUsed : words.board.oncePerRound}` : ''}`;
    const lit = own ? (choices.get(thing) ?? noChoices) : noChoices;
    return (
      <Drawn
        key={does}
        thing={thing}
        choices={lit}
        acting={acting}
        pointed={own && isPointed(thing)}
        label={label}
        large={null}
        rect={rect}
        className={`fs-trade ${used ? 'fs-trade-used' : ''}`}
      >
        <rect width={rect.w} height={rect.h} rx="4" className={`fs-trade-plate ${oncePerRound ? 'fs-trade-once' : ''}`} />
        <GlyphLines packed={packed} x={rect.w / 2} y={rect.h / 2} />
        {used && <path d={`M3 ${rect.h - 3}L${rect.w - 3} 3`} className="fs-strike" />}
        {lit.length > 0 && <rect x="-1" y="-1" width={rect.w + 2} height={rect.h + 2} rx="5" className="fs-glow" />}
      </Drawn>
    );
  });
}

/** T-8.1: the deals, as the strips that show under the faction board. */
function Deals({ showing, panel, player }: { showing: Showing; panel: Panel; player: PlayerView }): ReactNode {
  const { words, choices, acting, isPointed, text } = showing;
  const { deals, dealsArea, beside, seat } = panel;
  const seen = new Set<number>();
  return (
    <g>
      {beside && (
        <text x={dealsArea.x} y={dealsArea.y - 5} fontSize={text} className="fs-soft">
          {words.board.deals}: {player.deals.length}
        </text>
      )}
      {!beside && player.deals.length > 0 && (
        <g transform={`translate(${dealsArea.x - 10} ${dealsArea.y + 12}) scale(.72)`}>
          <title>{words.board.deals}</title>
          <Sign name="deal" />
        </g>
      )}
      {player.deals.map((card, i) => {
        const rect = deals[i]!;
        const thing = dealThing(seat, card);
        // Of like deals one is enough to be picked.
        const lit = seen.has(card) ? noChoices : (choices.get(thing) ?? noChoices);
        seen.add(card);
        const deal = locations[card]!.deal;
        return (
          <Drawn
            key={i}
            thing={thing}
            choices={lit}
            acting={acting}
            pointed={isPointed(thing)}
            label={`${words.face.deal}: ${words.locations[card]!}, ${goodsInWords(words, deal)}`}
            large={() => <LargeCard card={card} words={words} />}
            rect={rect}
            className="fs-deal"
          >
            <rect width={rect.w} height={rect.h} rx="3" className="fs-deal-plate" />
            <GlyphLines packed={pack([goodsGlyphs(deal)], rect.w, rect.h - 4, 18)} x={rect.w / 2} y={rect.h / 2} />
            {lit.length > 0 && <rect x="-1" y="-1" width={rect.w + 2} height={rect.h + 2} rx="4" className="fs-glow" />}
          </Drawn>
        );
      })}
    </g>
  );
}

/** T-14.8: the attack cards of the round. */
function Attacks({ showing, panel }: { showing: Showing; panel: Panel }): ReactNode {
  const { view, words, acting, text } = showing;
  return panel.attacks.map((rect, i) => {
    const card = view.attacks[i]!;
    return (
      <Drawn
        key={i}
        thing={`attack ${i}`}
        choices={noChoices}
        acting={acting}
        pointed={false}
        label={`${words.board.attacks}: ${words.locations[card]!}`}
        large={() => <LargeCard card={card} words={words} />}
        rect={rect}
        className="fs-attack"
      >
        <PlaceFace card={card} width={rect.w} height={rect.h} words={words} text={text} />
        <rect x="-1" y="-1" width={rect.w + 2} height={rect.h + 2} rx="5" className="fs-attack-edge" />
      </Drawn>
    );
  });
}

/** A state with its rows, deals and board. */
export function StatePanel({ showing, panel }: { showing: Showing; panel: Panel }): ReactNode {
  const { view, words, choices, acting, isPointed, isFitting, props, text } = showing;
  const { seat, rect, rows } = panel;
  const player = view.players[seat]!;
  return (
    <g
      role="group"
      aria-label={words.board.state(nameOf(showing, seat))}
      className={`fs-panel ${player.closed ? 'fs-closed' : ''} ${panel.big ? 'fs-big' : 'fs-small'}`}
    >
      <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx="6" className="fs-ground" />
      <Header showing={showing} panel={panel} player={player} />
      {!panel.big && <Enlarger showing={showing} panel={panel} />}
      {rows.map(
        ({ type, label }) =>
          label !== null && <RowLabel key={type} rect={label} sign={typeSigns[type] as 'gear'} title={words.board.rows[type]} />,
      )}
      {player.locations.length === 0 && (
        <text
          x={(rows[0]!.label!.x + rect.x + rect.w) / 2}
          y={rows[1]!.label!.y + rows[1]!.label!.h / 2 + 6}
          fontSize={text}
          textAnchor="middle"
          className="fs-soft"
        >
          {words.board.noLocations}
        </text>
      )}
      {rows.flatMap(({ places }) =>
        places.map((place) => {
          const thing = placeThing(seat, place.at);
          return (
            <Place
              key={place.at}
              location={player.locations[place.at]!}
              rect={place.rect}
              thing={thing}
              name={placeName(words, view, seat, place.at)}
              choices={choices.get(thing) ?? noChoices}
              props={props}
              pointed={isPointed(thing)}
              fitting={isFitting(thing)}
              acting={acting}
              words={words}
              text={text}
            />
          );
        }),
      )}
      <FactionBoard showing={showing} panel={panel} player={player} />
      <Deals showing={showing} panel={panel} player={player} />
      <Attacks showing={showing} panel={panel} />
    </g>
  );
}

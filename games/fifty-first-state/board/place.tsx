import type { Seat } from '@skerry/engine';
import { type BoardProps, seatMarks, type ShownQuestion } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { DEFENCE, goodNames, RED, WORKER } from '../content/goods.ts';
import { cardOf, defenceOf } from '../rules/locations.ts';
import { type Location, NOBODY } from '../rules/state.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { describeLocation } from '../words/describing.ts';
import { isSmall, isTiny, PlaceFace, RuinsFace } from './card-face.tsx';
import { GlyphRow } from './glyph-lines.tsx';
import { type Glyph, lengthOf, sizeFor } from './glyphs.ts';
import { LargeCard, notesOn } from './large-card.tsx';
import type { Rect } from './layout.ts';
import { type Acting, Drawn } from './lit.tsx';
import { Good, Sign } from './pictograms.tsx';
import { Told } from './tag.tsx';

/** What can be done at a place, as a small badge on its edge: what it takes. */
function usesAt(question: ShownQuestion | null, choices: readonly number[], location: Location): Glyph[] {
  return choices.flatMap((index): Glyph[] => {
    switch (question!.answers[index]!.kind) {
      case 'raze':
        return [{ kind: 'good', good: RED, n: defenceOf(location) }];
      case 'send-worker':
        return [{ kind: 'good', good: WORKER, n: 1 }];
      case 'use':
        return [{ kind: 'sign', sign: 'action', n: 1 }];
      case 'defend':
        return [{ kind: 'good', good: DEFENCE, n: 1 }];
      default:
        return [];
    }
  });
}

/** Goods that lie on a card, in a tray at its lower edge: in the middle what it keeps, on the right what was spent on it, or beside what a small card does. */
function OnCard({
  goods,
  w,
  h,
  spent,
  aside,
}: {
  goods: readonly number[];
  w: number;
  h: number;
  spent: boolean;
  aside: boolean;
}): ReactNode {
  const glyphs = goods.flatMap((n, good): Glyph[] => (n === 0 ? [] : [{ kind: 'good', good, n }]));
  const size = sizeFor(glyphs, w - 6, isTiny(h) ? 11 : 15);
  const width = lengthOf(glyphs, size) + 6;
  return (
    <g transform={`translate(${aside ? w - width - 1 : (w - width) / 2} ${h - size - 6})`} className={spent ? 'fs-used' : 'fs-stock'}>
      <rect width={width} height={size + 5} rx="3" />
      <GlyphRow glyphs={glyphs} x={3} y={size / 2 + 2.5} size={size} />
    </g>
  );
}

/** How many there are of each good. */
function counted(tokens: readonly number[]): number[] {
  const counts = goodNames.map(() => 0);
  for (const good of tokens) counts[good]!++;
  return counts;
}

function Visitor({ seat, w, h }: { seat: Seat; w: number; h: number }): ReactNode {
  const mark = seatMarks[seat]!;
  const size = Math.min(24, w * 0.42, h * 0.46);
  return (
    <g transform={`translate(${w - size * 0.56} ${h - size * 0.56})`}>
      <circle r={size * 0.52} className="fs-visitor" style={{ fill: mark.colour }} />
      <g transform={`scale(${size / 30})`}>
        <Good good={WORKER} />
      </g>
      <path
        d={mark.path}
        transform={`translate(${-size * 0.5} ${-size * 0.3}) scale(${size * 0.22})`}
        fill={mark.colour}
        className="seat-mark"
      />
    </g>
  );
}

/** A place in a state with everything that lies on it. */
export function Place({
  location,
  rect,
  thing,
  name,
  choices,
  props,
  pointed,
  fitting,
  acting,
  words,
  text,
}: {
  location: Location;
  rect: Rect;
  thing: string;
  name: string;
  choices: readonly number[];
  props: BoardProps<FiftyFirstStateView>;
  pointed: boolean;
  /** Whether what is pointed at would go here. */
  fitting: boolean;
  acting: Acting;
  words: Words;
  text: number;
}): ReactNode {
  const { w, h } = rect;
  const { action, fortified } = cardOf(location);
  const wornOut = action !== null && location.uses >= action.times;
  const badge = usesAt(props.question, choices, location);
  const badgeSize = sizeFor(badge, w - 6, isTiny(h) ? 12 : Math.round(Math.min(17, Math.max(13, w * 0.24))));
  const spent = location.uses > 0 && (location.placed?.length ?? 0) > 0 && badge.length === 0;
  // On the smallest faces there is no line of categories to cover.
  const covered = badge.length > 0 || spent || location.stock !== null ? badgeSize : 0;
  const badgeWidth = lengthOf(badge, badgeSize) + 6;
  return (
    <Drawn
      thing={thing}
      choices={choices}
      acting={acting}
      pointed={pointed}
      label={`${name}: ${describeLocation(words, location)}`}
      large={() => (
        <LargeCard card={location.card} words={words} notes={notesOn(words, location, props.names)}>
          {choices.length > 0 && (
            <div className="fs-large-choices">
              {choices.map((index) => (
                <Told key={index} props={props} words={words} index={index} />
              ))}
            </div>
          )}
        </LargeCard>
      )}
      rect={rect}
      className={`fs-place ${wornOut ? 'fs-worn-out' : ''} ${fitting ? 'fs-fitting' : ''}`}
    >
      {location.ruined ? (
        <RuinsFace width={w} height={h} />
      ) : (
        <PlaceFace card={location.card} width={w} height={h} words={words} text={text} covered={covered} />
      )}
      {location.stock !== null && (
        <OnCard goods={location.stock} w={w} h={h} spent={false} aside={badge.length === 0 && isSmall(w, h, text)} />
      )}
      {spent && <OnCard goods={counted(location.placed!)} w={w} h={h} spent aside />}
      {location.visitor !== NOBODY && <Visitor seat={location.visitor} w={w} h={h} />}
      {(location.defended || fortified) && !location.ruined && (
        <g transform={`translate(${w - 8} ${h * 0.46}) scale(${Math.min(18, w * 0.34) / 20})`}>
          <Good good={DEFENCE} />
        </g>
      )}
      {(choices.length > 0 || fitting) && <rect x="-1.5" y="-1.5" width={w + 3} height={h + 3} rx="5.5" className="fs-glow" />}
      {badge.length > 0 && (
        <g transform={`translate(${w - badgeWidth} ${h - badgeSize - (h < 60 ? -1 : 1)})`} className="fs-badge">
          <rect width={badgeWidth} height={badgeSize + 5} rx="4" />
          <GlyphRow glyphs={badge} x={3} y={badgeSize / 2 + 2.5} size={badgeSize} />
        </g>
      )}
    </Drawn>
  );
}

/** The sign of a row at its left end. */
export function RowLabel({ rect, sign, title }: { rect: Rect; sign: 'gear' | 'feature' | 'action'; title: string }): ReactNode {
  const size = Math.min(rect.w - 3, 16);
  return (
    <g transform={`translate(${rect.x + size / 2} ${rect.y + rect.h / 2})`} className="fs-row-label">
      <title>{title}</title>
      <g transform={`scale(${size / 20.5})`}>
        <Sign name={sign} />
      </g>
    </g>
  );
}

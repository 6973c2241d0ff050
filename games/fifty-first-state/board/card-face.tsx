import { memo, type ReactNode } from 'react';
import type { LocationCard } from '../content/card.ts';
import { locations } from '../content/locations.ts';
import { transports } from '../content/transport.ts';
import type { Words } from '../words/catalogue.ts';
import { GlyphLines } from './glyph-lines.tsx';
import { bonusGlyphs, costGlyphs, effectGlyphs, goodsGlyphs, type Group, pack, packEssence } from './glyphs.ts';
import { Fitted, wrapped } from './lettering.tsx';
import { Category, Sign, type SignName } from './pictograms.tsx';

export const typeSigns: Readonly<Record<LocationCard['type'], SignName>> = { production: 'gear', feature: 'feature', action: 'action' };

/** A card in a hand or a row is this much higher than wide; one in a state this much. */
export const TALL = 1.42;
export const SHORT = 1.18;

function Categories({ card, x, y, size }: { card: LocationCard; x: number; y: number; size: number }): ReactNode {
  return card.icons.map((icon, i) => (
    <g key={icon} transform={`translate(${x + (i + 0.5) * size * 1.2} ${y}) scale(${size / 20.5})`}>
      <Category icon={icon} />
    </g>
  ));
}

const strip = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

/** The face of a location as it is held or lies in the open row: all that is printed on it. */
export const CardFace = memo(function CardFace({
  card: number,
  width: w,
  height: h,
  words,
}: {
  card: number;
  width: number;
  height: number;
  words: Words;
}): ReactNode {
  const card = locations[number]!;
  const edge = Math.max(4, w * 0.05);
  const top = Math.max(17, h * 0.145);
  const foot = Math.max(16, h * 0.13);
  const size = w >= 150 ? w * 0.1 : 13;
  const name = wrapped(words.locations[number]!, w - 2 * edge, size, 2);
  const nameTop = top + size * 1.12;
  const nameFoot = nameTop + (name.length - 1) * size * 1.02 + size * 0.34;
  const kinds = h - foot - Math.max(9, h * 0.065);
  const kindSize = Math.max(13, h * 0.1);
  const bonus = card.bonus === null ? null : [{ kind: 'sign', sign: 'once', n: 1 } as const, ...bonusGlyphs(card.bonus)];
  const effects = effectGlyphs(card);
  const room = kinds - kindSize * 0.62 - nameFoot;
  const bonusRoom = bonus === null ? 0 : effects.length === 0 ? room : Math.min(room * 0.44, w * 0.24);
  const most = w * 0.2;
  const bonusY = kinds - kindSize * 0.62 - bonusRoom / 2;
  return (
    <g className={`fs-face fs-type-${card.type}`}>
      <rect width={w} height={h} rx={w * 0.05} className="fs-paper" />
      <path d={strip(1, 1, w - 2, top - 1)} className="fs-spoils-strip" />
      <path d={strip(1, h - foot, w - 2, foot - 1)} className="fs-deal-strip" />
      <path d={`M1 1H${top * 1.12}L${top * 0.92} ${top}H1Z`} className="fs-distance" />
      <text x={top * 0.5} y={top * 0.78} fontSize={top * 0.82} textAnchor="middle" className="fs-distance-number">
        {card.distance}
      </text>
      <GlyphLines
        packed={pack([goodsGlyphs(card.spoils)], w - top * 1.2 - edge, top - 3, top - 4)}
        x={(w + top * 1.1 - edge * 0.5) / 2}
        y={top / 2 + 0.5}
      />
      {name.map((line, i) => (
        <Fitted key={i} text={line} x={w / 2} y={nameTop + i * size * 1.02} width={w - edge} size={size} className="fs-name" />
      ))}
      {effects.length > 0 && (
        <GlyphLines
          packed={pack(effects, w - 2 * edge, room - bonusRoom - 2, most)}
          x={w / 2}
          y={(nameFoot + bonusY - bonusRoom / 2) / 2 + 1}
        />
      )}
      {bonus !== null && <GlyphLines packed={pack([bonus], w - 2 * edge, bonusRoom - 2, most * 0.92)} x={w / 2} y={bonusY} />}
      <Categories card={card} x={edge} y={kinds} size={kindSize} />
      <g transform={`translate(${w - edge - kindSize * 0.55} ${kinds}) scale(${kindSize / 20.5})`} className="fs-type-sign">
        <Sign name={typeSigns[card.type]} />
      </g>
      {card.open && (
        <g transform={`translate(${w - edge - kindSize * 1.7} ${kinds}) scale(${kindSize / 20.5})`} className="fs-type-sign">
          <Sign name="slot" />
        </g>
      )}
      <g transform={`translate(${edge + foot * 0.5} ${h - foot / 2}) scale(${foot / 27})`} className="fs-on-strip">
        <path d="M-4.6 -1.8H4.2M1.8 -4.4L4.6 -1.8M4.6 2H-4.2M-1.8 4.6L-4.6 2" className="fs-sign-line" />
      </g>
      <GlyphLines packed={pack([goodsGlyphs(card.deal)], w, foot - 2, foot - 3)} x={w / 2} y={h - foot / 2} />
      <rect width={w} height={h} rx={w * 0.05} className="fs-edge" />
    </g>
  );
});

export const isTiny = (height: number): boolean => height < 50;

/** How the name of a location stands on a face of this size; null where there is no room for it. */
function namingOn(w: number, h: number, text: number): { readonly size: number; readonly lines: number } | null {
  if (w >= 70 && h >= 58) return { size: text, lines: 2 };
  if (w >= 58 && h >= 50) return { size: SMALL_NAME, lines: 2 };
  return w >= 62 && h >= 40 ? { size: SMALL_NAME, lines: 1 } : null;
}

/** Whether the name is written small: there is more room on the left of what lies on the card than above it. */
export function isSmall(w: number, h: number, text: number): boolean {
  const naming = namingOn(w, h, text);
  return naming !== null && naming.size < text;
}

const SMALL_NAME = 11;

export const isNamed = (w: number, h: number): boolean => namingOn(w, h, SMALL_NAME) !== null;

/** A location in a state: what it does, large, its categories, and its name where there is room. */
export const PlaceFace = memo(function PlaceFace({
  card: number,
  width: w,
  height: h,
  words,
  text,
  covered = 0,
}: {
  card: number;
  width: number;
  height: number;
  words: Words;
  text: number;
  /** How much of its foot something else lies on. */
  covered?: number;
}): ReactNode {
  const card = locations[number]!;
  const naming = namingOn(w, h, text);
  const size = naming?.size ?? 0;
  const name = naming === null ? [] : wrapped(words.locations[number]!, w - 6, size, naming.lines);
  const head = naming === null ? Math.max(4, h * 0.09) : 3 + name.length * size * 1.04 + 3;
  // On the smallest faces what a location does needs all the room; its categories are seen when it is enlarged.
  const small = isSmall(w, h, text);
  const tiny = isTiny(h) || small;
  const kindSize = tiny ? 0 : Math.min(16, Math.max(10, h * 0.18));
  const aside = small && covered > 0 ? covered * 1.6 : 0;
  const kinds = tiny ? h - 1 - (small ? 0 : covered) : h - kindSize * 0.68 - 1;
  const effects = effectGlyphs(card);
  const onlyBonus = effects.length === 0;
  const groups: readonly Group[] = onlyBonus && card.bonus !== null ? [bonusGlyphs(card.bonus)] : effects;
  const room = kinds - kindSize * 0.6 - head;
  const packed = packEssence(groups, w - 5 - aside, room - 1);
  return (
    <g className={`fs-face fs-type-${card.type}`}>
      <rect width={w} height={h} rx="4" className="fs-paper" />
      <path d={strip(1, 1, w - 2, head - 1)} className="fs-type-band" />
      {name.map((line, i) => (
        <Fitted
          key={i}
          text={line}
          x={w / 2}
          y={size * 0.98 + i * size * 1.04 + 1}
          width={w - 4}
          size={size}
          className="fs-name fs-on-band"
        />
      ))}
      <g className={onlyBonus ? 'fs-spent' : undefined}>
        <GlyphLines packed={packed} x={(w - aside) / 2} y={head + room / 2} />
      </g>
      {!tiny && <Categories card={card} x={3} y={kinds} size={kindSize} />}
      {card.open && !tiny && (
        <g transform={`translate(${w - kindSize * 0.62 - 1} ${kinds}) scale(${(kindSize * 0.9) / 20.5})`} className="fs-type-sign">
          <Sign name="slot" />
        </g>
      )}
      <rect width={w} height={h} rx="4" className="fs-edge" />
    </g>
  );
});

/** T-9.4: a razed location lies face down. */
export const RuinsFace = memo(function RuinsFace({ width: w, height: h }: { width: number; height: number }): ReactNode {
  const size = Math.min(w, h) * 0.62;
  return (
    <g className="fs-face fs-ruins">
      <rect width={w} height={h} rx="4" className="fs-paper" />
      <path
        d={`M${w * 0.2} 1L${w * 0.36} ${h * 0.24}L${w * 0.28} ${h * 0.36}M${w - 1} ${h * 0.3}L${w * 0.74} ${h * 0.4}L${w * 0.66} ${h * 0.3}`}
        className="fs-crack"
      />
      <g transform={`translate(${w / 2} ${h * 0.62}) scale(${size / 20})`}>
        <Sign name="ruins" />
      </g>
      <rect width={w} height={h} rx="4" className="fs-edge" />
    </g>
  );
});

/** A transport card, lying across: what it gives, and its price where it has one. */
export const TransportFace = memo(function TransportFace({
  card: number,
  width: w,
  height: h,
  words,
  text,
}: {
  card: number;
  width: number;
  height: number;
  words: Words;
  text: number;
}): ReactNode {
  const card = transports[number]!;
  const groups = [
    ...(card.pays === null ? [] : [costGlyphs(card.pays)]),
    [...(card.pays === null ? [] : [{ kind: 'sign', sign: 'arrow', n: 1 } as const]), ...goodsGlyphs(card.gains)],
  ];
  const named = h >= 38;
  const packed = pack(groups, w - 10, named ? h - text - 9 : h - 6, 22);
  return (
    <g className={`fs-face fs-transport fs-transport-${card.colour}`}>
      <rect width={w} height={h} rx="4" className="fs-paper" />
      {named && <Fitted text={words.transports[number]!} x={w / 2} y={text + 1} width={w - 8} size={text} className="fs-name" />}
      <GlyphLines packed={packed} x={w / 2} y={named ? (h + text + 3) / 2 : h / 2} />
      <rect width={w} height={h} rx="4" className="fs-edge" />
    </g>
  );
});

/** The back of a card of the main deck. */
export const CardBack = memo(function CardBack({ width: w, height: h }: { width: number; height: number }): ReactNode {
  return (
    <g className="fs-back">
      <rect width={w} height={h} rx="4" className="fs-back-paper" />
      <rect x={w * 0.1} y={w * 0.1} width={w * 0.8} height={h - w * 0.2} rx="2" className="fs-back-line" />
      <text x={w / 2} y={h * 0.46} fontSize={w * 0.46} textAnchor="middle" className="fs-back-number">
        51
      </text>
    </g>
  );
});

import type { BoardProps, ShownQuestion } from '@skerry/presentation';
import { type EnlargeHandlers, litOf, picking, useEnlarge } from '@skerry/presentation/react';
import { type ReactNode, useState } from 'react';
import type { IslandOutline, Point } from '../../content/outlines.ts';
import type { View } from '../../rules/view.ts';
import { tellings } from '../../words/spoken.ts';
import type { BoardLabels } from '../../words/board.ts';
import { both } from '../handlers.ts';
import type { Laid } from './island.tsx';
import { aimLines, pileInWords } from './land-card.tsx';
import { at, type Box, between, boxOf } from './layout.ts';
import type { Names } from '../../words/names-in.ts';
import { answersOf } from '../answers-of.ts';
import { aboutCorner, aboutLand, movingOf, picksIn, placeOf, type Way } from '../picks.ts';
import type { Outlook } from './outlook.ts';
import { outlookLines } from './outlook-lines.ts';
import { Tag } from '../tag.tsx';

const Lit = litOf('si');

interface LitProps {
  readonly props: BoardProps<View> & { readonly question: ShownQuestion };
  readonly outline: IslandOutline;
  readonly partsOf: (land: number) => string;
  readonly laid: readonly (Laid | null)[];
  readonly text: number;
  readonly unit: number;
  readonly box: Box;
  readonly outlooks: ReadonlyMap<number, Outlook>;
  readonly card: (land: number) => () => ReactNode;
  /** Where a corner of lands lies. */
  readonly cornerAt: (corner: number) => Point;
  readonly said: BoardLabels;
  readonly names: Names;
}

/** The light on lands that answer the question lies below the pieces, so that those keep their colours. */
export function LitGround({
  question,
  pointed,
  partsOf,
}: {
  question: ShownQuestion;
  pointed: number | null;
  partsOf: (land: number) => string;
}): ReactNode {
  return [...picksIn(question).lands].map(([land, index]) => (
    <path key={land} d={partsOf(land)} className={`si-lit-ground ${pointed === index ? 'si-pointed-ground' : ''}`} />
  ));
}

/** Everything on the island that answers the question: lands, pieces, and ways that pieces can go. */
export function LitIsland({ props, outline, partsOf, laid, text, unit, box, outlooks, card, cornerAt, said, names }: LitProps): ReactNode {
  const { question, view, language, pointed, point, answer } = props;
  const enlarge = useEnlarge();
  const [wish, setWish] = useState<{ readonly asked: string; readonly pile: string } | null>(null);
  const asked = `${question.seat} ${question.id}`;
  const { lands, piles, ways } = picksIn(question);
  const { pieces, chosen, goals } = movingOf(ways, wish?.asked === asked ? wish.pile : null);
  const say = (index: number): string => tellings[language].answer(question.answers[index]!, question, view);
  const told = (index: number, land: number): string => [say(index), ...aimLines({ view, land, question, said, names })].join('; ');
  const centre = (land: number): Point => outline.spaces[land]!.label;
  const placeOfPile = (land: number, pile: string): Point => laid[land]?.places.get(pile) ?? centre(land);
  const about = aboutLand(question);
  const corner = aboutCorner(question);
  const reach = Math.max(54, 15 * unit);

  const litLand = (land: number, index: number, className: string): ReactNode => (
    <g
      key={`land ${land}`}
      role="button"
      tabIndex={0}
      aria-label={told(index, land)}
      className={`si-lit si-lit-land ${className} ${pointed === index ? 'si-pointed' : ''}`}
      {...both(picking({ answer, point }, index), forFingers(enlarge(card(land))))}
    >
      <path d={partsOf(land)} />
    </g>
  );

  const tag = tagOf();
  return (
    <>
      {about !== null && outline.spaces[about] !== null && !lands.has(about) && (
        <path d={partsOf(about)} className="si-about" data-about="" aria-hidden="true" />
      )}
      {corner !== null && <circle transform={at(cornerAt(corner))} r={reach * 0.7} className="si-about" data-about="" aria-hidden="true" />}
      {[...lands].map(([land, index]) => litLand(land, index, 'si-on-lit-ground'))}
      {goals.map((way) => litLand(way.to, way.index, ''))}
      {answersOf(question).map((given, index) =>
        given.kind === 'corner' ? (
          <Lit
            key={`corner ${given.corner}`}
            choosing={props}
            index={index}
            label={say(index)}
            pointed={pointed === index}
            transform={at(cornerAt(given.corner))}
          >
            <circle r={reach * 0.7} />
          </Lit>
        ) : null,
      )}
      {ways.length > 0 && (
        <g aria-hidden="true">
          {arrows(ways, chosen, pointed).map((way) => (
            <Arrow key={way.index} from={placeOfPile(way.from, way.pile)} to={centre(way.to)} unit={unit} strong={way.index === pointed} />
          ))}
        </g>
      )}
      {[...pieces].map(([place, all]) => {
        const { from, pile, index } = all[0]!;
        const where = placeOfPile(from, pile);
        if (all.length === 1)
          return (
            <Lit key={place} choosing={props} index={index} label={say(index)} pointed={pointed === index} transform={at(where)}>
              <circle r={reach} />
            </Lit>
          );
        const pick = (): void => setWish({ asked, pile: place });
        return (
          <g
            key={place}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === place}
            aria-label={said.pickedPiece(labelOfPile(from, pile), names.land(view, from))}
            data-answers={all.map((way) => way.index).join(' ')}
            className={`si-lit ${chosen === place ? 'si-chosen' : ''}`}
            transform={at(where)}
            onClick={pick}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              pick();
            }}
          >
            <circle r={reach} />
          </g>
        );
      })}
      {[...piles].map(([place, [first, ...others]]) => {
        const [land, pile] = place.split(': ') as [string, string];
        const where = placeOfPile(Number(land), pile);
        return (
          <g key={place} transform={at(where)}>
            <Lit choosing={props} index={first!} label={say(first!)} pointed={pointed === first}>
              <circle r={reach} />
            </Lit>
            {others.map((index, i) => (
              <Lit
                key={index}
                choosing={props}
                index={index}
                label={say(index)}
                pointed={pointed === index}
                transform={`translate(${-reach * 0.9 - i * text} ${-reach * 0.8})`}
                className="si-lit-part"
              >
                <circle r={text * 0.85} />
                <text y={text * 0.36} fontSize={text} textAnchor="middle">
                  {amountIn(index)}
                </text>
              </Lit>
            ))}
          </g>
        );
      })}
      {tag !== null && <Tag title={tag.title} lines={tag.lines} beside={tag.at} box={box} unit={unit} />}
    </>
  );

  function amountIn(index: number): string {
    const given = answersOf(question)[index]!;
    return given.kind === 'hit' ? `−${given.amount}` : String(index);
  }

  function labelOfPile(land: number, key: string): string {
    const pile = laid[land]?.piles.find((one) => one.key === key);
    return pile === undefined ? '' : pileInWords({ ...pile, count: 1 }, view, said, names);
  }

  /** What is pointed at, and what would come of it. */
  function tagOf(): { readonly title: string; readonly lines: readonly string[]; readonly at: Box } | null {
    if (pointed === null) return null;
    const given = answersOf(question)[pointed];
    if (given === undefined) return null;
    const land =
      given.kind === 'land' ||
      given.kind === 'ritual' ||
      given.kind === 'ward' ||
      given.kind === 'hit' ||
      given.kind === 'piece' ||
      given.kind === 'strife' ||
      given.kind === 'from' ||
      given.kind === 'lose'
        ? given.land
        : given.kind === 'move' || given.kind === 'shift'
          ? given.to
          : null;
    if (land === null || outline.spaces[land] === null) return null;
    const aimed = given.kind === 'land' ? aimLines({ view, land, question, said, names }) : [];
    const outlook = outlooks.get(land);
    const coming = given.kind === 'land' && aimed.length === 0 && outlook !== undefined ? outlookLines(outlook, view, said, names) : [];
    return { title: say(pointed), lines: [...aimed, ...coming], at: boxOf(outline.spaces[land]!.polygon) };
  }
}

/** What a pointer sees at once in the tag, a finger sees when it rests. */
const forFingers = ({ onPointerDown, onPointerUp, onPointerCancel, onPointerLeave }: EnlargeHandlers) => ({
  onPointerDown,
  onPointerUp,
  onPointerCancel,
  onPointerLeave,
});

/** The ways that are drawn: of the chosen piece, of the pieces that can only go one way, and the one that is pointed at. */
function arrows(ways: readonly Way[], chosen: string | null, pointed: number | null): readonly Way[] {
  const alone = (way: Way): boolean => ways.filter(({ from, pile }) => from === way.from && pile === way.pile).length === 1;
  return ways.filter((way) => way.index === pointed || placeOf(way.from, way.pile) === chosen || alone(way));
}

function Arrow({ from, to, unit, strong }: { from: Point; to: Point; unit: number; strong: boolean }): ReactNode {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  const start = between(from, to, Math.min(0.4, 50 / length));
  const size = Math.max(16, 7 * unit);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g className={`si-arrow ${strong ? 'si-arrow-strong' : ''}`} strokeWidth={Math.max(5, 2.2 * unit)}>
      <path d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`} />
      <path d={`M${-size} ${-size * 0.8}L0 0L${-size} ${size * 0.8}`} transform={`translate(${to[0]} ${to[1]}) rotate(${angle})`} />
    </g>
  );
}

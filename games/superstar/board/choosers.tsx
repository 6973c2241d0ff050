import type { BoardProps } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { tileAt } from '../rules/planet.ts';
import type { LootAnswer } from '../rules/state.ts';
import type { ReserveView, SuperstarView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { pointsOf } from '../words/reserve-points.ts';
import { at, CELL, centreOf, centreOfTile, RIM, TILE } from './geometry.ts';
import type { Lie } from './lie.ts';
import { Lit } from './lit.ts';
import { WaySign } from './pictograms.tsx';
import { AnomalyToken, Star } from './pieces.tsx';
import { widthOf } from './tag.tsx';
import type { ShownWay } from './trip.ts';

/** What a loot would add to, or take from, a reserve. */
export function worthOf({ stars, anomalies }: ReserveView, loot: LootAnswer, change: 1 | -1): number {
  const then = {
    stars: stars.map((n, colour) => n + (loot.kind === 'star' && loot.colour === colour ? change : 0)),
    anomalies: anomalies + (loot.kind === 'anomaly' ? change : 0),
  };
  return pointsOf(then) - pointsOf({ stars, anomalies });
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** S-6.5: what can be stolen, beside the pawn that steals it. */
export function LootChooser({
  props,
  words,
  say,
  unit,
  lie,
}: {
  props: BoardProps<SuperstarView>;
  words: Words;
  say: (index: number) => string;
  unit: number;
  lie: Lie;
}): ReactNode {
  const { view, names, pointed } = props;
  const question = props.question!;
  const { victim } = question.about as { readonly victim: number };
  const { planet, reserves } = view;
  const size = Math.max(11, 13 * unit);
  const slot = Math.max(40, 42 * unit);
  const title = words.board.stealFrom(names[victim]!);
  const width = Math.max(slot * question.answers.length, widthOf(title, size)) + size * 1.4;
  const height = size * 2 + slot + size * 3.2;
  const pawn = lie.onScreen(centreOf(planet, planet.pawns[question.seat]!.space));
  const x = Math.min(Math.max(pawn.x - width / 2, -RIM), lie.width + RIM - width);
  const below = pawn.y + CELL * 0.7;
  const y = below + height <= lie.height + RIM ? below : pawn.y - CELL * 0.7 - height;
  return (
    <g className="ss-chooser" transform={at({ x, y })}>
      <rect width={width} height={height} rx={size * 0.8} />
      <text x={width / 2} y={size * 1.5} fontSize={size} textAnchor="middle" className="ss-tag-title">
        {title}
      </text>
      {question.answers.map((given, index) => {
        const loot = given as LootAnswer;
        const worth = [
          { seat: question.seat, change: signed(worthOf(reserves[question.seat]!, loot, 1)) },
          { seat: victim, change: signed(worthOf(reserves[victim]!, loot, -1)) },
        ];
        const place = { x: width / 2 + (index - (question.answers.length - 1) / 2) * slot, y: size * 2 + slot / 2 };
        return (
          <g key={JSON.stringify(loot)} transform={at(place)}>
            <Lit
              choosing={props}
              index={index}
              label={`${say(index)}: ${worth.map(({ seat, change }) => `${names[seat]!} ${change}`).join(', ')}`}
              pointed={pointed === index}
              className="ss-handle"
            >
              <circle r={slot * 0.44} />
              <g transform={`scale(${slot / 44})`}>{loot.kind === 'star' ? <Star colour={loot.colour} /> : <AnomalyToken />}</g>
            </Lit>
            {worth.map(({ seat, change }, line) => (
              <g key={seat} transform={`translate(0 ${slot * 0.5 + size * (1 + line * 1.4)})`} aria-hidden="true">
                <Mark seat={seat} x={-size * 0.7} y={-size * 0.33} size={size * 0.42} />
                <text x={-size * 0.1} fontSize={size} className="ss-worth">
                  {change}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

const places = { 1: { x: TILE * 0.36, y: -TILE * 0.36 }, 2: { x: 0, y: TILE * 0.42 }, 3: { x: -TILE * 0.36, y: -TILE * 0.36 } } as const;

/** S-10.5: handles at the tile that can be turned; without answers to pick, the same as signs only. */
export function TileTurns({
  ways,
  props,
  say,
  unit,
  lie,
}: {
  ways: readonly ShownWay[];
  props: BoardProps<SuperstarView>;
  say: (way: ShownWay) => string;
  unit: number;
  lie: Lie;
}): ReactNode {
  const { view, pointed } = props;
  const { space } = view.planet.pawns[props.question!.seat]!;
  const centre = lie.onScreen(centreOfTile(view.planet, tileAt(view.planet.width, space)));
  const radius = Math.max(19, 17 * unit);
  return (
    <g transform={at(centre)}>
      <rect x={-TILE / 2 + 3} y={-TILE / 2 + 3} width={TILE - 6} height={TILE - 6} rx="13" className="ss-tile-lit" />
      {ways.map((way) => {
        if (way.answer.kind !== 'turn-tile') return null;
        const sign = (
          <>
            <circle r={radius} />
            <g transform={`scale(${(radius / 12.5) * 0.82})`}>
              <WaySign answer={way.answer} up={0} />
            </g>
          </>
        );
        const transform = at(places[way.answer.quarters]);
        if (way.index === null) {
          return (
            <g key={way.key} transform={transform} className="ss-handle">
              {sign}
            </g>
          );
        }
        return (
          <Lit
            key={way.key}
            choosing={props}
            index={way.index}
            label={say(way)}
            pointed={pointed === way.index}
            transform={transform}
            className="ss-handle"
          >
            {sign}
          </Lit>
        );
      })}
    </g>
  );
}

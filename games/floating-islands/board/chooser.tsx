import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { AmountAnswer, UseAnswer } from '../rules/answers.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { AmountQuestion, Words } from '../words/catalogue.ts';
import { forcesInWords } from '../words/phrases.ts';
import { aboutOf } from '../words/telling.ts';
import { at, type Box, type Point, widthOf } from './geometry.ts';
import { Lit } from './lit.ts';
import { Gravity, Hunter, Mercenary } from './pieces.tsx';
import { placeBeside } from './tag.tsx';

const things = {
  'send-hunters': 'hunter',
  'send-mercenaries': 'mercenary',
  'lose-hunters': 'hunter',
  'destroy-hunters': 'hunter',
  'lay-permanent': 'permanent',
  'lay-temporary': 'temporary',
  'station-hunters': 'hunter',
  'station-mercenaries': 'mercenary',
} as const satisfies Record<AmountQuestion, string>;

export const isAmountQuestion = (name: string): name is AmountQuestion => Object.hasOwn(things, name);

const MOST_IN_ROW = 7;

interface Measures {
  readonly slot: number;
  readonly tall: number;
  readonly size: number;
  readonly columns: number;
  readonly box: Box;
}

/** How large the chooser is, and where it stands beside its island. */
export function chooserBox(
  props: BoardProps<FloatingIslandsView>,
  words: Words,
  centre: Point,
  drawing: Box,
  unit: number,
  avoid: readonly Box[],
): Measures {
  const question = props.question!;
  const size = 13.5 * unit;
  const pairs = 'losses' in aboutOf(question) || 'count' in aboutOf(question);
  const slot = (pairs ? 66 : 38) * unit;
  const tall = 38 * unit;
  const n = question.answers.filter(({ kind }) => kind === 'amount').length;
  const columns = Math.min(n, MOST_IN_ROW);
  const width = Math.max(columns * slot, widthOf(titleOf(props, words), size) + size * 2.2) + size;
  const height = Math.ceil(n / columns) * tall + size * 2.1;
  return { slot, tall, size, columns, box: placeBeside({ centre, reach: 92 }, width, height, drawing, avoid) };
}

function titleOf({ question, view }: BoardProps<FloatingIslandsView>, words: Words): string {
  const { losses, count, rest, need } = aboutOf(question!);
  if (losses !== undefined) return words.board.losses(losses);
  if (count !== undefined) return words.board.destroys(String(count));
  if (rest !== undefined) return words.board.leftToShare(rest);
  const { hunters, mercenaries } = view.islands[aboutOf(question!).island ?? 0]!;
  return need === undefined || need === 1
    ? words.board.undefended
    : words.board.defenders(forcesInWords(words, hunters, mercenaries), need);
}

/** How many: a handle for each number, beside the island that it is about. */
export function AmountChooser({
  props,
  words,
  measures,
  say,
  unit,
}: {
  props: BoardProps<FloatingIslandsView>;
  words: Words;
  measures: Measures;
  say: (index: number) => string;
  unit: number;
}): ReactNode {
  const question = props.question!;
  const { slot, tall, size, columns, box } = measures;
  const { losses, count, before } = aboutOf(question);
  const all = losses ?? count;
  const what = things[question.name as AmountQuestion];
  const title = titleOf(props, words);
  const victims = question.name === 'destroy-hunters' ? Math.max(0, props.view.islands[aboutOf(question).island!]!.owner) : question.seat;
  const hunter = (large: number): ReactNode => <Hunter seat={victims} size={large} />;
  const icon = what === 'hunter' ? hunter(8) : what === 'mercenary' ? <Mercenary size={8} /> : <Gravity kind={what} n={null} size={8} />;
  const inner = { width: columns * slot };
  return (
    <g className="fi-chooser" transform={at(box)} role="group" aria-label={title}>
      <rect width={box.width} height={box.height} rx={size * 0.7} />
      <g transform={`translate(${size * 1.2} ${size * 1.05}) scale(${unit})`}>{icon}</g>
      <text x={size * 2.2} y={size * 1.5} fontSize={size} className="fi-tag-title">
        {title}
      </text>
      {question.answers.map((given, index) => {
        const answer = given as AmountAnswer | UseAnswer;
        if (answer.kind !== 'amount') return null;
        const x = (box.width - inner.width) / 2 + ((index % columns) + 0.5) * slot;
        const y = size * 2 + (Math.floor(index / columns) + 0.45) * tall;
        return (
          <Lit
            key={answer.amount}
            choosing={props}
            index={index}
            label={all === undefined ? `${answer.amount}: ${say(index)}` : say(index)}
            pointed={props.pointed === index}
            transform={at({ x, y })}
            className="fi-handle"
          >
            <rect x={-slot / 2 + 2 * unit} y={-tall / 2 + 2 * unit} width={slot - 4 * unit} height={tall - 4 * unit} rx={9 * unit} />
            {all === undefined ? (
              <text
                y={size * 0.38}
                textAnchor="middle"
                fontSize={size * 1.15}
                className={answer.amount === before ? 'fi-as-before' : undefined}
              >
                {answer.amount}
              </text>
            ) : (
              <g transform={`scale(${unit})`}>
                {Array.from({ length: all }, (_, n) => (
                  <g key={n} transform={at({ x: (n - (all - 1) / 2) * Math.min(17, 50 / all), y: 0 })}>
                    {n < answer.amount ? hunter(7.4) : <Mercenary size={7.4} />}
                  </g>
                ))}
              </g>
            )}
          </Lit>
        );
      })}
    </g>
  );
}

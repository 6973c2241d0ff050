import type { Motion } from '@skerry/presentation';
import { useMotionPart, useSize } from '@skerry/presentation/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { IsleboundView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { words as allWords } from '../words/spoken.ts';
import { Panel } from './battle.tsx';
import { Chart } from './chart.tsx';
import { layoutOf, type Page, pageOf, pagesOf } from './layout.ts';
import { MarkLine } from './mark-lines.tsx';
import { lengthOf, marksOfGoods } from './marks.ts';
import { Buildings, Fame } from './market.tsx';
import type { BoardProps } from './props.ts';
import { chartBox, type Point } from './geometry.ts';
import { awayFrom, risingAt, underwayAt, type Voyage, voyageOf } from './voyage.ts';

/** What is gained rises from the ship. */
function Rising({ voyage, part }: { voyage: Voyage; part: number }): ReactNode {
  return (
    <g aria-hidden="true">
      {risingAt(voyage, part).map(({ gain, part: risen }, i) => {
        const marks = [{ text: '+' }, ...marksOfGoods(gain.goods)];
        const half = (lengthOf(marks) * 16) / 2 + 5;
        return (
          <g key={i} transform={`translate(${gain.at.x} ${gain.at.y - 16 - 26 * risen})`} opacity={1 - risen ** 3} className="ib-rising">
            <rect x={-half} y="-12" width={2 * half} height="24" rx="12" />
            <MarkLine marks={marks} size={16} />
          </g>
        );
      })}
    </g>
  );
}

/** Where one page is shown at a time: which one, and where on the others something can be picked. */
function Tabs({
  props,
  words,
  pages: shown,
  page,
  turn,
}: {
  props: BoardProps;
  words: Words;
  pages: readonly Page[];
  page: Page;
  turn: (page: Page) => void;
}): ReactNode {
  const lit = new Set(props.question?.answers.map((answer) => pageOf(props.view, answer)));
  const titles: Readonly<Record<Page, string>> = { chart: words.board.chart, fame: words.board.market, buildings: words.board.buildings };
  return (
    <div className="ib-tabs" role="group" aria-label={words.board.pages}>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === page}
          className={one !== page && lit.has(one) ? 'ib-tab-lit' : ''}
          onClick={() => turn(one)}
        >
          {titles[one]}
        </button>
      ))}
    </div>
  );
}

/** Beside the chart: the sheet that was turned to last. */
function useSide(page: Page): Page {
  const [side, setSide] = useState<Page>('fame');
  if (page !== 'chart' && page !== side) setSide(page);
  return page === 'chart' ? side : page;
}

/** The page that is asked about, until somebody turns to another. */
function usePage({ question, view }: BoardProps): readonly [Page, (page: Page) => void] {
  const [turned, setTurned] = useState<{ readonly page: Page; readonly asked: number | null }>({ page: 'chart', asked: null });
  const asked = question?.id ?? null;
  const turn = (page: Page): void => setTurned({ page, asked });
  return [turned.asked === asked ? turned.page : (askedPage(view, question) ?? turned.page), turn];
}

/** Where the answers are: a turn is begun on the chart, whatever else could be done in it. */
function askedPage(view: IsleboundView, question: BoardProps['question']): Page | null {
  if (question === null) return null;
  const called = question.answers.map((answer) => pageOf(view, answer)).filter((page) => page !== null);
  return question.name === 'act' ? 'chart' : (called[0] ?? null);
}

export function Board(props: BoardProps & { readonly motion: Motion<IsleboundView> | null }): ReactNode {
  const { view, seat, language, motion } = props;
  const words = allWords[language];
  const frame = useRef<HTMLDivElement>(null);
  const box = useSize(frame, { width: 1200, height: 600 });
  const voyage = useMemo(() => (motion === null ? null : voyageOf(motion.lines, motion.before)), [motion]);
  const part = useMotionPart(motion, voyage?.duration ?? 0);
  const moving = part !== null && voyage !== null;
  const drawn = moving ? motion!.before : view;
  const shown: BoardProps = moving ? { ...props, view: drawn, question: null } : props;
  const layout = layoutOf(box.width, box.height, drawn.row.length, drawn.metropolisRow.length);
  const [page, turn] = usePage(shown);
  const side = useSide(page);
  const { shape, compact, shrunk, tabs } = layout;
  const ship = seat === null ? -1 : drawn.players[seat]!.ship;
  const sheet = (
    <div className="ib-sheet">
      <Chart
        props={shown}
        words={words}
        view={drawn}
        scale={layout.scale}
        seen={layout.scale / shrunk}
        underway={moving ? underwayAt(voyage, part) : noShips}
      >
        {moving && <Rising voyage={voyage} part={part} />}
      </Chart>
      <Panel
        props={shown}
        words={words}
        where={awayFrom(ship)}
        room={{ width: chartBox.width * layout.scale, height: chartBox.height * layout.scale }}
      />
    </div>
  );
  const fame = <Fame props={shown} words={words} />;
  const buildings = <Buildings props={shown} words={words} />;
  return (
    <div ref={frame} className="ib ib-box">
      <div
        className={`ib-table ib-${shape} ${compact ? 'ib-compact' : ''} ${shape === 'pages' && tabs === 'aside' ? 'ib-tabs-aside' : ''}`}
        style={{ width: layout.width, height: layout.height, transform: shrunk === 1 ? undefined : `scale(${1 / shrunk})` }}
      >
        {shape === 'pages' && <Tabs props={shown} words={words} pages={pagesOf(drawn)} page={page} turn={turn} />}
        {(shape !== 'pages' || page === 'chart') && sheet}
        {(shape === 'wide' || shape === 'below') && fame}
        {(shape === 'wide' || shape === 'below') && !drawn.variants.architect && buildings}
        {shape === 'beside' && (
          <div className="ib-column">
            {fame}
            {!drawn.variants.architect && buildings}
          </div>
        )}
        {shape === 'sheets' && (
          <div className="ib-column">
            <Tabs props={shown} words={words} pages={['fame', 'buildings']} page={side} turn={turn} />
            {side === 'fame' ? fame : buildings}
          </div>
        )}
        {shape === 'pages' && page === 'fame' && fame}
        {shape === 'pages' && page === 'buildings' && buildings}
      </div>
    </div>
  );
}

const noShips: ReadonlyMap<number, Point> = new Map();

import { seatMarks, type GameBoard } from '@skerry/presentation';
import { SeatBadge } from '@skerry/presentation/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Sitter } from '../client/table-client.ts';
import { Icon } from '../icons.tsx';
import { useWords, type Words } from '../words/words.ts';
import { useBoardProps } from './board-area.tsx';
import type { Drawer } from './frame.tsx';
import { useLook, useOpenQuestion, useSeatNames, useTable } from './use-table.ts';

/** Everybody at the table, one line each that unfolds: mark, name, whose turn, and what the game shows of each. */
export function Seats({
  board,
  open,
  toggle,
}: {
  // oxlint-disable-next-line typescript/no-explicit-any
  board: GameBoard<any>;
  open: boolean;
  toggle: (drawer: Drawer) => void;
}): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const look = useLook();
  const props = useBoardProps();
  const sitters = useTable((state) => state.about?.sitters);
  const waiting = useTable((state) => state.about?.waiting === true);
  const answerable = useOpenQuestion();
  const box = useRef<HTMLElement>(null);
  const room = useRoom(box);
  const roomy = room && board.Side === undefined;
  const mine = sitters?.filter(({ sits }) => sits === 'me').length ?? 0;
  /** Of several own seats the others than the one that is asked are lines where there is no room for all, so that nothing is pushed out of the window. */
  const isOwn = (sitter: Sitter, seat: number): boolean => sitter.sits === 'me' && (room || mine === 1 || answerable?.seat === seat);
  /** What a person has unfolded or folded; what nobody has touched is unfolded where there is room for all. */
  const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
  const press = (seat: number, unfolded: boolean): void => {
    if (isLine(box.current!)) toggle('seats');
    else setWishes(new Map(wishes).set(seat, !unfolded));
  };
  return (
    <aside ref={box} className="seats" data-open={open} aria-label={words.table.seats}>
      <ol>
        {sitters?.map((sitter, seat) => {
          const asked = look?.asked.includes(seat) === true;
          const unfolded = open || (wishes.get(seat) ?? (roomy || isOwn(sitter, seat)));
          return (
            <li
              key={seat}
              className="seat"
              data-asked={asked}
              data-mine={answerable?.seat === seat}
              data-unfolded={unfolded}
              data-seat={seat}
            >
              <button type="button" className="seat-head" aria-expanded={unfolded} onClick={() => press(seat, unfolded)}>
                <SeatBadge seat={seat} size={20} />
                <span className="unseen">{words.shapes[seatMarks[seat]!.shape]}</span>
                <strong className="seat-name">{names[seat]}</strong>
                {asked && <span className="unseen">{words.table.turn}</span>}
              </button>
              {props !== null && !waiting && (
                <div className="seat-line">
                  <board.SeatLine {...props} of={seat} />
                </div>
              )}
              <Sits sitter={sitter} words={words} />
              {props !== null && !waiting && unfolded && (
                <div className="seat-panel">
                  <board.SeatPanel {...props} of={seat} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {board.Side !== undefined && props !== null && !waiting && (
        <div className="seats-side">
          <board.Side {...props} size="narrow" />
        </div>
      )}
    </aside>
  );
}

/** On small screens the seats are one line above the board. */
function isLine(seats: HTMLElement): boolean {
  return getComputedStyle(seats).getPropertyValue('--seats-are') === 'line';
}

/** Whether there is room for all that the seats show; once there was not, only another height of the column asks again. */
function useRoom(box: RefObject<HTMLElement | null>): boolean {
  const [roomy, setRoomy] = useState(true);
  useEffect(() => {
    const column = box.current!;
    let height = column.clientHeight;
    const watch = new ResizeObserver(() => {
      const other = column.clientHeight !== height;
      height = column.clientHeight;
      setRoomy((was) => column.scrollHeight <= height + 1 && (was || other));
    });
    watch.observe(column);
    watch.observe(column.firstElementChild!);
    return () => watch.disconnect();
  }, [box]);
  return roomy;
}

function Sits({ sitter, words }: { sitter: Sitter; words: Words }): ReactNode {
  if (sitter.left === true)
    return (
      <span className="seat-note">
        <Icon name="bot" size={14} /> {words.table.botSitsIn}
      </span>
    );
  if (sitter.sits === 'me') return <span className="seat-note">{words.you}</span>;
  if (sitter.sits === 'nobody') return <span className="seat-note">{words.table.freeSeat}</span>;
  if (sitter.sits === 'bot') {
    return (
      <span className="seat-note">
        <Icon name="bot" size={14} /> {words.table.isBot(words.levels[sitter.level!])}
      </span>
    );
  }
  return sitter.connected ? null : <span className="seat-note">{words.table.away}</span>;
}

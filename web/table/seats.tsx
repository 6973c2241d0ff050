import { seatMarks, type GameBoard } from '@skerry/presentation';
import { SeatBadge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import type { Sitter } from '../client/table-client.ts';
import { Icon } from '../icons.tsx';
import { useWords, type Words } from '../words/words.ts';
import { useBoardProps } from './board-area.tsx';
import { useLook, useOpenQuestion, useSeatNames, useTable } from './use-table.ts';

/** Everybody at the table: mark, name, whose turn, and what the game shows of each. */
// oxlint-disable-next-line typescript/no-explicit-any
export function Seats({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const look = useLook();
  const props = useBoardProps();
  const sitters = useTable((state) => state.about?.sitters);
  const waiting = useTable((state) => state.about?.waiting === true);
  const answerable = useOpenQuestion();
  return (
    <aside className="seats sheet" data-of="seats" aria-label={words.table.seats}>
      <ol>
        {sitters?.map((sitter, seat) => {
          const asked = look?.asked.includes(seat) === true;
          return (
            <li key={seat} className="seat" data-asked={asked} data-mine={answerable?.seat === seat} data-seat={seat}>
              <div className="seat-head">
                <SeatBadge seat={seat} size={22} />
                <span className="unseen">{words.shapes[seatMarks[seat]!.shape]}</span>
                <strong className="seat-name">{names[seat]}</strong>
                <Sits sitter={sitter} words={words} />
                {asked && <span className="to-move">{words.table.turn}</span>}
              </div>
              {props !== null && !waiting && <board.SeatPanel {...props} of={seat} />}
            </li>
          );
        })}
      </ol>
    </aside>
  );
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

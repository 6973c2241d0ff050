import { SeatBadge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { levels } from '../client/table-client.ts';
import { useWords } from '../words/words.ts';
import { seatsWished, type TableWishes, type Wish } from './table-wishes.ts';

/** Who is to sit where: a line for each seat. */
export function SeatWishes(props: {
  wished: TableWishes;
  serverIsThere: boolean;
  /** Those who share this device are called by names. */
  named: boolean;
  change: (change: Partial<TableWishes>) => void;
}): ReactNode {
  const { wished, serverIsThere, named, change } = props;
  const { wishes, names } = wished;
  const all = useWords();
  const words = all.newTable;
  const seats = seatsWished(wished);
  const mine = seats.filter((wish) => wish === 'me').length;
  return (
    <fieldset className="seat-wishes">
      <legend>{words.seats}</legend>
      {seats.map((wish, i) => (
        <div key={i} className="seat-wish">
          <SeatBadge seat={i} size={22} />
          <select
            value={wish}
            aria-label={words.seat(i + 1)}
            onChange={(event) => change({ wishes: wishes.with(i, event.target.value as Wish) })}
          >
            <option value="me">{mine > 1 || (mine === 1 && wish !== 'me') ? words.person : words.me}</option>
            <option value="open" disabled={!serverIsThere}>
              {words.open}
            </option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.bot(level)}
              </option>
            ))}
          </select>
          {wish === 'me' && mine > 1 && named && (
            <input
              value={names[i]}
              maxLength={30}
              placeholder={all.player(i + 1)}
              aria-label={words.nameOf(i + 1)}
              onChange={(event) => change({ names: names.with(i, event.target.value) })}
            />
          )}
        </div>
      ))}
      {mine > 1 && <p className="explained">{words.hotSeat}</p>}
      {mine === 0 && <p className="explained">{words.nobodyPlays}</p>}
    </fieldset>
  );
}

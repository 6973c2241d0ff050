import type { SeatInfo, TableInfo } from '@skerry/server/protocol';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { forgetTable, keptTables, type Kept, type KeptTable } from '../client/kept-tables.ts';
import { myId } from '../client/server.ts';
import type { Sitter } from '../client/table-client.ts';
import { downloadText } from '../download.ts';
import { useGame } from '../house.ts';
import { Icon } from '../icons.tsx';
import { useNames } from '../names.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { sitterOf } from './sitter-of.ts';

/** One's own tables, each as a row of a list. */
export interface MyTable {
  readonly id: string;
  readonly changed: number;
  /** It is this person's move there. */
  readonly waits: boolean;
  readonly row: ReactNode;
}

/** More than these that wait on this device are not urgent. */
const MOST_WAITING_HERE = 3;

/** Tables on this device and on the server, the last played first. */
export function useMyTables(onServer: readonly TableInfo[]): readonly MyTable[] {
  const [kept, setKept] = useState(keptTables);
  const waitingHere = kept
    .filter(({ table }) => table !== null && !table.over && table.seats.some(({ sits }) => sits === 'me'))
    .slice(0, MOST_WAITING_HERE);
  return [
    ...onServer.map((table) => ({
      id: table.id,
      changed: table.activeAt,
      waits: table.status === 'running' && asksMe(table),
      row: <ServerRow key={table.id} table={table} />,
    })),
    ...kept.map((one) => ({
      id: one.id,
      changed: one.table?.changed ?? 0,
      waits: waitingHere.includes(one),
      row: <KeptRow key={one.id} kept={one} removed={() => setKept(keptTables())} />,
    })),
  ].toSorted((one, other) => other.changed - one.changed);
}

/** What waits for this person comes before everything else. */
export function YourTurn({ tables }: { tables: readonly MyTable[] }): ReactNode {
  const words = useWords().lobby;
  if (tables.length === 0) return null;
  return (
    <section className="tables your-turn" aria-labelledby="your-turn">
      <h2 id="your-turn">{words.yourTurn}</h2>
      <ul>{tables.map(({ row }) => row)}</ul>
    </section>
  );
}

export function MyTables({ tables, others }: { tables: readonly MyTable[]; others: boolean }): ReactNode {
  const words = useWords().lobby;
  if (tables.length === 0 && others) return null;
  return (
    <section className="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{words.myTables}</h2>
      {tables.length === 0 ? <p className="empty">{words.noTables}</p> : <ul>{tables.map(({ row }) => row)}</ul>}
    </section>
  );
}

export function OpenTables({ tables: all }: { tables: readonly TableInfo[] }): ReactNode {
  const words = useWords().lobby;
  // One's own stand among one's own.
  const tables = all.filter((table) => !sitsAt(table));
  return (
    <section className="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.openTables}</h2>
      {tables.length === 0 ? (
        <p className="empty">{words.noOpenTables}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <ServerRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useTitle(game: string): string {
  const words = useWords().lobby;
  const language = useSettings((settings) => settings.language);
  return useGame(game)?.titles[language].title ?? words.unknownGame(game);
}

function ServerRow({ table }: { table: TableInfo }): ReactNode {
  const words = useWords().lobby;
  const title = useTitle(table.game);
  const names = useNames(table.seats.map(sitterOf)).filter((_, seat) => table.seats[seat]!.kind !== 'open');
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const sits = sitsAt(table);
  const asked = asksMe(table);
  const state = {
    waiting: `${words.waitingForOthers}: ${words.freeSeats(free)}`,
    running: asked ? words.yourMove : words.onServer,
    finished: words.over,
    stalled: words.stalled,
  }[table.status];
  const act =
    table.status === 'finished' || table.status === 'stalled' ? words.lookAgain : sits ? words.goOn : free > 0 ? words.join : words.watch;
  return (
    <li className="table-row">
      <div>
        <strong>{title}</strong>
        <span>{names.join(', ')}</span>
        <small>
          {state} · {words.at(new Date(table.activeAt))}
        </small>
      </div>
      <Link href={`/table/${table.id}`} className="button small" aria-label={`${act}: ${title}`}>
        {act}
      </Link>
    </li>
  );
}

function isMe(seat: SeatInfo): boolean {
  return seat.kind === 'person' && seat.guest === myId();
}

function asksMe(table: TableInfo): boolean {
  return table.asked.some((seat) => isMe(table.seats[seat]!));
}

function sitsAt({ seats }: TableInfo): boolean {
  return seats.some(isMe);
}

function KeptRow({ kept, removed }: { kept: Kept; removed: () => void }): ReactNode {
  const words = useWords().lobby;
  const [sure, setSure] = useState(false);
  const remove = (
    <button
      type="button"
      className={sure ? 'button small' : 'tool'}
      aria-label={sure ? words.removeSure : words.remove}
      title={words.remove}
      onBlur={() => setSure(false)}
      onClick={() => {
        if (!sure) {
          setSure(true);
          return;
        }
        forgetTable(kept.id);
        removed();
      }}
    >
      {sure ? words.removeSure : <Icon name="remove" />}
    </button>
  );
  if (kept.table !== null) {
    return (
      <li className="table-row">
        <KeptText table={kept.table} />
        <Link href={`/here/${kept.id}`} className="button small">
          {kept.table.over ? words.lookAgain : words.goOn}
        </Link>
        {remove}
      </li>
    );
  }
  const { text } = kept;
  return (
    <li className="table-row broken">
      <div>
        <strong>{words.broken}</strong>
        <small>{words.brokenExplained}</small>
      </div>
      <button type="button" className="button small" onClick={() => downloadText(`skerry-${kept.id}.txt`, text)}>
        {words.download}
      </button>
      {remove}
    </li>
  );
}

function KeptText({ table }: { table: KeptTable }): ReactNode {
  const words = useWords().lobby;
  const title = useTitle(table.save.game);
  const names = useNames(
    table.seats.map((seat): Sitter => ({ sits: seat.sits, name: seat.sits === 'me' ? seat.name : null, connected: true })),
  );
  return (
    <div>
      <strong>{title}</strong>
      <span>{names.join(', ')}</span>
      <small>
        {table.over ? words.over : words.answers(table.save.answers.length / 2)} · {words.onThisDevice} ·{' '}
        {words.at(new Date(table.changed))}
      </small>
    </div>
  );
}

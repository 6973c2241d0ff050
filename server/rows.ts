import type { Options, Outcome, Seat } from '@skerry/engine';
import type { BotLevel, ChatLine, UndoRequest } from './protocol.ts';
import type { Bar, FoundGuest, KnownGuest, ListedTable, Mark, StoredAct, StoredSeat, StoredSnapshot, TableCounts } from './storage.ts';

/** A row as a database gives it. Both have the same columns; one of them writes large numbers as text. */
export type Row = Readonly<Record<string, unknown>>;

export function text(value: unknown): string {
  return String(value);
}

function seatList(value: unknown): Seat[] {
  const list = text(value);
  return list === '' ? [] : list.split(',').map(Number);
}

export function readGuest(row: Row): KnownGuest {
  return { guest: { id: text(row['id']), name: text(row['name']) }, seenAt: Number(row['seen_at']) };
}

export function readFoundGuest(row: Row): FoundGuest {
  const { guest, seenAt } = readGuest(row);
  return { guest, createdAt: Number(row['created_at']), seenAt, tables: Number(row['tables']) };
}

export function readBar(row: Row): Bar {
  return { kind: text(row['kind']) as Bar['kind'], whom: text(row['whom']), at: Number(row['at']) };
}

export function readMark(row: Row): Mark {
  return { number: Number(row['number']), revision: Number(row['revision']), chat: Number(row['chat']) };
}

export function readTable(row: Row, seats: readonly Row[], barred: readonly Row[]): ListedTable {
  return {
    id: text(row['id']),
    origin: text(row['origin']),
    fromSave: row['from_save'] === 1,
    seedKnown: row['seed_known'] === 1,
    dealtAnew: row['dealt_anew'] === 1,
    consent: row['consent'] === 1,
    closed: row['closed'] === 1,
    request: row['request'] === null ? null : (JSON.parse(text(row['request'])) as UndoRequest),
    barred: barred.map(({ guest }) => text(guest)),
    carried: row['carried_from'] === null ? null : { from: text(row['carried_from']), lost: Number(row['carried_lost']) },
    game: text(row['game']),
    version: text(row['version']),
    options: JSON.parse(text(row['options'])) as Options,
    seed: text(row['seed']),
    listed: row['listed'] === 1,
    status: text(row['status']) as ListedTable['status'],
    host: text(row['host']),
    createdAt: Number(row['created_at']),
    outcome: row['outcome'] === null ? null : (JSON.parse(text(row['outcome'])) as Outcome),
    seats: seats.map(readSeat),
    revision: Number(row['revision']),
    number: Number(row['number'] ?? 0),
    asked: seatList(row['asked'] ?? ''),
    activeAt: Number(row['at'] ?? row['created_at']),
  };
}

function readSeat(row: Row): StoredSeat {
  switch (row['kind']) {
    case 'bot':
      return { kind: 'bot', level: text(row['level']) as BotLevel };
    case 'person':
      return { kind: 'person', guest: text(row['guest']), name: text(row['name']), left: row['has_left'] === 1, key: text(row['key']) };
    default:
      return { kind: 'open' };
  }
}

export function readAct(row: Row): StoredAct {
  return {
    number: Number(row['number']),
    kind: text(row['kind']) as StoredAct['kind'],
    seat: Number(row['seat']),
    question: Number(row['question']),
    index: Number(row['choice']),
    key: row['key'] === null ? null : text(row['key']),
    byBot: row['by_bot'] === 1,
    along: seatList(row['along']),
    asked: seatList(row['asked']),
    at: Number(row['at']),
  };
}

export function readSnapshot(row: Row): StoredSnapshot {
  return {
    number: Number(row['number']),
    version: text(row['version']),
    acts: row['acts'] as Uint8Array,
    body: row['body'] as Uint8Array,
  };
}

export function readChat(row: Row): ChatLine {
  return {
    number: Number(row['number']),
    guest: text(row['guest']),
    name: text(row['name']),
    seat: row['seat'] === null ? null : Number(row['seat']),
    text: text(row['text']),
    at: Number(row['at']),
  };
}

export function readCounts(row: Row): TableCounts {
  return {
    listedOfHost: Number(row['listed_of_host']),
    listedOfOrigin: Number(row['listed_of_origin']),
    unfinishedOfHost: Number(row['unfinished_of_host']),
    newOfHost: Number(row['new_of_host']),
    newOfOrigin: Number(row['new_of_origin']),
  };
}

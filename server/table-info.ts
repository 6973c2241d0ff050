import type { Seat } from '@skerry/engine';
import type { Guest, TableInfo } from './protocol.ts';
import type { StoredTable } from './storage.ts';

/** What is known of a table beside what lies in the store. */
export interface TableNow {
  readonly status: TableInfo['status'];
  readonly outcome: TableInfo['outcome'];
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly activeAt: number;
  /** Everybody who follows it, wherever he is connected. */
  readonly present: readonly Guest[];
  readonly carriedOver: TableInfo['carriedOver'];
}

/** What everybody may know about a table. */
export function tableInfo(stored: StoredTable, now: TableNow): TableInfo {
  const { id, game, version, options, listed, host, createdAt, fromSave, dealtAnew, consent, request } = stored;
  const present = new Map(now.present.map((guest) => [guest.id, guest.name]));
  const sitting = new Set(stored.seats.flatMap((sits) => (sits.kind === 'person' ? [sits.guest] : [])));
  const watchers = [...present].filter(([guest]) => !sitting.has(guest)).map(([, name]) => name);
  return {
    id,
    game,
    version,
    options,
    listed,
    status: now.status,
    seats: stored.seats.map((sits) => {
      if (sits.kind !== 'person') return sits;
      const { kind, guest, name, left } = sits;
      return { kind, guest, name, left, connected: present.has(guest) };
    }),
    host,
    createdAt,
    activeAt: now.activeAt,
    number: now.number,
    asked: now.asked,
    outcome: now.outcome,
    watching: watchers.length,
    ...(watchers.length === 0 ? {} : { watchers }),
    consent,
    // A wish falls with the next act, whatever that is.
    ...(request?.number === now.number ? { request } : {}),
    fromSave,
    dealtAnew,
    carriedOver: now.carriedOver,
  };
}

import type { TableReply } from '@skerry/server/protocol';
import { useCallback, useState, type ReactNode } from 'react';
import { RemoteTable } from '../client/remote-table.ts';
import { claimSeat, fetchTable, pass } from '../client/server.ts';
import { useHouse } from '../house.ts';
import { Invitation } from '../lobby/invitation.tsx';
import { useSettings } from '../settings/settings.ts';
import { gameOf, Opening } from './opening.tsx';

/** A table that a server has. */
export function ServerTablePage({ id }: { id: string }): ReactNode {
  const { shelf } = useHouse();
  // A link to a moment of a game, or one that brings a seat along, is no invitation.
  const [entered, setEntered] = useState(() => /^#(m|seat)=/.test(location.hash));
  const enter = useCallback(() => setEntered(true), []);
  if (!entered) return <Invitation id={id} enter={enter} />;
  return (
    <Opening
      open={async () => {
        // A seat link carries the seat's key where no server log can see it.
        const key = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
        const reply = key === undefined ? await fetchTable(id) : await takeSeat(id, key);
        if (key !== undefined) history.replaceState(history.state, '', location.pathname);
        return RemoteTable.open(gameOf(shelf, reply.table.game), reply);
      }}
    />
  );
}

/** Takes the seat of a seat link. A device that has no name yet goes on under the name that sat there. */
async function takeSeat(id: string, key: string): Promise<TableReply> {
  const { table: before } = await fetchTable(id);
  const claimed = await claimSeat(id, key);
  const sat = before.seats[claimed.mine[0]!.seat];
  if (useSettings.getState().name !== null || sat?.kind !== 'person') return claimed;
  useSettings.getState().choose({ name: sat.name });
  await pass();
  return fetchTable(id);
}

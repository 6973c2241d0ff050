import type { TableInfo } from '@skerry/server/protocol';
import { useEffect, useState } from 'react';
import { fetchMyTables, fetchOpenTables } from '../client/server.ts';

/** What the lobby knows of the server: null until it has answered. */
export interface ServerNews {
  readonly reachable: boolean | null;
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

const LOOK_AGAIN = 8000;

/** Looks at the server now and from time to time, while somebody looks at the page. */
export function useServer(): ServerNews {
  const [news, setNews] = useState<ServerNews>({ reachable: null, open: [], mine: [] });
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const [open, mine] = await Promise.all([fetchOpenTables(), fetchMyTables()]);
        if (!left) setNews({ reachable: true, open, mine });
      } catch {
        if (!left) setNews((now) => ({ ...now, reachable: false, open: [] }));
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return news;
}

import { Refusal } from '@skerry/engine';
import type { ReactNode } from 'react';
import { keptTable, keyOfTable } from '../client/kept-tables.ts';
import { LocalTable } from '../client/local-table.ts';
import { TabWatch } from '../client/tab-watch.ts';
import { downloadText } from '../download.ts';
import { useHouse } from '../house.ts';
import { useWords } from '../words/words.ts';
import { gameOf, Opening } from './opening.tsx';

/** A table that is kept on this device. */
export function LocalTablePage({ id }: { id: string }): ReactNode {
  const words = useWords();
  const { shelf, thinker } = useHouse();
  return (
    <Opening
      open={async () => {
        const kept = keptTable(id);
        if (kept === null) throw new Refusal('no-such-table', 'There is no such table on this device.');
        if (kept.table === null) throw new Refusal('broken-save', 'What was kept of this table cannot be read.');
        const { table } = kept;
        const game = gameOf(shelf, table.save.game);
        return LocalTable.open(game, table, thinker, (listener) => new TabWatch(keyOfTable(id), listener));
      }}
    >
      <button type="button" className="button" onClick={() => downloadText(`skerry-${id}.json`, keptText(id))}>
        {words.lobby.download}
      </button>
    </Opening>
  );
}

function keptText(id: string): string {
  const kept = keptTable(id);
  return kept === null ? '' : kept.table === null ? kept.text : JSON.stringify(kept.table.save);
}

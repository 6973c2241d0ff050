import { Refusal } from '@skerry/engine';
import { downloadText } from '../download.ts';
import { useTable, useTableStore } from './use-table.ts';

/** Gives the game to the person as a file. */
export function useSaveFile(): () => void {
  const store = useTableStore();
  const client = useTable((state) => state.client);
  const id = useTable((state) => state.about?.id ?? 'table');
  return () => {
    const save = async (): Promise<void> => {
      try {
        const text = await client.saveFile();
        if (text === null) throw new Refusal('save-hidden', 'The file would tell what is hidden.');
        downloadText(`skerry-${client.game.id}-${id}.json`, text);
      } catch (refusal) {
        store.setState({ refusal });
      }
    };
    void save();
  };
}

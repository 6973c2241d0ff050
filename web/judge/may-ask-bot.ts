import { useTable } from '../table/use-table.ts';

/** Whether the bot may be asked here: alone at a table, also with several seats where none knows more, and in the past of one that is over. */
export function useMayAskBot(): boolean {
  const alone = useTable((state) => state.about?.sitters.filter(({ sits }) => sits !== 'bot').every(({ sits }) => sits === 'me') === true);
  const one = useTable((state) => (state.about?.sitters.filter(({ sits }) => sits === 'me').length ?? 0) <= 1);
  const open = useTable((state) => state.about?.open === true);
  const over = useTable((state) => state.shown?.outcome != null);
  const walking = useTable((state) => state.walk !== null);
  return walking ? over || alone : alone && (one || open) && !over;
}

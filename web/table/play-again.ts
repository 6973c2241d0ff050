import { useLocation } from 'wouter';
import { useHouse } from '../house.ts';
import { playAgain } from '../lobby/begin.ts';
import { useTableStore } from './use-table.ts';

/** Opens the same table once more, and goes there. */
export function usePlayAgain(): () => void {
  const house = useHouse();
  const store = useTableStore();
  const [, go] = useLocation();
  return () => {
    const { client, about } = store.getState();
    if (about === null) return;
    playAgain(client.game, about, house).then(go, (refusal: unknown) => store.setState({ refusal }));
  };
}

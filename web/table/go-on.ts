import { Refusal } from '@skerry/engine';
import { useLocation } from 'wouter';
import type { LocalSeat } from '../client/kept-tables.ts';
import { useHouse } from '../house.ts';
import { goOnFrom } from '../lobby/begin.ts';
import { useTableStore } from './use-table.ts';

/** Goes on from the moment on the screen, at a new table of one's own; bots take the seats of other people. */
export function useGoOn(): () => void {
  const house = useHouse();
  const store = useTableStore();
  const [, go] = useLocation();
  const begin = async (): Promise<string> => {
    const { client, about, walk, shown } = store.getState();
    const file = await client.saveFile();
    if (file === null) throw new Refusal('save-hidden', 'What is hidden is not told while others play.');
    const mine = about!.sitters.some(({ sits }) => sits === 'me');
    const eyes = shown?.looking ?? 0;
    const seats = about!.sitters.map((sitter, seat): LocalSeat =>
      sitter.sits === 'me' || (!mine && seat === eyes) ? { sits: 'me', name: null } : { sits: 'bot', level: sitter.level ?? 'normal' },
    );
    return goOnFrom(client.game, file, walk?.at ?? shown?.moment ?? 0, seats, house);
  };
  return () => void begin().then(go, (refusal: unknown) => store.setState({ refusal }));
}

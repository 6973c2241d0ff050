import type { AnyGame } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { Look } from '../protocol.ts';
import { openServer } from './opening.ts';
import { sealedCards } from './sealed-cards.ts';
import { sitAlone } from './tables.ts';

test('a look through the eyes of a seat costs one view of that seat', async () => {
  const seen: (number | null)[] = [];
  const noted: AnyGame = {
    ...sealedCards,
    view: (state, seat) => {
      seen.push(seat);
      return sealedCards.view(state, seat) as unknown;
    },
  };
  const { address } = await openServer({ games: [{ rules: noted, titles: {} }] });
  const { id, player } = await sitAlone(address, 'sealed-cards', [{ kind: 'me' }, { kind: 'me' }]);
  seen.length = 0;
  const { body } = await player.http<Look>('GET', `tables/${id}/look?seat=1`);
  expect(body).toMatchObject({ table: id, seat: 1, number: 0 });
  expect(seen).toEqual([1]);
});

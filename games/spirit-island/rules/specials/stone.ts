import type { Play } from '@skerry/engine';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { changeTokens, tokens } from '../pieces/pieces.ts';
import { BLIGHT } from '../state.ts';

/** Rules of single powers of Stone. */
export const stoneSpecials = {
  /** Scarred and Stony Land */
  'blight-to-the-box': ({ table, land }: Doing): Play =>
    done(() => {
      if (tokens(table.state, land, BLIGHT) === 0) return;
      changeTokens(table.state, land, BLIGHT, -1);
      table.state.blight.box--;
      table.log({ what: 'removed', land, piece: BLIGHT, n: 1 });
    }),
};

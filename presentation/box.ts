import type { Titles } from './telling.ts';

/** What stands on the box of a game: all that a lobby needs, so that nothing else is loaded before somebody sits down. */
export interface Box {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly titles: Titles;
}

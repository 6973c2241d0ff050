import { motionIsOn, paceOfMotion } from '../settings/settings.ts';
import type { TableClient } from '../client/table-client.ts';
import type { Motions } from './motions.ts';
import type { Scenes } from './scenes.ts';
import type { TableState, TableStore, Walk } from './table-state.ts';

/** How long a moment of the past stands when nothing moves. */
const STILL = 600;

/** Walking through the past of a table, by hand or with all its motion. */
export function walkingOf(
  client: TableClient,
  { getState: get, setState: set }: Pick<TableStore, 'getState' | 'setState'>,
  motions: Motions,
  scenes: Scenes,
): Pick<TableState, 'walkTo' | 'openWalk' | 'replayLastTurn' | 'play' | 'backToNow'> {
  let still: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(still);
    motions.cutShort();
  }

  /** One moment on, with its motion, and again until the end or until somebody stops it. */
  function playOn(): void {
    const { walk, shown } = get();
    if (walk === null || !walk.playing) return;
    const end = walk.until ?? walk.moments.length - 1;
    if (walk.at >= end) {
      if (walk.until === null) set({ walk: { ...walk, playing: false } });
      else backToNow();
      return;
    }
    const at = walk.at + 1;
    const lines = (shown?.log ?? []).filter(({ moment }) => moment === at);
    const next: Walk = { ...walk, at };
    const then = (): void => {
      set({ motion: null });
      playOn();
    };
    if (lines.length > 0 && motionIsOn()) {
      set({ walk: next, motion: motions.begin(walk.moments[walk.at]!.view, lines, then) });
    } else {
      set({ walk: next, motion: null });
      still = setTimeout(playOn, lines.length > 0 ? STILL * paceOfMotion() : 0);
    }
  }

  function backToNow(): void {
    stop();
    set({ walk: null, motion: null });
    scenes.jumpToLast();
    scenes.showNext();
  }

  async function openWalk(at?: number): Promise<void> {
    stop();
    try {
      const moments = await client.moments();
      const last = moments.length - 1;
      set({ walk: { moments, at: Math.max(0, Math.min(at ?? last, last)), playing: false, until: null }, motion: null });
    } catch (refusal) {
      set({ refusal });
    }
  }

  return {
    openWalk,
    backToNow,
    walkTo: (at) => {
      const { walk } = get();
      if (walk === null) return;
      stop();
      set({ walk: { ...walk, at: Math.max(0, Math.min(at, walk.moments.length - 1)), playing: false, until: null }, motion: null });
    },
    replayLastTurn: async () => {
      await openWalk();
      const { walk, shown, about } = get();
      if (walk === null || shown === null) return;
      const mine = (by: number | null): boolean => by !== null && about?.sitters[by]?.sits === 'me';
      const last = walk.moments.length - 1;
      let from = last;
      while (from > 0 && mine(walk.moments[from]!.by)) from--;
      while (from > 0 && !mine(walk.moments[from]!.by)) from--;
      set({ walk: { ...walk, at: Math.min(from, Math.max(0, last - 1)), playing: true, until: last } });
      playOn();
    },
    play: (on) => {
      const { walk } = get();
      if (walk === null) return;
      stop();
      const atEnd = walk.at >= walk.moments.length - 1;
      set({ walk: { ...walk, playing: on, until: null, at: on && atEnd ? 0 : walk.at }, motion: null });
      if (on) playOn();
    },
  };
}

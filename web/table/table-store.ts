import type { LogLine } from '@skerry/engine';
import type { Motion, Tellings } from '@skerry/presentation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tones } from '../settings/tones.ts';
import { motionIsOn } from '../settings/settings.ts';
import type { About, Moment, Scene, TableClient, TableListener } from '../client/table-client.ts';

/** Walking through the past. */
interface Walk {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly playing: boolean;
  /** When it gets there, it is over and the table is shown again as it is now. */
  readonly until: number | null;
}

export interface TableState {
  readonly client: TableClient;
  /** The words of its game. */
  readonly tellings: Tellings;
  readonly about: About | null;
  /** The scene on the screen; others may wait behind it. */
  readonly shown: Scene | null;
  readonly motion: Motion | null;
  readonly walk: Walk | null;
  /** An answer was sent and nothing has come back yet. */
  readonly sent: boolean;
  /** The answer that pointer or focus is on. */
  readonly pointed: number | null;
  /** What was refused last; shown until something else happens. */
  readonly refusal: unknown;

  readonly answer: (index: number) => void;
  readonly point: (index: number | null) => void;
  readonly undo: () => void;
  readonly forgetRefusal: () => void;
  /** Skips the motion that plays, or all that wait. */
  readonly skip: (all?: boolean) => void;
  readonly walkTo: (at: number) => void;
  readonly openWalk: (at?: number) => Promise<void>;
  /** Shows once more what the others did since this person's last answer. */
  readonly replayLastTurn: () => Promise<void>;
  readonly play: (on: boolean) => void;
  readonly backToNow: () => void;
}

export type TableStore = StoreApi<TableState>;

/** A board that does not say when it is done must not hold up the game. */
const LONGEST_MOTION = 8000;
/** How long a moment of the past stands when nothing moves. */
const STILL = 600;

export function createTableStore(client: TableClient, tellings: Tellings): TableStore {
  let queue: Scene[] = [];
  let abort: AbortController | null = null;
  let still: ReturnType<typeof setTimeout> | undefined;
  let hear: TableListener;

  const store = createStore<TableState>((set, get) => {
    /** Hands the board a motion, and goes on when it has been shown. */
    function move(before: unknown, lines: readonly LogLine[], then: () => void): Motion {
      const controller = new AbortController();
      abort = controller;
      let over = false;
      const done = (): void => {
        if (over) return;
        over = true;
        clearTimeout(guard);
        if (abort === controller) abort = null;
        then();
      };
      const guard = setTimeout(done, LONGEST_MOTION);
      // A board may be gone or be busy when somebody skips: it is done all the same.
      controller.signal.addEventListener('abort', () => queueMicrotask(done));
      return { before, lines, skip: controller.signal, done };
    }

    function showNext(): void {
      const { motion, walk, shown } = get();
      if (motion !== null) return;
      const scene = queue.shift();
      if (scene === undefined) return;
      const lines = shown === null || scene.jump || scene.number <= shown.number ? [] : scene.log.slice(shown.log.length);
      const moves = walk === null && shown !== null && lines.length > 0 && motionIsOn();
      if (!moves) {
        set({ shown: scene, sent: false });
        sound(shown, scene);
        showNext();
        return;
      }
      tones.move();
      const end = (): void => {
        set({ motion: null });
        sound(shown, scene);
        showNext();
      };
      set({ shown: scene, sent: false, motion: move(shown.view, lines, end) });
    }

    function sound(before: Scene | null, scene: Scene): void {
      if (queue.length > 0 || before === null) return;
      if (scene.outcome !== null && before.outcome === null) tones.end();
      else if (scene.question !== null && (before.question === null || before.question.seat !== scene.question.seat)) tones.yourTurn();
    }

    function stopWalking(): void {
      clearTimeout(still);
      abort?.abort();
      abort = null;
    }

    /** One moment on, with its motion, and again until the end or until somebody stops it. */
    function playOn(): void {
      const { walk, shown } = get();
      if (walk === null || !walk.playing) return;
      const end = walk.until ?? walk.moments.length - 1;
      if (walk.at >= end) {
        if (walk.until === null) set({ walk: { ...walk, playing: false } });
        else get().backToNow();
        return;
      }
      const at = walk.at + 1;
      const lines = (shown?.log ?? []).filter(({ moment }) => moment === at);
      const next: Walk = { ...walk, at };
      const moves = lines.length > 0 && motionIsOn();
      const then = (): void => {
        set({ motion: null });
        playOn();
      };
      if (moves) {
        set({ walk: next, motion: move(walk.moments[walk.at]!.view, lines, then) });
      } else {
        set({ walk: next, motion: null });
        still = setTimeout(playOn, lines.length > 0 ? STILL : 0);
      }
    }

    hear = {
      about: (about) => set({ about }),
      scene: (scene) => {
        queue.push(scene);
        showNext();
      },
      refused: (refusal) => set({ refusal, sent: false }),
    };

    return {
      client,
      tellings,
      about: null,
      shown: null,
      motion: null,
      walk: null,
      sent: false,
      pointed: null,
      refusal: null,

      answer: (index) => {
        const { shown, motion, walk, sent } = get();
        if (shown === null || shown.question === null || motion !== null || walk !== null || sent || queue.length > 0) return;
        if (shown.question.answers[index] === undefined) return;
        set({ sent: true, refusal: null, pointed: null });
        client.answer(shown.question, index);
      },
      point: (pointed) => {
        if (get().pointed !== pointed) set({ pointed });
      },
      undo: () => {
        if (get().walk !== null) return;
        set({ refusal: null });
        client.undo();
      },
      forgetRefusal: () => set({ refusal: null }),
      skip: (all = false) => {
        if (all && get().walk === null && queue.length > 0) {
          // The scenes in between are not worth a look any more; the last one holds all they told.
          queue = [{ ...queue.at(-1)!, jump: true }];
        }
        abort?.abort();
      },
      walkTo: (at) => {
        const { walk } = get();
        if (walk === null) return;
        stopWalking();
        set({ walk: { ...walk, at: Math.max(0, Math.min(at, walk.moments.length - 1)), playing: false, until: null }, motion: null });
      },
      openWalk: async (at) => {
        stopWalking();
        try {
          const moments = await client.moments();
          const last = moments.length - 1;
          set({ walk: { moments, at: Math.max(0, Math.min(at ?? last, last)), playing: false, until: null }, motion: null });
        } catch (refusal) {
          set({ refusal });
        }
      },
      replayLastTurn: async () => {
        await get().openWalk();
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
        stopWalking();
        const atEnd = walk.at >= walk.moments.length - 1;
        set({ walk: { ...walk, playing: on, until: null, at: on && atEnd ? 0 : walk.at }, motion: null });
        if (on) playOn();
      },
      backToNow: () => {
        stopWalking();
        set({ walk: null, motion: null });
        if (queue.length > 0) queue = [{ ...queue.at(-1)!, jump: true }];
        showNext();
      },
    };
  });
  client.listen(hear!);
  return store;
}

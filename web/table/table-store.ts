import type { LogLine, Seat } from '@skerry/engine';
import type { GameBoard, Motion, ShownQuestion } from '@skerry/presentation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tones } from '../settings/tones.ts';
import { motionIsOn, paceOfMotion, useSettings } from '../settings/settings.ts';
import type { Offer } from './offer.ts';
import type { About, Moment, Scene, TableClient, TableListener } from '../client/table-client.ts';

/** Walking through the past. */
interface Walk {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly playing: boolean;
  /** When it gets there, it is over and the table is shown again as it is now. */
  readonly until: number | null;
}

/** What moves and enlarges the board in its window. */
export interface BoardView {
  readonly zoomed: boolean;
  zoom(factor: number): void;
  fit(): void;
}

export interface TableState {
  readonly client: TableClient;
  readonly about: About | null;
  /** The scene on the screen; others may wait behind it. */
  readonly shown: Scene | null;
  readonly motion: Motion | null;
  /** The question on the screen was open before somebody else's act, which is shown now: it can be answered all the same. */
  readonly askedOn: boolean;
  readonly walk: Walk | null;
  /** An answer was sent and nothing has come back yet. */
  readonly sent: boolean;
  /** The answer that pointer or focus is on. */
  readonly pointed: number | null;
  /** In the past: a question with some of the answers that could have been given there, to be seen on the board. */
  readonly suggested: ShownQuestion | null;
  /** Where answers are asked for twice: the one that was picked once, of the question with this name. */
  readonly pending: { readonly question: number; readonly index: number } | null;
  /** How many answers this person has given here: what is asked after one is another question, whatever its name. */
  readonly given: number;
  /** The answers as they are listed now. */
  readonly offer: Offer | null;
  /** The whole list of answers lies open. */
  readonly unfolded: boolean;
  readonly boardView: BoardView | null;
  /** What was refused last; shown until something else happens. */
  readonly refusal: unknown;

  readonly answer: (index: number) => void;
  readonly list: (offer: Offer | null) => void;
  readonly unfold: (unfolded: boolean) => void;
  readonly showBoard: (boardView: BoardView | null) => void;
  /** Turns to another own seat that is asked too. */
  readonly turnTo: (seat: Seat) => void;
  readonly nextSeat: () => void;
  readonly point: (index: number | null) => void;
  readonly suggest: (suggested: ShownQuestion | null) => void;
  readonly undo: () => void;
  /** Takes back all own answers since the turn or the phase began. It goes as far as undo does. */
  readonly undoPart: () => Promise<void>;
  readonly forgetRefusal: () => void;
  readonly forgetPending: () => void;
  /** Skips the motion that plays, or all that wait. */
  readonly skipMotion: (all?: boolean) => void;
  readonly walkTo: (at: number) => void;
  readonly openWalk: (at?: number) => Promise<void>;
  /** Shows once more what the others did since this person's last answer. */
  readonly replayLastTurn: () => Promise<void>;
  readonly play: (on: boolean) => void;
  readonly backToNow: () => void;
}

export type TableStore = StoreApi<TableState>;

/** Whether what is asked can be answered at this instant: not while its own board moves, nor when it was just answered or lies in the past. */
export function isOpen({ shown, motion, askedOn, walk, sent }: TableState): boolean {
  return shown?.question != null && (motion === null || askedOn) && walk === null && !sent;
}

/** A board that does not say when it is done must not hold up the game. */
const LONGEST_MOTION = 8000;
/** How long a moment of the past stands when nothing moves. */
const STILL = 600;

/** The same is asked of the same seat before and after somebody else's act. */
function staysOpen(before: Scene, after: Scene): boolean {
  const [one, other] = [before.question, after.question];
  return one !== null && other !== null && one.seat === other.seat && one.name === other.name;
}

/** The answer with this number of a question that was on the screen, as it is called in the newest scene; null if it is gone. */
function latest(newest: Scene, asked: ShownQuestion, index: number): { readonly question: ShownQuestion; readonly index: number } | null {
  const answer = asked.answers[index];
  const { question } = newest;
  if (answer === undefined || question === null || question.seat !== asked.seat || question.name !== asked.name) return null;
  const said = JSON.stringify(answer);
  const now = question.answers.findIndex((one) => JSON.stringify(one) === said);
  return now < 0 ? null : { question, index: now };
}

/** What a position needs before it can be shown, and whom to tell if it does not come. */
interface Needs {
  readonly ready?: GameBoard['ready'];
  readonly failed: () => void;
}

export function createTableStore(client: TableClient, { ready, failed }: Needs = { failed: () => {} }): TableStore {
  let queue: Scene[] = [];
  let fetching = false;
  let abort: AbortController | null = null;
  let still: ReturnType<typeof setTimeout> | undefined;
  let hear: TableListener;
  /** How many own answers are still to be taken back. */
  let back = 0;

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
      const pace = paceOfMotion();
      const guard = setTimeout(done, LONGEST_MOTION * Math.max(1, pace));
      // A board may be gone or be busy when somebody skips: it is done all the same.
      controller.signal.addEventListener('abort', () => queueMicrotask(done));
      return { before, lines, pace, skip: controller.signal, done };
    }

    /** Whether all is here that this scene needs; what is not is fetched, and then the scene is shown. */
    function isReady({ view, question }: Scene): boolean {
      if (fetching) return false;
      const coming = ready?.(view, question);
      if (coming === undefined) return true;
      fetching = true;
      coming.then(() => {
        fetching = false;
        showNext();
      }, failed);
      return false;
    }

    function showNext(): void {
      const { motion, walk, shown } = get();
      if (motion !== null || queue.length === 0 || !isReady(queue[0]!)) return;
      const scene = queue.shift()!;
      const lines = shown === null || scene.jump || scene.number <= shown.number ? [] : scene.log.slice(shown.log.length);
      const moves = walk === null && shown !== null && lines.length > 0 && motionIsOn();
      if (!moves) {
        set({ shown: scene, sent: false, askedOn: false });
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
      const askedOn = !get().sent && staysOpen(shown, scene);
      set({ shown: scene, sent: false, askedOn, motion: move(shown.view, lines, end) });
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
        still = setTimeout(playOn, lines.length > 0 ? STILL * paceOfMotion() : 0);
      }
    }

    hear = {
      about: (about) => {
        // One thing is asked for at a time.
        if (about.wish?.mine === true) back = 0;
        set({ about });
      },
      scene: (scene) => {
        queue.push(scene);
        showNext();
        if (back === 0 || !scene.jump) return;
        back--;
        if (back > 0) client.undo();
      },
      refused: (refusal) => {
        back = 0;
        set({ refusal, sent: false });
      },
      failed,
    };

    return {
      client,
      about: null,
      shown: null,
      motion: null,
      askedOn: false,
      walk: null,
      sent: false,
      pointed: null,
      suggested: null,
      given: 0,
      offer: null,
      unfolded: false,
      boardView: null,
      refusal: null,
      pending: null,

      answer: (index) => {
        const state = get();
        if (!isOpen(state)) return;
        // Others may have acted meanwhile; what they left of the question counts.
        const now = latest(queue.at(-1) ?? state.shown!, state.shown!.question!, index);
        if (now === null) return;
        const { question } = state.shown!;
        if (useSettings.getState().confirm && (state.pending?.question !== question!.id || state.pending.index !== index)) {
          set({ pending: { question: question!.id, index }, pointed: index });
          return;
        }
        set({ sent: true, refusal: null, pointed: null, pending: null, unfolded: false, given: state.given + 1 });
        abort?.abort();
        client.answer(now.question, now.index);
      },
      list: (offer) => set({ offer }),
      unfold: (unfolded) => set({ unfolded }),
      showBoard: (boardView) => set({ boardView }),
      turnTo: (seat) => {
        const { shown, walk, sent } = get();
        if (walk !== null || sent || shown?.mine.includes(seat) !== true) return;
        set({ pointed: null, unfolded: false });
        client.turnTo(seat);
      },
      nextSeat: () => {
        const { shown, turnTo } = get();
        if (shown === null || shown.mine.length < 2) return;
        turnTo(shown.mine.find((seat) => seat > (shown.looking ?? -1)) ?? shown.mine[0]!);
      },
      point: (pointed) => {
        if (get().pointed !== pointed) set({ pointed });
      },
      suggest: (suggested) => set({ suggested, pointed: null }),
      undo: () => {
        if (get().walk !== null) return;
        set({ refusal: null });
        client.undo();
      },
      undoPart: async () => {
        const { walk, shown, about } = get();
        if (walk !== null || shown === null || back > 0) return;
        const from = shown.log.findLast(({ heading }) => heading !== undefined && heading < 3)?.moment ?? 0;
        const moments = await client.moments();
        back = moments.filter(({ by }, i) => i > from && by !== null && about?.sitters[by]?.sits === 'me').length;
        set({ refusal: null });
        if (back > 0) client.undo();
      },
      forgetRefusal: () => set({ refusal: null }),
      forgetPending: () => set({ pending: null, pointed: null }),
      skipMotion: (all = false) => {
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

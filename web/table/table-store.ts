import type { ShownQuestion } from '@skerry/presentation';
import { createStore } from 'zustand/vanilla';
import type { Scene, TableClient } from '../client/table-client.ts';
import { useSettings } from '../settings/settings.ts';
import { Motions } from './motions.ts';
import { Scenes, type Needs } from './scenes.ts';
import { isOpen, type TableState, type TableStore } from './table-state.ts';
import { walkingOf } from './walking.ts';

/** The answer with this number of a question that was on the screen, as it is called in the newest scene; null if it is gone. */
function latest(newest: Scene, asked: ShownQuestion, index: number): { readonly question: ShownQuestion; readonly index: number } | null {
  const answer = asked.answers[index];
  const { question } = newest;
  if (answer === undefined || question === null || question.seat !== asked.seat || question.name !== asked.name) return null;
  const said = JSON.stringify(answer);
  const now = question.answers.findIndex((one) => JSON.stringify(one) === said);
  return now < 0 ? null : { question, index: now };
}

const atFirst = {
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
} satisfies Partial<TableState>;

/** A table on the screen: what the client tells of it, brought there scene by scene, and what a person does at it. */
export function createTableStore(client: TableClient, needs: Needs = { failed: () => {} }): TableStore {
  const motions = new Motions();
  let scenes!: Scenes;
  /** How many own answers are still to be taken back. */
  let back = 0;

  const store = createStore<TableState>((set, get, api) => {
    scenes = new Scenes(api, motions, needs);
    return {
      ...atFirst,
      ...walkingOf(client, api, motions, scenes),
      client,

      answer: (index) => {
        const state = get();
        if (!isOpen(state)) return;
        // Others may have acted meanwhile; what they left of the question counts.
        const now = latest(scenes.newest ?? state.shown!, state.shown!.question!, index);
        if (now === null) return;
        const { question } = state.shown!;
        if (useSettings.getState().confirm && (state.pending?.question !== question!.id || state.pending.index !== index)) {
          set({ pending: { question: question!.id, index }, pointed: index });
          return;
        }
        set({ sent: true, refusal: null, pointed: null, pending: null, unfolded: false, given: state.given + 1 });
        motions.cutShort();
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
        if (all && get().walk === null) scenes.jumpToLast();
        motions.cutShort();
      },
    };
  });

  client.listen({
    about: (about) => {
      // One thing is asked for at a time.
      if (about.wish?.mine === true) back = 0;
      store.setState({ about });
    },
    scene: (scene) => {
      scenes.add(scene);
      if (back === 0 || !scene.jump) return;
      back--;
      if (back > 0) client.undo();
    },
    refused: (refusal) => {
      back = 0;
      store.setState({ refusal, sent: false });
    },
    failed: needs.failed,
  });
  return store;
}

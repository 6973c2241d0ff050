import type { GameBoard } from '@skerry/presentation';
import type { Scene } from '../client/table-client.ts';
import { motionIsOn } from '../settings/settings.ts';
import { tones } from '../settings/tones.ts';
import type { Motions } from './motions.ts';
import type { TableStore } from './table-state.ts';

/** What a position needs before it can be shown, and whom to tell if it does not come. */
export interface Needs {
  readonly ready?: GameBoard['ready'];
  readonly failed: () => void;
}

/** The same is asked of the same seat before and after somebody else's act. */
function staysOpen(before: Scene, after: Scene): boolean {
  const [one, other] = [before.question, after.question];
  return one !== null && other !== null && one.seat === other.seat && one.name === other.name;
}

/** What has happened and is not on the screen yet: it comes there one scene after the other, each with its motion. */
export class Scenes {
  private readonly store: Pick<TableStore, 'getState' | 'setState'>;
  private readonly motions: Motions;
  private readonly needs: Needs;
  private waiting: Scene[] = [];
  private fetching = false;

  constructor(store: Pick<TableStore, 'getState' | 'setState'>, motions: Motions, needs: Needs) {
    this.store = store;
    this.motions = motions;
    this.needs = needs;
  }

  add(scene: Scene): void {
    this.waiting.push(scene);
    this.showNext();
  }

  /** The newest that waits. */
  get newest(): Scene | undefined {
    return this.waiting.at(-1);
  }

  /** The scenes in between are not worth a look any more; the last one holds all they told. */
  jumpToLast(): void {
    const { newest } = this;
    if (newest !== undefined) this.waiting = [{ ...newest, jump: true }];
  }

  showNext(): void {
    const { store } = this;
    const { motion, walk, shown, sent } = store.getState();
    if (motion !== null || this.waiting.length === 0 || !this.isReady(this.waiting[0]!)) return;
    const scene = this.waiting.shift()!;
    const lines = shown === null || scene.jump || scene.number <= shown.number ? [] : scene.log.slice(shown.log.length);
    if (walk !== null || shown === null || lines.length === 0 || !motionIsOn()) {
      store.setState({ shown: scene, sent: false, askedOn: false });
      this.sound(shown, scene);
      this.showNext();
      return;
    }
    tones.move();
    const end = (): void => {
      store.setState({ motion: null });
      this.sound(shown, scene);
      this.showNext();
    };
    const askedOn = !sent && staysOpen(shown, scene);
    store.setState({ shown: scene, sent: false, askedOn, motion: this.motions.begin(shown.view, lines, end) });
  }

  /** Whether all is here that this scene needs; what is not is fetched, and then the scene is shown. */
  private isReady({ view, question }: Scene): boolean {
    if (this.fetching) return false;
    const coming = this.needs.ready?.(view, question);
    if (coming === undefined) return true;
    this.fetching = true;
    coming.then(() => {
      this.fetching = false;
      this.showNext();
    }, this.needs.failed);
    return false;
  }

  private sound(before: Scene | null, scene: Scene): void {
    if (this.waiting.length > 0 || before === null) return;
    if (scene.outcome !== null && before.outcome === null) tones.end();
    else if (scene.question !== null && (before.question === null || before.question.seat !== scene.question.seat)) tones.yourTurn();
  }
}

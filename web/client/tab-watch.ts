/** What a tab says to the others that have the same table open. */
type Said = 'who-plays' | 'i-play' | 'i-take-over';

export interface TabListener {
  /** Another tab plays this table. */
  elsewhere(): void;
  /** Another tab has kept the table anew. */
  changed(): void;
}

/**
 * Several tabs of one browser share what is kept. One of them plays a table; the others follow it. A tab that is opened asks whether
 * somebody plays already, and may take over.
 */
export class TabWatch {
  private readonly channel: BroadcastChannel;
  private readonly stored: (event: StorageEvent) => void;
  private plays = true;

  constructor(key: string, listener: TabListener) {
    this.channel = new BroadcastChannel(key);
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === 'who-plays') {
        if (this.plays) this.say('i-play');
        return;
      }
      if (!this.plays) return;
      this.plays = false;
      listener.elsewhere();
    };
    this.stored = (event) => {
      if (event.key === key && event.newValue !== null) listener.changed();
    };
    addEventListener('storage', this.stored);
    this.say('who-plays');
  }

  takeOver(): void {
    this.plays = true;
    this.say('i-take-over');
  }

  /** Something was kept that this tab did not keep: then another one plays. */
  yield(): void {
    this.plays = false;
  }

  close(): void {
    removeEventListener('storage', this.stored);
    this.channel.close();
  }

  private say(what: Said): void {
    this.channel.postMessage(what);
  }
}

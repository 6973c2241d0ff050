/**
 * Who waits, served in turn: each name of the first rank once, then each again; among those of one name the same holds for the second
 * rank, and so on. Whoever has much waiting waits for his own things, and hardly for those of others.
 */
export class Lines<Job> {
  private readonly own: Job[] = [];
  /** In the order in which they are served next. */
  private readonly further = new Map<string, Lines<Job>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many names of the first rank wait. */
  get names(): number {
    return this.further.size + (this.own.length > 0 ? 1 : 0);
  }

  sizeOf(name: string): number {
    return this.further.get(name)?.count ?? 0;
  }

  add(job: Job, ranks: readonly string[]): void {
    const [name, ...more] = ranks;
    this.count++;
    if (name === undefined) {
      this.own.push(job);
      return;
    }
    let lines = this.further.get(name);
    if (lines === undefined) this.further.set(name, (lines = new Lines()));
    lines.add(job, more);
  }

  /** The next one whose name of the first rank may be served now. */
  next(may: (name: string) => boolean = () => true): Job | undefined {
    const own = this.own.shift();
    if (own !== undefined) {
      this.count--;
      return own;
    }
    for (const [name, lines] of this.further) {
      if (!may(name)) continue;
      const job = lines.next();
      // Behind all others, until its turn comes round again.
      this.further.delete(name);
      if (lines.count > 0) this.further.set(name, lines);
      this.count--;
      return job;
    }
    return undefined;
  }

  /** Whether it was there. */
  remove(job: Job, ranks: readonly string[]): boolean {
    const [name, ...more] = ranks;
    if (name === undefined) {
      const at = this.own.indexOf(job);
      if (at < 0) return false;
      this.own.splice(at, 1);
    } else {
      const lines = this.further.get(name);
      if (lines?.remove(job, more) !== true) return false;
      if (lines.count === 0) this.further.delete(name);
    }
    this.count--;
    return true;
  }

  /** Everybody who waits; afterwards nobody does. */
  clear(): Job[] {
    const all: Job[] = [];
    for (let job = this.next(); job !== undefined; job = this.next()) all.push(job);
    return all;
  }
}

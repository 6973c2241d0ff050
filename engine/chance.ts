import { same, type Plain } from './plain.ts';
import type { Seat } from './question.ts';

/** The four words of the generator: all there is to store. */
export type ChanceWords = readonly [number, number, number, number];

/** Who saw a chance result at once: everybody (if nothing is said), one seat, or nobody. */
export type SeenBy = Seat | 'all' | 'nobody';

/** Listens to chance: a session records what came, an imagined world says what must come. */
export interface ChanceListener {
  /** Called for each result; what it returns is used. `options` are the results that were possible. */
  result<T>(drawn: T, options: readonly T[] | number, seenBy: SeenBy): T;
  /** Called for each shuffle, with the order that came, which nobody sees. */
  shuffled?(list: readonly unknown[]): void;
}

/** All chance of a game: the sfc32 generator, seeded, with its state in the position. */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  /** How many results were taken. */
  uses = 0;
  listener: ChanceListener | null = null;

  constructor(words: ChanceWords) {
    [this.a, this.b, this.c, this.d] = words;
  }

  static fromSeed(seed: string): Chance {
    // Four FNV-like hashes with different starts, then a run-in, as sfc32 wants its words mixed.
    const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667].map((start) => {
      let hash = start;
      for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) + start;
      return hash | 0;
    });
    const chance = new Chance(words as unknown as ChanceWords);
    for (let i = 0; i < 15; i++) chance.word();
    return chance;
  }

  /** From here on everything comes as it would come from another generator. */
  goOnAs(other: Chance): void {
    [this.a, this.b, this.c, this.d] = other.words;
  }

  get words(): ChanceWords {
    return [this.a, this.b, this.c, this.d];
  }

  /** The next 32 random bits, as an unsigned number. */
  private word(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  private index(n: number): number {
    this.uses++;
    return Math.floor((this.word() / 0x100000000) * n);
  }

  /** A whole number from 0 to n - 1. */
  below(n: number, seenBy: SeenBy = 'all'): number {
    const drawn = this.index(n);
    return this.listener === null ? drawn : this.listener.result(drawn, n, seenBy);
  }

  /** One of the list. */
  pick<T extends Plain>(list: readonly T[], seenBy: SeenBy = 'all'): T {
    if (list.length === 0) throw new Error('chance cannot pick from an empty list');
    const drawn = list[this.index(list.length)]!;
    return this.listener === null ? drawn : this.listener.result(drawn, list, seenBy);
  }

  /** One of the list, taken out of it. The order of the rest does not matter to chance, and changes. */
  draw<T extends Plain>(list: T[], seenBy: SeenBy = 'all'): T {
    const drawn = this.pick(list, seenBy);
    const at = typeof drawn === 'object' && drawn !== null ? list.findIndex((item) => same(item, drawn)) : list.indexOf(drawn);
    const last = list.pop()!;
    if (at < list.length) list[at] = last;
    return drawn;
  }

  /** Shuffles in place. Nobody sees the order. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.index(i + 1);
      const item = list[i]!;
      list[i] = list[j]!;
      list[j] = item;
    }
    this.listener?.shuffled?.(list);
    return list;
  }
}

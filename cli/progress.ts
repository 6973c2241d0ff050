import type { Out } from './io.ts';

const EVERY_MILLISECONDS = 100;

/** A bar that shows how far long work has come. It is there on a terminal only: a pipe or a file gets nothing. */
export class Progress {
  private readonly out: Out;
  private readonly label: string;
  private readonly started = performance.now();
  private last = -Infinity;
  private drawn = false;

  constructor(out: Out, label: string) {
    this.out = out;
    this.label = label;
  }

  /** `share` is from 0 to 1. */
  show(share: number): void {
    if (this.out.isTTY !== true) return;
    const now = performance.now();
    if (now - this.last < EVERY_MILLISECONDS) return;
    this.last = now;
    this.drawn = true;
    this.out.write(`\r\x1b[2K${this.line(Math.min(1, Math.max(0, share)), (now - this.started) / 1000)}`);
  }

  /** Takes the bar away, so that what follows stands on a clean line. */
  clear(): void {
    if (this.drawn) this.out.write('\r\x1b[2K');
    this.drawn = false;
  }

  private line(share: number, seconds: number): string {
    const left = share > 0.02 && seconds > 1 ? `, ${readableSeconds((seconds / share) * (1 - share))} left` : '';
    const words = ` ${Math.floor(share * 100)} %${left}`;
    const width = Math.max(5, Math.min(40, (this.out.columns || 80) - this.label.length - words.length - 4));
    const full = Math.round(share * width);
    return `${this.label} [${'='.repeat(full)}${' '.repeat(width - full)}]${words}`;
  }
}

function readableSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

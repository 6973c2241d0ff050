import { think } from './think.ts';
import type { Report, Thought } from './thinker.ts';

const report = (one: Report): void => self.postMessage(one);

self.onmessage = ({ data }: MessageEvent<Thought>): void => void think(data, { report }).then(report);

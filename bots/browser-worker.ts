import { think } from './think.ts';
import type { Thought } from './thinker.ts';

self.onmessage = ({ data }: MessageEvent<Thought>): void => self.postMessage(think(data));

import { think } from './think.ts';
import type { Thought } from './thinker.ts';

self.onmessage = ({ data }: MessageEvent<Thought>): void => void think(data).then((conclusion) => self.postMessage(conclusion));

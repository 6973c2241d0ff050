import { shelf } from '@skerry/games/list';
import { judge, type Matter, type Verdict } from './judge.ts';

async function think({ game, knowledge, seed }: Matter): Promise<Verdict> {
  try {
    const rules = await shelf.find(({ id }) => id === game)?.rules();
    return rules === undefined ? { error: `no bot knows the game "${game}"` } : { judged: judge(rules, knowledge, seed) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<Matter>): void => void think(data).then((verdict) => self.postMessage(verdict));

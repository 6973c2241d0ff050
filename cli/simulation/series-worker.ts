import { parentPort, workerData } from 'node:worker_threads';
import { playGameOf, type Played, type Series } from './series.ts';

const series = workerData as Series;

parentPort!.on('message', (number: number) => {
  const played: Played = { number, game: playGameOf(series, number) };
  parentPort!.postMessage(played);
});

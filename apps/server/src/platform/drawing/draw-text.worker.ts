import { parentPort } from 'node:worker_threads';
import { ready } from '../threads/thread-pool.ts';
import type { DrawingTask } from './draw-text.ts';
import { writeSvg } from './svg/write-svg.ts';

parentPort!.on('message', ({ text, drawings }: DrawingTask) => {
  void writeSvg(text, drawings).then((svg) => parentPort!.postMessage(svg));
});
parentPort!.postMessage(ready);

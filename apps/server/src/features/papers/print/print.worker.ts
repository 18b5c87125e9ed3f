import { parentPort } from 'node:worker_threads';
import { withBuffers } from '../../../platform/drawing/pdf/picture.ts';
import { ready } from '../../../platform/threads/thread-pool.ts';
import type { PrintTask } from './print-task.ts';
import { writeBooklet } from './write-booklet.ts';
import { writePaper } from './write-paper.ts';
import { writeScheme } from './write-scheme.ts';

function write(task: PrintTask): Promise<Buffer> {
  if (task.kind === 'booklet') return writeBooklet(task.booklet);
  const job = { ...task.job, pictures: withBuffers(task.job.pictures) };
  return task.kind === 'scheme' ? writeScheme(job) : writePaper(job);
}

parentPort!.on('message', (task: PrintTask) => {
  void write(task).then((content) => parentPort!.postMessage(content));
});
parentPort!.postMessage(ready);

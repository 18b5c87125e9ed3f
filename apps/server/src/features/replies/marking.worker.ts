import { parentPort } from 'node:worker_threads';
import { ready } from '../../platform/threads/thread-pool.ts';
import { type MarkingTask, outcomeOf } from './marking-task.ts';

parentPort!.on('message', (task: MarkingTask) => {
  parentPort!.postMessage(outcomeOf(task));
});
parentPort!.postMessage(ready);

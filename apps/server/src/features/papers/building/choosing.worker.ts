import { parentPort } from 'node:worker_threads';
import { ready } from '../../../platform/threads/thread-pool.ts';
import { type ChoosingTask, outcomeOf } from './choosing-task.ts';

parentPort!.on('message', async (task: ChoosingTask) => {
  parentPort!.postMessage(await outcomeOf(task));
});
parentPort!.postMessage(ready);

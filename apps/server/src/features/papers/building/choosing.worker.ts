import { parentPort } from 'node:worker_threads';
import { ready } from '../../../platform/threads/thread-pool.ts';
import { type ChoosingTask, outcomeOf } from './choosing-task.ts';

parentPort!.on('message', (task: ChoosingTask) => {
  void outcomeOf(task).then((outcome) => parentPort!.postMessage(outcome));
});
parentPort!.postMessage(ready);

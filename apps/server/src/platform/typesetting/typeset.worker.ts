import { parentPort } from 'node:worker_threads';
import { ready } from '../threads/thread-pool.ts';
import { outcomeOf, type TypesetTask } from './typeset-task.ts';

parentPort!.on('message', (tasks: readonly TypesetTask[]) => {
  parentPort!.postMessage(tasks.map(outcomeOf));
});
parentPort!.postMessage(ready);

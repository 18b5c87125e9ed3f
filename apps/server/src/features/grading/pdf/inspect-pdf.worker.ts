import { parentPort } from 'node:worker_threads';
import { ready } from '../../../platform/threads/thread-pool.ts';
import { inspectPdf } from './inspect-pdf.ts';

parentPort!.on('message', (content: Uint8Array) => {
  void inspectPdf(content).then((inspection) => parentPort!.postMessage(inspection));
});
parentPort!.postMessage(ready);

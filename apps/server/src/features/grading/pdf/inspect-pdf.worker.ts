import { parentPort } from 'node:worker_threads';
import { ready } from '../../../platform/threads/thread-pool.ts';
import { type Inspection, inspectPdf } from './inspect-pdf.ts';

const tell = (inspection: Inspection) =>
  parentPort!.postMessage(
    inspection,
    'content' in inspection ? [inspection.content.buffer as ArrayBuffer] : [],
  );

parentPort!.on('message', (content: Uint8Array) => {
  void inspectPdf(content).then(tell);
});
parentPort!.postMessage(ready);

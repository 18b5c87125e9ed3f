import { parentPort } from 'node:worker_threads';
import { type Inspection, inspectPdf } from './inspect-pdf.ts';

export type InspectorMessage = 'ready' | Inspection;

const tell = (message: InspectorMessage) => parentPort!.postMessage(message);

parentPort!.on('message', (content: Uint8Array) => {
  void inspectPdf(content).then(tell);
});
tell('ready');

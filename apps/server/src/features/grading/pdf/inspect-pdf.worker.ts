import { parentPort } from 'node:worker_threads';
import { type Inspection, inspectPdf } from './inspect-pdf.ts';

export type InspectorMessage = 'ready' | Inspection;

const tell = (message: InspectorMessage) => {
  const isRewritten = message !== 'ready' && 'content' in message;
  parentPort!.postMessage(message, isRewritten ? [message.content.buffer as ArrayBuffer] : []);
};

parentPort!.on('message', (content: Uint8Array) => {
  void inspectPdf(content).then(tell);
});
tell('ready');

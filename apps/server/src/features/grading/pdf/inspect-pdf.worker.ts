import { parentPort, workerData } from 'node:worker_threads';
import { type Inspection, inspectPdf } from './inspect-pdf.ts';

export type InspectorMessage = 'ready' | Inspection;

const tell = (message: InspectorMessage) => parentPort!.postMessage(message);

tell('ready');
tell(await inspectPdf(workerData as Uint8Array));

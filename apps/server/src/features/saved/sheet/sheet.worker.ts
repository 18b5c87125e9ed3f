import { parentPort } from 'node:worker_threads';
import { withBuffers } from '../../../platform/drawing/pdf/picture.ts';
import { ready } from '../../../platform/threads/thread-pool.ts';
import type { Sheet } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

parentPort!.on('message', (sheet: Sheet) => {
  const pictures = withBuffers(sheet.pictures);
  void writeSheet({ ...sheet, pictures }).then((content) => parentPort!.postMessage(content));
});
parentPort!.postMessage(ready);

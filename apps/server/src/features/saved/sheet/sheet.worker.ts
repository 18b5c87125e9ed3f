import { parentPort } from 'node:worker_threads';
import { ready } from '../../../platform/threads/thread-pool.ts';
import type { Sheet } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** What a thread is given are plain bytes. */
const withBuffers = ({ pictures, ...sheet }: Sheet): Sheet => ({
  ...sheet,
  pictures: new Map(
    [...pictures].map(([url, picture]) => [
      url,
      picture.kind === 'raster' ? { ...picture, data: Buffer.from(picture.data) } : picture,
    ]),
  ),
});

parentPort!.on('message', (sheet: Sheet) => {
  void writeSheet(withBuffers(sheet)).then((content) => parentPort!.postMessage(content));
});
parentPort!.postMessage(ready);

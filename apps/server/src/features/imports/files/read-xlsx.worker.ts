import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

export type XlsxMessage = { rows: string[][] } | { flaw: 'damaged' } | 'end';

const rowsAtATime = 200;

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
};

const tell = (message: XlsxMessage) => parentPort!.postMessage(message);

/** Sends some rows, and more when it is asked for more. */
async function read(path: string): Promise<void> {
  const content = await readFile(path);
  const bytes = content.buffer.slice(
    content.byteOffset,
    content.byteOffset + content.byteLength,
  ) as ArrayBuffer;
  const rows = await readSheet(bytes, { trim: false });
  let next = 0;
  parentPort!.on('message', () => {
    if (next >= rows.length) {
      tell('end');
      parentPort!.close();
      return;
    }
    tell({ rows: rows.slice(next, next + rowsAtATime).map((row) => row.map(cellText)) });
    next += rowsAtATime;
  });
}

read(workerData as string).catch(() => {
  tell({ flaw: 'damaged' });
  parentPort!.close();
});

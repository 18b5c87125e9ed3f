import codeReaderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FromScanner, ScannedPicture, ScanTask, ToScanner } from './scan-messages.ts';

export interface Scanner {
  /** One at a time, in the order they come: a photo takes a hundred megabytes while it is read. */
  scan(task: ScanTask): Promise<ScannedPicture>;
  close(): void;
}

/** Says in words what is wrong with a photo. */
export class ScanProblem extends Error {}

const words = {
  unreadable: 'This browser can’t open that picture. Please take the photo as JPEG, or choose a PDF.',
  failed: 'That photo could not be read. Please take it again.',
} as const;

/** The thread that reads photos, and the reader of codes in it. */
export async function openScanner(): Promise<Scanner> {
  if (typeof OffscreenCanvas === 'undefined') {
    throw new ScanProblem('This browser can’t read photos. Please upload your pages as one PDF instead.');
  }
  const response = await fetch(codeReaderUrl);
  if (!response.ok) throw new Error(`The reader of codes answered ${response.status}`);
  const wasm = await response.arrayBuffer();
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToScanner, transferred: Transferable[] = []) =>
    worker.postMessage(message, transferred);
  tell({ kind: 'reader', wasm }, [wasm]);
  let before: Promise<unknown> = Promise.resolve();
  const perform = (task: ScanTask) =>
    new Promise<ScannedPicture>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromScanner>) =>
        'picture' in data ? resolve(data.picture) : reject(new ScanProblem(words[data.problem]));
      worker.onerror = () => reject(new ScanProblem(words.failed));
      tell({ kind: 'task', task }, task.kind === 'flat' ? [task.picture] : []);
    });
  return {
    scan: (task) => {
      const turn = before.then(() => perform(task));
      before = turn.catch(() => undefined);
      return turn;
    },
    close: () => worker.terminate(),
  };
}

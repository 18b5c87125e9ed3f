import type { QuestionDraft } from './draft.ts';

/** What was typed, and what it was typed over. */
export interface KeptDraft {
  readonly draft: QuestionDraft;
  readonly base: QuestionDraft;
  readonly version: string | undefined;
  readonly at: number;
}

const store = 'drafts';

/** Stays open, so that a page on its way out can still write. */
let opened: IDBDatabase | undefined;

/** A draft may hold pictures, which `localStorage` can't; a database of the browser's own can. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    if (opened) return resolve(opened);
    const request = indexedDB.open('question-drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => {
      opened = request.result;
      opened.onclose = () => {
        opened = undefined;
      };
      resolve(opened);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });

async function perform<Result>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise<Result>((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('Not kept'));
  });
}

/** A browser that keeps nothing still lets one edit, so none of these ever fails. */
export const readKept = (key: string): Promise<KeptDraft | undefined> =>
  perform('readonly', (drafts) => drafts.get(key) as IDBRequest<KeptDraft | undefined>).catch(
    () => undefined,
  );

export const keep = (key: string, kept: KeptDraft): Promise<boolean> =>
  perform('readwrite', (drafts) => drafts.put(kept, key)).then(
    () => true,
    () => false,
  );

/** For a page that is being closed, where nothing that comes later is reached. */
export function keepAtOnce(key: string, kept: KeptDraft): void {
  const transaction = opened?.transaction(store, 'readwrite');
  transaction?.objectStore(store).put(kept, key);
  transaction?.commit();
}

export const forget = (key: string): Promise<boolean> =>
  perform('readwrite', (drafts) => drafts.delete(key)).then(
    () => true,
    () => false,
  );

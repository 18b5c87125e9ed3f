const name = 'drafts';
const stores = ['lists', 'pictures'] as const;
type Store = (typeof stores)[number];

let opened: IDBDatabase | undefined;

/** For what waits to be sent and is too large for `localStorage`: photos. It goes with the other drafts at logout. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    if (opened) return resolve(opened);
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      opened = request.result;
      const letGo = () => {
        opened = undefined;
      };
      opened.onclose = letGo;
      // Another window wants to delete it: whoever holds on would keep it from doing so.
      opened.onversionchange = () => {
        opened?.close();
        letGo();
      };
      resolve(opened);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });

/** Everything that `work` asks for, or nothing of it. */
export async function performDrafts<Result>(
  mode: IDBTransactionMode,
  work: (store: (name: Store) => IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise<Result>((resolve, reject) => {
    const transaction = database.transaction(stores, mode);
    const request = work((store) => transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('Not kept'));
  });
}

export function forgetDraftsDatabase(): void {
  if (typeof indexedDB === 'undefined') return;
  opened?.close();
  opened = undefined;
  indexedDB.deleteDatabase(name);
}

import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting<Key, Value> {
  readonly key: Key;
  /** Statements are told of in the name of a request. */
  readonly inItsName: <Result>(work: () => Result) => Result;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Reads one thing at a time while there is time for that. Those who ask while reads are under way are read together by
 * the next one, which begins after all of them have asked, so nobody is told what was so before. A read that fails fails
 * for all who share it.
 */
export function batchReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { atOnce, most }: { readonly atOnce: number; readonly most: number },
): (key: Key) => Promise<Value | undefined> {
  const waiting: Waiting<Key, Value>[] = [];
  let underWay = 0;

  async function readNext(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const keys = [...new Set(batch.map(({ key }) => key))];
        const found = await batch[0]!.inItsName(() => read(keys));
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    underWay -= 1;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, inItsName: AsyncLocalStorage.snapshot(), resolve, reject });
      if (underWay < atOnce) void readNext();
    });
}

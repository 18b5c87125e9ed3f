import { inPresentName } from '../watch/work-context.ts';

interface Waiting<Key, Value> {
  readonly key: Key;
  /** Statements are told of in the name of a request. */
  readonly inItsName: <Result>(work: () => Result) => Result;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Does one thing at a time while there is time for that. What is asked for while others are under way is done together by
 * the next call, which begins after all of them have asked, so nobody is told what was so before. A call that fails
 * fails for all who share it.
 */
export function batchCalls<Key, Value>(
  call: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { atOnce, most }: { readonly atOnce: number; readonly most: number },
): (key: Key) => Promise<Value | undefined> {
  const waiting: Waiting<Key, Value>[] = [];
  let underWay = 0;

  async function callNext(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const keys = [...new Set(batch.map(({ key }) => key))];
        const found = await batch[0]!.inItsName(() => call(keys));
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    underWay -= 1;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, inItsName: inPresentName(), resolve, reject });
      if (underWay < atOnce) void callNext();
    });
}

import { LRUCache } from 'lru-cache';

/**
 * Keeps what was read, up to a total size. Those who ask while it is being read wait for the same answer; a failure is
 * not kept.
 */
export class ReadThroughCache<Value extends object | string> {
  private readonly cache: LRUCache<string, Value, () => Promise<Value>>;

  constructor(maxSize: number, sizeOf: (value: Value) => number) {
    this.cache = new LRUCache({
      maxSize,
      // The library refuses a size of nothing.
      sizeCalculation: (value, key) => 1 + key.length + Math.ceil(sizeOf(value)),
      fetchMethod: (_key, _stale, { context: read }) => read(),
      // Whoever waits for it gets it, even if it had to make room meanwhile.
      ignoreFetchAbort: true,
    });
  }

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    return this.cache.forceFetch(key, { context: read });
  }
}

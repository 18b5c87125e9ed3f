import { RecentlyUsed } from './recently-used.ts';

/**
 * Keeps what was read, up to a total size. It is kept from the moment that somebody asks, so that many who ask at
 * once wait for one answer; a failure is not kept.
 */
export class KeptReads<Value> {
  private readonly kept: RecentlyUsed<Promise<Value>>;

  constructor(
    capacity: number,
    private readonly sizeOf: (value: Value) => number,
  ) {
    this.kept = new RecentlyUsed(capacity);
  }

  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const before = this.kept.get(key);
    if (before) return before;
    const reading = read();
    this.kept.set(key, reading, key.length);
    try {
      const value = await reading;
      this.kept.set(key, reading, key.length + this.sizeOf(value));
      return value;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}

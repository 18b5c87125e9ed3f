/** Keeps what was used last, up to a total size, and forgets what wasn't used for longest. */
export class RecentlyUsed<Value> {
  private readonly kept = new Map<string, { value: Value; size: number }>();
  private total = 0;

  constructor(private readonly capacity: number) {}

  get(key: string): Value | undefined {
    const entry = this.kept.get(key);
    if (!entry) return undefined;
    this.kept.delete(key);
    this.kept.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.capacity) return;
    this.kept.set(key, { value, size });
    this.total += size;
    for (const oldest of this.kept.keys()) {
      if (this.total <= this.capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.kept.get(key);
    if (!entry) return;
    this.kept.delete(key);
    this.total -= entry.size;
  }
}

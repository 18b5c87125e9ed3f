/** Strings with numbers, in the order in which they came: what is compared often is compared as numbers. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  /** Undefined for one that never came. */
  of(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  all(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** Rows by their group, each in its order: those of group 3 are from `starts[3]` up to `starts[4]`. */
export function grouped<Row>(
  rows: readonly Row[],
  groups: number,
  groupOf: (row: Row) => number,
): { readonly starts: Uint32Array; readonly rows: readonly Row[] } {
  const starts = new Uint32Array(groups + 1);
  for (const row of rows) starts[groupOf(row) + 1]! += 1;
  for (let group = 0; group < groups; group += 1) starts[group + 1]! += starts[group]!;
  const next = starts.slice();
  const sorted = [...rows];
  for (const row of rows) {
    const group = groupOf(row);
    sorted[next[group]!] = row;
    next[group]! += 1;
  }
  return { starts, rows: sorted };
}

import type { RowReader } from './row-reader.ts';

/** Keys of the rows above, where all of a file fits into memory. */
export function earlierRows() {
  const rowOf = new Map<string, number>();
  return {
    complainOfTwice(reader: RowReader, column: string, key: string, row: number): void {
      if (key === '') return;
      const first = rowOf.get(key);
      if (first === undefined) rowOf.set(key, row);
      else reader.complain(column, `is also in row ${first}; each may be there once`);
    },
  };
}

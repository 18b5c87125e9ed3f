import { boundedGrades } from '@sevenfold/contract/papers/paper.constants';
import type { CourseBoundaries } from '@sevenfold/contract/papers/papers';

/** The texts of one paper's boundaries, from grade 2 to 7. */
type TypedRow = readonly string[];

export const typedRows = ({ papers }: Pick<CourseBoundaries, 'papers'>): TypedRow[] =>
  papers.map(({ boundaries }) => boundaries.map(({ percent }) => String(percent)));

export const withCell = (rows: readonly TypedRow[], row: number, column: number, text: string): TypedRow[] =>
  rows.map((cells, index) =>
    index === row ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
  );

/** What is wrong with a row, if anything. */
export function rowProblem(cells: TypedRow): string | undefined {
  const numbers = cells.map((cell) =>
    /^\d{1,3}(?:\.\d{1,2})?$/.test(cell.trim()) ? Number(cell) : Number.NaN,
  );
  if (numbers.some((number) => !(number >= 0 && number <= 100))) return 'Please write numbers from 0 to 100';
  const climbs = numbers.every((number, place) => place === 0 || numbers[place - 1]! < number);
  return climbs ? undefined : 'A higher grade needs more than the one below it';
}

export const boundariesOf = (cells: TypedRow) =>
  boundedGrades.map((grade, place) => ({ grade, percent: Number(cells[place]) }));

export const paperLabel = (paper: string | null): string => (paper ? `Paper ${paper}` : 'All other papers');

/** The cell that a key leads to, by rows and columns; undefined where the key means something else or the table ends. */
export function cellAfter(
  key: string,
  [row, column]: readonly [row: number, column: number],
  rows: number,
): readonly [number, number] | undefined {
  const last = boundedGrades.length - 1;
  const next: Record<string, readonly [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Enter: column === last ? [row + 1, 0] : [row, column + 1],
  };
  const found = next[key];
  return found && found[0] >= 0 && found[0] < rows ? found : undefined;
}

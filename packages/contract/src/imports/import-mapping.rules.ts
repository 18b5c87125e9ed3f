import type { ImportKind } from './import.constants.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';

/** Which column of the file (from 0) each of ours is read from; one that isn't named is left out. */
export type ImportMapping = Readonly<Record<string, number>>;

const plain = (header: string) => header.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Exact names win over other names, and no column of the file is read twice. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): ImportMapping {
  const found = headers.map(plain);
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  const look = (column: ImportColumn, names: readonly string[]) => {
    if (Object.hasOwn(mapping, column.name)) return;
    const place = found.findIndex((header, index) => !taken.has(index) && names.includes(header));
    if (place === -1) return;
    taken.add(place);
    mapping[column.name] = place;
  };
  const columns = importColumns[kind];
  for (const column of columns) look(column, [plain(column.name), plain(column.label)]);
  for (const column of columns) look(column, (column.also ?? []).map(plain));
  return mapping;
}

/** What is wrong with a mapping, in words; nothing when it can be used. */
export function mappingFlaw(
  kind: ImportKind,
  mapping: ImportMapping,
  headers: readonly string[],
): string | undefined {
  const columns = importColumns[kind];
  const unknown = Object.keys(mapping).find((name) => !columns.some((column) => column.name === name));
  if (unknown !== undefined) return `There is no field called ${unknown}`;
  const places = Object.values(mapping);
  if (places.some((place) => !Number.isInteger(place) || place < 0 || place >= headers.length)) {
    return 'A field is read from a column that the file does not have';
  }
  if (new Set(places).size < places.length) return 'Two fields are read from the same column';
  const missing = columns.filter(({ key, name }) => key && !Object.hasOwn(mapping, name));
  if (missing.length === 0) return undefined;
  return `Please choose a column for ${missing.map(({ label }) => label).join(' and ')}`;
}

import type { ImportKind } from '@sevenfold/contract/imports/import.constants';
import { importColumns } from '@sevenfold/contract/imports/import-columns';
import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/node';

/** With a byte order mark, by which Excel knows the encoding. */
export function csvTemplate(kind: ImportKind): string {
  const columns = importColumns[kind];
  const rows = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return `\uFEFF${Papa.unparse(rows)}\r\n`;
}

const heading = (value: string) => ({ value, fontWeight: 'bold' as const });

/** The sheet to fill in comes first, since that is the one that is read. */
export async function xlsxTemplate(kind: ImportKind): Promise<Buffer> {
  const columns = importColumns[kind];
  const notes = columns.map(({ name, label, note, required }) => [name, label, required ? 'yes' : '', note]);
  return writeXlsxFile([
    {
      sheet: kind,
      stickyRowsCount: 1,
      data: [
        columns.map(({ name }) => heading(name)),
        columns.map(({ example }) => ({ value: example, type: String, wrap: true })),
      ],
      columns: columns.map(({ example }) => ({ width: Math.min(48, Math.max(14, example.length)) })),
    },
    {
      sheet: 'notes',
      stickyRowsCount: 1,
      data: [['column', 'field', 'required', 'what goes into it'].map(heading), ...notes],
      columns: [{ width: 18 }, { width: 22 }, { width: 10 }, { width: 100 }],
    },
  ]).toBuffer();
}

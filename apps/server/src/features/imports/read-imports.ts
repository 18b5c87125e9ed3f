import { Readable } from 'node:stream';
import type { ImportKind } from '@sevenfold/contract/imports/import.constants';
import type { listImportRows } from '@sevenfold/contract/imports/imports.endpoints';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import Papa from 'papaparse';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { presentImport } from './import.presenter.ts';
import { listCheckedRows, listWrongAfter } from './import-rows.queries.ts';
import { findImport, type ImportRecord, listImportsOf } from './imports.queries.ts';

const shownImports = 10;
const rowsAtATime = 500;

export const notThere = () => new AppError('not_found', 'There is no such import');

export async function findKnown({ database }: Services, id: string): Promise<ImportRecord> {
  const record = await findImport(database.db, id);
  if (!record) throw notThere();
  return record;
}

export const readImports = async ({ database }: Services, kind: ImportKind): Promise<Import[]> =>
  (await listImportsOf(database.db, kind, shownImports)).map(presentImport);

export async function readRows(
  services: Services,
  id: string,
  { q, page, pageSize, state }: QueryOf<typeof listImportRows>,
): Promise<ResponseOf<typeof listImportRows>> {
  const { kind, mapping } = await findKnown(services, id);
  const summary = mapping[kind === 'questions' ? 'text' : 'name'];
  const options = { state, q, page, pageSize, summary };
  const { rows, total } = await listCheckedRows(services.database.db, id, options);
  return { rows: rows.map((row) => ({ ...row, state: row.state! })), total, page, pageSize };
}

/** As a spreadsheet opens it, and none of it as a formula. */
export async function issuesFile(services: Services, id: string): Promise<Readable> {
  await findKnown(services, id);
  return Readable.from(issuePages(services, id), { objectMode: false });
}

async function* issuePages({ database }: Services, id: string): AsyncGenerator<string> {
  yield '\uFEFFrow,key,column,message\r\n';
  let last = 0;
  for (;;) {
    const rows = await listWrongAfter(database.db, id, last, rowsAtATime);
    if (rows.length === 0) return;
    last = rows.at(-1)!.row;
    const lines = rows.flatMap(({ row, key, issues }) =>
      issues.map(({ column, message }) => [String(row), key, column, message]),
    );
    yield `${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
  }
}

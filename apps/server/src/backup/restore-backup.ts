import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, migrationLock } from '../platform/database/migrate.ts';
import { queueSchema } from '../platform/queue/queue-schema.ts';
import type { Files } from '../platform/storage/files.ts';
import { bareTables } from './bare-tables.ts';
import { isServing, withConnection } from './connection.ts';
import { BackupError, filePath, type Manifest, type TablePart, tablePath } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import { unpackPart } from './part-streams.ts';
import { assertKnownVersion, emptyTarget, makeSchema } from './prepare-target.ts';
import { listTables, type ProductTable, quoted } from './product-tables.ts';
import { reindexSearch } from './reindex-search.ts';

export interface Target {
  readonly url: string;
  /** Left out where the files are in their place already. */
  readonly files?: Files;
  readonly migrationsFolder: string;
}

/** pg-boss writes its own version and the times of its maintenance when its schema is made. */
const isKeptByQueue = ({ schema, name }: { schema: string; name: string }) =>
  schema === queueSchema && name === 'version';

/**
 * One transaction: whatever fails or is killed leaves the target as it was. Files are put in place before its end; one
 * that no row names does no harm. Then the database is brought up to the version of today.
 */
export async function restoreBackup(
  { folder, manifest }: OpenedBackup,
  target: Target,
  options: { replace: boolean },
): Promise<void> {
  assertKnownVersion(manifest, target.migrationsFolder);
  await withConnection(target.url, async (client) => {
    await client.query('begin');
    await holdAlone(client);
    await emptyTarget(client, options);
    await makeSchema(client, manifest, target.migrationsFolder);
    await fillTables(client, folder, manifest);
    await reindexSearch(client, manifest);
    if (target.files) await putFiles(target.files, folder, manifest);
    await client.query('commit');
    await client.query('analyze');
  });
  await migrateDatabase(target.url, target.migrationsFolder);
}

/** A server that is started in the meantime waits with its migrations until the end of this transaction. */
async function holdAlone(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_xact_lock($1) as alone', [
    migrationLock,
  ]);
  if (!rows[0]?.alone || (await isServing(client))) {
    throw new BackupError('The product is running on the target: stop every server first.');
  }
}

async function fillTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = (await listTables(client)).filter((table) => !isKeptByQueue(table));
  const parts = manifest.tables.filter((table) => !isKeptByQueue(table));
  assertSameTables(tables, parts);
  const makeWhole = await bareTables(client, tables);
  for (const table of tables) await fillTable(client, folder, table, partOf(parts, table)!);
  for (const { lastValue, isCalled, ...sequence } of manifest.sequences) {
    await client.query('select setval($1::text::regclass, $2, $3)', [quoted(sequence), lastValue, isCalled]);
  }
  // Transactions are numbered by each server on its own: one of this server would be taken for that of the other.
  await client.query('update bank_version set transaction_id = 0');
  await makeWhole();
}

const partOf = (parts: readonly TablePart[], { schema, name }: ProductTable) =>
  parts.find((part) => part.schema === schema && part.name === name);

function assertSameTables(tables: ProductTable[], parts: TablePart[]): void {
  const fits = (table: ProductTable) => {
    const columns = partOf(parts, table)?.columns;
    if (!columns?.every((column) => table.columns.includes(column))) return false;
    return table.schema === queueSchema || columns.length === table.columns.length;
  };
  const misfit = tables.find((table) => !fits(table));
  if (misfit || tables.length !== parts.length) {
    throw new BackupError(
      `The tables of the backup are not those of its version${misfit ? `: see ${quoted(misfit)}` : ''}`,
    );
  }
}

async function fillTable(client: pg.ClientBase, folder: string, table: ProductTable, part: TablePart) {
  const columns = part.columns.map((column) => `"${column}"`).join(', ');
  const frozen = table.partitioned ? '' : ' with (freeze)';
  const rows = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin${frozen}`));
  const { sha256 } = await unpackPart(join(folder, tablePath(part)), rows);
  if (sha256 !== part.sha256 || rows.rowCount !== part.rows) {
    throw new BackupError(`${tablePath(part)} was changed while it was being restored`);
  }
}

async function putFiles(files: Files, folder: string, manifest: Manifest): Promise<void> {
  for (const file of manifest.files) {
    // The type of a file is said with each link to it.
    await files.put(file.key, await readFile(join(folder, filePath(file))), 'application/octet-stream');
  }
}

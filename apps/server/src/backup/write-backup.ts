import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { queueSchema } from '../platform/queue/queue-schema.ts';
import type { Files } from '../platform/storage/files.ts';
import { version } from '../platform/version.ts';
import { withConnection } from './connection.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  manifestHashName,
  manifestName,
  sha256Of,
  tablePath,
} from './manifest.ts';
import { writePart } from './part-streams.ts';
import {
  listSequences,
  listTables,
  type ProductTable,
  quoted,
  readMigrationTimes,
} from './product-tables.ts';

export interface WrittenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Writes a new folder below `to`. It gets its name when it is complete, so a folder without `.partial` is a backup.
 * The files are read after the moment for which the tables stand: what a row of that moment names was there already.
 */
export async function writeBackup(
  source: { readonly url: string; readonly files: Pick<Files, 'list' | 'read'> },
  { to, now }: { to: string; now: Date },
): Promise<WrittenBackup> {
  const folder = join(resolve(to), `sevenfold-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  const partial = `${folder}.partial`;
  await mkdir(resolve(to), { recursive: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await withConnection(source.url, async (client) => {
      const tables = await takeSnapshot(client);
      return {
        product: 'sevenfold' as const,
        format: 1 as const,
        version,
        takenAt: now.toISOString(),
        engine: await engineOf(client),
        migrations: await readMigrationTimes(client),
        queue: await readQueue(client, tables),
        tables: await writeTables(client, tables, partial),
        sequences: await readSequences(client),
        files: await writeFiles(source.files, partial),
      };
    });
    await writeManifest(partial, manifest);
    await rename(partial, folder);
    await sync(resolve(to));
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Everything is read in one transaction, as it was at its beginning. The locks come before that: a server that is
 * started with a newer version waits with its migrations, which an older moment would not be safe from.
 */
async function takeSnapshot(client: pg.Client): Promise<ProductTable[]> {
  const tables = await listTables(client);
  if ((await readMigrationTimes(client)).length === 0) {
    throw new BackupError('There is nothing to back up: this database has never been used by the product.');
  }
  await client.query('begin isolation level repeatable read read only');
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  const locked = await listTables(client);
  if (JSON.stringify(locked) !== JSON.stringify(tables)) {
    throw new BackupError('The database was being migrated in this very moment: please try again.');
  }
  return tables;
}

async function engineOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  return rows[0]!.version;
}

async function readQueue(client: pg.Client, tables: ProductTable[]): Promise<Manifest['queue']> {
  if (!tables.some(({ schema, name }) => schema === queueSchema && name === 'version')) return null;
  const { rows } = await client.query<{ version: number; names: string[] }>(
    `select version, array(select name from ${queueSchema}.queue order by name) as names
     from ${queueSchema}.version`,
  );
  return rows[0] ?? null;
}

async function writeTables(client: pg.Client, tables: ProductTable[], folder: string) {
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    const { schema, name, columns } = table;
    const list = columns.map((column) => `"${column}"`).join(', ');
    // Partitioned tables are copied through a query only.
    const rows = client.query(copyTo(`copy (select ${list} from ${quoted(table)}) to stdout`));
    const part = await writePart(join(folder, tablePath(table)), rows, { compress: true });
    written.push({ schema, name, columns, rows: rows.rowCount, ...part });
  }
  return written;
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = [];
  for (const sequence of await listSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    sequences.push({ ...sequence, ...rows[0]! });
  }
  return sequences;
}

async function writeFiles(files: Pick<Files, 'list' | 'read'>, folder: string) {
  const written: Manifest['files'] = [];
  for await (const key of files.list()) {
    const content = await files.read(key);
    // Removed since it was listed.
    if (!content) continue;
    const part = await writePart(join(folder, filePath({ key })), content, { compress: false });
    written.push({ key, ...part });
  }
  return written;
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(join(folder, manifestName), text, options);
  await writeFile(join(folder, manifestHashName), `${sha256Of(text)}  ${manifestName}\n`, options);
  await sync(folder);
}

async function sync(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

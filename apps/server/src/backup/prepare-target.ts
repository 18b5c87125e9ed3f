import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { queueConstruction, queueSchema } from '../platform/queue/queue-schema.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { listTables, notOfExtension, productSchemas, readMigrationTimes } from './product-tables.ts';

/** As drizzle makes it. */
const migrationTable = `
  create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Leaves an empty database, or refuses. Like all that follows, in the transaction of the restore. */
export async function emptyTarget(client: pg.ClientBase, { replace }: { replace: boolean }): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  if ((await readMigrationTimes(client)).length === 0) {
    throw new BackupError('The target holds tables which are not ours: restore into a database of its own.');
  }
  if (!replace) {
    throw new BackupError('The target is not empty. With --replace, everything in it is thrown away first.');
  }
  await client.query(`
    drop schema if exists ${productSchemas.filter((schema) => schema !== 'public').join(', ')} cascade;
    do $$
    declare
      old record;
    begin
      for old in select c.oid::regclass as name, c.relkind = 'v' as is_view from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
          and not c.relispartition and ${notOfExtension('pg_class', 'c.oid')} order by c.relkind desc
      loop
        execute format('drop %s if exists %s cascade', case when old.is_view then 'view' else 'table' end, old.name);
      end loop;
      for old in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}
      loop
        execute format('drop routine if exists %s cascade', old.name);
      end loop;
      for old in select t.oid::regtype as name from pg_type t
        where t.typnamespace = 'public'::regnamespace
          and (t.typtype in ('e', 'd') or exists (select from pg_class where oid = t.typrelid and relkind = 'c'))
          and ${notOfExtension('pg_type', 't.oid')}
      loop
        execute format('drop type if exists %s cascade', old.name);
      end loop;
    end $$`);
}

/** Refuses what was made by a newer version than this one. */
export function assertKnownVersion(manifest: Manifest, migrationsFolder: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const unknown = manifest.migrations.filter((at) => !known.has(at)).length;
  if (unknown === 0) return;
  throw new BackupError(
    `The backup was made by version ${manifest.version} with ${unknown} migrations that this version does not ` +
      'have: restore it with that version or a newer one.',
  );
}

/** The tables as they were when the backup was made. */
export async function makeSchema(
  client: pg.ClientBase,
  { migrations, queue }: Manifest,
  migrationsFolder: string,
): Promise<void> {
  const had = new Set(migrations);
  await client.query(migrationTable);
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (!had.has(migration.folderMillis)) continue;
    for (const statement of migration.sql) await client.query(statement);
  }
  if (queue) await makeQueueSchema(client, queue);
}

/** By pg-boss of today. Columns that it has since then are filled with their defaults. */
async function makeQueueSchema(
  client: pg.ClientBase,
  { version, names }: NonNullable<Manifest['queue']>,
): Promise<void> {
  await client.query(queueConstruction());
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ version: number }>(`select version from ${queueSchema}.version`);
  if (version > rows[0]!.version) {
    throw new BackupError(
      'The backup holds jobs of a newer pg-boss: restore it with the version that made it.',
    );
  }
  for (const name of names) await client.query(`select ${queueSchema}.create_queue($1, '{}')`, [name]);
}

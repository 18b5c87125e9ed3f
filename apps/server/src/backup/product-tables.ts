import pg from 'pg';
import { queueSchema } from '../platform/queue/queue-schema.ts';

/** The tables of the features, the list of migrations, and the jobs. */
export const productSchemas = ['public', 'drizzle', queueSchema];

export interface ProductTable {
  readonly schema: string;
  readonly name: string;
  readonly partitioned: boolean;
  /** Without those that the database works out by itself. */
  readonly columns: string[];
}

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** What an extension brought along belongs to it. */
export const notOfExtension = (catalogue: 'pg_class' | 'pg_proc' | 'pg_type', oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`;

export async function listTables(client: pg.ClientBase): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable>(
    `select n.nspname as schema, c.relname as name, c.relkind = 'p' as partitioned,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and ${notOfExtension('pg_class', 'c.oid')}
     group by c.oid, n.nspname, c.relname, c.relkind
     order by n.nspname, c.relname`,
    [productSchemas],
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<{ schema: string; name: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1)
     order by schemaname, sequencename`,
    [productSchemas],
  );
  return rows;
}

/** The times of the migrations that this database has had; none where it isn't one of the product's. */
export async function readMigrationTimes(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const { rows: times } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return times.map(({ at }) => Number(at));
}

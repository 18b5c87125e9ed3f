import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../test/test-app.ts';
import { withClient } from '../test/with-client.ts';
import * as tables from './schema.ts';

// drizzle-kit leaves this behind for every file that runs in the same process, and readers of PDFs refuse to work then.
Reflect.deleteProperty(Array.prototype, 'random');

const folder = fileURLToPath(new URL('../sql', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Tables before what works on them, views last: they are checked when they are made, functions when they are called. */
const rank = (name: string) => (name.endsWith('.table.sql') ? 0 : name.endsWith('.view.sql') ? 2 : 1);
const inOrder = files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** Everything of the public schema that isn't an extension's, by its name, as this engine prints it. */
const catalogue = `
  with own as (
    select c.oid, c.relname as name, c.relkind as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  ), functions as (
    select p.oid, p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select 'column ' || own.name || '.' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'default ' || pg_get_expr(d.adbin, d.adrelid), 'identity ' || nullif(a.attidentity::text, ''),
        'generated ' || nullif(a.attgenerated::text, '')) as definition
    from own join pg_attribute a on a.attrelid = own.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where own.kind in ('r', 'p', 'c')
  -- A later version of PostgreSQL lists what must not be null among them; that is asked of the columns.
  union all select 'constraint ' || own.name || '.' || conname,
      regexp_replace(pg_get_constraintdef(k.oid), ' NOT VALID$', '')
    from own join pg_constraint k on k.conrelid = own.oid where k.contype not in ('n', 't')
  union all select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid)
    from own join pg_index i on i.indrelid = own.oid
  union all select 'trigger ' || own.name || '.' || t.tgname, pg_get_triggerdef(t.oid)
    from own join pg_trigger t on t.tgrelid = own.oid where not t.tgisinternal
  union all select 'view ' || own.name, pg_get_viewdef(own.oid) from own where own.kind in ('v', 'm')
  union all select 'function ' || name, pg_get_functiondef(oid) from functions`;

async function describeDatabase(url: string): Promise<Map<string, string>> {
  const { rows } = await withClient(url, (client) => client.query(catalogue));
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

const sorted = (all: ReadonlyMap<string, string>) => Object.fromEntries([...all].toSorted());
const ofKind = (all: ReadonlyMap<string, string>, kind: string) =>
  sorted(new Map([...all].filter(([name]) => name.startsWith(`${kind} `))));

const drops: (() => Promise<void>)[] = [];
let migrated: Map<string, string>;
let written: Map<string, string>;

beforeAll(async () => {
  const byMigrations = await freshDatabase();
  const byDefinitions = await freshDatabase('template0');
  drops.push(byMigrations.drop, byDefinitions.drop);
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...tables }));
  await withClient(byDefinitions.url, async (client) => {
    for (const statement of statements) await client.query(statement);
    await client.query('set check_function_bodies = off');
    for (const file of inOrder) {
      await client.query(readFileSync(`${folder}/${file}`, 'utf8')).catch((error: Error) => {
        throw new Error(`${file}: ${error.message}`, { cause: error });
      });
    }
  });
  migrated = await describeDatabase(byMigrations.url);
  written = await describeDatabase(byDefinitions.url);
});
afterAll(async () => {
  for (const drop of drops) await drop();
});

describe('a migrated database', () => {
  it.each(['column', 'constraint', 'index', 'function', 'trigger', 'view'])(
    'is what the table definitions and the folder sql/ say, each %s',
    (kind) => {
      const expected = ofKind(written, kind);
      expect(Object.keys(expected).length).toBeGreaterThan(0);
      expect(ofKind(migrated, kind)).toEqual(expected);
    },
  );

  it('has a file for each function, named after it', () => {
    const functions = Object.keys(ofKind(migrated, 'function')).map((name) =>
      name.replace(/^function |\(.*$/g, ''),
    );
    const named = files.filter((name) => rank(name) === 1).map((name) => name.replace(/\.sql$/, ''));
    expect(named.toSorted()).toEqual([...new Set(functions)].toSorted());
  });
});

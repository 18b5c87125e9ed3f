import type pg from 'pg';
import { type ProductTable, productSchemas, quoted } from './product-tables.ts';

/**
 * Takes away what would work on every row, and gives back what puts it in place again. Triggers made their marks in
 * the data when it was first written. Foreign keys and indexes are made in one go afterwards, which is quicker and
 * lets tables come in any order; it checks every row as well. All of it may be done by whoever owns the tables, so
 * it works on servers that give nobody the rights of a superuser.
 */
export async function bareTables(
  client: pg.ClientBase,
  tables: ProductTable[],
): Promise<() => Promise<void>> {
  const triggers = (word: 'disable' | 'enable') =>
    tables.map((table) => `alter table ${quoted(table)} ${word} trigger user`).join(';');
  await client.query(triggers('disable'));
  const { rows: keys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)
     order by conrelid::regclass::text, conname`,
    [productSchemas],
  );
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
       and not exists (select from pg_constraint where conindid = i.indexrelid)
       and c.oid::regclass::text = any($1)
     order by indexrelid::regclass::text`,
    [tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)],
  );
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  // What migrations wrote is in the backup as well.
  await client.query(tables.map((table) => `delete from ${quoted(table)}`).join(';'));

  return async () => {
    await client.query("set local maintenance_work_mem = '128MB'");
    for (const { make } of [...indexes, ...keys]) await client.query(make);
    await client.query(triggers('enable'));
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableName, is, Table } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { foreignTables } from '../test/foreign-tables.ts';
import { importsOf, tablesInSql, textsOf } from '../test/tables-in-sql.ts';

const folder = fileURLToPath(new URL('features', import.meta.url));
const featureOf = (file: string) => file.split('/')[0]!;

/** The owner of each table by the name in SQL, and of each table object by the name in TypeScript. */
const ownerOf = new Map<string, string>();
const objects = new Map<string, string>();

beforeAll(async () => {
  for (const file of filesNamed('.tables.ts')) {
    for (const [name, table] of Object.entries(await import(`${folder}/${file}`))) {
      if (!is(table, Table)) continue;
      ownerOf.set(getTableName(table), featureOf(file));
      objects.set(name, getTableName(table));
    }
  }
  // Kept by triggers alone, so without table definitions.
  for (const [, name] of readFileSync(`${folder}/../../sql/search.table.sql`, 'utf8').matchAll(
    /^create table (\w+)/gm,
  )) {
    ownerOf.set(name!, 'search');
  }
});

function filesNamed(ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
}

/** 'feature table' for each table of another feature that a file with SQL names. */
function foreignIn(file: string, source: string): string[] {
  const known = new Set(ownerOf.keys());
  const own = featureOf(file);
  const inText = textsOf(source).flatMap((text) => tablesInSql(text, known));
  const asObjects = importsOf(source)
    .filter(({ from }) => from.startsWith('.'))
    .flatMap(({ name }) => objects.get(name) ?? []);
  return [...inText, ...asObjects]
    .filter((table) => ownerOf.get(table) !== own)
    .map((table) => `${own} ${table}`);
}

describe('SQL of a feature', () => {
  it("names no other feature's tables, apart from those that are listed, and all that are listed", () => {
    const files = filesNamed('.queries.ts');
    expect(files.length).toBeGreaterThan(20);
    expect(ownerOf.size).toBeGreaterThan(40);
    const found = files.flatMap((file) => foreignIn(file, readFileSync(`${folder}/${file}`, 'utf8')));
    const listed = foreignTables.flatMap(({ feature, tables }) =>
      tables.map((table) => `${feature} ${table}`),
    );
    expect([...new Set(found)].toSorted()).toEqual(listed.toSorted());
  });

  it.each([
    [`sql\`select 1 from users u where u.id = \${id}\``, ['users']],
    ['sql`select 1 from doubts d join users u on u.id = d.user_id`', ['users']],
    ['sql`select 1 from doubts d, users u where u.id = d.user_id`', ['users']],
    [`sql\`select \${x} from doubts where exists (select from "users")\``, ['users']],
    ['sql`update users set name = 1`', ['users']],
    ['sql`insert into users (id) values (1)`', ['users']],
    ['sql`delete from doubts using users`', ['users']],
    ["pool.query('select * from users')", ['users']],
    ["import { users } from '../somewhere/else.ts';", ['users']],
    ["import { users as people } from './doubts.tables.ts';", ['users']],
    ["import type { users } from '../somewhere/else.ts';", []],
    ["import { users } from 'some-package';", []],
    ['sql`with users as (select 1) select * from users`', []],
    ["sql`select 'taken from users' from doubts -- not from users`", []],
    ['/** Reads from users. */ sql`select 1 from doubts`', []],
    ['sql`select users from doubts`', []],
  ])('is read so: %s', (source, tables) => {
    expect(foreignIn('doubts/any.queries.ts', source)).toEqual(tables.map((table) => `doubts ${table}`));
  });

  it('has its rows checked by readRows, and not asserted', () => {
    const asserting = filesNamed('.ts').filter((file) =>
      /\.execute</.test(readFileSync(`${folder}/${file}`, 'utf8')),
    );
    expect(asserting).toEqual([]);
  });
});

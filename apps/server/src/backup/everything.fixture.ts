import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { withClient } from '../../test/with-client.ts';
import type { Files } from '../platform/storage/files.ts';
import { listSequences, listTables, productSchemas, quoted } from './product-tables.ts';

/** A database with nothing in it, not even tables. On a server it belongs to somebody without special rights. */
export async function emptyDatabase(engineUrl = inject('engineUrl')): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(engineUrl);
  await withClient(engineUrl, async (client) => {
    const { rows } = await client.query(`select current_setting('is_superuser') = 'on' as almighty`);
    await client.query(`create database ${name}`);
    if (!rows[0].almighty) return;
    await client.query(`create role ${name} login nosuperuser`);
    await client.query(`alter database ${name} owner to ${name}`);
    url.username = name;
  });
  url.pathname = `/${name}`;
  return url.href;
}

/** Every row, sequence and definition, in a form that tells what differs. Not what belongs to one server only. */
export const everythingIn = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const rows: Record<string, string> = {};
    for (const table of await listTables(client)) {
      if (quoted(table) === '"jobs"."version"') continue;
      const source = table.name === 'bank_version' ? '(select id, version from bank_version)' : quoted(table);
      const { rows: found } = await client.query<{ count: string; hash: string }>(
        `select count(*), md5(coalesce(string_agg(line, E'\\n' order by line collate "C"), '')) as hash
         from (select whole::text as line from ${source} whole) lines`,
      );
      rows[quoted(table)] = `${found[0]!.count} ${found[0]!.hash}`;
    }
    const sequences: Record<string, unknown> = {};
    for (const sequence of await listSequences(client)) {
      const { rows: found } = await client.query(`select last_value, is_called from ${quoted(sequence)}`);
      sequences[quoted(sequence)] = found[0];
    }
    const list = async (query: string) =>
      (await client.query<{ line: string }>(query, [productSchemas])).rows.map(({ line }) => line);
    return {
      rows,
      sequences,
      // Newer servers list what is not null as well.
      constraints:
        await list(`select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
        from pg_constraint where contype <> 'n' and connamespace::regnamespace::text = any($1) order by 1`),
      indexes: await list(`select indexdef as line from pg_indexes where schemaname = any($1) order by 1`),
      triggers: await list(`select concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid)) as line
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace::regnamespace::text = any($1) order by 1`),
    };
  });

export async function filesIn(files: Files): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for await (const key of files.list()) {
    const content = await buffer((await files.read(key))!);
    found.push([key, createHash('sha256').update(content).digest('hex')]);
  }
  return Object.fromEntries(found.sort());
}

export const tablesIn = (url: string) => withClient(url, async (client) => (await listTables(client)).length);

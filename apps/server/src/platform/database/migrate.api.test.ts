import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../test/test-app.ts';
import { migrateDatabase, migrationLock } from './migrate.ts';

let url: string;
let drop: () => Promise<void>;
let folder: string;
let holder: pg.Client;

beforeAll(async () => {
  ({ url, drop } = await freshDatabase());
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-migrations-'));
  await mkdir(join(folder, 'meta'));
  // Newer than all that the database has seen.
  const entries = [{ idx: 0, version: '7', when: 4_000_000_000_000, tag: '1_add', breakpoints: true }];
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  await writeFile(join(folder, '1_add.sql'), 'alter table users add column shoe_size integer;');
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await rm(folder, { recursive: true });
  await drop();
});

describe('a migration of a table that somebody uses', () => {
  it('lets others pass while it waits, and is made when the table is free', async () => {
    await holder.query('begin');
    await holder.query('select from users for share');
    await holder.query('lock table users in access share mode');
    const migrating = migrateDatabase(url, folder, { lockTimeoutMs: 100, pauseMs: 100, tries: 200 });
    const reader = new pg.Client({ connectionString: url, statement_timeout: 5000 });
    await reader.connect();
    for (let round = 0; round < 10; round += 1) await reader.query('select from users');
    await reader.end();
    await holder.query('commit');
    await migrating;
    expect((await holder.query('select shoe_size from users')).rowCount).toBe(0);
  });

  it('is made once by servers that start at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(url, folder)));
    const { rows } = await holder.query(
      'select count(*)::int as count from drizzle.__drizzle_migrations where created_at = 4000000000000',
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('gives up in the end', async () => {
    const entries = [{ idx: 0, version: '7', when: 4_000_000_000_001, tag: '2_add', breakpoints: true }];
    await writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    await writeFile(join(folder, '2_add.sql'), 'alter table users add column hat_size integer;');
    await holder.query('begin');
    await holder.query('lock table users in access share mode');
    const migrating = migrateDatabase(url, folder, { lockTimeoutMs: 50, pauseMs: 10, tries: 2 });
    await expect(migrating).rejects.toThrow();
    await holder.query('rollback');
  });
});

it('a connection that is cut on the way is told of, and ends nothing else', async () => {
  const target = new URL(url);
  const sockets: Socket[] = [];
  const way = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    sockets.push(incoming, outgoing);
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  const throughWay = new URL(url);
  throughWay.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  await holder.query('select pg_advisory_lock($1)', [migrationLock]);
  const outcome = expect(migrateDatabase(throughWay.href, folder)).rejects.toThrow('terminated');
  const waiting = `select 1 from pg_stat_activity
    where application_name = 'sevenfold-migrations' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
  for (const socket of sockets) socket.destroy();
  await outcome;
  way.close();
  await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
});

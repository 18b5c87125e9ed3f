import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '../../test/s3-server.ts';
import { freshDatabase, startTestApp } from '../../test/test-app.ts';
import { accountsOf } from '../features/accounts/accounts.fixture.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { diskFiles } from '../platform/storage/disk-files.ts';
import { s3Files } from '../platform/storage/s3-files.ts';
import { migrationsFolder } from '../start-database.ts';
import { withConnection } from './connection.ts';
import { emptyDatabase, everythingIn, filesIn, tablesIn } from './everything.fixture.ts';
import { laterJob, oddText, startFilledProduct } from './filled-product.fixture.ts';
import { type Manifest, manifestHashName, manifestName, sha256Of, tablePath } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let filled: Awaited<ReturnType<typeof startFilledProduct>>;
let folder: string;
let backup: string;
/** What is refused leaves it empty for the next. */
let untouched: string;
let before: Awaited<ReturnType<typeof everythingIn>>;

const log = { error: () => undefined };
const diskIn = (dataDir: string) => diskFiles({ dataDir, now: () => new Date(), log });
const backUp = async (url: string, files = filled.test.files) =>
  (await writeBackup({ url, files }, { to: folder, now: new Date() })).folder;
const restore = async (from: string, url: string, more: { replace?: boolean; migrations?: string } = {}) =>
  restoreBackup(
    await openBackup(from),
    { url, files: diskIn(join(folder, 'data')), migrationsFolder: more.migrations ?? migrationsFolder },
    { replace: more.replace ?? false },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-backup-'));
  filled = await startFilledProduct();
  untouched = await emptyDatabase();
  before = await everythingIn(filled.test.databaseUrl);
  backup = await backUp(filled.test.databaseUrl);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('is complete under its name, and nobody else can read it', async () => {
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.partial'));
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect(mode & 0o077, entry.name).toBe(0);
    }
    const manifest: Manifest = JSON.parse(await readFile(join(backup, manifestName), 'utf8'));
    expect(manifest.files).toHaveLength(Object.keys(await filesIn(filled.test.files)).length);
    expect(manifest.files.length).toBeGreaterThan(0);
    expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(25);
  });

  it('holds one moment, however much is written meanwhile', async () => {
    const { pool } = filled.test.database;
    let going = true;
    const write = async () => {
      for (let n = 0; going; n += 1) {
        await pool.query(
          `with one as (insert into default_pages values ($1, '', '{}', now()))
           insert into loaded_content values ($1, '')`,
          [`busy-${n}`],
        );
      }
    };
    const writing = write();
    const taken = await backUp(filled.test.databaseUrl);
    going = false;
    await writing;
    const { tables }: Manifest = JSON.parse(await readFile(join(taken, manifestName), 'utf8'));
    const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows;
    const { rows } = await pool.query('select count(*)::int as count from default_pages');
    expect(rowsOf('default_pages')).toBe(rowsOf('loaded_content'));
    expect(rowsOf('default_pages')).toBeLessThan(rows[0].count);
    await pool.query('delete from default_pages; delete from loaded_content');
  });

  it('leaves nothing behind when it fails', async () => {
    const files = { ...filled.test.files, read: () => Promise.reject(new Error('the storage is away')) };
    await expect(backUp(filled.test.databaseUrl, files)).rejects.toThrow('away');
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.partial'));
  });

  it('of a database without the product is refused', async () => {
    await expect(backUp(untouched)).rejects.toThrow('nothing to back up');
  });
});

describe('a restore', () => {
  it('brings back every row, number, rule and file, and the product works on it', async () => {
    const url = await emptyDatabase();
    await restore(backup, url);
    const after = await everythingIn(url);
    expect(after).toEqual(before);
    expect(await filesIn(diskIn(join(folder, 'data')))).toEqual(await filesIn(filled.test.files));
    await withConnection(url, async (client) => {
      const { rows } = await client.query('select description from reports');
      expect(rows).toEqual([{ description: oddText }]);
      await expect(client.query('delete from audit_log')).rejects.toThrow('can only grow');
    });

    const test = await startTestApp({ databaseUrl: url });
    const { logIn } = accountsOf(test);
    expect((await logIn(filled.student.email)).statusCode).toBe(200);
    const done: string[] = [];
    test.queue.handle(laterJob, async ({ text }) => void done.push(text));
    const { pool } = test.database;
    await pool.query(`update jobs.job set start_after = now() where data->>'job' = $1`, [laterJob.name]);
    const stateOf = async () =>
      (await pool.query(`select state from jobs.job where data->>'job' = $1`, [laterJob.name])).rows;
    await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'completed' }]), 60_000);
    expect(done).toEqual(['once']);
    // Whatever transaction changed the bank last elsewhere, one of here counts.
    const version = async () => (await pool.query('select version from bank_version')).rows[0].version;
    const old = await version();
    await pool.query(`update subjects set subject_name = subject_name || '!'`);
    expect(Number(await version())).toBe(Number(old) + 1);
  });

  it('replaces what is there only when told so, and never under a running product', async () => {
    const { url } = await freshDatabase();
    await expect(restore(backup, url)).rejects.toThrow('--replace');
    await restore(backup, url, { replace: true });
    expect(await everythingIn(url)).toEqual(before);
    const used = await filled.test.database.pool.connect();
    await expect(restore(backup, filled.test.databaseUrl, { replace: true })).rejects.toThrow('running');
    used.release();
  });

  it('leaves tables of others alone', async () => {
    const url = await emptyDatabase();
    await withConnection(url, (client) => client.query('create table theirs (id int)'));
    await expect(restore(backup, url, { replace: true })).rejects.toThrow('not ours');
  });

  it('that fails at its last step leaves the target as it was', async () => {
    const target = { url: untouched, migrationsFolder };
    const files = { ...filled.test.files, put: () => Promise.reject(new Error('the storage is away')) };
    const opened = await openBackup(backup);
    await expect(restoreBackup(opened, { ...target, files }, { replace: false })).rejects.toThrow('away');
    expect(await tablesIn(target.url)).toBe(0);
  });

  it.each<[string, (copy: string) => Promise<unknown>, string]>([
    [
      'a part is missing',
      (copy) => rm(join(copy, 'tables/public.users.copy.gz')),
      'users.copy.gz is missing',
    ],
    ['a part is cut', (copy) => writeFile(join(copy, 'tables/public.users.copy.gz'), 'x'), 'is damaged'],
    ['one byte is another', flipOneByte, 'is damaged'],
    ['the manifest is missing', (copy) => rm(join(copy, manifestName)), 'no backup'],
    ['the manifest is altered', (copy) => writeFile(join(copy, manifestName), '{}'), 'is damaged'],
    ['the format is another', (copy) => rewrite(copy, { format: 2 }), 'does not know'],
    ['a key leads elsewhere', (copy) => rewrite(copy, { files: [{ key: '../x', bytes: 0 }] }), 'files.0.key'],
    ['it was made by a newer version', (copy) => rewrite(copy, { migrations: [1, 2] }), '2 migrations'],
    ['a table is left out', (copy) => rewrite(copy, { tables: [] }), 'not those of its version'],
  ])('touches nothing when %s', async (_, harm, message) => {
    const copy = join(folder, `harmed-${sha256Of(message).slice(0, 8)}`);
    await cp(backup, copy, { recursive: true });
    await harm(copy);
    await expect(restore(copy, untouched)).rejects.toThrow(message);
    expect(await tablesIn(untouched)).toBe(0);
    await rm(copy, { recursive: true });
  });

  it('from another version of PostgreSQL reduces words to the stems of this one', async () => {
    const { pool } = filled.test.database;
    await pool.query(`update search_words set lexeme = 'other ' || lexeme`);
    await pool.query(`update search_questions set tsv = 'other'`);
    const taken = await backUp(filled.test.databaseUrl);
    await rewrite(taken, { engine: 'PostgreSQL 14.1' });
    const url = await emptyDatabase();
    await restore(taken, url);
    const { rows } = await everythingIn(url);
    for (const name of ['search_words', 'search_questions', 'search_topics']) {
      expect(rows[`"public"."${name}"`], name).toBe(before.rows[`"public"."${name}"`]);
    }
  });

  it('of an older version brings it up to today', async () => {
    const older = join(folder, 'older-migrations');
    await cp(migrationsFolder, older, { recursive: true });
    const journalPath = join(older, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalPath, 'utf8'));
    const { length } = journal.entries;
    journal.entries.splice(length - 3);
    await writeFile(journalPath, JSON.stringify(journal));

    const source = await emptyDatabase();
    await migrateDatabase(source, older);
    const insert = `insert into subjects (slug, subject_name) values ('old', 'Old')`;
    await withConnection(source, (client) => client.query(insert));
    const taken = await backUp(source, diskIn(join(folder, 'nothing')));

    const url = await emptyDatabase();
    await restore(taken, url);
    await withConnection(url, async (client) => {
      expect((await client.query('select slug from subjects')).rows).toEqual([{ slug: 'old' }]);
      expect((await client.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(length);
    });
    expect((await everythingIn(url)).indexes).toEqual(
      before.indexes.filter((line) => !line.includes(' jobs.')),
    );
    await expect(restore(backup, untouched, { migrations: older })).rejects.toThrow('3 migrations');
  });
});

it('carries files from a disk into a bucket and back', async () => {
  const s3 = await startS3Server();
  try {
    const bucket = s3Files({ ...s3.settings, log });
    const url = await emptyDatabase();
    await restoreBackup(
      await openBackup(backup),
      { url, files: bucket, migrationsFolder },
      { replace: false },
    );
    expect(await filesIn(bucket)).toEqual(await filesIn(filled.test.files));
    const { files: kept } = (await openBackup(backup)).manifest;
    const { files: again } = (await openBackup(await backUp(url, bucket))).manifest;
    const byKey = (files: Manifest['files']) => files.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(byKey(again)).toEqual(byKey(kept));
  } finally {
    await s3.stop();
  }
});

async function flipOneByte(copy: string): Promise<void> {
  const path = join(copy, tablePath({ schema: 'public', name: 'users' }));
  const content = await readFile(path);
  content[content.length >> 1]! ^= 1;
  await writeFile(path, content);
}

async function rewrite(copy: string, changes: Record<string, unknown>): Promise<void> {
  const manifest = JSON.parse(await readFile(join(copy, manifestName), 'utf8'));
  const text = JSON.stringify({ ...manifest, ...changes });
  await writeFile(join(copy, manifestName), text);
  await writeFile(join(copy, manifestHashName), `${sha256Of(text)}  ${manifestName}\n`);
}

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../test/s3-server.ts';
import { startTestApp } from '../../test/test-app.ts';
import { accountsOf } from '../features/accounts/accounts.fixture.ts';
import { seedDemoAccounts } from '../features/accounts/seed-demo-accounts.ts';
import { s3Files } from '../platform/storage/s3-files.ts';
import { commandsIn } from './commands.fixture.ts';
import { withConnection } from './connection.ts';
import { emptyDatabase, everythingIn, filesIn } from './everything.fixture.ts';
import { startFilledProduct } from './filled-product.fixture.ts';

let filled: Awaited<ReturnType<typeof startFilledProduct>>;
let folder: string;
let dataDir: string;
let run: ReturnType<typeof commandsIn>['run'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-backups-'));
  ({ run } = commandsIn(folder));
  dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-moving-'));
  await chmod(dataDir, 0o755);
  filled = await startFilledProduct();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

/** Between PostgreSQL servers of different versions search is made anew, which counts as a change of the bank. */
async function withoutVersion(url: string) {
  const { rows, ...others } = await everythingIn(url);
  const { '"public"."bank_version"': version, ...tables } = rows as Record<string, string>;
  expect(version).toMatch(/^1 /);
  return { ...others, rows: tables };
}

// The same commands between two databases: commands.api.test.ts.
describe('the commands, with the embedded engine', { timeout: 600_000 }, () => {
  it('carry a product from a server into the embedded engine and back, its files into a bucket', async () => {
    const { databaseUrl, config } = filled.test;
    const source = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
    const backedUp = await run('back-up', ['--to', 'backups'], source);
    expect(backedUp).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ rows of \d+ tables, 1 files/),
    });

    const restored = await run('restore', ['--from', 'backups'], { DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('restored in') });
    const again = await run('restore', ['--from', 'backups'], { DATA_DIR: dataDir });
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/^The target is not empty.*\n$/) });

    const s3 = await startS3Server();
    try {
      const url = await emptyDatabase();
      const moved = await run('move-to-postgres', ['--to', url], { DATA_DIR: dataDir, ...s3.environment });
      expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('Set DATABASE_URL') });
      expect(await withoutVersion(url)).toEqual(await withoutVersion(databaseUrl));
      const bucket = s3Files({ ...s3.settings, log: { error: () => undefined } });
      expect(await filesIn(bucket)).toEqual(await filesIn(filled.test.files));
      expect((await readdir(dataDir)).filter((name) => name.startsWith('moving-'))).toEqual([]);
    } finally {
      await s3.stop();
    }
  });

  it('move nothing of the demo to a server unless they are asked to', async () => {
    const demo = await startTestApp({ demo: true });
    await seedDemoAccounts(demo);
    const { email } = await accountsOf(demo).signUp();
    const home = await mkdtemp(join(tmpdir(), 'sevenfold-demo-'));
    await chmod(home, 0o755);
    try {
      await run('back-up', ['--to', 'of-demo'], { DATABASE_URL: demo.databaseUrl, DATA_DIR: home });
      const restored = await run('restore', ['--from', 'of-demo'], { DATA_DIR: home });
      expect(restored).toMatchObject({ code: 0 });
      const emailsAt = async (url: string) =>
        (await withConnection(url, (client) => client.query('select email from users order by email'))).rows;
      const plain = await emptyDatabase();
      const moved = await run('move-to-postgres', ['--to', plain], { DATA_DIR: home });
      expect(moved).toMatchObject({
        code: 0,
        output: expect.stringContaining('Left behind: 3 demo accounts'),
      });
      expect(await emailsAt(plain)).toEqual([{ email }]);
      const whole = await emptyDatabase();
      const asked = await run('move-to-postgres', ['--to', whole, '--with-demo'], { DATA_DIR: home });
      expect(asked).toMatchObject({ code: 0, output: expect.not.stringContaining('Left behind') });
      expect(await emailsAt(whole)).toHaveLength(4);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });
});

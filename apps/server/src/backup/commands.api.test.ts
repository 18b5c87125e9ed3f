import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsIn } from './commands.fixture.ts';
import { emptyDatabase, everythingIn, tablesIn } from './everything.fixture.ts';
import { startFilledProduct } from './filled-product.fixture.ts';

let filled: Awaited<ReturnType<typeof startFilledProduct>>;
let folder: string;
let start: ReturnType<typeof commandsIn>['start'];
let run: ReturnType<typeof commandsIn>['run'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-backups-'));
  ({ start, run } = commandsIn(folder));
  filled = await startFilledProduct();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// To and from the embedded engine, and into a bucket: commands.faults.test.ts.
describe('the commands', () => {
  it('carry a product into another database, once', async () => {
    const { databaseUrl, config } = filled.test;
    const backedUp = await run('back-up', ['--to', 'backups'], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
    });
    expect(backedUp).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ rows of \d+ tables, 1 files/),
    });
    const url = await emptyDatabase();
    const restore = () =>
      run('restore', ['--from', 'backups', '--into', url], { DATA_DIR: join(folder, 'restored') });
    expect(await restore()).toMatchObject({ code: 0, output: expect.stringContaining('restored in') });
    expect(await everythingIn(url)).toEqual(await everythingIn(databaseUrl));
    expect(await restore()).toEqual({
      code: 1,
      output: expect.stringMatching(/^The target is not empty.*\n$/),
    });
  });

  it('leave nothing half restored when they are killed', async () => {
    // A storage that never answers: the restore waits for it with everything but the last word said.
    const silent = createServer(() => undefined);
    const asked = once(silent, 'request');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = await emptyDatabase();
    const child = start('restore', ['--from', 'backups', '--into', url], {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'any',
      S3_ACCESS_KEY_ID: 'any',
      S3_SECRET_ACCESS_KEY: 'any',
    });
    await asked;
    child.kill('SIGKILL');
    await once(child, 'exit');
    silent.closeAllConnections();
    silent.close();
    expect(await tablesIn(url)).toBe(0);
  });

  it('say what is missing', async () => {
    const nothing = { DATA_DIR: join(folder, 'none') };
    expect(await run('back-up', [], nothing)).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no database in .*\n$/),
    });
  });
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  clusters,
  copyModel,
  dataDir,
  endClustersAfterEach,
  folder,
  kill,
  log,
  postmasterPid,
  query,
  serversOf,
  spawnOwner,
  start,
  started,
  startOwner,
} from './embedded-postgres.fixture.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isRoot } from './service-user.ts';

endClustersAfterEach();

describe('after an accident', { timeout: 60_000 }, () => {
  it('starts the server again by itself when it ends under somebody who stays', async () => {
    await copyModel();
    const restarts: string[] = [];
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: (message) => log.push(message),
      onRestart: (url) => restarts.push(url),
    });
    started.push(postgres);
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    const settings = join(dataDir, 'postgres/postgresql.conf');
    await rename(settings, `${settings}.away`);
    await kill((await postmasterPid())!, 'SIGKILL');
    // As long as it can't be started, it goes on trying.
    await expect
      .poll(() => log.filter((message) => message.includes("can't be started yet")).length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(1);
    expect(restarts).toEqual([]);
    await rename(`${settings}.away`, settings);
    await expect.poll(() => restarts, { timeout: 60_000 }).toEqual([postgres.url]);
    expect(await query(postgres.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await postgres.stop();
    expect(await postmasterPid()).toBeNull();
  });

  it('stops to the end while its server can not be started again', async () => {
    await copyModel();
    const child = spawnOwner(dataDir, 'stays');
    const lines = createInterface({ input: child.stdout! });
    await once(lines, 'line');
    const settings = join(dataDir, 'postgres/postgresql.conf');
    await rename(settings, `${settings}.away`);
    const said: string[] = [];
    const inVain = new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        if (!line.startsWith('log: ')) said.push(line);
        else if (line.includes("can't be started yet")) resolve();
      });
    });
    await kill((await postmasterPid())!, 'SIGKILL');
    await inVain;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(said).toEqual(['stopped']);
  });

  it('makes no new database where the one that ended has vanished', async () => {
    await copyModel();
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: (message) => log.push(message),
      onRestart: () => log.push('started again'),
    });
    started.push(postgres);
    await rename(join(dataDir, 'postgres'), join(dataDir, 'elsewhere'));
    await kill(
      Number((await readFile(join(dataDir, 'elsewhere/postmaster.pid'), 'utf8')).split('\n')[0]),
      'SIGKILL',
    );
    await expect
      .poll(() => log, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('is not there any more'));
    expect(log).not.toContain('started again');
    expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(false);
  });

  it('starts again after both were killed, when the dead server may stay as a zombie', async () => {
    await copyModel();
    const owner = await startOwner();
    await query(owner.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    const pid = (await postmasterPid())!;
    await kill(owner.child.pid!, 'SIGKILL');
    await kill(pid, 'SIGKILL');
    expect(await query((await start()).url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('starts once more when its server is killed while it is starting', async () => {
    await copyModel();
    await query((await start()).url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await kill((await postmasterPid())!, 'SIGKILL');
    const starting = start();
    let pid: number | null = null;
    while (!pid) pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    expect(await query((await starting).url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });

  it('makes a half-made database anew, and clears up', async () => {
    await mkdir(join(dataDir, 'postgres/base/1'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
    await mkdir(join(dataDir, 'postgres.new-abcdef'));

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    const names = await readdir(dataDir);
    expect(names.filter((name) => name.startsWith('postgres.new-'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('postgres.incomplete-'))).toHaveLength(1);
  });

  it('starts after a first start that was killed halfway', async () => {
    const owner = spawnOwner();
    // It can't be done yet when its folder has just appeared: making a database takes a process of its own.
    while (!existsSync(dataDir) || !(await readdir(dataDir)).some((name) => name.includes('.new-')))
      await sleep(5);
    await kill(owner.pid!, 'SIGKILL');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true);

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('keeps the log of PostgreSQL small', async () => {
    await copyModel();
    await writeFile(join(dataDir, 'postgres.log'), Buffer.alloc(6 * 1024 * 1024, 'x'));
    await start();
    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(100_000);
    expect((await stat(join(dataDir, 'postgres.log.1'))).size).toBe(6 * 1024 * 1024);
  });

  it('shows what PostgreSQL said when it does not start', async () => {
    await copyModel();
    await writeFile(join(dataDir, 'postgres/postgresql.conf'), 'shared_buffers = nonsense\n');
    await expect(start()).rejects.toThrow(/shared_buffers.*DATABASE_URL/s);
  });
});

describe('several processes', { timeout: 60_000 }, () => {
  it('lets two first starts at the same moment share one server', async () => {
    const owners = await Promise.all([startOwner(), startOwner()]);
    expect(owners[0].url).toBe(owners[1].url);
    expect(await serversOf(join(dataDir, 'postgres'))).toHaveLength(1);
    expect(owners.flatMap((owner) => owner.log).filter((line) => line.includes('making'))).toHaveLength(1);
    expect(await query(owners[0].url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('still counts a user whose connection was cut by a crash inside PostgreSQL', async () => {
    await copyModel();
    const first = await start();
    const second = await start();
    const [backend] = await query<{ pid: number }>(
      first.url,
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'sevenfold launcher' LIMIT 1`,
    );
    process.kill(backend!.pid, 'SIGKILL');
    const holders = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'`;
    await expect
      .poll(
        () =>
          query(first.url, holders).then(
            (rows) => rows.length,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(2);

    await first.stop();
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await second.stop();
    expect(await postmasterPid()).toBeNull();
  });
});

describe.runIf(isRoot())('as root, with a data directory below a closed folder', { timeout: 60_000 }, () => {
  let elsewhere: string;

  afterEach(async () => {
    for (const cluster of clusters) {
      const pid = await postmasterPid(cluster);
      if (pid) await kill(pid, 'SIGQUIT');
    }
    if (elsewhere) await rm(dirname(elsewhere), { recursive: true, force: true });
  });

  it('keeps the database where its user can go, says where, and finds it again', async () => {
    await chmod(folder, 0o700);
    const first = await start();
    elsewhere = await readlink(join(dataDir, 'postgres'));
    clusters.add(elsewhere);
    expect(elsewhere).toMatch(/^\/var\/lib\/sevenfold-[0-9a-f]{12}\/postgres$/);
    expect(log).toContainEqual(expect.stringContaining(dirname(elsewhere)));
    expect((await stat(`${elsewhere}.password`)).mode & 0o777).toBe(0o600);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();

    const second = await start();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await second.stop();

    await rm(elsewhere, { recursive: true });
    await expect(start()).rejects.toThrow('which is gone');
  });
});

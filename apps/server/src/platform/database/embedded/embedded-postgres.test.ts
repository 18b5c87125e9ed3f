import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import {
  copyModel,
  dataDir,
  endClustersAfterEach,
  folder,
  isAlive,
  kill,
  log,
  postmasterPid,
  query,
  serversOf,
  start,
  startOwner,
} from './embedded-postgres.fixture.ts';
import { ensurePostgresUser, isRoot, run } from './service-user.ts';

endClustersAfterEach();

describe('first start and restart', { timeout: 60_000 }, () => {
  it('makes a database that only the product can enter, and only from this machine', async () => {
    const { url } = await start();
    const [row] = await query<Record<string, unknown>>(
      url,
      `SELECT current_database() AS name, current_setting('fsync') AS fsync, current_setting('timezone') AS zone,
         current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets,
         current_setting('server_encoding') AS encoding, current_setting('is_superuser') AS superuser,
         upper('é') AS upper`,
    );
    expect(row).toEqual({
      name: 'sevenfold',
      fsync: 'on',
      zone: 'UTC',
      listen: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      superuser: 'off',
      upper: 'É',
    });
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.password']);
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600);
    const password = new URL(url).password;
    expect((await run('ps', ['-eo', 'args='])).output).not.toContain(password);
    await expect(query(url.replace(password, 'wrong'), 'SELECT 1')).rejects.toThrow('password');
    await expect(query(url.replace('sevenfold:', 'postgres:'), 'SELECT 1')).rejects.toThrow('pg_hba');
  });

  it('offers the extensions search needs, with letters beyond ASCII', async () => {
    await copyModel();
    const { url } = await start();
    await query(url, 'CREATE EXTENSION pg_trgm');
    const [row] = await query<{ trigrams: string[] }>(url, `SELECT show_trgm('ïé') AS trigrams`);
    expect(row?.trigrams).toHaveLength(3);
  });

  it('keeps the data over restarts, and makes nothing anew for them', async () => {
    await copyModel();
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await serversOf(join(dataDir, 'postgres'))).toEqual([]);

    log.length = 0;
    for (let round = 0; round < 2; round++) {
      const again = await start();
      expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await again.stop();
    }
    expect(log).not.toContainEqual(expect.stringContaining('making'));
  });

  it('keeps the server out of the reach of Ctrl-C', async () => {
    await copyModel();
    await start();
    const pid = (await postmasterPid())!;
    const { output } = await run('ps', ['-o', 'pgid=,sid=', '-p', String(pid)]);
    expect(output.trim().split(/\s+/).map(Number)).toEqual([pid, pid]);
  });
});

describe('after an accident', { timeout: 60_000 }, () => {
  it('joins the server left by a killed process', async () => {
    await copyModel();
    const owner = await startOwner();
    await query(owner.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    const pid = await postmasterPid();
    await kill(owner.child.pid!, 'SIGKILL');

    const adopted = await start();
    expect(adopted.url).toBe(owner.url);
    expect(await postmasterPid()).toBe(pid);
    expect(log).toContainEqual(expect.stringContaining('joined'));
    expect(await query(adopted.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);

    await adopted.stop();
    expect(await postmasterPid()).toBeNull();
  });

  it('starts again after the server itself was killed', async () => {
    await copyModel();
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await kill((await postmasterPid())!, 'SIGKILL');
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true);

    const second = await start();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await first.stop();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it.each(['of a process with another task', 'that is empty'])('replaces a pid file %s', async (which) => {
    await copyModel();
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const lines = [process.pid, join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '0 0', 'ready', ''];
    await writeFile(pidFile, which === 'that is empty' ? '' : lines.join('\n'));
    await utimes(pidFile, 0, 0);

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('waits for a server that is shutting down', async () => {
    await copyModel();
    const first = await start();
    const pid = (await postmasterPid())!;
    const client = new Client({ connectionString: first.url });
    client.on('error', () => undefined);
    await client.connect();
    // A smart shutdown waits for connections to close: those of the product, and this one.
    process.kill(pid, 'SIGTERM');
    const second = start();
    await sleep(300);
    await client.end();
    await first.stop();
    expect(await query((await second).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });

  it('says what to do with the data of another major version', async () => {
    await copyModel();
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 15.*brings PostgreSQL 18.*DATABASE_URL/s);
  });

  it('sets a new password when the file is lost', async () => {
    await copyModel();
    await rm(join(dataDir, 'postgres.password'));
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });
});

describe('several processes', { timeout: 60_000 }, () => {
  it('stops the server with the last of its users, whoever started it', async () => {
    await copyModel();
    const first = await startOwner();
    const second = await startOwner();
    const pid = (await postmasterPid())!;

    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await postmasterPid()).toBe(pid);

    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    expect(await isAlive(pid)).toBe(false);
  });

  it('never takes the server from one who has just come', async () => {
    await copyModel();
    let current = await start();
    for (let round = 0; round < 8; round++) {
      const [, next] = await Promise.all([current.stop(), start()]);
      expect(await query(next.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      current = next;
    }
  });

  it('can stop twice', async () => {
    await copyModel();
    const postgres = await start();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    expect(await postmasterPid()).toBeNull();
  });
});

describe('binaries', { timeout: 60_000 }, () => {
  async function copyWithoutSymlinks(): Promise<string> {
    const { nativeDir } = await findPackagedBinaries();
    const copy = join(folder, 'package/native');
    await cp(nativeDir, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    const links: { target: string }[] = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8'));
    for (const { target } of links) await rm(join(copy, '..', target));
    expect((await run(join(copy, 'bin/postgres'), ['--version'])).output).toContain('libicu');
    return copy;
  }

  const user = async () => (isRoot() ? await ensurePostgresUser(() => undefined) : null);

  it('makes the symbolic links that an install without scripts leaves out', async () => {
    const nativeDir = await copyWithoutSymlinks();
    const packaged = { nativeDir, version: '18.4.0' };
    const binaries = await prepareBinaries(packaged, {
      home: folder,
      user: await user(),
      log: () => undefined,
    });
    expect(binaries.initdb).toBe(join(nativeDir, 'bin/initdb'));
    expect((await run(binaries.initdb, ['--version'], { user: await user() })).output).toContain('18.');
  });

  it.runIf(isRoot())('copies the binaries when the service user can’t reach them', async () => {
    const nativeDir = await copyWithoutSymlinks();
    await chmod(dirname(nativeDir), 0o700);
    const options = { home: folder, user: await user(), log: (message: string) => log.push(message) };
    const binaries = await prepareBinaries({ nativeDir, version: '18.4.0' }, options);
    expect(dirname(dirname(dirname(binaries.initdb)))).toBe(folder);
    expect(log).toContainEqual(expect.stringContaining('copied to'));
    expect((await run(binaries.initdb, ['--version'], { user: await user() })).output).toContain('18.');

    log.length = 0;
    expect(await prepareBinaries({ nativeDir, version: '18.4.0' }, options)).toEqual(binaries);
    expect(log).toEqual([]);
  });
});

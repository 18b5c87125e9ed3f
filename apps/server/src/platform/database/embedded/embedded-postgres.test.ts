import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { processStart } from './process-inspection.ts';
import { ensurePostgresUser, isRoot, run } from './service-user.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** A database made once and copied, where a test isn't about its making. */
let model: string;
let folder: string;
let dataDir: string;
let log: string[];
let started: EmbeddedPostgres[];
let children: ChildProcess[];
/** Data directories of every server a test may have started. */
let clusters: Set<string>;

beforeAll(async () => {
  model = await mkdtemp(join(tmpdir(), 'sevenfold-embedded-model-'));
  await chmod(model, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: model, log: () => undefined });
  await postgres.stop();
}, 60_000);

afterAll(async () => {
  await rm(model, { recursive: true, force: true });
});

async function copyModel(): Promise<void> {
  expect(await run('cp', ['-a', model, dataDir])).toEqual({ ok: true, output: '' });
}

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sevenfold-embedded-')));
  // As root, the service user has to get in; a folder made by mkdtemp is closed.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  log = [];
  started = [];
  children = [];
  clusters = new Set([join(dataDir, 'postgres')]);
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await Promise.allSettled(started.map((postgres) => postgres.stop()));
  for (const cluster of clusters) {
    const pid = await postmasterPid(cluster);
    if (pid) await kill(pid, 'SIGQUIT');
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: (message) => log.push(message) });
  started.push(postgres);
  return postgres;
}

function spawnOwner(dir = dataDir, ...options: 'stays'[]): ChildProcess {
  const fixture = join(here, 'owner.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dir, ...options], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function startOwner(dir = dataDir): Promise<{ child: ChildProcess; url: string; log: string[] }> {
  const child = spawnOwner(dir);
  const [line] = await once(createInterface({ input: child.stdout! }), 'line');
  return { child, ...(JSON.parse(line) as { url: string; log: string[] }) };
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

const isAlive = async (pid: number): Promise<boolean> => (await processStart(pid)) !== null;

async function postmasterPid(cluster = join(dataDir, 'postgres')): Promise<number | null> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  const serves = pid > 0 && (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  return serves ? pid : null;
}

async function kill(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  while (await isAlive(pid)) await sleep(10);
}

const serversOf = async (cluster: string): Promise<number[]> => {
  const { output } = await run('ps', ['-eo', 'pid=,args=']);
  return output
    .split('\n')
    .filter((line) => line.includes(`bin/postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
};

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

    log = [];
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

    log = [];
    expect(await prepareBinaries({ nativeDir, version: '18.4.0' }, options)).toEqual(binaries);
    expect(log).toEqual([]);
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

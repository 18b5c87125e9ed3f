import { execFileSync, spawn } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';

export interface Engine {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** No test pulls the plug of the machine, and each file's database is written out anew. */
const forgetful = ['fsync=off', 'full_page_writes=off'];

/**
 * The engine the API tests run on: the embedded one, or a PostgreSQL server from Debian's packages. `durable` where it
 * matters what it costs to have something on the disk.
 */
export async function startEngine(kind: string, { durable = false } = {}): Promise<Engine> {
  if (kind === 'server') return startServer(durable);
  if (kind !== 'embedded') throw new Error(`API_ENGINE must be embedded or server, not ${kind}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-engine-'));
  // The database runs as a user of its own, who has to get in.
  await chmod(dataDir, 0o755);
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
  if (!durable) {
    await (await start()).stop();
    await appendFile(join(dataDir, 'postgres/postgresql.conf'), `${forgetful.join('\n')}\n`);
  }
  const embedded = await start();
  return {
    name: 'embedded',
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(durable: boolean): Promise<Engine> {
  const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-server-'));
  const asService = await serviceUser(dataDir);
  const port = await freePort();
  await finished(
    spawn(
      join(binaries, 'initdb'),
      ['-D', join(dataDir, 'pg'), '-U', 'sevenfold', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      {
        stdio: 'ignore',
        ...asService,
      },
    ),
  );
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${dataDir}`,
    'max_connections=200',
    ...(durable ? [] : forgetful),
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(dataDir, 'pg'), ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', ...asService },
  );
  const url = `postgres://sevenfold@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    name: 'server',
    url,
    async stop() {
      const ended = finished(server);
      server.kill('SIGINT');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export async function serviceUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  await chown(folder, user.uid, user.gid);
  return user;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function finished(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGINT') resolve();
      else reject(new Error(`${child.spawnfile} ended with ${code ?? signal}`));
    });
  });
}

export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}

import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPackagedBinaries, prepareBinaries } from '../src/platform/database/embedded/binaries.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { ensurePostgresUser, isRoot } from '../src/platform/database/embedded/service-user.ts';
import { freePort } from './free-port.ts';

export interface Engine {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** No test pulls the plug of the machine. Several files each hold the pools of several apps. */
const forTests = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'jit=off',
  'max_connections=400',
];

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
  const log = () => undefined;
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const inFolder = (server: { url: string; stop(): Promise<void> }): Engine => ({
    name: kind,
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
  if (durable) return inFolder(embedded);
  // The product itself never lets go of what makes a database durable, so its server is run by hand.
  await embedded.stop();
  // Each file opens dozens of connections, and a password costs more than what most of them are for.
  await writeFile(join(dataDir, 'postgres/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const user = isRoot() ? await ensurePostgresUser(log) : null;
  const { postgres } = await prepareBinaries(await findPackagedBinaries(), { home: dataDir, user, log });
  const url = new URL(embedded.url);
  return inFolder(await runPostgres(postgres, join(dataDir, 'postgres'), forTests, user ?? {}, url));
}

async function startServer(durable: boolean): Promise<Engine> {
  const binaries = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-server-'));
  const asService = await serviceUser(dataDir);
  const cluster = join(dataDir, 'pg');
  await finished(
    spawn(
      join(binaries, 'initdb'),
      ['-D', cluster, '-U', 'sevenfold', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      { stdio: 'ignore', ...asService },
    ),
  );
  const settings = durable ? ['max_connections=200'] : forTests;
  const url = new URL('postgres://sevenfold@127.0.0.1/postgres');
  const server = await runPostgres(join(binaries, 'postgres'), cluster, settings, asService, url);
  return {
    name: 'server',
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a server on a free port, on loopback alone, and waits until it answers there. */
async function runPostgres(
  postgres: string,
  cluster: string,
  settings: readonly string[],
  asService: { uid?: number; gid?: number },
  address: URL,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const given = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
  const server = spawn(postgres, ['-D', cluster, ...given.flatMap((setting) => ['-c', setting])], {
    cwd: cluster,
    stdio: 'ignore',
    ...asService,
  });
  address.port = String(port);
  await untilReady(address.href);
  return {
    url: address.href,
    async stop() {
      const ended = finished(server);
      server.kill('SIGINT');
      await ended;
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

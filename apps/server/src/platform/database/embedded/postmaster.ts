import { spawn } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Location } from './location.ts';
import { openLog, readLogFrom } from './postgres-log.ts';
import { isPostmasterOf, isTaken } from './process-inspection.ts';
import { bareEnvironment } from './service-user.ts';

/** PostgreSQL's server process. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: 'starting' | 'ready' | 'stopping';
}

/** `retry`: it ended for a reason that passes, so it is worth looking again. */
export type LaunchResult = { readonly ready: true } | { readonly ready: false; readonly retry: string };

const STOP_PATIENCE_MS = 60_000;

/** What must hold whatever postgresql.conf says. */
const FIXED_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  logging_collector: 'off',
  log_destination: 'stderr',
} as const;

/** Failures of a start that pass: another server on its way out or in, or a port taken in the last moment. */
const PASSING_FAILURE = /already exists|still in use|is empty|could not bind|could not create any TCP/;

/** The system needed memory, or somebody's kill was meant for the server before. */
const WAS_KILLED = 'it ended with SIGKILL';

/** The running server of this cluster. */
export async function findPostmaster({ clusterDir }: Location): Promise<Postmaster | null> {
  const content = await readPidFile(clusterDir);
  // Lines: pid, data directory, start time, port, socket directory, address, shared memory, status.
  const [pid, , , port, , , , status] = content?.split('\n').map((line) => line.trim()) ?? [];
  if (!pid || !(await isPostmasterOf(Number(pid), clusterDir))) return null;
  const known = status === 'ready' || status === 'stopping' ? status : 'starting';
  return { pid: Number(pid), port: Number(port), status: known };
}

/**
 * Takes away a postmaster.pid over which PostgreSQL would stumble, once no server was found; only for the holder
 * of the start lock, as someone else's new server could have written it meanwhile.
 *
 * PostgreSQL takes any process with that id for a server, even a zombie, and refuses to start; without the file
 * it still finds orphaned sessions, by their shared memory. One that names no process is left to PostgreSQL.
 */
export async function clearStalePidFile({ clusterDir }: Location): Promise<void> {
  const content = await readPidFile(clusterDir);
  if (content === null) return;
  const path = join(clusterDir, 'postmaster.pid');
  const pid = Number.parseInt(content, 10);
  if (Number.isNaN(pid)) {
    // Left by a power cut; a fresh one may belong to a server in its first moment.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 3_000) await rm(path, { force: true });
  } else if (isTaken(pid) && !(await isPostmasterOf(pid, clusterDir))) {
    await rm(path, { force: true });
  }
}

const readPidFile = (clusterDir: string): Promise<string | null> =>
  readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Starts the server, at a free port unless one is wanted, and waits until it takes connections. */
export async function launchPostmaster(
  location: Location,
  binaries: Binaries,
  log: (message: string) => void,
  wantedPort?: number,
): Promise<LaunchResult> {
  const { clusterDir, home, user, logFile } = location;
  const port = wantedPort ?? (await freePort());
  const output = await openLog(logFile, user);
  const logStart = (await output.stat()).size;
  const settings = Object.entries({ ...FIXED_SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', clusterDir, ...settings], {
    cwd: home,
    env: bareEnvironment(),
    stdio: ['ignore', output.fd, output.fd],
    // A session of its own: Ctrl-C in the terminal must not reach it before the product is done with it.
    detached: true,
    ...(user ?? {}),
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `exit code ${code}`}`));
  });
  let failure: string | undefined;
  void ended.then((reason) => {
    failure = reason;
  });
  try {
    const since = Date.now();
    let told = false;
    while (failure === undefined) {
      const found = await findPostmaster(location);
      if (found?.pid === child.pid && found?.status === 'ready') return { ready: true };
      if (!told && Date.now() - since > 5_000) {
        told = true;
        log(`the embedded database is still starting, maybe repairing itself after a crash: see ${logFile}`);
      }
      await sleep(10);
    }
  } finally {
    child.unref();
    await output.close();
  }
  const said = await readLogFrom(logFile, logStart);
  if (failure === WAS_KILLED || PASSING_FAILURE.test(said)) return { ready: false, retry: said || failure };
  throw new Error(
    `The embedded PostgreSQL did not start (${failure}). It said:\n${said}\n` +
      `The whole log is in ${logFile}. If that can't be helped, set DATABASE_URL to a PostgreSQL server.`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, what was committed is safe on disk. */
export async function stopPostmaster(pid: number, { clusterDir, logFile }: Location): Promise<void> {
  const deadline = Date.now() + STOP_PATIENCE_MS;
  if (await isPostmasterOf(pid, clusterDir)) process.kill(pid, 'SIGINT');
  while (await isPostmasterOf(pid, clusterDir)) {
    if (Date.now() > deadline) {
      throw new Error(
        `The embedded PostgreSQL (process ${pid}) did not stop within a minute: see ${logFile}.`,
      );
    }
    await sleep(10);
  }
}

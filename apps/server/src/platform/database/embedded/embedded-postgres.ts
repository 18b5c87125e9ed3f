import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPackagedBinaries, prepareBinaries } from './binaries.ts';
import {
  createCluster,
  DATABASE,
  ensurePassword,
  isComplete,
  ROLE,
  readPassword,
  requireMajorVersion,
} from './cluster.ts';
import { type Location, locateCluster, rememberLocation } from './location.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { keepLogBounded } from './postgres-log.ts';
import { findPostmaster, launchPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server cleanly; if other product processes use it too, the last of them does. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly log: (message: string) => void;
}

/** Long enough for a server that is shutting down; one that repairs itself is waited for without end. */
const PATIENCE_MS = 60_000;

/** Starts the product's own PostgreSQL in the data directory, or joins the one that already runs there. */
export async function startEmbeddedPostgres({ dataDir, log }: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const root = await realpath(dataDir);
  return withStartLock(join(root, 'postgres.lock'), log, async () => {
    const location = await locateCluster(root, log);
    const { port, ownership } = await reachServer(root, location, log);
    const stopBounding = keepLogBounded(location.logFile);
    return {
      url: `postgresql://${ROLE}:${await readPassword(location)}@127.0.0.1:${port}/${DATABASE}`,
      stop: async () => {
        stopBounding();
        await ownership.release();
      },
    };
  });
}

async function reachServer(
  dataDir: string,
  location: Location,
  log: Options['log'],
): Promise<{ port: number; ownership: Ownership }> {
  const deadline = Date.now() + PATIENCE_MS;
  let launched = false;
  for (;;) {
    const postmaster = await findPostmaster(location);
    if (postmaster?.ready) {
      const ownership = await takeOwnership(location, postmaster, log);
      if (ownership) {
        if (!launched) log(`joined the PostgreSQL which already serves ${location.clusterDir}`);
        return { port: postmaster.port, ownership };
      }
    }
    if (!postmaster) {
      launched = await startServer(dataDir, location, log);
      if (launched) continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `The embedded PostgreSQL in ${location.clusterDir} can be neither started nor joined: ` +
          `process ${postmaster?.pid ?? 'unknown'} still holds it. See ${location.logFile}.`,
      );
    }
    await sleep(50);
  }
}

async function startServer(dataDir: string, location: Location, log: Options['log']): Promise<boolean> {
  const packaged = await findPackagedBinaries();
  const complete = await isComplete(location);
  if (complete) await requireMajorVersion(location, packaged.version);
  const binaries = await prepareBinaries(packaged, { ...location, log });
  if (complete) await ensurePassword(location, binaries);
  else await createCluster(location, binaries, log);
  await rememberLocation(dataDir, location);
  return launchPostmaster(location, binaries, log);
}

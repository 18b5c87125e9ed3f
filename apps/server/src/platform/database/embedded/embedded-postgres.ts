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
import { clearStalePidFile, findPostmaster, type LaunchResult, launchPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server cleanly; if other product processes use it too, the last of them does. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Given by whoever stays: a server that has ended is then started again, at an address that may be another one. */
  readonly onRestart?: (url: string) => void;
}

/** For a server that is shutting down. One that repairs itself after a crash is given all the time it takes. */
const PATIENCE_MS = 60_000;

/** Between two tries to start a server that has ended, for as long as it takes: a full disk may stay full for hours. */
const LONGEST_PAUSE_MS = 5_000;

interface Running {
  readonly url: string;
  readonly port: number;
  readonly ownership: Ownership;
  readonly stopBounding: () => void;
}

/** Starts the product's own PostgreSQL in the data directory, or joins the one that already runs there. */
export async function startEmbeddedPostgres({ dataDir, log, onRestart }: Options): Promise<EmbeddedPostgres> {
  const packaged = await findPackagedBinaries();
  await mkdir(dataDir, { recursive: true });
  const root = await realpath(dataDir);
  let running: Running | undefined;
  let stopping = false;
  let startingAgain: Promise<void> = Promise.resolve();

  const start = (lastPort?: number): Promise<Running> =>
    withStartLock(join(root, 'postgres.lock'), log, async () => {
      const location = await locateCluster(root, log);
      await requireMajorVersion(location, packaged.version);
      let wantedPort = lastPort;
      const launch = async () => {
        await clearStalePidFile(location);
        const binaries = await prepareBinaries(packaged, { ...location, log });
        if (await isComplete(location)) await ensurePassword(location, binaries);
        else if (running) throw new Error(`${location.clusterDir} is not there any more`);
        else await createCluster(location, binaries, log);
        await rememberLocation(root, location);
        const port = wantedPort;
        // Somebody may have taken it meanwhile.
        wantedPort = undefined;
        return launchPostmaster(location, binaries, log, port);
      };
      const ended = () => {
        log(`the embedded database has ended: see ${location.logFile}`);
        if (onRestart) startingAgain = startAgain(onRestart);
      };
      const { port, ownership } = await reachServer(location, { log, ended }, launch);
      return {
        url: `postgresql://${ROLE}:${await readPassword(location)}@127.0.0.1:${port}/${DATABASE}`,
        port,
        ownership,
        stopBounding: keepLogBounded(location.logFile),
      };
    });

  async function startAgain(tell: (url: string) => void): Promise<void> {
    const port = running?.port;
    running?.stopBounding();
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        running = await start(port);
        tell(running.url);
        return;
      } catch (error) {
        log(`the embedded database can't be started yet: ${(error as Error).message}`);
        await sleep(pause);
      }
    }
  }

  running = await start();
  const { url } = running;
  return {
    get url() {
      return running?.url ?? url;
    },
    stop: async () => {
      stopping = true;
      await startingAgain;
      running?.stopBounding();
      await running?.ownership.release();
    },
  };
}

async function reachServer(
  location: Location,
  { log, ended }: { log: Options['log']; ended: () => void },
  launch: () => Promise<LaunchResult>,
): Promise<{ port: number; ownership: Ownership }> {
  let deadline = Date.now() + PATIENCE_MS;
  let reason = '';
  let adopting = true;
  for (;;) {
    const postmaster = await findPostmaster(location);
    if (postmaster?.status === 'ready') {
      const ownership = await takeOwnership(location, postmaster, { log, ended });
      if (ownership) {
        if (adopting)
          log(`joined the PostgreSQL (process ${postmaster.pid}) that already serves this database`);
        return { port: postmaster.port, ownership };
      }
    }
    if (postmaster?.status === 'starting') deadline = Date.now() + PATIENCE_MS;
    if (postmaster) {
      reason = `process ${postmaster.pid} is ${postmaster.status}`;
    } else {
      const result = await launch();
      adopting = !result.ready;
      if (result.ready) continue;
      reason = result.retry;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `The embedded PostgreSQL in ${location.clusterDir} can be neither started nor joined: ${reason}\n` +
          `See ${location.logFile}, or set DATABASE_URL to a PostgreSQL server.`,
      );
    }
    await sleep(50);
  }
}

import { realpath } from 'node:fs/promises';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { ROLE, readPassword } from './cluster.ts';
import type { Location } from './location.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

/**
 * Who uses the server, and who stops it.
 *
 * Each product process holds a shared advisory lock in PostgreSQL, on a connection of its own, for as long as it
 * lives. Whoever leaves lets go of it and tries for the exclusive lock: having that, nobody else is there nor
 * can come, and the server may be stopped. A process that dies loses its connection and with it the lock, so
 * there is nothing stale to recognise.
 */
export interface Ownership {
  /** Stops the server, unless other processes use it. */
  release(): Promise<void>;
}

const LOCK_KEY = 7_000_000_007;
const RELEASE_PATIENCE_MS = 60_000;

interface Connection {
  readonly client: Client;
  readonly socket: Socket;
}

/** `null`: the server is just being stopped, or not yet taking connections. */
export async function takeOwnership(
  location: Location,
  postmaster: Postmaster,
  { log, ended }: { log: (message: string) => void; ended: () => void },
): Promise<Ownership | null> {
  const first = await connectAndShare(location, postmaster);
  if (!first) return null;
  let connection: Connection | null = null;
  let released: Promise<void> | null = null;

  const hold = (held: Connection): void => {
    connection = held;
    // It must not keep alive a process that has nothing else to do.
    held.socket.unref();
    held.client.once('end', () => {
      connection = null;
      if (!released) void holdAgain();
    });
  };

  // PostgreSQL cuts all connections when one of its processes crashes, and goes on.
  const holdAgain = async (): Promise<void> => {
    while (!released) {
      await sleep(200, undefined, { ref: false });
      const running = await findPostmaster(location).catch(() => null);
      if (running?.pid !== postmaster.pid) {
        ended();
        return;
      }
      const again =
        running.status === 'ready' ? await connectAndShare(location, running).catch(() => null) : null;
      if (!again) continue;
      if (!released) return hold(again);
      await again.client.end();
    }
  };

  const release = async (): Promise<void> => {
    connection?.socket.ref();
    const deadline = Date.now() + RELEASE_PATIENCE_MS;
    for (;;) {
      const running = await findPostmaster(location);
      // If another server runs by now, then others started it.
      if (running?.pid !== postmaster.pid) return;
      try {
        return await leave(running);
      } catch (error) {
        // Someone else is stopping it, or it is getting over a crash.
        if (!isPassing(error) || Date.now() > deadline) throw error;
        await sleep(50);
      }
    }
  };

  const leave = async (running: Postmaster): Promise<void> => {
    const client = connection?.client ?? (await connect(location, running)).client;
    try {
      await client.query('SELECT pg_advisory_unlock_all()');
      const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
        LOCK_KEY,
      ]);
      if (rows[0]?.alone) await stopPostmaster(postmaster.pid, location);
      else log('the embedded database stays up for another process that uses it');
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  hold(first);
  return {
    release: () => {
      released ??= release();
      return released;
    },
  };
}

async function connectAndShare(location: Location, postmaster: Postmaster): Promise<Connection | null> {
  let connection: Connection;
  try {
    connection = await connect(location, postmaster);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
  const { client } = connection;
  try {
    const { rows } = await client.query<{ directory: string; shared: boolean }>(
      "SELECT current_setting('data_directory') AS directory, pg_try_advisory_lock_shared($1) AS shared",
      [LOCK_KEY],
    );
    const directory = rows[0]?.directory ?? '';
    if ((await realpath(directory).catch(() => directory)) !== location.clusterDir) {
      throw new Error(
        `PostgreSQL (process ${postmaster.pid}) was started for ${directory}, which is now ` +
          `${location.clusterDir}. Stop it (kill -INT ${postmaster.pid}), then start again.`,
      );
    }
    if (rows[0]?.shared) return connection;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isPassing(error)) return null;
    throw error;
  }
  await client.end();
  return null;
}

async function connect(location: Location, postmaster: Postmaster): Promise<Connection> {
  const password = await readPassword(location);
  if (!password) {
    throw new Error(
      `${location.passwordFile} is lost. Stop PostgreSQL (kill -INT ${postmaster.pid}) and start again: ` +
        'a new password is then set.',
    );
  }
  const socket = new Socket();
  const client = new Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: ROLE,
    password,
    // Not the product's database, which can then be dropped and made again.
    database: 'postgres',
    application_name: 'sevenfold launcher',
    connectionTimeoutMillis: 5_000,
    stream: () => socket,
  });
  // A lost connection is told by 'end'; without a listener for 'error' it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new Error(
        `The password in ${location.passwordFile} is not the one of the running PostgreSQL. Stop it ` +
          `(kill -INT ${postmaster.pid}), delete that file and start again: a new password is then set.`,
      );
    }
    throw error;
  }
  return { client, socket };
}

/** Starting up, shutting down, or gone in this moment. */
function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57P03' || error.code === '57P01';
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code ?? '') ||
    /terminated|timeout|not queryable/.test(message)
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseIsAway, isRefusalOfServer } from './database-away.ts';

const lookEveryMs = 1000;
/** Away, somebody waits for it to be back. */
const lookAgainEveryMs = 250;

interface WatchLog {
  warn(message: string): void;
}

export interface DatabaseWatch {
  stop(): Promise<void>;
}

/**
 * Notices a database that has stopped answering: a server that hangs, or a network that swallows what is sent, says
 * nothing, and whoever waits for it waits for minutes. While anything is asked of the pool, a connection of its own
 * asks as well. Without an answer the pool's connections are broken off, so that those who wait are told, and new ones
 * are refused at once until it answers again.
 */
export function watchDatabase(
  pool: pg.Pool,
  { log, answerWithinMs }: { log: WatchLog; answerWithinMs: number },
): DatabaseWatch {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const ending = new AbortController();
  let away = false;
  let stopped = false;
  let asking: pg.Client | undefined;

  refuseWhile(pool, () => away);

  async function answers(): Promise<boolean> {
    try {
      asking ??= await connect(pool, answerWithinMs);
      await inTime(asking.query('select 1'), answerWithinMs);
      return true;
    } catch (error) {
      const client = asking;
      asking = undefined;
      if (client) breakOff(client);
      return isRefusalOfServer(error);
    }
  }

  async function look(): Promise<void> {
    while (!stopped) {
      const pause = sleep(away ? lookAgainEveryMs : lookEveryMs, undefined, {
        ref: false,
        signal: ending.signal,
      });
      await pause.catch(() => undefined);
      const isAsked = pool.totalCount - pool.idleCount + pool.waitingCount > 0;
      if (stopped || !(away || isAsked)) continue;
      const wasAway = away;
      away = !(await answers());
      if (away && !wasAway) {
        log.warn('the database does not answer: it is asked until it does, and requests are refused');
        for (const client of clients) breakOff(client);
      }
      if (!away && wasAway) log.warn('the database answers again');
    }
  }
  const looking = look();

  return {
    async stop() {
      stopped = true;
      // By its pause alone, a process that has nothing else to do would not be kept alive until it is over.
      ending.abort();
      const client = asking;
      asking = undefined;
      if (client) breakOff(client);
      await Promise.race([looking, sleep(answerWithinMs, undefined, { ref: false })]);
    },
  };
}

async function connect(pool: pg.Pool, withinMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    connectionTimeoutMillis: withinMs,
    application_name: 'sevenfold watch',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    breakOff(client);
    throw error;
  }
}

/** A process that was busy itself looks at what has arrived meanwhile before it says that nothing came. */
async function inTime(answer: Promise<unknown>, withinMs: number): Promise<void> {
  const tooLate = sleep(withinMs, undefined, { ref: false })
    .then(() => sleep(50, undefined, { ref: false }))
    .then(() => {
      throw new Error('no answer in time');
    });
  await Promise.race([answer, tooLate]);
}

/** Without the goodbye, which nobody would answer. */
function breakOff(client: pg.Client | pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** Every query of the pool begins with a connection. */
function refuseWhile(pool: pg.Pool, isAway: () => boolean): void {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => Promise<pg.PoolClient>;
  const connectUnlessAway = (connected?: Connected) => {
    if (!isAway()) return connect(connected);
    if (!connected) return Promise.reject(databaseIsAway());
    process.nextTick(connected, databaseIsAway(), undefined, () => undefined);
  };
  pool.connect = connectUnlessAway as typeof pool.connect;
}

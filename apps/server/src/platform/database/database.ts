import type { EventEmitter } from 'node:events';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type WatchStatement, watchQueries } from '../watch/watch-queries.ts';
import { openReplicas, type ReplicaLog } from './replicas.ts';
import { watchDatabase } from './watch-database.ts';

/** Queries take a Db and don't care whether it is the pool or a transaction. */
export type Db = NodePgDatabase;

export interface Transaction {
  readonly db: Db;
  readonly client: pg.PoolClient;
  /** Runs once the transaction is committed; never when it rolls back. */
  afterCommit(work: () => void): void;
}

export interface Database {
  readonly db: Db;
  /** For lists and charts that may be some seconds old, from a replica where there is one. Only for reading. */
  readonly lagging: Db;
  readonly pool: pg.Pool;
  /**
   * Grows with every statement of this process that may have changed something for others to see. What a function writes
   * that is called by `select` isn't seen, so none of those may change the bank.
   */
  writes(): number;
  /** Called after each of those. */
  onWrite(listener: () => void): void;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * A connection for a statement that is a transaction by itself. The work begins when the connection is there, so that
   * the moment which it takes for now is not from before it had to wait.
   */
  connected<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result>;
  /** Where new connections go from now on: an embedded server that was started again may have another port. */
  moveTo(url: string): void;
  close(): Promise<void>;
}

/** Until a database counts as away, where nothing else is said. */
export const usualAnswerMs = 5_000;

export function openDatabase(options: {
  url: string;
  poolSize: number;
  onIdleError: (error: Error) => void;
  watchStatement?: WatchStatement | undefined;
  replicas?: { urls: readonly string[]; mostLagSeconds: number; log: ReplicaLog };
  /** Told when the database stops answering, and when it answers again. */
  log?: { warn(message: string): void };
  /** Until it counts as away. A statement may take six times as long. */
  answerWithinMs?: number;
}): Database {
  const { answerWithinMs = usualAnswerMs } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: answerWithinMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    application_name: 'sevenfold',
    statement_timeout: 6 * answerWithinMs,
    idle_in_transaction_session_timeout: 6 * answerWithinMs,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', options.onIdleError);
  if (options.watchStatement) watchQueries(pool, options.watchStatement);
  // The same goes for one that is lost in a transaction: whoever asked is told by the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watch = watchDatabase(pool, { log: options.log ?? { warn: () => undefined }, answerWithinMs });
  let writes = 0;
  const listeners: (() => void)[] = [];
  pool.on('connect', (client) =>
    onCommand(client, (command) => {
      if (reading.test(command)) return;
      writes += 1;
      for (const listener of listeners) listener();
    }),
  );

  const db = drizzle(pool);
  const replicas =
    options.replicas && options.replicas.urls.length > 0
      ? openReplicas(pool, { ...options.replicas, poolSize: options.poolSize })
      : undefined;

  return {
    db,
    lagging: replicas?.lagging ?? db,
    pool,
    writes: () => writes,
    onWrite: (listener) => listeners.push(listener),
    transaction: (work) => inTransaction(pool, work),
    connected: (work) => onConnection(pool, work),
    moveTo(url) {
      pool.options.connectionString = url;
    },
    async close() {
      await watch.stop();
      await replicas?.close();
      await pool.end();
    },
  };
}

/** What PostgreSQL says when such a statement is done. What a transaction wrote, others see after its COMMIT. */
const reading = /^(SELECT|BEGIN|SET|SHOW|ROLLBACK|LISTEN)/;

/** Tells of each finished statement before whoever sent it hears of it. */
function onCommand(client: pg.PoolClient, tell: (command: string) => void): void {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('commandComplete', ({ text }: { text: string }) => tell(text));
}

async function onConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const afterCommit: (() => void)[] = [];
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      db: drizzle(client),
      client,
      afterCommit: (followUp) => afterCommit.push(followUp),
    });
    await client.query('commit');
    for (const followUp of afterCommit) followUp();
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A connection that couldn't even roll back is thrown away, not handed to the next request.
    client.release(broken);
  }
}

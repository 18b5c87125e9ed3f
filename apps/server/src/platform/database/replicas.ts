import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export interface ReplicaLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

interface Replica {
  readonly pool: pg.Pool;
  readonly name: string;
  usable: boolean;
}

const checkEveryMs = 2000;

/**
 * A replica that has played back all that it received from a primary that it hears, or whose last playback is young.
 * One that has lost its primary has nothing left to play back, and yet may be hours behind.
 */
const isCloseBehind = `
  select pg_is_in_recovery()
    and exists (select from pg_stat_wal_receiver)
    and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
      or now() - pg_last_xact_replay_timestamp() < $1 * interval '1 second') as close`;

/** SQLSTATEs of a server that goes away, comes up, or had to cancel a read to go on with its playback. */
const away = /^(08|57P|40001$|53300$)/;

export interface Replicas {
  /** Reads from a replica where one is close behind, otherwise from the primary. Never for what was just written. */
  readonly lagging: NodePgDatabase;
  /** How many of them are asked at present. */
  usable(): number;
  close(): Promise<void>;
}

export function openReplicas(
  primary: pg.Pool,
  options: { urls: readonly string[]; mostLagSeconds: number; poolSize: number; log: ReplicaLog },
): Replicas {
  const replicas = options.urls.map((url): Replica => {
    const pool = new pg.Pool({
      connectionString: url,
      max: options.poolSize,
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
      application_name: 'sevenfold-reads',
      statement_timeout: 30_000,
    });
    pool.on('error', () => undefined);
    return { pool, name: new URL(url).host, usable: false };
  });

  function note(replica: Replica, usable: boolean): void {
    if (replica.usable === usable) return;
    replica.usable = usable;
    const details = { replica: replica.name };
    if (usable) options.log.info(details, 'reads that may lag go to a replica');
    else options.log.warn(details, 'a replica is away or too far behind: the primary is read instead');
  }

  const check = async (replica: Replica) => {
    const asked = replica.pool.query<{ close: boolean }>(isCloseBehind, [options.mostLagSeconds]);
    note(replica, await asked.then(({ rows }) => rows[0]?.close === true).catch(() => false));
  };
  const checkAll = () => Promise.all(replicas.map(check));
  const timer = setInterval(() => void checkAll(), checkEveryMs).unref();
  void checkAll();

  let turn = 0;
  async function query(...given: unknown[]): Promise<unknown> {
    const usable = replicas.filter((replica) => replica.usable);
    turn += 1;
    const replica = usable[turn % usable.length];
    const ask = (pool: pg.Pool) => Reflect.apply(pool.query, pool, given) as Promise<unknown>;
    if (!replica) return ask(primary);
    return ask(replica.pool).catch((error: { code?: string }) => {
      // A fault of the statement itself would be one on the primary, too.
      if (error.code !== undefined && /^[\dA-Z]{5}$/.test(error.code) && !away.test(error.code)) throw error;
      note(replica, false);
      return ask(primary);
    });
  }

  return {
    // Drizzle asks nothing else of a pool for statements outside of transactions.
    lagging: drizzle({ query } as unknown as pg.Pool),
    usable: () => replicas.filter((replica) => replica.usable).length,
    async close() {
      clearInterval(timer);
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import type { Metrics } from './metrics.ts';

/** What the database is asked for a scrape, it is asked this often at most, however many scrape. */
const keptMs = 30_000;
const patienceMs = 3000;

export interface Counted {
  readonly what: string;
  readonly count: number;
}

interface Sources {
  readonly database: Database;
  readonly queue: Queue;
  readonly dataDir: string;
  /** How the academy is doing. All servers tell the same. */
  readonly countBusiness: () => Promise<readonly Counted[]>;
}

/**
 * Measures that are read when somebody scrapes. One that can't be read keeps its last value and is counted. Those that
 * are read together all wait for it: they are asked at the same time.
 */
export function addScrapeGauges({ registry, readFailures }: Metrics, sources: Sources): void {
  const registers = [registry];
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect?: (this: Gauge<Label>) => unknown,
  ) =>
    new Gauge<Label>({
      name: `sevenfold_${name}`,
      help,
      labelNames,
      registers,
      ...(collect && { collect: collect as () => void }),
    });
  const seldom = (measure: string, read: () => Promise<void>) =>
    readSeldom(read, () => readFailures.inc({ measure }));

  const { pool } = sources.database;
  gauge('database_pool_connections', 'Connections to the database', ['state'], function () {
    this.set({ state: 'idle' }, pool.idleCount);
    this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  });
  gauge('database_pool_size', 'Most connections that are opened', []).set(pool.options.max ?? 0);
  gauge('database_pool_waiting', 'Callers that wait for a connection', [], function () {
    this.set(pool.waitingCount);
  });

  const readJobs = seldom('jobs', async () => {
    const [due, troubled] = await Promise.all([sources.queue.countWaiting(), sources.queue.countTroubled()]);
    waiting.reset();
    for (const { name, count } of due) waiting.set({ job: name }, count);
    oldest.set(Math.max(0, ...due.map(({ oldestSeconds }) => oldestSeconds)));
    givenUp.set(troubled.count);
  });
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not begun', ['job'], readJobs);
  const oldest = gauge('jobs_oldest_waiting_seconds', 'Age of the oldest of them', [], readJobs);
  const givenUp = gauge(
    'jobs_in_trouble',
    'Jobs given up, or failed so often that somebody should look',
    [],
    readJobs,
  );

  const readBusiness = seldom('business', async () => {
    for (const { what, count } of await sources.countBusiness()) business.set({ what }, count);
  });
  const business = gauge('business_count', 'How much there is of it by now', ['what'], readBusiness);

  const readDisk = seldom('disk', async () => {
    const { bsize, blocks, bavail } = await statfs(sources.dataDir);
    size.set(bsize * blocks);
    free.set(bsize * bavail);
  });
  const free = gauge('data_disk_free_bytes', 'Space left on the disk that DATA_DIR is on', [], readDisk);
  const size = gauge('data_disk_size_bytes', 'Size of the disk that DATA_DIR is on', [], readDisk);
}

/** Reads at most once per while, waits for it only so long, and never fails. */
export function readSeldom(
  read: () => Promise<void>,
  onFailure: () => void,
  now: () => number = Date.now,
): () => Promise<void> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  return async () => {
    if (!reading && now() - readAt >= keptMs) {
      readAt = now();
      reading = read()
        .catch(onFailure)
        .finally(() => {
          reading = undefined;
        });
    }
    if (!reading) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([reading, patience]);
    clearTimeout(timer);
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import { loggableError } from '../http/logging.ts';
import type { HandOvers } from '../mail/mailer.ts';
import { queueSchema } from './queue-schema.ts';

/**
 * A kind of work done later. It is enqueued in the transaction of the change that causes it, so it exists
 * exactly when that change does; it may run more than once, so its handler must bear that.
 */
export interface Job<Data> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
}

/** One that was given up, or failed so often that somebody should know. */
export interface TroubledJob {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly tries: number;
  /** Null when it was given up. */
  readonly nextAt: Date | null;
  readonly problem: string | null;
}

export interface Later<Data> {
  readonly data: Data;
  readonly startAfter: Date;
}

export interface Queue {
  handle<Data>(job: Job<Data>, handler: (data: Data, context: { jobId: string }) => Promise<void>): void;
  enqueue<Data>(tx: Transaction, job: Job<Data>, data: Data, options?: { startAfter?: Date }): Promise<void>;
  /** The same for many that are done later, with one statement. */
  enqueueAll<Data>(tx: Transaction, job: Job<Data>, later: readonly Later<Data>[]): Promise<void>;
  /** Runs a job at the start and then once per interval of at most an hour, however many servers there are. */
  every(job: Job<null>, seconds: number): void;
  listTroubled(limit: number): Promise<TroubledJob[]>;
  countTroubled(): Promise<{ count: number; oldestAt: Date | null }>;
  /** Those that are due and that nobody has begun, by kind. */
  countWaiting(): Promise<{ name: string; count: number; oldestSeconds: number }[]>;
  /** Both answer with the job's name, or undefined where there is no such job in trouble. */
  retryNow(tx: Transaction, id: string): Promise<string | undefined>;
  dismiss(tx: Transaction, id: string): Promise<string | undefined>;
  /** Removes jobs, done or not, in which this address stands: those that are done are kept for days. */
  forget(tx: Transaction, email: string): Promise<void>;
  /** Kept with the job whose message it is, so it is gone when the job is. */
  readonly handOvers: HandOvers;
  /** May be tried again when it fails. */
  start(): Promise<void>;
  /** Lets running jobs finish for a while; what isn't done by then is handed back and runs again elsewhere. */
  stop(timeoutSeconds: number): Promise<void>;
  isRunning(): boolean;
}

interface QueueLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** All jobs share one queue of pg-boss, so that an idle server asks the database once per interval, not once per kind. */
const queueName = 'work';
const batchSize = 20;
const retryLimit = 20;
const retryDelaySeconds = 5;
/** A job whose server died is given to another one after this time. */
const expireInSeconds = 60;
/** A database that is away may be back before a job's time is up. */
const outcomePatienceMs = 45_000;
const outcomePauseMs = 500;
const keptSeconds = 3600;
/** What was given up is kept until somebody has seen it. */
const keptFailedSeconds = 90 * 24 * 3600;
/** After so many tries, which are some minutes, it isn't a hiccup any more. */
const troublingTries = 6;

const patience = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true, expireInSeconds };

/** pg-boss ends the statements about finished and failed jobs with this, and no others. */
const outcomeOfJobs = 'SELECT COUNT(*) FROM results';

/** By a name, so that a connection plans the long statement once. */
const namedStatement = (tx: Transaction, name: string): PgBoss.Db => ({
  executeSql: (text, values) => tx.client.query({ name, text, values }),
});

type Envelope = { job: string; data: unknown };

export function createQueue(
  database: Database,
  log: QueueLog,
  options: {
    pollSeconds?: number;
    /** Told of each run around it. */
    watchJob?: (name: string, work: () => Promise<void>) => Promise<void>;
  } = {},
): Queue {
  const handlers = new Map<string, (data: unknown, jobId: string) => Promise<void>>();
  let stopping = false;

  /**
   * pg-boss awaits nobody when it writes down what became of jobs, so a database that is away in that moment would
   * end the process. It is told as soon as it is back; one that stays away lets the jobs' time run out, and they run
   * again.
   */
  async function runSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const giveUpAt = performance.now() + outcomePatienceMs;
    for (;;) {
      try {
        return await database.pool.query(text, values);
      } catch (error) {
        if (!text.includes(outcomeOfJobs)) throw error;
        if (stopping || performance.now() > giveUpAt) {
          log.error({ err: error }, 'outcome of jobs not kept');
          return { rows: [{ count: 0 }] };
        }
        await sleep(outcomePauseMs, undefined, { ref: false });
      }
    }
  }

  function newBoss(): PgBoss {
    const made = new PgBoss({
      db: { executeSql: runSql },
      schema: queueSchema,
      schedule: false,
      maintenanceIntervalSeconds: 15,
      archiveCompletedAfterSeconds: keptSeconds,
      archiveFailedAfterSeconds: keptFailedSeconds,
      deleteAfterDays: 14,
    });
    made.on('error', (error) => log.error({ err: error }, 'job queue'));
    return made;
  }
  let boss = newBoss();
  let workerId: string | undefined;
  const recurring: { job: Job<null>; seconds: number }[] = [];
  const timers: NodeJS.Timeout[] = [];

  /** Every server asks once per interval; the database takes one job per interval, so the others ask in vain. */
  function recur({ job, seconds }: { job: Job<null>; seconds: number }): void {
    const ask = () =>
      boss
        .send(
          queueName,
          { job: job.name, data: null },
          { ...patience, singletonKey: job.name, singletonSeconds: seconds },
        )
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'recurring job not enqueued'));
    void ask();
    timers.push(setInterval(() => void ask(), seconds * 1000).unref());
  }

  async function run(job: PgBoss.Job<Envelope>): Promise<void> {
    const handler = handlers.get(job.data.job);
    try {
      if (!handler) throw new Error(`no handler for job ${job.data.job}`);
      const work = () => handler(job.data.data, job.id);
      await (options.watchJob ? options.watchJob(job.data.job, work) : work());
      // One by one: pg-boss waits for the slowest of a batch, and a server that dies meanwhile would leave all of them
      // to be done again.
      await boss.complete(queueName, job.id);
    } catch (error) {
      log.warn({ err: error, job: job.data.job, jobId: job.id }, 'job failed, will be tried again');
      // Failed one by one: a batch that throws would take its successful neighbours along.
      await boss.fail(queueName, job.id, { message: loggableError(error).message });
    }
  }

  const inTrouble = `name = '${queueName}'
    and (state = 'failed' or (state = 'retry' and retry_count >= ${troublingTries}))`;

  return {
    async listTroubled(limit) {
      const { rows } = await database.pool.query<TroubledJob>(
        `select id, data->>'job' as name, created_on as "createdAt", retry_count + 1 as tries,
           case when state = 'retry' then start_after end as "nextAt", output->>'message' as problem
         from jobs.job where ${inTrouble} order by created_on, id limit $1`,
        [limit],
      );
      return rows;
    },
    async countTroubled() {
      const { rows } = await database.pool.query<{ count: number; oldestAt: Date | null }>(
        `select count(*)::int as count, min(created_on) as "oldestAt" from jobs.job where ${inTrouble}`,
      );
      return rows[0]!;
    },
    async countWaiting() {
      const { rows } = await database.pool.query<{ name: string; count: number; oldestSeconds: number }>(
        `select data->>'job' as name, count(*)::int as count,
           extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
         from jobs.job where name = '${queueName}' and state < 'active' and start_after <= now() group by 1`,
      );
      return rows;
    },
    async retryNow(tx, id) {
      const { rows } = await tx.client.query<{ name: string }>(
        `update jobs.job set state = 'retry', start_after = now(), completed_on = null,
           retry_limit = greatest(retry_limit, retry_count + 1)
         where id = $1 and ${inTrouble} returning data->>'job' as name`,
        [id],
      );
      tx.afterCommit(() => {
        if (workerId) boss.notifyWorker(workerId);
      });
      return rows[0]?.name;
    },
    async dismiss(tx, id) {
      const { rows } = await tx.client.query<{ name: string }>(
        `delete from jobs.job where id = $1 and ${inTrouble} returning data->>'job' as name`,
        [id],
      );
      return rows[0]?.name;
    },
    async forget(tx, email) {
      for (const table of ['job', 'archive']) {
        await tx.client.query(
          `delete from jobs.${table} where position($1 in lower(concat(data, output))) > 0`,
          [email.toLowerCase()],
        );
      }
    },
    handOvers: {
      async begin(id) {
        const { rowCount } = await database.pool.query(
          `update jobs.job set data = data || '{"handedOver": true}'
           where name = $1 and id = $2 and data->'handedOver' is null`,
          [queueName, id],
        );
        return rowCount === 1;
      },
      async undo(id) {
        await database.pool.query(
          "update jobs.job set data = data - 'handedOver' where name = $1 and id = $2",
          [queueName, id],
        );
      },
    },
    handle(job, handler) {
      handlers.set(job.name, async (data, jobId) => handler(job.data.parse(data), { jobId }));
    },
    async enqueue(tx, job, data, { startAfter } = {}) {
      await boss.send(
        queueName,
        { job: job.name, data },
        {
          db: namedStatement(tx, 'jobs: enqueue'),
          ...patience,
          ...(startAfter && { startAfter }),
        },
      );
      tx.afterCommit(() => {
        if (workerId && !startAfter) boss.notifyWorker(workerId);
      });
    },
    async enqueueAll(tx, job, later) {
      await boss.insert(
        later.map(({ data, startAfter }) => ({
          name: queueName,
          data: { job: job.name, data },
          startAfter,
          ...patience,
        })),
        { db: namedStatement(tx, 'jobs: enqueue all') },
      );
    },
    every(job, seconds) {
      // What is finished is kept this long, and only what is kept holds the place of its interval.
      if (seconds > keptSeconds) throw new Error(`${job.name} can't recur less often than every hour`);
      recurring.push({ job, seconds });
    },
    async start() {
      await boss.start().catch((error: unknown) => {
        // One whose start has failed takes itself for started.
        boss = newBoss();
        throw error;
      });
      await boss.createQueue(queueName);
      workerId = await boss.work<Envelope>(
        queueName,
        { batchSize, pollingIntervalSeconds: options.pollSeconds ?? 2 },
        async (jobs) => {
          await Promise.all(jobs.map(run));
          // A full batch means that more may be waiting: don't sleep on it.
          if (jobs.length === batchSize && workerId) boss.notifyWorker(workerId);
        },
      );
      recurring.forEach(recur);
    },
    async stop(timeoutSeconds) {
      stopping = true;
      workerId = undefined;
      for (const timer of timers.splice(0)) clearInterval(timer);
      await boss.stop({ graceful: true, wait: true, close: false, timeout: timeoutSeconds * 1000 });
    },
    isRunning: () => workerId !== undefined,
  };
}

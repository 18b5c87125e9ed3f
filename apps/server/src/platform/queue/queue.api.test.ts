import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/test-app.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createQueue, type Job, type Queue } from './queue.ts';

let database: Database;
let drop: () => Promise<void>;
const queues: Queue[] = [];
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  database = openDatabase({ url: fresh.url, poolSize: 5, onIdleError: () => undefined });
});
// One that goes on would take the jobs of the next test, which it can't do.
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop(5)));
});
afterAll(async () => {
  await database.close();
  await drop();
});

function newQueue(): Queue {
  const queue = createQueue(database, pino({ level: 'silent' }), { pollSeconds: 0.5 });
  queues.push(queue);
  return queue;
}

describe('a recurring job', () => {
  const job: Job<null> = { name: 'test.recurring', data: z.null() };

  it('runs once per interval, whatever the number of servers', async () => {
    let runs = 0;
    for (let server = 0; server < 3; server += 1) {
      const queue = newQueue();
      queue.handle(job, async () => {
        runs += 1;
      });
      queue.every(job, 1);
      await queue.start();
    }
    await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(3), 60_000);
    await Promise.all(queues.splice(0).map((queue) => queue.stop(5)));
    const { rows } = await database.pool.query<{ jobs: number; intervals: number }>(
      `select count(*)::int as jobs, count(distinct singleton_on)::int as intervals
       from jobs.job where data->>'job' = 'test.recurring'`,
    );
    const { jobs, intervals } = rows[0]!;
    expect(jobs).toBe(intervals);
    // The last one may not have begun when its server stopped.
    expect([jobs, jobs - 1]).toContain(runs);
  });

  it('can not recur less often than every hour', () => {
    expect(() => newQueue().every(job, 3601)).toThrow('every hour');
  });
});

/** A queue whose database goes away in the middle of some statements. */
function queueThatLoses(isLost: (text: string) => boolean) {
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query'
        ? async (text: string, values: unknown[]) => {
            if (isLost(text)) throw new Error('Connection terminated');
            return target.query(text, values);
          }
        : Reflect.get(target, name),
  });
  const queue = createQueue({ ...database, pool }, pino({ level: 'silent' }), { pollSeconds: 0.5 });
  queues.push(queue);
  return queue;
}

it('outlives a database that is away when a job is done', async () => {
  const job: Job<null> = { name: 'test.away', data: z.null() };
  const away: string[] = [];
  const queue = queueThatLoses((text) => {
    if (!/SET completed_on|DELETE FROM \S+job\b[\s\S]*retry_count/.test(text)) return false;
    away.push(text);
    return true;
  });
  let runs = 0;
  queue.handle(job, async () => {
    runs += 1;
    if (runs === 2) throw new Error('failed as well');
  });
  await database.transaction(async (tx) => {
    await queue.enqueue(tx, job, null);
    await queue.enqueue(tx, job, null);
  });
  await queue.start();
  await vi.waitFor(() => expect(runs).toBe(2), 60_000);
  // The second fails by itself: what can't be told of it is nobody's rejection either.
  await vi.waitFor(() => expect(away.length).toBeGreaterThanOrEqual(2), 60_000);
  expect(queue.isRunning()).toBe(true);
});

it('starts at a second try where the database was away at the first', async () => {
  const job: Job<null> = { name: 'test.late', data: z.null() };
  let away = true;
  const queue = queueThatLoses(() => away);
  let runs = 0;
  queue.handle(job, async () => {
    runs += 1;
  });
  await expect(queue.start()).rejects.toThrow('Connection terminated');
  expect(queue.isRunning()).toBe(false);
  away = false;
  await queue.start();
  await database.transaction((tx) => queue.enqueue(tx, job, null));
  await vi.waitFor(() => expect(runs).toBe(1), 60_000);
});

it('writes down that a job is done while others of its batch still run', async () => {
  const quick: Job<null> = { name: 'test.quick', data: z.null() };
  const slow: Job<null> = { name: 'test.slow', data: z.null() };
  const queue = newQueue();
  let finish = () => {};
  queue.handle(quick, async () => undefined);
  queue.handle(slow, () => new Promise<void>((done) => (finish = done)));
  await database.transaction(async (tx) => {
    await queue.enqueue(tx, quick, null);
    await queue.enqueue(tx, slow, null);
  });
  await queue.start();
  const states = async () => {
    const { rows } = await database.pool.query<{ name: string; state: string }>(
      "select data->>'job' as name, state from jobs.job where data->>'job' in ('test.quick', 'test.slow')",
    );
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  await vi.waitFor(
    async () => expect(await states()).toEqual({ 'test.quick': 'completed', 'test.slow': 'active' }),
    60_000,
  );
  finish();
  await vi.waitFor(async () => expect(await states()).toMatchObject({ 'test.slow': 'completed' }), 60_000);
});

it('remembers a message on its way through the death of its server', async () => {
  const job: Job<null> = { name: 'test.mail', data: z.null() };
  const queue = newQueue();
  const begun: boolean[] = [];
  queue.handle(job, async (_data, { jobId }) => {
    begun.push(await queue.handOvers.begin(jobId));
    if (begun.length === 1) throw new Error('as if the server had died here');
    if (begun.length === 2) {
      await queue.handOvers.undo(jobId);
      begun.push(await queue.handOvers.begin(jobId));
    }
  });
  await queue.start();
  await database.transaction((tx) => queue.enqueue(tx, job, null));
  await vi.waitFor(() => expect(begun).toHaveLength(1), 60_000);
  await vi.waitFor(async () => {
    await database.pool.query(
      "update jobs.job set start_after = now() - interval '1 second' where data->>'job' = 'test.mail'",
    );
    expect(begun).toEqual([true, false, true]);
  });
});

it('tells what became of a job when the database is back, so that it does not run again', async () => {
  const job: Job<null> = { name: 'test.back', data: z.null() };
  let away = true;
  let failures = 0;
  const queue = queueThatLoses((text) => {
    if (!away || !text.includes('SET completed_on')) return false;
    failures += 1;
    return true;
  });
  let runs = 0;
  queue.handle(job, async () => {
    runs += 1;
  });
  await queue.start();
  await database.transaction((tx) => queue.enqueue(tx, job, null));
  await vi.waitFor(() => expect(failures).toBeGreaterThan(0), 60_000);
  away = false;
  const stateOf = async () =>
    (await database.pool.query(`select state from jobs.job where data->>'job' = 'test.back'`)).rows;
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'completed' }]), 60_000);
  expect(runs).toBe(1);
});

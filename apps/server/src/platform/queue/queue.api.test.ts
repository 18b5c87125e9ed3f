import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
afterAll(async () => {
  for (const queue of queues) await queue.stop(5);
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
    const runs: number[] = [];
    for (let server = 0; server < 3; server += 1) {
      const queue = newQueue();
      queue.handle(job, async () => {
        runs.push(Date.now());
      });
      queue.every(job, 2);
      await queue.start();
    }
    await sleep(6500);
    // Intervals are fixed slots of time, so the first may be cut short.
    expect(runs.length).toBeGreaterThanOrEqual(3);
    expect(runs.length).toBeLessThanOrEqual(4);
  });

  it('can not recur less often than every hour', () => {
    expect(() => newQueue().every(job, 3601)).toThrow('every hour');
  });
});

it('outlives a database that is away when a job is done', async () => {
  const job: Job<null> = { name: 'test.away', data: z.null() };
  const away: string[] = [];
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query'
        ? async (text: string, values: unknown[]) => {
            if (!/SET completed_on|DELETE FROM \S+job\b[\s\S]*retry_count/.test(text))
              return target.query(text, values);
            away.push(text);
            throw new Error('Connection terminated');
          }
        : Reflect.get(target, name),
  });
  const queue = createQueue({ ...database, pool }, pino({ level: 'silent' }), { pollSeconds: 0.5 });
  queues.push(queue);
  let runs = 0;
  queue.handle(job, async () => {
    runs += 1;
    if (runs === 2) throw new Error('failed as well');
  });
  await queue.start();
  for (const run of [1, 2]) {
    await database.transaction((tx) => queue.enqueue(tx, job, null));
    await vi.waitFor(() => expect(runs).toBe(run), 5000);
  }
  // The second fails by itself: what can't be told of it is nobody's rejection either.
  await vi.waitFor(() => expect(away.length).toBeGreaterThanOrEqual(2), 5000);
  expect(queue.isRunning()).toBe(true);
});

it('tells what became of a job when the database is back, so that it does not run again', async () => {
  const job: Job<null> = { name: 'test.back', data: z.null() };
  let away = true;
  let failures = 0;
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query'
        ? async (text: string, values: unknown[]) => {
            if (!away || !text.includes('SET completed_on')) return target.query(text, values);
            failures += 1;
            throw new Error('Connection terminated');
          }
        : Reflect.get(target, name),
  });
  const queue = createQueue({ ...database, pool }, pino({ level: 'silent' }), { pollSeconds: 0.5 });
  queues.push(queue);
  let runs = 0;
  queue.handle(job, async () => {
    runs += 1;
  });
  await queue.start();
  await database.transaction((tx) => queue.enqueue(tx, job, null));
  await vi.waitFor(() => expect(failures).toBeGreaterThan(0), 8000);
  away = false;
  const stateOf = async () =>
    (await database.pool.query(`select state from jobs.job where data->>'job' = 'test.back'`)).rows;
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'completed' }]), 8000);
  expect(runs).toBe(1);
});

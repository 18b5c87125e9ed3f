import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { createQueue } from '../apps/server/src/platform/queue/queue.ts';
import { createRateLimits } from '../apps/server/src/platform/rate-limits/rate-limits.ts';
import { noNews } from '../apps/server/src/platform/redis/news.ts';
import { createFiles } from '../apps/server/src/platform/storage/create-files.ts';
import { realWorld } from '../apps/server/src/platform/world.ts';

/** The real app in a process of its own, as in production but without pages; with jobs where they are asked for. */
const givenDir = process.env.BENCH_DATA_DIR;
const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'sevenfold-bench-')));
const url = process.env.DATABASE_URL!;
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const database = openDatabase({ url, poolSize: 10, onIdleError: () => undefined });
const queue = createQueue(database, log);
const app = await buildApp({
  config,
  world: realWorld,
  database,
  queue,
  mailer: { send: async () => undefined, close: () => undefined },
  files: createFiles(config, realWorld, log),
  rateLimits: createRateLimits(database.db, realWorld),
  news: noNews,
  log,
});
const withJobs = process.env.BENCH_JOBS === 'yes';
if (withJobs) await queue.start();
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }));

process.on('message', () => process.send!(process.cpuUsage()));
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  if (withJobs) await queue.stop(5);
  await database.close();
  if (!givenDir) await rm(dataDir, { recursive: true, force: true });
}

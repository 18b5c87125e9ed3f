import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { readTopicIds } from '../apps/server/src/features/catalogue/save-catalogue.ts';
import { loadContent } from '../apps/server/src/features/content/load-content.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { giveHeapRoom } from '../apps/server/src/platform/heap-room.ts';
import { randomIds } from '../apps/server/src/platform/ids.ts';
import { createQueue } from '../apps/server/src/platform/queue/queue.ts';
import { sharedServices } from '../apps/server/src/platform/redis/shared-services.ts';
import { createFiles } from '../apps/server/src/platform/storage/create-files.ts';
import { builtPages } from '../apps/server/src/web/built-pages.ts';
import type { BankContent } from '../content/bank-content.ts';
import { beginLog, endLog, watchStatements } from './statement-log.ts';

/**
 * The real app in a process of its own, as in production; with pages and with jobs where they are asked for. Runs built, from
 * a folder of the server, hence its paths begin in that of the product.
 */
giveHeapRoom();
const givenDir = process.env.BENCH_DATA_DIR;
const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'sevenfold-bench-')));
const url = process.env.DATABASE_URL!;
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  // All requests come from one address, and as many as the machine bears are wanted.
  RATE_LIMIT_SCALE: '100000',
  LOAD_SHEDDING: 'off',
  OPEN_REQUESTS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
});
const log = pino({ level: 'silent' });
const database = openDatabase({ url, poolSize: 10, onIdleError: () => undefined });
const queue = createQueue(database, log);
const services = {
  config,
  clock: systemClock,
  ids: randomIds,
  database,
  queue,
  mailer: { send: async () => undefined, close: () => undefined },
  files: createFiles(config, systemClock, log),
  ...(await sharedServices(config, database, systemClock, log)),
  log,
};
const texts = process.env.BENCH_TEXTS;
if (texts) {
  const content = JSON.parse(await readFile(texts, 'utf8')) as BankContent;
  // Its topics are others; called as the real ones are, search has as many words to look through.
  const places = [...(await readTopicIds(database.db)).keys()].map((path) => path.split('/'));
  const vocabularies = content.vocabularies
    .slice(0, places.length)
    .map(({ words }, at) => ({ subject: places[at]![0]!, topic: places[at]![1]!, words }));
  await loadContent(services, { ...content, vocabularies });
  watchStatements();
}
const app = await buildApp(services, texts ? { pages: await builtPages(resolve('apps/web/build')) } : {});
const withJobs = process.env.BENCH_JOBS === 'yes';
if (withJobs) await queue.start();
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }));

process.on('message', ({ statements }: { statements?: 'log' | 'tell' }) => {
  if (statements === 'log') beginLog();
  process.send!(statements === 'tell' ? endLog() : process.cpuUsage());
});
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  if (withJobs) await queue.stop(5);
  await database.close();
  if (!givenDir) await rm(dataDir, { recursive: true, force: true });
}

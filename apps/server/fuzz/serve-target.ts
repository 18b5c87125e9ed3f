import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { loggerOptions } from '../src/platform/http/logging.ts';
import { randomIds } from '../src/platform/ids.ts';
import { createQueue } from '../src/platform/queue/queue.ts';
import { sharedServices } from '../src/platform/redis/shared-services.ts';
import { createFiles } from '../src/platform/storage/create-files.ts';
import { builtPages } from '../src/web/built-pages.ts';

/** The whole product in a process of its own, so that one that hangs or ends is seen from outside. */
const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-fuzz-'));
const url = process.env.DATABASE_URL!;
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  SANDBOX_OUTSIDE_DEMO: 'on',
  // What is looked for is behind the limits.
  RATE_LIMIT_SCALE: '100000',
  LOAD_SHEDDING: 'off',
  OPEN_REQUESTS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
});
const errors: string[] = [];
const log = pino(loggerOptions('error'), {
  write: (line: string) => {
    if (errors.length < 200) errors.push(line);
  },
});
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error) =>
    errors.push(`${event}: ${error instanceof Error ? error.stack : String(error)}`),
  );
}
const database = openDatabase({ url, poolSize: 10, onIdleError: () => undefined });
const queue = createQueue(database, log);
const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url));
const pages = existsSync(`${webBuild}/server/index.js`) ? await builtPages(webBuild) : undefined;
const app = await buildApp(
  {
    config,
    clock: systemClock,
    ids: randomIds,
    database,
    queue,
    mailer: { send: async () => undefined, close: () => undefined },
    files: createFiles(config, systemClock, log),
    ...(await sharedServices(config, database, systemClock, log)),
    log,
  },
  pages ? { pages } : {},
);
await queue.start();
process.send!({ origin: await app.listen({ host: '127.0.0.1', port: 0 }), pages: pages !== undefined });

process.on('message', () =>
  process.send!({
    polluted: Object.keys(Object.prototype).length > 0 || 'polluted' in {},
    memory: process.memoryUsage().rss,
    errors: errors.splice(0),
  }),
);
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await app.close();
  await queue.stop(5);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}

import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { loggerOptions } from '../../platform/http/logging.ts';
import { randomIds } from '../../platform/ids.ts';
import { outboxMailer } from '../../platform/mail/mailer.ts';
import { createQueue } from '../../platform/queue/queue.ts';
import { sharedServices } from '../../platform/redis/shared-services.ts';
import { createFiles } from '../../platform/storage/create-files.ts';

/** The product in a process of its own, without its pages, so that a test can kill it. */
const config = readConfig(process.env);
const log = pino(loggerOptions(config.logLevel));
const database = openDatabase({ url: config.databaseUrl!, poolSize: 10, onIdleError: () => undefined });
const queue = createQueue(database, log, { pollSeconds: 0.5 });
const { from } = config.mail;
const app = await buildApp({
  config,
  clock: systemClock,
  ids: randomIds,
  database,
  queue,
  mailer: outboxMailer({ dataDir: config.dataDir, from, domain: 'localhost', now: systemClock.now }),
  files: createFiles(config, systemClock, log),
  ...(await sharedServices(config, database, systemClock, log)),
  log,
});
await queue.start();
await app.listen({ port: config.port, host: '127.0.0.1' });
process.send?.(app.server.address());

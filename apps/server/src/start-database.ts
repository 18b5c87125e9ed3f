import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase, usualAnswerMs } from './platform/database/database.ts';
import { type Launched, launchEarly } from './platform/database/embedded/launch-early.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { onceDatabaseAnswers } from './platform/database/once-database-answers.ts';
import type { Watch } from './platform/watch/watch.ts';

// This file, like its built form, lies one folder below the package, so both find the migrations like this.
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The configured server, or the embedded one; up to date and ready for queries. */
export async function startDatabase(
  config: Config,
  log: FastifyBaseLogger,
  watch?: Watch,
  launched?: Launched,
): Promise<{ database: Database; stop(): Promise<void> }> {
  await mkdir(config.dataDir, { recursive: true });
  let database: Database | undefined;
  const embeddedDatabase = ({ postgres, listen }: Launched) => {
    listen({
      log: (message) => log.info(message),
      onRestart: (url) => {
        log.warn('the embedded database had ended and was started again');
        database?.moveTo(url);
      },
    });
    return postgres;
  };
  const embedded = config.databaseUrl
    ? undefined
    : await embeddedDatabase(launched ?? launchEarly(config.dataDir));
  // Asked each time: an embedded one that was started again may have another address.
  const url = () => config.databaseUrl ?? embedded?.url ?? '';
  try {
    await onceDatabaseAnswers(log, () => migrateDatabase(url(), migrationsFolder));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  database = openDatabase({
    url: url(),
    log,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    watchStatement: watch?.statement,
    replicas: { ...config.replicas, log },
    answerWithinMs: usualAnswerMs * config.answerTimeScale,
  });
  return {
    database,
    async stop() {
      await database.close();
      await embedded?.stop();
    },
  };
}

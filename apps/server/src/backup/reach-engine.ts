import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { BackupError } from './manifest.ts';

/** The configured database as it is, without any migration. The embedded one is joined, or runs for this command. */
export async function reachEngine(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { mayMake }: { mayMake: boolean },
): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  if (!mayMake && !existsSync(join(dataDir, 'postgres'))) {
    throw new BackupError(`There is no database in ${dataDir}, and DATABASE_URL is not set.`);
  }
  return startEmbeddedPostgres({ dataDir, log: () => undefined });
}

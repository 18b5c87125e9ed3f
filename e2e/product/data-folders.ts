import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import type { Engine } from '../../apps/server/test/engine.ts';
import { removeDataFolder } from './remove-data-folder.ts';

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sevenfold-e2e-'));
  // The database runs as a user of its own, who has to get in.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * A copy of what a first start leaves. Loading the bank is most of such a start, so the run does it once and every
 * further product begins here.
 */
export async function folderWithBank(): Promise<string> {
  const prepared = process.env.PREPARED_DATA;
  if (!prepared) throw new Error('the run has prepared no data');
  const folder = await emptyFolder();
  // Node's own copying would lose to whom the database's files belong.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/** The database of such a folder, for journeys that change what is in it or outlive their product. */
export async function engineWithBank(): Promise<Engine> {
  const dataDir = await folderWithBank();
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return {
    name: 'embedded',
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await removeDataFolder(dataDir);
    },
  };
}

import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostmasterOf } from '../../apps/server/src/platform/database/embedded/process-inspection.ts';
import { until } from './until.ts';

/**
 * Removes a data folder once nobody writes to it any more. A product that was killed leaves its database running, and
 * one that ends leaves it to whoever else uses it: what such a server writes would be in the way.
 */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (cluster) await endServerOf(cluster);
  await rm(dataDir, { recursive: true, force: true });
}

async function endServerOf(cluster: string): Promise<void> {
  const kept = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(kept.split('\n')[0]);
  if (pid > 0 && (await isPostmasterOf(pid, cluster))) process.kill(pid, 'SIGINT');
  await until(async () => (await processesIn(cluster)).length === 0, 120);
}

/** The server and its helpers all work there; helpers of one that was killed outlive it for a moment. */
async function processesIn(folder: string): Promise<string[]> {
  const names = await readdir('/proc').catch((): string[] => []);
  const folders = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => [name, await readlink(`/proc/${name}/cwd`).catch(() => '')] as const),
  );
  return folders.filter(([, cwd]) => cwd === folder).map(([name]) => name);
}

import type { Services } from '../../platform/services.ts';
import { dropFile } from './grading.jobs.ts';

const hourMs = 3_600_000;

/**
 * Keeps an uploaded PDF under a key of its own. Should nothing come of the upload, because a later step is refused or
 * the server dies, the job that was left before finds the file unused and removes it.
 */
export async function keepPdf(services: Services, folder: string, content: Buffer): Promise<string> {
  const { database, files, queue, clock, ids } = services;
  const key = `${folder}/${ids.uuid()}.pdf`;
  const startAfter = new Date(clock.now().getTime() + hourMs);
  await database.transaction((tx) => queue.enqueue(tx, dropFile, { key }, { startAfter }));
  await files.put(key, content, 'application/pdf');
  return key;
}

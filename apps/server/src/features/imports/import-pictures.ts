import { forEachLimited } from '../../platform/concurrency-limit.ts';
import { ImageFlaw } from '../../platform/pictures/image-flaw.ts';
import { keepOriginal } from '../../platform/pictures/keep-picture.ts';
import { renewBySource } from '../../platform/pictures/pictures.queries.ts';
import type { Services } from '../../platform/services.ts';
import { flaw } from './files/import-flaw.ts';
import { openPackage, type PackedImage } from './files/open-package.ts';
import { advance, type StepContext } from './import-step.ts';
import { type ImportRecord, listImages } from './imports.queries.ts';
import { withFile } from './work-folder.ts';

/** Those that are opened or drawn take turns on the cores; the others wait for the disk meanwhile. */
export const picturesAtOnce = 5;
const picturesPerStep = 50;
const hashesPerStatement = 1000;

/** Loaded with the first picture, as the editor does. */
const readOriginal = async (content: Buffer) =>
  (await import('../../platform/pictures/make-picture.ts')).readOriginal(content);

/** Why it can't be an image of a question, in words. Opened as the editor opens it. */
export async function flawOfImage(content: Buffer): Promise<string | null> {
  try {
    await readOriginal(content);
    return null;
  } catch (error) {
    if (error instanceof ImageFlaw) return error.message;
    throw error;
  }
}

/**
 * Keeps every image that some row names, as the editor keeps an upload, and answers how many there are. Nobody sees
 * them before a question shows them; those of an import that came to nothing are swept with all that is unused.
 */
export async function keepUsedImages(
  context: StepContext,
  record: ImportRecord,
  rows: number,
): Promise<number> {
  const { services } = context;
  const { db } = services.database;
  const used = (await listImages(db, record.id)).filter((image) => image.used);
  const hashOf = new Map(used.map(({ name, hash }) => [name, hash]));
  const kept = await renewAll(services, [...new Set(hashOf.values())]);
  const total = new Set(hashOf.values()).size;
  if (kept.size === total) return total;
  return withFile(services, record, async (path, folder) => {
    const opened = await openPackage(path, record.fileName, folder);
    try {
      const wanted: PackedImage[] = [];
      for (const image of opened.images) {
        const hash = hashOf.get(image.name);
        if (hash === undefined || kept.has(hash)) continue;
        kept.add(hash);
        wanted.push(image);
      }
      const before = total - wanted.length;
      for (let next = 0; next < wanted.length; next += picturesPerStep) {
        const step = wanted.slice(next, next + picturesPerStep);
        await forEachLimited(step, picturesAtOnce, async (image) =>
          keepImage(services, image.name, hashOf.get(image.name)!, await opened.read(image)),
        );
        await advance(db, context, record, 'importing', {
          progressDone: before + next + step.length,
          progressTotal: total + rows,
        });
      }
      return total;
    } finally {
      opened.close();
    }
  });
}

async function keepImage(services: Services, name: string, hash: string, content: Buffer): Promise<void> {
  try {
    await keepOriginal(services, await readOriginal(content), undefined, hash);
  } catch (error) {
    throw error instanceof ImageFlaw ? flaw(`${name}: ${error.message}`) : error;
  }
}

/** Those that an earlier try, or an earlier import, kept already. */
async function renewAll({ database, clock }: Services, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let next = 0; next < hashes.length; next += hashesPerStatement) {
    const some = hashes.slice(next, next + hashesPerStatement);
    for (const hash of await renewBySource(database.db, some, clock.now())) found.add(hash);
  }
  return found;
}

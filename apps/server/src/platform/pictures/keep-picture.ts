import { buffer } from 'node:stream/consumers';
import { AppError } from '../app-error.ts';
import { outlineLetters } from '../drawing/draw-text.ts';
import type { Services } from '../services.ts';
import type { Original } from './make-picture.ts';
import { pictureKey } from './picture-address.ts';
import { insertPicture, type PictureRow, sayHash } from './pictures.queries.ts';

export type { PictureRow } from './pictures.queries.ts';

import type { Letters } from './watermark.ts';

/** Loaded with the first picture: the library is large, and most servers never need it. */
const loadMaker = () => import('./make-picture.ts');

const hex = (id: string) => id.replaceAll('-', '');
const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** What the watermark says: the site's domain. */
export async function watermarkLetters({ config }: Services): Promise<Letters> {
  return outlineLetters(new URL(config.site.productionOrigin).hostname);
}

/** Keeps an original and what is shown of it. Should nothing come of it, the sweep finds it unused. */
export async function keepOriginal(
  services: Services,
  original: Original,
  watermark: Letters | undefined,
  sourceHash: string | null = null,
): Promise<PictureRow> {
  const originalKey = `picture-originals/${hex(services.ids.uuid())}.${extensions[original.type]}`;
  return keep(services, original, { originalKey, isNew: true, watermark, sourceHash });
}

/** Keeps what is shown of an original, and not the original: for texts, which have no watermarks. */
export const keepForText = (services: Services, original: Original): Promise<PictureRow> =>
  keep(services, original, { originalKey: null, isNew: true, watermark: undefined, sourceHash: null });

/** The same original with or without a watermark, as another picture. */
export async function keepAgain(
  services: Services,
  { originalKey, originalType, sourceHash }: PictureRow,
  watermark: Letters | undefined,
): Promise<PictureRow> {
  const content = await readOriginalFile(services, originalKey);
  const original = { content, type: originalType };
  return keep(services, original, { originalKey, isNew: false, watermark, sourceHash });
}

export async function readOriginalFile({ files }: Services, key: string | null): Promise<Buffer> {
  const file = key === null ? undefined : await files.read(key);
  if (!file) throw new AppError('conflict', 'The original of an image is gone. Please upload it again.');
  return buffer(file);
}

async function keep(
  { database, files, clock, ids }: Services,
  { content, type }: Original,
  options: Pick<PictureRow, 'originalKey' | 'sourceHash'> & {
    isNew: boolean;
    watermark: Letters | undefined;
  },
): Promise<PictureRow> {
  const { makePicture } = await loadMaker();
  const made = await makePicture(content, options.watermark);
  const row: PictureRow = {
    id: hex(ids.uuid()),
    width: made.width,
    height: made.height,
    watermark: options.watermark !== undefined,
    originalKey: options.originalKey,
    originalType: type,
    sourceHash: null,
    createdAt: clock.now(),
  };
  // The row comes first: a file that no row names would never be found again.
  await insertPicture(database.db, row);
  if (options.isNew && row.originalKey !== null) await files.put(row.originalKey, content, type);
  await files.put(pictureKey(row.id), made.content, 'image/webp');
  const { sourceHash } = options;
  // And this last: whoever finds a picture by it finds its files.
  if (sourceHash !== null) await sayHash(database.db, row.id, sourceHash);
  return { ...row, sourceHash };
}

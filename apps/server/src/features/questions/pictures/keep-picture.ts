import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { Original } from './make-picture.ts';
import { pictureKey } from './picture-address.ts';
import { insertPicture, type PictureRow } from './pictures.queries.ts';
import type { Letters, OutlineLetters } from './watermark.ts';

/** Loaded with the first picture: the library is large, and most servers never need it. */
const loadMaker = () => import('./make-picture.ts');

const hex = (id: string) => id.replaceAll('-', '');
const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** What the watermark says: the site's domain. */
export async function watermarkLetters({ config }: Services, outline: OutlineLetters): Promise<Letters> {
  return outline(new URL(config.site.productionOrigin).hostname);
}

/** Keeps an original and what is shown of it. Should nothing come of it, the sweep finds it unused. */
export async function keepOriginal(
  services: Services,
  original: Original,
  watermark: Letters | undefined,
): Promise<PictureRow> {
  const originalKey = `picture-originals/${hex(services.world.id())}.${extensions[original.type]}`;
  return keep(services, original, { originalKey, isNew: true, watermark });
}

/** The same original with or without a watermark, as another picture. */
export async function keepAgain(
  services: Services,
  { originalKey, originalType }: PictureRow,
  watermark: Letters | undefined,
): Promise<PictureRow> {
  const type = originalType === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const content = await readOriginalFile(services, originalKey);
  return keep(services, { content, type }, { originalKey, isNew: false, watermark });
}

export async function readOriginalFile({ files }: Services, key: string): Promise<Buffer> {
  const file = await files.read(key);
  if (!file) throw new AppError('conflict', 'The original of an image is gone. Please upload it again.');
  return buffer(file);
}

async function keep(
  { database, files, world }: Services,
  { content, type }: Original,
  options: { originalKey: string; isNew: boolean; watermark: Letters | undefined },
): Promise<PictureRow> {
  const { makePicture } = await loadMaker();
  const made = await makePicture(content, options.watermark);
  const row: PictureRow = {
    id: hex(world.id()),
    width: made.width,
    height: made.height,
    watermark: options.watermark !== undefined,
    originalKey: options.originalKey,
    originalType: type,
    createdAt: world.now(),
  };
  // The row comes first: a file that no row names would never be found again.
  await insertPicture(database.db, row);
  if (options.isNew) await files.put(row.originalKey, content, type);
  await files.put(pictureKey(row.id), made.content, 'image/webp');
  return row;
}

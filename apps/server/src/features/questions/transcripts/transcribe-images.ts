import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import { AppError } from '../../../platform/app-error.ts';
import type { ReadUploads } from '../../../platform/http/upload.ts';
import { readOriginalFile } from '../../../platform/pictures/keep-picture.ts';
import { readImage } from '../../../platform/pictures/read-image.ts';
import type { Services } from '../../../platform/services.ts';
import { workLine } from '../../../platform/work-line.ts';
import { findImages } from '../pictures/pictures.queries.ts';

const mostAtOnce = 10;
const limit = {
  largest: largestImageBytes,
  tooLarge: `An image must not be larger than ${largestImageBytes / 1024 / 1024} MB, and all of them together not larger than 40 MB`,
  mostFiles: mostAtOnce,
  mostBytes: 40 * 1024 * 1024,
};

/** A core for some seconds, each. */
const inTranscriptLine = workLine({ atOnce: 1, waitingAtMost: 5 });

/** Reads the text of images, in the order in which they are given: first those that are kept, then the uploads. */
export async function transcribeImages(
  services: Services,
  read: ReadUploads<{ image_ids?: string | undefined }>,
): Promise<string> {
  const { fields, files } = await read(limit);
  const ids = idsOf(fields.image_ids);
  if (ids.length + files.length === 0) throw invalid('images', 'Please choose at least one image');
  if (ids.length + files.length > mostAtOnce) throw invalid('images', `At most ${mostAtOnce} images at once`);
  const images = await keptImages(services, ids);
  for (const [index, file] of files.entries()) {
    images.push((await readImage(file, `images.${index}`)).content);
  }
  const { readableImage } = await import('./readable-image.ts');
  return inTranscriptLine(async () => {
    const { ocr } = services.config;
    const recognise = ocr
      ? (await import('./outside-recognition.ts')).recogniseOutside(ocr)
      : (await import('./local-recognition.ts')).recogniseLocally;
    const texts: string[] = [];
    for (const image of images) texts.push(tidied(await recognise(await readableImage(image))));
    return texts.filter((text) => text !== '').join('\n\n');
  });
}

function idsOf(list: string | undefined): number[] {
  if (list === undefined) return [];
  try {
    const ids = (JSON.parse(list) as number[]).filter((id) => id >= 1 && id <= 2_147_483_647);
    return [...new Set(ids)];
  } catch {
    throw invalid('image_ids', 'must be a list of ids');
  }
}

async function keptImages(services: Services, ids: readonly number[]): Promise<Buffer[]> {
  const found = await findImages(services.database.db, ids);
  const images: Buffer[] = [];
  for (const id of ids) {
    const picture = found.get(id)?.picture;
    if (!picture) throw new AppError('not_found', `There is no image ${id} here`);
    images.push(await readOriginalFile(services, picture.originalKey));
  }
  return images;
}

/** Lines without trailing blanks, and never more than one empty line. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const invalid = (path: string, message: string) =>
  new AppError('invalid_input', message, { issues: [{ path, message }] });

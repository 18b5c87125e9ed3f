import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { concurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { NamedFile, ReadUploads } from '../../../platform/http/upload.ts';
import { readOriginalFile } from '../../../platform/pictures/keep-picture.ts';
import { findPictures } from '../../../platform/pictures/pictures.queries.ts';
import { readImage } from '../../../platform/pictures/read-image.ts';
import type { Services } from '../../../platform/services.ts';
import { type ImageSource, sourceOf } from '../editing/image-plan.policy.ts';
import { findImages } from '../pictures/pictures.queries.ts';

const mostAtOnce = 10;
const limit = {
  largest: largestImageBytes,
  tooLarge: `An image must not be larger than ${largestImageBytes / 1024 / 1024} MB, and all of them together not larger than 40 MB`,
  mostFiles: mostAtOnce,
  mostBytes: 40 * 1024 * 1024,
};

/** A core for some seconds, each. */
export const limitTranscripts = concurrencyLimit({ concurrency: 1, maxQueued: 5 });

/** Reads the text of images, in the order in which they are named. */
export async function transcribeImages(
  services: Services,
  read: ReadUploads<{ image_order?: string[] | undefined }>,
): Promise<string> {
  const { fields, files } = await read(limit);
  const named = fields.image_order ?? [];
  const rest = files.map((_, index) => `new:${index}`).filter((ref) => !named.includes(ref));
  const sources = [...new Set([...named, ...rest])].map(sourceOf);
  if (sources.length === 0) throw invalidField('images', 'Please choose at least one image');
  if (sources.length > mostAtOnce) throw invalidField('images', `At most ${mostAtOnce} images at once`);
  const images = await contentsOf(services, sources, files);
  const { readableImage } = await import('./readable-image.ts');
  return limitTranscripts(async () => {
    const { ocr } = services.config;
    const recognise = ocr
      ? (await import('./outside-recognition.ts')).recogniseOutside(ocr)
      : (await import('./local-recognition.ts')).recogniseLocally;
    const texts: string[] = [];
    for (const image of images) texts.push(tidied(await recognise(await readableImage(image))));
    return texts.filter((text) => text !== '').join('\n\n');
  });
}

async function contentsOf(
  services: Services,
  sources: readonly ImageSource[],
  files: readonly NamedFile[],
): Promise<Buffer[]> {
  const { db } = services.database;
  const ofQuestions = await findImages(
    db,
    sources.flatMap((source) => (source.kind === 'present' ? [source.id] : [])),
  );
  const kept = await findPictures(
    db,
    sources.flatMap((source) => (source.kind === 'kept' ? [source.id] : [])),
  );
  const contents: Buffer[] = [];
  for (const source of sources) {
    if (source.kind === 'file') {
      const file = files[source.index];
      if (!file) throw invalidField('image_order', `There is no image new:${source.index}`);
      contents.push((await readImage(file, `images.${source.index}`)).content);
      continue;
    }
    const picture = source.kind === 'kept' ? kept.get(source.id) : ofQuestions.get(source.id)?.picture;
    if (!picture) throw new AppError('not_found', `The image ${source.id} is not kept here`);
    contents.push(await readOriginalFile(services, picture.originalKey));
  }
  return contents;
}

/** Lines without trailing blanks, and never more than one empty line. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

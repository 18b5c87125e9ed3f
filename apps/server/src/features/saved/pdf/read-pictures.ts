import { buffer } from 'node:stream/consumers';
import { type Files, isKey } from '../../../platform/storage/files.ts';
import type { Picture, Pictures } from './picture.ts';
import type { SheetQuestion } from './sheet.ts';

const largest = 20 * 1024 * 1024;

/** Reads the pictures that are files of ours. Others stay where they are: nothing is fetched from elsewhere. */
export async function readPictures(
  files: Pick<Files, 'read'>,
  questions: readonly Pick<SheetQuestion, 'images' | 'answers'>[],
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const { url } of questions.flatMap((question) => [question, ...question.answers]).flatMap(imagesOf)) {
    const key = pictures.has(url) ? undefined : keyOf(url);
    const file = key && (await files.read(key));
    const content = file && (await buffer(file));
    const picture = content && pictureOf(content);
    if (picture) pictures.set(url, picture);
  }
  return pictures;
}

const imagesOf = ({ images }: Pick<SheetQuestion, 'images'>) => images;

/** `/files/…` stands for a file of our storage; undefined for whatever else it says. */
function keyOf(url: string): string | undefined {
  const key = /^\/files\/([\w./-]+)$/.exec(url)?.[1];
  return key !== undefined && isKey(key) ? key : undefined;
}

/** By what is in the file, not by its name. */
function pictureOf(content: Buffer): Picture | undefined {
  if (content.length > largest) return undefined;
  const isPng = content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  const isJpeg = content.subarray(0, 3).toString('latin1') === '\xff\xd8\xff';
  if (isPng || isJpeg) return { kind: 'raster', data: content };
  const start = content.subarray(0, 500).toString('utf8').trimStart();
  return /^<(\?xml|svg|!--|!DOCTYPE svg)/i.test(start)
    ? { kind: 'svg', source: content.toString('utf8') }
    : undefined;
}

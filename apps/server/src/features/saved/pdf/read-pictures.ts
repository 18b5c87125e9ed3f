import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Picture, Pictures } from './picture.ts';
import type { SheetQuestion } from './sheet.ts';

const largest = 20 * 1024 * 1024;

/** Reads the pictures that are files of ours. Others stay where they are: nothing is fetched from elsewhere. */
export async function readPictures(
  dataDir: string,
  questions: readonly Pick<SheetQuestion, 'images' | 'answers'>[],
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const { url } of questions.flatMap((question) => [question, ...question.answers]).flatMap(imagesOf)) {
    const file = pictures.has(url) ? undefined : fileOf(dataDir, url);
    const content = file && (await readFile(file).catch(() => undefined));
    const picture = content && pictureOf(content);
    if (picture) pictures.set(url, picture);
  }
  return pictures;
}

const imagesOf = ({ images }: Pick<SheetQuestion, 'images'>) => images;

/** `/files/…` stands for a file in the folder of that name; undefined for whatever leads out of it. */
function fileOf(dataDir: string, url: string): string | undefined {
  const name = /^\/files\/([\w./-]+)$/.exec(url)?.[1];
  if (name === undefined) return undefined;
  const folder = join(dataDir, 'files');
  const file = resolve(folder, name);
  return file.startsWith(folder + sep) ? file : undefined;
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

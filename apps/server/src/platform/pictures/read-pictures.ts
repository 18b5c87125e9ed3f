import { buffer } from 'node:stream/consumers';
import type { Picture, Pictures } from '../drawing/pdf/picture.ts';
import { type Files, isKey } from '../storage/files.ts';
import { pictureKeyOf } from './picture-address.ts';

const largest = 20 * 1024 * 1024;

/** Reads the pictures that are files of ours. Others stay where they are: nothing is fetched from elsewhere. */
export async function readPictures(
  files: Pick<Files, 'read'>,
  images: readonly { readonly url: string }[],
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const { url } of images) {
    const key = pictures.has(url) ? undefined : keyOf(url);
    const file = key && (await files.read(key));
    const content = file && (await buffer(file));
    const picture = content && (await pictureOf(content));
    if (picture) pictures.set(url, picture);
  }
  return pictures;
}

/** Pictures of questions, and `/files/…` for a file of our storage; undefined for whatever else it says. */
function keyOf(url: string): string | undefined {
  const key = pictureKeyOf(url) ?? /^\/files\/([\w./-]+)$/.exec(url)?.[1];
  return key !== undefined && isKey(key) ? key : undefined;
}

/** By what is in the file, not by its name. */
async function pictureOf(content: Buffer): Promise<Picture | undefined> {
  if (content.length > largest) return undefined;
  const isPng = content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  const isJpeg = content.subarray(0, 3).toString('latin1') === '\xff\xd8\xff';
  if (isPng || isJpeg) return { kind: 'raster', data: content };
  if (isWebp(content)) {
    const data = await pngOf(content);
    return data && { kind: 'raster', data };
  }
  const start = content.subarray(0, 500).toString('utf8').trimStart();
  return /^<(\?xml|svg|!--|!DOCTYPE svg)/i.test(start)
    ? { kind: 'svg', source: content.toString('utf8') }
    : undefined;
}

const isWebp = (content: Buffer) =>
  content.subarray(0, 4).toString('latin1') === 'RIFF' &&
  content.subarray(8, 12).toString('latin1') === 'WEBP';

/** A PDF has no WebP in it. Undefined for one that is damaged: a sheet shows its words instead. */
async function pngOf(content: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  return sharp(content)
    .png()
    .toBuffer()
    .catch(() => undefined);
}

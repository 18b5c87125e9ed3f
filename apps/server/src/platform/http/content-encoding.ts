import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In a thread beside ours. The quality counts for Brotli alone: gzip gains little from more patience. */
export async function compressAs(encoding: Encoding, content: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(zlib.gzip)(content);
  return promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** The best form that the browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const taken = encodingsIn(acceptEncoding);
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

export const takesGzip = (acceptEncoding: string | undefined): boolean =>
  encodingsIn(acceptEncoding).has('gzip');

const encodingsIn = (acceptEncoding = ''): ReadonlySet<string | undefined> =>
  new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );

/** Whether the browser has exactly this already. Weak tags count: every form of an answer says the same. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => strong(one) === strong(etag) || one.trim() === '*');
}

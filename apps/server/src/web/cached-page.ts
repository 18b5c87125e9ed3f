import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page that is the same for everybody, ready to be sent: without a nonce, and compressed. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** What it takes in memory. */
  readonly bytes: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Takes the nonce out of a rendered page and allows its inline scripts by their hashes instead. Only scripts that
 * carried this request's nonce are allowed: one that somebody smuggled into the content never had it.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scriptHashes: string[] } {
  const scriptHashes: string[] = [];
  const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
  for (const [, attributes = '', content = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes(`nonce="${nonce}"`) && content !== '') {
      scriptHashes.push(`'sha256-${sha256(content).digest('base64')}'`);
    }
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scriptHashes: [...new Set(scriptHashes)] };
}

export async function compressPage(
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity),
  ]);
  return {
    headers,
    etag: `"${sha256(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { br, gzip: gzipped, identity },
    bytes: identity.length + br.length + gzipped.length,
  };
}

/** The best form that the browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Whether the browser has exactly this page already. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '');
    return value === etag || value === '*';
  });
}

import { createHash } from 'node:crypto';
import { compressAs, type Encoding } from '../platform/http/content-encoding.ts';

/** A page that is the same for everybody, ready to be sent: without a nonce, and compressed. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** What it takes in memory. */
  readonly bytes: number;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

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
  const [br, gzipped] = await Promise.all([compressAs('br', identity, 6), compressAs('gzip', identity, 6)]);
  return {
    headers,
    etag: `"${sha256(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { br, gzip: gzipped, identity },
    bytes: identity.length + br.length + gzipped.length,
  };
}

import { describe, expect, it } from 'vitest';
import { type CachedPage, compressPage, withoutNonce } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const page = (bytes: number): CachedPage => ({
  headers: {},
  etag: `"${bytes}"`,
  bytes,
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(0) },
});

describe('a page without its nonce', () => {
  const html =
    '<script nonce="n1">a()</script><script nonce="n1" src="/x.js"></script><p><script>evil()</script></p>';
  const frozen = withoutNonce(html, 'n1');

  it('allows our own inline scripts by hash, and no other', () => {
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(frozen.scriptHashes).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
  });

  it('carries no nonce any more', () => {
    expect(frozen.html).not.toContain('nonce');
    expect(frozen.html).toContain('<script>evil()</script>');
  });
});

/** A cache of 100 bytes that has been asked at this version, as it is before every rendering. */
function cacheAt(version: string) {
  const cache = createPageCache(100);
  cache.get('/', version);
  return cache;
}

describe('the cache', () => {
  it('drops a page whose rendering began before an edit, and keeps those made after it', () => {
    const cache = cacheAt('v1');
    expect(cache.get('/slow', 'v1')).toBeUndefined();
    // While it is rendered, an edit is seen by another request, whose page is made at once.
    expect(cache.get('/quick', 'v2')).toBeUndefined();
    cache.set('/quick', 'v2', page(20));
    cache.set('/slow', 'v1', page(10));
    expect(cache.get('/quick', 'v2')?.etag).toBe('"20"');
    expect(cache.get('/slow', 'v2')).toBeUndefined();
  });

  it('gives back what it was given, until the content changes', () => {
    const cache = cacheAt('v1');
    cache.set('/a', 'v1', page(10));
    expect(cache.get('/a', 'v1')?.etag).toBe('"10"');
    expect(cache.get('/a', 'v2')).toBeUndefined();
    expect(cache.get('/a', 'v1')).toBeUndefined();
  });

  it('drops what was used longest ago when it is full', () => {
    const cache = cacheAt('v');
    cache.set('/a', 'v', page(40));
    cache.set('/b', 'v', page(40));
    cache.get('/a', 'v');
    cache.set('/c', 'v', page(40));
    expect(['/a', '/b', '/c'].map((address) => cache.get(address, 'v') !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('counts a page that is set again once, and never keeps one that is too large', () => {
    const cache = cacheAt('v');
    for (let round = 0; round < 20; round += 1) cache.set('/a', 'v', page(60));
    cache.set('/b', 'v', page(40));
    cache.set('/huge', 'v', page(101));
    expect(['/a', '/b', '/huge'].map((address) => cache.get(address, 'v') !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a frozen page has the same content in every form', async () => {
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  const html = '<p>Sevenfold</p>'.repeat(50);
  const frozen = await compressPage(html, {});
  expect(brotliDecompressSync(frozen.bodies.br).toString()).toBe(html);
  expect(gunzipSync(frozen.bodies.gzip).toString()).toBe(html);
  expect(frozen.bodies.identity.toString()).toBe(html);
});

import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

export interface PageCache {
  /** The page of this address, as long as nothing has changed since it was made. */
  get(address: string, version: string): CachedPage | undefined;
  /** Keeps a page that was rendered at this version, unless the content has changed meanwhile. */
  set(address: string, version: string, page: CachedPage): void;
}

/**
 * Keeps the pages used last, within a bound of memory. A change of version empties it. Only `get` follows the version:
 * it is asked with the one that was read just now, while `set` comes with the one from before the rendering, and must
 * not bring that back.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  let current: string | undefined;

  return {
    get(address, version) {
      if (version !== current) pages.clear();
      current = version;
      return pages.get(address);
    },
    set(address, version, page) {
      if (version === current) pages.set(address, page);
    },
  };
}

import type { CachedPage } from './cached-page.ts';

export interface PageCache {
  /** The page of this address, as long as nothing has changed since it was made. */
  get(address: string, version: string): CachedPage | undefined;
  set(address: string, version: string, page: CachedPage): void;
}

/** Keeps the pages used last, within a bound of memory. A change of version empties it. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let current = '';

  const drop = (address: string) => {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  };
  const follow = (version: string) => {
    if (version === current) return;
    pages.clear();
    bytes = 0;
    current = version;
  };

  return {
    get(address, version) {
      follow(version);
      const page = pages.get(address);
      if (page) {
        // Last in the map means used last: the first ones are dropped when it is full.
        pages.delete(address);
        pages.set(address, page);
      }
      return page;
    },
    set(address, version, page) {
      follow(version);
      if (page.bytes > maxBytes) return;
      drop(address);
      pages.set(address, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router';

/** Nothing that is decoded, left out or written in two ways. */
const plainPath = /^(?:\/[\w.~-]+)+$/;

/**
 * Which route a path belongs to, by its id. The router takes milliseconds for it, as long as a page takes that has to be
 * rendered, so it is asked once for each shape of a path: routes tell paths apart by their fixed parts alone, and
 * whatever else stands there is a parameter.
 */
export function routeFinder(routes: RouteObject[]): (pathname: string) => string | undefined {
  const ask = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id;
  const fixed = new Set(fixedParts(routes));
  const known = new LRUCache<string, { readonly id: string | undefined }>({ max: 1000 });
  return (pathname) => {
    if (!plainPath.test(pathname)) return ask(pathname);
    // The router doesn't tell small letters from capitals either.
    const parts = pathname.toLowerCase().split('/');
    const shape = parts.map((part) => (fixed.has(part) ? part : ':')).join('/');
    const kept = known.get(shape);
    if (kept) return kept.id;
    const id = ask(pathname);
    known.set(shape, { id });
    return id;
  };
}

const fixedParts = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [
    ...path
      .toLowerCase()
      .split('/')
      .filter((part) => part !== '' && !part.startsWith(':') && part !== '*'),
    ...fixedParts(children),
  ]);

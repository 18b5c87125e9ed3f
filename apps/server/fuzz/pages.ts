import fc from 'fast-check';
import { hostileStrings } from './hostile-values.ts';
import type { FuzzRequest } from './requests.ts';
import type { Known } from './schema-values.ts';

/** Pages that the server renders, and what their addresses may say. */
const pages = [
  '/',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/unlock-account',
  '/search',
  '/blogs',
  '/blogs/{slug}',
  '/blog/{slug}',
  '/blogs/rss.xml',
  '/ibdp-question-bank',
  '/ibdp-question-bank/syllabus',
  '/ibdp-question-bank/fuzzy-maths/algebra/{id}',
  '/ibdp-program-question-bank',
  '/take-a-test',
  '/take-a-test/{slug}',
  '/pricing',
  '/sandbox/checkout/{ref}',
  '/contact-us',
  '/terms',
  '/account-details/orders',
  '/return',
  '/verify-user',
  '/admin/users/{id}',
  '/admin/questions/edit',
  '/media/{id}',
  '/api/files/{slug}',
  '/sitemap.xml',
  '/robots.txt',
  '/{slug}',
];

const names = [
  'query',
  'next',
  'token',
  'subject',
  'topic',
  'page',
  'pageSize',
  'sortBy',
  'id',
  'session_id',
  'utm_source',
  '_routes',
];

const written = (text: unknown) =>
  encodeURIComponent(String(text).replaceAll(/\p{Cs}/gu, '\ufffd')).slice(0, 3000);

/** Asks for pages with odd parts in their addresses, and for the data of pages as the browser does. */
export function pageRequests(known: Known): { name: string; requests: fc.Arbitrary<FuzzRequest> }[] {
  const texts = fc.constantFrom(...hostileStrings);
  return pages.map((path) => ({
    name: `page ${path}`,
    requests: fc
      .record({
        part: fc.oneof(texts, fc.constantFrom(...(known.get('slug') ?? ['x']), ...(known.get('id') ?? [1]))),
        search: fc.array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 3 }),
        data: fc.integer({ min: 0, max: 3 }),
        method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
      })
      .map(({ part, search, data, method }) => {
        const address = path.replaceAll(/\{\w+\}/g, () => written(part) || '-');
        const query = search.map(([name, value]) => `${name}=${written(value)}`).join('&');
        return {
          trick: 'a page',
          method,
          path: `${address}${data === 0 && path !== '/' ? '.data' : ''}${query && `?${query}`}`,
          headers: {},
        };
      }),
  }));
}

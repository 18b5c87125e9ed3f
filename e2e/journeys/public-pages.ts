import type { APIRequestContext } from '@playwright/test';
import { addressesIn } from '../product/sitemap.ts';

/** Every few of a long list, the first and the last among them. */
const some = (all: readonly string[], count: number): string[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * (all.length - 1)) / (count - 1))]!);

const part = async (request: APIRequestContext, name: string): Promise<string[]> =>
  addressesIn(await (await request.get(`/sitemaps/${name}.xml`)).text());

/** The pages that search engines are told of: all that stand alone, and some of each kind that there are many of. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const [standing, bank, papers, posts, questions] = await Promise.all(
    ['pages', 'bank', 'papers', 'blogs', 'questions-1'].map((name) => part(request, name)),
  );
  const syllabus = bank!.filter((path) => path.includes('/syllabus'));
  const lists = bank!.filter((path) => !path.includes('/syllabus'));
  return [
    ...standing!,
    ...some(lists, 3),
    ...some(syllabus, 2),
    ...some(papers!, 3),
    ...some(posts!, 2),
    ...some(questions!, 5),
  ];
}

/** Pages for visitors that nobody should find by a search. */
export const unlistedPages = [
  '/login',
  '/sign-up',
  '/forgot-password',
  '/search?query=integral',
  '/api/docs',
];

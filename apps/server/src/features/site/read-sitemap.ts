import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot, papersRoot } from '@sevenfold/contract/site/paths';
import { isLeftOut, type SiteVariant } from '@sevenfold/contract/site/variant.rules';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import { concurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Services } from '../../platform/services.ts';
import { type Catalogue, pathOf, type TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PostSource } from '../content/post-source.ts';
import { readSyllabusTopics } from '../content/read-syllabus-topics.ts';
import { listPapers } from '../papers/read-papers.ts';
import { countQuestionAddresses, readQuestionAddresses } from '../questions/read-question-addresses.ts';
import { type SitemapEntry, sitemapXml } from './sitemap.ts';

/** A file may hold 50,000 addresses; smaller ones are read again sooner when one of them changes. */
const questionsPerFile = 10_000;

/** Pages that stand at one address. */
const standing = [
  '/',
  bankRoot,
  papersRoot,
  `${papersRoot}/build`,
  '/take-a-test',
  '/online-classes',
  '/pricing',
  '/blogs',
  '/contact-us',
  '/terms',
  '/privacy',
  '/refund-policy',
];

const visitor = { staff: false };

/** Ten thousand addresses take the processor for up to a tenth of a second, and anybody may ask for them. */
export const limitSitemaps = concurrencyLimit({ concurrency: 1, maxQueued: 20 });
/** Files of questions, in characters: the same until the bank changes. */
const keptFiles = perVersion(() => new ReadThroughCache<string>(16_000_000, ({ length }) => length));
/** How many questions have an address. */
const keptCounts = perVersion(() => new ReadThroughCache<{ readonly count: number }>(1, () => 1));
const questionFile = /^questions-([1-9]\d{0,3})$/;

export async function readSitemapParts(services: Services): Promise<SitemapEntry[]> {
  const catalogue = await readCatalogue(services);
  const { count } = await keptCounts(catalogue).get('questions', async () => ({
    count: await countQuestionAddresses(services, catalogue),
  }));
  const files = Math.ceil(count / questionsPerFile);
  return [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/bank.xml' },
    ...(hasPapers(services) ? [{ path: '/sitemaps/papers.xml' }] : []),
    { path: '/sitemaps/blogs.xml' },
    ...Array.from({ length: files }, (_, index) => ({ path: `/sitemaps/questions-${index + 1}.xml` })),
  ];
}

/** One file of the sitemap; undefined where there is no such file. */
export async function readSitemapFile(
  services: Services,
  posts: PostSource,
  name: string,
): Promise<string | undefined> {
  const make = () =>
    limitSitemaps(async () => {
      const entries = await readEntries(services, posts, name);
      return entries ? sitemapXml(services.config.site.productionOrigin, entries) : '';
    });
  const file = questionFile.test(name)
    ? await keptFiles(await readCatalogue(services)).get(name, make)
    : await make();
  return file || undefined;
}

async function readEntries(
  services: Services,
  posts: PostSource,
  name: string,
): Promise<readonly SitemapEntry[] | undefined> {
  if (name === 'pages') return standingPages(services.config.site.variant);
  if (name === 'bank') return bankPages(services, await readCatalogue(services));
  if (name === 'papers') return hasPapers(services) ? paperPages(services) : undefined;
  if (name === 'blogs') return postPages(posts);
  const number = Number(questionFile.exec(name)?.[1]);
  if (!number) return undefined;
  const entries = await questionPages(services, await readCatalogue(services), number);
  return entries.length > 0 ? entries : undefined;
}

const standingPages = (variant: SiteVariant): SitemapEntry[] =>
  standing.filter((path) => !isLeftOut(variant, path)).map((path) => ({ path }));

async function bankPages(services: Services, catalogue: Catalogue): Promise<SitemapEntry[]> {
  const subjects = catalogue.subjectsFor(visitor);
  const explained = await readSyllabusTopics(services);
  const syllabus = (topic: TopicNode): SitemapEntry[] => [
    ...(explained.has(topic.id) ? [{ path: syllabusPath(topic), changed: explained.get(topic.id) }] : []),
    ...topic.children.flatMap(syllabus),
  ];
  return [
    ...subjects.map(({ slug }) => ({ path: `${bankRoot}?subject=${slug}` })),
    ...subjects.flatMap((subject) =>
      subject.topics
        .filter((topic) => topic.questionCount > 0)
        .map((topic) => ({ path: `${bankRoot}?subject=${subject.slug}&topic=${topic.slug}` })),
    ),
    ...subjects.flatMap((subject) => subject.topics.flatMap(syllabus)),
  ];
}

function syllabusPath(topic: TopicNode): string {
  const names = ['topic', 'subtopic', 'subsubtopic'];
  const query = pathOf(topic).map(({ slug }, depth) => `${names[depth]}=${slug}`);
  return `${bankRoot}/syllabus?${[`subject=${topic.subject.slug}`, ...query].join('&')}`;
}

const hasPapers = ({ config }: Services): boolean => !isLeftOut(config.site.variant, papersRoot);

/** The courses that have papers, and each paper that a visitor can read. */
async function paperPages(services: Services): Promise<SitemapEntry[]> {
  const open = (await listPapers(services, undefined, undefined)).filter((paper) => paper.open);
  const courses = new Set(open.map(({ subject }) => subject.slug));
  return [
    ...[...courses].map((slug) => ({ path: `${papersRoot}?subject=${slug}` })),
    ...open.map(({ slug }) => ({ path: `${papersRoot}/${slug}` })),
  ];
}

const postPages = async (posts: PostSource): Promise<SitemapEntry[]> =>
  (await posts.list()).map(({ slug, updatedAt }) => ({
    path: `/blogs/${slug}`,
    changed: new Date(updatedAt),
  }));

async function questionPages(
  services: Services,
  catalogue: Catalogue,
  file: number,
): Promise<SitemapEntry[]> {
  const found = await readQuestionAddresses(services, catalogue, {
    limit: questionsPerFile,
    offset: (file - 1) * questionsPerFile,
  });
  return found.map(({ id, topic, changed }) => ({
    path: questionPath({ id, subject: topic.subject, topic_path: pathOf(topic) }),
    changed,
  }));
}

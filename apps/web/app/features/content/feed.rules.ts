import type { Site } from '@sevenfold/contract/site/page-context';
import type { PostSummary } from './post-card.tsx';

export const feedPath = '/blogs/rss.xml';

/** For the head of pages, where readers' programs look for a feed. */
export const feedLink = {
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blogs',
  href: feedPath,
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML can't hold at all are dropped. */
const escaped = (words: string): string =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

const element = (name: string, words: string): string => `<${name}>${escaped(words)}</${name}>`;
const moment = (iso: string): string => new Date(iso).toUTCString();

/** Posts in RSS 2.0. */
export function feedXml({ name, productionOrigin }: Site, posts: readonly PostSummary[]): string {
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${name} Blogs`),
    element('link', `${productionOrigin}/blogs`),
    element('description', 'Study plans, exam technique and course choices for the IB Diploma.'),
    element('language', 'en'),
    ...(changed ? [element('lastBuildDate', moment(changed))] : []),
    `<atom:link href="${escaped(productionOrigin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemXml(post, `${productionOrigin}/blogs/${post.slug}`)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const itemXml = (post: PostSummary, address: string): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', address),
    // The id stays when a post gets another address.
    `<guid isPermaLink="false">${escaped(`sevenfold-post-${post.id}`)}</guid>`,
    element('pubDate', moment(post.publishedDate)),
    ...(post.author ? [element('dc:creator', post.author)] : []),
    element('description', post.description),
    '</item>',
  ].join('\n');

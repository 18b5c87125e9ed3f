import type { Site } from '@sevenfold/contract/site/page-context';
import { breadcrumbData, graphOf } from '~/lib/structured-data.ts';
import type { ShownPost } from './post-article.tsx';

/** A post in schema.org's words, for search engines. */
export function articleData(post: ShownPost, { name }: Site) {
  const path = `/blogs/${post.slug}`;
  return graphOf(
    {
      '@type': 'Article',
      headline: post.title,
      description: post.description,
      inLanguage: 'en',
      mainEntityOfPage: path,
      url: path,
      datePublished: post.publishedDate,
      dateModified: post.updatedAt,
      image: `/social-cards${path}.png`,
      author: post.author.startsWith(name)
        ? { '@type': 'Organization', name: post.author }
        : { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name, url: '/' },
    },
    breadcrumbData([
      { name: 'Blogs', path: '/blogs' },
      { name: post.title, path },
    ]),
  );
}

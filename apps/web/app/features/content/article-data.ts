import type { Site } from '~/lib/load-context.ts';
import type { ShownPost } from './post-article.tsx';

/** A post in schema.org's words, for search engines. They take whole addresses only. */
export function articleData(post: ShownPost, { name, productionOrigin }: Site) {
  const whole = (path: string) => new URL(path, productionOrigin).href;
  const publisher = { '@type': 'Organization', name, url: whole('/') };
  const address = whole(`/blogs/${post.slug}`);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.description,
        inLanguage: 'en',
        mainEntityOfPage: address,
        url: address,
        datePublished: post.publishedDate,
        dateModified: post.updatedAt,
        ...(post.featuredImage && { image: [whole(post.featuredImage.url)] }),
        author: post.author.startsWith(name)
          ? { '@type': 'Organization', name: post.author }
          : { '@type': 'Person', name: post.author },
        publisher,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Blogs', item: whole('/blogs') },
          { '@type': 'ListItem', position: 2, name: post.title, item: address },
        ],
      },
    ],
  };
}

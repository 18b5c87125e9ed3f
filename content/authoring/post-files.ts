import { readdir, readFile } from 'node:fs/promises';
import type { PostContent } from '../bank-content.ts';
import { readFrontMatter } from './front-matter.ts';
import { richText } from './rich-text.ts';

/** `posts/{slug}.md`: a header with title, author, published, description and alt, then Markdown. */
const folder = new URL('../posts/', import.meta.url);

export async function readPosts(): Promise<PostContent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) =>
      readPost(name.replace(/\.md$/, ''), await readFile(new URL(name, folder), 'utf8')),
    ),
  );
}

export function readPost(slug: string, file: string): PostContent {
  const { fields, body } = readFrontMatter(file);
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`content/posts/${slug}.md has no ${name}`);
    return value;
  };
  const published = new Date(field('published'));
  if (Number.isNaN(published.getTime())) throw new Error(`content/posts/${slug}.md: published is no date`);
  return {
    slug,
    title: field('title'),
    author: field('author'),
    description: field('description'),
    published: published.toISOString(),
    picture: { url: `/images/posts/${slug}.svg`, alt: field('alt') },
    content: richText(body.trim()),
  };
}

import { readdir, readFile } from 'node:fs/promises';
import type { PageContent } from '../bank-content.ts';
import { readFrontMatter } from './front-matter.ts';
import { richText } from './rich-text.ts';

/** `pages/{slug}.md`: a header with title and updated, then Markdown. */
const folder = new URL('../pages/', import.meta.url);

export async function readPages(): Promise<PageContent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) =>
      readPage(name.replace(/\.md$/, ''), await readFile(new URL(name, folder), 'utf8')),
    ),
  );
}

function readPage(slug: string, file: string): PageContent {
  const { fields, body } = readFrontMatter(file);
  const title = fields.get('title');
  const updated = new Date(fields.get('updated') ?? '');
  if (!title) throw new Error(`content/pages/${slug}.md has no title`);
  if (Number.isNaN(updated.getTime())) throw new Error(`content/pages/${slug}.md: updated is no date`);
  return { slug, title, updated: updated.toISOString(), content: richText(body.trim()) };
}

import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { upsertPost } from './posts.queries.ts';

let test: TestApp;
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const add = (slug: string, daysAgo: number | null, more: Record<string, unknown> = {}) =>
  upsertPost(test.database.db, {
    slug,
    title: `About ${slug}`,
    author: 'Sevenfold faculty',
    description: 'Short.',
    publishedAt: daysAgo === null ? null : new Date(test.clock.now().getTime() - daysAgo * 86_400_000),
    updatedAt: test.clock.now(),
    content: { root: { type: 'root', children: [paragraph('word '.repeat(660))] } },
    ...more,
  });

beforeAll(async () => {
  test = await startTestApp();
  await add('older', 20, { featuredImageUrl: '/images/posts/older.svg', featuredImageAlt: 'A curve' });
  await add('newer', 2, {
    content: {
      root: { type: 'root', children: [{ type: 'formula', latex: 'x^2', inline: true, html: '<b>' }] },
    },
  });
  await add('draft', null);
  await add('tomorrow', -1);
});

const get = async (url: string) => test.app.inject(url);

describe('posts', () => {
  it.each(['/api/blog-posts', '/blog-posts', '/blog-posts/?locale=undefined&draft=false&depth=1'])(
    'at %s are those that are published, the newest first',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      const { docs, totalDocs } = answer.json();
      expect(docs.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older']);
      expect(totalDocs).toBe(2);
      expect(docs[1]).toMatchObject({
        title: 'About older',
        author: 'Sevenfold faculty',
        featuredImage: { url: '/images/posts/older.svg', alt: 'A curve' },
        readingMinutes: 3,
      });
      expect(docs[0]).not.toHaveProperty('content');
    },
  );

  it('come with their content, formulas typeset by this server, when one is asked for', async () => {
    const { docs } = (await get('/blog-posts?where[slug][equals]=newer&depth=1')).json();
    expect(docs).toHaveLength(1);
    const [formula] = docs[0].content.root.children;
    expect(formula.html).toContain('katex');
  });

  it.each(['draft', 'tomorrow', 'nothing-like-it'])('are none for %s', async (slug) => {
    expect((await get(`/blog-posts?where[slug][equals]=${slug}`)).json()).toEqual({ docs: [], totalDocs: 0 });
  });

  it.each(['where[slug][equals]=', 'where[slug][equals]=a%20b', 'where[slug][equals]=../x'])(
    'refuse %s',
    async (query) => {
      expect((await get(`/blog-posts?${query}`)).statusCode).toBe(400);
    },
  );

  it('of the content files find the post that they became under another address', async () => {
    await test.database.pool.query(
      "insert into former_post_slugs (slug, post_id) select 'in-the-files', id from blog_posts where slug = 'older'",
    );
    await add('in-the-files', 20, { title: 'From the files' });
    const { docs } = (await get('/blog-posts')).json();
    expect(docs.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older']);
    expect(docs[1].title).toBe('From the files');
  });
});

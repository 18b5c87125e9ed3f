import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { upsertPost } from '../content/posts.queries.ts';
import { upsertSyllabus } from '../content/syllabus.queries.ts';
import { addQuestion } from '../questions/questions.fixture.ts';

let test: TestApp;
const ids = { seen: 0, hidden: 0, staffOnly: 0 };
const production = 'https://sevenfold.example';

beforeAll(async () => {
  test = await startTestApp();
  const open = await addSubject(test, 'math-aa-sl', { functions: { domain: {} }, empty: {} });
  const closed = await addSubject(test, 'economics', { markets: {} }, { staffOnly: true });
  ids.seen = await addQuestion(test, open.topics.domain!, { text: 'Find $x^2$ & <more>.' });
  ids.hidden = await addQuestion(test, open.topics.domain!, { visible: false });
  ids.staffOnly = await addQuestion(test, closed.topics.markets!);
  const updatedAt = new Date('2026-03-04T05:06:07.000Z');
  await upsertSyllabus(test.database.db, {
    topicId: open.topics.domain!,
    title: 'Domain',
    content: { root: { type: 'root', children: [] } },
    updatedAt,
  });
  await upsertPost(test.database.db, {
    slug: 'a-post',
    title: 'A title that is long enough to need more than one line on the card that networks show',
    author: 'Sevenfold faculty',
    description: '',
    publishedAt: new Date(0),
    updatedAt,
    content: { root: { type: 'root', children: [] } },
  });
});

const get = (url: string) => test.app.inject(url);
const changeQuestion = (id: number, text: string) =>
  test.database.pool.query('update questions set questions_text = $2 where id = $1', [id, text]);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('names its parts, and each of them answers', async () => {
    const parts = addressesIn((await get('/sitemap.xml')).body);
    expect(parts).toEqual(
      ['pages', 'bank', 'papers', 'blogs', 'questions-1'].map((name) => `${production}/sitemaps/${name}.xml`),
    );
    for (const part of parts) {
      const answer = await get(new URL(part!).pathname);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('application/xml');
    }
  });

  it('names as many files as there are questions for, in however many lists each of them is', async () => {
    await test.database.pool.query('update topics set question_count = 100000 where question_count > 0');
    const parts = addressesIn((await get('/sitemap.xml')).body);
    await test.database.pool.query('update topics set question_count = 1 where question_count > 0');
    expect(parts.filter((part) => part?.includes('questions'))).toEqual([
      `${production}/sitemaps/questions-1.xml`,
    ]);
  });

  it('has the questions that visitors see, once, and no others', async () => {
    const { body } = await get('/sitemaps/questions-1.xml');
    expect(addressesIn(body)).toEqual([
      `${production}/ibdp-question-bank/math-aa-sl/functions/domain/${ids.seen}`,
    ]);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  });

  it('has subjects, topics with questions and the syllabus, each under the address of its page', async () => {
    expect(addressesIn((await get('/sitemaps/bank.xml')).body)).toEqual(
      [
        '?subject=math-aa-sl',
        '?subject=math-aa-sl&amp;topic=functions',
        '/syllabus?subject=math-aa-sl&amp;topic=functions&amp;subtopic=domain',
      ].map((end) => `${production}/ibdp-question-bank${end}`),
    );
  });

  it('has the posts with the time of their last change', async () => {
    expect((await get('/sitemaps/blogs.xml')).body).toContain(
      `<loc>${production}/blogs/a-post</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`,
    );
  });

  it.each([
    'questions-2.xml',
    'questions-0.xml',
    'questions-x.xml',
    'nothing.xml',
    'pages',
    '..%2fpages.xml',
  ])('has no part %s', async (name) => {
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
  });
});

describe('search engines', () => {
  it('are told away from the production origin that nothing may be listed', async () => {
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
    for (const url of ['/robots.txt', '/sitemap.xml', '/api/subjects', '/nowhere']) {
      expect((await get(url)).headers['x-robots-tag']).toBe('noindex, nofollow');
    }
  });

  it('may list everything but the closed parts on the production origin', async () => {
    const home = await startTestApp({ environment: { PUBLIC_ORIGIN: production } });
    const answer = await home.app.inject('/robots.txt');
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    expect(answer.body).toContain('Disallow: /admin\n');
    expect(answer.body).toContain(`Sitemap: ${production}/sitemap.xml`);
  });
});

describe('social cards', () => {
  it('are made once for all who ask at the same time, and then kept on disk', async () => {
    // More than find a place in the line, if each of them took one.
    const asked = Array.from({ length: 40 }, () => get(`/social-cards/questions/${ids.seen}.png`));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const folder = join(test.config.dataDir, 'cards');
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), 'as it was kept');
    expect((await get(`/social-cards/questions/${ids.seen}.png`)).body).toBe('as it was kept');
  });

  it('are drawn anew when the question has changed, not when another has', async () => {
    const folder = join(test.config.dataDir, 'cards');
    const card = () => get(`/social-cards/questions/${ids.seen}.png`);
    await card();
    const before = (await readdir(folder)).length;
    await changeQuestion(ids.hidden, 'Another text.');
    await card();
    expect(await readdir(folder)).toHaveLength(before);
    await changeQuestion(ids.seen, 'This text.');
    await card();
    expect(await readdir(folder)).toHaveLength(before + 1);
  });

  it.each([
    ['the site', () => '/social-card.png'],
    ['a question', () => `/social-cards/questions/${ids.seen}.png`],
    ['a post', () => '/social-cards/blogs/a-post.png'],
  ])('of %s are pictures in the size that networks show', async (_, url) => {
    const answer = await get(url());
    expect(answer.statusCode).toBe(200);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it.each([
    ['a hidden question', () => `questions/${ids.hidden}.png`],
    ["a question of the staff's subjects", () => `questions/${ids.staffOnly}.png`],
    ['an unknown question', () => 'questions/999999999.png'],
    ['no number', () => 'questions/1e3.png'],
    ['an unknown post', () => 'blogs/nothing-like-it.png'],
    ['another kind of file', () => 'blogs/a-post.svg'],
    ['a climbing path', () => 'blogs/..%2f..%2fsecret.png'],
  ])('are none for %s', async (_, end) => {
    expect((await get(`/social-cards/${end()}`)).statusCode).toBe(404);
  });
});

it('describes the app that can be installed, with icons that exist', async () => {
  const answer = await get('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({ short_name: 'Sevenfold', start_url: '/', display: 'standalone' });
});

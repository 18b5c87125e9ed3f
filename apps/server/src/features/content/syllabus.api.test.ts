import { roleIds } from '@sevenfold/contract/accounts/roles';
import { syllabusUnavailable } from '@sevenfold/contract/content/syllabus.endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { upsertSyllabus } from './syllabus.queries.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: string;
let staff: string;

const content = (latex: string) => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Words', html: '<script>alert(1)</script>' }] },
      { type: 'formula', latex, inline: false, html: '<img src=x onerror=alert(1)>' },
      { type: 'formula', latex: 'y^2', inline: true },
    ],
  },
});

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  const maths = await addSubject(test, 'math-aa-sl', {
    algebra: { sequences: { series: {} } },
    calculus: {},
  });
  const biology = await addSubject(test, 'biology', { cells: {} }, { staffOnly: true });
  const save = (topicId: number, title: string, latex = 'x^2') =>
    upsertSyllabus(test.database.db, {
      topicId,
      title,
      content: content(latex),
      featuredImageUrl: '/media/front.png',
      featuredImageAlt: 'A curve',
      updatedAt: test.clock.now(),
    });
  await save(maths.topics.algebra!, 'Algebra');
  await save(maths.topics.series!, 'Series', '\\nonsense');
  await save(biology.topics.cells!, 'Cells');
  student = (await accounts.signUp()).token;
  staff = (await accounts.signUpAs(roleIds.staff)).token;
});

const ask = (query: string, token?: string) => accounts.get(`/api/syllabus?${query}`, token);

describe('the syllabus', () => {
  it('of a topic has rich text with typeset formulas, whatever was stored with them', async () => {
    const answer = await ask('subject=math-aa-sl&topic=algebra');
    expect(answer.statusCode).toBe(200);
    const page = answer.json();
    expect(page).toMatchObject({
      title: 'Algebra',
      featuredImage: { url: '/media/front.png', alt: 'A curve' },
      image: null,
    });
    const [paragraph, display, inline] = page.content.root.children;
    expect(paragraph.children).toEqual([{ type: 'text', text: 'Words' }]);
    expect(display.html).toMatch(/^<div class="formula" tabindex="0"/);
    expect(inline.html).toMatch(/^<span class="katex"/);
    expect(answer.body).not.toMatch(/onerror|<script/);
  });

  it('of a sub-subtopic is found, and a formula with a mistake is left as it was written', async () => {
    const page = (await ask('subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=series')).json();
    expect(page.title).toBe('Series');
    expect(page.content.root.children[1]).toEqual({ type: 'formula', latex: '\\nonsense', inline: false });
  });

  it.each([
    'subject=math-aa-sl&topic=calculus',
    'subject=math-aa-sl&topic=algebra&subtopic=sequences',
    'subject=math-aa-sl&topic=nothing',
    'subject=nothing&topic=algebra',
    'subject=biology&topic=cells',
  ])('is unavailable for %s', async (query) => {
    for (const token of [undefined, student]) {
      const answer = await ask(query, token);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: syllabusUnavailable, code: 'not_found' });
    }
  });

  it('of a hidden subject is there for staff', async () => {
    expect((await ask('subject=biology&topic=cells', staff)).json().title).toBe('Cells');
  });

  it.each(['', 'subject=math-aa-sl', 'topic=algebra', 'subject=A&topic=B', 'subject=%00&topic=x'])(
    'refuses %j',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );

  it('may be kept by visitors only', async () => {
    const url = '/api/syllabus?subject=math-aa-sl&topic=algebra';
    const first = await accounts.get(url);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await accounts.get(url, student)).headers['cache-control']).toBe('private, no-store');
  });
});

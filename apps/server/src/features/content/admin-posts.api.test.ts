import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { announcePosts } from './post.jobs.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let other: Account;
let student: Account;

const words = (text: string, ...more: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }, ...more] }] },
});

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  [staff, other] = [await accounts.signUpAs(roleIds.staff), await accounts.signUpAs(roleIds.staff)];
  student = await accounts.signUp();
});

const post = (path: string, body?: unknown, token = staff.token) =>
  accounts.post(`/api/admin/posts${path}`, body, { token });
const read = async (id: number) => (await accounts.get(`/api/admin/posts/${id}`, staff.token)).json();
const publicPosts = async () => (await test.app.inject('/blog-posts')).json().docs as { slug: string }[];
const publicPost = async (slug: string) =>
  (await test.app.inject(`/blog-posts?where[slug][equals]=${slug}`)).json().docs[0];
const bankVersion = async () =>
  (await test.database.pool.query('select version from bank_version')).rows[0].version;
const logOf = async (id: number) =>
  (await accounts.get(`/api/admin/audit?kind=post&id=${id}`, staff.token)).json().rows;

const fields = (more: Record<string, unknown> = {}) => ({
  slug: 'a-plan',
  title: 'A plan',
  author: 'Asha Rao',
  description: 'How to plan.',
  featuredImage: null,
  content: words('Begin early.'),
  ...more,
});
const save = (id: number, revision: number, more: Record<string, unknown> = {}, token = staff.token) =>
  accounts.put(`/api/admin/posts/${id}`, { revision, ...fields(more) }, token);

let titles = 0;
async function draft(more: Record<string, unknown> = {}) {
  titles += 1;
  const { id, slug } = (await post('', { title: `Draft ${titles}` })).json();
  const saved = await save(id, 1, { slug, ...more });
  expect(saved.statusCode, saved.body).toBe(200);
  return { id: id as number, slug: slug as string, revision: saved.json().revision as number };
}

describe('a draft', () => {
  it('gets a free slug from its title, and is nobody else’s to see', async () => {
    const first = await post('', { title: 'Réviser, vite!' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ slug: 'reviser-vite', state: 'draft', revision: 1, pending: true });
    expect((await post('', { title: 'Réviser, vite!' })).json().slug).toBe('reviser-vite-2');
    expect((await post('', { title: '数学' })).json().slug).toBe('post');
    expect(await publicPost('reviser-vite')).toBeUndefined();
  });

  it('is saved without making a kept page anew, and comes back with formulas typeset', async () => {
    const { id, slug } = await draft();
    const before = await bankVersion();
    const content = words('So ', { type: 'formula', latex: 'x^2', inline: true, html: '<script>' });
    expect((await save(id, 2, { slug, title: '', content })).json().revision).toBe(3);
    expect(await bankVersion()).toBe(before);
    const written = await read(id);
    expect(written.title).toBe('');
    expect(written.content.root.children[0].children[1].html).toContain('katex');
    // The same again is no new save.
    expect((await save(id, 3, { slug, title: '', content })).json().revision).toBe(3);
  });

  it('is not overwritten by somebody who has seen an older one', async () => {
    const { id, slug, revision } = await draft();
    expect((await save(id, revision, { slug, title: 'Mine' })).statusCode).toBe(200);
    const late = await save(id, revision, { slug, title: 'Theirs' }, other.token);
    expect(late.statusCode).toBe(409);
    expect((await read(id)).title).toBe('Mine');
    for (const path of ['publish', 'unpublish']) {
      expect((await post(`/${id}/${path}`, { revision })).statusCode).toBe(409);
    }
  });

  it('is told to the audit log once per sitting', async () => {
    const { id, slug } = await draft();
    await save(id, 2, { slug, title: 'Two' });
    await save(id, 3, { slug, title: 'Three' });
    expect((await logOf(id)).map(({ action }: { action: string }) => action)).toEqual(['create post']);
    await save(id, 4, { slug, title: 'Four' }, other.token);
    expect((await logOf(id))[0]).toMatchObject({ action: 'edit post', after: { title: 'Four' } });
  });

  it('may not take the address of another post', async () => {
    const one = await draft();
    const two = await draft();
    const answer = await save(two.id, two.revision, { slug: one.slug });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path: 'slug', message: 'Another post has this address' }]);
  });

  it('takes more than a few fields, and says when it is too much', async () => {
    const { id, slug, revision } = await draft();
    const long = {
      root: {
        type: 'root',
        children: Array.from({ length: 60 }, () => words('x'.repeat(4000)).root.children[0]),
      },
    };
    expect((await save(id, revision, { slug, content: long })).statusCode).toBe(200);
    const huge = {
      root: {
        type: 'root',
        children: Array.from({ length: 60 }, () => words('x'.repeat(45_000)).root.children[0]),
      },
    };
    expect((await save(id, revision + 1, { slug, content: huge })).statusCode).toBe(413);
  });

  it('is deleted with a trace', async () => {
    const { id } = await draft();
    expect(
      (await accounts.call('DELETE', `/api/admin/posts/${id}`, undefined, { token: staff.token })).statusCode,
    ).toBe(200);
    expect((await accounts.get(`/api/admin/posts/${id}`, staff.token)).statusCode).toBe(404);
    expect((await logOf(id))[0].action).toBe('delete post');
  });
});

describe('publishing', () => {
  it('shows the draft to readers at once, and later changes when they are published', async () => {
    const { id, slug, revision } = await draft({ title: 'First words' });
    const before = await bankVersion();
    const published = (await post(`/${id}/publish`, { revision })).json();
    expect(published).toMatchObject({ state: 'published', pending: false });
    expect(await bankVersion()).not.toBe(before);
    expect((await publicPost(slug)).title).toBe('First words');

    test.clock.advance({ hours: 1 });
    const saved = (await save(id, published.revision, { slug, title: 'Better words' })).json();
    expect(saved).toMatchObject({ state: 'published', pending: true });
    expect((await publicPost(slug)).title).toBe('First words');
    const again = (await post(`/${id}/publish`, { revision: saved.revision })).json();
    const shown = await publicPost(slug);
    expect(shown.title).toBe('Better words');
    expect(shown.publishedDate).toBe(published.publishedDate);
    expect(shown.updatedAt > shown.publishedDate).toBe(true);
    expect(again.pending).toBe(false);

    const gone = await accounts.call('DELETE', `/api/admin/posts/${id}`, undefined, { token: staff.token });
    expect(gone.statusCode).toBe(409);
    const unpublished = (await post(`/${id}/unpublish`, { revision: again.revision })).json();
    expect(unpublished).toMatchObject({ state: 'draft', publishedDate: null });
    expect(await publicPost(slug)).toBeUndefined();
    expect((await read(id)).title).toBe('Better words');
    expect((await logOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'unpublish post',
      'update post',
      'edit post',
      'publish post',
      'create post',
    ]);
  });

  it('keeps old links when the address changes, also over a time as a draft', async () => {
    const leadsTo = async (slug: string) => {
      const answer = await test.app.inject(`/api/moved-posts/${slug}`);
      return answer.statusCode === 200 ? answer.json().slug : answer.statusCode;
    };
    const { id, slug, revision } = await draft();
    let standing = (await post(`/${id}/publish`, { revision })).json();
    expect(standing.shownAt).toBe(`/blogs/${slug}`);
    standing = (await save(id, standing.revision, { slug: `${slug}-two` })).json();
    expect(standing).toMatchObject({ slug: `${slug}-two`, shownAt: `/blogs/${slug}` });
    expect(await leadsTo(slug)).toBe(404);
    standing = (await post(`/${id}/publish`, { revision: standing.revision })).json();
    expect(standing.shownAt).toBe(`/blogs/${slug}-two`);
    expect(await leadsTo(slug)).toBe(`${slug}-two`);

    standing = (await post(`/${id}/unpublish`, { revision: standing.revision })).json();
    expect(await leadsTo(slug)).toBe(404);
    standing = (await save(id, standing.revision, { slug: `${slug}-three` })).json();
    standing = (await post(`/${id}/publish`, { revision: standing.revision })).json();
    for (const former of [slug, `${slug}-two`]) expect(await leadsTo(former)).toBe(`${slug}-three`);

    // Who takes an old address has it; a new title doesn't take it by itself.
    const fresh = await draft();
    const taken = (await save(fresh.id, fresh.revision, { slug })).json();
    await post(`/${fresh.id}/publish`, { revision: taken.revision });
    expect(await leadsTo(slug)).toBe(404);
    expect((await publicPost(slug)).id).toBe(fresh.id);
    const sameTitle = await post('', { title: `${slug} two`.replaceAll('-', ' ') });
    expect(sameTitle.json().slug).toBe(`${slug}-two-2`);
    for (const garbage of ['Not A Slug', '..%2fx', '%00']) expect(await leadsTo(garbage)).toBe(400);
  });

  it.each([
    ['a title', { title: '' }, 'title'],
    ['an author', { author: ' ' }, 'author'],
    ['a description', { description: '' }, 'description'],
    ['words', { content: words('  ') }, 'content'],
    ['words for its picture', { featuredImage: { url: '/media/a.webp', alt: '' } }, 'featuredImage'],
    [
      'formulas that can be set',
      { content: words('x', { type: 'formula', latex: '\\nonsense', inline: true }) },
      'content',
    ],
  ])('asks for %s', async (_, more, path) => {
    const { id, revision } = await draft(more);
    const answer = await post(`/${id}/publish`, { revision });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe(path);
  });

  it('asks for everything at once', async () => {
    const { id, revision } = await draft({ title: '', author: '', description: '', content: words(' ') });
    const { issues } = (await post(`/${id}/publish`, { revision })).json();
    expect(issues.map((issue: { path: string }) => issue.path)).toEqual([
      'title',
      'author',
      'description',
      'content',
    ]);
  });

  it('waits for the moment it is scheduled for, and pages are made anew then', async () => {
    const { id, slug, revision } = await draft();
    const at = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const scheduled = (await post(`/${id}/publish`, { revision, at })).json();
    expect(scheduled).toMatchObject({ state: 'scheduled', publishedDate: at });
    expect(await publicPost(slug)).toBeUndefined();

    test.clock.advance({ hours: 2 });
    expect((await publicPosts()).map((one) => one.slug)).toContain(slug);
    const before = await bankVersion();
    // As after a downtime: the job comes late, and counts the change once.
    await test.database.transaction((tx) => test.queue.enqueue(tx, announcePosts, null));
    await vi.waitFor(async () => expect(await bankVersion()).not.toBe(before), 60_000);
    expect((await read(id)).state).toBe('published');
  });

  it.each([
    ['the past', '2020-01-01T00:00:00.000Z'],
    ['the far future', '2999-01-01T00:00:00.000Z'],
    ['no date', 'tomorrow'],
  ])('is not scheduled for %s', async (_, at) => {
    const { id, revision } = await draft();
    expect((await post(`/${id}/publish`, { revision, at })).statusCode).toBe(400);
  });
});

describe('the list', () => {
  it('has posts in every state, and finds them', async () => {
    const { id, revision } = await draft({ title: 'Needle 100% in hay' });
    await post(`/${id}/publish`, { revision });
    const list = async (query: string) =>
      (await accounts.get(`/api/admin/posts?${query}`, staff.token)).json();
    expect(await list('q=needle+100%25')).toMatchObject({
      total: 1,
      service: null,
      rows: [{ id, state: 'published' }],
    });
    expect((await list('q=needle&state=draft')).total).toBe(0);
    for (const sort of ['updated', 'published', 'title']) {
      expect((await list(`sort=${sort}&order=asc&pageSize=10`)).rows.length).toBeGreaterThan(3);
    }
  });
});

describe('who may not', () => {
  const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
    ['GET', '/api/admin/posts'],
    ['POST', '/api/admin/posts'],
    ['GET', '/api/admin/posts/1'],
    ['PUT', '/api/admin/posts/1'],
    ['POST', '/api/admin/posts/1/publish'],
    ['POST', '/api/admin/posts/1/unpublish'],
    ['DELETE', '/api/admin/posts/1'],
    ['POST', '/api/admin/rich-text/preview'],
    ['POST', '/api/admin/rich-text/formula'],
  ];
  it.each(calls)('%s %s', async (method, url) => {
    expect((await accounts.call(method, url, {})).statusCode).toBe(401);
    expect((await accounts.call(method, url, {}, { token: student.token })).statusCode).toBe(403);
  });

  it.each([
    ['PUT', '/api/admin/posts/999999', { revision: 0, ...fields() }, 404],
    ['PUT', '/api/admin/posts/x', { revision: 0, ...fields() }, 400],
    ['PUT', '/api/admin/posts/1', { revision: 'a' }, 400],
    ['PUT', '/api/admin/posts/1', { revision: 0, ...fields({ content: { root: 7 } }) }, 400],
    [
      'PUT',
      '/api/admin/posts/1',
      { revision: 0, ...fields({ featuredImage: { url: 'javascript:x', alt: '' } }) },
      400,
    ],
    ['PUT', '/api/admin/posts/1', { revision: 0, ...fields({ slug: 'Not A Slug' }) }, 400],
    ['POST', '/api/admin/posts', {}, 400],
    ['POST', '/api/admin/posts', { title: '  ' }, 400],
    ['POST', '/api/admin/rich-text/formula', { latex: '\\frac{1', inline: true }, 400],
    ['POST', '/api/admin/rich-text/preview', { content: 'x' }, 400],
    ['GET', '/api/admin/posts?sort=nothing', undefined, 400],
  ] as const)('%s %s with garbage', async (method, url, body, status) => {
    expect((await accounts.call(method, url, body, { token: staff.token })).statusCode).toBe(status);
  });
});

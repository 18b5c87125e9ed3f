import { roleIds } from '@sevenfold/contract/accounts/roles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payloadPost as doc, startPayloadEmulator } from '../../../test/emulators/payload-emulator.ts';
import { endTestApps, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';

let service: Awaited<ReturnType<typeof startPayloadEmulator>>;
let test: TestApp;

beforeAll(async () => {
  service = await startPayloadEmulator();
});
afterAll(() => service.close());
// One for each test: together they would take all connections of the engine.
afterEach(endTestApps);

beforeEach(async () => {
  service.pageSize = 10;
  service.docs = [doc('older'), doc('newer', { publishedDate: '2026-11-01T00:00:00.000Z' })];
  test = await startTestApp({ environment: { CONTENT_SERVICE_URL: `${service.url}/api/` } });
});

const get = async (query = '') => test.app.inject(`/blog-posts${query}`);
const slugs = async () => (await get()).json().docs.map(({ slug }: { slug: string }) => slug);

describe('a Payload server in place of our own posts', () => {
  it('is asked to the letter, and its posts come in the known shape', async () => {
    expect(await slugs()).toEqual(['newer', 'older']);
    expect(service.requests.at(-2)).toMatchObject({ path: '/api/blog-posts/' });
    expect(service.requests.at(-2)!.query.toString()).toBe('locale=undefined&draft=false&depth=1');

    const [post] = (await get('?where[slug][equals]=older&depth=1')).json().docs;
    expect(post).toMatchObject({
      id: '65f0older',
      author: 'Asha Rao',
      description: '',
      featuredImage: { url: `${service.url}/media/curve.svg`, alt: 'A curve' },
      publishedDate: '2026-10-01T00:00:00.000Z',
    });
    const [, formula, upload] = post.content.root.children;
    expect(formula.html).toContain('katex');
    expect(formula.html).not.toContain('<script');
    expect(upload.value.url).toBe(`${service.url}/media/line.svg`);
  });

  it('leaves out what has another shape, and drafts', async () => {
    service.docs!.push(doc('no-title', { title: 7 }), doc('Bad Slug'), doc('draft', { _status: 'draft' }), {
      id: 1,
    });
    expect(await slugs()).toEqual(['newer', 'older']);
  });

  it.each(['error', 'drop', 'busy'] as const)(
    'that fails (%s) is said to be away, and asked again',
    async (fault) => {
      service.fail(fault);
      const answer = await get();
      expect(answer.statusCode).toBe(503);
      expect(answer.json().code).toBe('unavailable');
      expect(await slugs()).toEqual(['newer', 'older']);
    },
  );

  it('that goes away later is shown as it was, and its changes are seen when it is back', async () => {
    expect(await slugs()).toEqual(['newer', 'older']);
    service.docs = [doc('newest')];
    expect(await slugs()).toEqual(['newer', 'older']);
    test.clock.advance({ minutes: 1 });
    service.fail('error');
    expect(await slugs()).toEqual(['newer', 'older']);
    await expect.poll(slugs).toEqual(['newest']);
  });

  it('is read page by page', async () => {
    service.pageSize = 2;
    service.docs = ['a', 'b', 'c', 'd', 'e'].map((slug) => doc(slug));
    expect(await slugs()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is not asked about posts that it does not list, and once about those that it does', async () => {
    await slugs();
    const before = service.requests.length;
    expect((await get('?where[slug][equals]=nothing-like-it')).json().docs).toEqual([]);
    expect(service.requests.length).toBe(before);
    for (const _ of [1, 2]) expect((await get('?where[slug][equals]=older')).json().docs).toHaveLength(1);
    expect(service.requests.length).toBe(before + 1);
  });

  it('shows a post anew once it was changed over there, and the old one while that fails', async () => {
    const title = async () => (await get('?where[slug][equals]=older')).json().docs[0].title;
    expect(await title()).toBe('About older');
    service.docs![0] = doc('older', { title: 'Rewritten' });
    test.clock.advance({ minutes: 1 });
    const listed = async () => (await get()).json().docs.map((one: { title: string }) => one.title);
    await expect.poll(listed).toContain('Rewritten');
    service.fail('error');
    expect(await title()).toBe('About older');
    expect(await title()).toBe('Rewritten');
  });

  it('may not send us to another site', async () => {
    const other = await startTestApp({ environment: { CONTENT_SERVICE_URL: `${service.url}/elsewhere` } });
    expect((await other.app.inject('/blog-posts')).statusCode).toBe(503);
  });

  it('is where posts are written, says the list of staff', async () => {
    const staff = await accountsOf(test).signUpAs(roleIds.staff);
    const list = await accountsOf(test).get('/api/admin/posts', staff.token);
    expect(list.json().service).toBe(`${service.url}/api`);
  });

  it('that answers with something else entirely is away, not a fault of ours', async () => {
    service.docs = undefined;
    expect((await get()).statusCode).toBe(503);
  });
});

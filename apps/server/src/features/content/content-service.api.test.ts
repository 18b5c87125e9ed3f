import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProviderServer, startProviderServer } from '../../../test/emulators/provider-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let service: ProviderServer;
let test: TestApp;
let docs: Record<string, unknown>[];

const doc = (slug: string, more: Record<string, unknown> = {}) => ({
  id: `65f0${slug}`,
  slug,
  title: `About ${slug}`,
  author: { id: 'a1', name: 'Asha Rao' },
  publishedDate: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-02T00:00:00.000Z',
  createdAt: '2026-09-01T00:00:00.000Z',
  featuredImage: { id: 'm1', url: '/media/curve.png', alt: 'A curve', mimeType: 'image/png' },
  content: {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'text', text: 'Words', format: 0 }] },
        { type: 'formula', latex: 'x^2', inline: true, html: '<script>alert(1)</script>' },
        {
          type: 'upload',
          relationTo: 'media',
          value: { url: '/media/b.png', mimeType: 'image/png', alt: 'B' },
        },
      ],
    },
  },
  ...more,
});

beforeAll(async () => {
  service = await startProviderServer(
    ({ query }) => {
      const slug = query.get('where[slug][equals]');
      const found = slug === null ? docs : docs.filter((one) => one.slug === slug);
      return { status: 200, body: { docs: found, totalDocs: found.length, page: 1 } };
    },
    () => ({ errors: [{ message: 'Something went wrong.' }] }),
  );
});
afterAll(() => service.close());

beforeEach(async () => {
  docs = [doc('older'), doc('newer', { publishedDate: '2026-11-01T00:00:00.000Z' })];
  test = await startTestApp({ environment: { CONTENT_SERVICE_URL: `${service.url}/api/` } });
});

const get = async (query = '') => test.app.inject(`/blog-posts${query}`);
const slugs = async () => (await get()).json().docs.map(({ slug }: { slug: string }) => slug);

describe('a Payload server in place of our own posts', () => {
  it('is asked to the letter, and its posts come in the known shape', async () => {
    expect(await slugs()).toEqual(['newer', 'older']);
    expect(service.requests.at(-1)).toMatchObject({ path: '/api/blog-posts/' });
    expect(service.requests.at(-1)!.query.toString()).toBe('locale=undefined&draft=false&depth=1');

    const [post] = (await get('?where[slug][equals]=older&depth=1')).json().docs;
    expect(post).toMatchObject({
      id: '65f0older',
      author: 'Asha Rao',
      description: '',
      featuredImage: { url: `${service.url}/media/curve.png`, alt: 'A curve' },
      publishedDate: '2026-10-01T00:00:00.000Z',
    });
    const [, formula, upload] = post.content.root.children;
    expect(formula.html).toContain('katex');
    expect(formula.html).not.toContain('<script');
    expect(upload.value.url).toBe(`${service.url}/media/b.png`);
  });

  it('leaves out what has another shape, and drafts', async () => {
    docs.push(doc('no-title', { title: 7 }), doc('Bad Slug'), doc('draft', { _status: 'draft' }), { id: 1 });
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
    docs = [doc('newest')];
    expect(await slugs()).toEqual(['newer', 'older']);
    test.clock.advance({ minutes: 1 });
    service.fail('error');
    expect(await slugs()).toEqual(['newer', 'older']);
    await vi.waitFor(async () => expect(await slugs()).toEqual(['newest']));
  });

  it('that answers with something else entirely is away, not a fault of ours', async () => {
    docs = undefined as never;
    expect((await get()).statusCode).toBe(503);
  });
});

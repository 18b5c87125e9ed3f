import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../platform/services.ts';
import { realWorld } from '../platform/world.ts';
import { servePages } from './pages.ts';

const app = Fastify();
let rendered = 0;

/** As the framework does: no body for HEAD. */
async function render(request: Request): Promise<Response> {
  rendered += 1;
  const { pathname } = new URL(request.url);
  return new Response(request.method === 'HEAD' ? null : `<p>${pathname}</p>`, {
    status: pathname === '/gone' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(pathname === '/public' && { 'cache-control': 'public, max-age=0, must-revalidate' }),
    },
  });
}

beforeAll(async () => {
  const config = { site: {}, demo: false, payments: { provider: 'sandbox' } };
  const services = { config, world: realWorld } as unknown as Services;
  const pages = { development: false, serveAssets: async () => undefined, render };
  await servePages(app, services, pages, async () => '1');
});
afterAll(() => app.close());

it('a page whose head was asked for first is whole for those who come after', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/public' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const whole = await app.inject('/public');
  expect(whole.body).toBe('<p>/public</p>');
  expect(whole.headers.etag).toBe(head.headers.etag);
  expect(rendered).toBe(1);
  const again = await app.inject({
    url: '/public',
    headers: { 'if-none-match': String(whole.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['/personal', 200],
  ['/gone', 404],
])('%s answers HEAD as it answers GET', async (url, status) => {
  const [head, whole] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
  expect([head.statusCode, whole.statusCode]).toEqual([status, status]);
  expect(head.body).toBe('');
  expect(whole.body).toBe(`<p>${url}</p>`);
  expect(head.headers['content-type']).toBe(whole.headers['content-type']);
  expect(head.headers['content-security-policy']).toContain('nonce-');
});

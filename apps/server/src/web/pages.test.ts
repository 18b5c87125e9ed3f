import zlib from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { databaseIsAway } from '../platform/database/database-away.ts';
import { handleErrors } from '../platform/http/error-handler.ts';
import { randomIds } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { servePages } from './pages.ts';

// Looked at before the pages are served, since the plugin that compresses takes hold of them then.
const unfolding = (['createBrotliDecompress', 'createGunzip', 'createInflate'] as const).map((name) =>
  vi.spyOn(zlib, name),
);
const app = Fastify();
let rendered = 0;
const asked: Request[] = [];
let version = async () => '1';

/** As the framework does: no body for HEAD. */
async function render(request: Request): Promise<Response> {
  rendered += 1;
  asked.push(request);
  const { pathname } = new URL(request.url);
  return new Response(request.method === 'HEAD' ? null : `<p>${pathname}</p>`, {
    status: pathname === '/gone' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(pathname === '/public' && { 'cache-control': 'public, max-age=0, must-revalidate' }),
      ...(pathname.startsWith('/tests/') && { 'x-same-for-route': 'yes' }),
    },
  });
}

beforeAll(async () => {
  const config = {
    publicOrigin: 'https://sevenfold.example',
    site: {},
    demo: false,
    payments: { provider: 'sandbox' },
  };
  const services = { config, ids: randomIds } as unknown as Services;
  const routeOf = (path: string) => /^\/(tests|gone)\//.exec(path)?.[0];
  const pages = { development: false, serveAssets: async () => undefined, render, routeOf };
  const assertMayRead = async (_request: unknown, path: string) => {
    if (path !== '/too-often') return;
    throw new AppError('too_many_attempts', 'Too many <b>. Please wait.', { retryAfterSeconds: 90 });
  };
  handleErrors(app);
  await servePages(app, services, pages, { contentVersion: () => version(), assertMayRead });
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

it('a page that is the same for its route is rendered once for all its addresses, until something changes', async () => {
  version = async () => 'before';
  const made = rendered;
  const first = await app.inject('/tests/one?token=secret');
  expect(first.body).toBe('<p>/tests/one</p>');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(first.headers['content-security-policy']).not.toContain('nonce-');
  expect(first.headers).not.toHaveProperty('x-same-for-route');
  expect((await app.inject('/tests/two')).body).toBe(first.body);
  expect(rendered).toBe(made + 1);
  version = async () => 'after';
  expect((await app.inject('/tests/two')).body).toBe('<p>/tests/two</p>');
  expect(rendered).toBe(made + 2);
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

it.each(['localhost/gone?x=', 'localhost\\gone?x=', 'localhost?x=', 'localhost#', 'user@h', '[::1', 'a b'])(
  'a page is made from our origin and its path alone, whatever Host says: %j',
  async (host) => {
    version = async () => host;
    for (const headers of [{ host, 'x-forwarded-host': host }, {}]) {
      const page = await app.inject({ url: '/public', headers });
      expect([page.statusCode, page.body]).toEqual([200, '<p>/public</p>']);
    }
    expect(asked.at(-1)).toMatchObject({ url: 'https://sevenfold.example/public', method: 'GET' });
    expect([...asked.at(-1)!.headers]).toEqual([]);
  },
);

it.each([
  ['/a/../public', '/public'],
  ['/public#part', '/public'],
])('%s is kept as what was rendered: %s', async (url, rendersAs) => {
  version = async () => url;
  const [odd, plain] = [await app.inject(url), await app.inject(rendersAs)];
  expect([odd.body, plain.body]).toEqual([`<p>${rendersAs}</p>`, `<p>${rendersAs}</p>`]);
});

it('while the database is away, kept pages are sent and the others made as far as they can be', async () => {
  const before = await app.inject('/public');
  const made = rendered;
  version = async () => {
    throw new Error('Failed query', { cause: databaseIsAway() });
  };
  expect((await app.inject('/public')).headers.etag).toBe(before.headers.etag);
  expect(rendered).toBe(made);
  expect((await app.inject('/personal')).body).toBe('<p>/personal</p>');
  version = async () => {
    throw new Error('a fault of ours');
  };
  expect((await app.inject('/public')).statusCode).toBe(500);
});

it('who has read too much is shown a page that says so, and programs get the refusal', async () => {
  const made = rendered;
  const page = await app.inject({ url: '/too-often?x=1', headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    429,
    '90',
    'no-store',
  ]);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(
    '<p>Too many &lt;b&gt;. Please wait. Lists of questions stay open meanwhile.</p>',
  );
  const data = await app.inject({ url: '/too-often', headers: { accept: '*/*' } });
  expect([data.statusCode, data.json().code]).toEqual([429, 'too_many_attempts']);
  expect(rendered).toBe(made);
});

it.each(['br', 'gzip', 'deflate', 'made-up'])(
  'a form that is sent too early is never unfolded: %s',
  async (encoding) => {
    const posted = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-encoding': encoding, 'content-type': 'text/plain' },
      payload: Buffer.alloc(100),
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/contact']);
    for (const unfold of unfolding) expect(unfold).not.toHaveBeenCalled();
  },
);

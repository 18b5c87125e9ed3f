import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { limitHashing } from './features/accounts/password-hashing.ts';
import { limitSitemaps } from './features/site/read-sitemap.ts';
import type { LoadControl } from './platform/load/load-control.ts';
import type { Priority } from './platform/load/priority.ts';
import { createWatch, type Watch } from './platform/watch/watch.ts';
import type { PageRenderer } from './web/pages.ts';

/** Has as many places as a test gives it, and remembers who came. */
const places = { left: 0, came: [] as Priority[], inFlight: 0 };
const control: LoadControl = {
  hasRoom: () => places.left > 0,
  admit(priority) {
    places.came.push(priority);
    if (priority === 'always') return true;
    if (places.left <= 0) return false;
    places.left -= 1;
    places.inFlight += 1;
    return true;
  },
  release() {
    places.inFlight -= 1;
  },
  adjust: () => undefined,
  limit: () => places.left,
};

/** A page that asks for two things while it is rendered, and one that is never done. */
const pages: PageRenderer = {
  development: true,
  serveAssets: async () => undefined,
  async render({ url }, { callApi }) {
    if (new URL(url).pathname === '/waits') return new Promise(() => undefined);
    const answers = await Promise.all([callApi('GET', '/api/subjects'), callApi('GET', '/api/subjects')]);
    return new Response(answers.map(({ status }) => status).join(' '));
  },
};

let test: TestApp;
let watch: Watch;
beforeAll(async () => {
  test = await startTestApp({
    environment: { LOAD_SHEDDING: 'on' },
    app: { pages, load: control },
    watch: (log) => {
      watch = createWatch({ slowQueryMs: 60_000, log });
      return watch;
    },
  });
});
beforeEach(() => {
  Object.assign(places, { left: 0, came: [], inFlight: 0 });
});

describe('a request that finds no place', () => {
  it('is a call: JSON in the shape of all errors, and when to come back', async () => {
    const answer = await test.app.inject('/api/subjects');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('very busy') });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(2);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(8);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is a page: a small page that comes back by itself', async () => {
    const answer = await test.app.inject({ url: '/pricing', headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`http-equiv="refresh" content="${answer.headers['retry-after']}"`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is sent away before its body is read', async () => {
    const sent = { method: 'POST', url: '/api/visits', payload: '{' } as const;
    const headers = { 'content-type': 'application/json' };
    expect((await test.app.inject({ ...sent, headers })).statusCode).toBe(503);
    places.left = 1;
    expect((await test.app.inject({ ...sent, headers })).statusCode).toBe(400);
  });

  it('is counted apart from those that were answered', async () => {
    await test.app.inject('/api/places');
    const told = await watch.metrics.registry.metrics();
    expect(told).toMatch(/sevenfold_http_shed_total\{priority="visitor"\} [1-9]/);
    expect(told).not.toContain('route="/api/places"');
  });
});

it.each([
  ['GET', '/api/health', 'always'],
  ['GET', '/api/health/live', 'always'],
  ['POST', '/api/sandbox/webhook', 'always'],
  ['POST', '/api/test/some/actions', 'vital'],
  ['PUT', '/api/test/some', 'vital'],
  ['POST', '/api/sandbox/subscription', 'vital'],
  ['POST', '/api/sandbox/verification', 'vital'],
  ['GET', '/api/admin/overview', 'vital'],
  ['GET', '/api/orders', 'member'],
  ['POST', '/api/auth/login', 'member'],
  ['GET', '/api/questions', 'visitor'],
  ['GET', '/api/search?query=x', 'visitor'],
  ['POST', '/api/visits', 'visitor'],
  ['GET', '/ibdp-question-bank', 'visitor'],
  ['GET', '/nothing/here', 'visitor'],
] as const)('%s %s comes as %s', async (method, url, priority) => {
  const answer = await test.app.inject({ method, url });
  expect(places.came).toEqual([priority]);
  if (priority === 'always') expect(answer.headers['retry-after']).toBeUndefined();
  else expect(answer.statusCode).toBe(503);
});

it('lets in what a page asks for together with the page', async () => {
  places.left = 1;
  const answer = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(answer.body).toBe('200 200');
  expect(places.came).toEqual(['visitor']);
});

describe('the place', () => {
  it('is taken once the body is there, and given back with the answer', async () => {
    places.left = 2;
    const sent = { method: 'POST', url: '/api/visits', payload: { path: '/' } } as const;
    await test.app.inject(sent);
    expect(places.came).toEqual(['visitor']);
    expect(places.inFlight).toBe(0);
    await test.app.inject('/api/subjects');
    expect(places).toMatchObject({ left: 0, inFlight: 0 });
  });

  it('is given back when the browser goes away', async () => {
    places.left = 1;
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const asking = http.request({ port, host: '127.0.0.1', path: '/waits' });
    asking.on('error', () => undefined).end();
    await expect.poll(() => places.inFlight).toBe(1);
    asking.destroy();
    await expect.poll(() => places.inFlight).toBe(0);
  });
});

it.each([
  ['a file of the sitemap', limitSitemaps, { url: '/sitemaps/pages.xml' }, 200],
  [
    'a log-in',
    <Result>(work: () => Promise<Result>) => limitHashing({ owner: randomUUID() }, work),
    { method: 'POST', url: '/api/auth/login', payload: { username: 'nobody', password: 'wrong one' } },
    401,
  ],
] as const)(
  '%s that waits in the line of costly work keeps no place from others',
  async (_, limit, call, status) => {
    let open!: () => void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const busy = [limit(() => gate), limit(() => gate)];
    try {
      places.left = 2;
      const waiting = test.app.inject(call);
      await expect.poll(() => places).toMatchObject({ left: 1, inFlight: 0 });
      expect((await test.app.inject('/api/subjects')).statusCode).toBe(200);
      open();
      expect((await waiting).statusCode).toBe(status);
      expect(places.inFlight).toBe(0);
    } finally {
      open();
      await Promise.all(busy);
    }
  },
);

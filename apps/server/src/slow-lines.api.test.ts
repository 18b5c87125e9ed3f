import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { drip, openLine, openLines, postWithoutBody } from './lines.fixture.ts';
import { createLoadControl } from './platform/load/load-control.ts';
import type { PageRenderer } from './web/pages.ts';

/** Far more than the kernel keeps for somebody who doesn't read. */
const longPage = Buffer.alloc(24 * 1024 * 1024, 'x');
let waiting = 0;
let letThrough: () => void;
const opened = new Promise<void>((resolve) => {
  letThrough = resolve;
});
const pages: PageRenderer = {
  development: true,
  serveAssets: async () => undefined,
  async render({ url }) {
    if (new URL(url).pathname === '/long') return new Response(longPage);
    waiting += 1;
    await opened;
    return new Response('here');
  },
};

let inFlight = 0;
/** With as many places as there are at most, however slow this machine is. */
const load = () => {
  const control = createLoadControl();
  return {
    ...control,
    admit(priority: Parameters<typeof control.admit>[0]) {
      const isLetIn = control.admit(priority);
      if (isLetIn && priority !== 'always') inFlight += 1;
      return isLetIn;
    },
    release() {
      inFlight -= 1;
      control.release();
    },
    adjust: () => undefined,
  };
};

async function listen(environment: Record<string, string>): Promise<{ test: TestApp; port: number }> {
  const test = await startTestApp({
    environment: { LOAD_SHEDDING: 'on', ...environment },
    app: { load: load(), pages },
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  return { test, port: (test.app.server.address() as AddressInfo).port };
}

async function expectServed(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(`${origin}/api/subjects`)).status).toBe(200);
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody@school.example', password: 'wrong one' }),
  });
  expect(login.status).toBe(401);
}

describe('while hundreds of sockets only pretend, others are served, and the sockets are taken back', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    ({ test, port } = await listen({ LINE_PATIENCE_SECONDS: '5' }));
  });
  const many = 300;
  const openAtServer = () =>
    new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));

  it('that say nothing, or only begin with their headers', async () => {
    const lines = await openLines(port, many);
    for (const line of lines.slice(many / 3)) drip(line, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await expectServed(port);
    await Promise.all(lines.map(({ closed }) => closed));
    expect(lines.at(-1)!.heard()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that send bodies a byte at a time, without being load', async () => {
    const lines = await openLines(port, many);
    const kinds = [
      postWithoutBody('/contact-us', 'application/x-www-form-urlencoded'),
      postWithoutBody('/pricing', 'multipart/form-data; boundary=x'),
      postWithoutBody('/api/no-such-call', 'text/plain'),
    ];
    for (const [index, line] of lines.entries())
      drip(line, kinds[index] ?? postWithoutBody('/api/auth/login'));
    await expectServed(port);
    expect(inFlight).toBe(0);
    await Promise.all(lines.map(({ closed }) => closed));
    expect(lines.at(-1)!.heard()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that do not read their answers, without being load', async () => {
    const lines = await openLines(port, 20);
    const answering = lines.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          socket.once('data', () => {
            socket.pause();
            resolve();
          });
          socket.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
        }),
    );
    await Promise.all(answering);
    expect(inFlight).toBe(0);
    await expectServed(port);
    // A socket that isn't read doesn't hear of its end; fetch may keep one of its own.
    await expect.poll(openAtServer, { timeout: 120_000 }).toBeLessThan(5);
    for (const { socket } of lines) socket.destroy();
  });

  it('but nobody who reads slowly and steadily is cut off', async () => {
    const { socket, closed } = await openLine(port);
    let read = 0;
    socket.on('data', ({ length }: Buffer) => {
      read += length;
      socket.pause();
      // In all, twice as long as somebody may stand still.
      setTimeout(() => socket.resume(), (length / longPage.length) * 10_000);
    });
    socket.write('GET /long HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await closed;
    expect(read).toBeGreaterThan(longPage.length);
  });
});

describe('one address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('has so many requests open at once, and others are served', async () => {
    const { port } = await listen({ OPEN_REQUESTS_PER_ADDRESS: '5', TRUSTED_PROXIES: '127.0.0.1' });
    const ask = (address: string, accept = '*/*') =>
      fetch(`http://127.0.0.1:${port}/api/subjects`, { headers: { ...from(address).headers, accept } });
    const lines = await openLines(port, 5);
    const begun = postWithoutBody('/api/auth/login', 'application/json', 'X-Forwarded-For: 203.0.113.5\r\n');
    for (const { socket } of lines) socket.write(begun);
    await expect.poll(async () => (await ask('203.0.113.5')).status).toBe(429);
    const refused = await ask('203.0.113.5');
    expect(await refused.json()).toEqual({
      code: 'too_many_attempts',
      message: expect.stringContaining('your network'),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const shown = await ask('203.0.113.5', 'text/html');
    expect(shown.headers.get('content-type')).toContain('text/html');
    expect(await shown.text()).toContain('from your network at once. This page tries again by itself');
    expect((await ask('203.0.113.6')).status).toBe(200);
    const health = await fetch(`http://127.0.0.1:${port}/api/health/live`, from('203.0.113.5'));
    expect(health.status).toBe(200);

    for (const { socket } of lines) socket.destroy();
    await expect.poll(async () => (await ask('203.0.113.5')).status).toBe(200);
  });

  it('has so many connections, and others are served', async () => {
    const { port } = await listen({ CONNECTIONS_PER_ADDRESS: '5' });
    const lines = await Promise.all(
      Array.from({ length: 6 }, () => openLine(port, { localAddress: '127.0.0.2' })),
    );
    await Promise.race(lines.map(({ closed }) => closed));
    expect(lines.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${port}/api/subjects`)).status).toBe(200);
    for (const { socket } of lines) socket.destroy();
  });

  it('that is a proxy we believe has as many connections as it likes', async () => {
    const { port } = await listen({ CONNECTIONS_PER_ADDRESS: '5', TRUSTED_PROXIES: '127.0.0.1' });
    const lines = await openLines(port, 20);
    expect((await fetch(`http://127.0.0.1:${port}/api/subjects`)).status).toBe(200);
    expect(lines.every(({ socket }) => !socket.destroyed)).toBe(true);
    for (const { socket } of lines) socket.destroy();
  });

  it('may be that of a class: forty browsers with six requests each are all let in', async () => {
    const { test } = await listen({ OPEN_REQUESTS_PER_ADDRESS: '', CONNECTIONS_PER_ADDRESS: '' });
    const asked = Array.from({ length: 240 }, () =>
      test.app.inject({ url: '/pricing', remoteAddress: '203.0.113.9' }),
    );
    await expect.poll(() => waiting).toBe(240);
    letThrough();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

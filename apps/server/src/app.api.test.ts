import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

/** An address that the router takes for this endpoint. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90');

describe('health', () => {
  it.each(['/api/health', '/api/health/'])('%s tells the state of each part', async (url) => {
    const answer = await test.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: 'ok',
      storage: 'ok',
      queue: 'ok',
    });
  });

  it('says 503 and which part when the database is gone, while the process is alive', async () => {
    const lonely = await startTestApp();
    await lonely.database.pool.end();
    const ready = await lonely.app.inject('/api/health');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'down', database: 'down', queue: 'down', storage: 'ok' });
    expect((await lonely.app.inject('/api/health/live')).statusCode).toBe(200);
  });
});

describe('a server that stops', () => {
  it('still answers whoever has reached it, and keeps no connection', async () => {
    const stopping = await startTestApp();
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = stopping.app.server.address() as AddressInfo;
    const accepted = once(stopping.app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    const closed = stopping.app.close();
    await new Promise(setImmediate);
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    await closed;
  });
});

describe('every declared endpoint', () => {
  it.each(
    allEndpoints.flatMap((endpoint) =>
      [endpoint.path, ...(endpoint.alsoAt ?? [])].map((path) => ({ endpoint, path })),
    ),
  )('$endpoint.method $path answers, with and without a trailing slash', async ({ endpoint, path }) => {
    for (const url of [addressOf(path), `${addressOf(path)}/`]) {
      const answer = await test.app.inject({ method: endpoint.method, url });
      expect(answer.json().message ?? '').not.toBe('There is nothing at this address');
      expect(answer.statusCode).toBeLessThan(500);
    }
  });
});

describe('answers', () => {
  it.each([
    ['GET', '/api/nothing-here', 404, 'not_found'],
    ['GET', '/api/auth/login', 404, 'not_found'],
    ['DELETE', '/api/health', 404, 'not_found'],
    ['GET', '/api/%E0%A4%A', 400, 'malformed_body'],
    ['DELETE', `/api/user/devices/${'x'.repeat(2000)}`, 404, 'not_found'],
  ] as const)('%s %s is a plain %d in JSON', async (method, url, status, code) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.any(String), code });
  });

  it('carry the security headers and an id of their own', async () => {
    const [one, other] = await Promise.all([test.app.inject('/api/health'), test.app.inject('/api/health')]);
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });

  it('never show what went wrong inside', async () => {
    const broken = await startTestApp();
    await broken.database.pool.query('drop table account_links, sessions, devices cascade');
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { email: 'a@mail.com', password: 'secret1', confirmPassword: 'secret1' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Something went wrong', code: 'internal' });
  });
});

describe('the OpenAPI document', () => {
  it('describes every endpoint once, with who may call it', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods as object));
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      allEndpoints.map((endpoint) => endpoint.name).toSorted(),
    );
    for (const operation of operations) {
      expect(operation.summary).toBeTruthy();
      expect(operation.description).toMatch(/^(Open to everyone|For )/);
    }
    expect(document.paths['/api/user/devices/{id}'].delete.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
    });
  });

  it('is written once, however many ask for it', async () => {
    const ask = () => test.app.inject('/api/openapi.json');
    const { body } = await ask();
    const describing = vi.spyOn(allEndpoints[0]!, 'summary', 'get');
    try {
      expect((await ask()).body).toBe(body);
      expect(describing).not.toHaveBeenCalled();
    } finally {
      describing.mockRestore();
    }
  });
});

describe('the outbox', () => {
  it('is not there but in the embedded default', async () => {
    expect((await test.app.inject('/api/dev/outbox')).statusCode).toBe(404);
  });
});

import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../test/test-app.ts';
import { drip, openLines, postWithoutBody } from './lines.fixture.ts';
import { createLoadControl } from './platform/load/load-control.ts';

it('serves others while two thousand sockets only pretend, and takes the sockets back', async () => {
  const test = await startTestApp({
    environment: { LOAD_SHEDDING: 'on', LINE_PATIENCE_SECONDS: '30' },
    // However slow this machine is, that alone sends nobody away.
    app: { load: { ...createLoadControl(), adjust: () => undefined } },
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const lines = await openLines(port, 2000);
  for (const line of lines.slice(0, 500)) drip(line, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  for (const line of lines.slice(500)) drip(line, postWithoutBody('/api/auth/login'));
  for (let round = 0; round < 20; round += 1) {
    expect((await fetch(`http://127.0.0.1:${port}/api/subjects`)).status).toBe(200);
  }
  await Promise.all(lines.map(({ closed }) => closed));
  expect((await fetch(`http://127.0.0.1:${port}/api/subjects`)).status).toBe(200);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { openTracing } from './platform/watch/open-tracing.ts';
import { traceOutgoing } from './platform/watch/outgoing-traces.ts';
import type { Tracing } from './platform/watch/tracing.ts';
import { createWatch, type Watch } from './platform/watch/watch.ts';
import type { PageRenderer } from './web/pages.ts';

interface Told {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector that keeps what it is sent. */
const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

const pages: PageRenderer = {
  development: true,
  serveAssets: async () => undefined,
  render: async (_request, { callApi }) =>
    new Response(String((await callApi('GET', '/api/search?query=integral')).status)),
};
const job = { name: 'tracing.try', data: z.null() };
const lines: string[] = [];
let test: TestApp;
let tracing: Tracing;
let watch: Watch;
let stop: () => void;
let endpoint: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  tracing = (await openTracing({ endpoint, headers: {}, ratio: 1, serviceName: 'under test' }))!;
  stop = traceOutgoing(tracing);
  test = await startTestApp({
    environment: { TRUSTED_PROXIES: '127.0.0.1/32' },
    app: { pages },
    logTo: { write: (line) => void lines.push(line) },
    watch: (log) => {
      watch = createWatch({ slowQueryMs: 60_000, log, tracing });
      return watch;
    },
  });
  test.queue.handle(job, async () => {
    await test.mailer.send({ id: '1', to: 'person@example.com', subject: 'Secret', html: '', text: '' });
    await fetch(`${endpoint}/file?X-Amz-Signature=TOPSECRET`);
  });
});
afterAll(() => {
  stop();
  collector.close();
});

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const traceId = parent.split('-')[1];

it('tells of a page, the calls it makes and their statements as one trace, and of no value', async () => {
  const ask = (remoteAddress: string) =>
    test.app.inject({
      url: '/reset-password?token=TOPSECRET',
      headers: { traceparent: parent, authorization: 'Bearer TOPSECRET-TOPSECRET-TOPSECRET' },
      remoteAddress,
    });
  await ask('127.0.0.1');
  await ask('203.0.113.7');
  await test.database.transaction((tx) => test.queue.enqueue(tx, job, null));
  await expect
    .poll(() => watch.metrics.registry.metrics(), { timeout: 60_000 })
    .toContain('sevenfold_jobs_total{job="tracing.try",outcome="done"} 1');
  await expect.poll(() => lines.some((line) => line.includes('request completed'))).toBe(true);
  await tracing.close();

  const spans = received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Told[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  ) as Told[];
  const of = (span: Told, key: string) =>
    Object.values(span.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

  const requests = spans.filter(({ name }) => name === 'GET page other');
  // The proxy's word counts; a stranger's doesn't.
  expect(requests.map((span) => span.traceId === traceId).sort()).toEqual([false, true]);
  const page = requests.find((span) => span.traceId === traceId)!;
  expect(page.parentSpanId).toBe('b7ad6b7169203331');
  expect(of(page, 'http.response.status_code')).toBe(200);

  const call = spans.find(
    ({ name, parentSpanId }) => name === 'GET /api/search' && parentSpanId === page.spanId,
  );
  const statements = spans
    .filter(({ name, parentSpanId }) => parentSpanId === call?.spanId && name.startsWith('database'))
    .map((span) => of(span, 'db.query.text'));
  expect(statements).toContainEqual(expect.stringContaining('$1'));

  const worked = spans.find(({ name }) => name === 'job tracing.try')!;
  const below = spans.filter(({ parentSpanId }) => parentSpanId === worked.spanId).map(({ name }) => name);
  expect(below).toContain('send mail');
  expect(below).toContain(`GET ${new URL(endpoint).host}`);

  const everything = received.join('\n');
  expect(everything).not.toMatch(/TOPSECRET|person@example|integral|203\.0\.113/);
  expect(everything).toContain('under test');
  expect(
    lines.some((line) => line.includes('request completed') && line.includes(`"traceId":"${traceId}"`)),
  ).toBe(true);
});

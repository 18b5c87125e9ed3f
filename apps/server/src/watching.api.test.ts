import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { countBusiness } from './features/insights/business-counts.queries.ts';
import { addScrapeGauges } from './platform/watch/scrape-gauges.ts';
import { createWatch, type Watch } from './platform/watch/watch.ts';
import type { PageRenderer } from './web/pages.ts';

let test: TestApp;
let watch: Watch;
const lines: string[] = [];
const job = { name: 'watch.try', data: z.object({ fails: z.boolean() }) };

/** Every page takes its time in the database. */
const pages: PageRenderer = {
  development: true,
  serveAssets: async () => undefined,
  async render() {
    await test.database.db.execute(sql`select ${'a private value'}::text, pg_sleep(0.5)`);
    return new Response('');
  },
};

beforeAll(async () => {
  test = await startTestApp({
    app: { pages },
    logTo: { write: (line) => void lines.push(line) },
    watch: (log) => {
      watch = createWatch({ slowQueryMs: 450, log });
      return watch;
    },
  });
  const { database, queue, config } = test;
  addScrapeGauges(watch.metrics, {
    database,
    queue,
    dataDir: config.dataDir,
    countBusiness: () => countBusiness(database.db),
  });
  queue.handle(job, async ({ fails }) => {
    if (fails) throw new Error('as it should');
    await database.db.execute(sql`select 'of the job', pg_sleep(0.5)`);
  });
});

const told = () => watch.metrics.registry.metrics();
const slowLines = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg, statement }) => msg === 'slow query' && statement.includes('pg_sleep'));

describe('requests', () => {
  it('are counted by the pattern of their route, never by their address', async () => {
    await test.app.inject('/api/questions/424242');
    await test.app.inject('/api/pages/some-private-slug');
    await test.app.inject('/made-up-by-somebody');
    const text = await told();
    expect(text).toContain(
      'sevenfold_http_requests_total{method="GET",route="/api/questions/:id",status="4xx"} 1',
    );
    expect(text).toContain('sevenfold_http_request_seconds_count{method="GET",route="/api/pages/:slug"} 1');
    expect(text).toContain('route="page other",status="2xx"');
    expect(text).not.toMatch(/424242|some-private-slug|made-up/);
    expect(text).toContain('sevenfold_http_requests_in_flight 0');
  });

  it('that a limit refuses are counted', async () => {
    const url = '/api/auth/unlock';
    let last = 0;
    for (let count = 0; count < 70 && last !== 429; count += 1) {
      last = (await test.app.inject({ method: 'POST', url, payload: { token: `wrong-${count}` } }))
        .statusCode;
    }
    expect(last).toBe(429);
    expect(await told()).toContain('sevenfold_http_rate_limited_total{route="/api/auth/unlock"} 1');
  });
});

describe('statements', () => {
  it('are counted in and out of transactions, and failures by their class', async () => {
    const counted = async () =>
      Number(/query_seconds_count\{operation="select"\} (\d+)/.exec(await told())?.[1] ?? 0);
    await test.database.db.execute(sql`select 1`);
    const before = await counted();
    await test.database.db.execute(sql`select 1`);
    await test.database.transaction(async ({ db, client }) => {
      await db.execute(sql`select 1`);
      await client.query('select 1');
    });
    expect(await counted()).toBeGreaterThanOrEqual(before + 3);
    await expect(test.database.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await told()).toContain('sevenfold_database_errors_total{class="22"} 1');
  });

  it('that are slow are written down with their route and without their values', async () => {
    const answer = await test.app.inject('/blogs/private-name');
    const [line] = slowLines().filter(({ route }) => route === 'page post');
    expect(line).toMatchObject({ level: 40, reqId: answer.headers['x-request-id'] });
    expect(line.statement).toMatch(/^select \$1::text, pg_sleep/);
    expect(line.milliseconds).toBeGreaterThanOrEqual(450);
    expect(JSON.stringify(line)).not.toContain('private');
  });

  it('keep the name of their own request when they have to wait for a connection', async () => {
    const { pool } = test.database;
    const before = slowLines().length;
    const asked = Array.from({ length: 15 }, (_, index) =>
      test.app.inject(`/blogs/${index}`).then(({ headers }) => headers['x-request-id']),
    );
    await expect.poll(() => pool.waitingCount).toBeGreaterThan(0);
    const ids = await Promise.all(asked);
    const named = slowLines().slice(before);
    expect(new Set(named.map(({ reqId }) => reqId)).size).toBe(named.length);
    for (const { reqId } of named) expect(ids).toContain(reqId);
  });
});

describe('jobs', () => {
  it('are counted by name and end, and their statements know them', async () => {
    for (const fails of [false, true]) {
      await test.database.transaction((tx) => test.queue.enqueue(tx, job, { fails }));
    }
    await expect
      .poll(told, { timeout: 60_000 })
      .toContain('sevenfold_jobs_total{job="watch.try",outcome="failed"} 1');
    await expect.poll(told).toContain('sevenfold_jobs_total{job="watch.try",outcome="done"} 1');
    expect(await told()).toContain('sevenfold_job_seconds_count{job="watch.try"} 2');
  });
});

it('mails are counted by how they ended', async () => {
  const failing = watch.mailer({
    send: async () => {
      throw new Error('refused');
    },
    close: () => undefined,
  });
  const mail = { id: '1', to: 'a@example.com', subject: '', html: '', text: '' };
  await test.mailer.send(mail);
  await expect(failing.send(mail)).rejects.toThrow('refused');
  const text = await told();
  expect(text).toContain('sevenfold_mails_total{outcome="sent"} 1');
  expect(text).toContain('sevenfold_mails_total{outcome="failed"} 1');
});

it('a scrape reads pool, jobs, disk and business', async () => {
  const text = await told();
  expect(text).toMatch(/sevenfold_database_pool_connections\{state="idle"\} \d/);
  expect(text).toMatch(/sevenfold_data_disk_free_bytes [1-9]/);
  expect(text).toContain('sevenfold_business_count{what="sign_ups"} 0');
  expect(text).toContain('sevenfold_business_count{what="payments_failed"} 0');
  expect(text).toMatch(/sevenfold_jobs_in_trouble \d/);
  expect(text).not.toContain('sevenfold_scrape_failures_total{');
});

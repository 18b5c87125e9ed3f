import { Counter, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { listenForScrapes } from './metrics-listener.ts';
import { readSeldom } from './scrape-gauges.ts';

it('answers scrapes, with what Node tells of itself, and nothing else', async () => {
  const registry = new Registry();
  new Counter({ name: 'a_total', help: 'a', registers: [registry] }).inc(3);
  const listener = await listenForScrapes(registry, { port: 0, host: '127.0.0.1' });
  try {
    const origin = `http://127.0.0.1:${listener.port}`;
    const scrape = await fetch(`${origin}/metrics`);
    const text = await scrape.text();
    expect(scrape.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('a_total 3');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('sevenfold_event_loop_utilization');
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  } finally {
    await listener.close();
  }
});

it('asks the database seldom, and goes on when it fails', async () => {
  let now = 0;
  let reads = 0;
  let failures = 0;
  const read = readSeldom(
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('away');
    },
    () => {
      failures += 1;
    },
    () => now,
  );
  await Promise.all([read(), read(), read()]);
  await read();
  expect(reads).toBe(1);
  now = 30_000;
  await read();
  expect([reads, failures]).toEqual([2, 1]);
  now = 60_000;
  await read();
  expect(reads).toBe(3);
});

import { expect, it } from 'vitest';
import { startTestApp } from '../test/test-app.ts';
import { reportOf } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

/** Some of what `npm run fuzz` does, always the same: three of each call. */
it('odd calls of every kind are answered, and never with a fault', { timeout: 300_000 }, async () => {
  const logged: string[] = [];
  const test = await startTestApp({
    environment: { RATE_LIMIT_SCALE: '100000' },
    logTo: { write: (line) => logged.push(line) },
  });
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const result = await runFuzz({ origin, pool: test.database.pool, seed: 7, calls: 500, latest: 120_000 });
  expect(result.failures, reportOf(result)).toEqual([]);
  expect(result.operations).toBeGreaterThan(160);
  expect(result.calls).toBeGreaterThanOrEqual(500);
  const succeeded = [...result.statuses.values()].filter((statuses) =>
    [...statuses.keys()].some((status) => status < 300),
  );
  // Were everything refused at the door, nothing would have been tried.
  expect(succeeded.length).toBeGreaterThan(40);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});

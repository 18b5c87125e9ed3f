import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import { addUtilization } from './event-loop-utilization.ts';
import { createMetrics } from './metrics.ts';
import { addScrapeGauges } from './scrape-gauges.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { summary?: string; action?: string };
}

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules: some }) => some);
const manual = read('docs/watching.md');

const metrics = createMetrics();
addScrapeGauges(metrics, {
  database: { pool: { options: {} } } as Database,
  queue: {} as Queue,
  dataDir: '.',
  countBusiness: async () => [],
});
addUtilization(metrics.registry);
const ours = metrics.registry.getMetricsAsArray().map(({ name }) => name);
collectDefaultMetrics({ register: metrics.registry });
const known = new Set(
  metrics.registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
);

describe.each(rules.map((rule) => [rule.alert, rule] as const))('%s', (alert, { expr, annotations }) => {
  it('names measures that there are', () => {
    const named = expr.match(/\b(sevenfold|nodejs|process)_\w+/g) ?? ['up'];
    expect(named.filter((name) => name !== 'up' && !known.has(name))).toEqual([]);
  });

  it('says what happened and what to do, also in the manual', () => {
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.action).toMatch(/\.$/);
    expect(manual).toContain(`\`${alert}\``);
  });
});

it('the manual tells of every measure of ours', () => {
  expect(ours.filter((name) => !manual.includes(`\`${name.replace(/^sevenfold_/, '')}`))).toEqual([]);
});

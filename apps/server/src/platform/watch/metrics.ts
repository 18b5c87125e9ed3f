import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../version.ts';

/** Seconds. From what is sent from memory up to what a visitor has long given up on. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const queryBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What is counted while it happens. Every label has few values: patterns of addresses, never addresses. The registry is
 * its own, since tests run several apps in one process.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `sevenfold_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name: `sevenfold_${name}`, help, labelNames, buckets, registers });

  new Gauge({
    name: 'sevenfold_build_info',
    help: 'Always 1; tells the version that runs',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);

  const metrics = {
    registry,
    requests: counter('http_requests_total', 'Requests answered', ['method', 'route', 'status']),
    requestSeconds: histogram(
      'http_request_seconds',
      'Time to answer a request that was let in',
      ['method', 'route'],
      requestBuckets,
    ),
    requestsInFlight: new Gauge({
      name: 'sevenfold_http_requests_in_flight',
      help: 'Requests that are being answered',
      registers,
    }),
    rateLimited: counter('http_rate_limited_total', 'Requests refused by a rate limit', ['route']),
    shed: counter('http_shed_total', 'Requests refused with 503 because of overload', ['priority']),
    queries: histogram('database_query_seconds', 'Time of a statement', ['operation'], queryBuckets),
    queryErrors: counter(
      'database_errors_total',
      'Statements that failed, by the first two characters of SQLSTATE, or connection',
      ['class'],
    ),
    slowQueries: counter('database_slow_queries_total', 'Statements slower than SLOW_QUERY_MS', []),
    jobs: counter('jobs_total', 'Runs of jobs by how they ended', ['job', 'outcome']),
    jobsStarted: counter('jobs_started_total', 'Runs of jobs that began', ['job']),
    jobSeconds: histogram('job_seconds', 'Time of a run of a job', ['job'], jobBuckets),
    mails: counter('mails_total', 'Messages handed to the mail server', ['outcome']),
    pageCache: counter('page_cache_total', 'Pages asked of the cache', ['outcome']),
    readFailures: counter('scrape_failures_total', 'Measures that could not be read for a scrape', [
      'measure',
    ]),
  }; // What never happened is told as zero: a rule can't compare with what isn't there.
  for (const outcome of ['sent', 'failed']) metrics.mails.inc({ outcome }, 0);
  for (const outcome of ['hit', 'miss']) metrics.pageCache.inc({ outcome }, 0);
  for (const priority of ['visitor', 'member', 'vital']) metrics.shed.inc({ priority }, 0);
  return metrics;
}

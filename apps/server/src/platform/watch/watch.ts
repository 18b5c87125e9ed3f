import type { Span } from '@opentelemetry/api';
import type { Mailer } from '../mail/mailer.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { plain, slowQueries } from './slow-queries.ts';
import type { Tracing } from './tracing.ts';
import type { WatchStatement } from './watch-queries.ts';
import { currentWork } from './work-context.ts';

/** What the platform tells of itself while it works. */
export interface Watch {
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
  readonly statement: WatchStatement;
  job(name: string, work: () => Promise<void>): Promise<void>;
  mailer(mailer: Mailer): Mailer;
}

interface WatchOptions {
  readonly slowQueryMs: number;
  readonly log: { warn(details: object, message: string): void };
  readonly tracing?: Tracing | undefined;
}

/** So many times longer than others a statement of bulk work takes before it is told of. */
const bulkPatience = 60;

export function createWatch({ slowQueryMs, log, tracing }: WatchOptions): Watch {
  const metrics = createMetrics();
  const tellSlow = slowQueries(log);

  return {
    metrics,
    tracing,
    statement(text) {
      const work = currentWork.getStore();
      const operation = operationOf(text);
      const span = work?.span && tracing && startStatement(tracing, work.span, operation, text);
      const begun = performance.now();
      return (error) => {
        const milliseconds = performance.now() - begun;
        metrics.queries.observe({ operation }, milliseconds / 1000);
        if (error) metrics.queryErrors.inc({ class: sqlStateClass(error) });
        if (milliseconds >= slowQueryMs * (work?.bulk ? bulkPatience : 1)) {
          metrics.slowQueries.inc();
          tellSlow(text, milliseconds, work);
        }
        if (!span) return;
        if (error) tracing?.fail(span, error);
        span.end();
      };
    },
    async job(name, work) {
      metrics.jobsStarted.inc({ job: name });
      const span = tracing?.start(`job ${name}`, 'consumer', { attributes: { 'sevenfold.job': name } });
      const end = metrics.jobSeconds.startTimer({ job: name });
      try {
        await currentWork.run({ job: name, span }, work);
        metrics.jobs.inc({ job: name, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ job: name, outcome: 'failed' });
        if (span) tracing?.fail(span, error);
        throw error;
      } finally {
        end();
        span?.end();
      }
    },
    mailer: (mailer) => ({
      ...mailer,
      async send(mail) {
        const parent = currentWork.getStore()?.span;
        const span = parent && tracing?.start('send mail', 'client', { parent });
        try {
          await mailer.send(mail);
          metrics.mails.inc({ outcome: 'sent' });
        } catch (error) {
          metrics.mails.inc({ outcome: 'failed' });
          if (span) tracing?.fail(span, error);
          throw error;
        } finally {
          span?.end();
        }
      },
    }),
  };
}

const operations = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'] as const;
type Operation = (typeof operations)[number] | 'other';

function operationOf(text: string): Operation {
  const word = /^\s*(\w+)/.exec(text.length > 40 ? text.slice(0, 40) : text)?.[1]?.toLowerCase();
  return operations.find((operation) => operation === word) ?? 'other';
}

function startStatement(tracing: Tracing, parent: Span, operation: Operation, text: string): Span {
  return tracing.start(`database ${operation}`, 'client', {
    parent,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': plain(text).slice(0, 2000),
    },
  });
}

/** 23 is a broken constraint, 40 a lost race, 57 a statement that took too long; see PostgreSQL's list. */
function sqlStateClass(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}

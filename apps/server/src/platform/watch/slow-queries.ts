import type { Work } from './work-context.ts';

/** Enough to see what is slow; a database that is slow altogether must not fill the disk with its log. */
const linesPerMinute = 20;
const minuteMs = 60_000;
const longestStatement = 1000;

interface SlowQueryLog {
  warn(details: object, message: string): void;
}

/** Tells of slow statements, without their values, so many per minute; then how many were left out. */
export function slowQueries(log: SlowQueryLog, now: () => number = Date.now) {
  let minute = 0;
  let told = 0;
  let leftOut = 0;
  return (statement: string, milliseconds: number, work: Work | undefined): void => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      if (leftOut > 0) log.warn({ leftOut }, 'slow queries not written down');
      minute = current;
      told = 0;
      leftOut = 0;
    }
    if (told >= linesPerMinute) {
      leftOut += 1;
      return;
    }
    told += 1;
    log.warn(
      {
        statement: plain(statement).slice(0, longestStatement),
        milliseconds: Math.round(milliseconds),
        ...(work?.requestId && { reqId: work.requestId }),
        ...(work?.route && { route: work.route }),
        ...(work?.job && { job: work.job }),
        ...(work?.span && { traceId: work.span.spanContext().traceId }),
      },
      'slow query',
    );
  };
}

/**
 * A statement in one line. Values travel beside it; what stands in it as text is ours, but a migration or a tool
 * may have put one in.
 */
export const plain = (statement: string): string =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim();

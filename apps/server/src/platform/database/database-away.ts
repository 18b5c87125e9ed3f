import { DatabaseError } from 'pg';
import { AppError } from '../app-error.ts';

export const databaseIsAway = () =>
  new AppError(
    'unavailable',
    'We are away for a moment. Nothing you saved is lost. Please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

/** What the network says of a server that isn't there. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says, which has no codes for it. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * What PostgreSQL says when it can't do its work right now: connections that broke (08), no room on the disk or no
 * connection left (53), stopped by an operator or out of time (57), a disk that fails (58), a standby that is read-only.
 */
const serverCodes = /^(08|53|57|58|25006)/;

/** Starting up, shutting down, or getting over a crash. */
const notServing = /^57P0/;

/** A failure that passes without anybody changing the request. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause.code === 'unavailable';
    const code = String((cause as NodeJS.ErrnoException).code ?? '');
    if (cause instanceof DatabaseError ? serverCodes.test(code) : networkCodes.has(code)) return true;
    if (driverWords.test(cause.message)) return true;
    // Several addresses of one host that all refused.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** A server that says no is there, unless it says that it is on its way in or out. */
export const isRefusalOfServer = (error: unknown): boolean =>
  error instanceof DatabaseError && !notServing.test(error.code ?? '');

import type { LoggerOptions } from 'pino';

const secretParameters = new Set(['token', 'code', 'state', 'session_id', 'credential', 'signature']);

/**
 * A secret as `ids.secret` makes them, where it is a part of a path: a link for parents, or one that ends a mail. Names in
 * our addresses have no capitals, and none of so many random signs is without one.
 */
const secretInPath = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43,}/g;

/** The address of a request without the values that would let a reader of the log act as the user. */
export function loggableUrl(url: string): string {
  const [whole = '', query] = url.split('?', 2);
  const path = whole.replaceAll(secretInPath, 'hidden');
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) {
    if (secretParameters.has(name)) parameters.set(name, 'hidden');
  }
  return `${path}?${parameters}`;
}

/** An error for the log: a failed query is told without its values, which may be hashes, addresses or names. */
export function loggableError(error: unknown): {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { query, code } = error as { query?: unknown; code?: unknown };
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const told = {
    type: error.constructor.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    code,
  };
  if (!(error.cause instanceof Error)) return told;
  const cause = loggableError(error.cause);
  return {
    ...told,
    message: `${told.message}: ${cause.message}`,
    stack: `${told.stack}\ncaused by ${cause.stack}`,
    code: code ?? cause.code,
  };
}

/** Structured logs: what was asked and how it ended. Headers and bodies are never written. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      err: loggableError,
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: loggableUrl(request.url),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    redact: {
      paths: ['*.password', '*.confirmPassword', '*.token', '*.credential', '*.authorization', '*.cookie'],
      censor: 'hidden',
    },
  };
}

import type { FastifyServerOptions } from 'fastify';

const secretParameters = new Set(['token', 'code', 'state', 'session_id', 'credential']);

/** The address of a request without the values that would let a reader of the log act as the user. */
export function loggableUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) {
    if (secretParameters.has(name)) parameters.set(name, 'hidden');
  }
  return `${path}?${parameters}`;
}

/** Structured logs: what was asked and how it ended. Headers and bodies are never written. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
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

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers of the API are data: nothing in them may ever be run or framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Besides our files, inline scripts run only when `allowed` names them: by this request's nonce, or by their
 * hashes. Style attributes are allowed because typeset maths positions its parts with them; style elements are not.
 */
export function pagePolicy(allowed: readonly string[], options: { development: boolean }): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed].join(' ')}`,
    // Vite injects its style elements while developing.
    `style-src 'self'${options.development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Video solutions may be kept elsewhere: as files, which run nothing, or in their host's own frame, without its
    // cookies.
    "media-src 'self' blob: https:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "font-src 'self'",
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export async function addSecurityHeaders(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // The frames of the outbox have no origin, which Chromium takes for a contradiction.
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { schemaController } from './validation.ts';

/** Answers of the API are data: nothing in them may ever be run or framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Origins that a payment provider's script needs on our pages. */
export interface PaymentWindow {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * Razorpay asks for the card in a frame that its script lays over our page. The other providers ask on pages of their
 * own, so that nothing of theirs ever runs on ours.
 */
export function paymentWindowOf({ payments }: Config): PaymentWindow | undefined {
  if (payments.provider !== 'razorpay') return undefined;
  const script = new URL(payments.razorpay.checkoutUrl).origin;
  const api = new URL(payments.razorpay.apiUrl).origin;
  const origins = [...new Set([script, api])];
  return {
    // Its script fetches further parts of itself from there.
    scripts: [script, ...(script.endsWith('.razorpay.com') ? ['https://cdn.razorpay.com'] : [])],
    frames: origins,
    // Where the script reports its own failures to.
    connections: [...origins, 'https://lumberjack.razorpay.com'],
  };
}

/** Sheets are fetched from where their links lead, to be saved under their names. */
export const fileOriginsOf = ({ s3 }: Config): readonly string[] => (s3 ? [new URL(s3.endpoint).origin] : []);

/** Posts of a separate content service come with pictures from there. */
export const imageOriginsOf = ({ contentService }: Config): readonly string[] =>
  contentService === undefined ? [] : [new URL(contentService).origin];

/**
 * Besides our files, inline scripts run only when `allowed` names them: by this request's nonce, or by their
 * hashes. Style attributes are allowed because typeset maths positions its parts with them; style elements are not.
 */
export function pagePolicy(
  allowed: readonly string[],
  options: { development: boolean },
  { scripts, frames, connections }: PaymentWindow = { scripts: [], frames: [], connections: [] },
  fileOrigins: readonly string[] = [],
  imageOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed, ...scripts].join(' ')}`,
    // Vite injects its style elements while developing.
    `style-src 'self'${options.development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...imageOrigins].join(' ')}`,
    // Video solutions may be kept elsewhere: as files, which run nothing, or in their host's own frame, without its
    // cookies.
    "media-src 'self' blob: https:",
    `frame-src ${["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...frames].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(options.development ? ['ws:'] : []), ...connections, ...fileOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface Situation {
  readonly https: boolean;
  readonly paymentWindow: boolean;
}

export async function addSecurityHeaders(app: FastifyInstance, situation: Situation): Promise<void> {
  const constant = await constantHeaders(situation);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(constant);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * What helmet says is the same for every answer, so it is asked once. Asked for each, it took a twentieth of the time of
 * a kept answer, and made Node write all other headers the slow way.
 */
async function constantHeaders({ https, paymentWindow }: Situation): Promise<Record<string, string>> {
  const sample = Fastify({ schemaController });
  await sample.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // The frames of the outbox have no origin, which Chromium takes for a contradiction.
    originAgentCluster: false,
    // The bank's page opens beside a payment window and must find its way back to it.
    crossOriginOpenerPolicy: { policy: paymentWindow ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  });
  sample.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const answer = await sample.inject('/');
  await sample.close();
  return {
    ...answer.json<Record<string, string>>(),
    // Students photograph their pages with us; nothing that is framed may look.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), interest-cohort=()',
  };
}

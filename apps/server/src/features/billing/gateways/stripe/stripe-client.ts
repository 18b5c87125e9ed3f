import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { GatewayError, GatewayRefusal } from '../gateway.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly planIds: { readonly platinum: string; readonly platinum_yearly: string };
  readonly apiUrl: string;
}

/** Repeats what failed on the way, each time with the same idempotency key, so that nothing is done twice. */
export function createStripeClient(
  { secretKey, apiUrl }: StripeSettings,
  { timeoutMs, retries }: { readonly timeoutMs: number; readonly retries: number },
): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port || (secure ? 443 : 80),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** Waits for Stripe's answer and tells its failures in our words. */
export async function answered<Answer>(asked: Promise<Answer>, log: FastifyBaseLogger): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw failureOf(error, log);
  }
}

function failureOf(error: unknown, log: FastifyBaseLogger): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, statusCode, requestId } = error;
  if (statusCode === 401 || statusCode === 403) {
    // Its words quote a part of the key.
    log.error({ requestId }, 'Stripe refuses our secret key');
    return new GatewayError('Stripe refuses our credentials');
  }
  const away = statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500;
  if (!away) return new GatewayRefusal(error.message);
  return new GatewayError(
    `Stripe can't answer: ${type} ${statusCode ?? 'without an answer'} ${requestId ?? ''}`.trim(),
  );
}

export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

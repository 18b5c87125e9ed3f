import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { GatewayError, GatewayRefusal } from '../gateway.ts';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly planIds: { readonly platinum: string; readonly platinum_yearly: string };
  readonly apiUrl: string;
  readonly checkoutUrl: string;
}

/** It knows no record of that id. */
export class RazorpayUnknownId extends GatewayRefusal {}

const failureSchema = z.object({
  error: z.object({ code: z.string(), description: z.string() }),
});

export type RazorpayApi = ReturnType<typeof createRazorpayApi>;

/**
 * The few calls we make, over plain HTTP. Razorpay's own package can't be pointed at another host, drops headers and
 * compares signatures in a time that depends on them (decision 014).
 */
export function createRazorpayApi(
  settings: RazorpaySettings,
  { log, timeoutMs }: { readonly log: FastifyBaseLogger; readonly timeoutMs: number },
) {
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  async function ask<Answer extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    answer: Answer,
    body?: object,
  ): Promise<z.output<Answer>> {
    const { status, text } = await exchange(method, path, body);
    const json = parsed(text);
    if (status === 401) {
      log.error({ path }, 'Razorpay refuses our key id and secret');
      throw new GatewayError('Razorpay refuses our credentials');
    }
    if (status === 429 || status >= 500)
      throw new GatewayError(`Razorpay answered ${status} to ${method} ${path}`);
    if (status !== 200) {
      const failure = failureSchema.safeParse(json);
      if (!failure.success)
        throw new GatewayError(`Razorpay answered ${status} to ${method} ${path}, and no reason`);
      const { description } = failure.data.error;
      if (status === 404 || /id provided does not exist|not a valid id/i.test(description)) {
        throw new RazorpayUnknownId(description);
      }
      throw new GatewayRefusal(description);
    }
    const read = answer.safeParse(json);
    if (!read.success) {
      const places = read.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new GatewayError(
        `Razorpay's answer to ${method} ${path} isn't what it says it would be: ${places}`,
      );
    }
    return read.data;
  }

  async function exchange(method: string, path: string, body?: object) {
    try {
      const response = await fetch(new URL(path, settings.apiUrl), {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new GatewayError(`Razorpay can't be reached for ${method} ${path}`, { cause });
    }
  }

  return {
    get: <Answer extends z.ZodType>(path: string, answer: Answer) => ask('GET', path, answer),
    post: <Answer extends z.ZodType>(path: string, body: object, answer: Answer) =>
      ask('POST', path, answer, body),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

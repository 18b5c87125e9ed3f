import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClientFigures {
  calls: number;
  /** Calls that were said again because nobody knew what had become of them. */
  repeated: number;
  /** Calls that were given up. */
  failed: string[];
}

export interface Call {
  readonly token?: string | undefined;
  readonly device?: string;
  readonly body?: unknown;
  readonly form?: () => FormData;
  readonly headers?: Record<string, string>;
}

const pausesMs = [100, 200, 400, 800, 1600, 3200, 6400];
/** What a balancer says when the server under a call is gone, and a server that can't reach the database. */
const lost = new Set([502, 503, 504]);

/**
 * A client that says again what it doesn't know the fate of. It says so of every call: whether that is right for the
 * one at hand is the caller's business, who knows how to recognise what has happened already.
 */
export function retryingClient(origin: string, figures: ClientFigures) {
  async function once(method: string, path: string, call: Call): Promise<Response | undefined> {
    const { token, device = randomUUID(), body, form, headers } = call;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'X-Device-Id': device,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form && { body: form() }),
    }).catch(() => undefined);
    if (!answer) return undefined;
    // Read here, since a server can also be lost in the middle of its answer.
    const bytes = await answer.arrayBuffer().catch(() => undefined);
    if (!bytes || lost.has(answer.status)) return undefined;
    return new Response(bytes, { status: answer.status, headers: answer.headers });
  }

  /** Tells whether the answer is to the first try; otherwise it may be about what an earlier one has done. */
  return async (method: string, path: string, call: Call = {}) => {
    figures.calls += 1;
    for (let tries = 0; ; tries += 1) {
      const answer = await once(method, path, call);
      if (answer) return { answer, first: tries === 0 };
      const pause = pausesMs[tries];
      if (pause === undefined) {
        figures.failed.push(`${method} ${path}: no answer`);
        throw new Error(`${method} ${path} was given up`);
      }
      if (tries === 0) figures.repeated += 1;
      await sleep(pause);
    }
  };
}

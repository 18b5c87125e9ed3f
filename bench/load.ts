import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

export interface Measured {
  readonly median: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly requests: number;
  /** Answered with 503: there was too much to do. They count for nothing else. */
  readonly refused: number;
}

/** A request and what came back. */
export type Exchange = readonly [Asked, Answer];

/** What a client does that is told to come later; an immediate second try would be a load of its own. */
const pauseAfterRefusal = 100;

/** Sends each request once, so many at a time over kept connections; begins none after `seconds`. */
export async function drive(
  origin: string,
  requests: readonly Asked[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ measured: Measured; exchanges: Exchange[] }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const exchanges: Exchange[] = [];
  let refused = 0;
  const took = await inTurns({ connections, seconds, turns: requests.length }, async (turn) => {
    const request = requests[turn]!;
    const asked = performance.now();
    const answer = await send(agent, origin, request);
    if (answer.status === 503) {
      refused += 1;
      await sleep(pauseAfterRefusal);
      return;
    }
    if (answer.status >= 300) {
      throw new Error(`${request.path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    }
    times.push(performance.now() - asked);
    exchanges.push([request, answer]);
  });
  agent.destroy();
  return { measured: { ...summary(times, took), refused }, exchanges };
}

/** So many at a time until there are no more turns or the time is over. Answers how many milliseconds it took. */
export async function inTurns(
  { connections, seconds, turns }: { connections: number; seconds: number; turns: number },
  work: (turn: number) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < turns && performance.now() - started < seconds * 1000) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return performance.now() - started;
}

export function summary(times: number[], took: number): Omit<Measured, 'refused'> {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return {
    median: at(0.5),
    p99: at(0.99),
    perSecond: (times.length / took) * 1000,
    requests: times.length,
  };
}

function send(agent: http.Agent, origin: string, { method, path, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // In parts: a whole address would be written anew, and the bare server knows it as it was given.
    const { hostname, port } = new URL(origin);
    const request = http.request(
      {
        hostname,
        port,
        path,
        agent,
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

import http from 'node:http';

/** One thing that somebody asks for. */
export interface Ask {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Outcome {
  readonly kind: string;
  /** 0 when it was given up. */
  readonly status: number;
  readonly ms: number;
}

/** How long a connection may be silent before somebody gives up. */
const patienceMs = 10_000;

export function ask(
  origin: string,
  agent: http.Agent,
  { kind, method, path, headers, body }: Ask,
): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ kind, status, ms: performance.now() - begun });
    const request = http.request(
      origin + path,
      { method, agent, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
      (response) => {
        response.resume();
        response.once('end', () => done(response.statusCode ?? 0));
        response.once('error', () => done(0));
      },
    );
    request.setTimeout(patienceMs, () => request.destroy());
    request.once('error', () => done(0));
    request.end(body);
  });
}

/** So many at a time, each after the one before: what the server can do. Answers with requests per second. */
export async function capacity(
  origin: string,
  next: () => Ask,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const worker = async () => {
    while (performance.now() < until) {
      if ((await ask(origin, agent, next())).status < 400) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return answered / seconds;
}

/** They come when they come, however long the others take: a crowd isn't sent home by slowness. */
export async function arrive(
  origin: string,
  next: () => Ask,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const pending: Promise<Outcome>[] = [];
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = Math.min(seconds, (performance.now() - begun) / 1000);
      while (pending.length < passed * perSecond) pending.push(ask(origin, agent, next()));
      if (passed < seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const outcomes = await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

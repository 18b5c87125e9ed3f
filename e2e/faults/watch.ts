import { setTimeout as sleep } from 'node:timers/promises';

/** Every request has to be answered within this time, whatever is broken. */
export const longestWaitMs = 15_000;

export interface Answer {
  readonly kind: 'call' | 'page' | 'health' | 'live';
  readonly method: string;
  readonly path: string;
  /** 0 for one that got no answer: the product was not there, or broke off. */
  readonly status: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Told in the product's own words: a body with message and code, or a page. */
  readonly clear: boolean;
  readonly words: string;
}

export interface Watch {
  readonly answers: readonly Answer[];
  readonly origin: string;
  ask(
    kind: Answer['kind'],
    method: string,
    path: string,
    init?: { readonly headers?: Record<string, string>; readonly body?: BodyInit },
  ): Promise<{ status: number; json: unknown; bytes: Buffer; headers: Headers }>;
}

/** All requests of a run go through here, so that none is left out of the table. */
export function createWatch(origin: string): Watch {
  const answers: Answer[] = [];
  return {
    answers,
    origin,
    async ask(kind, method, path, init = {}) {
      const startedAt = performance.now();
      const note = (status: number, clear: boolean, words: string) =>
        answers.push({
          kind,
          method,
          path,
          status,
          startedAt,
          endedAt: performance.now(),
          clear,
          words: words.slice(0, 200),
        });
      try {
        const answer = await fetch(origin + path, {
          method,
          ...init,
          signal: AbortSignal.timeout(2 * longestWaitMs),
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
        const json = isPage ? undefined : parsed(bytes);
        const { message, code } = (json ?? {}) as { message?: unknown; code?: unknown };
        const clear =
          answer.status < 400 || kind === 'health' || kind === 'live'
            ? true
            : kind === 'page'
              ? isPage
              : typeof message === 'string' && typeof code === 'string';
        note(answer.status, clear, typeof message === 'string' ? message : '');
        return { status: answer.status, json, bytes, headers: answer.headers };
      } catch (error) {
        note(0, false, String((error as Error).cause ?? error));
        return { status: 0, json: undefined, bytes: Buffer.alloc(0), headers: new Headers() };
      }
    },
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Looks at the product's own health, and at pages as a visitor opens them, until it is told to stop. */
export function keepLooking(watch: Watch, pages: readonly string[]): () => Promise<void> {
  let stopped = false;
  const healthLoop = async () => {
    while (!stopped) {
      await Promise.all([
        watch.ask('health', 'GET', '/api/health'),
        watch.ask('live', 'GET', '/api/health/live'),
      ]);
      await sleep(250);
    }
  };
  const pageLoop = async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await watch.ask('page', 'GET', pages[turn % pages.length]!);
      await sleep(300);
    }
  };
  const loops = Promise.all([healthLoop(), pageLoop()]);
  return async () => {
    stopped = true;
    await loops;
  };
}

import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A product that runs, and the name under which it is to be asked. */
export interface Site {
  readonly name: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  /** An owner who may be logged in as. */
  readonly owner: { readonly email: string; readonly password: string };
  readonly provider: 'sandbox' | 'stripe';
  /** Pays at the provider what was begun there. */
  pay(ref: string): Promise<void>;
  /** For looking at what was kept. */
  databaseUrl(): Promise<string>;
}

export interface Answer {
  /** 0 where none came. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly seconds: number;
  // biome-ignore lint/suspicious/noExplicitAny: as `Response` has it
  json(): any;
}

export interface Asked {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which of this machine's loopback addresses asks. */
  readonly from?: string;
  /** How long an answer is waited for. */
  readonly patienceSeconds?: number;
}

const usualPatienceSeconds = 20;

const bodyOf = (body: unknown): { type?: string; content?: Buffer } => {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) return { content: body };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { type: 'application/json', content: Buffer.from(text) };
};

/** One call on a connection of its own: what others do must not hold it up. */
export function ask(
  site: Pick<Site, 'port' | 'host'>,
  method: string,
  path: string,
  asked: Asked = {},
): Promise<Answer> {
  const { type, content } = bodyOf(asked.body);
  const begun = performance.now();
  const patienceMs = (asked.patienceSeconds ?? usualPatienceSeconds) * 1000;
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const done = (status: number, headers: Answer['headers'] = {}) => {
      const body = Buffer.concat(pieces);
      resolve({
        status,
        headers,
        body,
        seconds: (performance.now() - begun) / 1000,
        json: () => JSON.parse(body.toString('utf8')),
      });
    };
    const call = request(
      {
        agent: false,
        host: '127.0.0.1',
        port: site.port,
        localAddress: asked.from ?? '127.0.0.1',
        method,
        path,
        headers: {
          host: site.host,
          ...(type && { 'content-type': type }),
          ...(content && { 'content-length': content.length }),
          ...(asked.token && { authorization: `Bearer ${asked.token}` }),
          ...asked.headers,
        },
        timeout: patienceMs,
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('end', () => done(answer.statusCode ?? 0, answer.headers));
        answer.once('error', () => done(0));
      },
    );
    call.once('error', () => done(0));
    call.end(content);
  });
}

export interface Served {
  readonly asked: number;
  /** How many were answered as on any other day. */
  readonly served: number;
  /** How many of them were told to come back first, and did. */
  readonly later: number;
  readonly longest: number;
  readonly others: readonly number[];
}

const pauseMs = 100;
const mostReturns = 2;

/** Comes back when a busy server says so, as our web app and the page that tells of it do. */
export async function askAgain(
  asking: () => Promise<Answer>,
): Promise<Answer & { readonly returns: number }> {
  for (let returns = 0; ; returns += 1) {
    const answer = await asking();
    if (answer.status !== 503 || returns === mostReturns) return { ...answer, returns };
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
  }
}

/** What a visitor opens and what a page asks for. */
const plain = ['/login', '/api/subjects', '/ibdp-question-bank', '/api/questions?page=1&pageSize=5'];

/** Asks as others would, from another address, while something else happens; at least as often as each is named. */
export async function askMeanwhile<Result>(
  site: Site,
  work: () => Promise<Result>,
  from = '127.0.0.2',
): Promise<{ result: Result; meanwhile: Served }> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const statuses: number[] = [];
  let longest = 0;
  let later = 0;
  const visit = async (path: string): Promise<number> => {
    const { status, returns } = await askAgain(async () => {
      const answer = await ask(site, 'GET', path, { from });
      longest = Math.max(longest, answer.seconds);
      return answer;
    });
    if (status === 200 && returns > 0) later += 1;
    return status;
  };
  const asking = (async () => {
    while (!isOver || statuses.length < plain.length) {
      statuses.push(await visit(plain[statuses.length % plain.length]!));
      await sleep(pauseMs);
    }
  })();
  const result = await working;
  await asking;
  const others = statuses.filter((status) => status !== 200);
  const served = statuses.length - others.length;
  return { result, meanwhile: { asked: statuses.length, served, later, longest, others } };
}

export const inWords = ({ asked, served, later, longest, others }: Served): string =>
  `others: ${served} of ${asked} served${later > 0 ? `, ${later} when they came back` : ''}, longest ${longest.toFixed(1)} s${
    others.length > 0 ? ` (${[...new Set(others)].join(', ')})` : ''
  }`;

/** "3 × 400, 1 × 201" */
export function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}

import type { EndpointsByKey } from '@sevenfold/contract/endpoints';
import { allEndpoints } from '@sevenfold/contract/endpoints';
import type {
  Endpoint,
  GivenBodyOf,
  GivenParamsOf,
  GivenQueryOf,
} from '@sevenfold/contract/platform/endpoint';
import { type ErrorCode, errorStatus } from '@sevenfold/contract/platform/errors';
import type { Answer, EndpointKey } from '../app/lib/api-call.ts';

export interface Call<Key extends EndpointKey = EndpointKey> {
  readonly key: Key;
  readonly params: GivenParamsOf<EndpointsByKey[Key]>;
  readonly query: GivenQueryOf<EndpointsByKey[Key]>;
  readonly body: GivenBodyOf<EndpointsByKey[Key]>;
  /** The fields and files of a call that sends a form. */
  readonly form: FormData | undefined;
  readonly token: string | undefined;
}

/** An answer that isn't a plain 200 with the endpoint's body. */
class Special {
  constructor(readonly response: () => Response) {}
}

type Given<Key extends EndpointKey> = Answer<Key> | Special;
type Handler<Key extends EndpointKey> = Given<Key> | ((call: Call<Key>) => Given<Key> | Promise<Given<Key>>);

export type Answers = { [Key in EndpointKey]?: Handler<Key> };

export function refusal(
  code: ErrorCode,
  message: string,
  issues?: readonly { path: string; message: string }[],
): Special {
  return new Special(() =>
    Response.json({ code, message, ...(issues && { issues }) }, { status: errorStatus[code] }),
  );
}

/** What comes from something in between, such as a balancer: no answer of ours. */
export const foreignAnswer = (status: number, text: string) =>
  new Special(() => new Response(text, { status, headers: { 'Content-Type': 'text/html' } }));

export const fileAnswer = (content: BlobPart, type: string) =>
  new Special(() => new Response(new Blob([content], { type }), { headers: { 'Content-Type': type } }));

export const withToken = (body: unknown, token: string) =>
  new Special(() => Response.json(body, { headers: { Authorization: `Bearer ${token}` } }));

/** What a server of another version answers, whatever the contract of this one says. */
export const answerOfAnotherVersion = (body: unknown) => new Special(() => Response.json(body));

export const offline = new Special(() => {
  throw new TypeError('Failed to fetch');
});

/** Answers that wait until they are let go, for what a page shows meanwhile. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const keyOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}` as EndpointKey;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}/?$`);

// A path without parameters comes first: '/api/test/matching' is no test.
const known = [...allEndpoints]
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length)
  .map((endpoint) => ({
    endpoint,
    pattern: patternOf(endpoint.path),
    names: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
  }));

function find(method: string, path: string) {
  for (const { endpoint, pattern, names } of known) {
    const values = endpoint.method === method ? pattern.exec(path) : null;
    if (!values) continue;
    const params = Object.fromEntries(
      names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')]),
    );
    return { endpoint, params };
  }
  return undefined;
}

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/**
 * Stands in for the server, and holds both sides to the contract: a request that the server would refuse and an answer
 * that it could not give are faults of the test. A call that a test doesn't answer is one, too.
 */
export class FakeApi {
  readonly calls: Call[] = [];
  readonly faults: string[] = [];

  constructor(private readonly answers: Answers) {}

  /** Other answers from here on, for a server that has changed its mind. */
  answer(answers: Answers): void {
    Object.assign(this.answers, answers);
  }

  callsOf<Key extends EndpointKey>(key: Key): Call<Key>[] {
    return this.calls.filter((call) => call.key === key) as Call<never>[] as Call<Key>[];
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', headers, body, signal } = init;
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const found = find(method, url.pathname);
    if (!found) return this.fault(`${method} ${url.pathname} is no call of the contract`);
    const { endpoint, params } = found;
    const call = {
      key: keyOf(endpoint),
      params,
      query: queryOf(url.searchParams),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      form: body instanceof FormData ? body : undefined,
      token: new Headers(headers).get('authorization')?.slice('Bearer '.length),
    } as unknown as Call;
    this.calls.push(call);
    const refused = this.refusedBySchema(endpoint, call);
    if (refused) return this.fault(`${call.key} would be refused: ${refused}`);
    const handler = this.answers[call.key] as Handler<never> | undefined;
    if (handler === undefined) return this.fault(`${call.key} was called and has no answer in this test`);
    const given = await (typeof handler === 'function'
      ? (handler as (call: Call) => unknown)(call)
      : (handler as unknown));
    signal?.throwIfAborted();
    if (given instanceof Special) return given.response();
    const checked = endpoint.response.safeParse(given);
    if (!checked.success) return this.fault(`${call.key} can't answer so: ${checked.error.message}`);
    return Response.json(given, { status: endpoint.status ?? 200 });
  };

  private refusedBySchema(endpoint: Endpoint, call: Call): string | undefined {
    for (const part of ['params', 'query', 'body'] as const) {
      const result = endpoint[part]?.safeParse(call[part]);
      if (result && !result.success) return `${part}: ${result.error.message}`;
    }
    return undefined;
  }

  private fault(text: string): Response {
    this.faults.push(text);
    return Response.json({ code: 'internal', message: text }, { status: 500 });
  }
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong on the way. All but `error` and `busy` happen after the work was done. */
export type Fault = 'slow' | 'error' | 'busy' | 'drop';

export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ProviderAnswer {
  readonly status: number;
  /** Sent as JSON, or as it is where a type is given. */
  readonly body: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ProviderServer {
  readonly url: string;
  /** Everything that was asked, the oldest first. */
  readonly requests: readonly ProviderRequest[];
  /** The next request whose `METHOD /path` matches goes wrong. */
  fail(fault: Fault, matching?: RegExp): void;
  close(): Promise<void>;
}

/** A provider of our own on a loopback port: real connections that can really break. */
export async function startProviderServer(
  handle: (request: ProviderRequest) => ProviderAnswer | Promise<ProviderAnswer>,
  failure: (status: 500 | 429) => unknown,
): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const faults: { fault: Fault; matching: RegExp }[] = [];

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await read(incoming);
    requests.push(request);
    const index = faults.findIndex(({ matching }) => matching.test(`${request.method} ${request.path}`));
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
    if (fault === 'error') return send(outgoing, { status: 500, body: failure(500) });
    if (fault === 'busy') return send(outgoing, { status: 429, body: failure(429) });
    const done = await handle(request);
    if (fault === 'drop') incoming.socket.destroy();
    else if (fault !== 'slow') send(outgoing, done);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      send(outgoing, { status: 500, body: { emulator: String(error) } });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (fault, matching = /./) => faults.push({ fault, matching }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<ProviderRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://provider');
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: Buffer.concat(parts).toString('utf8'),
  };
}

function send(outgoing: ServerResponse, { status, body, type, headers }: ProviderAnswer): void {
  outgoing.writeHead(status, { 'content-type': type ?? 'application/json', ...headers });
  outgoing.end(type ? String(body) : JSON.stringify(body));
}

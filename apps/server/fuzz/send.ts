import { Agent, request as ask } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

export interface Answer {
  /** 0 where the connection ended without one. */
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Its beginning. */
  readonly text: string;
  readonly late: boolean;
}

const longestText = 20_000;

/** Over a real connection, as anybody can. */
export function sender(origin: string, latest: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  const send = (request: FuzzRequest, ownConnection = false): Promise<Answer> =>
    new Promise((resolve) => {
      const { method, path, headers, body } = request;
      const asked = performance.now();
      const done = (answer: Partial<Answer>) => {
        clearTimeout(timer);
        resolve({
          status: 0,
          headers: {},
          text: '',
          late: false,
          ...answer,
          milliseconds: performance.now() - asked,
        });
      };
      const length = headers['transfer-encoding'] ? {} : { 'content-length': String(body?.length ?? 0) };
      const call = ask(
        {
          agent: ownConnection ? false : agent,
          hostname,
          port,
          method,
          path,
          headers: { ...length, ...headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            if (text.length < longestText) text += chunk;
          });
          answer.once('error', () => done({ status: answer.statusCode ?? 0, text }));
          answer.once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        },
      );
      const timer = setTimeout(() => {
        done({ late: true });
        call.destroy();
      }, latest);
      call.once('error', (error: NodeJS.ErrnoException) => {
        // The server may have closed a kept connection just then, after what came before on it: as browsers do.
        if (!call.reusedSocket || error.code !== 'ECONNRESET') return done({ text: error.message });
        clearTimeout(timer);
        resolve(send(request, true));
      });
      call.once('upgrade', (answer, socket) => {
        socket.destroy();
        done({ status: answer.statusCode ?? 0 });
      });
      call.end(body);
    });

  /** Bytes that no client of Node would send. */
  const sendBytes = (bytes: Buffer): Promise<Answer> =>
    new Promise((resolve) => {
      const asked = performance.now();
      let text = '';
      let late = false;
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      const timer = setTimeout(() => {
        late = true;
        socket.destroy();
      }, latest);
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        socket.end();
      });
      socket.once('error', () => undefined);
      socket.once('close', () => {
        clearTimeout(timer);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
        resolve({ status, milliseconds: performance.now() - asked, headers: {}, text, late });
      });
    });

  return { send, sendBytes, close: () => agent.destroy() };
}

const lines = (...all: string[]) => Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1');

/** Requests that are none, or two. */
export const brokenBytes: readonly (readonly [trick: string, bytes: Buffer])[] = [
  ['no HTTP', Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 'latin1')],
  ['an empty line', Buffer.from('\r\n\r\n\r\n\r\nX\r\n\r\n')],
  ['HTTP/0.9', Buffer.from('GET /\r\n\r\n')],
  ['no host', lines('GET /api/health HTTP/1.1')],
  ['two hosts', lines('GET /api/health HTTP/1.1', 'host: a', 'host: b')],
  ['a null in a header', lines('GET /api/health HTTP/1.1', 'host: a', 'x-a: b\0c')],
  ['a header without a name', lines('GET /api/health HTTP/1.1', 'host: a', ': b')],
  ['a folded header', lines('GET /api/health HTTP/1.1', 'host: a', 'x-a: b', ' c')],
  ['20 KB of headers', lines('GET /api/health HTTP/1.1', 'host: a', `x-a: ${'b'.repeat(20_000)}`)],
  ['an address of 20 KB', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'host: a')],
  ['a space in the address', lines('GET /api/health a HTTP/1.1', 'host: a')],
  ['bytes in the address', lines('GET /\xff\xfe HTTP/1.1', 'host: a', 'connection: close')],
  [
    'a whole address',
    lines('GET http://elsewhere.example/api/health HTTP/1.1', 'host: a', 'connection: close'),
  ],
  [
    'two lengths',
    lines('POST /api/auth/login HTTP/1.1', 'host: a', 'content-length: 5', 'content-length: 6'),
  ],
  ['a length below nothing', lines('POST /api/auth/login HTTP/1.1', 'host: a', 'content-length: -1')],
  [
    'a length and chunks',
    Buffer.concat([
      lines('POST /api/auth/login HTTP/1.1', 'host: a', 'content-length: 4', 'transfer-encoding: chunked'),
      lines('0', '', 'GET /api/admin/users HTTP/1.1', 'host: a'),
    ]),
  ],
  [
    'chunks of no size',
    Buffer.concat([
      lines('POST /api/auth/login HTTP/1.1', 'host: a', 'transfer-encoding: chunked'),
      lines('zz'),
    ]),
  ],
  [
    'an encoding that is none',
    lines('POST /api/auth/login HTTP/1.1', 'host: a', 'transfer-encoding: xchunked'),
  ],
  ['CONNECT', lines('CONNECT elsewhere.example:80 HTTP/1.1', 'host: elsewhere.example:80')],
];

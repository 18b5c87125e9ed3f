import { connect, type Socket } from 'node:net';
import { endpoint } from '@sevenfold/contract/platform/endpoint';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { boundedServer } from './bounded-server.ts';
import { handleErrors } from './error-handler.ts';
import { endpointRegistrar } from './register-endpoint.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

const token = 'x'.repeat(43);
const tokens = [token, 'y'.repeat(43)];
const largest = 200_000;

const send = endpoint({
  name: 'send',
  tag: 'Test',
  method: 'POST',
  path: '/api/send',
  access: 'signed-in',
  summary: 'Takes a file.',
  form: z.object({ kind: z.enum(['a', 'b']).default('a') }),
  response: z.object({ kind: z.string(), name: z.string(), bytes: z.int() }),
  errors: [],
});
const sendSeveral = endpoint({
  name: 'sendSeveral',
  tag: 'Test',
  method: 'POST',
  path: '/api/send-several',
  access: 'signed-in',
  summary: 'Takes files.',
  form: z.object({ text: z.string().optional() }),
  files: ['front', 'back'],
  response: z.array(z.string()),
  errors: [],
});
const plain = endpoint({
  name: 'plain',
  tag: 'Test',
  method: 'POST',
  path: '/api/plain',
  access: 'anyone',
  summary: 'Takes JSON.',
  body: z.object({ a: z.int() }),
  response: z.object({ a: z.int() }),
  errors: [],
});

let app: FastifyInstance;
let port: number;
/** What the handler was given, or how it was refused. */
const outcomes: unknown[] = [];
/** Work on files that takes its time. */
const studies: { readonly gone: AbortSignal; readonly end: () => void }[] = [];

async function listening(options: FastifyServerOptions = {}): Promise<[FastifyInstance, number]> {
  const app = Fastify({ bodyLimit: 1000, ...options });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const register = endpointRegistrar(app, async (given) =>
    tokens.includes(given)
      ? { userId: given, roleId: 3, name: 'Asha', sessionId: 's', deviceId: 'd' }
      : undefined,
  );
  register(send, async ({ upload }) => {
    try {
      const { fields, file, inOwnTime } = await upload({ largest, tooLarge: 'Too large' });
      outcomes.push(file.content.length);
      if (file.name === 'stuck.txt') await new Promise(() => undefined);
      if (file.name === 'studied.txt') {
        await inOwnTime((gone) => new Promise<void>((end) => studies.push({ gone, end })));
      }
      return { kind: fields.kind, name: file.name, bytes: file.content.length };
    } catch (error) {
      outcomes.push(error);
      throw error;
    }
  });
  register(sendSeveral, async ({ uploads }) => {
    const limit = { largest: 100, tooLarge: 'Too large', mostFiles: 3, mostBytes: 200 };
    const { fields, files } = await uploads(limit);
    return [...files.map(({ field, name, content }) => `${field} ${name} ${content}`), fields.text ?? ''];
  });
  register(plain, async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return [app, (app.server.address() as { port: number }).port];
}

beforeAll(async () => {
  [app, port] = await listening();
});
afterAll(() => app.close());

const part = (head: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const file = (value: string, name = 'a.txt') => part(`name="file"; filename="${name}"`, value);
const end = '--x--\r\n';
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/send',
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
  });

describe('an upload is taken', () => {
  it.each([
    [
      'with its fields before',
      part('name="kind"', 'b') + file('hello') + end,
      { kind: 'b', name: 'a.txt', bytes: 5 },
    ],
    [
      'with its fields after',
      file('hello') + part('name="kind"', 'b') + end,
      { kind: 'b', name: 'a.txt', bytes: 5 },
    ],
    ['without fields', file('hello') + end, { kind: 'a', name: 'a.txt', bytes: 5 }],
    ['empty', file('') + end, { kind: 'a', name: 'a.txt', bytes: 0 }],
    ['as large as it may be', file('y'.repeat(largest)) + end, { kind: 'a', name: 'a.txt', bytes: largest }],
    ['without a name', part('name="file"; filename=""', 'hi') + end, { kind: 'a', name: 'file', bytes: 2 }],
    [
      'with words around the parts',
      `before\r\n${file('hello')}${end}after`,
      { kind: 'a', name: 'a.txt', bytes: 5 },
    ],
  ])('%s', async (_, body, expected) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  });
});

it('an upload is answered 15 seconds after it has arrived, whatever becomes of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    outcomes.length = 0;
    const posting = post(file('hello', 'stuck.txt') + end);
    while (outcomes.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(15_000);
    const answer = await posting;
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { code: 'unavailable', message: 'This takes longer than it should. Please try again in a moment.' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

it('work on a file has a time of its own, and the rest of the answer what is left of its', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    studies.length = 0;
    const posting = post(file('hello', 'studied.txt') + end);
    while (studies.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(40_000);
    const { gone, end: endStudy } = studies[0]!;
    expect(gone.aborted).toBe(false);
    endStudy();
    expect((await posting).statusCode).toBe(200);
    expect(gone.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('an upload is refused', () => {
  const cases: [string, string, number, Record<string, string>?][] = [
    ['too large by a byte', file('y'.repeat(largest + 1)) + end, 413],
    ['too large by its header', file('hello') + end, 413, { 'content-length': '99999999' }],
    ['with too much before its parts', 'z'.repeat(largest + 70_000) + file('hello') + end, 413],
    ['with too much after its parts', file('hello') + end + 'z'.repeat(largest + 70_000), 413],
    ['without a file', part('name="kind"', 'b') + end, 400],
    ['with nothing', '', 400],
    ['with an end alone', end, 400],
    ['with a file in another field', part('name="other"; filename="a"', 'x') + end, 400],
    ['with two files', file('one') + file('two') + end, 400],
    ['with a field twice', part('name="kind"', 'a') + part('name="kind"', 'b') + file('x') + end, 400],
    ['with a value that is none', part('name="kind"', 'c') + file('x') + end, 400],
    ['with a null in a field', part('name="kind"', 'a\0') + file('x') + end, 400],
    ['with a long field', part('name="kind"', 'a'.repeat(5000)) + file('x') + end, 400],
    [
      'with eleven fields',
      Array.from({ length: 11 }, (_, n) => part(`name="f${n}"`, 'x')).join('') + file('x') + end,
      400,
    ],
    [
      'with a thousand parts',
      Array.from({ length: 1000 }, (_, n) => part(`name="f${n}"`, 'x')).join('') + end,
      400,
    ],
    ['with the prototype as a field', part('name="__proto__"', 'x') + file('x') + end, 400],
    [
      'with a field that says it is JSON and is not',
      `--x\r\ncontent-disposition: form-data; name="kind"\r\ncontent-type: application/json\r\n\r\n{{\r\n${file('x')}${end}`,
      400,
    ],
    [
      'with a field of JSON',
      `--x\r\ncontent-disposition: form-data; name="kind"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n${file('x')}${end}`,
      400,
    ],
    ['cut off in the file', file('hello').slice(0, -4), 400],
    ['cut off in a header', '--x\r\ncontent-dispo', 400],
    [
      'with another boundary',
      file('hello') + end,
      400,
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['without a boundary', file('hello') + end, 415, { 'content-type': 'multipart/form-data' }],
    [
      'with an empty boundary in quotes',
      file('hello') + end,
      400,
      { 'content-type': 'multipart/form-data; boundary=""' },
    ],
    [
      'with an empty boundary',
      file('hello') + end,
      400,
      { 'content-type': 'multipart/form-data; boundary=' },
    ],
    ['as JSON', '{"file":"x"}', 415, { 'content-type': 'application/json' }],
    ['as a form of the old kind', 'file=x', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as bytes', 'hello', 415, { 'content-type': 'application/octet-stream' }],
    ['by a stranger', file('hello') + end, 401, { authorization: 'Bearer nobody' }],
  ];

  it.each(cases)('%s', async (_, body, status, headers) => {
    const answer = await post(body, headers);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });
});

/** Over a real connection, piece by piece. */
const opened = (lines: string, at = port): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(at, '127.0.0.1', () => {
      socket.write(`POST /api/send HTTP/1.1\r\nhost: x\r\n${lines}\r\n\r\n`);
      resolve(socket);
    });
    socket.once('error', reject);
  });
const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (data) => resolve(data.toString())));
const signedInWith = (given: string) =>
  `authorization: Bearer ${given}\r\ncontent-type: multipart/form-data; boundary=x`;
const signedIn = signedInWith(token);
const inPieces = (socket: Socket) => socket.write(file('hello').slice(0, -2));

describe('over the wire', () => {
  it('a stranger is refused before a byte of the body comes', async () => {
    const socket = await opened('content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000');
    expect(await answerOn(socket)).toMatch(/^HTTP\/1.1 401 /);
    socket.destroy();
  });

  it('a body without a length is counted as it comes, and the connection still hears why', async () => {
    const socket = await opened(`${signedIn}\r\ntransfer-encoding: chunked`);
    const answer = answerOn(socket);
    const piece = 'z'.repeat(50_000);
    for (let times = 0; times < 8; times += 1) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('a client that goes away in the middle is nobody’s trouble', async () => {
    const before = outcomes.length;
    const socket = await opened(`${signedIn}\r\ncontent-length: 100000`);
    socket.write(file('hello').slice(0, -2));
    socket.end();
    socket.destroy();
    await vi.waitFor(() => expect(outcomes.length).toBe(before + 1), 60_000);
    expect(outcomes.at(-1)).toMatchObject({ code: 'malformed_body' });
    expect((await post(file('hello') + end)).statusCode).toBe(200);
  });

  it('an account has three uploads at a time, and others have theirs', async () => {
    const own = { authorization: `Bearer ${tokens[1]}` };
    const begin = () => opened(`${signedInWith(tokens[1]!)}\r\ncontent-length: 100000`);
    const sockets = [await begin(), await begin()];
    sockets.forEach(inPieces);
    expect((await post(file('hello') + end, own)).statusCode).toBe(200);
    sockets.push(await begin());
    await vi.waitFor(async () => {
      const answer = await post(file('hello') + end, own);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
    }, 60_000);
    expect((await post(file('hello') + end)).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await post(file('hello') + end, own)).statusCode).toBe(200), 60_000);
  });

  it('uploads that stand still end with their lines, and the account has its places back', async () => {
    const limits = {
      patienceMs: 500,
      bytesPerSecond: 500,
      requestMs: 300_000,
      keepAliveMs: 1000,
      mostConnections: 100,
      connectionsPerAddress: 100,
    };
    const [bounded, itsPort] = await listening({
      serverFactory: (handler) => boundedServer(handler, limits, () => false),
    });
    try {
      const before = outcomes.length;
      const sockets = await Promise.all(
        [1, 2, 3].map(() => opened(`${signedInWith(tokens[1]!)}\r\ncontent-length: 100000`, itsPort)),
      );
      const answers = sockets.map(answerOn);
      sockets.forEach(inPieces);
      for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
      await vi.waitFor(() => expect(outcomes.length).toBe(before + 3), 60_000);
      for (const outcome of outcomes.slice(before)) expect(outcome).toMatchObject({ code: 'malformed_body' });
      const own = { authorization: `Bearer ${tokens[1]}` };
      expect((await post(file('hello') + end, own)).statusCode).toBe(200);
    } finally {
      await bounded.close();
    }
  });

  it('work on a file hears that its client has gone', async () => {
    studies.length = 0;
    const body = file('hello', 'studied.txt') + end;
    const socket = await opened(`${signedIn}\r\ncontent-length: ${body.length}`);
    socket.write(body);
    await vi.waitFor(() => expect(studies).toHaveLength(1), 60_000);
    const { gone, end: endStudy } = studies[0]!;
    expect(gone.aborted).toBe(false);
    socket.destroy();
    await vi.waitFor(() => expect(gone.aborted).toBe(true), 60_000);
    endStudy();
  });

  it('a connection that was refused takes the next request', async () => {
    const socket = await opened(`${signedIn}\r\ncontent-length: 100`);
    const first = answerOn(socket);
    socket.write(`--x\r\nnonsense${' '.repeat(100)}`.slice(0, 100));
    expect(await first).toMatch(/^HTTP\/1.1 400 /);
    const second = answerOn(socket);
    const body = file('hello') + end;
    socket.write(
      `POST /api/send HTTP/1.1\r\nhost: x\r\n${signedIn}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(await second).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });
});

it('leaves other calls as they are: JSON, and little of it', async () => {
  const inject = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/api/plain', payload, headers: { 'content-type': type } });
  expect((await inject('{"a":1}', 'application/json')).json()).toEqual({ a: 1 });
  expect((await inject(`{"a":1,"b":"${'x'.repeat(2000)}"}`, 'application/json')).statusCode).toBe(413);
  expect((await inject(file('x') + end, 'multipart/form-data; boundary=x')).statusCode).toBe(415);
});

describe('several files', () => {
  const named = (field: string, value: string) => part(`name="${field}"; filename="a.txt"`, value);
  const sendThem = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/send-several',
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });

  it.each([
    ['none', part('name="text"', 'hi') + end, ['hi']],
    [
      'in their order',
      named('back', '1') +
        named('front', '2') +
        part('name="text"', 'y'.repeat(20_000)) +
        named('back', '3') +
        end,
      ['back a.txt 1', 'front a.txt 2', 'back a.txt 3', 'y'.repeat(20_000)],
    ],
  ])('are taken: %s', async (_, payload, expected) => {
    const answer = await sendThem(payload);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  });

  it.each([
    ['one that is too large', named('front', 'y'.repeat(101)) + end, 413],
    ['one too many', named('front', '1').repeat(4) + end, 400],
    ['one under another name', named('file', '1') + end, 400],
    ['a body without an end', 'z'.repeat(5 * 1024 * 1024), 413],
    ['a field that is too long', part('name="text"', 'y'.repeat(600_000)) + end, 400],
  ])('are refused: %s', async (_, payload, status) => {
    expect((await sendThem(payload)).statusCode).toBe(status);
  });
});

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from '../http/error-handler.ts';
import { limitAnswers } from './limit-answers.ts';

const kilobytes = 1024;
const app = Fastify();
const open: Socket[] = [];

beforeAll(async () => {
  handleErrors(app);
  const limit = limitAnswers(50_000 * kilobytes);
  app.addHook('onSend', (request, reply, payload, done) => {
    limit(String(request.headers.authorization), reply, payload);
    done(null, payload);
  });
  app.get<{ Querystring: { kilobytes: string } }>('/', async (request, reply) =>
    reply
      .type('application/pdf')
      .header('content-disposition', 'inline')
      .send(Buffer.alloc(Number(request.query.kilobytes) * kilobytes)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;
const ask = (account: string, size: number) =>
  fetch(`http://127.0.0.1:${port()}/?kilobytes=${size}`, { headers: { authorization: account } });

/** Asks and takes no more than the beginning. */
async function takeNothing(account: string, size: number): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1');
  open.push(socket);
  socket.write(`GET /?kilobytes=${size} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${account}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

it('an account that takes nothing gets no more large answers, and others do', async () => {
  // More than the kernel holds of it.
  const idle = await takeNothing('eve', 45_000);
  const refused = await ask('eve', 6_000);
  expect([refused.status, refused.headers.get('content-type'), refused.headers.get('retry-after')]).toEqual([
    429,
    'application/json; charset=utf-8',
    '10',
  ]);
  expect(refused.headers.has('content-disposition')).toBe(false);
  expect(await refused.json()).toMatchObject({ code: 'too_many_attempts' });
  // What is small, what fits, and what is another's.
  for (const [account, size] of [
    ['eve', 50],
    ['eve', 4_000],
    ['asha', 20_000],
  ] as const) {
    const answer = await ask(account, size);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, size * kilobytes]);
  }
  idle.destroy();
  await expect
    .poll(async () => (await (await ask('eve', 6_000)).arrayBuffer()).byteLength)
    .toBe(6_000 * kilobytes);
});

it('one answer is sent, however large', async () => {
  expect((await (await ask('bob', 60_000)).arrayBuffer()).byteLength).toBe(60_000 * kilobytes);
});

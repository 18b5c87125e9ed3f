import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { endpoint } from '@sevenfold/contract/platform/endpoint';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../http/caller.ts';
import { handleErrors } from '../http/error-handler.ts';
import { endpointRegistrar } from '../http/register-endpoint.ts';
import { schemaController, serializerCompiler, validatorCompiler } from '../http/validation.ts';

const kilobytes = 1024;
const app = Fastify({ schemaController });
const open: Socket[] = [];

const download = endpoint({
  name: 'download',
  tag: 'Test',
  method: 'GET',
  path: '/api/download',
  access: 'signed-in',
  summary: 'So many zeros.',
  query: z.object({ kilobytes: z.coerce.number() }),
  response: z.unknown(),
  responseType: 'application/pdf',
  errors: [],
});

beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  // The name of the account is the token.
  const register = endpointRegistrar(app, async (token) => ({ userId: token, roleId: 3 }) as Caller);
  register(download, async ({ query, reply }) => {
    reply.header('content-disposition', 'inline');
    return Buffer.alloc(query.kilobytes * kilobytes);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

const port = () => (app.server.address() as AddressInfo).port;
const tokenOf = (account: string) => `Bearer ${account.padEnd(20, '-')}`;
const ask = (account: string, size: number) =>
  fetch(`http://127.0.0.1:${port()}${download.path}?kilobytes=${size}`, {
    headers: { authorization: tokenOf(account) },
  });

/** Asks and takes no more than the beginning. */
async function takeNothing(account: string, size: number): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1');
  open.push(socket);
  const head = `GET ${download.path}?kilobytes=${size} HTTP/1.1\r\nHost: localhost`;
  socket.write(`${head}\r\nAuthorization: ${tokenOf(account)}\r\n\r\n`);
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

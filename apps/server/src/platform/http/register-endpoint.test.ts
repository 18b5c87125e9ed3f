import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { endpoint } from '@sevenfold/contract/platform/endpoint';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { handleErrors } from './error-handler.ts';
import { endpointRegistrar } from './register-endpoint.ts';
import { schemaController, serializerCompiler, validatorCompiler } from './validation.ts';

const download = endpoint({
  name: 'download',
  tag: 'Test',
  method: 'GET',
  path: '/api/download',
  access: 'anyone',
  summary: 'A file that is written while it is sent.',
  response: z.unknown(),
  responseType: 'text/csv',
  errors: [],
});

function appWith(answer: () => Promise<unknown>) {
  const app = Fastify({ schemaController });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  endpointRegistrar(app, async () => undefined)(download, answer);
  return app;
}

afterEach(() => vi.useRealTimers());

const minutes = 60_000;
const aFewTurns = async () => {
  for (let count = 0; count < 20; count += 1) await turn();
};

it('a file that has begun to be sent is not cut off after the time for an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const file = new PassThrough();
  const asked = appWith(async () => file).inject(download.path);
  // Awaited only below, and begun here.
  const answered = asked.then(({ statusCode, body }) => [statusCode, body]);
  file.write('one,');
  await aFewTurns();
  vi.advanceTimersByTime(2 * minutes);
  await aFewTurns();
  file.end('two');
  expect(await answered).toEqual([200, 'one,two']);
});

it('a file that never begins is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = appWith(() => new Promise(() => undefined))
    .inject(download.path)
    .then(({ statusCode }) => statusCode);
  await aFewTurns();
  vi.advanceTimersByTime(2 * minutes);
  expect(await answered).toBe(503);
});

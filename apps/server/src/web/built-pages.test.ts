import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from '../platform/http/error-handler.ts';
import { builtPages } from './built-pages.ts';

const app = Fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-built-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), 'export const routes = {}; export const entry = {};');
  await writeFile(join(folder, 'client/assets/shell-abc.js'), 'shell()');
  await writeFile(join(folder, 'client/assets/shell-abc.js.br'), brotliCompressSync('shell()'));
  await writeFile(join(folder, 'client/icon.svg'), '<svg/>');
  handleErrors(app);
  await (await builtPages(folder)).serveAssets(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('a file of the web app is sent compressed, and its compressed form is no file of its own', async () => {
  const answer = await app.inject({ url: '/assets/shell-abc.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('shell()');
  expect((await app.inject('/assets/shell-abc.js')).body).toBe('shell()');
  expect((await app.inject('/assets/shell-abc.js.br')).statusCode).toBe(404);
});

it('what is not there, or not below the folder, is not found', async () => {
  for (const url of [
    '/assets/gone.js',
    '/assets/',
    '/assets',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/..%5c..%5cserver%5cindex.js',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
});

it('a file without a hash in its name is asked for again after an hour', async () => {
  expect((await app.inject('/icon.svg')).headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
});

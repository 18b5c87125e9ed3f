import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion, draftOf } from './questions.fixture.ts';
import { updateQuestion } from './save-question.ts';

const url = '/api/questions?subject=math-aa-sl&topic=algebra&pageSize=10';
const compressing = { br: vi.spyOn(zlib, 'brotliCompress'), gzip: vi.spyOn(zlib, 'gzip') };
const opened = { br: brotliDecompressSync, gzip: gunzipSync };
let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let algebra: number;
let ids: number[];

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  algebra = (await addSubject(test, 'math-aa-sl', { algebra: {} })).topics.algebra!;
  ids = [];
  for (let count = 0; count < 5; count += 1) {
    ids.push(await addQuestion(test, algebra, { text: `Question ${count} `.repeat(60).trim() }));
  }
});
beforeEach(() => void vi.clearAllMocks());

const ask = (encoding: string | undefined, token?: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    url,
    headers: {
      ...headers,
      ...(encoding && { 'accept-encoding': encoding }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

it.each(['br', 'gzip'] as const)('a list is sent as %s, and made so once', async (encoding) => {
  const plain = await ask(undefined);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const answers = await Promise.all([ask(encoding), ask(encoding), ask(encoding)]);
  answers.push(await ask(encoding));
  for (const { rawPayload, headers } of answers) {
    expect(opened[encoding](rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Authorization, Accept-Encoding',
      etag: plain.headers.etag,
    });
  }
  expect(compressing[encoding]).toHaveBeenCalledTimes(1);
  const again = await ask(encoding, undefined, { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ vary: 'Authorization, Accept-Encoding', etag: plain.headers.etag });
});

it('what is answered again is checked as before where it has to be', async () => {
  await ask('br');
  const { token } = await accounts.signUp();
  for (const authorization of [`Bearer ${token}`, 'Bearer nobody', 'Basic x']) {
    const answer = await test.app.inject({ url, headers: { authorization } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  }
  const head = await test.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
  expect([head.statusCode, head.body, head.headers['content-encoding']]).toEqual([200, '', 'br']);
  expect((await test.app.inject(`${url}&page=0`)).statusCode).toBe(400);
});

it('a change of the bank is in the next compressed list', async () => {
  await ask('br');
  await updateQuestion(test, ids[0]!, draftOf(algebra, { text: 'Changed' }));
  const { rawPayload } = await ask('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await ask(undefined)).body);
  expect(brotliDecompressSync(rawPayload).toString()).toContain('Changed');
});

it('what a student pinned is compressed for that student alone', async () => {
  const forVisitor = await ask('br');
  const { token } = await accounts.signUp();
  await accounts.post('/api/pinned_question', { question: ids[4] }, { token });
  compressing.br.mockClear();
  const first = (answer: Awaited<ReturnType<typeof ask>>) =>
    JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).questions[0].id;
  for (let times = 0; times < 2; times += 1) {
    const own = await ask('br', token);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-encoding': 'br' });
    expect(first(own)).toBe(ids[4]);
  }
  // Each time anew: nothing of it was kept.
  expect(compressing.br).toHaveBeenCalledTimes(2);
  const { token: other } = await accounts.signUp();
  for (const reader of [undefined, other]) {
    expect((await ask('br', reader)).rawPayload).toEqual(forVisitor.rawPayload);
  }
});

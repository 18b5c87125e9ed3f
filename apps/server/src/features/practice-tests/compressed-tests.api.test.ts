import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testSchema } from '@sevenfold/contract/practice-tests/test.schema';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';

let test: TestApp;
let token: string;
let slug: string;

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, encoding?: string) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(encoding && { 'accept-encoding': encoding }) },
    ...(body && { payload: body }),
  });
const read = (encoding?: string) => ask('GET', `/api/test/${slug}?includeAnswers=true`, undefined, encoding);

beforeAll(async () => {
  test = await startTestApp();
  token = (await accountsOf(test).signUp()).token;
  const { topics } = await addSubject(test, 'math-aa-sl', { algebra: {} });
  for (let count = 0; count < 5; count += 1) {
    await addQuestion(test, topics.algebra!, {
      text: `Question ${count}: π and "quotes" `.repeat(120).trim(),
    });
  }
  const made = await ask('POST', '/api/test', {
    subject_slug: 'math-aa-sl',
    topic_slugs: ['algebra'],
    duration: 30,
  });
  slug = made.json().slug;
  await ask('POST', `/api/test/${slug}/start`);
});

it.each(['gzip', 'gzip, deflate, br, zstd'])(
  'a running test is sent compressed to who takes %s',
  async (encoding) => {
    const plain = await read();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const { rawPayload, headers } = await read(encoding);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    });
    const told = JSON.parse(gunzipSync(rawPayload).toString());
    // Time goes on between the two.
    expect(told).toEqual({ ...plain.json(), remaining_ms: told.remaining_ms });
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  },
);

it('it says what its schema says, and each student’s own', async () => {
  const { questions } = (await read('gzip;q=0')).json();
  expect(testSchema.shape.questions.parse(questions)).toEqual(questions);
  const { question_id } = questions[1];
  await ask('POST', `/api/test/${slug}/actions`, {
    actions: [{ id: crypto.randomUUID(), question_id, kind: 'skip' }],
  });
  const after = JSON.parse(gunzipSync((await read('gzip')).rawPayload).toString()).questions;
  expect(after[1]).toEqual({ ...questions[1], status: 'skipped', skipped: true });
  expect(after[0]).toEqual(questions[0]);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a finished test with its answers is sent as %s', async (encoding, open) => {
  await ask('PUT', `/api/test/${slug}`, { attempted_questions: [], skipped_questions: [] });
  const plain = await read();
  expect(plain.json().questions[0].question.Answer).not.toHaveLength(0);
  const { rawPayload, headers } = await read(encoding);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(JSON.parse(open(rawPayload).toString())).toEqual(plain.json());
});

it('a short answer is left as it is', async () => {
  const { headers } = await ask('GET', `/api/test/${slug}/progress`, undefined, 'br');
  expect(headers).not.toHaveProperty('content-encoding');
});

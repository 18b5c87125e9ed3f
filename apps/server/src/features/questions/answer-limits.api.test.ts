import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { keyOf, type Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { PageRenderer } from '../../web/pages.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { answerLimits, showsAnswers } from './answer-limits.ts';
import { addQuestion } from './questions.fixture.ts';

let question = 0;
/** As the page of a question is made: from a call inside. */
const pages: PageRenderer = {
  development: false,
  serveAssets: async () => undefined,
  async render({ url }, { callApi }) {
    const answer = await callApi('GET', `/api/questions/${question}`);
    return new Response(`${new URL(url).pathname} ${answer.status}`, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
    });
  },
};

let test: TestApp;
let other: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: Account;
let limits: ReturnType<typeof answerLimits>;
let addresses = 0;
function freshAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

beforeAll(async () => {
  test = await startTestApp({ app: { pages } });
  other = await startTestApp({ databaseUrl: test.databaseUrl });
  accounts = accountsOf(test);
  limits = answerLimits(test.config);
  const { topics } = await addSubject(test, 'math-aa-sl', { algebra: {} });
  question = await addQuestion(test, topics.algebra!);
  // A short test has five.
  for (const text of ['Two', 'Three', 'Four', 'Five']) await addQuestion(test, topics.algebra!, { text });
  student = await accounts.signUp();
});

const read = (address: string, { token, on = test }: { token?: string; on?: TestApp } = {}) =>
  on.app.inject({
    url: `/api/questions/${question}`,
    remoteAddress: address,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const view = (address: string, url: string) =>
  test.app.inject({ url, remoteAddress: address, headers: { accept: 'text/html' } });
const questionPage = () => `/ibdp-question-bank/math-aa-sl/algebra/${question}`;
/** As if all but so many had been read already. */
const use = (limit: Limit, subject: string, but = 0) =>
  test.rateLimits.spend(limit, subject, limit.tries - but);

/** How many of so many are answered before the first refusal. */
async function answeredOf(tries: number, ask: (index: number) => Promise<{ statusCode: number }>) {
  for (let index = 0; index < tries; index += 1) {
    const { statusCode } = await ask(index);
    if (statusCode === 429) return index;
    expect(statusCode).toBe(200);
  }
  return tries;
}

describe('answers of one address', () => {
  it('are enough for a class of thirty that opens one a minute, and bounded over all servers', async () => {
    const address = freshAddress();
    expect(limits.ofAddress.tries).toBeGreaterThan(2 * 30 * 60);
    await use(limits.ofAddress, address, 200);
    // All servers count together, each in portions of twenty.
    const answered = await answeredOf(400, (index) => read(address, { on: index % 2 ? test : other }));
    expect(answered).toBeGreaterThan(160);
    expect(answered).toBeLessThanOrEqual(240);
    expect(await answeredOf(40, () => read(address))).toBeLessThan(20);
    expect(await answeredOf(40, () => read(address, { on: other }))).toBeLessThan(20);

    const refused = await read(address);
    expect(refused.json()).toEqual({
      code: 'too_many_attempts',
      message: expect.stringMatching(
        /^Too many answers were opened from here within an hour\. Please try again in \d+ minutes\.$/,
      ),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await read(freshAddress())).statusCode).toBe(200);
    const list = await test.app.inject({ url: '/api/questions', remoteAddress: address });
    expect(list.statusCode).toBe(200);
  });

  it('may be opened again after an hour', async () => {
    const address = freshAddress();
    await use(limits.ofAddress, address);
    expect(await answeredOf(20, () => read(address))).toBe(19);
    test.clock.advance({ hours: 1, minutes: 1 });
    expect(await answeredOf(40, () => read(address))).toBe(40);
  });

  it('count on pages, kept ones too, and lists stay open to everybody', async () => {
    const address = freshAddress();
    expect((await view(address, questionPage())).body).toContain('200');
    await use(limits.ofAddress, address);
    expect(await answeredOf(40, () => view(address, questionPage()))).toBe(18);
    const refused = await view(address, questionPage());
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toContain('Too many answers were opened from here within an hour.');
    const data = await test.app.inject({ url: `${questionPage()}.data`, remoteAddress: address });
    expect([data.statusCode, data.json().code]).toEqual([429, 'too_many_attempts']);
    expect((await view(address, '/ibdp-question-bank')).statusCode).toBe(200);
    expect((await view(freshAddress(), questionPage())).statusCode).toBe(200);
  });

  it('are not used up by what pages ask for inside', async () => {
    expect(await answeredOf(60, (page) => view(freshAddress(), `${questionPage()}?page=${page}`))).toBe(60);
    const inside = keyOf(limits.ofAddress, '127.0.0.1');
    expect(await accounts.rows('select from rate_limits where key = $1', [inside])).toEqual([]);
  });
});

describe('answers of an account', () => {
  it('are its own, wherever it reads and whoever else is there', async () => {
    const [school, home] = [freshAddress(), freshAddress()];
    await use(limits.ofAddress, school);
    await use(limits.ofAccount, student.user.id, 200);
    expect(await answeredOf(100, () => read(school, student))).toBe(100);
    const answered = await answeredOf(200, () => read(home, student));
    expect(answered).toBeGreaterThanOrEqual(100);
    expect(answered).toBeLessThan(120);
    expect((await read(school, await accounts.signUp())).statusCode).toBe(200);
  });

  it('count together where very many accounts read from one address', async () => {
    const address = freshAddress();
    await use(limits.ofAccountsAtAddress, address);
    const made = await Promise.all(Array.from({ length: 5 }, () => accounts.signUp()));
    expect(await answeredOf(40, (index) => read(address, made[index % 5]))).toBe(19);
  });

  it('count on sheets and with new tests', async () => {
    const { token, user } = await accounts.signUp();
    await accounts.post(`/api/user_question/${question}`, undefined, { token });
    await use(limits.ofAccount, user.id);
    const sheet = (path: string) => accounts.get(`/api/user_question/download-pdf${path}`, token);
    expect((await sheet('')).statusCode).toBe(200);
    expect(await answeredOf(30, () => read(freshAddress(), { token }))).toBe(19);
    expect((await sheet('/answers')).statusCode).toBe(429);
    expect((await sheet('')).statusCode).toBe(200);
    const choice = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], duration: 30 };
    expect((await accounts.post('/api/test', choice, { token })).statusCode).toBe(429);
    test.clock.advance({ hours: 1, minutes: 1 });
    await use(limits.ofAccount, user.id);
    for (const status of [201, 201, 201, 201, 429]) {
      expect((await accounts.post('/api/test', choice, { token })).statusCode).toBe(status);
    }
    test.clock.advance({ hours: 1, minutes: 1 });
    expect((await sheet('/answers')).statusCode).toBe(200);
  });

  it('of staff are not counted', async () => {
    const staff = await accounts.signUpAs(roleIds.staff);
    await use(limits.ofAccount, staff.user.id);
    expect(await answeredOf(40, () => read(freshAddress(), staff))).toBe(40);
  });
});

it.each([
  ['/ibdp-question-bank', false],
  ['/ibdp-question-bank.data', false],
  ['/ibdp-question-bank/syllabus', false],
  ['/ibdp-question-bank/syllabus.data', false],
  ['/ibdp-question-bank/12', true],
  ['/ibdp-question-bank/math-aa-sl/algebra/12', true],
  ['/ibdp-question-bank/math-aa-sl/algebra/12/', true],
  ['/ibdp-question-bank/math-aa-sl/algebra/12.data', true],
  ['/ibdp-question-bank/math-aa-sl/algebra/12/_.data', true],
  ['/', false],
  ['/_root.data', false],
  ['/search', false],
])('%s shows answers: %s', (path, shown) => {
  expect(showsAnswers(path)).toBe(shown);
});

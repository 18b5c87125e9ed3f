import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { listMissedSearches } from '@sevenfold/contract/search/admin-searches.endpoints';
import type { SearchResult } from '@sevenfold/contract/search/search';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { countedSearches } from './count-search.ts';
import { forgetSearches } from './forget-searches.jobs.ts';
import { keptRows } from './search-counts.queries.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let sl: Awaited<ReturnType<typeof addSubject>>;
let hl: Awaited<ReturnType<typeof addSubject>>;

const final = { searched: true, found: false, chosen: false };
const count = (query: unknown, part: object = {}, as?: Account) =>
  accounts.call('POST', '/api/searches', { query, ...final, ...part }, as && { token: as.token });
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, as = staff) =>
  accounts.call(method, `/api/admin/searches${path}`, body, { token: as.token });
const list = async (query = '') => (await call('GET', query)).json<ResponseOf<typeof listMissedSearches>>();
const idOf = async (query: string) => (await list(`?q=${query}`)).rows[0]!.id;
const logged = async () => (await accounts.get('/api/admin/audit?pageSize=2', staff.token)).json().rows;
const found = async (query: string) =>
  (await accounts.get(`/api/search?query=${query}`))
    .json<SearchResult[]>()
    .filter(({ nearest }) => !nearest)
    .map(({ id }) => id);

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
});

beforeEach(async () => {
  await accounts.rows('delete from search_counts');
  await accounts.rows('delete from questions');
  await accounts.rows('delete from subjects');
  sl = await addSubject(test, 'physics-sl', { motion: {}, heat: {} });
  hl = await addSubject(test, 'physics-hl', { motion: {} });
});

describe('what is counted', () => {
  it('is a search without result, whoever searched', async () => {
    expect((await count('Trebuchet', {}, student)).statusCode).toBe(202);
    await count(' trebuchet');
    await count('wormhole');
    await count('photon', { found: true });
    expect(await list()).toMatchObject({
      total: 2,
      rows: [
        { query: 'trebuchet', searches: 2, without_result: 2, without_click: 0 },
        { query: 'wormhole', searches: 1 },
      ],
    });
    expect((await list('?q=worm')).rows.map(({ query }) => query)).toEqual(['wormhole']);
    const columns = await accounts.rows(
      `select column_name as name from information_schema.columns where table_name = 'search_counts' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'clicks',
      'id',
      'last_at',
      'query',
      'searches',
      'without_result',
    ]);
  });

  it('is a search of which nothing was chosen, until something is', async () => {
    await count('photon', { found: true });
    await count('photon', { found: true });
    await count('photon', { found: true, chosen: true });
    const [photon] = (await list('?missed=click')).rows;
    expect(photon).toMatchObject({ searches: 3, without_result: 0, without_click: 2 });
    // Twice on one page is one search that led somewhere.
    for (let time = 0; time < 9; time += 1) await count('photon', { searched: false, chosen: true });
    expect((await list('?missed=click')).rows).toEqual([]);
    await count('photon', { found: true });
    expect((await list('?missed=click')).rows).toMatchObject([{ searches: 4, without_click: 1 }]);
    await count('unknown', { searched: false, chosen: true });
    expect(await accounts.rows('select query from search_counts')).toEqual([{ query: 'photon' }]);
  });

  it('is nothing that staff try, and nothing that could name somebody', async () => {
    await count('trebuchet', {}, staff);
    for (const query of ['asha@example.org', '+91 98765 43210', 'x'.repeat(100)]) {
      expect((await count(query)).statusCode).toBe(202);
    }
    expect(await accounts.rows('select query from search_counts')).toEqual([]);
  });

  it.each([undefined, '', ' ', 'two\nlines', 'x'.repeat(201), 7])('is not %j', async (query) => {
    expect((await count(query)).statusCode).toBe(400);
  });
});

it('is counted so often of one address and no more, and that of others all the same', async () => {
  const tell = (query: string, address: string) =>
    accounts.post(
      '/api/searches',
      { query, searched: true, found: false, chosen: true, topic_id: sl.topics.heat },
      { address },
    );
  const limit = countedSearches(test.config);
  await test.rateLimits.spend(limit, networkOf('203.0.113.7'), limit.tries);
  // Each server hands its count over in portions.
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await tell(`made up ${turn}`, '203.0.113.7')).statusCode).toBe(202);
  }
  const [counts] = await accounts.rows(`
    select (select count(*)::int from search_counts) as told,
      (select coalesce(sum(choices), 0)::int from topic_choices) as chosen`);
  expect(counts!.told).toBeLessThan(20);
  expect(counts!.chosen).toBe(counts!.told);
  await tell('wormhole', '198.51.100.9');
  expect((await list('?q=wormhole&missed=result')).rows).toHaveLength(1);
});

it('becomes a word of a topic at both levels, is found, and leaves the list', async () => {
  await count('trebuchet');
  const id = await idOf('trebuchet');
  expect(await found('trebuchet')).toEqual([]);
  const answer = await call('POST', `/${id}/topic`, { topic_id: sl.topics.motion });
  expect(answer.json().topics).toEqual([
    { id: sl.topics.motion, topic_name: 'The topic motion', subject_name: 'PHYSICS-SL' },
    { id: hl.topics.motion, topic_name: 'The topic motion', subject_name: 'PHYSICS-HL' },
  ]);
  expect((await found('trebuchet')).toSorted()).toEqual([sl.topics.motion, hl.topics.motion].toSorted());
  expect((await list()).rows).toEqual([]);
  expect(await logged()).toMatchObject([
    { action: 'add word to topic', after: { word: 'trebuchet', subject: 'PHYSICS-HL' } },
    { action: 'add word to topic', after: { word: 'trebuchet', subject: 'PHYSICS-SL' } },
  ]);
  const again = await call('POST', `/${id}/topic`, { topic_id: sl.topics.motion });
  expect(again.statusCode).toBe(404);

  await count('trebuchet');
  const known = await call('POST', `/${await idOf('trebuchet')}/topic`, { topic_id: sl.topics.motion });
  expect(known.statusCode).toBe(409);
  expect(known.json().message).toBe('The topic motion has the word “trebuchet” already');
  // What was refused stays on the list.
  expect((await list()).rows).toHaveLength(1);
  const nowhere = await call('POST', `/${await idOf('trebuchet')}/topic`, { topic_id: 999_999 });
  expect(nowhere.statusCode).toBe(404);
});

it('is refused by a topic that has as many words as it may', async () => {
  const many = `(select array_agg('word ' || n) from generate_series(1, 200) n)`;
  await accounts.rows(`update topics set vocabulary = ${many} where id = $1`, [sl.topics.heat]);
  await count('warmth');
  const answer = await call('POST', `/${await idOf('warmth')}/topic`, { topic_id: sl.topics.heat });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toContain('which is the most');
});

it('is dismissed, and comes back when it is searched again', async () => {
  await count('wormhole');
  const id = await idOf('wormhole');
  expect((await call('DELETE', `/${id}`)).json().message).toBe('“wormhole” has been dismissed');
  expect((await list()).total).toBe(0);
  expect((await logged())[0]).toMatchObject({ action: 'dismiss search', about: { name: 'wormhole' } });
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  await count('wormhole');
  expect((await list()).total).toBe(1);
});

describe('popular topics', () => {
  const popular = async (query = '', as?: Account) =>
    (await accounts.get(`/api/search/popular${query}`, as?.token))
      .json<SearchResult[]>()
      .map(({ id, question_count }) => [id, question_count]);

  beforeEach(async () => {
    const biology = await addSubject(test, 'biology', { cells: {} }, { staffOnly: true });
    for (const topicId of [sl.topics.heat!, sl.topics.heat!, sl.topics.motion!, biology.topics.cells!]) {
      await addQuestion(test, topicId);
    }
  });

  it('are those with the most questions until some are chosen', async () => {
    expect(await popular()).toEqual([
      [sl.topics.heat, 2],
      [sl.topics.motion, 1],
    ]);
    const choice = { searched: false, found: true, chosen: true };
    await count('throw', { ...choice, topic_id: sl.topics.motion });
    await count('nothing', { ...choice, topic_id: 999_999 });
    expect(await popular()).toEqual([
      [sl.topics.motion, 1],
      [sl.topics.heat, 2],
    ]);
  });

  it('are of the subjects that are the reader’s own', async () => {
    const maths = await addSubject(test, 'math-aa-hl', { vectors: {} });
    await addQuestion(test, maths.topics.vectors!);
    const vectors = [[maths.topics.vectors, 1]];
    expect(await popular('?subject=math-aa-hl')).toEqual(vectors);
    await accounts.rows(`update users set math_course = 'AA HL' where id = $1`, [student.user.id]);
    expect(await popular('', student)).toEqual(vectors);
    // Nobody's own, or nobody's business: as if nothing had been said.
    expect(await popular('?subject=nonsense')).toEqual(await popular());
    expect(await popular('?subject=biology')).toEqual(await popular());
  });
});

it('is nothing for students', async () => {
  await count('wormhole');
  const id = await idOf('wormhole');
  const answers = [
    await call('GET', '', undefined, student),
    await call('DELETE', `/${id}`, undefined, student),
    await call('POST', `/${id}/topic`, { topic_id: sl.topics.motion }, student),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

// Last, since sessions end meanwhile.
it('is forgotten after half a year, and what is too much before', async () => {
  await count('old one');
  test.clock.advance({ days: 181 });
  staff = { ...staff, token: tokenOf(await accounts.logIn(staff.email)) };
  await count('new one');
  await forgetSearches(test);
  expect((await list()).rows.map(({ query }) => query)).toEqual(['new one']);
  await accounts.rows(`insert into search_counts (query, searches, without_result, clicks, last_at)
    select 'junk ' || n, 1, 1, 0, '2020-01-01' from generate_series(1, 9999) n`);
  await count('one too many');
  expect((await list('?q=too%20many')).rows).toEqual([]);
  await count('new one');
  expect((await list('?q=new')).rows).toMatchObject([{ searches: 2 }]);
  await accounts.rows(`update search_counts set last_at = $1 where query like 'junk%'`, [test.clock.now()]);
  await forgetSearches(test);
  expect((await list()).total).toBe(keptRows);
});

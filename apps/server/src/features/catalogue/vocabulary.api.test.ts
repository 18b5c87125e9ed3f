import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { SearchResult } from '@sevenfold/contract/search/search';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from './catalogue.fixture.ts';
import { saveVocabularies } from './save-catalogue.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
let sl: Awaited<ReturnType<typeof addSubject>>;

const call = (method: 'GET' | 'PUT', id: number, path: string, body?: unknown, as = staff) =>
  accounts.call(method, `/api/admin/topics/${id}${path}`, body, { token: as.token });
const vocabularyOf = async (id: number) => (await call('GET', id, '')).json().vocabulary;
const save = (id: number, words: unknown, as = staff) => call('PUT', id, '/vocabulary', { words }, as);
const found = async (query: string) =>
  (await accounts.get(`/api/search?query=${encodeURIComponent(query)}&literal=true`))
    .json<SearchResult[]>()
    .filter(({ nearest }) => !nearest)
    .map(({ id }) => id);
const newest = async () => (await accounts.get('/api/admin/audit?pageSize=1', staff.token)).json().rows[0];

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
});

beforeEach(async () => {
  await test.database.pool.query('delete from subjects');
  sl = await addSubject(test, 'physics-sl', { motion: {}, heat: {} });
});

it('is written by staff, and search finds the topic by it at once', async () => {
  expect(await found('trebuchet')).toEqual([]);
  const answer = await save(sl.topics.motion!, [' free   fall', 'Trebuchet', 'trebuchet']);
  expect(answer.json()).toEqual({ vocabulary: { words: ['free fall', 'Trebuchet'], by_staff: true } });
  expect(await vocabularyOf(sl.topics.motion!)).toEqual(answer.json().vocabulary);
  expect(await found('trebuchet')).toEqual([sl.topics.motion]);
  expect(await newest()).toMatchObject({
    action: 'change words of topic',
    about: { kind: 'topic', name: 'The topic motion' },
    before: { words: [] },
    after: { words: ['free fall', 'Trebuchet'] },
  });
  await save(sl.topics.motion!, []);
  expect(await found('trebuchet')).toEqual([]);
});

it('is left alone by newer content once staff have changed it', async () => {
  const [motion, heat] = [sl.topics.motion!, sl.topics.heat!];
  await saveVocabularies(test.database.db, [{ topicId: motion, words: ['throw'] }]);
  expect(await vocabularyOf(motion)).toEqual({ words: ['throw'], by_staff: false });
  // What is saved as it was is nobody's change.
  await save(motion, ['throw']);
  expect(await vocabularyOf(motion)).toEqual({ words: ['throw'], by_staff: false });
  await save(motion, ['throw', 'launch']);
  await saveVocabularies(test.database.db, [
    { topicId: motion, words: ['thrown'] },
    { topicId: heat, words: ['warmth'] },
  ]);
  expect(await vocabularyOf(motion)).toEqual({ words: ['throw', 'launch'], by_staff: true });
  expect(await vocabularyOf(heat)).toEqual({ words: ['warmth'], by_staff: false });
});

it.each([
  undefined,
  'free fall',
  ['x'.repeat(61)],
  ['two\nlines'],
  [' '],
  Array.from({ length: 201 }, (_, index) => `word ${index}`),
])('is refused as %j', async (words) => {
  const answer = await save(sl.topics.motion!, words);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues[0].message).not.toBe('');
  expect(await vocabularyOf(sl.topics.motion!)).toEqual({ words: [], by_staff: false });
});

it('is nothing for students, and of nothing that is not there', async () => {
  expect((await save(sl.topics.motion!, ['mine'], student)).statusCode).toBe(403);
  expect((await save(999_999, ['mine'])).statusCode).toBe(404);
});

import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
let staff: Account;
let asha: Account;
let ben: Account;
/** Asked an hour apart: of Asha unanswered, of Ben answered, of Ben followed up after an answer. */
let threads: Record<'waiting' | 'answered' | 'followed', number>;

async function ask(account: Account, queries: string, question_id: number, parent_id?: number) {
  test.clock.advance({ hours: 1 });
  return (
    await accounts.post('/api/doubts', { question_id, queries, parent_id }, { token: account.token })
  ).json().id as number;
}
async function reply(id: number, queries: string, token = staff.token) {
  test.clock.advance({ hours: 1 });
  return accounts.post(`/api/admin/doubts/${id}/reply`, { queries }, { token });
}
const list = async (query = '') => (await accounts.get(`/api/admin/doubts${query}`, staff.token)).json();
const thread = (id: unknown, token = staff.token) => accounts.get(`/api/admin/doubts/${id}`, token);

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
  staff = await accounts.signUpAs(roleIds.staff);
  asha = await accounts.signUp({ email: 'asha@school.example' });
  ben = await accounts.signUp({ email: 'ben_100%@school.example' });
  const followed = await ask(ben, 'What is a gradient?', bank.one);
  const waiting = await ask(asha, 'Why is $x = 1$?', bank.one);
  await reply(followed, 'A slope.');
  const answered = await ask(ben, 'Is it 100% sure?', bank.two);
  await reply(answered, 'Yes.');
  await ask(ben, 'And what is a slope?', bank.one, followed);
  await ask(ben, 'Anybody?', bank.one, followed);
  threads = { waiting, answered, followed };
});

describe('the threads of all students', () => {
  it('come with who asked what, and since when they wait', async () => {
    const { rows, total, unanswered } = await list();
    expect({ total, unanswered }).toEqual({ total: 3, unanswered: 2 });
    const waiting = rows.find(({ id }: { id: number }) => id === threads.waiting);
    expect(waiting).toEqual({
      id: threads.waiting,
      asked_at: expect.any(String),
      student: { id: asha.user.id, full_name: 'Asha Rao', username: asha.user.username, email: asha.email },
      Question: expect.objectContaining({ id: bank.one, topic: expect.objectContaining({ slug: 'lines' }) }),
      messages: 1,
      last: expect.objectContaining({ queries: 'Why is $x = 1$?', by_student: true }),
      waiting_since: waiting.asked_at,
    });
    const followed = rows.find(({ id }: { id: number }) => id === threads.followed);
    expect(followed).toMatchObject({ messages: 4, last: { queries: 'Anybody?', by_student: true } });
    // Since the first of the two follow-ups, not since the first message of all.
    const { entries } = (await thread(threads.followed)).json();
    expect(followed.waiting_since).toBe(entries[2].created_at);
    const answered = rows.find(({ id }: { id: number }) => id === threads.answered);
    expect(answered).toMatchObject({ waiting_since: null, last: { by_student: false } });
  });

  it.each([
    ['', ['waiting', 'followed', 'answered']],
    ['?order=asc', ['followed', 'waiting', 'answered']],
    ['?sort=asked', ['answered', 'waiting', 'followed']],
    ['?sort=asked&order=asc', ['followed', 'waiting', 'answered']],
    ['?sort=last', ['followed', 'answered', 'waiting']],
    ['?sort=messages', ['followed', 'answered', 'waiting']],
    ['?state=unanswered', ['waiting', 'followed']],
    ['?state=answered', ['answered']],
    ['?state=answered&q=gradient', []],
    ['?q=SLOPE', ['followed']],
    ['?q=100%25', ['followed', 'answered']],
    ['?q=ben_100', ['followed', 'answered']],
    ['?q=the%20topic%20lines', ['waiting', 'followed', 'answered']],
    ['?page=2&pageSize=2', ['answered']],
    ['?page=9', []],
  ] as const)('are found and sorted by %s', async (query, expected) => {
    const { rows, total } = await list(query);
    expect(rows.map(({ id }: { id: number }) => id)).toEqual(expected.map((name) => threads[name]));
    if (!query.includes('page')) expect(total).toBe(expected.length);
  });

  it('are found by the number of their question', async () => {
    const { rows } = await list(`?q=${bank.two}`);
    expect(rows.map(({ id }: { id: number }) => id)).toContain(threads.answered);
    expect(rows.map(({ id }: { id: number }) => id)).not.toContain(threads.waiting);
  });

  it.each([
    '?sort=x',
    '?state=x',
    '?page=0',
    '?page=x',
    '?pageSize=101',
    '?order=x',
    `?q=${'x'.repeat(201)}`,
  ])('are not asked for by %s', async (query) => {
    expect((await accounts.get(`/api/admin/doubts${query}`, staff.token)).statusCode).toBe(400);
  });
});

describe('one thread', () => {
  it('is told from its beginning, by any of its messages', async () => {
    const { entries, thread: told } = (await thread(threads.followed)).json();
    expect(entries.map(({ queries }: { queries: string }) => queries)).toEqual([
      'What is a gradient?',
      'A slope.',
      'And what is a slope?',
      'Anybody?',
    ]);
    expect(entries.map(({ by_student }: { by_student: boolean }) => by_student)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect((await thread(entries[3].id)).json().thread).toEqual(told);
  });

  it.each([999_999, 'x', 0])('is not made up: %s', async (id) => {
    expect((await thread(id)).statusCode).toBe(id === 999_999 ? 404 : 400);
  });

  it('is closed to students, their own too', async () => {
    expect((await thread(threads.waiting, asha.token)).statusCode).toBe(403);
    expect((await accounts.get('/api/admin/doubts', asha.token)).statusCode).toBe(403);
    expect((await accounts.get('/api/admin/doubts')).statusCode).toBe(401);
  });
});

describe('a reply', () => {
  it('is in the log, with the thread that it belongs to', async () => {
    const id = await ask(asha, 'For the log?', bank.one);
    const { id: replyId } = (await reply(id, 'Noted.')).json();
    const { rows } = (await accounts.get(`/api/admin/audit?kind=doubt&id=${id}`, staff.token)).json();
    expect(rows).toMatchObject([
      { action: 'reply to doubt', actor: { id: staff.user.id }, after: { reply: replyId } },
    ]);
    expect((await thread(id)).json().thread.waiting_since).toBeNull();
  });
});

describe('a text that staff write', () => {
  const preview = (text: unknown, token = staff.token) =>
    accounts.post('/api/admin/typeset', { text }, { token });

  it('is shown typeset', async () => {
    const answer = await preview('So $x^2$ is **it** <script>');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().html).toContain('<math');
    expect(answer.json().html).toContain('<strong>it</strong> &lt;script&gt;');
  });

  it('is refused with the formula that is wrong', async () => {
    const answer = await preview('Look: $\\frac{1}$');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'text' }] });
    expect(answer.json().message).toContain("\\frac{1} can't be typeset");
  });

  it.each([
    ['a number', 7],
    ['missing', undefined],
    ['a book', 'x'.repeat(20_001)],
    ['a link that runs', '$\\href{javascript:alert(1)}{x}$'],
  ])('is not %s', async (_, text) => {
    expect((await preview(text)).statusCode).toBe(400);
  });

  it('is no service for students', async () => {
    expect((await preview('x', asha.token)).statusCode).toBe(403);
  });
});

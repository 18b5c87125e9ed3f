import { roleIds } from '@sevenfold/contract/accounts/roles';
import { reportReasons } from '@sevenfold/contract/reports/report.rules';
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

const [inaccurate, broken, , other] = reportReasons;

async function report(account: Account, questionId: number, type: string, description = '') {
  test.clock.advance({ minutes: 1 });
  await accounts.post('/api/report', { type, questionId, description }, { token: account.token });
}
const list = async (query = '') => (await accounts.get(`/api/admin/reports${query}`, staff.token)).json();
const idsOf = async (query: string) =>
  (await list(query)).rows.map(({ question }: { question: { id: number } }) => question.id);
const row = async (id: number) =>
  (await list()).rows.find(({ question }: { question: { id: number } }) => question.id === id);
const newest = async (id: number) =>
  Math.max(...(await row(id)).reports.map((one: { id: number }) => one.id)) as number;
const close = (id: unknown, body: unknown, token = staff.token) =>
  accounts.post(`/api/admin/reports/${id}/close`, body, { token });
const reopen = (id: unknown, token = staff.token) =>
  accounts.post(`/api/admin/reports/${id}/reopen`, undefined, { token });
const logOf = async (id: number) =>
  (await accounts.get(`/api/admin/audit?kind=report&id=${id}`, staff.token)).json().rows;

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
  staff = await accounts.signUpAs(roleIds.staff);
  [asha, ben] = [await accounts.signUp(), await accounts.signUp()];
  await report(asha, bank.one, inaccurate, 'The last line says 100%.');
  await report(ben, bank.one, inaccurate);
  await report(ben, bank.one, other, 'A typo');
  await report(asha, bank.two, broken, 'No picture');
});

describe('reported questions', () => {
  it('come with all that was said about them', async () => {
    const { total, open } = await list();
    expect({ total, open }).toEqual({ total: 2, open: 2 });
    expect(await row(bank.one)).toEqual({
      question: {
        id: bank.one,
        subject: expect.objectContaining({ slug: 'math-aa-sl' }),
        topic: expect.objectContaining({ slug: 'lines' }),
        topic_path: expect.any(Array),
        questions_text: 'Question **one**: solve $x = 1$.',
      },
      open: 3,
      total: 3,
      reasons: [
        { type: inaccurate, count: 2 },
        { type: other, count: 1 },
      ],
      latest_at: expect.any(String),
      reports: [
        expect.objectContaining({ type: other, description: 'A typo', status: 'open', closed_at: null }),
        expect.objectContaining({ type: inaccurate, reporter: { id: ben.user.id, name: 'Asha Rao' } }),
        expect.objectContaining({ type: inaccurate, description: 'The last line says 100%.' }),
      ],
    });
  });

  it.each([
    ['', ['two', 'one']],
    ['?order=asc', ['one', 'two']],
    ['?sort=count', ['one', 'two']],
    ['?q=TYPO', ['one']],
    ['?q=100%25', ['one']],
    ['?q=%25', ['one']],
    ['?q=question%20two', ['two']],
    ['?q=topic%20lines', ['two', 'one']],
    [`?reason=${encodeURIComponent(reportReasons[1])}`, ['two']],
    ['?state=open', ['two', 'one']],
    ['?state=closed', []],
    ['?page=2&pageSize=1', ['one']],
  ] as const)('are found and sorted by %s', async (query, names) => {
    expect(await idsOf(query)).toEqual(names.map((name) => bank[name]));
  });

  it.each(['?state=x', '?reason=Spam', '?sort=x', '?page=-1'])('are not asked for by %s', async (query) => {
    expect((await accounts.get(`/api/admin/reports${query}`, staff.token)).statusCode).toBe(400);
  });
});

describe('closing', () => {
  it('takes all open reports of the question that were seen, with a note, and is in the log', async () => {
    await report(asha, bank.three, inaccurate, 'First');
    await report(ben, bank.three, other, 'Second');
    const seen = await newest(bank.three);
    await report(asha, bank.three, broken, 'Meanwhile');
    const answer = await close(bank.three, { outcome: 'resolved', note: ' Mended the figure. ', seen });
    expect(answer.json()).toEqual({ changed: 2 });
    expect(await row(bank.three)).toMatchObject({
      open: 1,
      total: 3,
      reasons: [{ type: broken, count: 1 }],
      reports: [
        { description: 'Meanwhile', status: 'open', note: null, closed_by: null },
        {
          description: 'Second',
          status: 'resolved',
          note: 'Mended the figure.',
          closed_by: { id: staff.user.id },
        },
        { description: 'First', status: 'resolved', closed_at: expect.any(String) },
      ],
    });
    const [entry] = await logOf(bank.three);
    expect(entry).toMatchObject({
      action: 'resolve reports',
      actor: { id: staff.user.id },
      before: { status: 'open' },
      after: { status: 'resolved', note: 'Mended the figure.', reports: expect.any(Array) },
    });
    expect(entry.after.reports).toHaveLength(2);

    const last = await newest(bank.three);
    expect((await close(bank.three, { outcome: 'dismissed', seen: last })).json()).toEqual({ changed: 1 });
    expect(await idsOf('?state=closed')).toEqual([bank.three]);
    expect((await close(bank.three, { outcome: 'resolved', seen: last })).statusCode).toBe(409);
  });

  it('is undone for what was closed last', async () => {
    expect((await reopen(bank.three)).json()).toEqual({ changed: 1 });
    expect(await row(bank.three)).toMatchObject({
      open: 1,
      reports: [
        { description: 'Meanwhile', status: 'open', note: null, closed_at: null, closed_by: null },
        {},
        {},
      ],
    });
    expect((await reopen(bank.three)).json()).toEqual({ changed: 2 });
    expect((await row(bank.three)).open).toBe(3);
    expect((await reopen(bank.three)).statusCode).toBe(409);
    expect((await logOf(bank.three)).map(({ action }: { action: string }) => action)).toEqual([
      'reopen reports',
      'reopen reports',
      'dismiss reports',
      'resolve reports',
    ]);
  });

  it('happens once when two try at the same time', async () => {
    const body = { outcome: 'resolved', seen: await newest(bank.two) };
    const answers = await Promise.all([close(bank.two, body), close(bank.two, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await logOf(bank.two)).toHaveLength(1);
  });

  it('is refused to students, for questions that nobody reported, and for garbage', async () => {
    const good = { outcome: 'resolved', seen: 1 };
    expect((await close(bank.one, good, asha.token)).statusCode).toBe(403);
    expect((await reopen(bank.one, asha.token)).statusCode).toBe(403);
    expect((await close(bank.hidden, good)).statusCode).toBe(404);
    expect((await reopen(999_999)).statusCode).toBe(404);
    for (const body of [
      undefined,
      {},
      { ...good, outcome: 'open' },
      { ...good, seen: 'x' },
      { outcome: 'resolved' },
    ]) {
      expect((await close(bank.one, body)).statusCode).toBe(400);
    }
    expect((await close(bank.one, { ...good, note: 'x'.repeat(1001) })).statusCode).toBe(400);
    expect((await close('x', good)).statusCode).toBe(400);
    expect((await row(bank.one)).open).toBe(3);
  });
});

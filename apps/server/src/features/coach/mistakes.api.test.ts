import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { startCoach, wrong } from './coach.fixture.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, answer, check, get, idOf, designOf }: Coach = {} as Coach;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, answer, check, get, idOf, designOf } = coach);
});

const note = (who: Account, id: unknown, text: unknown) =>
  accounts.put(`/api/coach/mistakes/${id}/note`, { text }, who.token);

describe('the notebook', () => {
  it('has every lost mark with the reply and the mistake by its name, and other numbers to retry', async () => {
    const student = await accounts.signUp();
    await check(student, idOf('logs/0'), { 'a.1': '-42', 'b.1': '42' });
    await answer(student, idOf('logs/1'));
    const { rows, total, subjects } = await get(student, 'mistakes');
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      source: 'reply',
      marks: 1,
      of: 3,
      question: { id: idOf('logs/0') },
      topic: { slug: 'logs' },
      replies: [{ field: 'a.1', value: '-42', marks: 0, of: 2 }],
      own_note: null,
      mended_at: null,
    });
    expect(rows[0].replies[0].note_html).toContain('You took the other sign.');
    expect(designOf(rows[0].again.id)).toBe('logs/0');
    expect(rows[0].again.id).not.toBe(idOf('logs/0'));
    expect(subjects).toMatchObject([{ slug: 'math-aa-sl', mistakes: 1, topics: [{ slug: 'algebra' }] }]);
  });

  it('is filtered by topic and by what was mended since', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    await answer(student, idOf('rules/0'), wrong);
    test.clock.advance({ days: 1 });
    await answer(student, idOf('logs/0', 1));
    const designs = async (query: string) =>
      (await get(student, `mistakes?${query}`)).rows.map(({ question }: { question: { id: number } }) =>
        designOf(question.id),
      );
    expect(await designs('state=open')).toEqual(['rules/0']);
    expect(await designs('state=mended')).toEqual(['logs/0']);
    expect(await designs('subject=math-aa-sl&topic=calculus')).toEqual(['rules/0']);
    expect(await designs('subject=math-aa-sl&topic=series')).toEqual([]);
    expect(await designs('pageSize=1&page=2&sort=at&order=asc')).toEqual(['rules/0']);
  });

  it("keeps the student's own words, which nobody else reads or writes", async () => {
    const [student, other] = [await accounts.signUp(), await accounts.signUp()];
    const staff = await accounts.signUpAs(roleIds.staff);
    await answer(student, idOf('logs/0'), wrong);
    const [{ id }] = (await get(student, 'mistakes')).rows;
    expect((await note(other, id, 'Mine')).statusCode).toBe(404);
    expect((await note(student, id, '  I forgot <b>the base</b>.  ')).json()).toEqual({
      own_note: 'I forgot <b>the base</b>.',
    });
    expect((await get(student, 'mistakes')).rows[0].own_note).toBe('I forgot <b>the base</b>.');
    expect((await get(other, 'mistakes')).rows).toEqual([]);
    const seen = await accounts.get(`/api/admin/students/${student.user.id}/progress`, staff.token);
    expect(seen.json().mistakes.rows).toMatchObject([{ id, own_note: null }]);
    expect(seen.body).not.toContain('I forgot');
    expect((await note(student, id, '')).json()).toEqual({ own_note: null });
  });

  it.each([['x'.repeat(1001)], [7], [undefined], ['a\u0000b']])('refuses the note %s', async (text) => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    const [{ id }] = (await get(student, 'mistakes')).rows;
    expect((await note(student, id, text)).statusCode).toBe(400);
    expect((await note(student, 'x', 'Why')).statusCode).toBe(400);
    expect((await note(student, 2_147_483_647, 'Why')).statusCode).toBe(404);
  });

  it('tells the lines that were not ticked, but nothing of a question while a test runs that has it', async () => {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['calculus'] });
    await tests.call('PUT', `/${slug}`, {});
    await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [1] });
    const [before] = (await get(student, 'mistakes')).rows;
    expect(before.missed_lines).toMatchObject([{ mark: 'M1' }]);
    const next = await tests.create({ topic_slugs: ['calculus'] });
    const [{ id }] = (await accounts.rows('select id from practice_tests where slug = $1', [next])) as [
      { id: number },
    ];
    await accounts.rows('delete from practice_test_questions where test_id = $1 and question_id = $2', [
      id,
      ids[0],
    ]);
    await accounts.rows(
      `update practice_test_questions set question_id = $2 where test_id = $1
         and position = (select min(position) from practice_test_questions where test_id = $1)`,
      [id, ids[0]],
    );
    await tests.call('POST', `/${next}/start`);
    const [meanwhile] = (await get(student, 'mistakes')).rows;
    expect(meanwhile).toMatchObject({ id: before.id, missed_lines: [], replies: [], comment: null });
    await tests.call('PUT', `/${next}`, {});
    expect((await get(student, 'mistakes')).rows[0].missed_lines).toHaveLength(1);
  });
});

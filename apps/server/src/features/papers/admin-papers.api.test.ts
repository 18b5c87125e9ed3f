import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { AdminPaper, AdminPaperDetail, CourseBoundaries } from '@sevenfold/contract/papers/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { editorOf } from '../questions/editing/editing.fixture.ts';
import { addPaperBank, loadMocks, mockOf, papersOf } from './papers.fixture.ts';

const mock = 'math-aa-sl-mock-a-paper-1';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: ReturnType<typeof papersOf>;
let editor: ReturnType<typeof editorOf>;
let token: string;
let made = 0;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addPaperBank(test);
  await loadMocks(test, [mockOf()]);
  editor = editorOf(test);
  token = (await accounts.signUpAs(roleIds.staff)).token;
  staff = papersOf(accounts, token);
});

/** A paper of staff that isn't published, straight into the tables: blueprints have tests of their own. */
async function staffPaper(): Promise<string> {
  made += 1;
  const slug = `staff-paper-${made}`;
  await accounts.rows(
    `with made as (
       insert into papers (slug, name, subject_id, minutes, reading_minutes, source, audience, published,
         question_count, created_at)
       select $1, 'Staff paper', subject_id, 30, 5, 'staff', 'everybody', false, 1, $2 from papers where slug = $3
       returning id)
     insert into paper_questions (paper_id, position, section, question_id, marks)
     select made.id, 0, '', q.id, q.marks from made, questions q where q.key = 'short-a'`,
    [slug, test.clock.now(), mock],
  );
  return slug;
}
const change = (slug: string, body: unknown, by = staff) =>
  by.call('PATCH', `/api/admin/papers/${slug}`, body);
const changed = (slug: string, body: unknown) => staff.told<AdminPaperDetail>(change(slug, body));
const listedTo = async (account?: Account) =>
  (await papersOf(accounts, account?.token).list()).map(({ slug }) => slug);
const auditOf = (id: string) =>
  accounts.rows('select action, before, after from audit_log where about_id = $1 order by id', [id]);

it('of staff stand together, before the mocks', async () => {
  const made = [await staffPaper(), await staffPaper()];
  const list = await staff.told<AdminPaper[]>(staff.call('GET', '/api/admin/papers?subject=math-aa-sl'));
  const places = made.map((slug) => list.findIndex((paper) => paper.slug === slug));
  expect(places[1]).toBe(places[0]! + 1);
  const firstMock = list.findIndex(({ source }) => source === 'mock');
  expect(list.slice(0, firstMock).every(({ source }) => source === 'staff')).toBe(true);
  expect(list.slice(firstMock).every(({ source }) => source === 'mock')).toBe(true);
  expect(firstMock).toBeGreaterThan(places[1]!);
});

describe('questions of published papers', () => {
  const bulk = async (body: object) =>
    (await staff.call('POST', '/api/admin/questions/bulk', body)).json<{
      changed: number;
      papers: object[];
    }>();

  const numberOf = async (column: string, key: string) =>
    Number((await accounts.rows(`select ${column} as found from questions where key = $1`, [key]))[0]!.found);
  const idOf = (key: string) => numberOf('id', key);
  const topicOf = (key: string) => numberOf('topic_id', key);

  it('tell of them where they are hidden or moved, many at once, one, or in the editor', async () => {
    const slug = await staffPaper();
    const [held, other] = [await idOf('short-a'), await idOf('asked')];
    const [home, elsewhere] = [await topicOf('short-a'), await topicOf('long-a')];
    const named = (papers: object[]) => papers.map((paper) => (paper as { slug: string }).slug);
    const [hide, show] = [false, true].map((visible) => ({ ids: [held], visible })) as [object, object];

    expect(named((await bulk(hide)).papers)).not.toContain(slug);
    await bulk(show);
    await changed(slug, { published: true });
    const hidden = await bulk(hide);
    expect(hidden.papers).toContainEqual({ slug, name: 'Staff paper' });
    expect(await listedTo()).not.toContain(slug);
    expect((await bulk(hide)).papers).toEqual([]);
    expect((await bulk(show)).papers).toEqual([]);
    expect(await listedTo()).toContain(slug);

    const one = async (body: object) =>
      (await staff.call('PUT', `/api/questions/${held}`, body)).json<{ papers: object[] }>().papers;
    expect(await one({ visible: false })).toContainEqual({ slug, name: 'Staff paper' });
    expect(await one({ visible: false })).toEqual([]);
    expect(await one({ visible: true })).toEqual([]);
    expect(await one({ priority: 3 })).toEqual([]);
    await one({ priority: null });

    const edited = async (fields: object) =>
      (await editor.edit({ id: held, ...fields }, [], token)).json<{ papers: object[] }>().papers;
    expect(await edited({ visible: false })).toContainEqual({ slug, name: 'Staff paper' });
    expect(await edited({ visible: false })).toEqual([]);
    expect(await edited({ visible: true })).toEqual([]);

    expect((await bulk({ ids: [held], verified: true })).papers).toEqual([]);
    expect(named((await bulk({ ids: [other], topic_id: elsewhere })).papers)).not.toContain(slug);
    expect(named((await bulk({ ids: [held], topic_id: elsewhere })).papers)).toContain(slug);
    expect(await listedTo()).toContain(slug);
    await bulk({ ids: [held, other], topic_id: home });
    await changed(slug, { published: false });
  });

  it('are not deleted under a published paper', async () => {
    const slug = await staffPaper();
    await changed(slug, { published: true });
    const id = await idOf('short-a');
    const refused = await staff.call('DELETE', '/api/questions', { question_id: id });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/^Published papers hold this question: .*Staff paper.*\. Take them back first/),
    ]);
    expect(await idOf('short-a')).toBe(id);
    await changed(slug, { published: false });
  });
});

describe('publishing', () => {
  it('to everybody shows a paper to everybody, and taking it back hides it', async () => {
    const slug = await staffPaper();
    expect(await listedTo()).not.toContain(slug);
    expect(await changed(slug, { published: true, name: 'Week 5' })).toMatchObject({
      slug,
      name: 'Week 5',
      published: true,
      audience: 'everybody',
      students: [],
      sittings: 0,
      source: 'staff',
    });
    expect(await listedTo()).toContain(slug);
    await changed(slug, { published: false });
    expect(await listedTo()).not.toContain(slug);
    expect(await auditOf(slug)).toEqual([
      {
        action: 'publish paper',
        before: { name: 'Staff paper', published: false },
        after: { name: 'Week 5', published: true },
      },
      { action: 'unpublish paper', before: { published: true }, after: { published: false } },
    ]);
  });

  it('to chosen students shows it to them alone, by their addresses in any case', async () => {
    const [one, two, three] = [await accounts.signUp(), await accounts.signUp(), await accounts.signUp()];
    const slug = await staffPaper();
    const told = await changed(slug, {
      published: true,
      audience: 'chosen',
      students: [one.email.toUpperCase(), two.email],
    });
    expect(told.students).toEqual([one.email, two.email].toSorted());
    expect(told.studentCount).toBe(2);
    for (const account of [one, two]) {
      expect(await listedTo(account)).toContain(slug);
      const papers = papersOf(accounts, account.token);
      expect(await papers.read(slug)).toMatchObject({ chosen: true, open: true });
      await papers.sit(slug);
    }
    expect(await listedTo(three)).not.toContain(slug);
    expect(await listedTo()).not.toContain(slug);
    const stranger = papersOf(accounts, three.token);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/sit'],
    ] as const) {
      expect((await stranger.call(method, `/api/papers/${slug}${path}`)).statusCode).toBe(404);
    }
    await changed(slug, { students: [three.email] });
    expect(await listedTo(one)).not.toContain(slug);
    expect(await listedTo(three)).toContain(slug);
    // Who has sat it keeps the test with its paper.
    const sat = (await accounts.get('/api/test', one.token)).json();
    expect(sat[0].paper.slug).toBe(slug);
  });

  it('names the addresses that nobody has an account with, and changes nothing', async () => {
    const slug = await staffPaper();
    const { email } = await accounts.signUp();
    const answer = await change(slug, {
      published: true,
      audience: 'chosen',
      students: [email, 'nobody@school.example', 'none@school.example'],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: 'students.1', message: 'Nobody has an account with nobody@school.example' },
      { path: 'students.2', message: 'Nobody has an account with none@school.example' },
    ]);
    expect(await staff.told<AdminPaper>(staff.call('GET', `/api/admin/papers/${slug}`))).toMatchObject({
      published: false,
      audience: 'everybody',
      students: [],
    });
    expect((await change(slug, { published: true, audience: 'chosen' })).statusCode).toBe(409);
  });

  it('with an opening time shows that there is a paper, and opens it by the server’s clock', async () => {
    const slug = await staffPaper();
    const { token } = await accounts.signUp();
    const student = papersOf(accounts, token);
    const opensAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    await changed(slug, { published: true, opensAt });
    expect(await student.read(slug)).toMatchObject({ opensAt, open: false, sections: [], questionCount: 1 });
    const early = await student.call('POST', `/api/papers/${slug}/sit`);
    expect(early.statusCode).toBe(409);
    expect((await staff.read(slug)).sections).toHaveLength(1);
    const [question] = await accounts.rows(`select id from questions where key = 'short-a'`);
    const naming = async () => (await accounts.get(`/api/questions/${question!.id}`)).json().papers;
    expect(JSON.stringify(await naming())).not.toContain(slug);
    test.clock.advance({ hours: 1 });
    expect(await student.read(slug)).toMatchObject({ open: true, sections: [{ marks: 5 }] });
    await student.sit(slug);
    await changed(slug, { opensAt: null });
    expect((await student.read(slug)).opensAt).toBeNull();
  });

  it('of a paper that has lost a question is refused', async () => {
    const slug = await staffPaper();
    const show = (visible: boolean) =>
      accounts.rows(`update questions set visible = $1 where key = 'short-a'`, [visible]);
    await show(false);
    try {
      expect((await change(slug, { published: true })).statusCode).toBe(409);
    } finally {
      await show(true);
    }
  });

  it.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(121) }],
    [{ published: 'yes' }],
    [{ audience: 'owner' }],
    [{ students: ['no address'] }],
    [{ students: 'all' }],
    [{ opensAt: 'tomorrow' }],
  ])('with %j is refused', async (body) => {
    expect((await change(mock, body)).statusCode).toBe(400);
  });

  it('is for staff alone', async () => {
    const { token } = await accounts.signUp();
    expect((await change(mock, { published: false }, papersOf(accounts, token))).statusCode).toBe(403);
    expect((await change(mock, { published: false }, papersOf(accounts))).statusCode).toBe(401);
    expect((await change('no-such-paper', { published: false })).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  const remove = (slug: string) => staff.call('DELETE', `/api/admin/papers/${slug}`);

  it('is for papers of staff that nobody has sat', async () => {
    const [unsat, sat] = [await staffPaper(), await staffPaper()];
    await changed(sat, { published: true });
    await papersOf(accounts, (await accounts.signUp()).token).sit(sat);
    expect((await remove(mock)).statusCode).toBe(409);
    expect((await remove(sat)).statusCode).toBe(409);
    expect((await remove(unsat)).statusCode).toBe(200);
    expect((await remove(unsat)).statusCode).toBe(404);
    const listed = await staff.told<AdminPaper[]>(staff.call('GET', '/api/admin/papers?subject=math-aa-sl'));
    expect(listed.map(({ slug }) => slug)).toEqual(expect.arrayContaining([mock, sat]));
    expect(listed.find(({ slug }) => slug === sat)!.sittings).toBe(1);
    expect((await auditOf(unsat)).map(({ action }) => action)).toEqual(['delete paper']);
  });
});

describe('grade boundaries', () => {
  const url = '/api/admin/grade-boundaries?subject=math-aa-sl';
  const read = () => staff.told<CourseBoundaries>(staff.call('GET', url));
  const percents = (given: readonly number[]) =>
    given.map((percent, place) => ({ grade: place + 2, percent }));
  const save = (body: object) =>
    staff.call('PUT', url, { booklet: null, updatedAt: null, papers: [], ...body });

  it('are our estimates until staff set them, and then count at once', async () => {
    const before = await read();
    expect(before.papers.map(({ paper, edited }) => [paper, edited])).toEqual([
      ['1', false],
      ['2', false],
      [null, false],
    ]);
    expect(before).toMatchObject({ booklet: null, updatedAt: null });
    const student = papersOf(accounts, (await accounts.signUp()).token);
    const slug = await student.sit(mock);
    await student.call('PUT', `/api/test/${slug}`, {});
    const question = (await student.call('GET', `/api/test/${slug}`)).json().questions[0].question_id;
    await student.call('PUT', `/api/test/${slug}/marking/${question}`, { lines: [0, 1, 2, 3, 4] });
    const grade = async () => (await student.call('GET', `/api/test/${slug}`)).json().paperResult.grade;
    // 5 of 26 marks.
    expect(await grade()).toEqual({ from: 2, to: 2 });

    const papers = [{ paper: '1', boundaries: percents([5, 10, 15, 19, 60, 80]) }];
    const saved = await staff.told<CourseBoundaries>(save({ papers, booklet: '/formulas' }));
    expect(saved.papers[0]).toEqual({ ...papers[0], edited: true });
    expect(saved.papers[1]).toEqual(before.papers[1]);
    expect(await grade()).toEqual({ from: 5, to: 5 });
    expect((await student.read(mock)).booklet).toBe('/formulas');
    expect((await student.call('GET', `/api/test/${slug}`)).json().paper.booklet).toBe('/formulas');
    const [logged] = await accounts.rows(
      `select before, after from audit_log where action = 'change grade boundaries'`,
    );
    expect(logged).toMatchObject({ after: { 'paper 1': '5, 10, 15, 19, 60, 80', booklet: '/formulas' } });

    // Whoever began before that is told; our estimates again are no setting.
    expect((await save({ papers })).statusCode).toBe(409);
    const { boundaries } = before.papers[0]!;
    const back = await staff.told<CourseBoundaries>(
      save({ papers: [{ paper: '1', boundaries }], updatedAt: saved.updatedAt }),
    );
    expect(back.papers).toEqual(before.papers);
  });

  it.each([
    ['no paper of the course', { papers: [{ paper: '3', boundaries: percents([5, 10, 15, 20, 60, 80]) }] }],
    [
      'a paper twice',
      { papers: Array(2).fill({ paper: '1', boundaries: percents([5, 10, 15, 20, 60, 80]) }) },
    ],
    ['boundaries that fall', { papers: [{ paper: '1', boundaries: percents([5, 10, 15, 20, 80, 60]) }] }],
    ['one grade less', { papers: [{ paper: '1', boundaries: percents([5, 10, 15, 20, 80]) }] }],
    ['more than all marks', { papers: [{ paper: '1', boundaries: percents([5, 10, 15, 20, 80, 101]) }] }],
    [
      'grades out of order',
      { papers: [{ paper: '1', boundaries: percents([5, 10, 15, 20, 60, 80]).reverse() }] },
    ],
    ['a booklet that is a script', { booklet: 'javascript:alert(1)' }],
    ['a booklet of another scheme', { booklet: '//evil.example' }],
  ])('with %s are refused', async (_, body) => {
    expect((await save(body)).statusCode).toBe(400);
  });

  it('of an unknown course there are none', async () => {
    expect((await staff.call('GET', '/api/admin/grade-boundaries?subject=latin')).statusCode).toBe(404);
    expect((await staff.call('GET', '/api/admin/grade-boundaries')).statusCode).toBe(400);
  });
});

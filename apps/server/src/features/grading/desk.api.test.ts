import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addTestBank, testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { addAskedQuestion } from '../replies/replies.fixture.ts';
import { gradingOf } from './grading.fixture.ts';
import { textOf } from './pdf/read-pdf.fixture.ts';
import { sheetOf, turnedSheet } from './pdf/sheets.fixture.ts';
import type { Desk } from './read-desk.ts';

const filledIn = new URL(
  '../../../migrations/20261116125329_faculty_marks_of_questions.sql',
  import.meta.url,
);

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let grading: ReturnType<typeof gradingOf>;
let student: Account;
let [asha, ben]: Account[] = [];

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  grading = gradingOf(test, accounts);
  await addTestBank(test);
  student = await accounts.signUp();
  asha = await accounts.signUpAs(roleIds.staff);
  ben = await accounts.signUpAs(roleIds.staff);
});

async function handedIn(owner = student, sheet?: Buffer): Promise<string> {
  const slug = await grading.finished(owner);
  grading.told(await grading.upload(slug, owner.token, sheet ?? (await sheetOf(2))));
  await grading.pay(slug, owner);
  return slug;
}
const at = (slug: string, rest = '') => `/api/admin/grading/${slug}${rest}`;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, who = asha!) =>
  accounts.call(method, path, body, { token: who.token });
const claim = (slug: string, who = asha!, body: unknown = {}) => call('POST', at(slug, '/claim'), body, who);
const read = async (slug: string, who = asha!): Promise<Desk> => {
  const answer = await call('GET', at(slug), undefined, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const nothing = { questions: [], annotations: [], overall_comment: '' };
const save = (
  slug: string,
  version: number,
  marking: unknown = nothing,
  who = asha!,
  save_id = randomUUID(),
) => call('PUT', at(slug, '/marking'), { version, save_id, marking }, who);
/** Everything earned in the first question, half of the others by hand. */
const wholeMarking = (desk: Desk) => ({
  questions: desk.questions.map(({ question_id, number }) => ({
    question_id,
    lines: number === 1 ? [0, 1] : null,
    marks: number === 1 ? null : 2.5,
    comment: number === 1 ? 'Clear and complete.' : '',
  })),
  annotations: [
    { id: 'a', page: 1, kind: 'tick', x: 0.5, y: 0.5 },
    { id: 'b', page: 2, kind: 'comment', x: 0.1, y: 0.1, text: 'Mind the sign here.' },
    { id: 'c', page: 2, kind: 'pen', colour: 'red', points: [0.1, 0.1, 0.2, 0.2] },
  ],
  overall_comment: 'Well done.',
});
const auditOf = async (slug: string): Promise<string[]> =>
  (await call('GET', `/api/admin/audit?kind=answer%20sheet&id=${slug}`))
    .json()
    .rows.map(({ action }: { action: string }) => action)
    .reverse();

describe('the queue', { timeout: 120_000 }, () => {
  it('is filtered, sorted, searched and counted', async () => {
    const owner = await accounts.signUp({ email: 'queue_100%@school.example' });
    const [first, second, third] = [await handedIn(owner), await handedIn(owner), await handedIn(owner)];
    await claim(second);
    await claim(third, ben);
    const list = async (query: string) => {
      const answer = await call('GET', `/api/admin/grading?q=queue_100%25&${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().rows.map(({ test_slug }: { test_slug: string }) => test_slug);
    };
    expect((await list('')).sort()).toEqual([first, second, third].sort());
    expect(await list('state=waiting')).toEqual([first]);
    expect(await list('state=mine')).toEqual([second]);
    expect(await list('state=others')).toEqual([third]);
    expect(await list('state=returned')).toEqual([]);
    expect(await list('topic=algebra')).toHaveLength(3);
    expect(await list('topic=bare')).toEqual([]);
    expect(await list('topic=No%20such%20topic%27')).toEqual([]);
    expect(await list('pageSize=2&page=2')).toHaveLength(1);
    for (const sort of ['due', 'submitted', 'pages', 'student', 'graded']) {
      expect(await list(`sort=${sort}&order=desc`)).toHaveLength(3);
    }
    const { counts, rows } = (await call('GET', '/api/admin/grading?q=queue_100%25&state=others')).json();
    expect(counts).toMatchObject({ mine: expect.any(Number), others: 1 });
    expect(rows[0]).toMatchObject({
      subject: 'Math AA SL',
      topics: expect.arrayContaining([expect.objectContaining({ slug: 'algebra' })]),
      claimed: { by: 'Asha Rao', mine: false, at: expect.any(String) },
      marks_obtained: null,
    });
  });

  it.each(['state=x', 'sort=x', 'page=0', 'pageSize=101', 'topic=%20', `q=${'x'.repeat(201)}`])(
    'is not asked for by %s',
    async (query) => {
      expect((await call('GET', `/api/admin/grading?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a claim', { timeout: 120_000 }, () => {
  it('keeps others out until it is given back or taken over', async () => {
    const slug = await handedIn();
    expect((await save(slug, 0)).json().message).toBe('Claim this sheet before you mark it');
    expect((await claim(slug)).json().sheet.claimed).toMatchObject({ mine: true });
    expect((await claim(slug)).statusCode).toBe(200);
    expect((await claim(slug, ben)).statusCode).toBe(409);
    expect((await save(slug, 0, nothing, ben)).statusCode).toBe(409);
    expect((await call('POST', at(slug, '/release'), undefined, ben)).statusCode).toBe(409);
    expect((await save(slug, 0)).json()).toMatchObject({ version: 1 });
    expect((await claim(slug, ben, { take_over: true })).json()).toMatchObject({
      version: 1,
      sheet: { claimed: { mine: true } },
    });
    expect((await save(slug, 1)).statusCode).toBe(409);
    expect((await call('POST', at(slug, '/release'), undefined, ben)).json().sheet.claimed).toBeNull();
    expect((await call('POST', at(slug, '/release'))).statusCode).toBe(200);
    expect(await auditOf(slug)).toEqual([
      'claim answer sheet',
      'take over answer sheet',
      'give back answer sheet',
    ]);
  });

  it('of two at once goes to one', async () => {
    const slug = await handedIn();
    const answers = await Promise.all([claim(slug), claim(slug, ben)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('given back lets the student exchange the sheet, and what was drawn on the first is gone', async () => {
    const slug = await handedIn();
    await claim(slug);
    expect((await grading.upload(slug, student.token, await sheetOf(1))).statusCode).toBe(409);
    await save(slug, 0, { ...nothing, overall_comment: 'of the first' });
    await call('POST', at(slug, '/release'));
    expect((await read(slug)).marking.overall_comment).toBe('of the first');
    grading.told(await grading.upload(slug, student.token, await sheetOf(1)));
    expect(await read(slug)).toMatchObject({ version: 1, marking: nothing });
  });
});

describe('the desk', { timeout: 120_000 }, () => {
  it('shows questions with mark schemes, and keeps what is marked', async () => {
    const slug = await handedIn();
    await claim(slug);
    const desk = await read(slug);
    expect(desk).toMatchObject({ version: 0, marking: nothing, returned_version: null, saved_at: null });
    expect(desk.questions).toHaveLength(5);
    expect(desk.questions[0]).toMatchObject({
      number: 1,
      question: {
        Answer: [
          {
            mark_lines: [
              { mark: 'M1', marks: 1 },
              { mark: 'A1A1', marks: 2 },
            ],
          },
        ],
      },
    });
    const marking = wholeMarking(desk);
    const id = randomUUID();
    expect((await save(slug, 0, marking, asha, id)).json()).toMatchObject({ version: 1 });
    // Its answer was lost, so it comes again.
    expect((await save(slug, 0, marking, asha, id)).json()).toMatchObject({ version: 1 });
    const stale = await save(slug, 0, nothing);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toContain('in another window');
    expect(await read(slug)).toMatchObject({ version: 1, save_id: id, marking });
  });

  it('takes a sheet full of ink', async () => {
    const slug = await handedIn();
    await claim(slug);
    const points = Array.from({ length: 600 }, (_, index) => (index % 100) / 100);
    const annotations = Array.from({ length: 200 }, (_, index) => ({
      id: `s${index}`,
      page: 1,
      kind: 'pen',
      colour: 'red',
      points,
    }));
    expect((await save(slug, 0, { ...nothing, annotations })).statusCode).toBe(200);
    expect((await save(slug, 1, { ...nothing, overall_comment: 'x'.repeat(3_000_000) })).statusCode).toBe(
      413,
    );
  });

  const tick = { id: 'a', page: 1, kind: 'tick', x: 0.5, y: 0.5 };
  it.each<[string, object]>([
    ['a page that the sheet has not', { annotations: [{ ...tick, page: 3 }] }],
    ['page 0', { annotations: [{ ...tick, page: 0 }] }],
    ['a point beside the page', { annotations: [{ ...tick, x: 1.1 }] }],
    ['a half point', { annotations: [{ id: 'a', page: 1, kind: 'pen', colour: 'red', points: [0.1] }] }],
    ['two of one name', { annotations: [tick, tick] }],
    ['a kind of its own', { annotations: [{ ...tick, kind: 'bomb' }] }],
    ['an empty comment', { annotations: [{ ...tick, kind: 'comment', text: ' ' }] }],
    [
      'a question of another test',
      { questions: [{ question_id: 999_999, lines: null, marks: 1, comment: '' }] },
    ],
    ['a comment that no row can hold', { overall_comment: 'a\u0000b' }],
    ['a book', { overall_comment: 'x'.repeat(4001) }],
  ])('refuses %s', async (_, part) => {
    const slug = await handedIn();
    await claim(slug);
    expect((await save(slug, 0, { ...nothing, ...part })).statusCode).toBe(400);
  });

  it.each([-1, 5.5, 1.234])('refuses %s marks for a question', async (marks) => {
    const slug = await handedIn();
    await claim(slug);
    const [one] = (await read(slug)).questions;
    const questions = [{ question_id: one!.question_id, lines: null, marks, comment: '' }];
    expect((await save(slug, 0, { ...nothing, questions })).statusCode).toBe(400);
  });

  it('is there for sheets that are handed in only', async () => {
    const slug = await grading.finished(student);
    expect((await call('GET', at(slug))).statusCode).toBe(409);
    expect((await call('GET', at('a'.repeat(20)))).statusCode).toBe(404);
    expect((await call('GET', at('algebra'))).statusCode).toBe(400);
  });
});

describe('a return', { timeout: 120_000 }, () => {
  it('makes one PDF, sets the marks, tells the student, and can be done again', async () => {
    const owner = await accounts.signUp();
    const slug = await handedIn(owner, turnedSheet());
    await claim(slug);
    const desk = await read(slug);
    const marking = wholeMarking(desk);
    await save(slug, 0, { ...marking, questions: marking.questions.slice(0, 3) });
    const early = await call('POST', at(slug, '/return'), { version: 1 });
    expect(early.statusCode).toBe(400);
    expect(early.json().message).toBe('Questions 4, 5 have no marks yet');
    await save(slug, 1, marking);
    expect((await call('POST', at(slug, '/return'), { version: 1 })).statusCode).toBe(409);
    expect((await call('POST', at(slug, '/return'), { version: 2 }, ben)).statusCode).toBe(409);
    const returned = await call('POST', at(slug, '/return'), { version: 2 });
    expect(returned.statusCode, returned.body).toBe(200);
    expect(returned.json()).toMatchObject({
      returned_version: 2,
      sheet: { graded_at: expect.any(String), marks_obtained: 15 },
    });
    await accounts.mail(owner.email, 'Your graded sheet is ready');
    expect(await testsOf(accounts, owner.token).read(slug, '?excludeQuestions=true')).toMatchObject({
      marks_obtained: 15,
      score: { marks: 15, total: 25, percentage: 60, source: 'faculty' },
    });
    const report = async () => {
      const { url } = (await grading.link(slug, 'ADMIN_FILE', owner.token)).json();
      const file = await test.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });
      expect(file.statusCode).toBe(200);
      return textOf(file.rawPayload);
    };
    const pages = await report();
    expect(pages).toHaveLength(desk.sheet.pages + 1);
    expect(pages[1]).toContain('Mind the sign here.');
    expect(pages.at(-1)).toContain('15 / 25');
    expect(pages.at(-1)).toContain('Clear and complete.');

    const corrected = { ...marking, overall_comment: 'Looked at again.' };
    await save(slug, 2, corrected);
    expect((await call('POST', at(slug, '/return'), { version: 3 })).statusCode).toBe(200);
    await accounts.mail(owner.email, 'Your graded sheet was corrected');
    expect((await report()).at(-1)).toContain('Looked at again.');
    expect(await auditOf(slug)).toEqual([
      'claim answer sheet',
      'return answer sheet',
      'return corrected answer sheet',
    ]);
    expect((await call('GET', `/api/admin/grading?state=returned&pageSize=100`)).json().rows).toContainEqual(
      expect.objectContaining({ test_slug: slug, marks_obtained: 15 }),
    );
  });

  it('puts marks, ticked lines and comments at each question of the student, and nobody else’s', async () => {
    const owner = await accounts.signUp();
    const slug = await handedIn(owner);
    const tests = testsOf(accounts, owner.token);
    const seen = () => tests.read(slug, '?includeAnswers=true');
    const sums = ({ breakdown }: Awaited<ReturnType<typeof seen>>) =>
      [breakdown!.by_topic, breakdown!.by_difficulty].map((shares) =>
        shares.reduce((sum, { marks }) => sum + marks, 0),
      );
    const ids = (await seen()).questions!.map(({ question_id }) => question_id);
    expect((await tests.call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0] })).statusCode).toBe(200);
    await claim(slug);
    const marking = wholeMarking(await read(slug));
    await save(slug, 0, marking);
    const before = await seen();
    expect(before.questions!.map(({ faculty }) => faculty)).toEqual([null, null, null, null, null]);
    expect(before).toMatchObject({ faculty_comment: null, breakdown: { source: 'self' } });

    expect((await call('POST', at(slug, '/return'), { version: 1 })).statusCode).toBe(200);
    const after = await seen();
    expect(after.questions).toMatchObject([
      { ticked_lines: [0], faculty: { marks: 5, lines: [0, 1], comment: 'Clear and complete.' }, marks: 5 },
      ...ids.slice(1).map(() => ({
        ticked_lines: null,
        faculty: { marks: 2.5, lines: null, comment: null },
        marks: 2.5,
      })),
    ]);
    expect(after).toMatchObject({
      faculty_comment: 'Well done.',
      score: { marks: 15, source: 'faculty' },
      breakdown: { source: 'faculty' },
    });
    expect(sums(after)).toEqual([15, 15]);

    // The student's own ticks stand beside them and change nothing of what counts.
    await tests.call('PUT', `/${slug}/marking/${ids[1]}`, { lines: [] });
    expect(await seen()).toMatchObject({ score: { marks: 15 }, breakdown: { source: 'faculty' } });
    // What is being corrected at the desk is not the student's until it is returned.
    const none = marking.questions.map((one) => ({ ...one, lines: [], marks: null, comment: 'Again.' }));
    await save(slug, 1, { ...marking, questions: none, overall_comment: 'Being corrected.' });
    expect((await seen()).questions![0]!.faculty).toEqual(after.questions![0]!.faculty);
    await call('POST', at(slug, '/return'), { version: 2 });
    expect((await seen()).questions![0]!.faculty).toEqual({ marks: 0, lines: [], comment: 'Again.' });

    const other = await accounts.signUp();
    for (const token of [other.token, asha!.token]) {
      const answer = await accounts.get(`/api/test/${slug}?includeAnswers=true`, token);
      expect([answer.statusCode, answer.body.includes('Again.')]).toEqual([404, false]);
    }
    expect((await accounts.get(`/api/test/${slug}?includeAnswers=true`)).statusCode).toBe(401);
  });

  it('as a whole leaves no marks of single questions, and the breakdown counts what it has', async () => {
    const owner = await accounts.signUp();
    const slug = await handedIn(owner);
    await claim(slug);
    await save(slug, 0, wholeMarking(await read(slug)));
    await call('POST', at(slug, '/return'), { version: 1 });
    const ready = { file_type: 'ADMIN_FILE', marks_obtained: '20' };
    grading.told(await grading.upload(slug, asha!.token, await sheetOf(3), ready));
    const seen = await testsOf(accounts, owner.token).read(slug, '?includeAnswers=true');
    expect(seen).toMatchObject({
      marks_obtained: 20,
      faculty_comment: null,
      score: { marks: 20, source: 'faculty' },
      breakdown: { source: 'unmarked' },
    });
    expect(seen.questions!.map(({ faculty }) => faculty)).toEqual([null, null, null, null, null]);
  });

  it('that was made before questions had marks of their own has them since', async () => {
    const owner = await accounts.signUp();
    const slug = await handedIn(owner);
    await claim(slug);
    await save(slug, 0, wholeMarking(await read(slug)));
    await call('POST', at(slug, '/return'), { version: 1 });
    const seen = () => testsOf(accounts, owner.token).read(slug, '?includeAnswers=true');
    const after = await seen();
    await accounts.rows(
      `update practice_test_questions set faculty_marks = null, faculty_lines = null, faculty_comment = null`,
    );
    await accounts.rows('update practice_tests set faculty_comment = null');
    const statements = readFileSync(filledIn, 'utf8').split('--> statement-breakpoint');
    for (const statement of statements.filter((one) => /^UPDATE/m.test(one))) await accounts.rows(statement);
    expect(await seen()).toEqual(after);
  });

  it('may be a ready-made PDF', async () => {
    const slug = await handedIn();
    await claim(slug);
    const ready = { file_type: 'ADMIN_FILE', marks_obtained: '20' };
    const fromAnother = await grading.upload(slug, ben!.token, await sheetOf(3), ready);
    expect(fromAnother.statusCode).toBe(409);
    expect(fromAnother.json().message).toBe('Asha Rao has this sheet now');
    expect(await read(slug)).toMatchObject({ sheet: { graded_at: null } });
    grading.told(await grading.upload(slug, asha!.token, await sheetOf(3), ready));
    expect(await read(slug)).toMatchObject({ returned_version: null, sheet: { marks_obtained: 20 } });
    expect(await auditOf(slug)).toEqual(['claim answer sheet', 'upload graded sheet']);
  });
});

describe('comments to use again', () => {
  const path = '/api/admin/marking-comments';
  it('are kept, changed and taken away by any of the faculty', async () => {
    const added = await call('POST', path, { text: '  Show your working.  ' });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    expect((await call('POST', path, { text: 'Show your working.' }, ben)).json()).toEqual({
      id,
      text: 'Show your working.',
    });
    expect((await call('PUT', `${path}/${id}`, { text: 'Show all steps.' }, ben)).statusCode).toBe(200);
    const other = (await call('POST', path, { text: 'Units?' })).json();
    expect((await call('PUT', `${path}/${other.id}`, { text: 'Show all steps.' })).statusCode).toBe(409);
    expect((await call('GET', path)).json()).toEqual([{ id, text: 'Show all steps.' }, other]);
    expect((await call('DELETE', `${path}/${id}`)).json()).toEqual({ removed: true });
    expect((await call('DELETE', `${path}/${id}`)).json()).toEqual({ removed: false });
    expect((await call('PUT', `${path}/${id}`, { text: 'x' })).statusCode).toBe(404);
  });

  it('stay different when several become the same at one moment', async () => {
    const ids = await Promise.all(
      ['One.', 'Two.', 'Three.', 'Four.'].map(async (text) => (await call('POST', path, { text })).json().id),
    );
    const changes = ids.map((id) => call('PUT', `${path}/${id}`, { text: 'All alike.' }));
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each([[{}], [{ text: '' }], [{ text: ' ' }], [{ text: 7 }], [{ text: 'x'.repeat(501) }]])(
    'are not %j',
    async (body) => {
      expect((await call('POST', path, body)).statusCode).toBe(400);
    },
  );
});

it('is no desk for students and visitors', { timeout: 120_000 }, async () => {
  const slug = await handedIn();
  for (const [method, path] of [
    ['GET', '/api/admin/grading'],
    ['GET', at(slug)],
    ['POST', at(slug, '/claim')],
    ['POST', at(slug, '/release')],
    ['PUT', at(slug, '/marking')],
    ['POST', at(slug, '/return')],
    ['GET', '/api/admin/marking-comments'],
    ['POST', '/api/admin/marking-comments'],
    ['PUT', '/api/admin/marking-comments/1'],
    ['DELETE', '/api/admin/marking-comments/1'],
  ] as const) {
    expect((await call(method, path, method === 'GET' ? undefined : {}, student)).statusCode).toBe(403);
    expect((await accounts.call(method, path, method === 'GET' ? undefined : {})).statusCode).toBe(401);
  }
});

describe('a sheet of one’s own', { timeout: 120_000 }, () => {
  const report = async (slug: string, who: Account) =>
    grading.upload(slug, who.token, await sheetOf(1), { file_type: 'ADMIN_FILE', marks_obtained: '25' });

  it('is graded by somebody else', async () => {
    const slug = await handedIn(ben);
    expect((await claim(slug, ben)).statusCode).toBe(403);
    expect((await report(slug, ben!)).statusCode).toBe(403);
    // As by a claim from before.
    await accounts.rows(
      'update gradings set claimed_by = $1, claimed_at = now() where test_id = (select id from practice_tests where slug = $2)',
      [ben!.user.id, slug],
    );
    expect((await save(slug, 0, nothing, ben)).statusCode).toBe(403);
    expect((await call('POST', at(slug, '/return'), { version: 1 }, ben)).statusCode).toBe(403);
    expect((await report(slug, ben!)).statusCode).toBe(403);
    expect((await claim(slug, asha, { take_over: true })).statusCode).toBe(200);
    grading.told(await report(slug, asha!));
  });

  it('is graded by an owner, and the log shows that', async () => {
    const owner = await accounts.signUpAs(roleIds.owner);
    const slug = await handedIn(owner);
    expect((await claim(slug, owner)).statusCode).toBe(200);
    grading.told(await report(slug, owner));
    expect(await auditOf(slug)).toEqual(['claim answer sheet', 'upload graded sheet']);
  });
});

describe('what the student typed in the test', () => {
  it('stands beside the sheet with verdicts, and what staff give counts before it', async () => {
    const { topics } = await addSubject(test, 'physics-sl', { waves: {} });
    await addAskedQuestion(test, topics.waves!);
    const owner = await accounts.signUp();
    const tests = testsOf(accounts, owner.token);
    const { slug, ids } = await tests.started({ subject_slug: 'physics-sl', topic_slugs: ['waves'] });
    const [question_id] = ids;
    const typed = { 'a.1': '10', 'b.1': '20' };
    for (const [field, value] of Object.entries(typed)) {
      const reply = { id: randomUUID(), question_id: question_id!, kind: 'reply', field, value };
      expect((await tests.act(slug, reply)).statusCode).toBe(200);
    }
    expect((await tests.call('PUT', `/${slug}`, {})).json().score).toMatchObject({ source: 'machine' });
    grading.told(await grading.upload(slug, owner.token, await sheetOf(1)));
    await grading.pay(slug, owner);
    const [question] = (await read(slug)).questions;
    expect(question!.replied).toMatchObject({
      failed: false,
      fields: [
        { field: 'a.1', value: '10', verdict: 'wrong', marks: 0, of: 2 },
        { field: 'b.1', value: '20', verdict: 'right', marks: 3, of: 3 },
        { field: 'b.2', verdict: null },
      ],
      parts: [
        { part: 'a', marks: 0, of: 2 },
        { part: 'b', marks: 3, of: 4 },
      ],
    });
    await claim(slug);
    const marking = { ...nothing, questions: [{ question_id, lines: null, marks: 4, comment: '' }] };
    expect((await save(slug, 0, marking)).statusCode).toBe(200);
    expect((await call('POST', at(slug, '/return'), { version: 1 })).statusCode).toBe(200);
    expect((await tests.read(slug)).score).toEqual({ marks: 4, total: 5, percentage: 80, source: 'faculty' });
  });
});

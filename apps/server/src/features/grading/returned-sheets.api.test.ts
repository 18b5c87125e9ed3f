import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { addAskedQuestion } from '../replies/replies.fixture.ts';
import { at, nothing, type StartedDesk, startDesk, wholeMarking } from './desk.fixture.ts';
import { textOf } from './pdf/read-pdf.fixture.ts';
import { sheetOf, turnedSheet } from './pdf/sheets.fixture.ts';

const filledIn = new URL(
  '../../../migrations/20261116125329_faculty_marks_of_questions.sql',
  import.meta.url,
);

let { test, accounts, grading, asha, ben } = {} as StartedDesk;
let { handedIn, call, claim, read, save, auditOf } = {} as StartedDesk;

beforeAll(async () => {
  const started = await startDesk();
  ({ test, accounts, grading, asha, ben } = started);
  ({ handedIn, call, claim, read, save, auditOf } = started);
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
    for (const token of [other.token, asha.token]) {
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
    grading.told(await grading.upload(slug, asha.token, await sheetOf(3), ready));
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
    const fromAnother = await grading.upload(slug, ben.token, await sheetOf(3), ready);
    expect(fromAnother.statusCode).toBe(409);
    expect(fromAnother.json().message).toBe('Asha Rao has this sheet now');
    expect(await read(slug)).toMatchObject({ sheet: { graded_at: null } });
    grading.told(await grading.upload(slug, asha.token, await sheetOf(3), ready));
    expect(await read(slug)).toMatchObject({ returned_version: null, sheet: { marks_obtained: 20 } });
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

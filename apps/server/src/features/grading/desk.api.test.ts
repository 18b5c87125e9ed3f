import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { at, nothing, type StartedDesk, startDesk, wholeMarking } from './desk.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

let { accounts, grading, student, asha, ben } = {} as StartedDesk;
let { handedIn, call, claim, read, save, auditOf } = {} as StartedDesk;

beforeAll(async () => {
  const started = await startDesk();
  ({ accounts, grading, student, asha, ben } = started);
  ({ handedIn, call, claim, read, save, auditOf } = started);
});

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
    expect((await report(slug, ben)).statusCode).toBe(403);
    // As by a claim from before.
    await accounts.rows(
      'update gradings set claimed_by = $1, claimed_at = now() where test_id = (select id from practice_tests where slug = $2)',
      [ben.user.id, slug],
    );
    expect((await save(slug, 0, nothing, ben)).statusCode).toBe(403);
    expect((await call('POST', at(slug, '/return'), { version: 1 }, ben)).statusCode).toBe(403);
    expect((await report(slug, ben)).statusCode).toBe(403);
    expect((await claim(slug, asha, { take_over: true })).statusCode).toBe(200);
    grading.told(await report(slug, asha));
  });

  it('is graded by an owner, and the log shows that', async () => {
    const owner = await accounts.signUpAs(roleIds.owner);
    const slug = await handedIn(owner);
    expect((await claim(slug, owner)).statusCode).toBe(200);
    grading.told(await report(slug, owner));
    expect(await auditOf(slug)).toEqual(['claim answer sheet', 'upload graded sheet']);
  });
});

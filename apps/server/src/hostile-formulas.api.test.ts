import { roleIds } from '@sevenfold/contract/accounts/roles';
import { otherReason } from '@sevenfold/contract/reports/report.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { importsOf } from './features/imports/imports.fixture.ts';
import { editorOf } from './features/questions/editing/editing.fixture.ts';
import { addSmallBank } from './features/saved/saved.fixture.ts';

/** Less than 2 KB, and a quarter of a gigabyte when it is typeset. */
const latex = `\\def\\a#1{${'#1'.repeat(10)}}\\a{\\a{\\a{${'\\sqrt x'.repeat(200)}}}}`;
const text = `Why is $${latex}$?`;
const refusal = expect.stringContaining('\\def is not allowed');

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
let staff: Account;
let student: Account;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
});

const richText = (...children: unknown[]) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'So' }, ...children] }],
  },
});
const formula = { type: 'formula', latex, inline: true };

async function refused(
  asked: Promise<{ statusCode: number; json(): { message: string; issues: object[] } }>,
  path: string,
): Promise<void> {
  const answer = await asked;
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', message: refusal, issues: [{ path }] });
}

describe('a formula that multiplies itself is refused, in words for its author,', () => {
  it('in a doubt, in what follows it and in its reply', async () => {
    const ask = (queries: string, more: object = {}) =>
      accounts.post('/api/doubts', { question_id: bank.one, queries, ...more }, { token: student.token });
    await refused(ask(text), 'queries');
    const { id } = (await ask('Why is $x = 1$?')).json();
    await refused(ask(text, { parent_id: id }), 'queries');
    await refused(
      accounts.post(`/api/admin/doubts/${id}/reply`, { queries: text }, { token: staff.token }),
      'queries',
    );
    const { rows } = await test.database.pool.query('select queries from doubts');
    expect(rows).toEqual([{ queries: 'Why is $x = 1$?' }]);
  });

  it.each([
    ['/api/admin/typeset', { text }, 'text'],
    ['/api/admin/text-images', { text }, 'text'],
    ['/api/admin/rich-text/formula', { latex, inline: true }, 'latex'],
  ])('in the preview at %s', async (path, body, field) => {
    await refused(accounts.post(path, body, { token: staff.token }), field);
  });

  it('in the preview of rich text', async () => {
    const answer = await accounts.post(
      '/api/admin/rich-text/preview',
      { content: richText(formula, { ...formula, latex: 'x^2' }) },
      { token: staff.token },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().problems).toEqual([refusal]);
    const [, hostile, good] = answer.json().content.root.children[0].children;
    expect(hostile.html).toBeUndefined();
    expect(good.html).toContain('<math');
  });

  it('in a post', async () => {
    const call = (path: string, body: object) =>
      accounts.post(`/api/admin/posts${path}`, body, { token: staff.token });
    const { id, slug } = (await call('', { title: 'A post' })).json();
    const written = {
      revision: 1,
      slug,
      title: 'A post',
      author: 'Asha Rao',
      description: 'About it.',
      featuredImage: null,
      content: richText(formula),
    };
    const saved = await accounts.put(`/api/admin/posts/${id}`, written, staff.token);
    await refused(call(`/${id}/publish`, { revision: saved.json().revision }), 'content');
  });

  it('in a syllabus page', async () => {
    const page = { updatedAt: null, title: 'Lines', featuredImage: null, image: null };
    await refused(
      accounts.put(`/api/admin/syllabus/${bank.topic}`, { ...page, content: richText(formula) }, staff.token),
      'content',
    );
  });

  it('in a question', async () => {
    const { edit } = editorOf(test);
    await refused(edit({ id: bank.one, questions_text: text }, [], staff.token), 'questions_text');
  });

  it('in an import, whose other rows are fine', async () => {
    const work = importsOf(test, accounts, staff.token);
    const row = (key: string, words: string) => `${key},math-aa-sl,lines,easy,2,no,${words},$x=2$`;
    const sheet = [
      'key,subject,topic,difficulty,marks,calculator,text,answer',
      row('good', 'Solve $x=2$.'),
      row('bad', text),
    ].join('\n');
    const { id, counts } = await work.checked('questions', 'sheet.csv', sheet);
    expect(counts).toMatchObject({ new: 1, wrong: 1 });
    expect(await work.issues(id)).toEqual([refusal]);
  });
});

it('a report is words alone: nothing of it is typeset', async () => {
  const answer = await accounts.post(
    '/api/report',
    { type: otherReason, description: text.slice(0, 2000), questionId: bank.one },
    { token: student.token },
  );
  expect(answer.statusCode, answer.body).toBe(201);
});

it('other requests are answered while the heaviest texts are typeset', async () => {
  // Each is far from the ten seconds after which its thread is ended, also where cores have other work.
  const heavy = (number: number) => `$${'x_1^2'.repeat(200)}${number}$`;
  const texts = 60;
  let done = 0;
  const previews = Array.from({ length: texts }, async (_, at) => {
    const answer = await accounts.post('/api/admin/typeset', { text: heavy(at) }, { token: staff.token });
    done += 1;
    return answer.statusCode;
  });
  const other = await accounts.get(`/api/questions/${bank.one}`, student.token);
  expect(other.statusCode).toBe(200);
  expect(done).toBeLessThan(texts);
  expect(new Set(await Promise.all(previews))).toEqual(new Set([200]));
});

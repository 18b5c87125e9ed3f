import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';
import { tellOfReplyNow } from './tell-of-reply.job.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
let staff: Account;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
  staff = await accounts.signUpAs(roleIds.staff);
});

async function ask(body: unknown, token?: string, path = '/api/doubts') {
  test.clock.advance({ seconds: 1 });
  return accounts.post(path, body, { token });
}
async function reply(id: unknown, queries: unknown, token?: string) {
  test.clock.advance({ seconds: 1 });
  return accounts.post(`/api/admin/doubts/${id}/reply`, { queries }, { token });
}
const list = async (token: string, path = '/api/doubts/user') => (await accounts.get(path, token)).json();

describe('a doubt', () => {
  it.each([
    ['/api/doubts', '/api/doubts/user'],
    ['/doubts', '/doubts/user'],
    ['/doubts/', '/doubts/user/'],
  ])('asked at %s is listed at %s', async (askAt, listAt) => {
    const { token, user } = await accounts.signUp();
    const answer = await ask({ question_id: bank.one, queries: ' Why is $x = 1$? ' }, token, askAt);
    expect(answer.statusCode).toBe(201);
    const doubt = answer.json();
    expect(doubt).toEqual({
      id: expect.any(Number),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      queries: 'Why is $x = 1$?',
      queries_html: expect.stringContaining('<math'),
      author: { full_name: 'Asha Rao', username: user.username },
      Question: {
        id: bank.one,
        subject: { id: expect.any(Number), slug: 'math-aa-sl', subject_name: 'Math AA SL' },
        topic: expect.objectContaining({ slug: 'lines' }),
        topic_path: [
          expect.objectContaining({ slug: 'functions' }),
          expect.objectContaining({ slug: 'lines' }),
        ],
      },
    });
    expect(await list(token, listAt)).toEqual([doubt]);
  });

  it('gets replies and follow-ups in one thread, the newest first', async () => {
    const { token, user } = await accounts.signUp();
    const first = (await ask({ question_id: bank.one, queries: 'First?' }, token)).json();
    const second = (await ask({ question_id: bank.two, queries: 'Second?' }, token)).json();
    const answer = await reply(first.id, 'Because $1 = 1$.', staff.token);
    expect(answer.statusCode).toBe(201);
    const answered = answer.json();
    const parent = { id: first.id, user: { full_name: 'Asha Rao', username: user.username } };
    expect(answered).toMatchObject({ Parent: parent, author: { username: staff.user.username } });
    // Written on a reply, and so in its thread.
    const more = { question_id: bank.one, queries: 'And why?', parent_id: answered.id };
    const followUp = (await ask(more, token)).json();
    expect(followUp).toMatchObject({ Parent: parent, author: { username: user.username } });
    const again = (await reply(followUp.id, 'See page 7.', staff.token)).json();
    expect(again.Parent).toEqual(parent);
    expect((await list(token)).map((doubt: { id: number }) => doubt.id)).toEqual(
      [again, followUp, answered, second, first].map(({ id }) => id),
    );
    expect((await list(token)).at(-1)).not.toHaveProperty('Parent');
    expect(JSON.stringify(await list(token))).not.toContain('@');
  });

  it('is seen and continued by its owner and staff only', async () => {
    const [owner, stranger] = [await accounts.signUp(), await accounts.signUp()];
    const doubt = (await ask({ question_id: bank.one, queries: 'Mine' }, owner.token)).json();
    const body = { question_id: bank.one, queries: 'Yours?', parent_id: doubt.id };
    expect((await ask(body, stranger.token)).statusCode).toBe(404);
    expect((await reply(doubt.id, 'No', stranger.token)).statusCode).toBe(403);
    expect((await reply(doubt.id, 'No')).statusCode).toBe(401);
    expect((await ask({ question_id: bank.one, queries: 'x' })).statusCode).toBe(401);
    expect((await accounts.get('/api/doubts/user')).statusCode).toBe(401);
    expect(await list(stranger.token)).toEqual([]);
    expect(await list(staff.token)).toEqual([]);
    expect((await ask(body, staff.token)).statusCode).toBe(201);
    expect(await list(owner.token)).toHaveLength(2);
    expect(await list(staff.token)).toEqual([]);
  });

  it('is about a question that the student sees, and the thread’s own', async () => {
    const { token } = await accounts.signUp();
    for (const question_id of [bank.hidden, bank.secret, 999_999]) {
      expect((await ask({ question_id, queries: 'x' }, token)).statusCode).toBe(404);
    }
    const doubt = (await ask({ question_id: bank.one, queries: 'x' }, token)).json();
    const elsewhere = await ask({ question_id: bank.two, queries: 'x', parent_id: doubt.id }, token);
    expect(elsewhere.statusCode).toBe(400);
    expect(elsewhere.json().issues).toEqual([
      { path: 'parent_id', message: 'That doubt is about another question' },
    ]);
    expect((await ask({ question_id: bank.one, queries: 'x', parent_id: 999_999 }, token)).statusCode).toBe(
      404,
    );
    expect((await reply(999_999, 'x', staff.token)).statusCode).toBe(404);
  });

  it('stays the student’s when its question is hidden, and goes with it', async () => {
    const { token } = await accounts.signUp();
    const id = await addQuestion(test, bank.topic);
    await ask({ question_id: id, queries: 'x' }, token);
    await accounts.rows('update questions set visible = false where id = $1', [id]);
    expect(await list(token)).toHaveLength(1);
    await accounts.rows('delete from questions where id = $1', [id]);
    expect(await list(token)).toEqual([]);
  });

  it.each([
    ['a formula that is wrong', 'Is $\\frac{1}$ right?', '<p>Is $\\frac{1}$ right?</p>'],
    ['money', 'It costs $5.\nWhy?', '<p>It costs $5.<br>\nWhy?</p>'],
    ['HTML', '<img src=x onerror=alert(1)> $', '<p>&lt;img src=x onerror=alert(1)&gt; $</p>'],
    ['HTML in Markdown', '<b>bold</b> **bold**', '<p>&lt;b&gt;bold&lt;/b&gt; <strong>bold</strong></p>'],
  ])('with %s is shown safely', async (_, queries, html) => {
    const { token } = await accounts.signUp();
    const answer = await ask({ question_id: bank.one, queries }, token);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ queries, queries_html: html });
  });

  it('is taken twenty times an hour from one account; staff are not counted', async () => {
    const [busy, quiet] = [await accounts.signUp(), await accounts.signUp()];
    const body = { question_id: bank.one, queries: 'x' };
    for (let count = 1; count <= 20; count += 1) expect((await ask(body, busy.token)).statusCode).toBe(201);
    expect((await ask(body, busy.token)).statusCode).toBe(429);
    expect((await ask(body, quiet.token)).statusCode).toBe(201);
    const { id } = (await list(busy.token))[0];
    for (let count = 1; count <= 21; count += 1) {
      expect((await reply(id, 'x', staff.token)).statusCode).toBe(201);
    }
    test.clock.advance({ minutes: 61 });
    expect((await ask(body, busy.token)).statusCode).toBe(201);
  });

  it('is not made of garbage', async () => {
    const { token } = await accounts.signUp();
    const good = { question_id: bank.one, queries: 'x' };
    for (const body of [
      undefined,
      [],
      {},
      { ...good, queries: '   ' },
      { ...good, queries: 7 },
      { ...good, queries: 'x'.repeat(4001) },
      { ...good, queries: 'a\0' },
      { ...good, question_id: 'x' },
      { ...good, question_id: true },
      { ...good, parent_id: 'x' },
      { ...good, parent_id: -1 },
    ]) {
      expect((await ask(body, token)).statusCode, JSON.stringify(body)?.slice(0, 60)).toBe(400);
    }
    for (const [id, queries] of [
      ['x', 'x'],
      ['0', 'x'],
      ['99999999999', 'x'],
      [1, ''],
      [1, {}],
      [1, 'x'.repeat(8001)],
    ]) {
      expect((await reply(id, queries, staff.token)).statusCode).toBe(400);
    }
    expect(await list(token)).toEqual([]);
  });
});

describe('the e-mail about a reply', () => {
  const subject = 'A reply to your doubt on Sevenfold';

  it('goes to the student, with doubt, reply and the way to both', async () => {
    const { token, email } = await accounts.signUp();
    const doubt = (await ask({ question_id: bank.one, queries: 'Why is $x<1$?' }, token)).json();
    await reply(doubt.id, 'Look at\nthe **<graph>** & $x^2$ for $5 or $6.', staff.token);
    const mail = await accounts.mail(email, subject);
    expect(mail.subject).toBe(subject);
    for (const part of [mail.text, mail.html]) {
      const link = `http://localhost:3000/my-doubts?thread=${doubt.id}`;
      for (const words of ['Asha Rao', 'The topic lines', 'Math AA SL', link]) {
        expect(part).toContain(words);
      }
      expect(part).toContain('You get this message because you asked a doubt');
      expect(part).not.toContain(staff.email);
    }
    expect(mail.text).toContain('Why is x<1?');
    expect(mail.text).toContain('Look at\nthe <graph> & x² for $5 or $6.');
    expect(mail.html).toContain('the &lt;graph&gt; &amp; x² for $5');
    expect(mail.html).not.toContain('<graph>');
  });

  it('is not sent for what one writes oneself', async () => {
    const { token, email } = await accounts.signUp();
    const doubt = (await ask({ question_id: bank.one, queries: 'x' }, token)).json();
    await ask({ question_id: bank.one, queries: 'y', parent_id: doubt.id }, token);
    const own = (await ask({ question_id: bank.one, queries: 'x' }, staff.token)).json();
    await reply(own.id, 'y', staff.token);
    await accounts.settled();
    expect(test.mails.filter((mail) => mail.subject === subject && mail.to === email)).toEqual([]);
    expect(test.mails.filter((mail) => mail.subject === subject && mail.to === staff.email)).toEqual([]);
  });

  it('is sent by staff who write in the thread, as one message however often the job runs', async () => {
    const { token, email } = await accounts.signUp();
    const doubt = (await ask({ question_id: bank.one, queries: 'x'.repeat(400) }, token)).json();
    const answered = (
      await ask({ question_id: bank.one, queries: 'So.', parent_id: doubt.id }, staff.token)
    ).json();
    const mail = await accounts.mail(email, subject);
    expect(mail.text).toContain(`${'x'.repeat(280)} …`);
    const jobId = '00000000-0000-4000-8000-000000000001';
    await tellOfReplyNow(test, { replyId: answered.id }, { jobId });
    expect(test.mails.at(-1)).toMatchObject({ id: jobId, to: email });
  });

  it('is not sent of what is gone', async () => {
    const { token, user } = await accounts.signUp();
    const doubt = (await ask({ question_id: bank.one, queries: 'x' }, token)).json();
    const answered = (await reply(doubt.id, 'y', staff.token)).json();
    await accounts.settled();
    const sent = test.mails.length;
    await accounts.rows('delete from users where id = $1', [user.id]);
    await tellOfReplyNow(test, { replyId: answered.id }, { jobId: 'x' });
    await tellOfReplyNow(test, { replyId: doubt.id }, { jobId: 'x' });
    expect(test.mails).toHaveLength(sent);
  });
});

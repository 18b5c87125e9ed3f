import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readPdf } from '../../platform/drawing/pdf/pdf.fixture.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { addSmallBank } from './saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
let student: Account;
let bookmarks: Record<'one' | 'two', number>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
  student = await accounts.signUp();
  bookmarks = { one: await save(bank.one, student), two: await save(bank.two, student) };
});

async function save(questionId: number, { token }: Account): Promise<number> {
  test.clock.advance({ seconds: 1 });
  return (await accounts.post(`/api/user_question/${questionId}`, {}, { token })).json().id;
}

const download = (account: Account | undefined, query = '', path = '/api/user_question/download-pdf') =>
  accounts.get(`${path}${query}`, account?.token);

describe('the download of saved questions', () => {
  it.each([
    ['/api/user_question/download-pdf', false],
    ['/user_question/download-pdf', false],
    ['/user_question/download-pdf/', false],
    ['/api/user_question/download-pdf/answers', true],
    ['/user_question/download-pdf/answers', true],
    ['/user_question/download-pdf/answers/', true],
  ])('%s is a PDF file for its owner', async (path, withAnswers) => {
    const answer = await download(student, '', path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="saved-questions${withAnswers ? '-with-answers' : ''}.pdf"`,
      'content-length': String(answer.rawPayload.length),
    });
    const { title, pages } = readPdf(answer.rawPayload);
    expect(title).toBe(`Saved questions${withAnswers ? ' with answers' : ''} – Sevenfold`);
    const text = pages.join('');
    for (const words of ['Asha Rao', 'Question two', 'Math AA SL', 'Page 1 of', 'sevenfold.example']) {
      expect(text).toContain(words);
    }
    expect(text.indexOf('Question two')).toBeLessThan(text.indexOf('one\n'));
    for (const words of ['Answer\n', 'factorises', 'M1\n', 'A1A1\n']) {
      expect(text.includes(words), words).toBe(withAnswers);
    }
  });

  it('can be of some of them', async () => {
    const text = readPdf((await download(student, `?ids=${bookmarks.two}`)).rawPayload).pages.join('');
    expect(text).toContain('1 question\n');
    expect(text).toContain('Question two');
    const both = await download(student, `?ids=${bookmarks.one},${bookmarks.two},${bookmarks.one}`);
    expect(readPdf(both.rawPayload).pages[0]).toContain('2 questions\n');
  });

  it('is never of bookmarks of others, or of none', async () => {
    const other = await accounts.signUp();
    for (const query of ['', `?ids=${bookmarks.one}`, '?ids=1']) {
      const answer = await download(other, query);
      expect(answer.statusCode, query).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await download(undefined)).statusCode).toBe(401);
    await save(bank.three, other);
    const mixed = await download(other, `?ids=${bookmarks.one}`);
    expect(mixed.statusCode).toBe(404);
  });

  it('holds ten questions, and any number for staff', async () => {
    const [reader, staff] = [await accounts.signUp(), await accounts.signUpAs(roleIds.staff)];
    const ids: number[] = [];
    for (let count = 1; count <= 11; count += 1) {
      const id = await addQuestion(test, bank.topic, { text: `Number ${count}.` });
      ids.push(await save(id, reader));
      await save(id, staff);
      if (count === 10) expect((await download(reader)).statusCode).toBe(200);
    }
    for (const path of ['/api/user_question/download-pdf', '/api/user_question/download-pdf/answers']) {
      const refused = await download(reader, '', path);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toEqual({
        message: 'You can download up to 10 questions at a time.',
        code: 'not_allowed',
      });
      expect((await download(reader, `?ids=${ids.slice(1).join(',')}`, path)).statusCode).toBe(200);
      expect((await download(reader, `?ids=${ids.join(',')}`, path)).statusCode).toBe(403);
    }
    expect(readPdf((await download(staff)).rawPayload).pages.join('')).toContain('11 questions\n');
  });

  it('leaves out what the reader may not see any more', async () => {
    const reader = await accounts.signUp();
    const id = await addQuestion(test, bank.topic, { text: 'Soon hidden.' });
    await save(id, reader);
    await save(bank.one, reader);
    await accounts.rows('update questions set visible = false where id = $1', [id]);
    const text = readPdf((await download(reader)).rawPayload).pages.join('');
    expect(text).toContain('1 question\n');
    expect(text).not.toContain('Soon hidden');
  });

  it.each([
    '?ids=',
    '?ids=x',
    '?ids=1;2',
    '?ids=1,',
    '?ids=-1',
    '?ids=1.5',
    '?ids=9999999999',
    '?ids=99999999999',
    '?ids=%00',
  ])('refuses %s', async (query) => {
    expect((await download(student, query)).statusCode).toBe(400);
  });

  it('answers many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => download(student)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(200));
  });

  it('is described as a file', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    expect(paths['/api/user_question/download-pdf'].get.responses['200'].content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { readBookletCode } from '@sevenfold/contract/papers/booklet.rules';
import { printedParts, printStyles } from '@sevenfold/contract/papers/print.constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type Account, accountsOf } from '../../accounts/accounts.fixture.ts';
import { textOf } from '../../grading/pdf/read-pdf.fixture.ts';
import { findGradedTest } from '../../practice-tests/graded-tests.ts';
import { testsOf } from '../../practice-tests/practice-tests.fixture.ts';
import { answerLimits } from '../../questions/answer-limits.ts';
import { addPaperBank, loadMocks, mockOf, papersOf } from '../papers.fixture.ts';
import { codeOfPage } from './booklet-code.policy.ts';
import { findPrintedPage, readBookletPages } from './read-booklet.ts';

const mock = 'math-aa-sl-mock-a-paper-1';
const draft = 'math-aa-sl-mock-b-paper-1';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let student: Account;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addPaperBank(test);
  await loadMocks(test, [mockOf(), mockOf({ key: 'math-aa-sl/b/1', set: 'B' })]);
  staff = await accounts.signUpAs(roleIds.staff);
  student = await accounts.signUp();
  await change({ published: false });
});

async function change(body: Record<string, unknown>): Promise<void> {
  const answer = await accounts.call('PATCH', `/api/admin/papers/${draft}`, body, { token: staff.token });
  expect(answer.statusCode, answer.body).toBe(200);
}

const print = (account?: Account, query = '', slug = mock) =>
  accounts.get(`/api/papers/${slug}/pdf${query}`, account?.token);
const statusOf = async (...asked: Parameters<typeof print>) => (await print(...asked)).statusCode;
const scheme = '?part=scheme';

describe('a paper to print', () => {
  it.each(printStyles)('is there for everybody, in %s style', async (style) => {
    for (const part of printedParts) {
      const answer = await print(undefined, `?part=${part}&style=${style}`);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const name = `${mock}${part === 'scheme' ? '-mark-scheme' : ''}${style === 'standard' ? '' : `-${style}`}`;
      expect(answer.headers['content-disposition']).toBe(`inline; filename="${name}.pdf"`);
    }
  });

  it('has the questions of its sections without an answer, and the scheme has them all', async () => {
    const questions = (await textOf((await print()).rawPayload)).join('\n');
    for (const words of [
      'Math AA SL',
      'Section A',
      'Section B',
      'short-a with',
      'long-a with',
      '26',
      'Not allowed',
    ]) {
      expect(questions, words).toContain(words);
    }
    expect(questions).not.toContain('for line');
    const lines = (await textOf((await print(undefined, scheme)).rawPayload)).join('\n');
    for (const words of ['Mark scheme', 'Section A', 'for line 15', 'A1'])
      expect(lines, words).toContain(words);
    expect(lines).not.toContain('short-a with');
  });

  it('is drawn once, and again when its text has changed', async () => {
    const kept = () => readdir(join(test.config.dataDir, 'papers'));
    const first = (await print()).rawPayload;
    const before = await kept();
    test.clock.advance({ hours: 1 });
    expect((await print(student)).rawPayload.equals(first)).toBe(true);
    expect(await kept()).toEqual(before);
    await accounts.rows(
      `update questions set questions_text = 'Changed: find $y$. [5]' where design_key = 'short-a'`,
    );
    const texts = (await textOf((await print(staff)).rawPayload)).join('\n');
    expect(texts).toContain('Changed: find');
    expect(await kept()).toHaveLength(before.length + 1);
  });

  it.each(['?part=answers', '?style=huge', '?style=', '?part=questions&part=scheme', '?style=%00'])(
    'refuses %s',
    async (query) => {
      expect(await statusOf(undefined, query)).toBe(400);
    },
  );

  it.each(['nothing', 'No-Slug', '..%2f..%2fetc', 'a'.repeat(300), '%00'])(
    'is not there for %s',
    async (slug) => {
      expect([400, 404]).toContain(await statusOf(undefined, '', slug));
    },
  );

  it('counts the answers of a scheme, and refuses when there were too many', async () => {
    const reader = await accounts.signUp();
    const { ofAccount } = answerLimits(test.config);
    await test.rateLimits.spend(ofAccount, reader.user.id, ofAccount.tries);
    // A server hands its count over in portions, so the first few still come.
    const statuses: number[] = [];
    for (let asked = 0; asked < 9; asked += 1) statuses.push(await statusOf(reader, scheme));
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(reader)).toBe(200);
  });
});

describe('a paper that is not for everybody', () => {
  it('is for staff alone while it is a draft', async () => {
    await change({ published: false });
    for (const query of ['', scheme]) {
      expect(await statusOf(undefined, query, draft)).toBe(404);
      expect(await statusOf(student, query, draft)).toBe(404);
      expect(await statusOf(staff, query, draft)).toBe(200);
    }
  });

  it('is for chosen students alone, and its scheme once they have sat it', async () => {
    const chosen = await accounts.signUp();
    await change({ published: true, audience: 'chosen', students: [chosen.email] });
    for (const other of [undefined, student]) expect(await statusOf(other, '', draft)).toBe(404);
    expect(await statusOf(chosen, '', draft)).toBe(200);
    expect(await statusOf(chosen, scheme, draft)).toBe(409);
    const slug = await papersOf(accounts, chosen.token).sit(draft);
    const tests = testsOf(accounts, chosen.token);
    await tests.call('POST', `/${slug}/start`);
    expect((await print(chosen, scheme, draft)).json()).toEqual({
      code: 'conflict',
      message: 'You are sitting this paper. Its mark scheme is here once you have finished.',
    });
    test.clock.advance({ hours: 5 });
    expect(await statusOf(chosen, scheme, draft)).toBe(200);
  });

  it('is closed until it opens', async () => {
    const opensAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    await change({ published: true, audience: 'everybody', opensAt });
    expect(await statusOf(student, '', draft)).toBe(409);
    expect(await statusOf(undefined, scheme, draft)).toBe(409);
    expect(await statusOf(staff, '', draft)).toBe(200);
    test.clock.advance({ hours: 2 });
    expect(await statusOf(student, '', draft)).toBe(200);
  });

  it('is its maker’s, where a student built it', async () => {
    const maker = await accounts.signUp();
    const answer = await papersOf(accounts, maker.token).build();
    const { slug } = answer.json();
    for (const query of ['', scheme]) {
      expect(await statusOf(maker, query, slug)).toBe(200);
      for (const other of [undefined, student, staff]) expect(await statusOf(other, query, slug)).toBe(404);
    }
  });
});

describe('an answer booklet', () => {
  const booklet = (slug: string, account?: Account, path = '') =>
    accounts.get(`/api/test/${slug}/booklet${path}`, account?.token);

  it('is printed for whoever takes the test, with a code on each page', async () => {
    const slug = await papersOf(accounts, student.token).sit(mock);
    const answer = await booklet(slug, student, '.pdf?style=large');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-disposition']).toBe('inline; filename="answer-booklet-large.pdf"');
    const texts = await textOf(answer.rawPayload);
    const { pages } = (await booklet(slug, student)).json();
    expect(texts).toHaveLength(pages.length);
    for (const text of texts) expect(text).toContain('Sevenfold Mock A');
    expect(pages.map(({ page }: { page: number }) => page)).toEqual(texts.map((_, index) => index + 1));
    expect([...new Set(pages.flatMap(({ positions }: { positions: number[] }) => positions))]).toEqual([
      0, 1, 2,
    ]);
  });

  it('is there for a test without a paper as well', async () => {
    const maker = await accounts.signUp();
    const slug = await testsOf(accounts, maker.token).create();
    expect((await textOf((await booklet(slug, maker, '.pdf')).rawPayload))[0]).toContain('Practice test');
  });

  it('is nobody else’s', async () => {
    const slug = await papersOf(accounts, student.token).sit(mock);
    const other = await accounts.signUp();
    for (const path of ['', '.pdf']) {
      expect((await booklet(slug, undefined, path)).statusCode).toBe(401);
      expect((await booklet(slug, other, path)).statusCode).toBe(404);
      expect((await booklet(slug, staff, path)).statusCode).toBe(404);
      expect((await booklet('a'.repeat(20), student, path)).statusCode).toBe(404);
      expect((await booklet('No', student, path)).statusCode).toBe(400);
    }
    expect((await booklet(slug, student, '.pdf?style=none')).statusCode).toBe(400);
  });

  it('stays as it was, whatever becomes of its questions', async () => {
    const maker = await accounts.signUp();
    const slug = await papersOf(accounts, maker.token).sit(mock);
    const before = (await booklet(slug, maker)).json();
    const long = Array.from({ length: 8 }, (_, part) => `(${'abcdefgh'[part]}) Find. [9]`).join('\n\n');
    await accounts.rows(`update questions set questions_text = $1 where design_key = 'long-a'`, [long]);
    expect((await booklet(slug, maker)).json()).toEqual(before);
    const later = await accounts.signUp();
    const other = await papersOf(accounts, later.token).sit(mock);
    expect((await booklet(other, later)).json().pages.length).toBeGreaterThan(before.pages.length);
  });

  it('is the same for two who ask for it at once', async () => {
    const maker = await accounts.signUp();
    const slug = await papersOf(accounts, maker.token).sit(mock);
    const answers = await Promise.all(Array.from({ length: 6 }, () => booklet(slug, maker, '.pdf')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(
      await accounts.rows(
        'select 1 from test_booklets b join practice_tests t on t.id = b.test_id where t.slug = $1',
        [slug],
      ),
    ).toHaveLength(1);
  });

  it('has pages that are known when they come back, and by their code alone', async () => {
    const [maker, other] = [await accounts.signUp(), await accounts.signUp()];
    const [slug, otherSlug] = [
      await papersOf(accounts, maker.token).sit(mock),
      await papersOf(accounts, other.token).sit(mock),
    ];
    const { db } = test.database;
    const [own, theirs] = await Promise.all(
      [slug, otherSlug].map(async (one) => (await findGradedTest(db, one, test.clock.now()))!),
    );
    expect(await readBookletPages(db, own!.id)).toEqual([]);
    for (const [one, who] of [
      [slug, maker],
      [otherSlug, other],
    ] as const)
      await booklet(one, who);
    const [row] = await accounts.rows('select secret from test_booklets where test_id = $1', [own!.id]);
    const code = codeOfPage(String(row!.secret), own!, 2);
    const { pages } = (await booklet(slug, maker)).json();
    expect(await findPrintedPage(db, own!, code)).toEqual(pages[1]);
    expect(await findPrintedPage(db, theirs!, code)).toBeUndefined();
    expect(await findPrintedPage(db, own!, { ...code, page: 1 })).toBeUndefined();
    expect(await findPrintedPage(db, own!, { ...code, check: '00000000' })).toBeUndefined();
    expect(await findPrintedPage(db, own!, codeOfPage(String(row!.secret), own!, 99))).toBeUndefined();
    expect(readBookletCode(`SF1:${code.slug}:2:${code.check}`)).toEqual(code);
  });
});

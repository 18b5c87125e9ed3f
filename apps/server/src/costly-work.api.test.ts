import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { type Account, accountsOf } from './features/accounts/accounts.fixture.ts';
import { limitHashing } from './features/accounts/password-hashing.ts';
import { billingOf } from './features/billing/billing.fixture.ts';
import { limitReceipts } from './features/billing/print-receipt.ts';
import { gradingOf } from './features/grading/grading.fixture.ts';
import { limitChecks } from './features/grading/pdf/check-pdf.ts';
import { limitReports } from './features/grading/pdf/draw-report.ts';
import { sheetOf } from './features/grading/pdf/sheets.fixture.ts';
import { limitChoosing } from './features/papers/building/choose-in-thread.ts';
import { papersOf } from './features/papers/papers.fixture.ts';
import { limitPrints } from './features/papers/print/print-paper.ts';
import { addTestBank, testsOf } from './features/practice-tests/practice-tests.fixture.ts';
import { limitDrawing } from './features/questions/draw-text-image.ts';
import { editorOf, pictureOf } from './features/questions/editing/editing.fixture.ts';
import { limitTranscripts } from './features/questions/transcripts/transcribe-images.ts';
import { limitMarking } from './features/replies/mark-in-thread.ts';
import { limitSheets } from './features/saved/download-saved.ts';
import { limitSitemaps } from './features/site/read-sitemap.ts';
import { limitCards } from './features/site/read-social-card.ts';
import { AppError } from './platform/app-error.ts';
import type { Limit } from './platform/concurrency-limit.ts';
import type { FairLimit } from './platform/fair-limit.ts';
import { limitLargePictures, limitSmallPictures } from './platform/pictures/make-picture.ts';
import { limitTypesetting } from './platform/typesetting/typeset-in-thread.ts';

/** Each as a call that needs it, and what the call answers once there is a place. */
interface CostlyWork {
  readonly limit: Limit;
  /** Where owners take turns. */
  readonly fair?: FairLimit;
  readonly ask: () => Promise<LightMyRequestResponse>;
  /** Reading text from pictures takes too long to be waited for. */
  readonly answer?: number;
}

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let student: Account;
let running: { slug: string; ids: number[] };
let works: Record<string, CostlyWork>;

beforeAll(async () => {
  test = await startTestApp({
    environment: { RATE_LIMIT_SCALE: '1000' },
    app: {
      pages: {
        development: false,
        serveAssets: async () => undefined,
        render: async () => new Response('<p>here</p>', { headers: { 'content-type': 'text/html' } }),
      },
    },
  });
  accounts = accountsOf(test);
  const editor = editorOf(test);
  const grading = gradingOf(test, accounts);
  const billing = billingOf(test, accounts);
  await addTestBank(test);
  student = await accounts.signUp();
  const { token } = student;
  const staff = await accounts.signUpAs(roleIds.staff);
  running = await testsOf(accounts, token).started();
  const [question] = running.ids;
  await accounts.post(`/api/user_question/${question}`, {}, { token });
  await accounts.rows(`update questions set mcq_answer = 'B' where id = $1`, [question]);
  await billing.buyPlan(token);
  const [order] = (await accounts.get('/api/orders', token)).json();
  const finished = await grading.finished(student);
  const sheet = await sheetOf(1);

  const handedIn = await grading.finished(student);
  grading.told(await grading.upload(handedIn, token, sheet));
  await grading.pay(handedIn, student);
  const desk = `/api/admin/grading/${handedIn}`;
  const claimed = await accounts.post(`${desk}/claim`, {}, { token: staff.token });
  const questions = claimed.json().questions.map(({ question_id }: { question_id: number }) => ({
    question_id,
    lines: null,
    marks: 2,
    comment: '',
  }));
  const marking = { questions, annotations: [], overall_comment: 'Well done.' };
  const saving = { version: 0, save_id: randomUUID(), marking };
  expect((await accounts.put(`${desk}/marking`, saving, staff.token)).statusCode).toBe(200);

  const media = async (content: Buffer) =>
    editor.send('/api/admin/media', { alt: 'A picture' }, [{ field: 'file', content }], staff.token);
  const [small, large] = [await pictureOf('#808080'), await pictureOf('#808080', 2100, 2000)];
  // Without its owners it is a line like all others.
  const inTurn = (fair: FairLimit): Pick<CostlyWork, 'fair' | 'limit'> => ({
    fair,
    limit: (work) => fair({ owner: randomUUID() }, work),
  });

  works = {
    passwords: {
      ...inTurn(limitHashing),
      ask: () => accounts.logIn('nobody@school.example'),
      answer: 401,
    },
    'social cards': {
      limit: limitCards,
      ask: () => accounts.get(`/social-cards/questions/${question}.png`),
      answer: 200,
    },
    sitemaps: {
      limit: limitSitemaps,
      ask: () => accounts.get('/sitemaps/questions-1.xml'),
      answer: 200,
    },
    'sheets of saved questions': {
      ...inTurn(limitSheets),
      ask: () => accounts.get('/api/user_question/download-pdf', token),
      answer: 200,
    },
    'printed papers': {
      ...inTurn(limitPrints),
      ask: () => accounts.get(`/api/test/${running.slug}/booklet.pdf`, token),
      answer: 200,
    },
    receipts: {
      ...inTurn(limitReceipts),
      ask: () => accounts.get(`/api/orders/${order.id}/receipt`, token),
      answer: 200,
    },
    typesetting: {
      limit: limitTypesetting,
      ask: () => accounts.post('/api/doubts', { question_id: question, queries: 'Why $x$?' }, { token }),
      answer: 201,
    },
    'typed answers': {
      ...inTurn(limitMarking),
      ask: () =>
        accounts.post(`/api/questions/${question}/check`, { replies: [{ field: 'q.1', value: 'B' }] }),
      answer: 200,
    },
    papers: {
      ...inTurn(limitChoosing),
      ask: () => papersOf(accounts, token).build({ total: { marks: 30 } }),
      answer: 200,
    },
    'answer sheets': {
      ...inTurn(limitChecks),
      ask: () => grading.upload(finished, token, sheet),
      answer: 200,
    },
    'graded sheets': {
      limit: limitReports,
      ask: () => accounts.post(`${desk}/return`, { version: 1 }, { token: staff.token }),
      answer: 200,
    },
    'pictures of texts': {
      limit: limitDrawing,
      ask: () => accounts.post('/api/admin/text-images', { text: 'Solve $x$' }, { token: staff.token }),
      answer: 200,
    },
    'small pictures': { limit: limitSmallPictures, ask: () => media(small), answer: 201 },
    'large pictures': { limit: limitLargePictures, ask: () => media(large), answer: 201 },
    transcripts: {
      limit: limitTranscripts,
      ask: () =>
        editor.send('/api/admin/transcripts', {}, [{ field: 'images', content: small }], staff.token),
    },
  };
});

/** Whatever became of a test, other files use the same lines. */
const gates: (() => Promise<void>)[] = [];
const emptyAll = async () => void (await Promise.all(gates.splice(0).map((open) => open())));
afterEach(emptyAll);

/** Takes every place of a line, with work that ends when the test says so. Tells what becomes of the first that ends before. */
async function fill(limit: Limit): Promise<{ firstEnd: () => Promise<unknown> }> {
  let open!: () => void;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const places: Promise<unknown>[] = [];
  gates.push(async () => {
    open();
    await Promise.all(places);
  });
  for (;;) {
    const place = limit(() => gate).catch((error: unknown) => error);
    const refusal = await Promise.race([place, setImmediate()]);
    if (refusal instanceof AppError) return { firstEnd: () => Promise.race(places) };
    places.push(place);
    expect(places.length).toBeLessThan(500);
  }
}

async function expectRefused(name: string, { ask }: CostlyWork): Promise<void> {
  const refused = await ask();
  expect([name, refused.statusCode, refused.json()]).toEqual([
    name,
    503,
    { code: 'unavailable', message: 'We are very busy right now. Please try again in a few seconds.' },
  ]);
  expect(refused.headers['retry-after']).toBe('5');
}

describe('what costs much of a processor', { timeout: 120_000 }, () => {
  it('waits in lines of its own: with all of them full, the rest is answered and the work refused', async () => {
    await Promise.all(Object.values(works).map(({ limit }) => fill(limit)));
    const { token } = student;
    const { slug, ids } = running;
    const plain = [
      await accounts.get('/'),
      await accounts.get('/api/health'),
      await accounts.get('/api/subjects'),
      await accounts.get('/api/search?query=solve'),
      await accounts.get(`/api/questions/${ids[0]}`),
      await accounts.get('/api/user', token),
      await accounts.get(`/api/test/${slug}`, token),
      await accounts.post(
        `/api/test/${slug}/actions`,
        { actions: [{ id: randomUUID(), question_id: ids[0], kind: 'attempt' }] },
        { token },
      ),
      await accounts.post('/api/pinned_question', { question: ids[0] }, { token }),
    ];
    expect(plain.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
    for (const [name, work] of Object.entries(works)) await expectRefused(name, work);
  });

  it.each([
    'passwords',
    'social cards',
    'sitemaps',
    'sheets of saved questions',
    'receipts',
    'typesetting',
    'typed answers',
    'papers',
    'answer sheets',
    'graded sheets',
    'pictures of texts',
    'small pictures',
    'large pictures',
    'transcripts',
  ])('%s: the full line alone refuses, and takes work again when it has room', async (name) => {
    const work = works[name]!;
    await fill(work.limit);
    await expectRefused(name, work);
    await emptyAll();
    if (work.answer === undefined) return;
    const answer = await work.ask();
    expect(answer.statusCode, answer.body).toBe(work.answer);
  });

  it.each(['passwords', 'sheets of saved questions', 'receipts'])(
    '%s: one who asks again and again makes room for whoever comes next',
    async (name) => {
      const { fair, ask, answer } = works[name]!;
      const { firstEnd } = await fill((work) => fair!({ owner: 'somebody else' }, work));
      const asked = ask();
      expect(await Promise.race([asked, firstEnd()])).toBeInstanceOf(AppError);
      await emptyAll();
      expect((await asked).statusCode).toBe(answer);
    },
  );

  it('what was made of the bank for search engines is kept, and needs no place in the line', async () => {
    const { ask } = works.sitemaps!;
    expect((await ask()).statusCode).toBe(200);
    await fill(limitSitemaps);
    expect((await ask()).statusCode).toBe(200);
  });
});
